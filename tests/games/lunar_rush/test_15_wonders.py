"""Chapter 15: Moon Wonders."""

from __future__ import annotations

import pytest

from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.data.components import DATA
from cosmodrome.games.lunar_rush.events import WonderBuilt, WonderDiscarded, WonderDrafted, WonderRowShown
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import PASS, Table, family, of_kind


def card(noun: str = "", adjective: str = "") -> int:
    return next(
        at
        for at, row in enumerate(DATA.wonder_cards)
        if (not noun or row.noun == noun) and (not adjective or row.adjective == adjective)
    )


BIODOME = card("biodome", "gilded")
SHINY, LUSCIOUS = card(adjective="shiny"), card(adjective="luscious")
RICH = {"habp": 9, "tech": 20, "advm": 9, "life_support": 20, "energy": 20, "ore": 9, "bar": 5, "shard": 9, "gem": 3}


def with_cards(*cards: int, turn: int = 6) -> Table:
    table = Table(2, wonders="on")
    table.to(steps.BUILD, turn)
    table.corp(0).cards = cards
    table.give(0, **RICH)
    return table


@pytest.mark.clause("LR-15.1")
@pytest.mark.parametrize(("people", "ais", "row"), [(2, "0", 3), (2, "2", 3), (1, "1", 2), (4, "0", 5)])
def test_LR_15_1_rows_of_people_and_one(people: int, ais: str, row: int) -> None:
    table = Table(people, ais=ais, wonders="on")
    view = table.view()
    assert (len(view.row), view.preview, view.wonder_cards_left) == (row, (), 2 * row)
    events = table.finish()
    drafted = of_kind(events, WonderDrafted)
    discarded = of_kind(events, WonderDiscarded)
    assert len({event.card for event in drafted} | {event.card for event in discarded}) == 3 * row


@pytest.mark.clause("LR-15.2")
def test_LR_15_2_on_turns_4_to_6_each_drafts_one_from_lowest_initiative() -> None:
    table = Table(3, wonders="on")
    table.to(steps.BID, 4)
    table.corp(0).last_bid = table.corp(1).last_bid = table.corp(2).last_bid = 1
    first = table.state.row
    table.bid(5, 3, 4)
    events = table.to(steps.DRAFT)
    preview = of_kind(events, WonderRowShown)[0].cards
    assert (table.state.row, table.state.preview, table.awaiting) == (first, preview, [1])
    assert table.clause(1, actions.DraftWonder(preview[0])) == "LR-15.2"
    order = []
    for _ in range(3):
        order.append(table.awaiting[0])
        events = table.play(table.awaiting[0], actions.DraftWonder(table.state.row[0]))
    assert order == [1, 2, 0]
    assert of_kind(events, WonderDiscarded) == [WonderDiscarded(first[3])]
    assert (table.state.row, table.state.preview) == (preview, ())
    events = table.to(steps.BUILD, 6)
    assert len(of_kind(events, WonderRowShown)) == 1
    assert [len(corp.cards) for corp in table.state.corps] == [3, 3, 3]
    assert not of_kind(table.finish(), WonderDrafted)


@pytest.mark.clause("LR-15.3")
def test_LR_15_3_three_cards_make_a_wonder_from_turn_6_on() -> None:
    table = with_cards(BIODOME, SHINY, turn=6)
    assert table.clause(0, actions.BuildWonder(BIODOME)) == "LR-15.3"
    table = with_cards(BIODOME, SHINY, LUSCIOUS, turn=5)
    assert table.clause(0, actions.BuildWonder(BIODOME)) == "LR-15.3"
    table = with_cards(BIODOME, SHINY, LUSCIOUS)
    assert table.clause(0, actions.BuildWonder(card("solar_farm"))) == "LR-15.3"
    events = table.play(0, actions.BuildWonder(BIODOME))
    paid = ((0, 2), (1, 4), (3, 4 + 8), (4, 4), (7, 1))
    assert events == [WonderBuilt(0, (BIODOME, SHINY, LUSCIOUS), paid)]
    assert (table.has("life_support"), table.has("energy"), table.has("tech")) == (8, 16, 16)
    assert table.clause(0, actions.BuildWonder(SHINY)) == "LR-15.3"


@pytest.mark.clause("LR-15.3")
def test_LR_15_3_all_three_cards_must_be_paid() -> None:
    table = with_cards(BIODOME, SHINY, LUSCIOUS)
    table.give(0, energy=3)
    assert table.clause(0, actions.BuildWonder(BIODOME)) == "LR-15.3"
    table.give(0, energy=4)
    assert table.clause(0, actions.BuildWonder(BIODOME)) == ""


