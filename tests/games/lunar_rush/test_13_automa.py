"""Chapter 13: AI corporations."""

from __future__ import annotations

import pytest

from cosmodrome.core.records import Event
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.data.components import DATA
from cosmodrome.games.lunar_rush.events import (
    AiCardsTurned,
    AiShipLoaded,
    AstronautsDied,
    BidsShown,
    ClosedLaneGained,
    EarthboundArrived,
    Fed,
    FinalScored,
    GoldRemoved,
    MoonboundArrived,
    PickGivenUp,
    RouteChosen,
    ShipSold,
    WonderDrafted,
    Worked,
)
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import (
    FAST_DOWN,
    FAST_UP,
    MEDIUM_DOWN,
    MEDIUM_UP,
    SHIPS,
    SLOW_DOWN,
    SLOW_UP,
    Table,
    of_kind,
)

AI = -1


def lanes(events: list[Event], corp: int = AI) -> list[int]:
    return [event.lane for event in of_kind(events, RouteChosen) if event.corp == corp]


def picks(up: str, down: str, ai_bid: int, *choices: int, turn: int = 1) -> list[int]:
    """What one AI takes beside two people who take these lanes in their order."""
    table = Table(2, ais="1")
    table.to(steps.BID, turn)
    for corp in table.state.corps:
        corp.last_bid = 0
    table.cards(up, down)
    table.ai_bid(ai_bid)
    events = table.bid(4, 2)
    for lane in choices:
        events += table.choose(lane)
    return lanes(events)


@pytest.mark.clause("LR-13.1")
def test_LR_13_1_an_ai_has_money_ships_and_four_decks_of_its_own() -> None:
    table = Table(1, ais="2")
    for automa, row in zip(table.state.automas, table.view().corporations[1:], strict=True):
        assert (len(automa.ships), len(automa.up), len(automa.down), len(automa.bids)) == (12, 6, 6, 10)
        assert (row.gc, row.moon, row.modules) == (25, 0, ())
    levels = [card.level for card in DATA.ai_ships]
    assert [levels.count(level) for level in ("beginner", "intermediate", "advanced")] == [4, 4, 4]
    assert sorted(card.value for card in DATA.ai_bids) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert table.state.automas[0].bids != table.state.automas[1].bids


@pytest.mark.clause("LR-13.2")
@pytest.mark.parametrize(("difficulty", "without"), [("easier", "advanced"), ("normal", ""), ("harder", "beginner")])
def test_LR_13_2_difficulty_leaves_out_ship_cards(difficulty: str, without: str) -> None:
    table = Table(1, ais="1", difficulty=difficulty)
    cards = table.state.automas[0].ships
    assert len(cards) == (8 if without else 12)
    assert without not in {DATA.ai_ships[card].level for card in cards}


@pytest.mark.clause("LR-13.2")
@pytest.mark.parametrize(("difficulty", "level"), [("easier", "advanced"), ("harder", "beginner")])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_LR_13_2_up_to_four_cards_are_left_out(difficulty: str, level: str, number: int) -> None:
    table = Table(1, ais="2", difficulty=difficulty, left_out=str(number))
    for automa in table.state.automas:
        assert len(automa.ships) == 12 - number
        assert sum(DATA.ai_ships[card].level == level for card in automa.ships) == 4 - number
    assert set(table.state.automas[0].ships) == set(table.state.automas[1].ships)


@pytest.mark.clause("LR-13.2")
def test_LR_13_2_an_empty_ship_deck_is_shuffled_from_its_discards() -> None:
    table = Table(2, ais="1")
    automa = table.state.automas[0]
    table.state.automas[0] = automa._replace(ships=automa.ships[:1], discards=automa.ships[1:])
    table.to(steps.BID, 4)
    drawn = [ship.card for ship in table.corp(2).ships]
    automa = table.state.automas[0]
    assert sorted((*automa.ships, *automa.discards, *drawn)) == list(range(12))


@pytest.mark.clause("LR-13.3")
def test_LR_13_3_the_top_bid_card_is_turned_up_last_and_not_used_again() -> None:
    table = Table(2, ais="1")
    table.ai_bid(4)
    table.play(0, actions.PlaceBid(5))
    assert table.corp(2).bid == 0
    events = table.play(1, actions.PlaceBid(3))
    assert of_kind(events, BidsShown)[0] == BidsShown((0, AI, 1), (5, 4, 3), (5, 4, 3))
    assert table.corp(2).gc == 21
    assert (len(table.state.automas[0].bids), len(table.state.automas[0].bids_gone)) == (9, 1)
    table.finish()
    assert len(table.state.automas[0].bids) == 3


