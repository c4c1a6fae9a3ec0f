"""Every legal action is offered or can be put together: a position of each question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.data.components import DATA
from tests.games.lunar_rush.positions import FAST_DOWN, GOLD, MEDIUM_DOWN, Table
from tests.games.lunar_rush.test_09_feeding import with_ships
from tests.games.lunar_rush.test_10_loading_down import loading
from tests.reaching import check_position

NUMBERS = range(-1, len(DATA.roles) + 1)


def to(asked: str, **options: str) -> Table:
    table = Table(2, 0, **options)
    table.to(asked)
    return table


def card() -> Table:
    """Prices can be moved, and what is in the base can be sold."""
    table = to("build")
    table.own(0, "futures_exchange", "earthbound_teleporter")
    table.give(0, ore=1, gem=1)
    table.to("card")
    return table


def teleporter() -> Table:
    """Something was said already, and can be taken back."""
    table = Table()
    table.own(0, "moonbound_teleporter", bought=1)
    table.to("build")
    table.to("load-up", 2)
    table.play(0, actions.Teleport(GOLD["moonbound_teleporter"], 0, 1, 1))
    return table


def at_work() -> Table:
    """A gold module has several spaces, and one of the others was used."""
    table = to("build")
    table.own(0, "efficient_lunarium_mine")
    table.people(0, 4)
    table.play(0, table.offers(0)[0])
    return table


def loaded() -> Table:
    table = loading()
    table.play(0, actions.LoadEarthbound(MEDIUM_DOWN, 1, 0, 0, 0))
    return table


POSITIONS: list[tuple[str, Callable[[], Table]]] = [
    ("roles", lambda: Table(roles="choose")),
    ("bid", Table),
    ("route", lambda: to("route")),
    ("load-up", lambda: to("load-up")),
    ("load-up", teleporter),
    ("gold", lambda: to("gold")),
    ("draft", lambda: to("draft", wonders="on")),
    ("build", lambda: to("build")),
    ("build", lambda: with_ships(FAST_DOWN, MEDIUM_DOWN)),
    ("build", at_work),
    ("load-down", lambda: loading(MEDIUM_DOWN)),
    ("load-down", loaded),
    ("card", card),
]
"""The question and the position."""


@pytest.mark.parametrize(("asked", "position"), POSITIONS)
def test_every_legal_action_can_be_reached(asked: str, position: Callable[[], Table]) -> None:
    check_position(GAME, position().state, asked, NUMBERS)
