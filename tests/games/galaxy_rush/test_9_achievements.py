"""Chapter 9: the thirteen achievements."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_rush.data.components import ACHIEVEMENTS, DATA, PRINTED
from tests.games.galaxy_rush.positions import ACHIEVEMENT, BLUE, ORANGE, Table

HEROICS = [
    "Stranded Crew Recovered",
    "Mutiny Talked Down",
    "Blockade Slipped",
    "Miners Dug Out",
    "Hostages Brought Home",
]
SET = ("Iridium", "Osmium", "Palladium", "Ruthenium")


def alone(name: str) -> Table:
    """The named one is open, and no other."""
    table = Table()
    table.state.achievements = (ACHIEVEMENT[name],)
    return table


def points(table: Table) -> int:
    """What blue gets for it at the end; the table showed the same just before."""
    shown = table.view().achievements[0].progress[BLUE].points
    assert table.sees(BLUE).points["Achievements"] == shown
    at_end = table.finish(orbit_one=ORANGE).sheet[BLUE]["Achievements"]
    assert at_end == shown
    return at_end


@pytest.mark.clause("GR-9.1")
@pytest.mark.parametrize(
    ("owned", "expected"), [((), 0), (SET[:3] * 2, 0), (SET, 3), (SET * 2 + SET[:3], 6), (SET * 3, 9)]
)
def test_GR_9_1_three_for_each_set_of_resources(owned: tuple[str, ...], expected: int) -> None:
    assert points(alone("Sets of resources").own(BLUE, *owned)) == expected


@pytest.mark.clause("GR-9.1", "GR-4.8")
def test_GR_9_1_a_season_one_discovery_counts_as_its_resource() -> None:
    assert points(alone("Sets of resources").own(BLUE, *SET[:3]).discovered(BLUE, "Tin Lantern")) == 3


@pytest.mark.clause("GR-9.2")
@pytest.mark.parametrize("kind", SET)
def test_GR_9_2_at_least_five_of_one_resource(kind: str) -> None:
    assert points(alone("Five of a kind").own(BLUE, *[kind] * 4, *SET)) == 7
    assert points(alone("Five of a kind").own(BLUE, *[kind] * 6)) == 7
    assert points(alone("Five of a kind").own(BLUE, *[kind] * 3, *SET).flown(BLUE, 10, 10)) == 0


@pytest.mark.clause("GR-9.2")
def test_GR_9_2_with_a_season_one_discovery() -> None:
    assert points(alone("Five of a kind").own(BLUE, *["Ruthenium"] * 4).discovered(BLUE, "Tin Lantern")) == 7


@pytest.mark.clause("GR-9.3")
@pytest.mark.parametrize(("owned", "expected"), [(4, 0), (5, 8)])
def test_GR_9_3_five_or_more_heroics(owned: int, expected: int) -> None:
    assert points(alone("Five heroics").own(BLUE, *HEROICS[:owned])) == expected
    assert points(alone("Five heroics").own(BLUE, *HEROICS[:owned], "Colony Dome Resealed")) == 8


@pytest.mark.clause("GR-9.4")
@pytest.mark.parametrize(("owned", "expected"), [((), 5), (("Comet",), 0), (("Asteroid",), 0), (("Nebula",), 0)])
def test_GR_9_4_no_expedition_face_up(owned: tuple[str, ...], expected: int) -> None:
    assert points(alone("No expedition").own(BLUE, *owned, HEROICS[0], "Iridium")) == expected


@pytest.mark.clause("GR-9.4", "GR-9.5")
@pytest.mark.parametrize(("name", "call", "expected"), [("No expedition", "Comet", 5), ("No heroic", HEROICS[0], 5)])
def test_GR_9_4_face_down_ones_are_fine(name: str, call: str, expected: int) -> None:
    table = alone(name).pair(1, call, "Iridium")
    table.take(1, 1, face_up=False)
    assert points(table) == expected


@pytest.mark.clause("GR-9.5")
@pytest.mark.parametrize(("owned", "expected"), [((), 5), ((HEROICS[0],), 0)])
def test_GR_9_5_no_heroic_face_up(owned: tuple[str, ...], expected: int) -> None:
    assert points(alone("No heroic").own(BLUE, *owned, "Comet", "Iridium")) == expected


@pytest.mark.clause("GR-9.6")
@pytest.mark.parametrize(
    ("owned", "expected"),
    [
        (("Comet", "Asteroid", "Nebula"), 4),
        (("Comet",) * 4 + ("Asteroid", "Nebula"), 4),
        (("Comet", "Comet", "Nebula"), 0),
        (("Asteroid", "Nebula", "Nebula"), 0),
    ],
)
def test_GR_9_6_one_of_each_expedition(owned: tuple[str, ...], expected: int) -> None:
    assert points(alone("One of each expedition").own(BLUE, *owned)) == expected


@pytest.mark.clause("GR-9.7")
@pytest.mark.parametrize(("flown", "expected"), [((), 0), ((15,), 1), ((15, 15), 3), ((20, 20, 15), 5)])
def test_GR_9_7_one_more_point_per_full_ten_au(flown: tuple[int, ...], expected: int) -> None:
    table = alone("Long distance").flown(BLUE, *flown[:1], earlier=True).flown(BLUE, *flown[1:])
    assert points(table) == expected
    assert table.outcome().sheet[BLUE]["Distance"] == expected


@pytest.mark.clause("GR-9.8")
@pytest.mark.parametrize(("comets", "expected"), [(3, 0), (4, 6), (5, 6)])
def test_GR_9_8_at_least_seven_expeditions(comets: int, expected: int) -> None:
    owned = [*["Comet"] * comets, "Asteroid", "Nebula", "Nebula"]
    assert points(alone("Seven expeditions").own(BLUE, *owned)) == expected


@pytest.mark.clause("GR-9.9")
@pytest.mark.parametrize(("owned", "expected"), [(0, 0), (2, 0), (3, 4), (4, 0)])
def test_GR_9_9_exactly_three_heroics(owned: int, expected: int) -> None:
    assert points(alone("Exactly three heroics").own(BLUE, *HEROICS[:owned])) == expected


@pytest.mark.clause("GR-9.10")
@pytest.mark.parametrize(("flown", "expected"), [((20,) * 4, 0), ((20,) * 4 + (10,), 8), ((20,) * 4 + (15,), 0)])
def test_GR_9_10_exactly_90_au(flown: tuple[int, ...], expected: int) -> None:
    assert points(alone("Exactly 90 au").flown(BLUE, *flown, earlier=True)) == expected


@pytest.mark.clause("GR-9.11")
@pytest.mark.parametrize(("flown", "expected"), [((), 5), ((20, 20, 10), 5), ((20, 20, 15), 0)])
def test_GR_9_11_50_au_or_less(flown: tuple[int, ...], expected: int) -> None:
    assert points(alone("50 au or less").flown(BLUE, *flown, earlier=True)) == expected


@pytest.mark.clause("GR-9.12")
@pytest.mark.parametrize(("more", "expected"), [((), 0), ((10,), 6), ((15,), 6)])
def test_GR_9_12_125_au_or_more(more: tuple[int, ...], expected: int) -> None:
    flown = (20, 20, 20, 20, 20, 15, *more)
    assert points(alone("125 au or more").flown(BLUE, *flown, earlier=True)) == expected


@pytest.mark.clause("GR-9.13")
@pytest.mark.parametrize(("seasons", "last", "expected"), [((1, 2), BLUE, 7), ((1, 2, 3), BLUE, 0), ((1,), BLUE, 0)])
def test_GR_9_13_exactly_three_medals(seasons: tuple[int, ...], last: int, expected: int) -> None:
    table = alone("Exactly three medals").medals(BLUE, *seasons)
    assert table.finish(orbit_one=last).sheet[BLUE]["Achievements"] == expected
    table = alone("Exactly three medals").medals(BLUE, 1, 2, 3)
    assert table.finish(orbit_one=ORANGE).sheet[BLUE]["Achievements"] == 7


@pytest.mark.clause("GR-9.14")
def test_GR_9_14_nothing_counts_as_zero() -> None:
    for name, expected in (("50 au or less", 5), ("No expedition", 5), ("No heroic", 5), ("Long distance", 0)):
        assert points(alone(name)) == expected


@pytest.mark.clause("GR-9.14")
def test_GR_9_14_distance_is_rounded_on_the_whole_game() -> None:
    table = alone("Long distance").flown(BLUE, 15, earlier=True).flown(BLUE, 15)
    assert points(table) == 3


@pytest.mark.clause("GR-9.15")
def test_GR_9_15_two_grow_the_others_are_fixed() -> None:
    assert [row.name for row in PRINTED.achievements if row.rule == "each"] == ["Sets of resources", "Long distance"]
    fixed = {row.number: row.points for row in DATA.achievements if row.rule != "each"}
    assert fixed == {2: 7, 3: 8, 4: 5, 5: 5, 6: 4, 8: 6, 9: 4, 10: 8, 11: 5, 12: 6, 13: 7}
    assert len(ACHIEVEMENTS) == 13


@pytest.mark.clause("GR-9.15")
def test_GR_9_15_distances_are_those_of_face_down_cards_only() -> None:
    table = alone("50 au or less").own(BLUE, *["Nebula 20"] * 3).flown(BLUE, 20, 20)
    assert table.sees(BLUE).total_distance == 40
    assert points(table) == 5


@pytest.mark.clause("GR-9.15")
def test_GR_9_15_progress_is_shown_for_both() -> None:
    table = alone("Exactly three heroics").own(BLUE, *HEROICS[:2]).own(ORANGE, *HEROICS[2:])
    shown = table.view().achievements[0].progress
    assert [(each.value, each.met, each.points) for each in shown] == [(2, False, 0), (3, True, 4)]