@pytest.mark.clause("LR-13.4")
def test_LR_13_4_up_card_first_and_the_second_search_goes_on_after_the_entry_taken() -> None:
    assert picks("up_1", "down_1", 5, SLOW_DOWN, SLOW_UP) == [FAST_UP, MEDIUM_UP]
    assert picks("up_6", "down_1", 5, SLOW_DOWN, SLOW_UP) == [MEDIUM_UP, MEDIUM_DOWN]
    assert picks("up_1", "down_2", 5, MEDIUM_UP, SLOW_DOWN) == [FAST_UP, MEDIUM_DOWN]


@pytest.mark.clause("LR-13.4")
def test_LR_13_4_from_the_down_card_it_goes_on_to_the_up_card() -> None:
    events = picks("up_2", "down_5", 1, SLOW_UP, FAST_DOWN, MEDIUM_UP, SLOW_DOWN)
    assert events[0] == MEDIUM_DOWN
    assert events[1:] in ([], [SLOW_DOWN])


@pytest.mark.clause("LR-13.4")
def test_LR_13_4_cards_are_turned_up_when_it_first_chooses() -> None:
    table = Table(2, ais="1")
    table.ai_bid(1)
    events = table.bid(5, 4)
    assert not of_kind(events, AiCardsTurned)
    events = table.choose(FAST_UP) + table.choose(FAST_DOWN)
    assert len(of_kind(events, AiCardsTurned)) == 1


@pytest.mark.clause("LR-13.5")
@pytest.mark.parametrize("turn", [6, 7])
def test_LR_13_5_on_turns_6_and_7_the_down_card_comes_first(turn: int) -> None:
    assert picks("up_1", "down_2", 5, FAST_DOWN, FAST_UP, turn=turn) == [SLOW_DOWN, MEDIUM_DOWN]


@pytest.mark.clause("LR-13.6")
def test_LR_13_6_its_moonbound_ships_carry_nothing() -> None:
    table = Table(2, ais="1")
    table.cards("up_1", "down_1")
    table.ai_bid(5)
    table.bid(4, 2)
    assert table.view().lanes[FAST_UP].corp == AI
    events = table.to(steps.BUILD)
    assert not [event for event in of_kind(events, MoonboundArrived) if event.corp < 0]


def gold_left(up: str, ai_bid: int) -> int:
    table = Table(2, ais="1")
    table.cards(up, "down_1")
    table.ai_bid(ai_bid)
    table.bid(4, 3)
    return len(of_kind(table.to(steps.BUILD), GoldRemoved))


@pytest.mark.clause("LR-13.7")
@pytest.mark.parametrize(("up", "bid", "removed"), [("up_1", 2, 1), ("up_1", 5, 2), ("up_2", 5, 0), ("up_5", 1, 1)])
def test_LR_13_7_gold_modules_are_removed_by_the_text_of_its_card(up: str, bid: int, removed: int) -> None:
    assert gold_left(up, bid) == removed


@pytest.mark.clause("LR-13.7")
def test_LR_13_7_it_is_done_in_its_place_of_the_step() -> None:
    table = Table(2, ais="1")
    table.cards("up_1", "down_1")
    table.ai_bid(3)
    for seat in (0, 1):
        table.give(seat, habp=9, tech=9, advm=9, energy=9)
    table.bid(4, 2)
    table.to(steps.GOLD)
    assert (table.awaiting, len(table.state.gold)) == ([1], 8)
    events = table.pass_on()
    assert len(of_kind(events, GoldRemoved)) == 1
    assert table.awaiting == [0]


@pytest.mark.clause("LR-13.8")
def test_LR_13_8_the_example_ship_card_5_on_medium_sells_a_bar_and_two_ore() -> None:
    table = Table(2, ais="1")
    table.cards("up_6", "down_1")
    table.ai_bid(5)
    table.ai_ship("ship_05")
    table.bid(4, 2)
    events = table.to(steps.BID, 3)
    assert AiShipLoaded(AI, MEDIUM_DOWN, SHIPS["ship_05"]) in events
    sold = next(event for event in of_kind(events, ShipSold) if (event.corp, event.lane) == (AI, MEDIUM_DOWN))
    assert (sold.items, sold.numbers) == ((5, 6), (2, 1))
    assert SHIPS["ship_05"] in table.state.automas[0].discards


