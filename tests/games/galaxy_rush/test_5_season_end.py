"""Chapter 5: the end of a season and its medal."""

from __future__ import annotations

import random

import pytest

from cosmodrome.core.flow import NOBODY
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import PlayPrediction
from cosmodrome.games.galaxy_rush.data.components import DISCOVERIES
from cosmodrome.games.galaxy_rush.events import GameEnded, MedalWon, PredictionPlayed, SeasonBegan
from cosmodrome.games.galaxy_rush.rules.steps import turn
from tests.games.galaxy_rush.positions import BLUE, FACE_DOWN, FACE_UP, ORANGE, Table, of_kind, only, start


@pytest.mark.clause("GR-5.1")
@pytest.mark.parametrize("first", [1, 2])
def test_GR_5_1_a_season_ends_when_both_stand_on_the_sixth_pair(first: int) -> None:
    table = Table().pair(6, "Comet", "Nebula").stands(BLUE, 5, 1).stands(ORANGE, 5, 2).acts(BLUE)
    assert not of_kind(table.take(6, first), MedalWon)
    assert table.turn == ORANGE
    assert of_kind(table.take(6, 3 - first), MedalWon)
    assert {table.sees(seat).orbit for seat in (BLUE, ORANGE)} == {1, 2}
    assert table.view().phase == "prediction"


@pytest.mark.clause("GR-5.1")
def test_GR_5_1_the_last_claim_is_settled_first() -> None:
    table = Table().pair(6, "Iridium", "Nebula").stands(BLUE, 6, 2).stands(ORANGE, 5, 2).acts(ORANGE)
    table.pool("Tin Lantern")
    assert not of_kind(table.take(6, 1), MedalWon)
    assert (table.view().phase, table.turn) == ("claim", ORANGE)
    assert of_kind(table.claim("Tin Lantern"), MedalWon)
    assert table.view().phase == "prediction"


@pytest.mark.clause("GR-5.1")
def test_GR_5_1_the_rockets_are_then_in_different_orbits() -> None:
    dice = random.Random(5)
    for seed in range(20):
        state = start(seed)
        while GAME.awaiting(state):
            events = GAME.apply(state, turn(state), dice.choice(list(GAME.offers(state, turn(state)))))
            if of_kind(events, MedalWon):
                assert {captain.orbit for captain in state.captains} == {1, 2}
                assert not any(state.track)


@pytest.mark.clause("GR-5.2")
@pytest.mark.parametrize("orbit_one", [BLUE, ORANGE])
@pytest.mark.parametrize(("blue", "orange"), [((10, 10), (15,)), ((15,), (20,)), ((10,), ()), ((), (10,))])
def test_GR_5_2_more_distance_in_this_season(orbit_one: int, blue: tuple[int, ...], orange: tuple[int, ...]) -> None:
    table = Table().flown(BLUE, *blue).flown(ORANGE, *orange).flown(BLUE, 20, 20, earlier=True)
    events = only(table.end_season(orbit_one), MedalWon)
    winner = BLUE if sum(blue) > sum(orange) else ORANGE
    assert events == MedalWon(winner, 1, 5, (sum(blue), sum(orange)), False)
    assert table.sees(winner).medals == (1,)
    assert table.sees(1 - winner).medals == ()


@pytest.mark.clause("GR-5.2")
@pytest.mark.parametrize(("season", "points"), [(1, 5), (2, 6), (3, 8), (4, 9)])
def test_GR_5_2_the_medal_of_the_season(season: int, points: int) -> None:
    table = Table().at(season).flown(ORANGE, 10)
    events = only(table.end_season(), MedalWon)
    assert (events.seat, events.season, events.points) == (ORANGE, season, points)
    assert table.view().medals[season - 1].winner == ORANGE


@pytest.mark.clause("GR-5.3")
@pytest.mark.parametrize("orbit_one", [BLUE, ORANGE])
@pytest.mark.parametrize(("blue", "orange"), [((), ()), ((20, 10), (15, 15))])
def test_GR_5_3_on_equal_distance_orbit_one(orbit_one: int, blue: tuple[int, ...], orange: tuple[int, ...]) -> None:
    table = Table().flown(BLUE, *blue).flown(ORANGE, *orange)
    events = only(table.end_season(orbit_one), MedalWon)
    assert events == MedalWon(orbit_one, 1, 5, (sum(blue), sum(orange)), True)


@pytest.mark.clause("GR-5.3")
def test_GR_5_3_the_race_shows_who_is_ahead_and_why() -> None:
    table = Table()
    race = table.view().race
    assert (race.points, race.distances, race.leader, race.level) == (5, (0, 0), BLUE, True)
    table.stands(BLUE, 1, 2).stands(ORANGE, 2, 2)
    assert (table.view().race.leader, table.view().race.level) == (NOBODY, True)
    table.stands(ORANGE, 3, 1)
    assert (table.view().race.leader, table.view().race.level) == (ORANGE, True)
    table.flown(BLUE, 15).flown(ORANGE, 10)
    race = table.view().race
    assert (race.distances, race.leader, race.level) == ((15, 10), BLUE, False)


@pytest.mark.clause("GR-5.4")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_GR_5_4_an_intermission_after_the_first_three_seasons(season: int) -> None:
    table = Table().at(season).intermission()
    table.predict_anything()
    assert table.view().season == season + 1


@pytest.mark.clause("GR-5.4")
def test_GR_5_4_none_after_season_four() -> None:
    table = Table().at(4)
    events = table.end_season()
    assert isinstance(events[-1], GameEnded)
    assert GAME.awaiting(table.state) == ()
    assert table.outcome().winners
    assert table.refused(BLUE, PlayPrediction(1, BLUE)).clause == "GR-5.4"


@pytest.mark.clause("GR-5.5")
def test_GR_5_5_the_medal_then_the_predictions_then_the_next_season() -> None:
    table = Table()
    events = table.end_season()
    assert isinstance(events[-1], MedalWon)
    events = table.predict_anything()
    assert [type(event) for event in events] == [PredictionPlayed, PredictionPlayed, SeasonBegan]


@pytest.mark.clause("GR-5.5")
def test_GR_5_5_nothing_of_the_next_season_is_shown_before() -> None:
    table = Table().intermission()
    for seat in (BLUE, ORANGE):
        view = table.view(seat)
        assert (view.season, view.phase, view.turn) == (1, "prediction", seat)
        assert not any(space.card for space in view.spaces)
        assert all(DISCOVERIES[found.card].season == 1 for found in view.pool)
        assert view.deck == 62
        table.play(seat, PlayPrediction(view.hand[0], seat))
    assert (table.view().season, table.view().deck) == (2, 50)


@pytest.mark.clause("GR-5.1")
def test_GR_5_1_face_down_on_the_last_pair_counts_for_the_medal() -> None:
    table = Table().pair(6, "Comet 10", "Nebula 20").stands(BLUE, 6, 1).stands(ORANGE, 5, 2).acts(ORANGE)
    table.flown(BLUE, 15)
    assert only(table.take(6, 2, FACE_DOWN), MedalWon).distances == (15, 20)
    table = Table().pair(6, "Comet 10", "Nebula 20").stands(BLUE, 6, 1).stands(ORANGE, 5, 2).acts(ORANGE)
    assert only(table.flown(BLUE, 15).take(6, 2, FACE_UP), MedalWon).distances == (15, 0)
