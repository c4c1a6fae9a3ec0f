"""Chapter 8: final scoring by category, predictions, ties."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.events import AchievementJudged, GameEnded, PredictionJudged
from cosmodrome.games.galaxy_rush.rules.steps import turn
from tests.games.galaxy_rush.positions import BLUE, ORANGE, PREDICTION, Table, of_kind, start

HEROICS = [
    "Stranded Crew Recovered",
    "Mutiny Talked Down",
    "Blockade Slipped",
    "Miners Dug Out",
    "Hostages Brought Home",
]


def sheet(table: Table, seat: int = BLUE, **end: Any) -> dict[str, int]:
    return table.finish(**end).sheet[seat]


def plain_table() -> Table:
    """No achievement that anybody meets by chance, no predictions."""
    return Table().achievements()


@pytest.mark.clause("GR-8.1")
@pytest.mark.parametrize(("seasons", "points"), [((), 0), ((1,), 5), ((2, 3), 14), ((1, 2, 3), 19)])
def test_GR_8_1_the_sum_of_the_medals(seasons: tuple[int, ...], points: int) -> None:
    for orbit_one, last in ((ORANGE, 0), (BLUE, 9)):
        table = plain_table().medals(BLUE, *seasons)
        assert sheet(table, orbit_one=orbit_one)["Medals"] == points + last


@pytest.mark.clause("GR-8.2")
def test_GR_8_2_the_sum_on_face_up_heroics() -> None:
    table = plain_table().own(BLUE, *HEROICS[:3])
    table.flown(BLUE, 20)
    assert sheet(table)["Heroics"] == 3 + 5 + 6
    assert table.outcome().sheet[ORANGE]["Heroics"] == 0


@pytest.mark.clause("GR-8.3")
def test_GR_8_3_the_sum_on_discoveries_season_one_included() -> None:
    table = plain_table().discovered(BLUE, "Tin Lantern", "Cinderholm", "Nightloom", "Last Candle")
    assert sheet(table)["Discoveries"] == 1 + 4 + 6 + 10


@pytest.mark.clause("GR-8.4")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 0), (2, 8), (3, 8), (4, 16), (5, 16), (10, 40)])
def test_GR_8_4_comets(owned: int, points: int) -> None:
    table = plain_table().own(BLUE, *["Comet"] * owned)
    assert table.sees(BLUE).expedition_points == (points, 0, 0)
    assert sheet(table)["Expeditions"] == points


@pytest.mark.clause("GR-8.5")
@pytest.mark.parametrize(("owned", "points"), [(1, 0), (2, 0), (3, 15), (5, 15), (6, 30), (9, 45), (10, 45)])
def test_GR_8_5_nebulae(owned: int, points: int) -> None:
    assert sheet(plain_table().own(BLUE, *["Nebula"] * owned))["Expeditions"] == points


@pytest.mark.clause("GR-8.6")
def test_GR_8_6_asteroids() -> None:
    table = plain_table()
    rising = [table.sees(BLUE).expedition_points[1]]
    rising += [table.own(BLUE, "Asteroid").sees(BLUE).expedition_points[1] for _ in range(10)]
    assert rising == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]
    assert rising[4] == 10
    assert sorted(set(rising)) == rising


@pytest.mark.clause("GR-8.7")
@pytest.mark.parametrize(("flown", "points"), [((), 0), ((10,), 1), ((15,), 1), ((15, 20), 3), ((15, 15), 3)])
def test_GR_8_7_a_point_per_full_ten_au_of_the_whole_game(flown: tuple[int, ...], points: int) -> None:
    half = len(flown) // 2
    table = plain_table().flown(BLUE, *flown[:half], earlier=True).flown(BLUE, *flown[half:])
    assert sheet(table)["Distance"] == points


@pytest.mark.clause("GR-8.8")
def test_GR_8_8_each_open_achievement_that_is_met_for_both() -> None:
    table = Table().achievements("No heroic", "50 au or less", "No expedition", "Exactly three heroics")
    table.own(ORANGE, "Comet")
    result = table.finish()
    assert [sheet["Achievements"] for sheet in result.sheet] == [5 + 5 + 5, 5 + 5]


@pytest.mark.clause("GR-8.8")
def test_GR_8_8_achievements_are_told_one_by_one() -> None:
    table = Table().achievements("No heroic", "50 au or less", "No expedition", "Exactly three heroics").at(4)
    events = of_kind(table.own(ORANGE, "Comet").end_season(), AchievementJudged)
    assert [(event.card, event.points) for event in events] == [(5, (5, 5)), (11, (5, 5)), (4, (5, 0)), (9, (0, 0))]


@pytest.mark.clause("GR-8.9")
def test_GR_8_9_the_top_token_left_for_each_correct_one() -> None:
    table = plain_table().own(BLUE, HEROICS[0]).flown(BLUE, 10).own(ORANGE, "Comet")
    table.predicted(BLUE, "Most heroics", BLUE).predicted(ORANGE, "Most expeditions", BLUE)
    table.predicted(ORANGE, "Most distance", BLUE).predicted(BLUE, "Most expeditions", ORANGE).at(4)
    events = of_kind(table.end_season(), PredictionJudged)
    shown = [(event.rocket, event.place, event.seat, event.correct, event.token) for event in events]
    assert shown == [
        (BLUE, 0, BLUE, True, 6),
        (BLUE, 1, ORANGE, False, 0),
        (BLUE, 2, ORANGE, True, 5),  # the wrong one used no token
        (ORANGE, 0, BLUE, True, 6),
    ]
    assert [sheet["Predictions"] for sheet in table.outcome().sheet] == [12, 5]
    assert [rocket.tokens for rocket in table.view().rockets] == [(4, 3, 2, 1), (5, 4, 3, 2, 1)]


@pytest.mark.clause("GR-8.9")
def test_GR_8_9_all_six_on_one_rocket() -> None:
    table = plain_table().own(BLUE, HEROICS[0], "Comet", "Iridium", "Iridium").flown(BLUE, 10)
    for name in ("Most heroics", "Most expeditions", "Most resources"):
        table.predicted(BLUE, name, BLUE).predicted(ORANGE, name, BLUE)
    assert [sheet["Predictions"] for sheet in table.finish().sheet] == [6 + 4 + 2, 5 + 3 + 1]
    assert table.view().rockets[BLUE].tokens == ()


@pytest.mark.clause("GR-8.9")
def test_GR_8_9_predictions_count_only_at_the_end() -> None:
    table = plain_table().own(BLUE, HEROICS[0]).predicted(BLUE, "Most heroics", BLUE)
    assert table.sees(BLUE).points["Predictions"] == 0
    assert sheet(table)["Predictions"] == 6


@pytest.mark.clause("GR-8.10")
@pytest.mark.parametrize("winner", [BLUE, ORANGE])
@pytest.mark.parametrize("orbit_one", [BLUE, ORANGE])
def test_GR_8_10_the_highest_total_wins(winner: int, orbit_one: int) -> None:
    table = plain_table().own(winner, *["Nebula"] * 3)
    result = table.finish(orbit_one)
    assert result.winners == (winner,)
    assert result.places[winner] == 1
    assert result.places[1 - winner] == 2
    assert result.scores[winner] > result.scores[1 - winner]
    points = f"{result.scores[winner]} points to {result.scores[1 - winner]}"
    assert result.named(["Mira", "Bolt"]).verdict == f"{['Mira', 'Bolt'][winner]} won with {points} (GR-8.10)."


@pytest.mark.clause("GR-8.10")
@pytest.mark.parametrize("orbit_one", [BLUE, ORANGE])
def test_GR_8_10_level_totals_whoever_ended_in_orbit_one(orbit_one: int) -> None:
    table = plain_table().flown(1 - orbit_one, 10).own(orbit_one, HEROICS[4], HEROICS[2]).at(4)
    events = table.end_season(orbit_one)  # the medal of 9 and 1 for distance against 4 + 6
    result = table.outcome()
    assert result.scores == (10, 10)
    assert result.winners == (orbit_one,)
    assert events[-1] == GameEnded((10, 10), orbit_one, True)
    name = ["Mira", "Bolt"][orbit_one]
    assert result.named(["Mira", "Bolt"]).verdict == f"{name} won in orbit one after 10 points each (GR-8.10)."


@pytest.mark.clause("GR-8.10")
def test_GR_8_10_predictions_are_judged_last_on_everything_else() -> None:
    table = Table().achievements("No heroic").own(ORANGE, HEROICS[0])
    table.predicted(ORANGE, "Most achievement points", BLUE).predicted(ORANGE, "Most medals", BLUE)
    result = table.finish(orbit_one=BLUE)
    assert result.sheet[ORANGE]["Predictions"] == 6 + 5


@pytest.mark.clause("GR-8.11")
def test_GR_8_11_the_sheet_has_seven_categories_that_add_up() -> None:
    dice = random.Random(8)
    for seed in range(20):
        state = start(seed)
        while GAME.awaiting(state):
            GAME.apply(state, turn(state), dice.choice(list(GAME.offers(state, turn(state)))))
        result = GAME.outcome(state)
        assert result is not None
        for seat in (BLUE, ORANGE):
            assert list(result.sheet[seat]) == [
                "Medals",
                "Heroics",
                "Discoveries",
                "Expeditions",
                "Distance",
                "Achievements",
                "Predictions",
            ]
            assert sum(result.sheet[seat].values()) == result.scores[seat]
        assert sum(sheet["Medals"] for sheet in result.sheet) == 5 + 6 + 8 + 9


@pytest.mark.clause("GR-8.12")
def test_GR_8_12_level_is_wrong_for_both_rockets() -> None:
    table = plain_table().own(BLUE, HEROICS[0]).own(ORANGE, HEROICS[1])
    table.predicted(BLUE, "Most heroics", BLUE).predicted(ORANGE, "Most heroics", ORANGE)
    assert [sheet["Predictions"] for sheet in table.finish().sheet] == [0, 0]


@pytest.mark.clause("GR-8.12")
def test_GR_8_12_each_is_judged_on_its_own() -> None:
    table = plain_table().own(BLUE, HEROICS[0])
    table.predicted(ORANGE, "Most heroics", BLUE).predicted(BLUE, "Most heroics", BLUE)
    assert [sheet["Predictions"] for sheet in table.finish().sheet] == [5, 6]


def _more_expeditions(table: Table, seat: int) -> None:
    table.own(seat, "Comet", "Nebula").own(1 - seat, "Nebula")


def _more_heroics(table: Table, seat: int) -> None:
    table.own(seat, HEROICS[0], HEROICS[1]).own(1 - seat, HEROICS[2])


def _more_discoveries(table: Table, seat: int) -> None:
    table.discovered(seat, "Verdigris", "Oxbow").discovered(1 - seat, "Last Candle")


def _more_resources(table: Table, seat: int) -> None:
    table.own(seat, "Osmium").discovered(seat, "Tin Lantern", "Pebblemoon").own(1 - seat, "Osmium")


def _more_distance(table: Table, seat: int) -> None:
    table.flown(seat, 20, 15, earlier=True).flown(1 - seat, 20)


def _more_medals(table: Table, seat: int) -> None:
    table.medals(seat, 1, 2).medals(1 - seat, 3).flown(seat, 10)


def _more_achievements(table: Table, seat: int) -> None:
    table.achievements("No heroic", "50 au or less").own(1 - seat, HEROICS[0])


def _nothing(table: Table, seat: int) -> None:
    """Who ends in orbit one is settled by the end of the season."""


CASES = [
    ("Most expeditions", _more_expeditions),
    ("Most heroics", _more_heroics),
    ("Most discoveries", _more_discoveries),
    ("Most resources", _more_resources),
    ("Most distance", _more_distance),
    ("Most medals", _more_medals),
    ("Most achievement points", _more_achievements),
    ("Orbit one at the end", _nothing),
]


@pytest.mark.clause("GR-8.13")
@pytest.mark.parametrize("seat", [BLUE, ORANGE])
@pytest.mark.parametrize(("name", "prepare"), CASES)
def test_GR_8_13_the_eight_predictions(name: str, prepare: Any, seat: int) -> None:
    assert [case for case, _ in CASES] == list(PREDICTION)
    for rocket in (BLUE, ORANGE):
        table = plain_table()
        prepare(table, seat)
        table.predicted(ORANGE, name, rocket)
        result = table.finish(orbit_one=seat)
        assert result.sheet[ORANGE]["Predictions"] == (6 if rocket == seat else 0)


@pytest.mark.clause("GR-8.13")
@pytest.mark.parametrize(("name", "prepare"), CASES[:-1])
def test_GR_8_13_the_table_shows_how_they_stand(name: str, prepare: Any) -> None:
    table = plain_table()
    prepare(table, ORANGE)
    values = table.view().standings[PREDICTION[name] - 1].values
    assert values[ORANGE] > values[BLUE]
