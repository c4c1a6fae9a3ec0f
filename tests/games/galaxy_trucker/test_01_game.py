"""Chapter 1: players, rounds, the learning flight, winning."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.core.game import check_setup
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import CARDS
from cosmodrome.games.galaxy_trucker.events import JourneyPaid, ShipGaveUp, ShipMoved
from tests.games.galaxy_trucker.positions import (
    DEFAULTS,
    TUG,
    Table,
    building,
    finished,
    flight,
    fly,
    fly_to_end,
    of_kind,
    put,
    spaces,
)
from tests.words import english


@pytest.mark.clause("GT-1.1")
def test_GT_1_1_one_to_four_players_and_three_rounds() -> None:
    for seats in (1, 2, 3, 4):
        state = Table(seats).state
        assert (state.round, state.rounds) == (0, (1, 2))
    with pytest.raises(cosmodrome.BadSetup, match="1 to 4"):
        check_setup(GAME, 5, {})


@pytest.mark.clause("GT-1.2")
def test_GT_1_2_credits_start_at_nothing_and_never_fall_below() -> None:
    table = flight("7/7: P")
    assert table.credits() == 0
    table.ship().lost = (1, 2, 3)
    events = table.play(0, actions.GiveUp())
    paid = of_kind(events, JourneyPaid)[0]
    assert (paid.penalty, paid.unpaid) == (3, 3)
    assert table.credits() == 0


@pytest.mark.clause("GT-1.3")
def test_GT_1_3_a_round_is_building_launch_flight_rewards() -> None:
    table = building(2, pace="real-time", rounds="I+II")
    assert table.view().phase == "Building"
    table.play(0, actions.Finish(1))
    order = [type(event).__name__ for event in table.play(1, actions.Finish(2))]
    assert order == ["ShipFinished", "BuildingEnded", "CrewPlaced", "CrewPlaced", "FlightBegan"]
    table.play(0, actions.GiveUp())
    order = [type(event).__name__ for event in table.play(1, actions.GiveUp())]
    assert order == ["ShipGaveUp", "JourneyPaid", "JourneyPaid", "RoundBegan"]


@pytest.mark.clause("GT-1.4")
def test_GT_1_4_the_learning_flight_is_built_without_timer_cards_and_spots() -> None:
    table = building(2, pace="real-time", learning="on")
    assert table.state.circle == -1
    table.add(0, "C.-.#", 7, 8)
    assert table.clause(0, actions.LookAtPile(0)) == "GT-1.4"
    table.hold(0, "M")
    assert table.clause(0, actions.SetAside()) == "GT-1.4"
    assert not any(isinstance(offer, actions.SetAside | actions.LookAtPile) for offer in table.offers(0))


@pytest.mark.clause("GT-1.4")
def test_GT_1_4_the_learning_flight_has_its_eight_cards_and_no_aliens() -> None:
    table = finished("7/7: P C-.-#\n8/8: LO-..#", learning="on")
    assert table.ship().loads[table.cell(7, 8)] == 2
    events = fly_to_end(table)
    turned = [card for card in table.state.spent if table.state.shown >> card & 1]
    assert len(turned) == 8
    assert all(CARDS[card].test_flight for card in turned)
    assert not of_kind(events, ShipGaveUp)


@pytest.mark.clause("GT-1.4")
def test_GT_1_4_the_learning_flight_is_round_one() -> None:
    refusal = GAME.refuse_setup(2, DEFAULTS | {"learning": "on", "rounds": "II+III"})
    assert refusal is not None
    assert refusal.clause == "GT-1.4"


@pytest.mark.clause("GT-1.5")
def test_GT_1_5_whoever_made_money_wins_and_the_most_wins_more() -> None:
    table = flight(TUG, "7/7: P C.=.#\n8/7: E-...", "7/7: P", "7/7: P")
    table.state.purses = [(7, 0, 0, 0, 0, 0), (7, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0), (0,) * 6]
    for seat in range(4):
        table.play(seat, actions.GiveUp())
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (1, 1, 3, 4)
    assert outcome.winners == (0, 1)
    assert outcome.also == (2,)
    titles = [english(GAME, title) for title in outcome.titles]
    assert titles == ["Bigger winner", "Bigger winner", "Winner", "Broke"]
    verdict = english(GAME, outcome.verdict, ("Ann", "Ben", "Cid", "Dot"), you=1)
    assert verdict == "Ann and you made the most money, 7 credits each (GT-1.5)."


@pytest.mark.clause("GT-1.6")
@pytest.mark.parametrize("rounds", ["I", "I+II+III"])
def test_GT_1_6_after_the_learning_flight_the_full_game_goes_on(rounds: str) -> None:
    table = finished(TUG, rounds=rounds, learning="on")
    fly_to_end(table)
    assert table.credits() > 0
    assert (GAME.outcome(table.state) is not None) == (rounds == "I")
    if rounds != "I":
        assert (table.state.round, table.state.learning) == (1, False)
        assert len(table.view().piles) == 3


@pytest.mark.clause("GT-1.7")
def test_GT_1_7_who_has_no_engine_stands_still_and_lands_all_the_same() -> None:
    table = flight("7/7: P", "7/7: P", cards=["I-05"])
    table.state.learning = True
    events = fly(table)
    assert not of_kind(events, ShipGaveUp)
    assert not of_kind(events, ShipMoved)
    assert [line.finishing for line in table.view().journey] == [4, 3]


@pytest.mark.clause("GT-1.7")
def test_GT_1_7_without_crew_or_a_lap_behind_a_ship_flies_on() -> None:
    table = flight("7/7: P", "7/7: P", cards=["I-04"])
    table.state.learning = True
    put(table, 0, 7, 7, 0)
    spaces(table, 90, 0)
    fly(table)
    assert [line.place for line in table.view().journey] == [1, 2]
