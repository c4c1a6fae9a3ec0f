"""What a game is to the rest of the house: its facts and a dozen functions over its own kind of state.

A game is put together from functions, not inherited: its package builds one `Game` and registers it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from cosmodrome.core.lesson import Lesson
from cosmodrome.core.records import Action, Event, Records, View
from cosmodrome.core.refusal import BadSetup, Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.core.rulebook import Rulebook
from cosmodrome.core.texts import Block, Line, Texts

Seat = int
CLOCK: Seat = -1
"""The pseudo-seat of time: a game that waits for a timer awaits it, and whoever keeps the clock plays for it."""

Options = Mapping[str, str]


class Timer(msgspec.Struct, frozen=True):
    """What `CLOCK` waits for: when it has run for so many seconds, time speaks. Another run starts it afresh."""

    run: int
    seconds: float


class Choice(msgspec.Struct, frozen=True):
    value: str
    title: str
    text: str


class Option(msgspec.Struct, frozen=True):
    """Something a table settles before the game."""

    id: str
    title: str
    text: str
    choices: tuple[Choice, ...]
    default: str


class Meta(msgspec.Struct, frozen=True):
    """What a shelf says about a game."""

    id: str
    title: str
    summary: str
    designer: str
    publisher: str
    year: int | None
    """None where it is not known for sure."""
    min_seats: int
    max_seats: int
    minutes: tuple[int, int]
    rules_version: str
    """Grows when the same actions would lead elsewhere; a save file of another version is not loaded."""
    options: tuple[Option, ...] = ()
    cooperative: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `winners` is empty where everybody lost, or where there is nothing but a score to reach."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    sheet: tuple[dict[str, int], ...]
    """Each seat's points by category; they add up to its score."""
    titles: tuple[str, ...]
    """A word for each seat's result."""
    verdict: str
    """One sentence for all."""

    def named(self, names: Sequence[str]) -> Outcome:
        """The same with the players' names filled in."""
        return msgspec.structs.replace(self, verdict=Line(self.verdict, "").named(names).text)


class State(Protocol):
    """A mutable shell over frozen leaves."""

    rng: Rng

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)


def _never(_: Any, __: Seat) -> bool:
    return False


class Hints(msgspec.Struct, Generic[S], frozen=True):
    """What a bot wants to know of a game."""

    evaluate: Callable[[S, Seat], float]
    """How good this is for the seat: 0 to 1, exact once the game is over."""
    sensible: Callable[[S, Seat], Sequence[Action]]
    """The offers worth a thought: never empty while awaited, twins left out."""
    routine: Callable[[S, Seat], bool] = _never
    """Where one look ahead is enough and nothing hidden matters: no bot searches there, or deals more than once."""
    play_on: Callable[[S, Seat], None] | None = None
    """Plays on by rules of thumb to a moment fit for judging: for games of dice, where search has no use for a tree."""
    paired: bool = False
    """Luck is louder than most decisions: a search compares the moves at hand on like deals."""


