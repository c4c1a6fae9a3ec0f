"""What Galaxy Rush says of itself for a balance report."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cosmodrome.core.match import Match
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.data.components import ACHIEVEMENTS, DISCOVERIES
from cosmodrome.games.galaxy_rush.events import CardTaken, ClaimDeclined, DiscoveryShown, SeasonBegan
from cosmodrome.games.galaxy_rush.lab.measures import measures as keyed
from cosmodrome.games.galaxy_rush.rules.scoring import points
from cosmodrome.games.galaxy_rush.state import State
from tests.words import english, measured

SEEDS = range(8)


def measures(state: State, events: Sequence[Event], seat: int) -> Measures:
    return measured(GAME, keyed(state, events, seat))


def played(seed: int) -> tuple[State, list[Event]]:
    """A game of offers taken in turn: it plays both ways up, accelerates, claims and declines."""
    match = Match(GAME, 2, seed, {})
    while match.awaiting:
        seat = match.awaiting[0]
        offers = match.offers(seat)
        match.play(seat, offers[(seed + len(match.log)) % len(offers)])
    return match.snapshot(), match.events


def both(seed: int) -> tuple[State, list[Event], list[Measures]]:
    state, events = played(seed)
    return state, events, [measures(state, events, seat) for seat in (0, 1)]


@pytest.mark.parametrize("seed", SEEDS)
def test_one_of_the_two_starts_and_wins_each_medal(seed: int) -> None:
    state, events, found = both(seed)
    first = next(event.seat for event in events if isinstance(event, CardTaken))
    assert [own.things["Start"]["First to choose"] for own in found] == [first == 0, first == 1]
    for season in ("Season 1", "Season 2", "Season 3", "Season 4"):
        assert sum(own.things["Medal"][season] for own in found) == 1
    assert [own.numbers["Owned"]["Medals"] for own in found] == [each.medals.bit_count() for each in state.captains]


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_that_were_dealt_could_be_had_by_both(seed: int) -> None:
    state, events, found = both(seed)
    dealt = [card for event in events if isinstance(event, SeasonBegan) for card in event.track]
    assert len(dealt) == 48
    assert set(found[0].things["Card face up"]) == set(found[1].things["Card face down"])
    for own, captain in zip(found, state.captains, strict=True):
        track = own.numbers["Track"]
        assert track["Cards taken"] == len(captain.up) + len(captain.down) + len(captain.earlier)
        assert track["Face down"] == len(captain.down) + len(captain.earlier)
        assert 0 < sum(own.things["Card face up"].values()) <= len(captain.up)
    assert sum(own.numbers["Track"]["Cards taken"] for own in found) + len(state.gone) == 48


@pytest.mark.parametrize("seed", SEEDS)
def test_discoveries_that_were_shown_could_be_had_by_both(seed: int) -> None:
    state, events, found = both(seed)
    shown = [card for event in events if isinstance(event, SeasonBegan) for card in event.pool]
    shown += [event.card for event in events if isinstance(event, DiscoveryShown)]
    for own, captain in zip(found, state.captains, strict=True):
        groups = [own.things[f"Discovery of season {season}"] for season in (1, 2, 3, 4)]
        assert sum(map(len, groups)) == len(shown)
        had = {name for group in groups for name, mine in group.items() if mine}
        assert had == {DISCOVERIES[card].name for card in captain.discoveries}


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_add_up_to_the_score_sheet(seed: int) -> None:
    state, events, found = both(seed)
    for seat, (own, captain) in enumerate(zip(found, state.captains, strict=True)):
        sheet, distance = points(state, seat), own.numbers["Distance in au"]
        assert sum(distance.values()) == 2 * distance["Whole game"] == 2 * captain.total_au
        assert sum(own.numbers["Achievement points"].values()) == sheet["Achievements"]
        assert sum(own.numbers["Expedition points"].values()) == sheet["Expeditions"]
        assert set(own.things["Achievement met"]) == {
            english(GAME, ACHIEVEMENTS[card].name) for card in state.achievements
        }
        assert own.numbers["Predictions"]["Right"] == sum(own.things["Prediction right"].values())
        assert (own.numbers["Predictions"]["Right"] > 0) == (sheet["Predictions"] > 0)
        declined = sum(isinstance(event, ClaimDeclined) and event.seat == seat for event in events)
        assert own.numbers["Track"]["Claims declined"] == declined


def test_accelerations_are_told_by_season_and_way() -> None:
    counted = 0
    for seed in SEEDS:
        _, events, found = both(seed)
        for seat, own in enumerate(found):
            fast = [each for each in events if isinstance(each, CardTaken) and each.seat == seat and each.accelerated]
            ahead = [each for each in fast if (each.from_orbit, each.orbit) == (2, 1)]
            assert own.numbers["Track"]["Accelerations"] == len(fast)
            assert own.numbers["Track"]["From orbit two into one"] == len(ahead)
            assert any(own.things["Accelerated season"].values()) == bool(fast)
            counted += len(fast)
    assert counted
