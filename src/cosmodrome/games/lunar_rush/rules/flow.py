"""How a game goes: the steps of a turn that carry themselves out, and what can be said at each step (chapter 2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cosmodrome.core.agenda import Step
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush import actions as says
from cosmodrome.games.lunar_rush.rules import (
    bidding,
    building,
    feeding,
    gold,
    loading,
    market,
    roles,
    routes,
    scoring,
    steps,
    together,
    wonders,
    workers,
    workshops,
)
from cosmodrome.games.lunar_rush.state import State

AUTOMATIC: dict[str, Callable[[State, Step, list[Event]], None]] = {
    steps.TURN: routes.begin_turn,
    steps.OPEN_BID: bidding.call_for_bids,
    steps.SHOW_BIDS: bidding.show,
    steps.PICK: routes.ask,
    steps.OPEN_UP: loading.open_up,
    steps.ARRIVE: loading.arrive,
    steps.OPEN_GOLD: gold.open_gold,
    steps.NEXT_GOLD: gold.ask,
    steps.OPEN_DRAFT: wonders.open_draft,
    steps.CLOSE_DRAFT: wonders.close_draft,
    steps.OPEN_BUILD: building.open_build,
    steps.FEED: feeding.feed_all,
    steps.OPEN_DOWN: loading.open_down,
    steps.MARKET: market.begin,
    steps.NEXT_CARD: market.ask,
    steps.SELL: market.sell_all,
    steps.REFRESH: market.refresh,
    steps.NEXT: market.next_turn,
    steps.END: scoring.end_game,
}


class Deed(NamedTuple):
    """A kind of action in a step: its clause, when it may be done, and what it does."""

    clause: str
    check: Callable[[State, int, Any], Refusal | None]
    do: Callable[[State, int, Any, list[Event]], None]


def take_back(state: State, seat: int, action: says.TakeBack, told: list[Event]) -> None:
    deeds = DEEDS[state.agenda[-1].name]
    together.take_back(state, seat, lambda earlier: deeds[type(earlier)].do, told)


def check_take_back(state: State, seat: int, action: says.TakeBack) -> Refusal | None:
    """LR-16.1: a partner may have filled the space since."""
    if refusal := together.check_take_back(state, seat, action):
        return refusal
    if not state.house.teams or state.agenda[-1].name != steps.LOAD_DOWN:
        return None
    trial = state.clone()
    take_back(trial, seat, action, [])
    for owner, ship in loading.shared_ships(trial, seat):
        own = sum(loading.aboard(trial.corps[seat], ship.lane))
        if own > loading.free_spaces(trial, seat, owner, ship):
            return Refusal("LR-16.1", "Your partner has used that space since.", {"lane": ship.lane})
    return None


BACK = Deed("LR-2.2", check_take_back, take_back)

DEEDS: dict[str, dict[type[Action], Deed]] = {
    steps.ROLES: {says.ChooseRole: Deed("LR-1.5", roles.check_role, roles.choose_role)},
    steps.BID: {says.PlaceBid: Deed("LR-4.1", bidding.check, bidding.place)},
    steps.ROUTE: {says.ChooseRoute: Deed("LR-5.1", routes.check, routes.choose)},
    steps.LOAD_UP: {
        says.LoadMoonbound: Deed("LR-6.4", loading.check_up, loading.load_up),
        says.Teleport: Deed("LR-7.6", loading.check_teleport, loading.choose_teleport),
        says.FinishLoading: Deed("LR-2.2", loading.check_finish, loading.finish),
        says.TakeBack: BACK,
    },
    steps.GOLD: {
        says.BuyGold: Deed("LR-7.1", gold.check, gold.buy),
        says.Pass: Deed("LR-7.1", gold.check_pass, gold.decline),
    },
    steps.DRAFT: {says.DraftWonder: Deed("LR-15.2", wonders.check_draft, wonders.draft)},
    steps.BUILD: {
        says.SettleMix: Deed("LR-7.8", workshops.check_mix, workshops.settle_mix),
        says.Work: Deed("LR-8.2", building.check_work, building.work),
        says.WorkGold: Deed("LR-7.11", workshops.check_work_gold, workshops.work_gold),
        says.UseShared: Deed("LR-7.7", workshops.check_shared, workshops.use_shared),
        says.Upgrade: Deed("LR-8.3", building.check_upgrade, building.upgrade),
        says.Salvage: Deed("LR-7.4", workshops.check_salvage, workshops.salvage),
        says.SellFromBase: Deed("LR-7.9", workshops.check_tourists, workshops.sell_to_tourists),
        says.Rouse: Deed("LR-7.20", workers.check_rouse, workers.rouse),
        says.HireStandIn: Deed("LR-14.10", workers.check_hire, workers.hire),
        says.BuildWonder: Deed("LR-15.3", wonders.check_build, wonders.build),
        says.EndBuilding: Deed("LR-9.3", feeding.check_end, feeding.end),
        says.TakeBack: BACK,
    },
    steps.LOAD_DOWN: {
        says.LoadEarthbound: Deed("LR-10.1", loading.check_down, loading.load_down),
        says.FinishLoading: Deed("LR-2.2", loading.check_finish, loading.finish),
        says.TakeBack: BACK,
    },
    steps.CARD: {
        says.SellFromBase: Deed("LR-7.5", market.check_sell, market.sell),
        says.MovePrice: Deed("LR-7.16", market.check_move, market.move_price),
        says.Pass: Deed("LR-11.8", gold.check_pass, market.decline),
    },
}


def offers_while_building(state: State, seat: int) -> list[Action]:
    """LR-8.1; LR-7.8: the mix of one's own gold module comes before anything else."""
    corp = state.corps[seat]
    if corp.mixes:
        return workshops.settlements(corp.mixes.bit_length() - 1)
    found = building.offers_of_work(corp) + building.offers_of_upgrades(corp)
    found += workshops.offers_of_gold(state, seat)
    if corp.cards:
        found += wonders.offers_of_wonders(state, corp)
    return found + feeding.offers(corp)


OFFERS: dict[str, Callable[[State, int], list[Action]]] = {
    steps.ROLES: lambda state, seat: roles.OFFERS,
    steps.BID: bidding.offers,
    steps.ROUTE: routes.offers,
    steps.LOAD_UP: loading.offers_up,
    steps.GOLD: gold.offers,
    steps.DRAFT: wonders.offers_of_cards,
    steps.BUILD: offers_while_building,
    steps.LOAD_DOWN: loading.offers_down,
    steps.CARD: market.offers,
}
"""What is put before a seat; `DEEDS` accepts every legal answer."""
