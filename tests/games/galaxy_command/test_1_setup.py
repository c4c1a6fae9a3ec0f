"""Chapter 1: seats, decks, sectors and mats at the start, and what is hidden."""

from __future__ import annotations

import pytest

from cosmodrome.core.game import all_setups, check_setup
from cosmodrome.core.match import Match
from cosmodrome.core.message import Player
from cosmodrome.core.records import digest
from cosmodrome.core.refusal import BadSetup
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import BideTime, BuildMilitary, EndTurn, Explore
from cosmodrome.games.galaxy_command.data.components import DATA, EVENTS, SYSTEMS
from cosmodrome.games.galaxy_command.events import SystemAttacked, TurnBegan
from tests.games.colours import check_colours_are_free
from tests.games.galaxy_command.census import census
from tests.games.galaxy_command.positions import SURE, Table, of_kind, only, start

SEATS = [1, 2, 3, 4]
SEEDS = range(400)


@pytest.mark.clause("CO-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_CO_1_1_one_to_four_players(seats: int) -> None:
    assert check_setup(GAME, seats, {}) == {"deck": "whole"}
    assert len(start(seats).commanders) == seats


@pytest.mark.clause("CO-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_CO_1_1_not_none_and_not_five(seats: int) -> None:
    with pytest.raises(BadSetup):
        check_setup(GAME, seats, {})


@pytest.mark.clause("CO-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_CO_1_1_first_player_is_drawn_at_random(seats: int) -> None:
    firsts = [start(seats, seed=seed).first for seed in SEEDS]
    assert set(firsts) == set(range(seats))
    assert all(firsts.count(seat) > len(SEEDS) // seats // 2 for seat in range(seats))


@pytest.mark.clause("CO-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_CO_1_1_the_log_begins_with_who_was_drawn(seats: int) -> None:
    match = Match(GAME, seats, 0)
    began = of_kind(list(match.opening), TurnBegan)
    assert began == [TurnBegan(match.snapshot().first, 1, 1, drawn=seats > 1)]
    while not (later := of_kind(match.events, TurnBegan)[1:]):
        match.play(match.awaiting[0], match.offers(match.awaiting[0])[0])
    assert not later[0].drawn


@pytest.mark.clause("CO-1.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_CO_1_1_first_player_stays_first_and_turns_go_clockwise(first: int) -> None:
    table = Table(3, first=first)
    for seat in range(3):
        table.aligned(seat, [SURE, "Perseus Rim", "Canopus"][seat])
    turns = [table.turn]
    while GAME.awaiting(table.state):
        events = table.to_build().stack("Peace and Quiet").play(table.turn, EndTurn())
        turns += [event.seat for event in of_kind(events, TurnBegan)]
    assert turns == [first, (first + 1) % 3, (first + 2) % 3] * 13


@pytest.mark.clause("CO-1.1")
def test_CO_1_1_a_turn_is_completed_before_the_next_starts() -> None:
    table = Table(2)
    for action in (BideTime(), EndTurn()):
        assert GAME.awaiting(table.state) == (0,)
        refusal = table.refused(1, action)
        assert (refusal.clause, refusal.args) == ("CO-1.1", {"who": Player(0)})
        table.play(0, action)
    assert table.turn == 1
    assert table.refused(0, BideTime()).clause == "CO-1.1"


@pytest.mark.clause("CO-1.2")
@pytest.mark.parametrize(("seats", "options"), all_setups(GAME))
def test_CO_1_2_three_separate_decks(seats: int, options: dict[str, str]) -> None:
    state = GAME.setup(seats, options, Rng.seeded(1))[0]
    for commander in state.commanders:
        assert [SYSTEMS[number].distant for number in commander.cards] == [False] * 6 + [True] * 3
    assert set(state.pile + state.unused) <= set(EVENTS)
    assert set(state.rest) <= set(SYSTEMS)


@pytest.mark.clause("CO-1.2")
def test_CO_1_2_each_deck_is_shuffled() -> None:
    games = [start(seed=seed) for seed in SEEDS]
    near = {number for number, card in SYSTEMS.items() if not card.distant}
    assert {state.commanders[0].cards[0] for state in games} == near
    assert {state.commanders[0].cards[8] for state in games} == set(SYSTEMS) - near
    assert {state.pile[-1] for state in games} == {state.unused[-1] for state in games} == set(EVENTS)


@pytest.mark.clause("CO-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_CO_1_3_a_sector_is_six_near_and_three_distant_systems_face_down(seats: int) -> None:
    table = Table(seats)
    for seat in [*range(seats), None]:
        for mat in table.view(seat).commanders:
            assert [system.distant for system in mat.systems] == [False] * 6 + [True] * 3
            assert [system.card for system in mat.systems] == [0] * 9
            assert not any(system.aligned for system in mat.systems)


@pytest.mark.clause("CO-1.3")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_CO_1_3_nobody_may_look_at_a_face_down_system(watcher: int | None) -> None:
    table = Table(2)
    before = digest(table.view(watcher))
    own, others, rest = table.commander(0).cards, table.commander(1).cards, table.state.rest
    table.exchange(own[0], rest[0])
    table.exchange(own[8], others[7])
    assert (table.commander(0).cards[0], table.commander(1).cards[7]) == (rest[0], own[8])
    assert digest(table.view(watcher)) == before


@pytest.mark.clause("CO-1.3")
@pytest.mark.parametrize("slot", [-1, 9])
def test_CO_1_3_there_are_nine_places(slot: int) -> None:
    assert Table().refused(0, Explore(slot)).clause == "CO-1.3"


@pytest.mark.clause("CO-1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_CO_1_4_mats_at_the_start(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        assert table.stored(seat) == (0, 0)
        assert table.mat(seat).strength == 0
        assert table.production(seat) == (1, 1)
        assert table.mat(seat).technologies == ()
        mat = table.mat(seat)
        assert [mat.built, mat.discovered, mat.strike, mat.sure_success, mat.out] == [False] * 5


@pytest.mark.clause("CO-1.4")
def test_CO_1_4_players_choose_their_colours() -> None:
    assert len(set(GAME.meta.colours)) == GAME.meta.max_seats
    check_colours_are_free(GAME)


@pytest.mark.clause("CO-1.5")
@pytest.mark.parametrize(("seats", "deck", "unused"), [(1, "original", 1), (1, "whole", 11), (4, "whole", 11)])
def test_CO_1_5_seven_events_for_year_1_the_rest_is_unused(seats: int, deck: str, unused: int) -> None:
    view = Table(seats, deck=deck).view()
    assert (view.year, view.round) == (1, 1)
    assert (view.events_left, view.unused_events, view.used_events) == (7, unused, ())


@pytest.mark.clause("CO-1.6")
def test_CO_1_6_original_set_is_cards_1_to_18() -> None:
    state = start(deck="original")
    assert list(census(state)) == [f"card {number}" for number in range(1, 19)]
    numbers = [*state.commanders[0].cards, *state.rest]
    assert sum(not SYSTEMS[number].distant for number in numbers) == 7
    assert sum(SYSTEMS[number].distant for number in numbers) == 3
    assert len(state.pile + state.unused) == 8
    assert not any(EVENTS[number].red_alert for number in state.pile + state.unused)


@pytest.mark.clause("CO-1.6")
def test_CO_1_6_six_of_the_seven_original_near_systems_are_dealt() -> None:
    left_out = {start(deck="original", seed=seed).rest for seed in SEEDS}
    assert left_out == {(number,) for number in range(1, 8)}


@pytest.mark.clause("CO-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CO_1_6_more_players_use_the_whole_deck(seats: int) -> None:
    refusal = GAME.refuse_setup(seats, {"deck": "original"})
    assert refusal is not None
    assert (refusal.clause, refusal.args) == ("CO-1.6", {"seats": seats})
    assert GAME.refuse_setup(seats, {"deck": "whole"}) is None
    with pytest.raises(BadSetup, match=r"CO-1\.6"):
        check_setup(GAME, seats, {"deck": "original"})


@pytest.mark.clause("CO-1.6")
def test_CO_1_6_solitaire_can_use_either_deck() -> None:
    assert all_setups(GAME)[:2] == [(1, {"deck": "whole"}), (1, {"deck": "original"})]
    assert list(census(start(deck="whole"))) == [f"card {number}" for number in range(1, 55)]


@pytest.mark.clause("CO-1.6")
@pytest.mark.parametrize(("seats", "near", "distant"), [(1, 18, 9), (2, 12, 6), (3, 6, 3), (4, 0, 0)])
def test_CO_1_6_undealt_systems_stay_out_of_play(seats: int, near: int, distant: int) -> None:
    table = Table(seats)
    rest = table.state.rest
    assert [SYSTEMS[number].distant for number in rest] == [False] * near + [True] * distant
    for seat in range(seats):
        table.play(seat, Explore(0), dice=[1])
        table.stack("Peace and Quiet").play(seat, EndTurn())
    assert table.state.rest == rest


@pytest.mark.clause("CO-1.6")
def test_CO_1_6_undealt_systems_stay_hidden() -> None:
    table = Table(2)
    before = digest(table.view())
    table.state.rest = table.state.rest[::-1]
    assert digest(table.view()) == before


@pytest.mark.clause("CO-1.7")
def test_CO_1_7_fifty_four_numbered_cards() -> None:
    assert sorted([*SYSTEMS, *EVENTS]) == list(range(1, 55))
    assert sum(not card.distant for card in SYSTEMS.values()) == 24
    assert sum(card.distant for card in SYSTEMS.values()) == 12
    assert sum(not card.red_alert for card in EVENTS.values()) == 15
    assert sum(card.red_alert for card in EVENTS.values()) == 3


@pytest.mark.clause("CO-1.7")
def test_CO_1_7_a_system_shows_resistance_metal_wealth_and_points() -> None:
    fomalhaut, canopus = SYSTEMS[27], SYSTEMS[8]
    assert (fomalhaut.resistance, fomalhaut.metal, fomalhaut.wealth, fomalhaut.points) == (8, 1, 1, 1)
    assert (canopus.resistance, canopus.metal, canopus.wealth, canopus.points) == (9, 0, 1, 2)


@pytest.mark.clause("CO-1.8")
def test_CO_1_8_what_is_explored_stored_and_built_is_public() -> None:
    table = Table(3).aligned(1, "Wolf 359").unaligned(1, "Canopus").know(1, "Robot Workers")
    table.own(1, metal=2, wealth=1, strength=3)
    mat = table.mat(1)
    assert table.system(1, "Wolf 359").card == 1
    assert (table.system(1, "Canopus").card, table.system(1, "Canopus").aligned) == (8, False)
    assert (mat.metal, mat.wealth, mat.strength, mat.technologies) == (2, 1, 3, ("robot_workers",))
    assert all(table.view(seat).commanders == table.view(None).commanders for seat in range(3))


@pytest.mark.clause("CO-1.8")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_CO_1_8_the_order_of_every_pile_is_hidden(watcher: int | None) -> None:
    table = Table(2)
    before = digest(table.view(watcher))
    state = table.state
    state.pile, state.unused = state.unused[: len(state.pile)], state.pile + state.unused[len(state.pile) :]
    assert digest(table.view(watcher)) == before


@pytest.mark.clause("CO-1.8")
def test_CO_1_8_the_die_has_six_sides() -> None:
    assert DATA.die.sides == 6
    thrown = [only(GAME.apply(start(seed=seed), 0, Explore(0)), SystemAttacked).die for seed in SEEDS]
    assert set(thrown) == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("CO-1.4", "CO-1.5")
def test_CO_1_4_numbers_of_the_rulebook() -> None:
    setup, limits = DATA.setup, DATA.limits
    assert (setup.near, setup.distant, setup.events_year_1, setup.events_year_2) == (6, 3, 7, 6)
    assert (setup.metal, setup.wealth, setup.strength) == (0, 0, 0)
    assert (setup.metal_production, setup.wealth_production) == (1, 1)
    assert (limits.storage, limits.military, limits.lost_strength) == (3, 3, 1)


@pytest.mark.clause("CO-1.1")
def test_CO_1_1_another_seat_may_not_build_either() -> None:
    table = Table(2).to_build()
    assert table.refused(1, BuildMilitary()).clause == "CO-1.1"
