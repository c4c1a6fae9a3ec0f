"""Chapter 3: taking a card of the next pair, or accelerating."""

from __future__ import annotations

import random

import pytest

from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import TakeCard
from cosmodrome.games.galaxy_rush.events import CardLeft, CardTaken
from cosmodrome.games.galaxy_rush.rules.steps import phase, turn
from tests.games.galaxy_rush.positions import BLUE, FACE_DOWN, FACE_UP, ORANGE, Table, of_kind, only, start


def spaces(table: Table) -> set[tuple[int, int]]:
    """The spaces whose cards are offered."""
    takes = [action for action in table.offers() if isinstance(action, TakeCard)]
    assert len(takes) == len(table.offers())
    return {(action.pair, action.orbit) for action in takes}


@pytest.mark.clause("GR-3.1")
@pytest.mark.parametrize("orbit", [1, 2])
def test_GR_3_1_the_rocket_moves_to_the_space_of_the_taken_card(orbit: int) -> None:
    table = Table().pair(1, "Comet 10", "Nebula 20")
    card = table.state.track[orbit - 1]
    assert {(1, 1), (1, 2)} <= spaces(table)
    events = only(table.take(1, orbit), CardTaken)
    assert (events.seat, events.card, events.pair, events.orbit) == (BLUE, card, 1, orbit)
    assert (events.from_pair, events.from_orbit, events.accelerated) == (0, 1, False)
    assert (table.sees(BLUE).pair, table.sees(BLUE).orbit) == (1, orbit)
    assert table.sees(BLUE).up == (card,)
    assert table.view().spaces[orbit - 1].card == 0


@pytest.mark.clause("GR-3.1")
@pytest.mark.parametrize(("pair", "orbit", "clause"), [(2, 1, "GR-3.1"), (0, 1, "GR-1.3"), (3, 3, "GR-1.3")])
def test_GR_3_1_only_ahead_of_the_own_rocket(pair: int, orbit: int, clause: str) -> None:
    table = Table().stands(BLUE, 2, 2).stands(ORANGE, 4, 1)
    assert table.refused(BLUE, TakeCard(pair, orbit, FACE_UP)).clause == clause


@pytest.mark.clause("GR-3.2")
@pytest.mark.parametrize("orbit", [1, 2])
def test_GR_3_2_only_the_other_one_is_left(orbit: int) -> None:
    table = Table()
    table.take(1, orbit, FACE_DOWN)
    assert spaces(table) == {(1, 3 - orbit), (2, 1), (2, 2)}
    assert table.refused(ORANGE, TakeCard(1, orbit, FACE_UP)).clause == "GR-3.2"


@pytest.mark.clause("GR-3.3")
@pytest.mark.parametrize("stands", [0, 1, 2, 3, 4])
def test_GR_3_3_accelerating_skips_exactly_one_pair(stands: int) -> None:
    table = Table().stands(BLUE, stands, 1).stands(ORANGE, stands, 2).acts(BLUE)
    assert spaces(table) == {(stands + 1, 1), (stands + 1, 2), (stands + 2, 1), (stands + 2, 2)}
    events = only(table.take(stands + 2, 2, FACE_DOWN), CardTaken)
    assert events.accelerated
    assert table.sees(BLUE).pair == stands + 2


@pytest.mark.clause("GR-3.4")
def test_GR_3_4_two_pairs_must_be_ahead() -> None:
    table = Table().stands(BLUE, 5, 1).stands(ORANGE, 5, 2).acts(BLUE)
    assert spaces(table) == {(6, 1), (6, 2)}
    refusal = table.refused(BLUE, TakeCard(7, 1, FACE_UP))
    assert refusal.clause == "GR-3.4"
    assert "last" in refusal.text
    assert TakeCard(7, 1, FACE_UP) in GAME.wishes(table.state, BLUE)


@pytest.mark.clause("GR-3.4")
@pytest.mark.parametrize("skipped", [2, 3, 4])
def test_GR_3_4_one_pair_at_most(skipped: int) -> None:
    assert Table().refused(BLUE, TakeCard(skipped + 1, 1, FACE_UP)).clause == "GR-3.4"


