"""Building, crew, tokens and goods: every way to build, man, power, load and strip a ship can be chosen.

Random games seldom come to most of these questions. Here every action on the cells of a small ship is tried.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import TILES
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, block
from cosmodrome.testing.reach import explore
from tests.faulty import with_flow
from tests.games.galaxy_trucker.positions import (
    BLUE,
    GREEN,
    TUG,
    YELLOW,
    Table,
    building,
    finished,
    flight,
    fly,
    put,
)
from tests.games.galaxy_trucker.test_07_spot_check import LOOSE, SQUARE
from tests.games.galaxy_trucker.test_12_threats import SHIELDED
from tests.games.galaxy_trucker.test_13_cards import CREWED
from tests.reaching import ALL, asked_seat, check_position

FIGHTER = """
    6/7: GG..-.
    7/6: B2.#.# P B3.=.-
"""
TWO_CABINS = "7/6: C-#.. P C-.-#\n8/8: LO-..#"
TWO_HOLDS = "7/6: K2.#.. P R1.#.#"


def flying(drawing: str, *cards: str, dice: Sequence[int] = ()) -> Table:
    """The first of these cards is turned up."""
    table = flight(drawing, cards=[*cards, "I-04"])
    fly(table, dice)
    return table


def held() -> Table:
    """A component in hand, and others that lie face up."""
    table = building()
    table.lay_out("M")
    table.hold(0, "C.-.#")
    return table


def between() -> Table:
    """Empty hands, and one component can be taken back."""
    table = building()
    table.lay_out("M")
    table.add(0, "C.-.#", 7, 8)
    return table


def run_out() -> Table:
    """The timer may be flipped on for the last time by the one who has finished."""
    table = building(pace="real-time")
    table.play(0, actions.Finish(1))
    table.play(CLOCK, actions.RunOut())
    return table


def time_up() -> Table:
    """Building has ended for the two who have no number yet."""
    table = building(3, pace="real-time")
    table.play(2, actions.Finish(2))
    table.play(CLOCK, actions.RunOut())
    table.play(2, actions.FlipTimer())
    table.play(CLOCK, actions.RunOut())
    return table


def thrust() -> Table:
    table = flight("7/6: B2.#.# P B2...#\n8/7: EE-...", cards=["I-05"])
    fly(table)
    return table


def fire() -> Table:
    return flying(FIGHTER, "I-02")


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
    ("go", lambda: Table(pace="real-time"), actions.SayGo, 1),
    ("build", held, actions.AddComponent, 2),
    ("build", between, actions.TakeFaceUp, 1),
    ("flip", run_out, actions.FlipTimer, 1),
    ("timer", lambda: building(pace="real-time"), actions.RunOut, 1),
    ("number", time_up, actions.Finish, 1),
    ("repair", lambda: finished(SQUARE), actions.RemoveComponent, 2),
    ("piece", lambda: finished(LOOSE), actions.KeepPiece, 2),
    ("engines", thrust, actions.Declare, 3),
    ("cannons", fire, actions.Declare, 3),
    ("crew", crew, actions.PlaceCrew, 2),
    ("fly-on", lambda: flight(TUG), actions.GiveUp, 1),
    ("planet", lambda: flying(TUG, "I-12"), actions.Land, 2),
    ("offer", lambda: flying(CREWED, "I-17"), actions.Accept, 1),
    ("lose-crew", slaves, actions.LoseCrew, 3),
    ("load", planet, actions.Stow, 20),
    ("lose-goods", robbed, actions.LoseGoods, 2),
    ("lose-goods", robbed_of_tokens, actions.LoseGoods, 2),
    ("defend", lambda: flying(f"{SHIELDED}\n8/7: B2#???", "I-10", dice=[3, 4]), actions.Defend, 2),
]
"""The question, the position, the kind of action, and at least how many of it there must be."""


def numbers(table: Table) -> Sequence[int]:
    """Nothing, the colours and the cells of this ship; while it is built, all cells and components."""
    if table.state.building:
        return range(-1, max(TILES) + 1)
    return sorted({-1, 0, 1, 2, 3, *(cell for cell, piece in enumerate(table.ship().cells) if piece)})


@pytest.mark.parametrize(("asked", "position", "kind", "least"), POSITIONS)
def test_every_way_can_be_chosen(asked: str, position: Callable[[], Table], kind: type, least: int) -> None:
    table = position()
    check_position(GAME, table.state, asked, numbers(table))
    legal = GAME.legal_actions(table.state, asked_seat(table.state, asked))
    assert sum(isinstance(action, kind) for action in legal) >= least


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
