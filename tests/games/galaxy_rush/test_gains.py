"""Whatever changes a captain's points is told: in the events, and on the choice before it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from cosmodrome.core.match import Match
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, TakeCard
from cosmodrome.games.galaxy_rush.data.components import DATA, EXPEDITION_POINTS, KIND_OF, POINTS_OF, RESOURCES
from cosmodrome.games.galaxy_rush.events import CardTaken, DiscoveryClaimed, MedalWon, PredictionJudged
from cosmodrome.games.galaxy_rush.view.table import GalaxyRushView

AU = DATA.distance.au


def turns(seed: int) -> Iterator[tuple[GalaxyRushView, object, tuple[Event, ...], GalaxyRushView]]:
    """A game of random moves: the view before, the action, what happened, the view after."""
    dice, match = random.Random(seed), Match(GAME, 2, seed, {})
    while match.outcome is None:
        (seat,) = match.awaiting
        action = dice.choice(match.offers(seat))
        before = cast("GalaxyRushView", match.view(seat))
        events = match.play(seat, action)
        yield before, action, events, cast("GalaxyRushView", match.view(seat))


def told(event: Event, flown: int) -> tuple[int, int]:
    """A seat, and the points that the event says it gained; `flown` is its distance before."""
    match event:
        case CardTaken(seat=seat, card=card, face_up=True, owned=owned):
            kind = KIND_OF[card] - RESOURCES
            table = EXPEDITION_POINTS[kind] if 0 <= kind < len(EXPEDITION_POINTS) else None
            gain = table[owned] - table[owned - 1] if table else POINTS_OF[card]
        case CardTaken(seat=seat, distance=distance):
            gain = (flown + distance) // AU - flown // AU
        case DiscoveryClaimed(seat=seat, points=gain) | MedalWon(seat=seat, points=gain):
            pass
        case PredictionJudged(seat=seat, token=token):
            return seat, token
        case _:
            return 0, 0
    return seat, gain + sum(points for _, points in event.achieved)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_adds_up_to_the_points(seed: int) -> None:
    for before, _, events, after in turns(seed):
        gains = [told(event, before.captains[before.turn].total_distance) for event in events]
        for seat in range(2):
            change = after.captains[seat].total - before.captains[seat].total
            assert sum(gain for who, gain in gains if who == seat) == change, events


@pytest.mark.parametrize("seed", range(12))
def test_a_choice_says_what_it_does_to_the_achievements(seed: int) -> None:
    for before, action, events, _ in turns(seed):
        if isinstance(action, TakeCard):
            landing = next(each for each in before.landings if (each.pair, each.orbit) == (action.pair, action.orbit))
            foreseen = landing.achieved_up if action.face_up else landing.achieved_down
            assert [foreseen] == [event.achieved for event in events if isinstance(event, CardTaken)]
        if isinstance(action, ClaimDiscovery):
            foreseen = next(each.achieved for each in before.pool if each.card == action.card)
            assert [foreseen] == [event.achieved for event in events if isinstance(event, DiscoveryClaimed)]
