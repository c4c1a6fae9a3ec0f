"""Games that are long on purpose: legal, and with thousands of actions that undo each other."""

from __future__ import annotations

from functools import cache

import cosmodrome
from cosmodrome.bots.drive import decide, next_to_move
from cosmodrome.bots.roster import make_bot
from cosmodrome.core.match import Match
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush.actions import LoadMoonbound, TakeBack

SEATS = 2


@cache
def long_save(pairs: int) -> bytes:
    """A finished game in which somebody has loaded a ship and taken it back so many times."""
    match = cosmodrome.new("lunar-rush", seats=SEATS, seed=5)
    rng = Rng.seeded(5)
    bots = [make_bot("random", match.game, rng) for _ in range(SEATS)]
    while match.awaiting:
        seat = next_to_move(match.awaiting)
        action = decide(match.game, match.snapshot(), seat, bots, rng)
        match.play(seat, action)
        if isinstance(action, LoadMoonbound) and pairs and match.refuse(seat, TakeBack()) is None:
            load_and_take_back(match, seat, action, pairs)
            pairs = 0
    return match.dump()


def load_and_take_back(match: Match, seat: int, load: LoadMoonbound, pairs: int) -> None:
    for _ in range(pairs):
        match.play(seat, TakeBack())
        match.play(seat, load)