@pytest.mark.clause("GR-3.4")
def test_GR_3_4_on_any_number_of_turns_and_onto_a_picked_pair() -> None:
    table = Table()
    table.take(2, 1, FACE_DOWN)
    assert spaces(table) == {(1, 1), (1, 2), (2, 2)}  # orange may land beside blue
    events = table.take(2, 2, FACE_DOWN)
    assert only(events, CardTaken).accelerated
    for pair in (4, 6):
        table.take(pair, 1, FACE_UP)
        if phase(table.state) == "claim":
            table.decline()
        table.take(pair, 2, FACE_DOWN)
    assert table.view().season == 1
    assert table.view().phase == "prediction"


@pytest.mark.clause("GR-3.4")
def test_GR_3_4_skipping_earns_no_distance() -> None:
    table = Table().pair(1, "Comet 20", "Nebula 20").pair(2, "Comet 10", "Nebula 15")
    events = only(table.take(2, 2, FACE_DOWN), CardTaken)
    assert (events.distance, events.season_distance) == (15, 15)
    assert table.sees(BLUE).season_distance == 15
    table.take(2, 1, FACE_UP)
    assert table.sees(ORANGE).season_distance == 0


@pytest.mark.clause("GR-3.5")
def test_GR_3_5_a_card_nobody_can_reach_leaves_the_game() -> None:
    table = Table()
    first, second = table.state.track[:2]
    assert not of_kind(table.take(2, 1, FACE_DOWN), CardLeft)
    events = of_kind(table.take(1, 1, FACE_DOWN), CardLeft)  # orange takes one of pair 1, the other goes
    assert events == [CardLeft(second, 1, 2)]
    assert first in table.sees(ORANGE).down
    assert second in table.state.gone
    spaces_now = table.view().spaces
    assert [(space.card, space.left) for space in spaces_now[:2]] == [(0, False), (0, True)]


@pytest.mark.clause("GR-3.5")
def test_GR_3_5_both_skip_a_pair() -> None:
    table = Table()
    skipped = table.state.track[:2]
    table.take(2, 1, FACE_DOWN)
    events = of_kind(table.take(2, 2, FACE_DOWN), CardLeft)
    assert [event.card for event in events] == list(skipped)
    assert table.state.gone == skipped


@pytest.mark.clause("GR-3.5")
def test_GR_3_5_until_then_the_rocket_behind_may_take_it() -> None:
    table = Table()
    table.take(2, 1, FACE_DOWN)
    assert {(1, 1), (1, 2)} <= spaces(table)
    assert [space.left for space in table.view().spaces] == [False] * 12


@pytest.mark.clause("GR-3.6")
def test_GR_3_6_a_turn_always_takes_a_card() -> None:
    dice = random.Random(3)
    for seed in range(10):
        state = start(seed)
        while GAME.awaiting(state):
            seat, offers = turn(state), list(GAME.offers(state, turn(state)))
            takes = phase(state) == "turn"
            assert not takes or all(isinstance(action, TakeCard) for action in offers)
            events = GAME.apply(state, seat, dice.choice(offers))
            assert len(of_kind(events, CardTaken)) == takes


@pytest.mark.clause("GR-3.7")
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_GR_3_7_each_acceleration_costs_a_card(times: int) -> None:
    table = Table().stands(ORANGE, 6, 2).acts(BLUE).pool()
    left, taken = times, 0
    while table.view().phase == "turn":
        step = 2 if left else 1
        left -= step == 2
        table.take(table.sees(BLUE).pair + step, 1, FACE_DOWN)
        taken += 1
    assert taken == 6 - times
    assert len(table.sees(BLUE).down) == 6 - times


@pytest.mark.clause("GR-3.8")
@pytest.mark.parametrize("seat", [BLUE, ORANGE])
@pytest.mark.parametrize("orbit", [1, 2])
def test_GR_3_8_either_player_from_either_orbit(seat: int, orbit: int) -> None:
    table = Table().stands(seat, 1, orbit).stands(1 - seat, 3, 3 - orbit).acts(seat)
    assert (3, orbit) in spaces(table)
    assert only(table.take(3, orbit, FACE_DOWN), CardTaken).accelerated


@pytest.mark.clause("GR-3.8")
def test_GR_3_8_the_tip_is_given_in_orbit_two() -> None:
    table = Table()
    assert "accelerat" not in GAME.texts.prompt(table.view()).text.lower()
    table.take(1, 1, FACE_DOWN)
    assert "accelerating pays most from orbit two" in GAME.texts.prompt(table.view()).text
    clause = GAME.rules.clause("GR-3.8")
    assert clause is not None
    assert "orbit two" in clause.text
