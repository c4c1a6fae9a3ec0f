"""Nobody starves or sleeps outside whom any plan of the step could have saved: bots' plans against all plans."""

from __future__ import annotations

import random

import pytest

from cosmodrome.bots.drive import moves
from cosmodrome.bots.simple import GreedyBot
from cosmodrome.core.game import check_setup
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.events import AstronautsDied
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.state import State
from tests.games.lunar_rush.positions import Table, building, family

FEW = 4
"""Workers of a base whose plans are all tried."""


def dead_after(state: State, seat: int) -> int:
    """How many of the seat's astronauts die when everybody ends the step at once."""
    before = state.corps[seat].dead
    while state.asked and state.asked[0].name == steps.BUILD:
        other = GAME.awaiting(state)[0]
        mixes = [offer for offer in GAME.offers(state, other) if isinstance(offer, actions.SettleMix)]
        GAME.apply(state, other, mixes[0] if mixes else actions.EndBuilding())
    return state.corps[seat].dead - before


def fewest_dead(state: State, seat: int, seen: dict[object, int]) -> int:
    """Over all plans, one action after the other, whatever it does."""
    corp = state.corps[seat]
    key = (tuple(corp.stock), corp.idle, corp.levels, tuple(corp.used), tuple(corp.gold_used), corp.shared_used)
    if key not in seen:
        found = seen[key] = 99
        for action in GAME.offers(state, seat):
            if found:
                after = state.clone()
                GAME.apply(after, seat, action)
                is_over = isinstance(action, actions.EndBuilding)
                found = min(found, dead_after(after, seat) if is_over else fewest_dead(after, seat, seen))
        seen[key] = found
    return seen[key]


def dead_by_sensible(state: State, seat: int, dice: random.Random) -> int:
    """Any sensible moves, up to the end of the seat's step."""
    while True:
        action = dice.choice(GAME.sensible(state, seat))
        GAME.apply(state, seat, action)
        if isinstance(action, actions.EndBuilding):
            return dead_after(state, seat)


def test_sensible_moves_save_whom_any_plan_can_save() -> None:
    """Bases that random play has brought to the edge, and poorer ones."""
    dice, tried, hopeless = random.Random(3), 0, 0
    for seed in range(12):
        table = Table(3, seed, roles="challenge")
        while table.awaiting:
            seat = dice.choice(table.awaiting)
            corp = table.corp(seat)
            if table.step == steps.BUILD and not table.state.said[seat] and 0 < corp.idle <= FEW and not corp.mixes:
                state = table.state.clone()
                poor = state.corps[seat]
                poor.stock[3] = dice.choice((0, 0, 0, 1))
                poor.idle = min(poor.idle, dice.choice((1, 1, 2, 4)))
                best = fewest_dead(state, seat, {})
                assert dead_by_sensible(state.clone(), seat, dice) == best
                tried += 1
                hopeless += best > 0
            table.play(seat, dice.choice(table.offers(seat)))
    assert tried > 50
    assert 0 < hopeless < tried


def test_an_upgrade_that_feeds_more_comes_before_the_work() -> None:
    """One idle astronaut makes 3 for 4 mouths; with the upgrade it makes 5."""
    table = building(2)
    table.people(0, 4)
    table.give(0, life_support=0, habp=1, tech=1)
    table.corp(0).idle, table.corp(0).ships = 1, ()
    assert GAME.sensible(table.state, 0) == [actions.Upgrade(family("life_support_module"))]


SETTINGS = [
    (3, {"roles": "none"}),
    (3, {"roles": "challenge", "secrecy": "on"}),
    (2, {"roles": "faction", "wonders": "on", "ais": "1"}),
    (4, {"roles": "beginner", "teams": "on"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_in_whole_games_nobody_dies_at_all(seats: int, options: dict[str, str]) -> None:
    rng = Rng.seeded(seats)
    state = GAME.setup(seats, check_setup(GAME, seats, options), rng.spawn())[0]
    bots = [GreedyBot(rng.spawn(), deals=1) for _ in range(seats)]
    events = [event for move in moves(GAME, state, bots, rng) for event in move.events]
    assert not [event for event in events if isinstance(event, AstronautsDied)]
