"""The view: what a page needs without deriving a rule, and words for it."""

from __future__ import annotations

from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import (
    FAST_DOWN,
    MEDIUM_DOWN,
    MEDIUM_UP,
    SLOW_DOWN,
    SLOW_UP,
    Table,
    building,
    family,
)
from tests.words import english, in_english

NAMES = ["Ann", "Bob", "Cleo"]


def launched() -> Table:
    table = Table(3)
    table.bid(5, 4, 3)
    table.choose(MEDIUM_UP, FAST_DOWN, MEDIUM_DOWN, SLOW_DOWN, SLOW_UP, 0)
    return table


def test_lanes_show_ships_with_cargo_and_arrival() -> None:
    table = launched()
    table.play(0, actions.LoadMoonbound(MEDIUM_UP, 2, 1, 0, 0))
    ship = table.view().lanes[MEDIUM_UP].ships[0]
    assert (ship.corp, ship.load, ship.empty, ship.arrives) == (0, ((0, 2), (1, 1)), 0, 2)
    assert [row.lane for row in table.view().berths] == [MEDIUM_UP]
    assert table.view().berths[0].free == 5
    table.to(steps.BUILD)
    slow = table.view().lanes[SLOW_DOWN].ships[0]
    assert (slow.spaces, slow.empty, slow.arrives) == (7, 7, 3)
    assert table.view().lanes[MEDIUM_UP].ships[0].arrives == 2


def test_the_forecast_tells_feeding_beds_and_ships_that_leave() -> None:
    table = launched()
    table.to(steps.BUILD)
    table.give(0, life_support=1)
    forecast = table.view().corporations[0].forecast
    assert forecast is not None
    assert (forecast.due, forecast.without_food, forecast.lost, forecast.leaving) == (3, 2, 20, (SLOW_DOWN,))


def test_a_price_tells_what_the_next_sale_pays() -> None:
    row = building(3).view().prices[1]
    assert (row.price, row.pays[:3], row.after[:3]) == (20, (20, 40, 60), (20, 18, 18))
    assert row.refresh_now == 0


def test_modules_show_places_and_what_an_upgrade_lacks() -> None:
    table = building(2)
    table.play(0, actions.Work(family("ore_mine"), 0))
    module = table.view().corporations[0].modules[family("ore_mine")]
    assert [(space.used, space.runs_left) for space in module.spaces] == [(True, 0), (False, 1)]
    assert module.upgrade is not None
    assert (english(GAME, module.upgrade.name), module.upgrade.missing) == ("Int Ore Mine", ((2, 1),))


def test_gold_modules_show_what_the_watcher_lacks() -> None:
    table = building(2)
    table.show("crescent_arboretum")
    assert table.view(0).gold[0].missing == ((1, 1),)
    assert table.view(None).gold[0].missing == ()


def test_words_for_offers_say_what_they_cost() -> None:
    table = Table(2)
    table.to(steps.BID, 6)
    table.corp(0).last_bid = 1
    line = in_english(GAME, GAME.texts.offer(table.view(0), actions.PlaceBid(2)))
    assert (line.text, line.detail) == ("Bid 2", f"It costs 6 of your {table.corp(0).gc} GC.")
    table = building(2)
    table.give(0, life_support=1)
    line = in_english(GAME, GAME.texts.offer(table.view(0), actions.EndBuilding()))
    lost = min(50, table.corp(0).gc)
    assert line.detail == (
        f"2 astronauts will die: you lose {lost} GC. Not enough Life Support. 3 astronauts have not worked."
    )
    table.own(0, "closed_loop_greenhouse")
    line = in_english(GAME, GAME.texts.offer(table.view(0), actions.EndBuilding()))
    assert line.detail == "3 astronauts need no Life Support. 3 astronauts have not worked."


def test_every_part_of_a_game_is_told_in_words() -> None:
    table = Table(3, roles="beginner", wonders="on")
    lines = [in_english(GAME, GAME.texts.event(event), NAMES) for event in (*table.opening, *table.finish())]
    text = "\n".join(line.text for line in lines)
    for part in (
        "Turn 1 of 7.",
        "Initiative: ",
        " took the moonbound ",
        " drafted ",
        " fed 3 astronauts",
        "The market refresh ",
        "Final score: ",
    ):
        assert part in text
    assert "{" not in text


def test_the_components_are_told_with_their_sources() -> None:
    blocks = [in_english(GAME, block) for block in GAME.texts.components()]
    assert [block.title for block in blocks][:4] == ["Modules", "Lanes", "Markets", "Gold modules"]
    assert all(block.head[-1] == "Source" for block in blocks)
