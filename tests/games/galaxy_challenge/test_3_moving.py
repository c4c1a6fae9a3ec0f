"""Chapter 3: moving."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cosmodrome.core.flow import Step
from cosmodrome.core.game import check_setup
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.data.components import CELLS, HOMES, LETTERS, SIDE, cell_of, name_of
from cosmodrome.games.galaxy_challenge.events import RocketMoved, RocketStayed, SectorDrawn
from cosmodrome.games.galaxy_challenge.rules.board import cells_of
from cosmodrome.games.galaxy_challenge.rules.moving import walk, walks
from cosmodrome.testing.walk import Case
from cosmodrome.testing.walk import walk as moments_of
from tests.games.galaxy_challenge.positions import LOST_PROBE, Table, of_kind, only


def around(cell: int) -> set[int]:
    """The cells a king could step to, written out slowly."""
    x, y = cell % SIDE, cell // SIDE
    steps = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return {ay * SIDE + ax for ax, ay in steps if 0 <= ax < SIDE and 0 <= ay < SIDE}


def slow_reach(table: Table, steps: int) -> set[int]:
    """Every end of a walk of so many steps, found by walking (no challenges, rocket not on the centre)."""
    state = table.state
    own = HOMES[state.colours[0]]
    shut = {cell for cell in range(CELLS) if LETTERS[cell] in "SA"} | (set(HOMES) - {own}) | set(state.cells[1:])
    layer = {state.cells[0]}
    for _ in range(steps):
        layer = {after for cell in layer for after in around(cell)} - shut
    return layer


@pytest.mark.clause("CH-3.1", "CH-3.7")
@pytest.mark.parametrize("steps", [1, 2, 3, 5, 6])
@pytest.mark.parametrize("cell", ["C1", "A1", "E3", "G6", "M13", "H9"])
def test_CH_3_1_exactly_the_black_total_in_eight_directions(cell: str, steps: int) -> None:
    table = Table(3)
    table.at(0, cell)
    table.at(1, "F5")
    table.at(2, "B2")
    table.begin(0, dice=(steps, 1, 1, 1))
    assert {place.cell for place in table.view().reach} == slow_reach(table, steps)
    assert table.offers() == [actions.MoveRocket(each) for each in sorted(slow_reach(table, steps))]


@pytest.mark.clause("CH-3.1")
def test_CH_3_1_the_walks_shown_are_walks_of_the_full_length() -> None:
    table = Table(3)
    table.at(0, "F6")
    table.at(1, "F5")
    table.at(2, "H7")
    table.begin(0, dice=(5, 1, 1, 1))
    for place in table.view().reach:
        assert len(place.walk) == 6
        assert (place.walk[0], place.walk[-1]) == (cell_of("F6"), place.cell)
        assert all(after in around(before) for before, after in pairwise(place.walk))
        assert not {cell_of("F5"), cell_of("H7")} & set(place.walk)
        assert not any(LETTERS[cell] in "SA" for cell in place.walk)
    walk = table.reach()["A1"].walk
    assert only(table.move("A1"), RocketMoved) == RocketMoved(0, walk, False)


@pytest.mark.clause("CH-3.1")
def test_CH_3_1_the_walks_shown_are_the_walks_made() -> None:
    """All are found at once, and each alone."""
    trails = {moment.state.trail for moment in moments_of(Case(GAME, 4, check_setup(GAME, 4, {})), 1)} - {()}
    assert len(trails) > 50
    for trail in trails:
        assert walks(trail) == tuple([walk(trail, cell) for cell in cells_of(trail[-1])])


@pytest.mark.clause("CH-3.1")
def test_CH_3_1_it_must_move_and_may_end_where_it_began_with_two_steps() -> None:
    table = Table(2)
    table.at(0, "E5")
    table.begin(0, dice=(1, 1, 1, 1))
    assert table.no_move("E5") == "CH-3.1"
    table.begin(0, dice=(2, 1, 1, 1))
    assert table.no_move("E5") == ""
    assert {type(offer) for offer in table.offers()} == {actions.MoveRocket}


@pytest.mark.clause("CH-3.1", "CH-3.6")
def test_CH_3_1_boxed_in_it_stays_and_may_explore() -> None:
    table = Table(4)
    table.at(0, "A1")
    for seat, cell in ((1, "A2"), (2, "B1"), (3, "B2")):
        table.at(seat, cell)
    events = table.begin(0, dice=(4, 1, 1, 1))
    assert only(events, RocketStayed).cell == cell_of("A1")
    assert actions.Explore() in table.offers()
    assert only(table.explore(LOST_PROBE), SectorDrawn).chips == 1


def cornered() -> Table:
    """A rocket whose only way out is a home planet that it could challenge."""
    table = Table(6)
    table.chips(1, 1)
    table.at(0, "L1")
    for seat, cell in ((1, "L2"), (2, "M1"), (3, "M2"), (4, "K2")):
        table.at(seat, cell)
    table.give(0, "moving 3")
    table.give(1, "moving 4")
    table.begin(0)
    return table


@pytest.mark.clause("CH-3.6")
def test_CH_3_6_boxed_in_next_to_a_planet_it_could_challenge_it_stays_and_may_explore_or_attack() -> None:
    table = cornered()
    events = table.roll(dice=(4, 1, 6, 1))
    assert only(events, RocketStayed).cell == cell_of("L1")
    assert table.offers() == [actions.Explore(), actions.Attack(1), actions.EndTurn()]


@pytest.mark.clause("CH-3.3")
def test_CH_3_3_with_the_exact_count_the_challenge_is_its_move() -> None:
    table = cornered()
    events = table.roll(dice=(1, 1, 6, 1))
    assert only(events, RocketMoved).path[-1] == cell_of("K1")


@pytest.mark.clause("CH-3.6")
def test_CH_3_6_boxed_in_it_may_attack_but_not_at_home() -> None:
    table = Table(4)
    table.at(0, "A1")
    for seat, cell in ((1, "A2"), (2, "B1"), (3, "B2")):
        table.at(seat, cell)
    table.give(0, "moving 3")
    table.give(1, "moving 4")
    table.give(3, "moving 5")
    table.begin(0)
    table.roll(dice=(4, 1, 6, 1))
    assert table.offers() == [actions.Explore(), actions.Attack(1), actions.EndTurn()]
    table = Table(6)
    for seat, cell in ((1, "B1"), (2, "D1"), (3, "B2"), (4, "C2"), (5, "D2")):
        table.at(seat, cell)
    events = table.begin(0, dice=(4, 1, 6, 1, 2, 2, 2, 2))
    assert only(events, RocketStayed).cell == cell_of("C1")
    assert table.view().turn == 1  # nothing to do at home


@pytest.mark.clause("CH-3.1")
def test_CH_3_1_where_no_walk_is_long_enough_it_goes_as_far_as_it_can() -> None:
    table = Table(6)
    table.at(0, "G7")  # leaving the centre: it may not come back to it
    ring = ("F6", "G6", "H6", "F7", "H7", "F8", "G8", "H8")
    for seat, cell in zip(range(1, 6), ("F6", "G6", "H6", "F7", "H7"), strict=True):
        table.at(seat, cell)
    table.begin(0, dice=(3, 1, 1, 1))
    assert not set(ring[:5]) & set(table.reach())
    table = Table(3, colours=("purple", "red", "orange"))
    table.at(0, "B1")
    table.at(1, "A1")
    table.at(2, "A2")
    table.begin(0, dice=(2, 1, 1, 1))
    assert "C1" not in table.reach()  # another's home planet is no way
    assert all(len(place.walk) == 3 for place in table.reach().values())


@pytest.mark.clause("CH-3.2")
def test_CH_3_2_a_place_with_another_rocket_is_neither_entered_nor_passed() -> None:
    table = Table(4)
    table.at(0, "A1")
    table.at(1, "B1")
    table.at(2, "B2")
    events = table.begin(0, dice=(1, 1, 1, 1))
    assert only(events, RocketMoved).path[-1] == cell_of("A2")  # the only way, so it is taken
    table.at(0, "A3")
    table.begin(0, dice=(1, 1, 1, 1))
    assert table.no_move("B2") == "CH-3.2"
    table = Table(4)
    table.at(0, "A1")
    for seat, cell in ((1, "B1"), (2, "B2"), (3, "B3")):
        table.at(seat, cell)
    table.begin(0, dice=(2, 1, 1, 1))
    assert set(table.reach()) == {"A1", "A3"}


@pytest.mark.clause("CH-3.3")
def test_CH_3_3_anothers_planet_is_entered_only_as_the_last_step_for_a_challenge() -> None:
    table = Table(2)
    table.at(0, "J1")
    table.at(1, "G7")
    table.begin(0, dice=(2, 1, 1, 1))
    assert table.no_move("K1") == "CH-6.1"  # no chip
    table.chips(1, 1)
    table.begin(0, dice=(2, 1, 1, 1))
    assert table.reach()["K1"].challenge == 1
    assert all(cell_of("K1") not in place.walk[:-1] for place in table.reach().values())
    table.at(0, "A13")
    table.begin(0, dice=(2, 1, 1, 1))
    assert table.no_move("K1") == "CH-3.3"  # too far


@pytest.mark.clause("CH-3.4")
def test_CH_3_4_the_own_planet_is_entered_and_passed_and_nothing_is_done_there() -> None:
    table = Table(2)
    table.at(0, "B1")
    table.begin(0, dice=(2, 1, 6, 1))
    assert cell_of("C1") in table.reach()["D1"].walk
    table.begin(0, dice=(1, 1, 6, 1, 3, 3, 3, 3))
    assert (table.reach()["C1"].home, table.reach()["C1"].cards) == (True, 0)
    table.move("C1", dice=(3, 3, 3, 3))
    assert table.view().turn == 1  # neither exploring nor attacking: the turn is over


@pytest.mark.clause("CH-3.4", "CH-5.2", "CH-6.1")
def test_CH_3_4_at_home_nobody_is_attacked_or_challenged() -> None:
    table = Table(2)
    table.chips(1, 1)
    table.give(0, "moving 3")
    table.give(1, "moving 4")
    table.at(0, "J2")
    table.begin(0)
    table.roll(dice=(1, 1, 6, 1))
    assert table.no_move("K1") == "CH-6.1"
    assert table.reach()["J1"].attacks == ()
    table.move("J1")
    assert table.clause(0, actions.Attack(1)) == "CH-5.2"
    assert not table.view().players[1].challenge


@pytest.mark.clause("CH-3.5")
def test_CH_3_5_the_centre_gives_an_extra_chip_for_every_discovery() -> None:
    table = Table(2)
    table.at(0, "E7")
    used = table.give(0, "exploring 10")
    table.begin(0)
    table.roll(*used, dice=(2, 3, 1, 1))
    assert table.reach()["G7"].chips == 2
    table.move("G7")
    assert table.view().chips == 2
    events = of_kind(table.explore(LOST_PROBE, "Empty Reach", "Amber Cloud"), SectorDrawn)
    assert [each.chips for each in events] == [2, 0, 2]
    assert table.state.chips == (4, 0)


@pytest.mark.clause("CH-3.5")
def test_CH_3_5_on_the_next_turn_it_must_leave_and_may_not_come_back() -> None:
    table = Table(2)
    table.at(0, "G7")
    table.begin(0, dice=(2, 1, 1, 1))
    assert table.no_move("G7") == "CH-3.5"
    assert all(cell_of("G7") not in place.walk[1:] for place in table.reach().values())
    table.move("F8")
    table.play(0, actions.EndTurn(), dice=(1, 1, 1, 1))
    table.begin(0, dice=(1, 1, 1, 1))
    assert "G7" in table.reach()  # open again on the turn after


@pytest.mark.clause("CH-3.5")
def test_CH_3_5_passing_through_the_centre_is_open_to_others_and_brings_nothing() -> None:
    table = Table(2)
    table.at(0, "F7")
    table.begin(0, dice=(2, 1, 1, 1))
    assert cell_of("G7") in table.reach()["H7"].walk
    assert table.reach()["H7"].chips == 1
    table.move("H7")
    assert only(table.explore(LOST_PROBE), SectorDrawn).chips == 1


@pytest.mark.clause("CH-3.5", "CH-3.6")
def test_CH_3_5_boxed_in_on_the_centre_there_is_no_extra_chip() -> None:
    table = Table(6)
    table.at(0, "G7")
    table.begin(0, dice=(1, 1, 1, 1))
    table.state.asked, table.state.trail = (Step("act", 0),), ()  # as if all eight neighbours were taken
    assert table.view().chips == 1
    assert only(table.explore(LOST_PROBE), SectorDrawn).chips == 1


@pytest.mark.clause("CH-3.7")
def test_CH_3_7_a_diagonal_step_between_two_occupied_places_is_free() -> None:
    table = Table(3)
    table.at(0, "E5")
    table.at(1, "E6")
    table.at(2, "F5")
    table.begin(0, dice=(1, 1, 1, 1))
    assert "F6" in table.reach()
    table = Table(2)
    table.at(0, "F5")
    table.begin(0, dice=(1, 1, 1, 1))
    assert name_of(cell_of("E4")) in table.reach()  # past a card space
