"""Every event as a message with its clause, for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.message import Message, Player, Text, in_lines, say
from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.lunar_rush import events
from cosmodrome.games.lunar_rush.data.components import CONVERTERS, DATA, DOWN, GOLD, MOON_ITEMS, ROLES, TURNS
from cosmodrome.games.lunar_rush.rules.automa import cargo_of
from cosmodrome.games.lunar_rush.rules.flow import FLOW
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES
from cosmodrome.games.lunar_rush.words.names import (
    amount,
    bill,
    cargo,
    closed_gain,
    family_name,
    goal_of,
    goal_text,
    gold_name,
    item_name,
    lane_text,
    module_name,
    role_name,
    who,
    why_died,
    wonder_card,
    wonder_name,
)


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


# before the first turn and in the Earth phase


def _turn(e: events.TurnBegan) -> Line:
    return Line(say("turn", turn=e.turn, turns=TURNS), "LR-2.1")


def _role_wished(e: events.RoleWished) -> Line:
    if e.cards == "none":
        return Line(say("role-none", who=Player(e.seat)), "LR-1.5")
    return Line(say("role-kind", who=Player(e.seat), cards=e.cards), "LR-1.5")


def _role_picked(e: events.ChallengePicked) -> Line:
    return Line(say("role-picked", who=Player(e.seat), role=role_name(e.role)), "LR-1.5", ROLES[e.role].text)


def _role_drawn(e: events.RoleDrawn) -> Line:
    return Line(say("role-drawn", who=Player(e.seat), role=role_name(e.role)), "LR-1.5", ROLES[e.role].text)


def _lanes_blocked(e: events.LanesBlocked) -> Line:
    return Line(say("lanes-blocked", up=lane_text(e.up, 1), down=lane_text(e.down, 1)), "LR-3.4")


def _lane_closed(e: events.LaneClosed) -> Line:
    return Line(say("lane-closed", lane=lane_text(e.lane, 1), gain=closed_gain(e.card)), "LR-3.1")


def _bid_placed(e: events.BidPlaced) -> Line:
    if e.value:
        return Line(say("bid-placed-own", who=Player(e.seat), value=e.value), "LR-4.1")
    return Line(say("bid-placed", who=Player(e.seat)), "LR-4.1")


def _bids_shown(e: events.BidsShown) -> Line:
    rows = zip(e.corps, e.values, e.paid, strict=True)
    bids = tuple([say("bid-shown", who=who(corp), value=value, paid=paid) for corp, value, paid in rows])
    return Line(say("bids-shown", bids=bids, tie=e.tie), "LR-4.6" if e.tie == "card" else "LR-4.2")


def _ai_cards_turned(e: events.AiCardsTurned) -> Line:
    clause = "LR-13.5" if e.lanes and e.lanes[0] in DOWN else "LR-13.4"
    lanes = tuple(lane_text(row, e.fast_lanes) for row in e.lanes)
    return Line(say("ai-search", who=who(e.corp), lanes=lanes), clause)


def _route_chosen(e: events.RouteChosen) -> Line:
    return Line(say("route-taken", who=who(e.corp), lane=lane_text(e.lane, e.fast_lanes)), "LR-5.1")


def _pick_given_up(e: events.PickGivenUp) -> Line:
    return Line(say("pick-given-up", who=who(e.corp)), "LR-13.10")


def _closed_gained(e: events.ClosedLaneGained) -> Line:
    about = {"gain": closed_gain(e.card), "lane": lane_text(e.lane, 1), "lost": bill(e.lost)}
    return Line(say("closed-gained", who=Player(e.seat), **about), "LR-3.1")


def _moonbound_loaded(e: events.MoonboundLoaded) -> Line:
    load = cargo(e.load, e.astronauts)
    return Line(say("loaded", who=Player(e.seat), lane=lane_text(e.lane, e.fast_lanes), load=load), "LR-6.2")


def _moonbound_arrived(e: events.MoonboundArrived) -> Line:
    load = cargo(e.load, e.astronauts)
    return Line(say("unloaded", who=who(e.corp), lane=lane_text(e.lane, e.fast_lanes), load=load), "LR-6.3")


def _teleport_chosen(e: events.TeleportChosen) -> Line:
    return Line(say("teleport-chosen", who=Player(e.seat), gold=gold_name(e.gold), load=bill(e.load)), "LR-7.6")


def _teleported(e: events.Teleported) -> Line:
    return Line(say("teleported", who=Player(e.seat), load=bill(e.load)), "LR-7.6")


def _loading_finished(e: events.LoadingFinished) -> Line:
    return Line(say("loading-finished", who=Player(e.seat)), "LR-2.2")


def _taken_back(e: events.TakenBack) -> Line:
    return Line(say("taken-back", who=Player(e.seat)), "LR-2.2")


def _ships_moved(e: events.ShipsMoved) -> Line:
    return Line(say("ships-moved", up=e.up), "LR-6.3" if e.up else "LR-11.1")


def _unveiled(e: events.Unveiled) -> Line:
    return Line(say("unveiled", step=FLOW.title(e.step)), "LR-2.3")


# in the Moon phase


def _gold_bought(e: events.GoldBought) -> Line:
    text = say("gold-bought", who=Player(e.seat), gold=gold_name(e.gold), paid=bill(e.paid))
    return Line(text, "LR-7.1", say("gold-card", text=GOLD[e.gold].text))


def _gold_passed(e: events.GoldPassed) -> Line:
    return Line(say("gold-passed", who=Player(e.seat)), "LR-7.1")


def _gold_removed(e: events.GoldRemoved) -> Line:
    return Line(say("gold-removed", who=who(e.corp), gold=gold_name(e.gold)), "LR-13.7")


def _wonder_row(e: events.WonderRowShown) -> Line:
    return Line(say("wonder-row", cards=tuple(wonder_card(card) for card in e.cards)), "LR-15.2")


def _wonder_drafted(e: events.WonderDrafted) -> Line:
    return Line(say("wonder-drafted", who=Player(e.seat), card=wonder_card(e.card)), "LR-15.2")


def _wonder_discarded(e: events.WonderDiscarded) -> Line:
    return Line(say("wonder-discarded", card=wonder_card(e.card)), "LR-15.2")


def _wonder_built(e: events.WonderBuilt) -> Line:
    return Line(say("wonder-built", who=Player(e.seat), name=wonder_name(e.cards), paid=bill(e.paid)), "LR-15.3")


def _produced(e: events.Produced) -> Line:
    abilities = GOLD_ABILITIES[e.gold]
    clause = "LR-7.8" if abilities.mix[1] else "LR-7.7" if abilities.shared else "LR-7.12"
    about = {"made": bill(e.made), "gold": gold_name(e.gold), "lost": bill(e.lost)}
    return Line(say("produced-gold", who=Player(e.seat), **about), clause)


def _worked(e: events.Worked) -> Line:
    return _run(e, module_name(e.module, e.level), "LR-8.2")


def _gold_worked(e: events.GoldWorked) -> Line:
    if GOLD_ABILITIES[e.gold].shared:
        about = {"made": bill(e.made), "gold": gold_name(e.gold), "lost": bill(e.lost)}
        return Line(say("worked-shared", who=Player(e.seat), **about), "LR-7.7")
    return _run(e, gold_name(e.gold), "LR-7.11")


def _run(e: events.Worked | events.GoldWorked, module: Text, clause: str) -> Line:
    about = {"who": Player(e.seat), "made": bill(e.made), "module": module, "lost": bill(e.lost)}
    return Line(say("worked-inputs", spent=bill(e.spent), **about) if e.spent else say("worked", **about), clause)


def _upgraded(e: events.Upgraded) -> Line:
    built = e.module in CONVERTERS and e.level == 1
    module = module_name(e.module, e.level)
    return Line(say("upgraded", who=Player(e.seat), built=built, module=module, paid=bill(e.paid)), "LR-8.3")


def _salvaged(e: events.Salvaged) -> Line:
    module = module_name(e.module, e.level + 1)
    return Line(say("salvaged", who=Player(e.seat), module=module, back=bill(e.back), gc=e.gc), "LR-7.4")


def _sold_from_base(e: events.SoldFromBase) -> Line:
    clause = "LR-7.9" if GOLD_ABILITIES[e.gold].sell == "first" else "LR-7.5"
    about = {"who": Player(e.seat), "sold": amount(1, e.item), "gc": e.gc, "gold": gold_name(e.gold)}
    return Line(say("sold-from-base", **about), clause)


def _roused(e: events.Roused) -> Line:
    if e.module < 0:
        return Line(say("roused", who=Player(e.seat), paid=bill(e.paid)), "LR-7.20")
    return Line(say("roused-left", who=Player(e.seat), paid=bill(e.paid), module=family_name(e.module)), "LR-7.20")


def _stand_in(e: events.StandInHired) -> Line:
    return Line(say("stand-in", who=Player(e.seat), paid=bill(e.paid)), "LR-14.10")


def _boarded(e: events.Boarded) -> Line:
    lanes = tuple(lane_text(row, e.fast_lanes) for row in e.lanes)
    return Line(say("boarded", who=Player(e.seat), lanes=lanes), "LR-9.3")


def _building_ended(e: events.BuildingEnded) -> Line:
    return Line(say("building-ended", who=Player(e.seat)), "LR-2.2")


def _fed(e: events.Fed) -> Line:
    return Line(say("fed", who=Player(e.seat), n=e.astronauts, paid=e.paid), "LR-9.1")


def _died(e: events.AstronautsDied) -> Line:
    why = why_died(e.without_bed, e.without_food)
    number = e.without_bed + e.without_food
    all_paid = e.lost == number * DATA.scoring.death
    return Line(say("died", who=Player(e.seat), n=number, why=why, lost=e.lost, all=all_paid), "LR-9.2")


def _earthbound_loaded(e: events.EarthboundLoaded) -> Line:
    about = {"who": Player(e.seat), "lane": lane_text(e.lane, e.fast_lanes), "load": bill(e.load)}
    if e.owner < 0:
        return Line(say("loaded", **about), "LR-10.1")
    return Line(say("loaded-partner", owner=Player(e.owner), **about), "LR-16.1")


def _ai_ship_loaded(e: events.AiShipLoaded) -> Line:
    load = bill(cargo_of(e.card, e.lane))
    lane = lane_text(e.lane, e.fast_lanes)
    return Line(say("ai-loaded", who=who(e.corp), lane=lane, load=load, card=e.card + 1), "LR-13.8")


# in the Market phase and at the end


def _landed(e: events.EarthboundArrived) -> Line:
    lane = lane_text(e.lane, e.fast_lanes)
    about = {"who": who(e.corp), "lane": lane, "empty": e.empty, "gc": e.gc, "n": e.astronauts}
    return Line(say("landed", **about), "LR-11.1")


def _price_raised(e: events.PriceRaised) -> Line:
    about = {"who": Player(e.seat), "item": item_name(e.item), "steps": e.steps, "price": e.price}
    return Line(say("price-raised", gold=gold_name(e.gold), **about), "LR-7.16")


def _market_passed(e: events.MarketPassed) -> Line:
    return Line(say("market-passed", who=Player(e.seat)), "LR-11.8")


def _ship_sold(e: events.ShipSold) -> Line:
    rows = zip(e.items, e.numbers, e.prices, e.market or e.prices, strict=True)
    sales = tuple([_sale(amount(number, item), price, market) for item, number, price, market in rows])
    return Line(say("sold", who=who(e.corp), sales=sales, lane=lane_text(e.lane, e.fast_lanes), gc=e.gc), "LR-11.3")


def _sale(items: Message, price: int, market: int) -> Message:
    """A card can change what is paid for one (LR-14.7)."""
    if price == market:
        return say("sale", items=items, price=price)
    return say("sale-changed", items=items, price=price, market=market)


def _fee_paid(e: events.FeePaid) -> Line:
    return Line(say("fee-paid", who=Player(e.seat), gc=e.gc), "LR-14.13")


def _prices(e: events.PricesMoved) -> Line:
    if e.before:
        pairs = zip(MOON_ITEMS, e.before, e.prices, strict=True)
        fallen = [say("fallen", item=item_name(item), was=was, gc=gc) for item, was, gc in pairs if was != gc]
        return Line(say("prices-fallen", prices=tuple(fallen)), "LR-11.3")
    rows = zip(MOON_ITEMS, e.prices, strict=True)
    return Line(
        say("prices", prices=tuple([say("price", item=item_name(item), gc=gc) for item, gc in rows])), "LR-11.3"
    )


def _refreshed(e: events.MarketRefreshed) -> Line:
    rows = zip(MOON_ITEMS, e.steps, e.prices, strict=True)
    moved = [say("refresh", item=item_name(item), steps=steps, price=price) for item, steps, price in rows if steps]
    return Line(say("refreshed", moved=tuple(moved)), "LR-11.5")


def _goal_met(e: events.GoalMet) -> Line:
    goal = goal_of(e.role, e.goal)
    about = {"who": Player(e.seat), "role": role_name(e.role), "goal": goal_text(goal, goal.least), "gc": e.gc}
    return Line(say("goal-met", **about), "LR-14.4")


def _extra_market(e: events.ExtraMarket) -> Line:
    return Line(say("extra-market", number=e.number), "LR-12.1")


def _final_scored(e: events.FinalScored) -> Line:
    parts = tuple([say("final-part", gc=gc, what=what.replace(" ", "-")) for what, gc in e.added])
    clause = "LR-12.2" if e.corp >= 0 else "LR-13.9"
    about = {"before": e.before, "parts": parts, "gc": e.score}
    return Line(say("final-scored", who=who(e.corp), lines=in_lines(parts), **about), clause)


def _game_ended(e: events.GameEnded) -> Line:
    winners, is_team = tuple([who(corp) for corp in e.corps]), len(e.corps) > 1
    if e.tied:
        return Line(say("ended-tie", who=winners, gc=e.gc), "LR-16.7" if is_team else "LR-12.5")
    return Line(say("ended", who=winners, gc=e.gc, together=is_team), "LR-16.1" if is_team else "LR-12.5")


SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.TurnBegan: _turn,
    events.RoleWished: _role_wished,
    events.ChallengePicked: _role_picked,
    events.RoleDrawn: _role_drawn,
    events.LanesBlocked: _lanes_blocked,
    events.LaneClosed: _lane_closed,
    events.BidPlaced: _bid_placed,
    events.BidsShown: _bids_shown,
    events.AiCardsTurned: _ai_cards_turned,
    events.RouteChosen: _route_chosen,
    events.PickGivenUp: _pick_given_up,
    events.ClosedLaneGained: _closed_gained,
    events.MoonboundLoaded: _moonbound_loaded,
    events.MoonboundArrived: _moonbound_arrived,
    events.TeleportChosen: _teleport_chosen,
    events.Teleported: _teleported,
    events.LoadingFinished: _loading_finished,
    events.TakenBack: _taken_back,
    events.Unveiled: _unveiled,
    events.ShipsMoved: _ships_moved,
    events.GoldBought: _gold_bought,
    events.GoldPassed: _gold_passed,
    events.GoldRemoved: _gold_removed,
    events.WonderRowShown: _wonder_row,
    events.WonderDrafted: _wonder_drafted,
    events.WonderDiscarded: _wonder_discarded,
    events.WonderBuilt: _wonder_built,
    events.Produced: _produced,
    events.Worked: _worked,
    events.GoldWorked: _gold_worked,
    events.Upgraded: _upgraded,
    events.Salvaged: _salvaged,
    events.SoldFromBase: _sold_from_base,
    events.Roused: _roused,
    events.StandInHired: _stand_in,
    events.Boarded: _boarded,
    events.BuildingEnded: _building_ended,
    events.Fed: _fed,
    events.AstronautsDied: _died,
    events.EarthboundLoaded: _earthbound_loaded,
    events.AiShipLoaded: _ai_ship_loaded,
    events.EarthboundArrived: _landed,
    events.PriceRaised: _price_raised,
    events.MarketPassed: _market_passed,
    events.ShipSold: _ship_sold,
    events.FeePaid: _fee_paid,
    events.PricesMoved: _prices,
    events.MarketRefreshed: _refreshed,
    events.GoalMet: _goal_met,
    events.ExtraMarket: _extra_market,
    events.FinalScored: _final_scored,
    events.GameEnded: _game_ended,
}
