"""Chapter 13: adventure cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.events import (
    ComponentsLost,
    CreditsGained,
    CrewLost,
    EnemyFought,
    PlanetTaken,
    SaboteursRolled,
    ShipGaveUp,
    ShipMoved,
    StrengthDeclared,
    ThreatMet,
    ThreatRolled,
    WeakestFound,
)
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE
from cosmodrome.games.galaxy_trucker.view.table import StakeView
from tests.games.galaxy_trucker.positions import TUG, Table, flight, fly, of_kind, put

LONE = "7/7: P"
CREWED = "7/6: C-#.. P C-.-#"
"""Six humans."""
GUN = "6/7: G..-.\n7/7: P"
POWER = "6/7: GG..-.\n7/7: P B2...#"
THRUST = "7/7: P B2...#\n8/7: EE-..."


@pytest.mark.clause("GT-13.1")
def test_GT_13_1_each_declares_and_moves_before_the_next() -> None:
    table = flight("7/7: P B2...#\n8/7: EE-...", "7/7: P\n8/7: E=...", cards=["I-05", "I-04"])
    fly(table)
    assert table.awaiting == [0]
    events = table.play(0, table.offers(0)[1])
    assert [(event.seat, event.days) for event in of_kind(events, ShipMoved)] == [(0, 2), (1, 1)]


@pytest.mark.clause("GT-13.2")
def test_GT_13_2_one_ship_for_each_planet_then_all_load_and_the_hindmost_moves_first() -> None:
    table = flight("7/7: P K2...#", "7/7: P K2...#", LONE, cards=["I-14", "I-04"])
    fly(table)
    assert table.awaiting == [0]
    table.play(0, actions.Land(1))
    assert table.clause(1, actions.Land(1)) == "GT-13.2"
    assert table.clause(1, actions.Land(9)) == "GT-13.2"
    table.play(1, actions.Land(0))
    assert table.awaiting == [0]
    table.play(0, actions.Stow((), ()))
    events = table.play(1, table.offers(1)[0])
    assert [event.seat for event in of_kind(events, ShipMoved)] == [1, 0]
    assert [event.days for event in of_kind(events, ShipMoved)] == [-3, -3]
    assert not of_kind(events, PlanetTaken)


@pytest.mark.clause("GT-13.2")
def test_GT_13_2_passing_costs_nothing_and_landing_needs_no_hold() -> None:
    table = flight(LONE, LONE, cards=["I-14", "I-04"])
    fly(table)
    table.play(0, actions.Decline())
    events = table.play(1, actions.Land(0))
    assert [event.seat for event in of_kind(events, ShipMoved)] == [1]


@pytest.mark.clause("GT-13.3")
def test_GT_13_3_the_first_who_wants_and_can_mans_the_ship() -> None:
    table = flight(LONE, CREWED, TUG, cards=["I-17", "I-04"])
    fly(table)
    assert table.awaiting == [1]
    table.play(1, actions.Accept())
    events = table.play(1, actions.LoseCrew((table.cell(7, 6), table.cell(7, 6), table.cell(7, 8))))
    assert of_kind(events, CreditsGained) == [CreditsGained(1, 4)]
    assert of_kind(events, ShipMoved)[0].days == -1
    assert table.credits(1) == 4
    assert table.asked(2) == "fly-on"


@pytest.mark.clause("GT-13.3")
def test_GT_13_3_declined_it_falls_to_the_next() -> None:
    table = flight(CREWED, "7/7: P C.-.#\n8/7: E-...", cards=["I-18", "I-04"])
    fly(table)
    table.play(0, actions.Decline())
    assert table.awaiting == [1]


@pytest.mark.clause("GT-13.4")
def test_GT_13_4_the_last_human_may_go_and_the_credits_stay() -> None:
    table = flight(LONE, LONE, cards=["I-18", "I-04"])
    fly(table)
    events = table.play(0, actions.Accept())
    assert of_kind(events, ShipGaveUp) == [ShipGaveUp(0, "no humans")]
    assert table.credits(0) == 3
    assert not of_kind(events, ShipMoved)


@pytest.mark.clause("GT-13.5")
def test_GT_13_5_a_station_needs_crew_but_takes_none() -> None:
    table = flight(TUG, CREWED + "\n8/7: K2#...", cards=["I-19", "I-04"])
    fly(table)
    assert table.awaiting == [1]
    table.play(1, actions.Accept())
    table.play(1, table.offers(1)[0])
    assert table.view().ships[1].crew == 6
    assert table.view().ships[1].goods == (0, 1, 1, 0)
    assert table.ship(1).days < -2


@pytest.mark.clause("GT-13.6")
def test_GT_13_6_the_leader_rolls_once_for_all_who_decide_at_the_same_time() -> None:
    ship = "7/6: B2.#.. P S^-=-="
    table = flight(ship, ship.replace("B2.#..", "B2.#.#").replace("-=-=", "-.--"), cards=["I-10"])
    events = fly(table, dice=[3, 4])
    assert [(event.seat, event.at) for event in of_kind(events, ThreatRolled)] == [(0, (0, 1))]
    assert table.awaiting == [0, 1]
    events = table.play(1, actions.TakeHit())
    assert not of_kind(events, ThreatRolled)


@pytest.mark.clause("GT-13.7")
def test_GT_13_7_smugglers_attack_in_order_until_beaten() -> None:
    table = flight(LONE, BATTERY, LONE, cards=["I-02", "I-04"])
    events = fly(table)
    assert of_kind(events, EnemyFought)[0].result == "lost"
    assert table.awaiting == [1]
    events = table.play(1, table.offers(1)[-1])
    assert of_kind(events, EnemyFought)[0].result == "won"
    events = table.play(1, actions.Decline())
    assert not of_kind(events, EnemyFought)
    assert table.awaiting == [0, 1, 2]


BATTERY = """
    6/6: GG..-. GG..=. G..=.
    7/6: M-#.#  P     M=#.#
    8/7: B2#=..
