"""Hints: sensible plans, an evaluation that knows the end, and deals of what is hidden."""

from __future__ import annotations

import random

import pytest

from cosmodrome.bots.drive import moves
from cosmodrome.bots.simple import GreedyBot, RandomBot
from cosmodrome.core.game import check_setup
from cosmodrome.core.records import Event, plain
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.corporation import Ship
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import FAST_DOWN, MEDIUM_DOWN, MEDIUM_UP, Table, building, family
from tests.games.lunar_rush.test_09_feeding import with_ships

FOOD = family("life_support_module")


def played(seats: int, greedy: int, seed: int, **options: str) -> tuple[list[Event], tuple[int, ...]]:
    """A game with greedy in some seats; what happened and the scores."""
    rng = Rng.seeded(seed)
    state = GAME.setup(seats, check_setup(GAME, seats, options), rng.spawn())[0]
    bots = [GreedyBot(rng.spawn(), deals=1) if seat < greedy else RandomBot(rng.spawn()) for seat in range(seats)]
    events = [event for move in moves(GAME, state, bots, rng) for event in move.events]
    outcome = GAME.outcome(state)
    assert outcome is not None
    return events, outcome.scores


@pytest.mark.slow
def test_greedy_is_better_than_random() -> None:
    for seed in range(4):
        _, scores = played(2, 1, seed)
        assert scores[0] > scores[1]


def test_hunger_comes_before_everything_else() -> None:
    table = building(2)
    table.give(0, life_support=2)
    assert GAME.sensible(table.state, 0) == [actions.Work(FOOD, 0)]


def test_whoever_cannot_be_fed_boards() -> None:
    table = with_ships(FAST_DOWN, MEDIUM_DOWN)
    table.give(0, life_support=1)
    table.corp(0).idle = 0
    ends = [move for move in GAME.sensible(table.state, 0) if isinstance(move, actions.EndBuilding)]
    assert [len(move.boarders) for move in ends] == [2]


def loads_for(moon: int, parts: int) -> list[actions.LoadMoonbound]:
    """The sensible loads of a medium ship for a base with so many astronauts and habitation parts."""
    table = Table(3)
    table.people(0, moon)
    table.give(0, habp=parts)
    table.bid(5, 4, 3)
    table.choose(MEDIUM_UP)
    table.to(steps.LOAD_UP)
    return [move for move in GAME.sensible(table.state, 0) if isinstance(move, actions.LoadMoonbound)]


def test_no_more_astronauts_are_sent_than_the_base_can_keep() -> None:
    """Five beds; a sixth astronaut comes with the parts for more, a seventh could not be fed."""
    for moon, most in ((6, 0), (5, 1), (4, 1), (3, 2)):
        assert max(load.astronauts for load in loads_for(moon, parts=0)) == most
    assert all(load.habp >= 2 for load in loads_for(5, parts=0) if load.astronauts)


def test_parts_for_the_beds_of_those_who_come_are_not_built_in() -> None:
    table = building(2)
    table.give(0, habp=2, tech=3, advm=3, life_support=9)
    table.people(0, 6)
    assert GAME.sensible(table.state, 0) == [actions.Upgrade(family("habitation"))]
    table.people(0, 5)
    before = GAME.sensible(table.state, 0)
    table.corp(0).ships = (Ship(MEDIUM_UP, 1, 5, crew=1, loaded=True),)
    after = GAME.sensible(table.state, 0)
    assert actions.Upgrade(family("ore_mine")) in before
    assert [move for move in after if isinstance(move, actions.Upgrade) and move.module != family("habitation")] == [
        actions.Upgrade(family("solar_array"))
    ]


def test_the_end_is_judged_exactly() -> None:
    table = Table(2)
    table.finish()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert [GAME.evaluate(table.state, seat) for seat in (0, 1)] == [float(seat in outcome.winners) for seat in (0, 1)]


def test_a_hidden_bid_could_be_any_card_but_the_last() -> None:
    table = Table(2)
    table.bid(5, 2)
    table.to(steps.BID, 2)
    table.play(1, actions.PlaceBid(4))
    rng = Rng.seeded(1)
    seen = {GAME.redeal(table.state, 0, rng).corps[1].bid for _ in range(80)}
    assert seen == {1, 3, 4, 5}
    assert {GAME.redeal(table.state, 1, rng).corps[1].bid for _ in range(9)} == {4}


def test_decks_are_dealt_anew_with_the_same_cards() -> None:
    table = Table(1, ais="2", wonders="on")
    rng = Rng.seeded(2)
    deals = [GAME.redeal(table.state, 0, rng) for _ in range(30)]
    for deal in deals:
        for one, other in zip(deal.automas, table.state.automas, strict=True):
            assert sorted(one.bids) == sorted(other.bids)
            assert sorted(one.ships) == sorted(other.ships)
        assert sorted(deal.wonder_deck) == sorted(table.state.wonder_deck)
    assert len({deal.automas[0].bids for deal in deals}) > 20
    assert len({deal.automas[1].up for deal in deals}) > 10
    assert len({deal.closed_deck for deal in deals}) > 20


def test_of_a_secret_step_only_the_beginning_is_dealt() -> None:
    table = building(2, secrecy="on")
    table.play(0, actions.Work(family("ore_mine"), 0))
    table.play(0, actions.Work(family("rd_lab"), 0))
    deal = GAME.redeal(table.state, 1, Rng.seeded(3))
    assert plain(deal.corps[0]) == plain(table.state.before[0])
    assert plain(GAME.redeal(table.state, 0, Rng.seeded(3)).corps[0]) == plain(table.corp(0))
    table.play(0, actions.EndBuilding())
    deal = GAME.redeal(table.state, 1, Rng.seeded(3))
    assert GAME.awaiting(deal) == (1,)
    assert GAME.view(deal, 1) == table.view(1)


def test_taking_back_leads_to_where_the_step_was() -> None:
    """At random moments of random steps: doing something and taking it back changes nothing."""
    dice, tried = random.Random(5), 0
    for seed in range(6):
        table = Table(3, seed, ais="1", roles="faction", wonders="on")
        while table.awaiting:
            seat = dice.choice(table.awaiting)
            action = dice.choice(table.offers(seat))
            before = plain(table.state)
            if table.step in steps.VEILED and not isinstance(action, actions.EndBuilding | actions.FinishLoading):
                table.play(seat, action)
                table.play(seat, actions.TakeBack())
                assert plain(table.state) == before
                tried += 1
            table.play(seat, action)
    assert tried > 100
