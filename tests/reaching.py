"""Positions for tests that every legal action can be reached."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from cosmodrome.core.flow import GameState, Picks, Seat
from cosmodrome.core.game import Game
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action
from cosmodrome.core.save import decode
from cosmodrome.games.registry import find_game
from cosmodrome.testing import check_reach_at

ALL = 50_000
"""So many actions of a kind are tried."""
GAMES = 10
"""In so many a decision must come up that has more legal actions than offers."""


def asked_seat(state: GameState, question: str) -> Seat:
    """The first seat that is asked this."""
    return next(step.seat for step in state.asked if step.name == question)


def check_position(game: Game[Any], state: GameState, question: str, numbers: Sequence[int]) -> None:
    """The question is open, and brute force with these numbers finds nothing that cannot be reached."""
    check_reach_at(game, state, asked_seat(state, question), numbers, ALL)


@cache
def unoffered(game_id: str, kind: str) -> tuple[Match, Action]:
    """A random game of two up to a decision of seat 0, and a legal action of this kind that is not offered there."""
    game = find_game(game_id)
    for seed in range(GAMES):
        dice, match = random.Random(seed), Match(game, 2, seed)
        while match.outcome is None:
            seat = dice.choice(list(match.awaiting))
            state = match.snapshot()
            if match.awaiting == (0,) and kind in [form.__name__ for form in match.forms(0)]:
                legal = [action for action in game.legal_actions(state, 0) if type(action).__name__ == kind]
                if legal[-1] not in match.offers(0):
                    return match, legal[-1]
            match.play(seat, dice.choice(list(game.sensible(state, seat))))
    raise AssertionError(f"all that is legal of {kind} was offered in {GAMES} games")


def picks_to(match: Match, action: Action, picks: Picks = ()) -> Picks | None:
    """How seat 0 puts an action together; None where these picks do not lead to it."""
    found = match.compose(0, type(action), picks)
    if found.action == action:
        return picks
    ways = (picks_to(match, action, (*picks, pick)) for pick in found.picks)
    return next((way for way in ways if way is not None), None)


def played_on(match: Match) -> bytes:
    """The file of this game, played on to its end at random."""
    whole, dice = Match.replay(match.game, decode(match.dump())), random.Random(1)
    while whole.outcome is None:
        seat = dice.choice(list(whole.awaiting))
        whole.play(seat, dice.choice(list(match.game.sensible(whole.snapshot(), seat))))
    return whole.dump()