"""
"""Two double cannons and a simple one forward: 5 with two tokens."""


@pytest.mark.clause("GT-13.8")
def test_GT_13_8_slavers_pay_credits_or_take_crew() -> None:
    table = flight(CREWED, LONE, cards=["I-01", "I-04"])
    fly(table)
    assert (table.asked(0), table.due(0)) == ("lose-crew", 3)
    events = table.play(0, table.offers(0)[0])
    assert of_kind(events, EnemyFought)[0].seat == 1


@pytest.mark.clause("GT-13.9")
def test_GT_13_9_pirates_shoot_all_losers_after_the_attacks_with_the_first_losers_dice() -> None:
    table = flight(LONE, TUG, GUN, cards=["I-03", "I-04"])
    events = fly(table, dice=[1, 1, 1, 1, 1, 1])
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("ThreatRolled") > max(i for i, kind in enumerate(kinds) if kind == "EnemyFought")
    assert {event.seat for event in of_kind(events, ThreatRolled)} == {0}
    assert [event.seat for event in of_kind(events, ThreatMet)[:3]] == [0, 1, 2]


@pytest.mark.clause("GT-13.9")
def test_GT_13_9_a_tie_is_no_loss() -> None:
    table = flight(BATTERY, LONE, cards=["I-03", "I-04"])
    fly(table)
    events = table.play(0, table.offers(0)[-1], dice=[1, 1, 1, 1, 1, 1])
    assert of_kind(events, EnemyFought)[0].result == "tied"
    assert {event.seat for event in of_kind(events, ThreatMet)} == {1}
    assert {event.at for event in of_kind(events, ThreatRolled)} == {(1,)}


def struck_ships(table: Table) -> list[int]:
    """The seats at whose ships a threat is shown."""
    card = table.view().card
    met = card.threat.ships if card and card.threat else ()
    return [seat for seat, ship in enumerate(met) if ship.cell >= 0]


@pytest.mark.clause("GT-13.9")
def test_GT_13_9_a_shot_is_shown_only_at_ships_that_have_to_answer_it() -> None:
    """Not at the ship of whoever was not beaten, nor once it has been answered."""
    table = flight(BATTERY, "7/6: B2.#.. P S^-=-=", cards=["I-03", "I-04"])
    fly(table)
    assert struck_ships(table) == []
    table.play(0, table.offers(0)[-1], dice=[3, 4, 1, 1, 1, 1])
    assert table.awaiting == [1]
    assert struck_ships(table) == [1]
    table.play(1, actions.TakeHit(), dice=[1, 1, 1, 1])
    assert struck_ships(table) == []


@pytest.mark.clause("GT-13.10")
def test_GT_13_10_a_declined_reward_costs_no_days() -> None:
    for answer, moved in ((actions.Decline(), []), (actions.Accept(), [-1])):
        table = flight(BATTERY, LONE, cards=["I-02", "I-04"])
        fly(table)
        table.play(0, table.offers(0)[-1])
        events = table.play(0, answer)
        assert [event.days for event in of_kind(events, ShipMoved)] == moved
        assert table.awaiting == [0, 1]


@pytest.mark.clause("GT-13.11")
def test_GT_13_11_the_weakest_suffers_and_of_those_tied_the_one_ahead() -> None:
    table = flight(LONE, LONE, TUG, cards=["I-16", "I-04"])
    events = fly(table, dice=[1, 1, 1, 1])
    found = of_kind(events, WeakestFound)
    assert [(line.fewest, line.seat) for line in found] == [("crew", 0), ("engines", 1), ("cannons", 1)]


@pytest.mark.clause("GT-13.11")
@pytest.mark.parametrize("card", ["I-16", "II-16"])
def test_GT_13_11_what_a_declared_strength_decides_is_seen_before(card: str) -> None:
    """Whatever the others declare: who is called safe does not pay, who is called the weakest does."""
    shapes = [POWER, GUN, LONE, THRUST, "7/7: P\n8/7: E=..."]
    alike = [(POWER, POWER.replace("GG..-.", "GG..=.")), (THRUST, THRUST.replace("EE-...", "EE????"))]
    seen = set[str]()
    for drawings in (*permutations(shapes, 2), *alike):
        table = flight(*drawings, cards=[card, "I-04"])
        fly(table)
        for known, payer in declared(table):
            for seat, what, strength, stake in known:
                assert (strength <= stake.weakest) <= (payer == seat)
                assert (strength >= stake.safe) <= (payer != seat)
                seen.add("safe" if strength >= stake.safe else "weakest" if strength <= stake.weakest else "open")
                assert stake.days == (4 if (card, what) == ("II-16", "cannons") else 0)
    assert seen == {"safe", "weakest", "open"}


Known = tuple[int, str, int, StakeView]
"""A seat, of what it declares which strength, and what it was told about it."""


def declared(table: Table) -> list[tuple[list[Known], int]]:
    """Every way to declare for the line under way, and who pays then."""
    seat = table.awaiting[0]
    card = table.view(seat).card
    what = table.asked(seat)
    if card is None or card.stake is None:
        return []
    found = []
    for offer in table.offers(seat):
        copy = Table.__new__(Table)
        copy.state, copy.yard = table.state.clone(), table.yard
        events = copy.play(seat, offer)
        known = (seat, what, of_kind(events, StrengthDeclared)[0].strength, card.stake)
        if lines := of_kind(events, WeakestFound):
            found.append(([known], lines[0].seat))
        else:
            found += [([known, *others], payer) for others, payer in declared(copy)]
    return found


@pytest.mark.clause("GT-13.12")
def test_GT_13_12_penalties_are_carried_out_line_by_line_and_the_victim_rolls() -> None:
    table = flight(LONE, TUG, cards=["I-16", "I-04"])
    events = fly(table, dice=[1, 1, 1, 1])
    kinds = [type(event).__name__ for event in events]
    assert of_kind(events, ShipMoved)[0] == ShipMoved(0, -3, -4)
    assert kinds.index("CrewLost") > kinds.index("ShipMoved")
    assert [event.size for event in of_kind(events, ThreatRolled)] == ["light", "heavy"]
    victim = of_kind(events, WeakestFound)[2].seat
    assert {(event.seat, event.at) for event in of_kind(events, ThreatRolled)} == {(victim, (victim,))}


@pytest.mark.clause("GT-13.13")
def test_GT_13_13_stardust_costs_a_day_for_each_exposed_connector_from_the_last_on() -> None:
    table = flight(LONE, TUG, cards=["I-04", "I-04"])
    events = fly(table)
    assert [(event.seat, event.days) for event in of_kind(events, ShipMoved)] == [(1, -3), (0, -4)]


@pytest.mark.clause("GT-13.14")
def test_GT_13_14_epidemic_strikes_occupied_cabins_joined_to_occupied_ones() -> None:
    table = flight(CABINS, cards=["II-05", "I-04"])
    put(table, 0, 7, 9, ORANGE)
    events = fly(table)
    (lost,) = of_kind(events, CrewLost)
    assert lost.epidemic
    assert set(lost.cells) == {table.cell(7, 7), table.cell(7, 8), table.cell(7, 9)}
    assert table.ship().loads[table.cell(7, 9)] == 0
    assert table.ship().loads[table.cell(7, 7)] == 1


CABINS = "7/7: P C-=-= C-=.="


@pytest.mark.clause("GT-13.14")
def test_GT_13_14_an_empty_cabin_neither_suffers_nor_spreads() -> None:
    table = flight(CABINS, cards=["II-05", "I-04"])
    put(table, 0, 7, 8, 0)
    assert not of_kind(fly(table), CrewLost)


@pytest.mark.clause("GT-13.15")
def test_GT_13_15_sabotage_strikes_the_smallest_crew_in_up_to_three_tries() -> None:
    table = flight(CREWED, LONE, LONE, cards=["III-04", "I-04"])
    events = fly(table, dice=[1, 1, 1, 1, 6, 6, 6, 6, 3, 4, 3, 4])
    tries = of_kind(events, SaboteursRolled)
    assert [event.seat for event in tries] == [1, 1, 1]
    assert [event.cell for event in tries] == [-1, -1, table.cell(7, 7)]
    assert of_kind(events, ComponentsLost)[0].seat == 1
    table = flight(LONE, LONE, cards=["III-04", "I-04"])
    events = fly(table, dice=[1, 1] * 6)
    assert len(of_kind(events, SaboteursRolled)) == 3
    assert not of_kind(events, ComponentsLost)


@pytest.mark.clause("GT-13.16")
def test_GT_13_16_who_gave_up_is_touched_by_nothing() -> None:
    table = flight(LONE, TUG, LONE, cards=["I-09", "I-04"])
    table.play(0, actions.GiveUp())
    table.play(1, actions.FlyOn())
    events = table.play(2, actions.FlyOn(), dice=[3, 4, 1, 1, 1, 1])
    assert 0 not in {event.seat for event in of_kind(events, ThreatMet)}
    assert of_kind(events, ThreatRolled)[0].seat == 1


@pytest.mark.clause("GT-13.17")
def test_GT_13_17_crew_then_gain_then_days() -> None:
    table = flight(CREWED, LONE, cards=["I-17", "I-04"])
    fly(table)
    events = table.play(0, actions.Accept())
    events += table.play(0, table.offers(0)[0])
    kinds = [type(event).__name__ for event in events]
    assert kinds[:4] == ["OfferAccepted", "CrewLost", "CreditsGained", "ShipMoved"]


@pytest.mark.clause("GT-13.18")
def test_GT_13_18_enemies_cannot_be_evaded_but_offers_declined() -> None:
    table = flight(POWER, cards=["I-02", "I-12", "I-04"])
    fly(table)
    assert table.clause(0, actions.Decline()) == "GT-13.18"
    table.play(0, actions.Declare((), ()))
    fly(table)
    table.play(0, actions.Decline())
    assert table.view().ships[0].space == 0
