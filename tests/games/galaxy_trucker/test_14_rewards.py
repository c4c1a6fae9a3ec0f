"""Chapters 14, 15 and 18: journey's end, giving up, money."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import DATA, PILOT_CABINS, WAREHOUSE
from cosmodrome.games.galaxy_trucker.events import (
    CardIgnored,
    CardTurnedUp,
    CrewLost,
    JourneyPaid,
    ShipGaveUp,
    ThreatRolled,
)
from tests.games.galaxy_trucker.positions import TUG, Table, finished, flight, fly, of_kind, put, spaces

LONE = "7/7: P"
HOLD = "7/7: P R1.#.#\n8/7: K2#..."
RED_YELLOW = {(7, 8): 1, (8, 7): 4 + 16}


def laden(*others: str, cards: tuple[str, ...] = ("I-04",), **options: str) -> Table:
    """A ship with a red, a yellow and a green block: 9 credits."""
    table = flight(HOLD, *others, cards=cards, **options)
    for (row, column), load in RED_YELLOW.items():
        put(table, 0, row, column, load)
    table.state.bank = (11, 16, 12, 14)
    return table


@pytest.mark.clause("GT-14.1")
def test_GT_14_1_finishing_best_ship_goods_losses_in_this_order() -> None:
    table = laden("6/7: G..-.\n7/7: P\n8/7: E-...")
    table.ship(0).lost = (1, 2)
    events = fly(table)
    first, second = of_kind(events, JourneyPaid)
    assert (first.finishing, first.best_ship, first.goods, first.penalty) == (4, 0, 9, 2)
    assert (second.finishing, second.best_ship, second.goods, second.penalty) == (3, 2, 0, 0)


@pytest.mark.clause("GT-14.1")
def test_GT_14_1_every_one_tied_has_the_best_ship() -> None:
    table = flight(LONE, LONE, cards=["I-04"])
    fly(table)
    assert [line.best_ship for line in table.view().journey] == [2, 2]


@pytest.mark.clause("GT-14.1")
def test_GT_14_1_a_ship_of_which_nothing_is_left_is_not_the_best_looking() -> None:
    table = flight(LONE, LONE, cards=["I-04"])
    table.state.learning = True
    wreck = table.ship(1)
    wreck.cells, wreck.loads = (0,) * len(wreck.cells), (0,) * len(wreck.loads)
    fly(table)
    assert [line.best_ship for line in table.view().journey] == [2, 0]


@pytest.mark.clause("GT-14.2")
def test_GT_14_2_the_price_list() -> None:
    assert DATA.flight.prices == (4, 3, 2, 1)
    table = laden()
    fly(table)
    assert table.view().journey[0].goods == 4 + 3 + 2


@pytest.mark.clause("GT-14.3")
@pytest.mark.parametrize(
    ("rounds", "iiia", "lost", "penalty"),
    [("I", "off", 3, 3), ("I", "off", 9, 5), ("II", "off", 9, 8), ("III", "off", 14, 11), ("III", "instead", 14, 14)],
)
def test_GT_14_3_a_credit_for_each_lost_component_up_to_the_insurance(
    rounds: str, iiia: str, lost: int, penalty: int
) -> None:
    table = flight(LONE, rounds=rounds, iiia=iiia, cards=["I-04"])
    table.ship().lost = tuple(range(1, lost + 1))
    fly(table)
    assert table.view().journey[0].penalty == penalty


@pytest.mark.clause("GT-14.4")
def test_GT_14_4_everything_goes_back_and_credits_are_kept() -> None:
    table = laden(rounds="I+II")
    fly(table)
    assert table.state.round == 1
    assert set(table.state.face_down) == set(WAREHOUSE)
    assert table.state.bank == DATA.bank.goods
    assert [piece >> 2 for piece in table.ship().cells if piece] == [PILOT_CABINS[0]]
    assert table.credits() == 4 + 2 + 9


@pytest.mark.clause("GT-14.5")
@pytest.mark.parametrize(
    ("rounds", "finish", "best"), [("I", (4, 3, 2, 1), 2), ("II", (8, 6, 4, 2), 4), ("III", (12, 9, 6, 3), 6)]
)
def test_GT_14_5_bonuses_by_round(rounds: str, finish: tuple[int, ...], best: int) -> None:
    table = flight(LONE, LONE, LONE, LONE, rounds=rounds, cards=["I-04"])
    fly(table)
    assert tuple(line.finishing for line in table.view().journey) == finish
    assert {line.best_ship for line in table.view().journey} == {best}


@pytest.mark.clause("GT-14.5")
def test_GT_14_5_places_count_finishers_only() -> None:
    table = flight(LONE, LONE, LONE, cards=["I-04"])
    table.play(0, actions.GiveUp())
    fly(table)
    assert [line.finishing for line in table.view().journey] == [0, 4, 3]


@pytest.mark.clause("GT-14.6")
def test_GT_14_6_those_who_gave_up_settle_at_the_end() -> None:
    table = laden(LONE, cards=("I-04", "I-04"))
    table.play(0, actions.GiveUp())
    assert table.credits(0) == 0
    fly(table)
    assert table.credits(0) == 0
    fly(table)
    assert table.credits(0) == 5


@pytest.mark.clause("GT-15.1")
def test_GT_15_1_only_before_a_card() -> None:
    table = flight(LONE, LONE, cards=["I-12", "I-04"])
    table.play(0, actions.FlyOn())
    assert table.clause(0, actions.GiveUp()) == "GT-15.1"
    table.play(1, actions.FlyOn())
    assert table.asked(0) == "planet"
    assert table.clause(0, actions.GiveUp()) == "GT-15.1"


@pytest.mark.clause("GT-15.2")
def test_GT_15_2_no_bonuses_goods_for_half_rounded_up_and_the_penalty() -> None:
    table = laden(TUG)
    table.ship(0).lost = tuple(range(1, 10))
    table.state.purses[0] = (6, 0, 0, 0, 0, 0)
    table.play(0, actions.GiveUp())
    fly(table)
    line = table.view().journey[0]
    assert (line.place, line.finishing, line.best_ship, line.goods, line.penalty) == (0, 0, 0, 5, 5)
    assert table.credits(0) == 6
    assert table.view().journey[1].best_ship == 2


@pytest.mark.clause("GT-15.3")
def test_GT_15_3_without_humans_a_ship_gives_up_at_once() -> None:
    table = flight("7/7: P C.-.#", LONE, cards=["I-01", "I-04"])
    put(table, 0, 7, 8, 0)
    events = fly(table)
    assert of_kind(events, ShipGaveUp)[0] == ShipGaveUp(0, "no humans")


@pytest.mark.clause("GT-15.3")
def test_GT_15_3_in_a_combat_zone_only_after_the_card() -> None:
    table = flight(LONE, TUG, cards=["I-16", "I-04"])
    events = fly(table, dice=[1, 1, 1, 1])
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("CrewLost") < kinds.index("ThreatRolled") < kinds.index("ShipGaveUp")
    assert of_kind(events, ShipGaveUp)[0].seat == of_kind(events, CrewLost)[0].seat


@pytest.mark.clause("GT-15.4")
def test_GT_15_4_no_engine_strength_in_open_space_also_by_choice() -> None:
    table = flight("7/7: P B2...#\n8/7: EE-...", LONE, cards=["I-05", "I-04"])
    fly(table)
    events = table.play(0, actions.Declare((), ()))
    assert [event.seat for event in of_kind(events, ShipGaveUp)] == [0, 1]
    assert {event.reason for event in of_kind(events, ShipGaveUp)} == {"no engines"}


@pytest.mark.clause("GT-15.5")
@pytest.mark.parametrize(("behind", "out"), [(40, False), (41, True)])
def test_GT_15_5_more_than_a_circle_behind_the_leader(behind: int, out: bool) -> None:
    table = flight(LONE, LONE, cards=["I-12", "I-04"])
    spaces(table, 50, 50 - behind)
    fly(table)
    table.play(0, actions.Decline())
    events = table.play(1, actions.Decline())
    assert (of_kind(events, ShipGaveUp) == [ShipGaveUp(1, "lapped")]) == out


@pytest.mark.clause("GT-15.6")
@pytest.mark.parametrize("card", ["I-16", "III-04"])
def test_GT_15_6_a_lone_flyer_ignores_what_compares_ships(card: str) -> None:
    table = flight(LONE, cards=[card, "I-04"])
    events = fly(table)
    assert of_kind(events, CardIgnored)
    assert table.asked() == "fly-on"
    pair = flight(LONE, TUG, cards=[card, "I-04"])
    pair.play(0, actions.GiveUp())
    assert of_kind(fly(pair), CardIgnored)


@pytest.mark.clause("GT-15.7")
def test_GT_15_7_when_all_have_given_up_the_flight_ends() -> None:
    table = flight(LONE, LONE, cards=["I-04", "I-04"])
    table.play(0, actions.GiveUp())
    events = table.play(1, actions.GiveUp())
    assert not of_kind(events, CardTurnedUp)
    assert GAME.outcome(table.state) is not None


@pytest.mark.clause("GT-15.8")
def test_GT_15_8_if_the_one_who_rolls_leaves_the_next_rolls_on() -> None:
    table = flight(LONE, "7/7: P C.-.#\n8/7: E-...\n6/7: G..-.", cards=["I-11", "I-04"])
    events = fly(table, dice=[3, 4, 1, 1, 1, 1])
    assert of_kind(events, ShipGaveUp)[0].seat == 0
    assert [event.seat for event in of_kind(events, ThreatRolled)] == [0, 1, 1]


@pytest.mark.clause("GT-15.9")
def test_GT_15_9_lapping_is_measured_against_those_who_are_left() -> None:
    table = flight(LONE, LONE, LONE, cards=["I-16", "I-04"])
    spaces(table, 60, 10, 0)
    put(table, 0, 7, 7, 0)
    events = fly(table, dice=[1, 1, 1, 1])
    reasons = {event.seat: event.reason for event in of_kind(events, ShipGaveUp)}
    assert reasons[0] == "no humans"
    assert "lapped" not in reasons.values()


@pytest.mark.clause("GT-15.10")
def test_GT_15_10_a_ship_without_humans_at_launch_gives_up() -> None:
    table = finished("7/7: P\n8/7: G..-.", LONE)
    table.play(0, actions.KeepPiece(table.cell(8, 7)))
    assert not table.ship(0).flying
    assert table.awaiting == [1]


@pytest.mark.clause("GT-18.1")
def test_GT_18_1_credits_are_hidden_until_the_end() -> None:
    table = laden(LONE)
    table.state.purses[0] = (6, 0, 0, 0, 0, 0)
    assert [trucker.credits for trucker in table.view(0).truckers] == [6, -1]
    assert [trucker.credits for trucker in table.view(1).truckers] == [-1, 0]
    assert [trucker.credits for trucker in table.view(None).truckers] == [-1, -1]
    fly(table)
    assert all(trucker.credits >= 0 for trucker in table.view(None).truckers)


@pytest.mark.clause("GT-18.2")
def test_GT_18_2_who_cannot_pay_pays_all_and_starts_again_with_nothing() -> None:
    table = flight(LONE, rounds="I+II", cards=["I-04"])
    table.state.purses[0] = (2, 0, 0, 0, 0, 0)
    table.ship().lost = (1, 2, 3, 4)
    table.play(0, actions.GiveUp())
    assert table.credits() == 0
    assert table.view().journey[0].unpaid == 2
