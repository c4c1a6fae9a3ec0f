"""Chapter 16: variants."""

from __future__ import annotations

import pytest

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.game import all_setups
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.events import ShipsSwapped
from tests.games.galaxy_trucker.positions import CARD, DEFAULTS, Table, building, finished, flight, fly, of_kind

LONE = "7/7: P"


@pytest.mark.clause("GT-16.1")
@pytest.mark.parametrize(
    ("rounds", "flown"),
    [("I", [0]), ("II", [1]), ("III", [2]), ("I+II", [0, 1]), ("I+III", [0, 2]), ("II+III", [1, 2])],
)
def test_GT_16_1_any_one_or_two_of_the_rounds(rounds: str, flown: list[int]) -> None:
    state = Table(2, rounds=rounds).state
    assert [state.round, *state.rounds] == flown


@pytest.mark.clause("GT-16.2")
@pytest.mark.parametrize(("iiia", "flown"), [("extra", [0, 1, 2, 3]), ("instead", [0, 1, 3])])
def test_GT_16_2_round_three_a_after_or_in_place_of_three(iiia: str, flown: list[int]) -> None:
    table = Table(2, iiia=iiia)
    assert [table.state.round, *table.state.rounds] == flown
    only = flight(LONE, rounds="III", iiia="instead", cards=["I-04"])
    assert (only.yard.board.id, only.yard.board.insurance) == ("IIIa", None)
    refusal = GAME.refuse_setup(2, DEFAULTS | {"rounds": "I+II", "iiia": iiia})
    assert refusal is not None
    assert refusal.clause == "GT-16.2"


@pytest.mark.clause("GT-16.3")
def test_GT_16_3_with_more_foresight_the_piles_keep_their_order() -> None:
    table = building(1, rounds="III", foresight="on")
    table.ship().cells = table.yard.build("7/7: P C.-.#")
    piles = table.state.piles
    table.play(0, actions.LookAtPile(1))
    table.play(0, actions.PutPileBack())
    table.play(0, actions.Finish(1))
    assert table.state.deck[::-1] == tuple(card for pile in piles for card in pile)
    deals = [GAME.redeal(table.state, 0, Rng.seeded(seed)).deck[::-1] for seed in range(9)]
    size = len(piles[0])
    assert {deck[size : 2 * size] for deck in deals} == {piles[1]}
    assert len({deck[:size] for deck in deals}) > 4
    assert len({deck[3 * size :] for deck in deals}) > 4


@pytest.mark.clause("GT-16.4")
def test_GT_16_4_partners_share_a_purse_and_fly_each_others_ships() -> None:
    table = finished(LONE, LONE, LONE, LONE, teams="partners")
    assert [ship.colour for ship in table.state.ships] == [2, 3, 0, 1]
    assert [ship.number for ship in table.state.ships] == [3, 4, 1, 2]
    assert len(table.state.purses) == 2
    for seats in (1, 2, 3):
        refusal = GAME.refuse_setup(seats, DEFAULTS | {"teams": "partners"})
        assert refusal is not None
        assert refusal.clause == "GT-16.4"


def shared(rounds: str) -> Table:
    return building(4, pace="real-time", teams="shared", rounds=rounds)


@pytest.mark.clause("GT-16.5")
@pytest.mark.parametrize(("rounds", "swaps"), [("I", 0), ("II", 1), ("III", 2)])
def test_GT_16_5_partners_swap_when_the_timer_moves_on(rounds: str, swaps: int) -> None:
    table = shared(rounds)
    table.play(3, actions.Finish(1))
    swapped = 0
    while table.state.circle > 0:
        table.play(CLOCK, actions.RunOut())
        finished_seat = next(seat for seat in table.awaiting if table.ship(seat).number)
        swapped += bool(of_kind(table.play(finished_seat, actions.FlipTimer()), ShipsSwapped))
    assert swapped == swaps
    table.play(CLOCK, actions.RunOut())
    events = [
        event for seat in list(table.awaiting) for event in table.play(seat, actions.Finish(min(table.state.numbers)))
    ]
    assert [swap.to_fly for swap in of_kind(events, ShipsSwapped)] == [True, True]
    refusal = GAME.refuse_setup(4, DEFAULTS | {"teams": "shared", "pace": "relaxed"})
    assert refusal is not None
    assert refusal.clause == "GT-16.5"


@pytest.mark.clause("GT-16.6")
def test_GT_16_6_number_set_aside_and_lost_stay_with_the_ship() -> None:
    table = building(4, teams="partners")
    tile = table.hold(0, "M")
    table.play(0, actions.SetAside())
    for seat in range(4):
        table.play(seat, actions.Finish(4 - seat))
    assert table.ship(2).lost == (tile,)
    assert table.ship(2).number == 4
    table.play(2, actions.GiveUp())
    assert table.clause(0, actions.GiveUp()) == ""
    table.state.deck = (CARD["I-04"],)
    fly(table)
    assert table.view(0).journey[2].penalty == 1


@pytest.mark.clause("GT-16.7")
def test_GT_16_7_a_teams_income_comes_before_its_penalties_and_its_pile_is_its_own_secret() -> None:
    table = flight(LONE, LONE, LONE, LONE, teams="partners", cards=["I-04"])
    table.ship(0).lost = (1, 2, 3, 4, 5)
    table.ship(1).lost = tuple(range(1, 6))
    table.ship(3).lost = tuple(range(6, 11))
    table.state.purses[0] = (1,) + (0,) * 5
    assert [trucker.credits for trucker in table.view(0).truckers] == [1, -1, 1, -1]
    for seat in (0, 1, 3):
        table.play(seat, actions.GiveUp())
    table.play(2, actions.FlyOn())
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (1 + 4 + 2 - 5, 0, 1 + 4 + 2 - 5, 0)
    assert outcome.places == (1, 2, 1, 2)
    assert outcome.winners == (0, 2)


@pytest.mark.clause("GT-16.8")
def test_GT_16_8_at_a_swap_the_newest_is_fixed_and_a_held_one_goes_along() -> None:
    table = shared("II")
    table.add(0, "C.-.#", 7, 8)
    tile = table.hold(2, "M")
    aside = table.hold(1, "B2")
    table.play(1, actions.SetAside())
    table.play(1, actions.TakeSetAside(aside))
    table.play(3, actions.Finish(1))
    table.play(CLOCK, actions.RunOut())
    table.play(0, actions.FlipTimer())
    assert table.ship(2).cells[table.cell(7, 8)]
    assert table.trucker(2).held == tile
    assert table.clause(2, actions.TakeBack()) in ("GT-3.5", "GT-3.2")
    assert table.ship(3).aside == (aside,)
    assert table.ship(1).number == 1
    assert table.clause(1, actions.TakeFaceDown()) == "GT-6.2"
    assert table.clause(3, actions.TakeFaceDown()) == ""


def test_the_setups_are_those_that_make_sense() -> None:
    setups = all_setups(GAME)
    assert len(setups) == len({(seats, tuple(options.items())) for seats, options in setups})
    assert {seats for seats, options in setups if options["teams"] != "off"} == {4}
