"""Chapter 12: meteors and cannon fire, at ships as drawn with dice as loaded."""

from __future__ import annotations

import pytest

from cosmodrome.core.flow import Step
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.events import ThreatMet, ThreatRolled
from cosmodrome.games.galaxy_trucker.rules.losses import ask_waiting
from cosmodrome.games.galaxy_trucker.rules.steps import MEET
from cosmodrome.games.galaxy_trucker.rules.threats import HEAVY, LARGE, LIGHT, SMALL, defence, meet, spared_by
from cosmodrome.games.galaxy_trucker.ship.board import FRONT, LEFT, REAR, RIGHT
from cosmodrome.games.galaxy_trucker.ship.geometry import gunners, struck
from tests.games.galaxy_trucker.positions import Table, flight, fly, of_kind, put
from tests.games.galaxy_trucker.ships import Yard


def threatened(drawing: str, size: int, side: int, number: int) -> Table:
    table = flight(drawing, cards=["I-09", "I-04"])
    table.state.card, table.state.order = 9, (0,)
    table.state.asked = ()
    table.state.threat = (size, side, number)
    return table


def met(table: Table) -> list[str]:
    events: list[object] = []
    meet(table.state, Step(MEET, 0), events)  # type: ignore[arg-type]
    ask_waiting(table.state)
    return [event.result for event in events if isinstance(event, ThreatMet)]


@pytest.mark.clause("GT-12.1")
def test_GT_12_1_dice_choose_the_line_and_the_first_component_in_it_is_struck() -> None:
    yard = Yard()
    cells = yard.build("6/7: G..-.\n7/7: P C.-.#\n8/7: E-...")
    assert struck(yard.board, cells, FRONT, 7) == yard.cell(6, 7)
    assert struck(yard.board, cells, REAR, 7) == yard.cell(8, 7)
    assert struck(yard.board, cells, RIGHT, 7) == yard.cell(7, 8)
    assert struck(yard.board, cells, LEFT, 7) == yard.cell(7, 7)
    assert struck(yard.board, cells, FRONT, 6) == -1
    assert struck(yard.board, cells, LEFT, 12) == -1
    events = fly(flight("7/7: P", cards=["I-09", "I-04"]), dice=[2, 3, 1, 1, 6, 6])
    assert [event.dice for event in of_kind(events, ThreatRolled)] == [(2, 3), (1, 1), (6, 6)]
    assert [event.result for event in of_kind(events, ThreatMet)] == ["missed"] * 3


SHIELDED = "7/6: B2.#.. P S^-=-="
"""The shield covers front and right."""


@pytest.mark.clause("GT-12.2")
def test_GT_12_2_a_small_meteor_bounces_off_a_smooth_side() -> None:
    assert met(threatened("7/7: P C.-.#", SMALL, FRONT, 8)) == ["bounced"]
    assert met(threatened("7/7: P C.-.#", SMALL, RIGHT, 7)) == ["hit"]


@pytest.mark.clause("GT-12.2")
def test_GT_12_2_at_an_exposed_connector_only_a_shield_helps() -> None:
    table = threatened(SHIELDED, SMALL, FRONT, 7)
    assert met(table) == []
    assert table.offers() == [actions.Defend(table.cell(7, 6)), actions.TakeHit()]
    events = table.play(0, actions.Defend(table.cell(7, 6)))
    assert of_kind(events, ThreatMet)[0].result == "shielded"
    assert table.view().ships[0].tokens == 1
    assert met(threatened(SHIELDED, SMALL, REAR, 7)) == ["hit"]
    assert met(threatened("6/7: G..-.\n7/7: P", SMALL, REAR, 7)) == ["hit"]


@pytest.mark.clause("GT-12.3")
def test_GT_12_3_a_large_meteor_from_the_front_is_shot_in_its_very_column() -> None:
    armed = "6/7: G..-.\n7/7: P C.-.#"
    assert met(threatened(armed, LARGE, FRONT, 7)) == ["shot"]
    assert met(threatened(armed, LARGE, FRONT, 8)) == ["hit"]
    assert met(threatened(SHIELDED, LARGE, FRONT, 7)) == ["hit"]


@pytest.mark.clause("GT-12.3")
def test_GT_12_3_a_double_cannon_costs_a_token() -> None:
    table = threatened("6/7: GG..-.\n7/7: P B2...#", LARGE, FRONT, 7)
    assert met(table) == []
    assert of_kind(table.play(0, actions.Defend(table.cell(7, 8))), ThreatMet)[0].result == "shot"
    empty = threatened("6/7: GG..-.\n7/7: P B2...#", LARGE, FRONT, 7)
    put(empty, 0, 7, 8, 0)
    assert met(empty) == ["hit"]


