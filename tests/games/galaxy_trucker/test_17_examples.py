"""Chapter 17: the worked examples of the rulebook."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.events import EnemyFought, ShipMoved, WeakestFound
from cosmodrome.games.galaxy_trucker.rules.track import move
from cosmodrome.games.galaxy_trucker.ship.strength import cover
from tests.games.galaxy_trucker.positions import BLUE, GREEN, YELLOW, finished, flight, fly, of_kind, put, spaces
from tests.games.galaxy_trucker.ships import Yard

LONE = "7/7: P"

RED_SHIP = """
    6/6: G..-.  GG..=. G..=.
    7/5: GG<.-.. M-#.# P     M=#.#
    8/7: B2#=..
"""
"""Two forward simples, a forward and a sideways double, one battery."""


@pytest.mark.clause("GT-17.1")
def test_GT_17_1_one_token_for_four_is_a_tie_with_the_smugglers() -> None:
    table = flight(RED_SHIP, LONE, cards=["I-02", "I-04"])
    assert table.view().ships[0].cannons_powered == 2 * 5
    put(table, 0, 8, 7, 1)
    fly(table)
    assert table.offers() == [
        actions.Declare((), ()),
        actions.Declare((table.cell(6, 7),), (table.cell(8, 7),)),
    ]
    events = table.play(0, table.offers()[1])
    fought = of_kind(events, EnemyFought)[0]
    assert (fought.strength, fought.enemy, fought.result) == (8, 8, "tied")
    assert of_kind(events, EnemyFought)[1].seat == 1


@pytest.mark.clause("GT-17.2")
def test_GT_17_2_three_days_lost_end_in_front_of_red() -> None:
    blue, green, red = 0, 1, 2
    table = flight(LONE, LONE, LONE)
    spaces(table, 0, -1, -5)
    move(table.state, blue, -3, [])
    assert table.ship(blue).days == table.ship(red).days + 1
    assert table.ship(green).days == -1


YELLOW_SHIP = """
    7/6: M.#-# P     M-#-#
    8/6: E-... E=... E-...
"""
GREEN_SHIP = """
    6/7: B2..#.
    7/6: M-#=#  P     M##-=
    8/6: EE=... E=... EE-...
"""


@pytest.mark.clause("GT-17.3")
def test_GT_17_3_green_needs_one_token_because_on_a_tie_the_one_ahead_pays() -> None:
    table = flight(YELLOW_SHIP, GREEN_SHIP, cards=["I-16", "I-04"])
    ships = table.view().ships
    assert (ships[0].engines, ships[0].engines_powered) == (3, 3)
    assert (ships[1].engines, ships[1].engines_powered) == (1, 5)
    spaces(table, 20, 0)
    fly(table)
    assert table.awaiting == [1]
    assert len(table.offers(1)) == 3
    events = table.play(1, table.offers(1)[1], dice=[1, 1, 1, 1])
    weakest = of_kind(events, WeakestFound)[0]
    assert (weakest.fewest, weakest.seat) == ("engines", 0)


@pytest.mark.clause("GT-17.4")
@pytest.mark.parametrize(("dropped", "lost"), [((6, 8), 1), ((7, 8), 2)])
def test_GT_17_4_either_side_of_a_mistake_may_go_and_what_hangs_on_it_goes_too(
    dropped: tuple[int, int], lost: int
) -> None:
    table = finished(MISTAKE)
    assert table.asked() == "repair"
    table.play(0, actions.RemoveComponent(table.cell(*dropped)))
    if table.asked() == "piece":
        table.play(0, actions.KeepPiece(table.cell(7, 7)))
    assert len(table.ship().lost) == lost
    assert table.asked() == "fly-on"


MISTAKE = """
    6/7: M.#=# C.--#
    7/7: P     B2===#
    8/8: E=...
"""
"""The cabin's rear is simple above the battery's double front; an engine hangs on the battery alone."""


@pytest.mark.clause("GT-17.5")
def test_GT_17_5_four_and_a_half_beats_the_smugglers_and_two_goods_fit() -> None:
    table = flight(LONE, GREEN_GUNS, LONE, cards=["I-02", "I-04"])
    fly(table)
    assert table.view().ships[1].cannons_powered == 9
    events = table.play(1, table.offers(1)[-1])
    fought = of_kind(events, EnemyFought)[0]
    assert (fought.strength, fought.result) == (9, "won")
    table.play(1, actions.Accept())
    best = table.offers(1)[0]
    assert isinstance(best, actions.Stow)
    assert sorted(best.colours) == [YELLOW, GREEN]
    assert BLUE not in best.colours
    events = table.play(1, best)
    assert of_kind(events, ShipMoved)[0].days == -1
    assert 2 not in {event.seat for event in of_kind(events, EnemyFought)}


GREEN_GUNS = """
    6/6: GG..-. GG..=.
    7/6: M-#.#  P     G>...-
    8/7: B2#=.. K2.=.#
"""


@pytest.mark.clause("GT-17.6")
def test_GT_17_6_left_and_front_with_left_and_rear_leave_the_right_open() -> None:
    yard = Yard()
    sides = cover(yard.build("7/6: S< P Sv"))
    assert [bool(sides >> side & 1) for side in range(4)] == [True, False, True, True]
