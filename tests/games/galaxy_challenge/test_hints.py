"""What bots are told: which moves are worth a thought, and how good a position is."""

from __future__ import annotations

import pytest

from cosmodrome.bots.bot import look
from cosmodrome.bots.simple import GreedyBot
from cosmodrome.core.rng import Rng
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.data.components import cell_of
from tests.games.galaxy_challenge.positions import Table, card


def worth(table: Table, seat: int = 0) -> float:
    return GAME.evaluate(table.state, seat)


def chosen(table: Table) -> object:
    """What greedy does."""
    sight = look(GAME, table.state, table.seat, Rng.seeded(3))
    return GreedyBot(Rng.seeded(4)).choose(sight)


def waiting(*chips: int) -> Table:
    """Nothing is under way: seat 0 is to use cards and roll."""
    table = Table(len(chips))
    table.chips(*chips)
    table.give(0, "moving 3")
    table.begin(0)
    return table


def test_more_chips_are_better_and_the_chances_add_up() -> None:
    assert worth(waiting(5, 3, 3)) > worth(waiting(4, 3, 3)) > worth(waiting(4, 5, 3))
    table = waiting(6, 2, 4)
    assert sum(worth(table, seat) for seat in range(3)) == pytest.approx(1)


def test_a_lead_is_worth_more_when_the_bank_is_nearly_empty() -> None:
    late = waiting(14, 12)
    early = waiting(4, 2)
    assert worth(late) > worth(early)


def test_cards_and_the_way_to_the_centre_count() -> None:
    table = waiting(3, 3)
    before = worth(table)
    table.give(0, "exploring 10")
    assert worth(table) > before
    near, far = waiting(3, 3), waiting(3, 3)
    near.at(0, "F6")
    far.at(0, "A1")
    assert worth(near) > worth(far)


def test_the_end_is_exact() -> None:
    table = waiting(20, 10)
    table.state.asked, table.state.agenda, table.state.winner = (), [], 0
    assert [worth(table, seat) for seat in range(2)] == [1.0, 0.0]


def test_the_moves_worth_a_thought_hold_the_centre_planets_and_fights() -> None:
    table = Table(3)
    table.at(0, "F6")
    table.at(1, "G5")
    table.give(0, "moving 3")
    table.give(1, "moving 4")
    table.begin(0)
    table.roll(dice=(2, 1, 6, 1))
    moves = set(GAME.sensible(table.state, 0))
    beside = {cell_of(cell) for cell in ("F5", "H5", "G6")}
    assert {actions.MoveRocket(cell) for cell in beside | {cell_of("G7")}} <= moves
    assert len(moves) < 12 < len(table.offers())


def test_greedy_goes_to_the_centre_and_explores_there() -> None:
    table = Table(2)
    table.at(0, "E6")
    table.begin(0, dice=(4, 2, 1, 1))
    assert chosen(table) == actions.MoveRocket(cell_of("G7"))
    table.move("G7")
    assert chosen(table) == actions.Explore()


def test_greedy_challenges_with_a_great_number_only() -> None:
    for dice, expected in (((1, 5, 6, 6), True), ((1, 1, 1, 1), False)):
        table = Table(2)
        table.at(0, "J2")
        table.at(1, "A12")
        table.chips(3, 9)
        table.give(1, "defence 3")
        used = table.give(0, "attack 10")
        table.begin(0)
        table.roll(*used, dice=dice)
        assert (chosen(table) == actions.MoveRocket(cell_of("K1"))) == expected


def test_greedy_gives_up_its_least_card() -> None:
    table = Table(2)
    table.at(0, "E5")
    table.give(0, "attack 3", "special 8")
    table.begin(0)
    table.roll(dice=(1, 1, 1, 1))
    table.move("E6")
    table.explore("Raider Wing")
    assert chosen(table) == actions.ReturnAdvantage(card("attack 3"))


def test_neither_exploring_nor_attacking_is_thought_of_only_near_the_end() -> None:
    for bank, thought in ((20, False), (3, True)):
        table = Table(2)
        table.at(0, "E5")
        table.begin(0, dice=(1, 1, 1, 1))
        table.move("E6")
        table.state.bank = bank
        table.state.chips = put(table.state.chips, 1, 30 - bank)
        assert (actions.EndTurn() in GAME.sensible(table.state, 0)) == thought
