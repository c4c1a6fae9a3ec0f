"""Galaxy Trucker in a browser: questions answered on the ship, each at a moment of a game that was played before."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from cosmodrome.bots.bot import look
from cosmodrome.bots.drive import next_to_move
from cosmodrome.bots.simple import GreedyBot
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.match import Match
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.actions import (
    AddComponent,
    Finish,
    ReturnComponent,
    SetAside,
    Stow,
    TakeFaceDown,
)
from cosmodrome.games.galaxy_trucker.data.components import CARDS, MeteoricSwarm
from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.test_galaxy_trucker import in_front, showing
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, play_on_from, visiting

Asked = tuple[Any, tuple[Any, ...]]
"""What a seat sees and what it is offered."""
Wanted = Callable[[Any, tuple[Any, ...]], bool]
SEEDS = 60


@cache
def finished(seed: int, rounds: str) -> tuple[bytes, tuple[Asked | None, ...]]:
    """A game of bots, and what the first seat was asked before each action of its own (None before the others')."""
    rng, asked = Rng.seeded(seed), list[Asked | None]()
    match = Match(GAME, 2, seed, {"pace": "relaxed", "rounds": rounds})
    while match.awaiting:
        seat = next_to_move(match.awaiting)
        asked.append((match.view(0), match.offers(0)) if seat == 0 else None)
        match.play(seat, GreedyBot(rng.spawn(), deals=1).choose(look(GAME, match.snapshot(), seat, rng)))
    return match.dump(), tuple(asked)


def sit_at(visit: Visit, question: str, wanted: Wanted, rounds: str = "I") -> Asked:
    """A table where the visitor is asked this."""
    for seed in range(SEEDS):
        save, moments = finished(seed, rounds)
        for ply, asked in enumerate(moments):
            if asked and asked[0].truckers[0].asked == question and wanted(*asked):
                sit_down_at(visit, play_on_from(visit, save, ply))
                return asked
    raise AssertionError(f"in {SEEDS} games nobody was asked: {question}")


def sit_down_at(visit: Visit, address: str) -> None:
    visit.open(address)
    expect(visit.page.locator(".galaxy-trucker")).to_be_visible(timeout=PATIENCE)


def own_ship(visit: Visit) -> Any:
    return showing(visit)["view"]["ships"][0]


def at(visit: Visit, cell: int) -> Locator:
    return visit.page.locator(f".galaxy-trucker [data-cell='{cell}']")


def confirm(visit: Visit) -> None:
    ply = visit.ply()
    visit.page.locator(".actions footer .do button").click()
    visit.wait_for_ply(ply)


def test_the_kept_piece_is_chosen_on_the_ship(browser: Browser, server: Server) -> None:
    """What would be lost fades before it is confirmed; then it is gone."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_at(visit, "piece", lambda view, _: len(view.ships[0].pieces[0]) > 1)
        kept = own_ship(visit)["pieces"][0]
        at(visit, kept[-1]).click()
        expect(visit.page.locator(".cell.picked")).to_have_count(len(kept))
        expect(visit.page.locator(".cell.given")).to_have_count(len(own_ship(visit)["parts"]) - len(kept))
        confirm(visit)
        assert {part["cell"] for part in own_ship(visit)["parts"]} <= set(kept)


def elsewhere(view: Any, stow: Stow) -> tuple[int, int, int] | None:
    """A hold whose last block could as well lie in another: both, and the block's colour."""
    holds = {part.cell: GAME.data.tiles[part.tile - 1] for part in view.ships[0].parts}
    for source in set(stow.cells):
        colour = [c for cell, c in zip(stow.cells, stow.colours, strict=True) if cell == source][-1]
        for goal, tile in holds.items():
            fits = tile.kind == "special_cargo" or (tile.kind == "cargo" and colour > 0)
            if fits and goal != source and stow.cells.count(goal) < tile.size:
                return source, goal, colour
    return None


def test_goods_are_taken_out_and_laid_elsewhere(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        view, offers = sit_at(visit, "load", lambda view, offers: elsewhere(view, offers[0]) is not None, rounds="II")
        source, goal, colour = elsewhere(view, offers[0]) or (-1, -1, -1)
        carried = visit.page.locator(".loading button[aria-pressed=true]")
        at(visit, source).click()
        expect(carried).to_have_count(1)
        at(visit, goal).click()
        expect(carried).to_have_count(0)
        confirm(visit)
        goods = {part["cell"]: part["goods"] for part in own_ship(visit)["parts"]}
        planned = list(zip(offers[0].cells, offers[0].colours, strict=True))
        assert goods[goal][colour] == planned.count((goal, colour)) + 1
        assert goods[source][colour] == planned.count((source, colour)) - 1


def by_enter(visit: Visit) -> None:
    """Whatever has the focus."""
    ply = visit.ply()
    visit.page.keyboard.press("Enter")
    visit.wait_for_ply(ply)


def test_enter_confirms_a_load_put_together_by_clicks(browser: Browser, server: Server) -> None:
    """The hold that was clicked last has the focus; Enter does not take the block out again."""
    with visiting(browser, server.address, confirm="always") as visit:
        view, offers = sit_at(visit, "load", lambda view, offers: elsewhere(view, offers[0]) is not None, rounds="II")
        source, goal, colour = elsewhere(view, offers[0]) or (-1, -1, -1)
        at(visit, source).click()
        at(visit, goal).click()
        by_enter(visit)
        goods = {part["cell"]: part["goods"] for part in own_ship(visit)["parts"]}
        planned = list(zip(offers[0].cells, offers[0].colours, strict=True))
        assert goods[goal][colour] == planned.count((goal, colour)) + 1


def doubles(view: Any) -> list[int]:
    return [part.cell for part in view.ships[0].parts if GAME.data.tiles[part.tile - 1].kind == "double_engine"]


def asked_for_two_engines(visit: Visit) -> list[int]:
    view, _ = sit_at(
        visit, "engines", lambda view, _: len(doubles(view)) > 1 and view.ships[0].tokens > 1, rounds="III"
    )
    return doubles(view)[:2]


def powered(visit: Visit) -> list[int]:
    lines = [line["event"] for each in visit.heard for line in each.get("log", []) if line["seat"] == 0]
    return list(next(event for event in reversed(lines) if event["kind"] == "StrengthDeclared")["powered"])


def test_enter_declares_what_was_clicked(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        engines = asked_for_two_engines(visit)
        for cell in engines:
            at(visit, cell).click()
        expect(visit.page.locator(".actions footer .do button")).to_be_enabled()
        by_enter(visit)
        assert powered(visit) == engines


def test_keys_alone_power_engines(browser: Browser, server: Server) -> None:
    """The first Enter powers an engine, as nothing is chosen yet. Then Space adds or takes back, Enter declares."""
    with visiting(browser, server.address, confirm="always") as visit:
        first, second = asked_for_two_engines(visit)
        keyboard = visit.page.keyboard
        at(visit, first).focus()
        keyboard.press("Enter")
        expect(at(visit, first)).to_have_attribute("aria-pressed", "true")
        keyboard.press("Space")
        expect(at(visit, first)).to_have_attribute("aria-pressed", "false")
        keyboard.press("Space")
        at(visit, second).focus()
        keyboard.press("Space")
        for cell in (first, second):
            expect(at(visit, cell)).to_have_attribute("aria-pressed", "true")
        by_enter(visit)
        assert powered(visit) == [first, second]


def test_enter_on_another_engine_declares_what_the_button_says(browser: Browser, server: Server) -> None:
    """Whoever has powered an engine and walks on has still only that one powered."""
    with visiting(browser, server.address, confirm="always") as visit:
        first, second = asked_for_two_engines(visit)
        at(visit, first).click()
        at(visit, second).focus()
        expect(visit.page.locator(".actions footer .do button")).to_contain_text("Power 1 double engine")
        by_enter(visit)
        assert powered(visit) == [first]


def batteries(view: Any) -> list[int]:
    return [part.cell for part in view.ships[0].parts if part.tokens > 0]


def tops(visit: Visit) -> list[float]:
    return list(visit.offers.evaluate_all("(found) => found.map((each) => each.getBoundingClientRect().top)"))


def paid(visit: Visit) -> list[int]:
    lines = [line["event"] for each in visit.heard for line in each.get("log", []) if line["seat"] == 0]
    return list(next(event for event in reversed(lines) if event["kind"] == "StrengthDeclared")["batteries"])


def test_the_battery_that_pays_is_chosen_on_the_ship(browser: Browser, server: Server) -> None:
    """A click on another battery makes it pay, a second one takes that back; Enter does what the button says."""
    with visiting(browser, server.address, confirm="always") as visit:
        view, _ = sit_at(
            visit, "engines", lambda view, _: bool(doubles(view)) and len(batteries(view)) > 1, rounds="III"
        )
        at(visit, doubles(view)[0]).click()
        first = next(cell for cell in batteries(view) if at(visit, cell).get_attribute("aria-pressed") == "true")
        other = next(cell for cell in batteries(view) if cell != first)
        before = tops(visit)
        at(visit, other).click()
        expect(at(visit, other)).to_have_attribute("aria-pressed", "true")
        expect(at(visit, first)).to_have_attribute("aria-pressed", "false")
        assert tops(visit)[: len(before)] == before, "no choice of the list moves"
        at(visit, other).click()
        expect(at(visit, other)).to_have_attribute("aria-pressed", "false")
        at(visit, other).click()
        expect(at(visit, other)).to_have_attribute("aria-pressed", "true")
        expect(visit.page.locator(".tray")).to_contain_text("engine strength")
        by_enter(visit)
        assert paid(visit) == [other]


SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_days_lost_in_a_combat_zone_are_marked_on_the_track(
    browser: Browser, server: Server, pictures: Path, size: dict[str, int]
) -> None:
    """Where too little is declared for it; the label says whether it is certain."""

    def is_risky(view: Any, _: Any) -> bool:
        stake = view.card and view.card.stake
        return bool(stake and stake.days and view.ships[0].cannons < stake.safe)

    with visiting(browser, server.address, size, touch=size == PHONE, confirm="always") as visit:
        view, offers = sit_at(visit, "cannons", is_risky, rounds="II")
        stake, cannons = view.card.stake, view.ships[0].cannons
        visit.offers.nth([offer.powered for offer in offers].index(())).click()
        in_front(visit, "Flight")
        ghost = visit.page.locator(".galaxy-trucker .ghost[data-player]").filter(visible=True)
        label = f"Your ship, {stake.days} spaces back"
        uncertain = ", unless somebody behind you declares less" if cannons > stake.weakest else ""
        expect(ghost).to_have_attribute("aria-label", label + uncertain)
        visit.page.screenshot(path=pictures / f"trucker-ghost-{size['width']}.png")


def cabins(view: Any) -> list[int]:
    return [part.cell for part in view.ships[0].parts if part.humans > 0 or part.alien]


def test_the_crew_that_goes_is_chosen_on_the_ship(browser: Browser, server: Server) -> None:
    """Nothing can be confirmed before all are chosen, and a second click takes the last one back."""
    with visiting(browser, server.address, confirm="always") as visit:
        view, _ = sit_at(
            visit,
            "lose-crew",
            lambda view, _: 1 < view.truckers[0].due < len(cabins(view)),
            rounds="III",
        )
        due, button = view.truckers[0].due, visit.page.locator(".actions footer .do button")
        wanted = cabins(view)[-due:]
        for cell in wanted:
            expect(button).to_be_disabled()
            at(visit, cell).click()
        expect(button).to_be_enabled()
        at(visit, wanted[-1]).click()
        expect(button).to_be_disabled()
        at(visit, wanted[-1]).click()
        by_enter(visit)
        lines = [line["event"] for each in visit.heard for line in each.get("log", []) if line["seat"] == 0]
        assert next(event for event in reversed(lines) if event["kind"] == "CrewLost")["cells"] == wanted


def test_giving_up_asks_twice(browser: Browser, server: Server) -> None:
    """Whatever the settings say; flying on does not."""
    with visiting(browser, server.address, confirm="never") as visit:
        sit_at(visit, "fly-on", lambda *_: True)
        ply = visit.ply()
        visit.page.locator("[data-piece=do-GiveUp]").click()
        expect(visit.page.locator(".actions footer .do button")).to_contain_text("Give up")
        assert visit.ply() == ply
        visit.page.locator("[data-piece=do-FlyOn]").click()
        visit.wait_for_ply(ply)


def test_nothing_strikes_again_after_giving_up(browser: Browser, server: Server) -> None:
    """The card is dealt with; who gives up after it sees neither its last meteor nor its last shot again."""

    def is_after_meteors(view: Any, _: Any) -> bool:
        return bool(view.turned_up) and isinstance(CARDS[view.turned_up[-1]], MeteoricSwarm)

    with visiting(browser, server.address, confirm="never", animation="normal") as visit:
        sit_at(visit, "fly-on", is_after_meteors)
        visit.page.locator("[data-piece=do-GiveUp]").click()
        confirm(visit)
        expect(visit.page.locator(".strip.waits .now .text")).to_have_text("You gave up.")
        expect(visit.page.locator(".galaxy-trucker .card.over .rows")).to_be_visible()
        expect(visit.page.locator(".galaxy-trucker :is(.rows .now, .lane)")).to_have_count(0)


def test_aliens_come_aboard_by_a_click_on_their_cabin(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        sit_at(visit, "crew", lambda *_: True, rounds="II")
        visit.page.locator(".cell.asks").first.click()
        expect(visit.page.locator(".cell.picked")).not_to_have_count(0)
        assert faults(visit) == []
        cells = {int(str(cell.get_attribute("data-cell"))) for cell in visit.page.locator(".cell.picked").all()}
        confirm(visit)
        assert {part["cell"] for part in own_ship(visit)["parts"] if part["alien"]} == cells


def misbuilt() -> tuple[bytes, int]:
    """A ship with one wrong joint, up to the spot check."""
    match = Match(GAME, 2, 3, {"pace": "relaxed", "rounds": "I"})
    wrong = None
    while wrong is None:
        match.play(0, TakeFaceDown())
        places = match.view(0).places  # type: ignore[attr-defined]
        wrong = next((AddComponent(p.cell, t) for p in places for t in range(4) if t not in p.fits), None)
        match.play(0, wrong or next(AddComponent(p.cell, p.fits[0]) for p in places if p.fits))
    ply = len(match.log) + 2
    return played_out(match), ply


def played_out(match: Match) -> bytes:
    """All finish building as they are; then everybody does whatever is offered first."""
    for seat in tuple(match.awaiting):
        match.play(seat, Finish(seat + 1))
    while match.awaiting:
        seat = next((seat for seat in match.awaiting if seat != CLOCK), CLOCK)
        match.play(seat, match.offers(seat)[0])
    return match.dump()


def test_a_flaw_is_repaired_on_the_ship(browser: Browser, server: Server) -> None:
    with visiting(browser, server.address, confirm="always") as visit:
        save, ply = misbuilt()
        sit_down_at(visit, play_on_from(visit, save, ply))
        expect(visit.page.locator(".readout .flaws li")).to_have_count(len(own_ship(visit)["flaws"]))
        while own_ship(visit)["flaws"]:
            visit.page.locator(".cell.asks.flawed").last.click()
            confirm(visit)
        assert own_ship(visit)["lost"]
        expect(visit.page.locator(".cell.flawed")).to_have_count(0)


KEYS = 9
"""Offers that have a key of their own."""


def with_two_alike_set_aside() -> tuple[bytes, int]:
    """Two components of one name are set aside, more lie face up than there are keys; some of those are alike too."""
    match = Match(GAME, 1, 1, {"pace": "relaxed", "rounds": "I"})
    returned, kept = 0, list[Any]()
    while len(kept) < 2:
        match.play(0, TakeFaceDown())
        tile = GAME.data.tiles[match.view(0).truckers[0].held - 1]  # type: ignore[attr-defined]
        if returned < KEYS or (kept and (tile.kind, tile.size) != kept[0]):
            match.play(0, ReturnComponent())
            returned += 1
        else:
            match.play(0, SetAside())
            kept.append((tile.kind, tile.size))
    ply = len(match.log)
    return played_out(match), ply


def test_components_that_read_alike_are_all_offered(browser: Browser, server: Server) -> None:
    """Set aside or face up, more than there are keys: each has its row, and each can be taken."""
    with visiting(browser, server.address, confirm="always") as visit:
        save, ply = with_two_alike_set_aside()
        sit_down_at(visit, play_on_from(visit, save, ply))
        alike = visit.offers.filter(has_text="that you set aside")
        expect(alike).to_have_count(2)
        assert len(set(alike.locator(".name").all_inner_texts())) == 1
        visit.page.locator(".actions .more").first.click()
        expect(visit.offers).to_have_count(len(showing(visit)["decisions"][0]["offers"]))
        aside = own_ship(visit)["aside"]
        alike.last.click()
        expect(visit.page.locator(".hand .piece")).to_be_visible()
        assert own_ship(visit)["aside"] == aside[:1]
        visit.page.reload()
        expect(visit.page.locator(".galaxy-trucker .cell").first).to_be_visible(timeout=PATIENCE)
