"""Crew, tokens and goods: every way to man, power, load and strip a ship can be chosen.

Random games seldom come to these questions. Here every action on the cells of a small ship is tried.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, block
from cosmodrome.testing.reach import explore
from tests.faulty import with_flow
from tests.games.galaxy_trucker.positions import BLUE, GREEN, YELLOW, Table, finished, flight, fly, put

ALL = 50_000
"""So many actions of a kind are tried."""

FIGHTER = """
    6/7: GG..-.
    7/6: B2.#.# P B3.=.-
"""
TWO_CABINS = "7/6: C-#.. P C-.-#\n8/8: LO-..#"
TWO_HOLDS = "7/6: K2.#.. P R1.#.#"


def thrust() -> Table:
    table = flight("7/6: B2.#.# P B2...#\n8/7: EE-...", cards=["I-05"])
    fly(table)
    return table


def fire() -> Table:
    table = flight(FIGHTER, cards=["I-02", "I-04"])
    fly(table)
    return table


def crew() -> Table:
    return finished(TWO_CABINS)


def slaves() -> Table:
    """Two cabins of humans and an alien: one of five figures must go for each of three."""
    table = flight(TWO_CABINS, cards=["I-01", "I-04"])
    put(table, 0, 7, 8, ORANGE)
    fly(table)
    return table


def planet() -> Table:
    """A block on board, and a planet with a red, a yellow and a blue one."""
    table = flight(TWO_HOLDS, cards=["I-12", "I-04"])
    put(table, 0, 7, 8, block(GREEN))
    fly(table)
    table.play(0, actions.Land(1))
    return table


def robbed() -> Table:
    """Two of three equal blocks must go."""
    table = flight(TWO_HOLDS, cards=["I-02", "I-04"])
    put(table, 0, 7, 6, 2 * block(YELLOW))
    put(table, 0, 7, 8, block(YELLOW))
    fly(table)
    return table


def robbed_of_tokens() -> Table:
    """One block, and a token of either battery."""
    table = flight("7/6: K2.#.. P B2...#\n8/7: B2#???", cards=["I-02", "I-04"])
    put(table, 0, 7, 6, block(BLUE))
    fly(table)
    return table


POSITIONS: list[tuple[str, Callable[[], Table], type, int]] = [
    ("engines", thrust, actions.Declare, 3),
    ("cannons", fire, actions.Declare, 3),
    ("crew", crew, actions.PlaceCrew, 2),
    ("lose-crew", slaves, actions.LoseCrew, 3),
    ("load", planet, actions.Stow, 20),
    ("lose-goods", robbed, actions.LoseGoods, 2),
    ("lose-goods", robbed_of_tokens, actions.LoseGoods, 2),
]
"""The question, the position, the kind of action, and at least how many of it there must be."""


def numbers(table: Table) -> list[int]:
    """Nothing, the colours and the cells of this ship."""
    return sorted({-1, 0, 1, 2, 3, *(cell for cell, piece in enumerate(table.ship().cells) if piece)})


@pytest.mark.parametrize(("asked", "position", "kind", "least"), POSITIONS)
def test_every_way_can_be_chosen(asked: str, position: Callable[[], Table], kind: type, least: int) -> None:
    table = position()
    assert table.asked() == asked
    found = explore(GAME, table.state, 0, numbers(table), random.Random(1), ALL)
    assert found is not None
    assert found.missing == []
    assert sum(isinstance(action, kind) for action in GAME.legal_actions(table.state, 0)) >= least


@pytest.mark.parametrize("position", [fire, planet])
def test_offers_alone_are_not_all(position: Callable[[], Table]) -> None:
    """So the search finds what is missing."""
    table = position()
    poor = with_flow(GAME, legal_actions=lambda state, seat: iter(GAME.offers(state, seat)))
    found = explore(poor, table.state, 0, numbers(table), random.Random(1), ALL)
    assert found is not None
    assert found.missing


def test_goods_in_their_order_alone_are_not_all() -> None:
    """A green block in the first hold and a blue one in the second, or the other way round."""
    table = planet()
    poor = with_flow(
        GAME,
        legal_actions=lambda state, seat: (action for action in GAME.legal_actions(state, seat) if in_order(action)),
    )
    found = explore(poor, table.state, 0, numbers(table), random.Random(1), ALL)
    assert found is not None
    assert found.missing
    assert not any(map(in_order, found.missing))


def in_order(action: Action) -> bool:
    assert isinstance(action, actions.Stow)
    return list(action.colours) == sorted(action.colours)
