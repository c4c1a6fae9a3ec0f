"""Quick moves need no process of their own and no pause between them: bots play on until somebody else has to decide.

Quick are the simple bots always, and all of them where one look ahead is enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple

from cosmodrome.bots.bot import Bot, Sight, look
from cosmodrome.bots.roster import make_bot
from cosmodrome.bots.simple import RandomBot, best
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.records import Action, plain
from cosmodrome.core.refusal import IllegalAction
from cosmodrome.core.rng import Rng
from cosmodrome.table import event_log as ev
from cosmodrome.table.table import Table

QUICK = frozenset({"random", "careless", "greedy"})
SLICE = 0.001
"""Seconds of work after which no further move is thought of: other tables wait."""
LONG_SLICE = 0.02
"""The same where people have asked not to wait: sending costs more than thinking."""


def is_quick(spec: str) -> bool:
    return spec.partition("/")[0] in QUICK


class Quick(NamedTuple):
    """Moves of bots, and which kinds of bots failed for the first time."""

    events: list[ev.TableEvent]
    failures: dict[str, Exception]
    """By kind of bot, why it could not decide; a simple move was played for it."""


def play_quick_bots(table: Table, seats: Collection[Seat], most: int, *, hurried: bool = False) -> Quick:
    """The quick moves of these bots from here, at most so many: worked out on a copy, for nothing is stored yet.

    Where they are hurried, people who are asked something already do not stop them.
    """
    match, quick, moves = table.match, Quick([], {}), 0
    end = perf_counter() + (LONG_SLICE if hurried else SLICE)
    if match is None or table.is_closed:
        return quick
    game, state = match.game, match.snapshot()
    sitting = Sitting(table, seats, frozenset(table.awaiting()) if hurried else frozenset())
    while (seat := sitting.next(state, first=not moves)) is not None:
        number, bot = table.number + len(quick.events), table.seats[seat].bot
        try:
            action = sitting.choice(state, seat)
        except Exception as error:
            if bot not in table.failed_bots | quick.failures.keys():
                quick.events.append(ev.BotFailed(seat, bot))
            quick.failures[bot] = error
            action = move_for(game, state, seat, number)
        game.apply(state, seat, action)
        quick.events.append(ev.Acted(seat, plain(action), f"bot-{number}-{seat}"))
        moves += 1
        if moves == most or perf_counter() > end:
            break
    return quick


def move_for(game: Game[Any], state: Any, seat: Seat, luck: int) -> Action:
    """A legal move for a bot that fails: the best by evaluation, else any sensible one, else any."""
    rng = Rng.seeded(luck, seat)

    def at_a_glance() -> Action:
        sight = look(game, state, seat, rng)
        return best(sight, sight.sensible(), rng, 1)

    def sensible() -> Action:
        return rng.choice(look(game, state, seat, rng).sensible())

    for choose in (at_a_glance, sensible):
        with suppress(Exception):  # the bot may have failed for the same reason
            action = choose()
            if game.refuse(state, seat, action) is None:
                return action
    return rng.choice(game.offers(state, seat))


class Sitting:
    """Bots of a table, made when they have to move; their luck comes from where the table is."""

    def __init__(self, table: Table, seats: Collection[Seat], patient: frozenset[Seat]) -> None:
        self.table = table
        self.seats = frozenset(seat for seat in seats if table.seats[seat].bot)
        self.people = frozenset(seat for seat, state in enumerate(table.seats) if state.is_played_by_person) - patient
        self.quick = frozenset(seat for seat, state in enumerate(table.seats) if is_quick(state.bot))
        self.bots: dict[Seat, Bot] = {}
        log = table.match.log if table.match and table.opened.daily else ()
        self.moves = Counter(entry.seat for entry in log)
        self.rng = Rng.seeded(table.opened.seed ^ table.number, 7_000)

    def next(self, state: Any, *, first: bool) -> Seat | None:
        """None where it is for others to go on. A person who is newly asked is to see the board as it is then."""
        awaited, thinking = self.table.game.awaiting(state), self.table.game.hints.thinking
        if not first and not self.people.isdisjoint(awaited):
            return None
        ready = self.table.bots_in_readiness() if first else ()
        own = (seat for seat in awaited if seat in self.seats and seat not in ready)
        return next((seat for seat in own if seat in self.quick or not thinking(state, seat).search), None)

    def choice(self, state: object, seat: Seat) -> Action:
        """A legal move; raises whatever keeps the bot from it."""
        if self.table.opened.daily:
            self._same_for_all(seat)
        game, bot = self.table.game, self._bot(seat)
        if isinstance(bot, RandomBot):  # it looks at nothing but the offers, so nothing is dealt for it
            action = bot.choose(Sight(game, seat, game.offers(state, seat), None))
        else:
            action = bot.choose(look(game, state, seat, self.rng))
        if refusal := game.refuse(state, seat, action):
            raise IllegalAction(refusal, game.texts.words)
        return action

    def _same_for_all(self, seat: Seat) -> None:
        """At the deal of the day a bot's luck depends on the deal and its own moves so far, not on who was quicker."""
        self.moves[seat] += 1
        self.rng = Rng.seeded(self.table.opened.seed ^ self.moves[seat], 7_000 + seat)
        self.bots.pop(seat, None)

    def _bot(self, seat: Seat) -> Bot:
        if seat not in self.bots:
            self.bots[seat] = make_bot(self.table.seats[seat].bot, self.table.game, self.rng)
        return self.bots[seat]
