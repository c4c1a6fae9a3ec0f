"""What a player reads who may not do something."""

from __future__ import annotations

import pytest

from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.data.components import cell_of
from tests.games.galaxy_challenge.positions import Table, card, start
from tests.words import english

NAMES = ["Ann", "Ben", "Cleo"]


def why_not(table: Table, action: Action) -> str:
    refusal = GAME.refuse(table.state, table.seat, action)
    assert refusal is not None
    return f"{english(GAME, refusal.text, NAMES, table.seat)} [{refusal.clause}]"


def rolled(own: tuple[str, ...] = ("moving 3",), their: tuple[str, ...] = ("moving 4",), red: int = 6) -> Table:
    table = Table(3)
    table.at(0, "E5")
    table.at(1, "E7")
    table.chips(1, 1, 1)
    table.give(0, *own)
    table.give(1, *their)
    table.begin(0)
    if table.view().phase == "roll":
        table.roll(dice=(1, 1, red, 1))
    return table


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        ("F3", "F3 is a card space. Rockets cannot enter it. [CH-1.6]"),
        ("E7", "Ben's rocket is on E7. [CH-3.2]"),
        ("G7", "You cannot reach the centre (G7) in exactly 1 step. [CH-3.1]"),
        ("K1", "You cannot reach the orange home planet (K1) in exactly 1 step. [CH-3.3]"),
        ("M7", "Cleo's rocket is at home on this planet, so Cleo cannot be challenged. [CH-6.1]"),
        ("A7", "A7 is the home planet of the purple rocket, which nobody plays. It is closed. [CH-1.2]"),
    ],
)
def test_moves(cell: str, text: str) -> None:
    assert why_not(rolled(), actions.MoveRocket(cell_of(cell))) == text


def test_a_cell_that_is_not_there() -> None:
    assert why_not(rolled(), actions.MoveRocket(999)) == "There is no cell 999 on the board. [CH-1.6]"


def test_the_centre_after_a_turn_on_it() -> None:
    table = Table(2)
    table.at(0, "G7")
    table.begin(0, dice=(2, 1, 1, 1))
    assert why_not(table, actions.MoveRocket(cell_of("G7"))) == (
        "Your rocket began this turn on the centre. It must leave and cannot return before your next turn. [CH-3.5]"
    )


@pytest.mark.parametrize(
    ("chips", "text"),
    [
        ((0, 1), "You need an anomaly chip to challenge another player. [CH-6.1]"),
        ((1, 0), "Ben has no anomaly chip to win. [CH-6.1]"),
    ],
)
def test_challenges(chips: tuple[int, int], text: str) -> None:
    table = Table(2)
    table.chips(*chips)
    table.at(0, "J1")
    table.at(1, "E7")
    table.begin(0, dice=(1, 1, 1, 1))
    assert why_not(table, actions.MoveRocket(cell_of("K1"))) == text


def test_two_challenges_in_a_row() -> None:
    table = Table(2)
    table.chips(1, 1)
    table.at(0, "J1")
    table.at(1, "E7")
    table.state.challenged = 1
    table.begin(0, dice=(1, 1, 1, 1))
    assert why_not(table, actions.MoveRocket(cell_of("K1"))) == (
        "You challenged on your last turn. You cannot challenge on two turns in a row. [CH-6.6]"
    )


def test_attacks() -> None:
    table = rolled()
    table.move("E6")
    assert why_not(table, actions.Attack(0)) == "You can only attack the rocket of another player. [CH-5.1]"
    assert why_not(table, actions.Attack(2)) == "Cleo's rocket is on a home planet and cannot be attacked. [CH-5.2]"
    table.at(2, "F7")
    assert why_not(table, actions.Attack(2)) == (
        "Cleo's rocket is not directly next to yours. Diagonally does not count. [CH-5.1]"
    )
    table = rolled(red=5)
    table.move("E6")
    assert why_not(table, actions.Attack(1)) == "An attack needs red 6 or more. You have 5. [CH-5.1]"
    table = rolled(their=())
    table.move("E6")
    assert why_not(table, actions.Attack(1)) == "Ben has no advantage card to win. [CH-5.2]"


def test_defences() -> None:
    table = rolled()
    table.move("E6")
    table.attack(1)
    held, absent = card("moving 4"), card("defence 3")
    assert why_not(table, actions.Defend(absent)) == "You do not hold defence +3. [CH-2.4]"
    assert why_not(table, actions.Defend(99)) == "You do not hold card 99. [CH-2.4]"
    assert why_not(table, actions.Defend(held)) == (
        "Only a defence card helps against an attack, not moving +4. [CH-5.3]"
    )


def test_cards_and_powers() -> None:
    table = Table(2)
    pair = table.give(0, "moving 3", "moving 4")
    table.begin(0)
    assert why_not(table, actions.RollDice(pair, False)) == (
        "You cannot use two cards of the same kind together. [CH-2.2]"
    )
    assert why_not(table, actions.RollDice((card("attack 4"),), False)) == "You do not hold attack +4. [CH-2.4]"
    assert why_not(table, actions.RollDice((), True)) == "You have no power to declare for this roll. [CH-8.4]"
    table = Table(2, civilizations=True, colours=("blue", "purple"))
    table.give(0, "moving 3")
    table.state.declared = 1
    table.begin(0)
    assert why_not(table, actions.RollDice((), True)) == (
        "You declared the power on your last turn. You cannot declare it on two turns in a row. [CH-8.4]"
    )


def test_colours() -> None:
    state = start(2)
    first, second = state.order
    GAME.apply(state, first, actions.ChooseColour(0))
    for colour, text in (
        (0, f"{NAMES[first]} already took the red rocket."),
        (9, "There are 6 rockets. There is no rocket 9."),
    ):
        refusal = GAME.refuse(state, second, actions.ChooseColour(colour))
        assert refusal is not None
        assert english(GAME, refusal.text, NAMES, second) == text