@pytest.mark.clause("GT-12.4")
@pytest.mark.parametrize(("side", "number", "able"), [(RIGHT, 6, 1), (RIGHT, 7, 1), (RIGHT, 8, 1), (RIGHT, 9, 0)])
def test_GT_12_4_from_a_side_also_in_the_rows_beside(side: int, number: int, able: int) -> None:
    yard = Yard()
    cells = yard.build("7/7: P G>...-")
    assert len(gunners(yard.board, cells, side, number)[0]) == able
    assert gunners(yard.board, cells, LEFT, number)[0] == []


@pytest.mark.clause("GT-12.4")
@pytest.mark.parametrize(("number", "able"), [(6, 1), (7, 1), (8, 1), (9, 0)])
def test_GT_12_4_from_the_rear_also_in_the_columns_beside(number: int, able: int) -> None:
    yard = Yard()
    cells = yard.build("7/7: P\n8/7: Gv-...")
    assert len(gunners(yard.board, cells, REAR, number)[0]) == able


@pytest.mark.clause("GT-12.5")
def test_GT_12_5_a_cannon_inside_the_ship_shoots_too() -> None:
    yard = Yard()
    cells = yard.build("5/7: B2.-#.\n7/7: G..-.\n8/7: M")
    assert gunners(yard.board, cells, FRONT, 7)[0] == [yard.cell(7, 7)]


@pytest.mark.clause("GT-12.6")
def test_GT_12_6_light_fire_is_stopped_by_a_shield_only() -> None:
    assert met(threatened("7/7: P C.-.#", LIGHT, FRONT, 8)) == ["hit"]
    table = threatened(SHIELDED, LIGHT, RIGHT, 7)
    assert met(table) == []
    assert defence(table.yard.board, table.ship(), table.state.threat) == "shielded"
    assert met(threatened(SHIELDED, LIGHT, LEFT, 7)) == ["hit"]


@pytest.mark.clause("GT-12.7")
def test_GT_12_7_nothing_stops_heavy_fire() -> None:
    assert met(threatened(SHIELDED, HEAVY, FRONT, 7)) == ["hit"]
    assert met(threatened("6/7: G..-.\n7/7: P C.-.#", HEAVY, FRONT, 7)) == ["hit"]


@pytest.mark.clause("GT-12.8")
def test_GT_12_8_defending_is_a_choice() -> None:
    table = threatened(SHIELDED, LIGHT, FRONT, 8)
    met(table)
    assert table.clause(0, actions.Defend(table.cell(7, 8))) == "GT-9.3"
    events = table.play(0, actions.TakeHit())
    assert of_kind(events, ThreatMet)[0].result == "hit"
    assert table.ship().cells[table.cell(7, 8)] == 0
    assert table.view().ships[0].tokens == 2


@pytest.mark.clause("GT-12.9")
def test_GT_12_9_a_simple_cannon_shoots_by_itself_and_no_token_is_asked() -> None:
    table = threatened(BOTH_GUNS, LARGE, FRONT, 7)
    assert spared_by(table.yard.board, table.ship(), table.state.threat, table.cell(6, 7)) == "shot"
    assert met(table) == ["shot"]
    assert table.view().ships[0].tokens == 2


BOTH_GUNS = "6/7: G..-.\n7/7: P B2...#"


@pytest.mark.clause("GT-12.10")
def test_GT_12_10_what_is_not_stopped_destroys_the_component() -> None:
    table = threatened("7/7: P C.-.#", LARGE, FRONT, 8)
    cell = table.cell(7, 8)
    tile = table.ship().cells[cell] >> 2
    met(table)
    assert table.ship().cells[cell] == 0
    assert table.ship().lost == (tile,)


@pytest.mark.clause("GT-12.11")
def test_GT_12_11_a_token_answers_one_threat_even_from_what_is_in_danger() -> None:
    table = flight(SHIELDED, cards=["I-10", "I-04"])
    events = fly(table, dice=[3, 4, 1, 1, 1, 1, 3, 4])
    assert not of_kind(events, ThreatMet)
    table.play(0, actions.Defend(table.cell(7, 6)))
    assert table.asked() == "defend"
    assert table.view().card.threat.side == RIGHT  # type: ignore[union-attr]
    table.play(0, actions.Defend(table.cell(7, 6)))
    assert table.view().ships[0].tokens == 0
    in_danger = threatened("7/6: S^-=-= P B2=..#", SMALL, FRONT, 8)
    assert met(in_danger) == []
    in_danger.play(0, actions.Defend(in_danger.cell(7, 8)))
    assert in_danger.ship().lost == ()


@pytest.mark.clause("GT-12.12")
def test_GT_12_12_connectors_around_a_hole_are_safe_behind_another_component() -> None:
    table = threatened("7/7: P", SMALL, FRONT, 7)
    table.ship().cells = table.yard.build("5/7: C.-.#\n7/7: P")
    assert met(table) == ["bounced"]