class Measures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a finished game was like for one seat, beyond its points, in words for a balance report."""

    things: dict[str, dict[str, bool]] = {}
    """By group, then by name: True where the seat had it, False where it could have had it but had not.

    What was out of its reach is left out, so that the two sides of a comparison differ in nothing else by rule.
    """
    numbers: dict[str, dict[str, float]] = {}
    """By group, then by name; one that means nothing for this seat is left out and does not count as 0."""


def _nothing(_: Any) -> Sequence[Event]:
    return ()


def _untimed(_: Any) -> Timer | None:
    return None


class Game(msgspec.Struct, Generic[S], frozen=True):
    """The contract. `seat` is None for a spectator; functions never change a state, but `apply` does."""

    meta: Meta
    rules: Rulebook
    records: Records
    texts: Texts
    hints: Hints[S]
    content: str
    """Digest of the component data in use: saves made with other data are not loaded."""
    components: Callable[[], Sequence[Block]]
    """Every card, tile and number as tables, each row with its provenance."""
    data: Any
    """The same as typed rows, for a page that draws them."""

    refuse_setup: Callable[[int, Options], Refusal | None]
    """Why this number of seats and these options do not go together."""
    setup: Callable[[int, Options, Rng], S]
    """A fresh game."""
    awaiting: Callable[[S], Sequence[Seat]]
    """Who owes a decision now: none, one, or several at once."""
    offers: Callable[[S, Seat], Sequence[Action]]
    """The actions put before that seat, in a stable order; never empty while awaited."""
    wishes: Callable[[S, Seat], Sequence[Action]]
    """What a player might look for at this point, legal or not: the refused ones are shown with their reason."""
    refuse: Callable[[S, Seat, Action], Refusal | None]
    """Why not. Every offer is accepted."""
    apply: Callable[[S, Seat, Action], list[Event]]
    """Does it and tells what happened in full. The action must not be refused."""
    view: Callable[[S, Seat | None], View]
    """What that seat may know."""
    redact: Callable[[Event, Seat | None], Event | None]
    """The same for an event; None where the seat does not learn of it at all."""
    redeal: Callable[[S, Seat | None, Rng], S]
    """A clone whose hidden parts are dealt anew, consistent with all the seat knows, and whose generator is new."""
    outcome: Callable[[S], Outcome | None]
    census: Callable[[S], Sequence[str]]
    """Every component with nothing left out, wherever it is now: the same at any time of a game."""
    lessons: tuple[Lesson, ...] = ()
    """For learning the game by playing it."""
    measures: Callable[[S, Sequence[Event], Seat], Measures] | None = None
    """For balance reports: what the seat had and did, from the final state and all that happened, the opening first."""
    handicaps: dict[str, Hints[S]] = {}
    """By the part of the game they leave out: the hints of a player who does without it, to see what it is worth."""
    due: Callable[[S], Timer | None] = _untimed
    """The timer that runs while `CLOCK` is awaited; whoever keeps time plays for it."""
    opening: Callable[[S], Sequence[Event]] = _nothing
    """What a fresh state tells before the first decision: the first turn, a first card turned up."""
    question: Callable[[S, Seat], object] | None = None
    """What the seat is asked, where that stays the same while its offers change: a choice made before is still good."""


def complete_options(meta: Meta, chosen: Mapping[str, Any]) -> dict[str, str]:
    """The chosen options with defaults for the rest; `BadSetup` names one that does not exist."""
    known = {option.id: option for option in meta.options}
    for name, value in chosen.items():
        if name not in known:
            raise BadSetup(f"{meta.title} has no option '{name}'; it has: {', '.join(known) or 'none'}")
        values = [choice.value for choice in known[name].choices]
        if value not in values:
            raise BadSetup(f"option '{name}' cannot be '{value}'; it can be: {', '.join(values)}")
    return {name: str(chosen.get(name, option.default)) for name, option in known.items()}


def check_setup(game: Game[Any], seats: int, chosen: Mapping[str, Any]) -> dict[str, str]:
    """The complete options of a game that may start; otherwise `BadSetup`."""
    meta = game.meta
    if not meta.min_seats <= seats <= meta.max_seats:
        raise BadSetup(f"{meta.title} is for {meta.min_seats} to {meta.max_seats} seats, not {seats}")
    options = complete_options(meta, chosen)
    if refusal := game.refuse_setup(seats, options):
        raise BadSetup(str(refusal))
    return options


def fewest_seats(game: Game[Any], chosen: Mapping[str, Any], least: int = 1) -> int:
    """The fewest seats, from `least` on, that go with the options; `least` where none do: the refusal then says why."""
    meta, options = game.meta, complete_options(game.meta, chosen)
    least = max(least, meta.min_seats)
    fitting = (seats for seats in range(least, meta.max_seats + 1) if game.refuse_setup(seats, options) is None)
    return next(fitting, least)


def all_setups(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options that goes with it."""
    meta = game.meta
    names = [option.id for option in meta.options]
    values = [[choice.value for choice in option.choices] for option in meta.options]
    tables = [dict(zip(names, combination, strict=True)) for combination in itertools.product(*values)]
    seats = range(meta.min_seats, meta.max_seats + 1)
    return [(n, table) for n in seats for table in tables if game.refuse_setup(n, table) is None]
