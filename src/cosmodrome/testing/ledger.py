"""The numbers in the log: a reader who knows a game from its log alone keeps accounts, which agree with the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message, Player
from cosmodrome.core.records import Event
from cosmodrome.testing.walk import Case, walk


class Ledger:
    """Keeps accounts of what the log says. A game's ledger has a method for each message that gives numbers.

    The method for the message `took-up` is `took_up`; it gets the message's arguments by name, players as seats.
    """

    unkept: ClassVar[frozenset[str]] = frozenset()
    """Messages whose numbers are no part of the state afterwards, such as dice."""

    games: ClassVar[int] = 1
    """Played at each table: more of short games, in which some things happen seldom."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats, self.options = seats, options

    def hear(self, text: Any) -> None:
        """A line of the log. Numbers that no account takes are a fault."""
        if not isinstance(text, Message):
            return
        method = text.id.replace("-", "_")
        keep: Callable[..., None] | None = getattr(self, method, None)
        if keep:
            keep(**{name: plain(value) for name, value in text.args.items()})
            return
        assert text.id in self.unkept or not has_numbers(text), (
            f"the ledger has no method {method}, which takes {', '.join(text.args)};"
            f" if nothing in the state follows from these numbers, add '{text.id}' to unkept"
        )

    def check(self, state: Any) -> None:
        """Whether the accounts agree with the state, after each action."""

    def close(self, state: Any, outcome: Outcome) -> None:
        """The same at the end of the game."""


def plain(value: Any) -> Any:
    """Players as seats; lists and messages inside as they are."""
    if isinstance(value, Player):
        return value.seat
    return tuple(plain(each) for each in value) if isinstance(value, tuple | list) else value


def has_numbers(value: Any) -> bool:
    match value:
        case bool():
            return False
        case int():
            return True
        case Message():
            return any(has_numbers(each) for each in value.args.values())
        case tuple() | list():
            return any(has_numbers(each) for each in value)
    return False


def check_log(case: Case, ledger: type[Ledger], seed: int) -> None:
    """Random games, read from the log alone; `AssertionError` where a number in it is not that of the state."""
    for game in range(ledger.games):
        _read(case, ledger(case.seats, case.options), seed + game)


def _read(case: Case, ledger: Ledger, seed: int) -> None:
    state, events = case.open(seed)
    _hear(case, ledger, state, events)
    for moment in walk(case, seed):
        state, events = moment.after
        _hear(case, ledger, state, events)
    outcome = case.game.outcome(state)
    assert outcome is not None
    ledger.close(state, outcome)


def _hear(case: Case, ledger: Ledger, state: Any, events: list[Event]) -> None:
    for event in events:
        line = case.game.texts.event(event)
        ledger.hear(line.text)
        if isinstance(line.detail, Message):  # the printed text of a card has numbers of its own
            ledger.hear(line.detail)
    ledger.check(state)
