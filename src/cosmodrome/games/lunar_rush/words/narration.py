"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.lunar_rush import events
from cosmodrome.games.lunar_rush.data.components import DATA, MOON_ITEMS
from cosmodrome.games.lunar_rush.rules.automa import cargo_of
from cosmodrome.games.lunar_rush.rules.flow import FLOW
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES
from cosmodrome.games.lunar_rush.words.names import (
    amount,
    bill,
    closed_text,
    family_name,
    gold_name,
    item_name,
    lane_name,
    module_name,
    people,
    role_name,
    who,
    wonder_card,
    wonder_name,
)


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


def _cargo(load: tuple[tuple[int, int], ...], crew: int) -> str:
    parts = [bill(load, ""), people(crew) if crew else ""]
    return ", ".join(part for part in parts if part) or "nothing"


def _prices(prices: tuple[int, ...]) -> str:
    return ", ".join(f"{item_name(item)} {price}" for item, price in zip(MOON_ITEMS, prices, strict=True))


def _bids_shown(e: events.BidsShown) -> Line:
    rows = zip(e.corps, e.values, e.paid, strict=True)
    shown = ", ".join(f"{who(corp)} with {value} (paid {paid} GC)" for corp, value, paid in rows)
    return Line(f"Initiative: {shown}.", "LR-4.2")


def _ai_cards_turned(e: events.AiCardsTurned) -> Line:
    up, down = (", ".join(row.prefer).replace("_", " ") for row in (DATA.ai_up[e.up_card], DATA.ai_down[e.down_card]))
    return Line(f"{who(e.corp)} looks for these lanes: moonbound {up}; earthbound {down}.", "LR-13.4")


def _ai_ship_loaded(e: events.AiShipLoaded) -> Line:
    load = bill(cargo_of(e.card, e.lane))
    return Line(f"{who(e.corp)} loaded {lane_name(e.lane)} by ship card {e.card + 1}: {load}.", "LR-13.8")


def _sold_from_base(e: events.SoldFromBase) -> Line:
    clause = "LR-7.9" if GOLD_ABILITIES[e.gold].sell == "first" else "LR-7.5"
    return Line(f"{who(e.seat)} sold 1 {item_name(e.item)} for {e.gc} GC by {gold_name(e.gold)}.", clause)


def _refreshed(e: events.MarketRefreshed) -> Line:
    rows = zip(MOON_ITEMS, e.steps, e.prices, strict=True)
    moved = ", ".join(f"{item_name(item)} by {steps} to {price}" for item, steps, price in rows if steps)
    return Line(f"Prices recover: {moved}." if moved else "No price recovers.", "LR-11.5")


def _gold_worked(e: events.GoldWorked) -> Line:
    cost = f" of {bill(e.spent)}" if e.spent else ""
    return Line(f"{who(e.seat)} made {bill(e.made)}{cost} at {gold_name(e.gold)}.", "LR-7.11")


def _roused(e: events.Roused) -> Line:
    place = f"; the {family_name(e.module)} is left" if e.module >= 0 else ""
    return Line(f"{who(e.seat)} made an astronaut ready again{place}.", "LR-7.20")


def _salvaged(e: events.Salvaged) -> Line:
    text = f"{who(e.seat)} salvaged the {module_name(e.module, e.level + 1)}: {bill(e.back)} and {e.gc} GC."
    return Line(text, "LR-7.4")


def _worked(e: events.Worked) -> Line:
    cost = f" of {bill(e.spent)}" if e.spent else ""
    return Line(f"{who(e.seat)} made {bill(e.made)}{cost} at the {module_name(e.module, e.level)}.", "LR-8.2")


def _boarded(e: events.Boarded) -> Line:
    ships = " and ".join(lane_name(lane) for lane in e.lanes)
    return Line(f"{who(e.seat)}: an astronaut boarded {ships}.", "LR-9.3")


def _astronauts_died(e: events.AstronautsDied) -> Line:
    died = people(e.without_bed + e.without_food)
    return Line(
        f"{who(e.seat)} lost {died}, {e.without_bed} for a bed and {e.without_food} for food: {e.lost} GC.",
        "LR-9.2",
    )


def _earthbound_arrived(e: events.EarthboundArrived) -> Line:
    home = f" {people(e.astronauts).capitalize()} came home." if e.astronauts else ""
    empty = f"; empty spaces: {e.empty}, for {e.gc} GC" if e.empty else ""
    text = f"{who(e.corp)} landed a ship on {lane_name(e.lane)}{empty}.{home}"
    return Line(text, "LR-11.1")


def _ship_sold(e: events.ShipSold) -> Line:
    rows = zip(e.items, e.numbers, e.prices, strict=True)
    sold = ", ".join(f"{amount(number, item)} at {price}" for item, number, price in rows)
    return Line(f"{who(e.corp)} sold {sold}: {e.gc} GC.", "LR-11.3", lane_name(e.lane).capitalize())


def _game_ended(e: events.GameEnded) -> Line:
    final = ", ".join(f"{who(corp)} {score}" for corp, score in zip(e.corps, e.scores, strict=True))
    return Line(f"Final scores: {final}.", "LR-12.5")


SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.TurnBegan: lambda e: Line(f"Turn {e.turn}.", "LR-2.1"),
    events.LanesBlocked: lambda e: Line(f"Blocked this turn: {lane_name(e.up)} and {lane_name(e.down)}.", "LR-3.4"),
    events.LaneClosed: lambda e: Line(
        f"The {lane_name(e.lane)} lane is closed; whoever takes it gains {closed_text(e.card)}.", "LR-3.1"
    ),
    events.BidPlaced: lambda e: Line(f"{who(e.seat)} chose a bid{f' of {e.value}' if e.value else ''}.", "LR-4.1"),
    events.BidsShown: _bids_shown,
    events.AiCardsTurned: _ai_cards_turned,
    events.RouteChosen: lambda e: Line(f"{who(e.corp)} took {lane_name(e.lane)}.", "LR-5.1"),
    events.PickGivenUp: lambda e: Line(f"{who(e.corp)} found no open lane on its cards.", "LR-13.10"),
    events.ClosedLaneGained: lambda e: Line(
        f"{who(e.seat)} gained {closed_text(e.card)} from the closed lane.", "LR-3.1"
    ),
    events.MoonboundLoaded: lambda e: Line(
        f"{who(e.seat)} loaded {lane_name(e.lane)}: {_cargo(e.load, e.astronauts)}.", "LR-6.2"
    ),
    events.MoonboundArrived: lambda e: Line(
        f"{who(e.corp)} unloaded {_cargo(e.load, e.astronauts)} from {lane_name(e.lane)}.", "LR-6.3"
    ),
    events.TeleportChosen: lambda e: Line(f"{who(e.seat)} set the {gold_name(e.gold)} to {bill(e.load)}.", "LR-7.6"),
    events.Teleported: lambda e: Line(f"{who(e.seat)} received {bill(e.load)} by teleporter.", "LR-7.6"),
    events.GoldBought: lambda e: Line(f"{who(e.seat)} bought {gold_name(e.gold)} for {bill(e.paid)}.", "LR-7.1"),
    events.GoldPassed: lambda e: Line(f"{who(e.seat)} bought no gold module.", "LR-7.1"),
    events.GoldRemoved: lambda e: Line(f"{who(e.corp)} removed {gold_name(e.gold)} from the display.", "LR-13.7"),
    events.Produced: lambda e: Line(f"{who(e.seat)} gained {bill(e.made)} from {gold_name(e.gold)}.", "LR-7.12"),
    events.GoldWorked: _gold_worked,
    events.Salvaged: _salvaged,
    events.SoldFromBase: _sold_from_base,
    events.Roused: _roused,
    events.PriceRaised: lambda e: Line(
        f"{who(e.seat)} raised the price of {item_name(e.item)} to {e.price} GC.", "LR-7.16"
    ),
    events.StandInHired: lambda e: Line(f"{who(e.seat)} paid for a stand-in.", "LR-14.10"),
    events.Worked: _worked,
    events.Upgraded: lambda e: Line(
        f"{who(e.seat)} built the {module_name(e.module, e.level)} for {bill(e.paid)}.", "LR-8.3"
    ),
    events.WonderRowShown: lambda e: Line(f"Wonder cards laid out: {'; '.join(map(wonder_card, e.cards))}.", "LR-15.2"),
    events.WonderDrafted: lambda e: Line(f"{who(e.seat)} drafted {wonder_card(e.card)}.", "LR-15.2"),
    events.WonderDiscarded: lambda e: Line(f"{wonder_card(e.card)} was left over and discarded.", "LR-15.2"),
    events.WonderBuilt: lambda e: Line(
        f"{who(e.seat)} built the {wonder_name(e.cards)} for {bill(e.paid)}.", "LR-15.3"
    ),
    events.Boarded: _boarded,
    events.BuildingEnded: lambda e: Line(f"{who(e.seat)} finished building.", "LR-2.2"),
    events.LoadingFinished: lambda e: Line(f"{who(e.seat)} finished loading.", "LR-2.2"),
    events.TakenBack: lambda e: Line(f"{who(e.seat)} took the last step back.", "LR-2.2"),
    events.Unveiled: lambda e: Line(f"{FLOW.title(e.step)}: everybody is done, and what was done is seen.", "LR-2.3"),
    events.Fed: lambda e: Line(f"{who(e.seat)} fed {people(e.astronauts)} with {e.paid} Life Support.", "LR-9.1"),
    events.AstronautsDied: _astronauts_died,
    events.EarthboundLoaded: lambda e: Line(f"{who(e.seat)} loaded {lane_name(e.lane)}: {bill(e.load)}.", "LR-10.1"),
    events.AiShipLoaded: _ai_ship_loaded,
    events.EarthboundArrived: _earthbound_arrived,
    events.ShipSold: _ship_sold,
    events.PricesMoved: lambda e: Line(f"Prices now: {_prices(e.prices)}.", "LR-11.3"),
    events.MarketRefreshed: _refreshed,
    events.FeePaid: lambda e: Line(f"{who(e.seat)} paid {e.gc} GC of duty.", "LR-14.13"),
    events.MarketPassed: lambda e: Line(f"{who(e.seat)} used no further card.", "LR-11.8"),
    events.RoleWished: lambda e: Line(
        f"{who(e.seat)} will draw {'no card' if e.cards == 'none' else f'a {e.cards} card'}.", "LR-1.5"
    ),
    events.ChallengePicked: lambda e: Line(
        f"{who(e.seat)} picked {role_name(e.role)}.", "LR-1.5", DATA.roles[e.role].text
    ),
    events.RoleDrawn: lambda e: Line(f"{who(e.seat)} drew {role_name(e.role)}.", "LR-1.5", DATA.roles[e.role].text),
    events.GoalMet: lambda e: Line(f"{who(e.seat)} met goal {e.goal + 1} of the role card: {e.gc} GC.", "LR-14.4"),
    events.ExtraMarket: lambda e: Line(f"Extra Market phase {e.number}.", "LR-12.1"),
    events.GameEnded: _game_ended,
}
