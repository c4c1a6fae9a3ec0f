"""Chapter 8: civilizations."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.data.components import COLOURS, DATA, cell_of
from cosmodrome.games.galaxy_challenge.events import (
    BattleEnded,
    ChallengeAnswered,
    DefenceRolled,
    DieRaised,
    PowerTaken,
    TieRolled,
)
from tests.games.galaxy_challenge.positions import BLACK, BLUE, GREEN, LOST_PROBE, RED, Table, of_kind, only

ALLIANCE, EMPIRE, NYCADIANS, DYNASTY, JES_RAHS, COPIERS = "yellow", "red", "green", "blue", "purple", "orange"


def powers(*colours: str, on: bool = True) -> Table:
    table = Table(len(colours), civilizations=on, colours=colours)
    for seat, cell in zip(range(len(colours)), ("E5", "I9", "E9", "I5"), strict=False):
        table.at(seat, cell)
    return table


def totals(table: Table) -> list[int]:
    return [die.total for die in table.view().dice]


@pytest.mark.clause("CH-8.1")
def test_CH_8_1_without_the_option_no_power_has_any_effect() -> None:
    assert GAME.meta.options[0].default == "off"
    for colour in COLOURS:
        others = [each for each in COLOURS if each != colour]
        table = powers(colour, others[0], on=False)
        table.begin(0, dice=(3, 3, 3, 3))
        assert totals(table) == [3, 3, 3, 3]
        assert table.view().players[0].power == -1


@pytest.mark.clause("CH-8.1")
def test_CH_8_1_with_it_each_colour_has_the_power_of_the_data() -> None:
    assert [row.colour for row in DATA.civilizations] == list(COLOURS)
    table = powers(ALLIANCE, EMPIRE)
    assert [player.power for player in table.view().players] == [COLOURS.index(ALLIANCE), COLOURS.index(EMPIRE)]


@pytest.mark.clause("CH-8.3", "CH-8.2")
@pytest.mark.parametrize(
    ("colour", "expected"), [(ALLIANCE, [5, 3, 3, 3]), (EMPIRE, [3, 3, 6, 3]), (NYCADIANS, [3, 3, 3, 5])]
)
def test_CH_8_3_fixed_bonuses(colour: str, expected: list[int]) -> None:
    table = powers(colour, JES_RAHS)
    events = only(table.begin(0, dice=(3, 3, 3, 3)), DieRaised)
    assert totals(table) == expected
    assert events.total == expected[events.die]
    bonus = table.view().dice[events.die].bonuses[0]
    assert (bonus.card, bonus.power) == (0, COLOURS.index(colour))


@pytest.mark.clause("CH-8.2")
def test_CH_8_2_defending_against_an_attack() -> None:
    for colour, green in ((NYCADIANS, 5), (EMPIRE, 3), (JES_RAHS, 5)):
        table = powers(ALLIANCE, colour)
        table.at(0, "I7")
        table.give(0, "moving 3")
        table.give(1, "moving 4")
        table.begin(0)
        table.roll(dice=(1, 1, 6, 1))  # black 3 with the power
        table.move("I8")
        table.attack(1)
        events = table.play(1, actions.Defend(0), dice=(3,))
        assert (only(events, DefenceRolled).total, only(events, BattleEnded).green) == (green, green)


@pytest.mark.clause("CH-8.2")
def test_CH_8_2_answering_a_challenge_and_no_kind_of_card() -> None:
    for colour, number in ((NYCADIANS, 14), (EMPIRE, 15), (JES_RAHS, 14), (DYNASTY, 12)):
        table = powers(ALLIANCE, colour)
        home = next(row.home for row in DATA.rockets if row.colour == colour)
        beside = {"C1": "B2", "K13": "J12", "A7": "B6", "C13": "B12"}[home]
        table.chips(1, 1)
        table.at(0, beside)
        table.begin(0, dice=(1, 1, 1, 1))
        events = table.move(home, dice=(3, 3, 3, 3))
        assert only(events, ChallengeAnswered).number == number
    table = powers(NYCADIANS, ALLIANCE)
    used = table.give(0, "defence 3")
    table.begin(0)
    table.roll(*used, dice=(1, 1, 1, 1))
    assert totals(table)[GREEN] == 1 + 3 + 2


@pytest.mark.clause("CH-8.2")
def test_CH_8_2_breaking_a_tie() -> None:
    table = powers(ALLIANCE, EMPIRE)
    table.chips(14, 15)
    table.begin(0, dice=(1, 1, 1, 1))
    table.move("E6")
    table.sectors(LOST_PROBE)
    events = of_kind(table.play(0, actions.Explore(), dice=(1,) * 8), TieRolled)
    assert [each.number for each in events] == [4 + 2, 4 + 3]


@pytest.mark.clause("CH-8.4")
def test_CH_8_4_declared_before_the_roll_and_never_on_two_own_turns_in_a_row() -> None:
    table = powers(DYNASTY, ALLIANCE)
    table.begin(0)
    assert table.view().may_declare
    assert table.offers() == [actions.RollDice((), False), actions.RollDice((), True)]
    table.roll(dice=(1, 5, 1, 1), declared=True)
    assert totals(table) == [1, 6, 1, 1]
    table.move("E6")
    table.play(0, actions.EndTurn(), dice=(1, 1, 1, 1))
    table.begin(0, dice=(1, 5, 1, 1))  # nothing to decide: rolled at once
    assert totals(table) == [1, 5, 1, 1]
    assert table.view().players[0].declared is False
    table.begin(0)
    assert actions.RollDice((), True) in table.offers()
    table.roll(dice=(1, 5, 1, 1))
    assert totals(table)[BLUE] == 5  # not declared


@pytest.mark.clause("CH-8.4")
def test_CH_8_4_nobody_else_declares() -> None:
    table = powers(ALLIANCE, DYNASTY)
    table.give(0, "moving 3")
    table.begin(0)
    assert table.clause(0, actions.RollDice((), True)) == "CH-8.4"


@pytest.mark.clause("CH-8.5")
def test_CH_8_5_on_the_lowest_natural_number() -> None:
    table = powers(JES_RAHS, ALLIANCE)
    table.begin(0, dice=(3, 5, 2, 6))
    assert totals(table) == [3, 5, 4, 6]
    used = table.give(0, "attack 3")
    table.at(0, "E5")
    table.begin(0)
    table.roll(*used, dice=(3, 5, 2, 6))
    assert totals(table) == [3, 5, 7, 6]  # natural, whatever was added


@pytest.mark.clause("CH-8.5")
def test_CH_8_5_among_equals_they_pick() -> None:
    table = powers(JES_RAHS, ALLIANCE)
    table.begin(0, dice=(2, 5, 2, 6))
    assert table.view().phase == "raise"
    assert table.view().raises == (BLACK, RED)
    assert table.offers() == [actions.RaiseDie(BLACK), actions.RaiseDie(RED)]
    assert table.clause(0, actions.RaiseDie(BLUE)) == "CH-8.5"
    assert table.clause(1, actions.RaiseDie(RED)) != ""
    table.play(0, actions.RaiseDie(RED))
    assert totals(table) == [2, 5, 4, 6]


@pytest.mark.clause("CH-8.5", "CH-2.3")
def test_CH_8_5_before_a_special_advantage_is_assigned() -> None:
    table = powers(JES_RAHS, ALLIANCE)
    used = table.give(0, "special 4")
    table.begin(0)
    table.roll(*used, dice=(2, 2, 3, 3))
    table.play(0, actions.RaiseDie(BLUE))
    table.play(0, actions.AssignSpecial(BLUE))
    assert totals(table) == [2, 8, 3, 3]


def copiers(*cells: str, colours: Sequence[str] = (COPIERS, ALLIANCE, EMPIRE)) -> Table:
    table = Table(3, civilizations=True, colours=colours)
    for seat, cell in enumerate(cells):
        table.at(seat, cell)
    return table


@pytest.mark.clause("CH-8.6")
def test_CH_8_6_the_power_of_the_nearest_rocket() -> None:
    table = copiers("E5", "E8", "G6")
    events = only(table.begin(0, dice=(3, 3, 3, 3)), PowerTaken)
    assert events == PowerTaken(0, 2, COLOURS.index(EMPIRE))
    assert totals(table) == [3, 3, 6, 3]


@pytest.mark.clause("CH-8.6")
def test_CH_8_6_king_moves_over_places_nothing_blocks() -> None:
    table = copiers("G2", "G5", "G6")  # straight through the card space it would be three steps
    table.at(2, "K2")
    assert only(table.begin(0, dice=(3, 3, 3, 3)), PowerTaken).owner == 2  # four to either side, five around the cards
    table = copiers("A2", "C2", "D1")  # past the planet on C1, through the rocket on C2
    assert only(table.begin(0, dice=(3, 3, 3, 3)), PowerTaken).owner == 1


@pytest.mark.clause("CH-8.6")
def test_CH_8_6_among_equals_they_pick_before_the_roll() -> None:
    table = copiers("E5", "E7", "G5")
    table.begin(0)
    assert table.view().phase == "power"
    assert table.view().powers == (1, 2)
    assert table.offers() == [actions.PickPower(1), actions.PickPower(2)]
    assert table.clause(0, actions.PickPower(0)) == "CH-8.6"
    assert table.clause(1, actions.PickPower(2)) == "CH-8.6"
    table.play(0, actions.PickPower(1), dice=(3, 3, 3, 3))
    assert totals(table) == [5, 3, 3, 3]


@pytest.mark.clause("CH-8.6")
def test_CH_8_6_limits_are_taken_over_too() -> None:
    table = copiers("E5", "E6", "I9", colours=(COPIERS, DYNASTY, EMPIRE))
    table.begin(0)
    table.roll(dice=(1, 5, 1, 1), declared=True)
    assert totals(table)[BLUE] == 6
    table.at(0, "E5")
    table.begin(0, dice=(1, 5, 1, 1))
    assert totals(table)[BLUE] == 5  # declared on the last own turn


@pytest.mark.clause("CH-8.6", "CH-8.2")
def test_CH_8_6_before_each_roll_also_as_defender_and_to_break_a_tie() -> None:
    table = Table(3, civilizations=True, colours=(EMPIRE, COPIERS, NYCADIANS))
    table.at(0, "I7")
    table.at(1, "I9")
    table.at(2, "I10")
    table.give(0, "moving 3")
    table.give(1, "moving 4")
    table.begin(0)
    table.roll(dice=(1, 1, 6, 1))
    table.move("I8")
    events = table.attack(1)
    assert table.view(1).phase == "power"  # the attacker and seat 2 are equally near
    assert list(GAME.awaiting(table.state)) == [1]
    table.play(1, actions.PickPower(2))
    duel = table.view(None).duel
    assert duel is not None
    assert duel.defender_power == COLOURS.index(NYCADIANS)  # everybody sees what was picked
    events = table.play(1, actions.Defend(0), dice=(3,))
    assert only(events, DefenceRolled).total == 5
    table = copiers("E5", "E7", "G5")
    table.chips(14, 0, 15)
    table.begin(0)
    table.play(0, actions.PickPower(2), dice=(1, 1, 1, 1))
    table.move("E4")
    table.at(0, "E5")
    table.sectors(LOST_PROBE)
    table.play(0, actions.Explore())
    assert (table.view().phase, table.view().powers) == ("power", (1, 2))
    events = table.play(0, actions.PickPower(2), dice=(1,) * 8)
    assert [(each.seat, each.number) for each in of_kind(events, TieRolled)] == [(0, 7), (2, 7)]
    assert table.state.cells[0] == cell_of("E5")
