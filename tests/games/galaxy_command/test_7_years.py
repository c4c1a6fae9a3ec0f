"""Chapter 7: what happens between the years, and the end of the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import BideTime, DiscoverTechnology, EndTurn, Explore, PayRansom
from cosmodrome.games.galaxy_command.data.components import EVENTS
from cosmodrome.games.galaxy_command.events import EventDrawn, GameEnded, TurnBegan, YearBegan
from tests.games.galaxy_command.positions import EVENT_NUMBER, SURE, Table, of_kind, only

SEEDS = range(60)


def turn_of_the_year(seed: int, *cards: str, deck: str = "whole") -> Table:
    """A table at the start of year 2; these cards were the last to come up in year 1."""
    table = Table(deck=deck).at(1, 7).before_event()
    table.state.rng = Rng.seeded(seed)
    table.draw(*cards)
    return table


@pytest.mark.clause("CO-7.1")
@pytest.mark.parametrize(("deck", "unused"), [("whole", 12), ("original", 2)])
def test_CO_7_1_six_events_are_dealt_for_year_2_the_rest_is_unused(deck: str, unused: int) -> None:
    view = turn_of_the_year(0, "Peace and Quiet", deck=deck).view()
    assert (view.year, view.round) == (2, 8)
    assert (view.events_left, view.unused_events, view.used_events) == (6, unused, ())


@pytest.mark.clause("CO-7.1")
def test_CO_7_1_told_after_the_last_event_and_before_the_next_turn() -> None:
    table = Table().at(1, 7)
    events = table.round("Peace and Quiet")
    assert only(events, YearBegan) == YearBegan(year=2, events=6)
    assert events[-1] == TurnBegan(seat=0, year=2, round=8)
    assert [type(event) for event in events].index(EventDrawn) == 0


@pytest.mark.clause("CO-7.1")
@pytest.mark.parametrize("round", range(1, 7))
def test_CO_7_1_not_before_the_seventh_event(round: int) -> None:
    table = Table().at(1, round)
    assert not of_kind(table.round("Peace and Quiet"), YearBegan)
    assert (table.view().year, table.view().events_left) == (1, 7 - round)


@pytest.mark.clause("CO-7.1")
@pytest.mark.parametrize("deck", ["whole", "original"])
def test_CO_7_1_no_event_card_is_missing(deck: str) -> None:
    state = turn_of_the_year(0, "Peace and Quiet", deck=deck).state
    wanted = [number for number, card in EVENTS.items() if card.original or deck == "whole"]
    assert sorted(state.pile + state.unused) == sorted(wanted)


@pytest.mark.clause("CO-7.1")
def test_CO_7_1_used_and_unused_cards_are_shuffled_together() -> None:
    games = [turn_of_the_year(seed, "Alien Envoys", "Asteroid").state for seed in SEEDS]
    for card in (EVENT_NUMBER["Alien Envoys"], EVENT_NUMBER["Asteroid"], games[0].unused[0], games[0].pile[0]):
        assert {card in state.pile for state in games} == {True, False}
    assert len({state.pile for state in games}) > 50
    assert len({state.pile[-1] for state in games}) > 12


@pytest.mark.clause("CO-7.1")
def test_CO_7_1_year_2_draws_from_the_new_pile() -> None:
    table = turn_of_the_year(3, "Peace and Quiet").aligned(0, SURE)
    top = table.state.pile[-1]
    table.to_build()
    assert of_kind(GAME.apply(table.state, 0, EndTurn()), EventDrawn)[0] == EventDrawn(top, 2, False, 1, 6)


@pytest.mark.clause("CO-7.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_CO_7_2_the_game_ends_after_the_last_event_of_year_2(seats: int) -> None:
    table = Table(seats).at(2, 12)
    table.round("Peace and Quiet")
    assert GAME.outcome(table.state) is None
    table.before_event()
    assert GAME.outcome(table.state) is None
    events = table.draw("Peace and Quiet")
    assert events[-1] == GameEnded(0, 2 * seats if seats > 1 else 0)
    assert not of_kind(events, TurnBegan)
    assert not GAME.awaiting(table.state)
    assert len(table.outcome().scores) == seats
    assert (table.view().phase, table.view().turn, table.view().pandemic) == ("End", -1, 0)


@pytest.mark.clause("CO-7.2")
@pytest.mark.parametrize("action", [BideTime(), Explore(0), EndTurn(), PayRansom("metal")])
def test_CO_7_2_nothing_is_played_after_the_end(action: Action) -> None:
    table = Table()
    table.finish()
    assert table.refused(0, action).clause == "CO-7.2"


@pytest.mark.clause("CO-7.3")
def test_CO_7_3_nothing_else_changes_with_the_year() -> None:
    table = Table(2, first=1).at(1, 7).aligned(0, SURE, "Wolf 359").unaligned(0, "Sirius").know(0, "Robot Workers")
    table.before_event().own(0, metal=3, wealth=2, strength=2).own(1, metal=1, wealth=0)
    before = table.view()
    assert of_kind(table.draw("Peace and Quiet"), YearBegan)
    after = table.view()
    assert [mat.in_danger for mat in after.commanders] == [False, True]  # CO-6.7
    assert [replace(mat, in_danger=False) for mat in after.commanders] == list(before.commanders)
    assert (after.first, after.turn) == (1, 1)


@pytest.mark.clause("CO-7.3")
def test_CO_7_3_pending_effects_stay() -> None:
    table = Table().at(1, 7).aligned(0, "Wolf 359").know(0, "Hyper Television").before_event()
    table.own(0, metal=0, wealth=5).play(0, DiscoverTechnology("interstellar_diplomacy"))
    table.draw("Meteor Storm", "Strike")
    assert table.view().year == 2
    assert (table.mat(0).strike, table.mat(0).sure_success, table.system(0, "Wolf 359").storm) == (True, True, 1)
    table.play(0, Explore(1))
    assert table.stored(0) == (0, 0)
    assert (table.mat(0).strike, table.system(0, "Wolf 359").storm) == (False, 0)