@pytest.mark.clause("LR-15.4")
def test_LR_15_4_the_bonus_comes_on_top_and_matches_give_more() -> None:
    table = with_cards(card("golden_pavilion", "ironclad"), SHINY, card(adjective="gilded"))
    table.own(0, "prefab_yard", "crescent_arboretum")
    before = table.view().corporations[0].score
    noun = card("golden_pavilion", "ironclad")
    values = dict(zip(table.corp(0).cards, table.view().corporations[0].wonder_values, strict=True))
    assert values[noun] == 2 * (7 + 8) + (10 + 10) + (30 + 10)
    table.corp(0).noun = noun
    assert table.view().corporations[0].score == before + values[noun]


@pytest.mark.clause("LR-15.5")
def test_LR_15_5_items_count_in_gc_before_they_are_multiplied() -> None:
    noun = card("habitat_spire", "radiant")
    table = with_cards(noun, SHINY, card(adjective="learned"))
    values = []
    for parts in (2, 3, 5, 6):
        table.give(0, habp=parts)
        values.append(table.view().corporations[0].wonder_values[0] - 10 - 25)
    assert values == [0, 5, 5, 10]
    paid = dict(table.view().corporations[0].wonder_costs[0])[0]
    assert table.view().corporations[0].wonder_after[0] - 35 == 5 * ((6 - paid) // 3)
    table.own(0, "prefab_yard")
    assert table.view().corporations[0].wonder_values[0] - 35 == 10


@pytest.mark.clause("LR-15.6")
def test_LR_15_6_the_example_of_the_shiny_luscious_biodome_scores_90() -> None:
    table = with_cards(BIODOME, SHINY, LUSCIOUS, turn=7)
    table.level(0, life_support_module=2)
    table.play(0, actions.BuildWonder(BIODOME))
    table.people(0, 0)
    table.give(0, life_support=10)
    table.finish()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.sheet[0]["Wonder"] == 3 * 6 + 8 * 4 + 40 == 90


@pytest.mark.clause("LR-15.7")
def test_LR_15_7_drafting_is_free_and_may_not_be_declined() -> None:
    table = Table(2, wonders="on")
    table.to(steps.DRAFT)
    seat = table.awaiting[0]
    stock, gc = table.corp(seat).stock[:], table.corp(seat).gc
    assert table.clause(seat, PASS) == "LR-2.1"
    table.play(seat, table.offers(seat)[0])
    assert (table.corp(seat).stock, table.corp(seat).gc) == (stock, gc)
    three = with_cards(BIODOME, SHINY, LUSCIOUS)
    assert [three.clause(0, actions.BuildWonder(one)) for one in (BIODOME, SHINY, LUSCIOUS)] == ["", "", ""]


@pytest.mark.clause("LR-15.8")
def test_LR_15_8_at_any_moment_without_an_astronaut_and_without_discounts() -> None:
    table = with_cards(BIODOME, SHINY, LUSCIOUS)
    table.own(0, "refined_programming")
    table.play(0, actions.Work(family("ore_mine"), 0))
    idle, tech = table.corp(0).idle, table.has("tech")
    table.play(0, actions.BuildWonder(BIODOME))
    assert (table.corp(0).idle, table.has("tech")) == (idle, tech - 4)
    table.play(0, actions.Work(family("ore_mine"), 1))


@pytest.mark.clause("LR-15.9")
def test_LR_15_9_modules_count_with_their_printed_worth() -> None:
    noun = card("grand_foundry", "radiant")
    table = with_cards(noun, SHINY, card(adjective="learned"))
    table.own(0, "holographic_monument")
    table.level(0, ore_mine=1, lunarium_refinery=2)
    assert table.view().corporations[0].wonder_values[0] == 3 * 3 + 10 * 3 + 10 + 25
    table.level(0, ore_mine=0, lunarium_refinery=0)
    assert table.view().corporations[0].wonder_values[0] == 35


@pytest.mark.clause("LR-15.10")
def test_LR_15_10_two_of_the_same_adjective_are_each_paid_and_score() -> None:
    twins = [at for at, row in enumerate(DATA.wonder_cards) if row.adjective == "shiny"]
    noun = card("golden_pavilion", "ironclad")
    table = with_cards(noun, *twins)
    own = table.view().corporations[0]
    assert dict(own.wonder_costs[0])[4] == 8
    assert own.wonder_values[0] == 2 * (10 + 10)


@pytest.mark.clause("LR-15.11")
def test_LR_15_11_an_unbuilt_wonder_costs_and_scores_nothing() -> None:
    table = with_cards(BIODOME, SHINY, LUSCIOUS, turn=7)
    table.finish()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.sheet[0]["Wonder"] == 0