@pytest.mark.clause("LR-13.8")
def test_LR_13_8_spaces_left_empty_score_and_cards_come_in_the_order_of_lanes() -> None:
    table = Table(2, ais="1")
    table.to(steps.BID, 6)
    for corp in table.state.corps:
        corp.last_bid = 0
        corp.ships = ()
    table.cards("up_1", "down_2")
    table.ai_bid(5)
    table.ai_ship("ship_03")
    first = table.state.automas[0].ships[-1]
    second = table.state.automas[0].ships[-2]
    table.bid(4, 2)
    events = table.to(steps.BID, 7)
    loaded = [(event.lane, event.card) for event in of_kind(events, AiShipLoaded)]
    assert loaded == [(SLOW_DOWN, first), (MEDIUM_DOWN, second)]
    events = table.finish()
    arrived = [event for event in of_kind(events, EarthboundArrived) if (event.corp, event.lane) == (AI, SLOW_DOWN)]
    assert (arrived[0].empty, arrived[0].gc) == (2, 2)


@pytest.mark.clause("LR-13.9")
@pytest.mark.parametrize(("wonders", "each"), [("off", 5), ("on", 10)])
def test_LR_13_9_unused_bid_cards_count_at_the_end(wonders: str, each: int) -> None:
    table = Table(1, ais="1", wonders=wonders)
    left = [next(at for at, card in enumerate(DATA.ai_bids) if card.value == value) for value in (2, 4, 5)]
    rest = [card for card in range(10) if card not in left]
    table.state.automas[0] = table.state.automas[0]._replace(bids=(*left, *rest))
    events = table.finish()
    scored = of_kind(events, FinalScored)[1]
    assert (scored.corp, scored.added) == (-1, (("Bid cards left", 11 * each),))
    assert scored.score == table.corp(1).gc + 11 * each
    assert 11 * each == {"off": 55, "on": 110}[wonders]


@pytest.mark.clause("LR-13.10")
def test_LR_13_10_with_no_open_lane_on_its_cards_the_pick_is_given_up() -> None:
    table = Table(1, ais="1")
    table.ai_bid(1)
    up, down = "up_2", "down_1"
    table.cards(up, down)
    table.to(steps.BID, 2)
    view = table.view()
    card = view.automas[0]
    wanted = [DATA.ai_up[card.up_card].prefer, DATA.ai_down[card.down_card].prefer]
    for lane in range(8):
        name = DATA.routes[lane].lane
        if name in wanted[lane >= 4] and table.state.claims[lane] == -1:
            table.state.claims[lane] = 0
    table.ai_bid(5)
    events = table.bid(2 if table.corp(0).last_bid != 2 else 1)
    assert PickGivenUp(AI) in events
    assert not lanes(events)


@pytest.mark.clause("LR-13.10")
def test_LR_13_10_lanes_that_are_not_in_the_game_are_passed_over() -> None:
    assert picks("up_3", "down_6", 5, SLOW_DOWN, MEDIUM_UP) == [SLOW_UP, FAST_DOWN]


@pytest.mark.clause("LR-13.11")
def test_LR_13_11_a_closed_lane_taken_by_an_ai_gives_nothing_to_anybody() -> None:
    table = Table(2, ais="1")
    table.to(steps.BID, 6)
    for corp in table.state.corps:
        corp.last_bid = 0
    table.cards("up_2", "down_1")
    table.ai_bid(3)
    table.bid(5, 1)
    events = table.choose(MEDIUM_DOWN, FAST_DOWN, FAST_UP)
    assert lanes(events) == [SLOW_DOWN, SLOW_UP]
    assert not of_kind(events, ClosedLaneGained)
    assert all(ship.lane >= 4 for ship in table.corp(2).ships)


@pytest.mark.clause("LR-13.12")
def test_LR_13_12_it_builds_feeds_and_scores_nothing_of_a_base() -> None:
    table = Table(2, ais="1", wonders="on")
    table.own(0, "lunarium_mining_collective")
    events = table.finish()
    kinds = (Fed, Worked, WonderDrafted, AstronautsDied)
    assert {event.seat for event in events if isinstance(event, kinds)} == {0, 1}
    left = sum(DATA.ai_bids[card].value for card in table.state.automas[0].bids)
    assert of_kind(events, FinalScored)[2].score == table.corp(2).gc + 10 * left


@pytest.mark.clause("LR-13.13", "LR-3.4")
def test_LR_13_13_up_and_down_decks_are_shuffled_anew_with_all_cards() -> None:
    table = Table(1, ais="1")
    table.to(steps.BID, 6)
    assert table.state.automas[0].up == ()
    table.to(steps.BID, 7)
    assert len(table.state.automas[0].up) == len(table.state.automas[0].down) == 5


@pytest.mark.parametrize("seed", range(3))
def test_ai_games_end(seed: int) -> None:
    table = Table(1, seed, ais="2")
    table.finish()
    assert GAME.outcome(table.state) is not None
