"""Quick bots need no process of their own and no pause between them: they play on until somebody else has to decide."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from cosmodrome.bots.bot import Bot, Sight, look
from cosmodrome.bots.roster import make_bot
from cosmodrome.bots.simple import RandomBot
from cosmodrome.core.game import Seat
from cosmodrome.core.records import Action, plain
from cosmodrome.core.refusal import IllegalAction
from cosmodrome.core.rng import Rng
from cosmodrome.table import happenings as h
from cosmodrome.table.table import Table

QUICK = frozenset({"random", "greedy"})
SLICE = 0.001
"""Seconds of work after which no further move is thought of: other tables wait."""


def is_quick(spec: str) -> bool:
    return spec.partition("/")[0] in QUICK


def play_on(table: Table, most: int) -> list[h.Acted]:
    """What the quick bots do from here, at most so many moves: worked out on a copy, for nothing is stored yet."""
    match, found, end = table.match, list[h.Acted](), perf_counter() + SLICE
    if match is None:
        return found
    game, state = match.game, match.snapshot()
    sitting = Sitting(table)
    while (seat := sitting.next(game.awaiting(state), first=not found)) is not None:
        action = sitting.choice(state, seat)
        if refusal := game.refuse(state, seat, action):
            raise IllegalAction(refusal)
        game.apply(state, seat, action)
        found.append(h.Acted(seat, plain(action), f"bot-{table.number + len(found)}-{seat}"))
        if len(found) == most or perf_counter() > end:
            break
    return found


class Sitting:
    """The quick bots of a table, made when they have to move; their luck comes from where the table is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.people = frozenset(seat for seat, place in enumerate(table.places) if place.is_played_by_person)
        self.quick = frozenset(seat for seat, place in enumerate(table.places) if is_quick(place.bot))
        self.bots: dict[Seat, Bot] = {}
        self.rng = Rng.seeded(table.opened.seed ^ table.number, 7_000)

    def next(self, awaited: Sequence[Seat], *, first: bool) -> Seat | None:
        """None where it is for others to go on. A person who is newly asked is to see the board as it is then."""
        if not first and not self.people.isdisjoint(awaited):
            return None
        return next((seat for seat in awaited if seat in self.quick), None)

    def choice(self, state: object, seat: Seat) -> Action:
        game, bot = self.table.game, self._bot(seat)
        if isinstance(bot, RandomBot):  # it looks at nothing but the offers, so nothing is dealt for it
            return bot.choose(Sight(game, seat, game.offers(state, seat), None))
        return bot.choose(look(game, state, seat, self.rng))

    def _bot(self, seat: Seat) -> Bot:
        if seat not in self.bots:
            self.bots[seat] = make_bot(self.table.places[seat].bot, self.table.game, self.rng)
        return self.bots[seat]
