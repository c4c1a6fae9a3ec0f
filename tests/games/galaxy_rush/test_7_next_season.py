"""Chapter 7: preparing the next season."""

from __future__ import annotations

import random

import pytest

from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.data.components import AU_OF, DISCOVERIES
from cosmodrome.games.galaxy_rush.events import MedalWon, SeasonBegan
from cosmodrome.games.galaxy_rush.rules.steps import turn
from tests.games.galaxy_rush.positions import BLUE, ORANGE, Table, of_kind, only, start


@pytest.mark.clause("GR-7.1")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_GR_7_1_the_next_season_s_deck_shows_four(season: int) -> None:
    table = Table().at(season).intermission()
    old = {card for card in (*table.state.pool, *table.state.discovery_decks[0]) if card}
    waiting = table.state.discovery_decks[1]
    events = only(table.predict_anything(), SeasonBegan)
    assert events.pool == waiting[:-5:-1]
    assert {DISCOVERIES[card].season for card in events.pool} == {season + 1}
    assert old <= set(table.state.aside)
    assert table.view().discovery_deck == 8
    assert [found.card for found in table.view().pool] == list(events.pool)


@pytest.mark.clause("GR-7.2")
@pytest.mark.parametrize("orbit_one", [BLUE, ORANGE])
def test_GR_7_2_both_rockets_return_and_keep_their_orbits(orbit_one: int) -> None:
    table = Table().intermission(orbit_one)
    table.predict_anything()
    assert [table.sees(seat).pair for seat in (BLUE, ORANGE)] == [0, 0]
    assert table.sees(orbit_one).orbit == 1
    assert table.sees(1 - orbit_one).orbit == 2


@pytest.mark.clause("GR-7.3")
def test_GR_7_3_twelve_new_cards_in_every_season() -> None:
    dice, state = random.Random(7), start(7)
    seen = list(state.track)
    while GAME.awaiting(state):
        events = GAME.apply(state, turn(state), dice.choice(list(GAME.offers(state, turn(state)))))
        for season in of_kind(events, SeasonBegan):
            assert season.track == state.track
            assert all(AU_OF[season.track[2 * pair]] <= AU_OF[season.track[2 * pair + 1]] for pair in range(6))
            assert state.left == 0
            seen += season.track
    assert len(set(seen)) == len(seen) == 48
    assert len(state.deck) == 26


@pytest.mark.clause("GR-7.4")
def test_GR_7_4_earlier_distance_counts_for_no_medal_but_at_the_end() -> None:
    table = Table().flown(BLUE, 20, 15).flown(ORANGE, 10).achievements().intermission()
    table.predict_anything()
    assert [table.sees(seat).season_distance for seat in (BLUE, ORANGE)] == [0, 0]
    assert [table.sees(seat).total_distance for seat in (BLUE, ORANGE)] == [35, 10]
    assert (len(table.sees(BLUE).down), len(table.sees(BLUE).earlier)) == (0, 2)
    table.flown(ORANGE, 10)
    assert only(table.end_season(), MedalWon).seat == ORANGE
    table.predict_anything()
    assert [sheet["Distance"] for sheet in table.finish().sheet] == [3, 2]
