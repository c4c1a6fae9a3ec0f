"""Lunar Rush in a browser: what each mode adds to the table, at a moment of a game that was played before.

Those games are played by rules of thumb that stand here, not by bots: they stay the same when bots learn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from playwright.sync_api import Browser, expect

from cosmodrome.core.match import Match
from cosmodrome.core.records import Action
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.data.components import (
    GOLD,
    LIFE_SUPPORT,
    LIFE_SUPPORT_MODULE,
    ORE,
    ORE_MINE,
    SHARD_MINE,
    SOLAR_ARRAY,
)
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.view.table import LunarRushView
from tests.server.serving import Server
from tests.web.test_access import faults
from tests.web.test_lunar_rush import launch, loads, log, own, pieces, press, scrolls, sit_down, view
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, play_on_from, scrolls_sideways, visiting
from tests.words import spoken

SEEDS = 60
Offers = Sequence[Action]
Wanted = Callable[[LunarRushView, Offers], bool]
SALVAGE = [row.id for row in GOLD].index("andromedas_edge_salvage")


A = TypeVar("A", bound=Action)


def of_kind(offers: Offers, kind: type[A]) -> list[A]:
    return [one for one in offers if isinstance(one, kind)]


def hoard(now: LunarRushView, offers: Offers, seat: int) -> Action:
    """Slow lanes up with parts and tech, food, energy and shards; nothing is bought, built or sold."""
    if lanes := of_kind(offers, actions.ChooseRoute):
        return max(lanes, key=lambda one: one.lane if one.lane < 4 else -one.lane)
    if loads := of_kind(offers, actions.LoadMoonbound):
        return next(one for one in loads if one.habp >= 1 and one.tech >= one.advm and not one.astronauts)
    if places := of_kind(offers, actions.Work):
        hungry = now.corporations[seat].stock[LIFE_SUPPORT] < 14
        food = [one for one in places if hungry and one.module == LIFE_SUPPORT_MODULE]
        return (food or [one for one in places if one.module in (SOLAR_ARRAY, SHARD_MINE)] or places)[0]
    quiet = (actions.EndBuilding, actions.FinishLoading, actions.Pass)
    return next((one for one in offers if isinstance(one, quiet)), offers[0])


def climb(now: LunarRushView, offers: Offers, seat: int) -> Action:
    """Buys what salvages and upgrades what it can, else as above."""
    buys = [one for one in of_kind(offers, actions.BuyGold) if one.gold == SALVAGE]
    wanted: list[Action] = [*buys, *of_kind(offers, actions.Upgrade)]
    return wanted[0] if wanted else hoard(now, offers, seat)


def ship_ore(now: LunarRushView, offers: Offers, seat: int) -> Action:
    """One team takes the lanes down, the other those up; everybody digs."""
    lanes = of_kind(offers, actions.ChooseRoute)
    if lanes:
        return lanes[0] if seat % 2 else lanes[-1]
    digs = [one for one in of_kind(offers, actions.Work) if one.module == ORE_MINE]
    return digs[0] if digs else hoard(now, offers, seat)


def moment(seats: int, options: dict[str, str], pick: Callable[..., Action], wanted: Wanted) -> tuple[bytes, int]:
    """A finished game, and when the first seat was asked this in it."""
    for seed in range(SEEDS):
        match, ply = Match(GAME, seats, seed, options), -1
        while match.awaiting:
            seat = max(match.awaiting)
            now, offers = match.view(seat), match.offers(seat)
            assert isinstance(now, LunarRushView)
            if seat == 0 and ply < 0 and wanted(now, offers):
                ply = len(match.log)
            match.play(seat, pick(now, offers, seat))
        if ply >= 0:
            return match.dump(), ply
    raise AssertionError(f"in {SEEDS} games nobody was asked this")


def sit_at(visit: Visit, save: bytes, ply: int, *, whole: bool = True) -> None:
    """At that moment; `whole`: everything that holds the turn is in sight without scrolling."""
    visit.open(play_on_from(visit, save, ply))
    expect(visit.page.locator(".lunar-rush [data-target]").first).to_be_visible(timeout=PATIENCE)
    assert not whole or not scrolls(visit)
    assert not scrolls_sideways(visit)
    assert faults(visit) == []


def test_goods_on_a_partners_ship(browser: Browser, server: Server) -> None:
    """LR-16.1: of four people two play together; the partner's ship stands among the own ones, with whose it is."""

    def is_shared(now: LunarRushView, offers: Offers) -> bool:
        theirs = [berth for berth in now.berths if berth.owner != 0 and berth.free]
        return now.step == steps.LOAD_DOWN and bool(theirs) and len(now.berths) > 2

    with visiting(browser, server.address, DESKTOP, theme="light", confirm="always") as visit:
        sit_at(visit, *moment(4, {"teams": "on"}, ship_ore, is_shared))
        berth = next(one for one in view(visit)["berths"] if one["owner"] != 0 and one["free"])
        hold = visit.page.get_by_role("group", name=f"{names(visit)[2]}'s ship").first
        expect(hold).to_contain_text(f"{names(visit)[2]}'s ship")
        before = own(visit)["stock"][ORE]
        hold.locator(".more").first.click()
        launch(visit)
        assert own(visit)["stock"][ORE] == before - 1
        ship = next(one for one in view(visit)["corporations"][2]["ships"] if one["lane"] == berth["lane"])
        assert [ORE, 1] in ship["load"]
        expect(visit.page.get_by_role("region", name="Teams")).to_contain_text(names(visit)[2])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_launch_takes_what_every_stepper_shows(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """Both ships are in sight, nothing moves under the pointer; the panel's button sends the same as the board's."""

    def has_two(now: LunarRushView, offers: Offers) -> bool:
        return now.step == steps.LOAD_UP and len(now.berths) == 2

    with visiting(browser, server.address, size, confirm="always") as visit:
        sit_at(visit, *moment(1, {"ais": "1"}, hoard, has_two), whole=size == DESKTOP)
        buttons = visit.page.locator(".hold .more, [data-piece=done]")
        places = [each.bounding_box() for each in buttons.all()]
        for hold in visit.page.locator(".hold").all():
            expect(hold.locator(".more").first).to_be_in_viewport(ratio=1)
            hold.locator(".more").nth(1).click()
        assert places == [each.bounding_box() for each in buttons.all()]
        assert loads(visit) == [["0", "1", "0", "0"]] * 2
        text = visit.page.locator("[data-area=step] p[aria-live=polite]").inner_text()
        assert text.count(": 1 Tech") == 2
        do = visit.page.locator(".actions footer .do button:enabled")
        expect(do).to_contain_text(text)
        do.click()
        visit.wait_until(lambda: view(visit)["step"] != steps.LOAD_UP, "the next step")
        loaded = [line["event"]["load"] for line in log(visit) if line["event"]["kind"] == "MoonboundLoaded"]
        assert loaded == [[[1, 1]], [[1, 1]]]


def names(visit: Visit) -> list[str]:
    seats = next(each["showing"] for each in reversed(visit.heard) if each.get("showing"))["seats"]
    return [info["name"] for info in seats]


def test_two_people_against_two_ais_with_a_shared_bid(browser: Browser, server: Server) -> None:
    """LR-16.2: the AIs stand beside each other in the order, and the table says why."""
    with visiting(browser, server.address, confirm="always") as visit:
        sit_down(visit, "greedy", ais="2", teams="on")
        press(visit, pieces(visit, ".bid").first)
        expect(visit.page.locator("[data-area=step]")).to_contain_text("Both AIs use the higher of their two bids.")
        order = view(visit)["order"]
        assert abs(order.index(-1) - order.index(-2)) == 1
        expect(visit.page.get_by_role("region", name="AI corporations")).to_contain_text("Shui Guo")
        assert not scrolls(visit)
        assert faults(visit) == []


def test_a_kind_of_role_card_is_chosen(browser: Browser, server: Server) -> None:
    """LR-1.5: alone against two AIs; the card that was drawn lies there with its whole text."""
    with visiting(browser, server.address, theme="light", confirm="always") as visit:
        sit_down(visit, ais="2", roles="choose")
        expect(visit.page.locator("[data-piece=lane-1]")).to_have_count(0)
        press(visit, visit.page.locator("[data-piece=role-kind-faction]"))
        role = GAME.data.roles[own(visit)["role"]]
        assert role.set == "faction"
        expect(visit.page.locator("[data-piece=role-0]")).to_contain_text(spoken(role.text, GAME))
        expect(visit.page.locator("[data-piece=role-0] .text")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_challenge_card_is_picked(browser: Browser, server: Server, pictures: Path, size: dict[str, int]) -> None:
    """LR-1.5: the very card, with its stars and its text."""
    row = next(row for row, role in enumerate(GAME.data.roles) if role.id == "customs_duty")
    with visiting(browser, server.address, size, confirm="always") as visit:
        sit_down(visit, ais="2", roles="choose")
        card = visit.page.locator(f"[data-piece=challenge-{row}]")
        expect(card).to_contain_text(spoken(GAME.data.roles[row].text, GAME))
        visit.page.screenshot(path=pictures / f"roles-{size['width']}.png")
        assert faults(visit) == []
        press(visit, card)
        assert own(visit)["role"] == row


def test_a_wonder_is_built(browser: Browser, server: Server) -> None:
    """LR-15.3: one of the three cards is clicked to be the noun."""

    def can_be_built(now: LunarRushView, offers: Offers) -> bool:
        return bool(of_kind(offers, actions.BuildWonder))

    with visiting(browser, server.address, confirm="always") as visit:
        save, ply = moment(1, {"ais": "1", "wonders": "on", "roles": "challenge"}, hoard, can_be_built)
        sit_at(visit, save, ply)
        press(visit, pieces(visit, ".wonders ").first)
        assert own(visit)["noun"] >= 0
        expect(visit.page.locator(".wonders")).to_contain_text("Wonder built")


def test_a_wonder_card_is_drafted(browser: Browser, server: Server) -> None:
    """LR-15.2: the row lies in the middle of the table; the card taken joins the own ones."""

    def is_draft(now: LunarRushView, offers: Offers) -> bool:
        return now.step == steps.DRAFT and now.turn == 5

    with visiting(browser, server.address, confirm="always") as visit:
        sit_at(visit, *moment(4, {"wonders": "on", "roles": "beginner"}, hoard, is_draft))
        rows = pieces(visit, "[data-area=step] ")
        expect(rows).to_have_count(len(view(visit)["row"]))
        card = view(visit)["row"][0]
        press(visit, rows.first)
        assert card in own(visit)["cards"]
        expect(visit.page.locator(f".wonders [data-piece=wonder-{card}]")).to_be_visible()


def test_a_module_is_salvaged(browser: Browser, server: Server) -> None:
    """LR-7.4: the gold module says which of the upgraded modules can go down."""

    def can_choose(now: LunarRushView, offers: Offers) -> bool:
        return len(of_kind(offers, actions.Salvage)) > 1

    with visiting(browser, server.address, confirm="always") as visit:
        sit_at(visit, *moment(1, {"ais": "1"}, climb, can_choose))
        levels = [module["level"] for module in own(visit)["modules"]]
        press(visit, visit.page.locator(f"[data-piece=gold-{SALVAGE}-0]"))
        after = [module["level"] for module in own(visit)["modules"]]
        assert sum(levels) - sum(after) == 1
