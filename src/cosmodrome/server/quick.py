"""Quick bots need no process of their own and no pause between them: they play on until somebody else has to decide."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from cosmodrome.bots.bot import Sight, look
from cosmodrome.bots.roster import make_bot
from cosmodrome.bots.simple import RandomBot
from cosmodrome.core.game import CLOCK, Seat
from cosmodrome.core.records import Action, plain
from cosmodrome.core.refusal import IllegalAction
from cosmodrome.core.rng import Rng
from cosmodrome.table import happenings as h
from cosmodrome.table.table import Table

QUICK = frozenset({"random", "greedy"})
SLICE = 0.001
"""Seconds after which no further move is thought of: other tables wait."""


def is_quick(spec: str) -> bool:
    return spec.partition("/")[0] in QUICK


def play_on(table: Table, most: int) -> list[h.Acted]:
    """What the quick bots do from here, at most so many moves: worked out on a copy, for nothing is stored yet."""
    match, found, end = table.match, list[h.Acted](), perf_counter() + SLICE
    if match is None:
        return found
    game, state = match.game, match.snapshot()
    while (seat := _next(table, game.awaiting(state), first=not found)) is not None:
        luck = table.number + len(found)
        action = _choice(table, state, seat, luck)
        if refusal := game.refuse(state, seat, action):
            raise IllegalAction(refusal)
        game.apply(state, seat, action)
        found.append(h.Acted(seat, plain(action), f"bot-{luck}-{seat}"))
        if len(found) == most or perf_counter() > end:
            break
    return found


def _next(table: Table, awaited: Sequence[Seat], *, first: bool) -> Seat | None:
    """None where it is for others to go on. A person who is newly asked is to see the board as it is then."""
    players = [table.places[seat] for seat in awaited if seat != CLOCK]
    if not first and any(place.is_played_by_person for place in players):
        return None
    return next((seat for seat in awaited if seat != CLOCK and is_quick(table.places[seat].bot)), None)


def _choice(table: Table, state: object, seat: Seat, luck: int) -> Action:
    bot, seed = make_bot(table.places[seat].bot, Rng.seeded(luck, seat)), table.opened.seed
    if isinstance(bot, RandomBot):  # it looks at nothing but the offers, so nothing is dealt for it
        return bot.choose(Sight(table.game, seat, table.game.offers(state, seat), None))
    return bot.choose(look(table.game, state, seat, Rng.seeded(seed ^ luck, 7_000)))
