"""Quick moves need no process of their own and no pause between them: bots play on until somebody else has to decide.

Quick are the simple bots always, and all of them where the game has nothing but routine for them.
"""

from __future__ import annotations

from collections.abc import Collection
from time import perf_counter
from typing import Any

from cosmodrome.bots.bot import Bot, Sight, look
from cosmodrome.bots.roster import make_bot
from cosmodrome.bots.simple import RandomBot
from cosmodrome.core.game import Seat
from cosmodrome.core.records import Action, plain
from cosmodrome.core.refusal import IllegalAction
from cosmodrome.core.rng import Rng
from cosmodrome.table import happenings as h
from cosmodrome.table.table import Table

QUICK = frozenset({"random", "careless", "greedy"})
SLICE = 0.001
"""Seconds of work after which no further move is thought of: other tables wait."""


def is_quick(spec: str) -> bool:
    return spec.partition("/")[0] in QUICK


def play_on(table: Table, seats: Collection[Seat], most: int) -> list[h.Acted]:
    """The quick moves of these bots from here, at most so many: worked out on a copy, for nothing is stored yet."""
    match, found, end = table.match, list[h.Acted](), perf_counter() + SLICE
    if match is None:
        return found
    game, state = match.game, match.snapshot()
    sitting = Sitting(table, seats)
    while (seat := sitting.next(state, first=not found)) is not None:
        action = sitting.choice(state, seat)
        if refusal := game.refuse(state, seat, action):
            raise IllegalAction(refusal)
        game.apply(state, seat, action)
        found.append(h.Acted(seat, plain(action), f"bot-{table.number + len(found)}-{seat}"))
        if len(found) == most or perf_counter() > end:
            break
    return found


class Sitting:
    """Bots of a table, made when they have to move; their luck comes from where the table is."""

    def __init__(self, table: Table, seats: Collection[Seat]) -> None:
        self.table = table
        self.seats = frozenset(seat for seat in seats if table.places[seat].bot)
        self.people = frozenset(seat for seat, place in enumerate(table.places) if place.is_played_by_person)
        self.quick = frozenset(seat for seat, place in enumerate(table.places) if is_quick(place.bot))
        self.bots: dict[Seat, Bot] = {}
        self.rng = Rng.seeded(table.opened.seed ^ table.number, 7_000)

    def next(self, state: Any, *, first: bool) -> Seat | None:
        """None where it is for others to go on. A person who is newly asked is to see the board as it is then."""
        awaited, routine = self.table.game.awaiting(state), self.table.game.hints.routine
        if not first and not self.people.isdisjoint(awaited):
            return None
        own = (seat for seat in awaited if seat in self.seats)
        return next((seat for seat in own if seat in self.quick or routine(state, seat)), None)

    def choice(self, state: object, seat: Seat) -> Action:
        game, bot = self.table.game, self._bot(seat)
        if isinstance(bot, RandomBot):  # it looks at nothing but the offers, so nothing is dealt for it
            return bot.choose(Sight(game, seat, game.offers(state, seat), None))
        return bot.choose(look(game, state, seat, self.rng))

    def _bot(self, seat: Seat) -> Bot:
        if seat not in self.bots:
            self.bots[seat] = make_bot(self.table.places[seat].bot, self.table.game, self.rng)
        return self.bots[seat]
