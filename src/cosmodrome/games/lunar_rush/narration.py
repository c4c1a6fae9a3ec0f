"""What happened, in sentences."""

from __future__ import annotations

from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.lunar_rush import events as tells
from cosmodrome.games.lunar_rush.components import DATA, MOON_ITEMS
from cosmodrome.games.lunar_rush.words import (
    bill,
    closed_text,
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
    for tell in (_earth, _gold, _moon, _base, _market):
        line = tell(event)
        if line is not None:
            return line
    return _rest(event)


def _earth(event: Event) -> Line | None:
    match event:
        case tells.TurnBegan(turn=turn):
            return Line(f"Turn {turn}.", "LR-2.1")
        case tells.LanesBlocked(up=up, down=down):
            return Line(f"Blocked this turn: {lane_name(up)} and {lane_name(down)}.", "LR-3.4")
        case tells.LaneClosed(lane=lane, card=card):
            return Line(f"The {lane_name(lane)} lane is closed; whoever takes it gains {closed_text(card)}.", "LR-3.1")
        case tells.BidPlaced(seat=seat, value=value):
            return Line(f"{who(seat)} chose a bid{f' of {value}' if value else ''}.", "LR-4.1")
        case tells.BidsShown():
            rows = zip(event.corps, event.values, event.paid, strict=True)
            shown = ", ".join(f"{who(corp)} {value} (paid {paid} GC)" for corp, value, paid in rows)
            return Line(f"Initiative: {shown}.", "LR-4.2")
        case tells.AiCardsTurned(corp=corp, up_card=up, down_card=down):
            lanes = [*DATA.ai_up[up].prefer, "then", *DATA.ai_down[down].prefer]
            return Line(f"{who(corp)} turned up its cards: {' '.join(lanes).replace('_', ' ')}.", "LR-13.4")
        case tells.RouteChosen(corp=corp, lane=lane):
            return Line(f"{who(corp)} took {lane_name(lane)}.", "LR-5.1")
        case tells.PickGivenUp(corp=corp):
            return Line(f"{who(corp)} found no open lane on its cards.", "LR-13.10")
        case tells.ClosedLaneGained(seat=seat, card=card):
            return Line(f"{who(seat)} gained {closed_text(card)} from the closed lane.", "LR-3.1")
        case tells.MoonboundLoaded(seat=seat, lane=lane, load=load, astronauts=crew):
            return Line(f"{who(seat)} loaded {lane_name(lane)}: {_cargo(load, crew)}.", "LR-6.2")
        case tells.MoonboundArrived(corp=corp, lane=lane, load=load, astronauts=crew):
            return Line(f"{who(corp)}'s ship on {lane_name(lane)} brought {_cargo(load, crew)}.", "LR-6.3")
    return None


def _cargo(load: tuple[tuple[int, int], ...], crew: int) -> str:
    parts = [bill(load, ""), people(crew) if crew else ""]
    return ", ".join(part for part in parts if part) or "nothing"


def _gold(event: Event) -> Line | None:
    match event:
        case tells.TeleportChosen(seat=seat, gold=gold, load=load):
            return Line(f"{who(seat)} set the {gold_name(gold)} to {bill(load)}.", "LR-7.6")
        case tells.Teleported(seat=seat, load=load):
            return Line(f"{who(seat)} received {bill(load)} by teleporter.", "LR-7.6")
        case tells.GoldBought(seat=seat, gold=gold, paid=paid):
            return Line(f"{who(seat)} bought {gold_name(gold)} for {bill(paid)}.", "LR-7.1")
        case tells.GoldPassed(seat=seat):
            return Line(f"{who(seat)} bought no gold module.", "LR-7.1")
        case tells.GoldRemoved(corp=corp, gold=gold):
            return Line(f"{who(corp)} removed {gold_name(gold)} from the display.", "LR-13.7")
        case tells.Produced(seat=seat, gold=gold, made=made):
            return Line(f"{who(seat)} gained {bill(made)} from {gold_name(gold)}.", "LR-7.12")
        case tells.GoldWorked(seat=seat, gold=gold, spent=spent, made=made):
            cost = f" of {bill(spent)}" if spent else ""
            return Line(f"{who(seat)} made {bill(made)}{cost} at {gold_name(gold)}.", "LR-7.11")
        case tells.Salvaged(seat=seat, module=module, level=level, back=back, gc=gc):
            text = f"{who(seat)} salvaged the {module_name(module, level + 1)}: {bill(back)} and {gc} GC."
            return Line(text, "LR-7.4")
        case tells.SoldFromBase(seat=seat, gold=gold, item=item, gc=gc):
            return Line(f"{who(seat)} sold 1 {item_name(item)} for {gc} GC by {gold_name(gold)}.", "LR-7.5")
        case tells.Roused(seat=seat):
            return Line(f"{who(seat)} made an astronaut ready again.", "LR-7.20")
        case tells.PriceRaised(seat=seat, item=item, price=price):
            return Line(f"{who(seat)} raised the price of {item_name(item)} to {price} GC.", "LR-7.16")
        case tells.StandInHired(seat=seat):
            return Line(f"{who(seat)} paid for a stand-in.", "LR-14.10")
    return None


def _moon(event: Event) -> Line | None:
    match event:
        case tells.Worked(seat=seat, module=module, level=level, spent=spent, made=made):
            cost = f" of {bill(spent)}" if spent else ""
            return Line(f"{who(seat)} made {bill(made)}{cost} at the {module_name(module, level)}.", "LR-8.2")
        case tells.Upgraded(seat=seat, module=module, level=level, paid=paid):
            return Line(f"{who(seat)} built the {module_name(module, level)} for {bill(paid)}.", "LR-8.3")
        case tells.WonderRowShown(cards=cards):
            return Line(f"Wonder cards laid out: {'; '.join(map(wonder_card, cards))}.", "LR-15.2")
        case tells.WonderDrafted(seat=seat, card=card):
            return Line(f"{who(seat)} drafted {wonder_card(card)}.", "LR-15.2")
        case tells.WonderDiscarded(card=card):
            return Line(f"{wonder_card(card)} was left over and discarded.", "LR-15.2")
        case tells.WonderBuilt(seat=seat, cards=cards, paid=paid):
            return Line(f"{who(seat)} built the {wonder_name(cards)} for {bill(paid)}.", "LR-15.3")
    return None


def _base(event: Event) -> Line | None:
    match event:
        case tells.Boarded(seat=seat, lanes=lanes):
            ships = " and ".join(lane_name(lane) for lane in lanes)
            return Line(f"{who(seat)}: an astronaut boarded {ships}.", "LR-9.3")
        case tells.BuildingEnded(seat=seat):
            return Line(f"{who(seat)} is done building.", "LR-2.2")
        case tells.LoadingFinished(seat=seat):
            return Line(f"{who(seat)} is done loading.", "LR-2.2")
        case tells.TakenBack(seat=seat):
            return Line(f"{who(seat)} took the last step back.", "LR-2.2")
        case tells.Unveiled(step=step):
            return Line(f"{step}: everybody is done, and what was done is seen.", "LR-2.3")
        case tells.Fed(seat=seat, astronauts=astronauts, paid=paid):
            return Line(f"{who(seat)} fed {people(astronauts)} with {paid} Life Support.", "LR-9.1")
        case tells.AstronautsDied(seat=seat, without_bed=bed, without_food=food, lost=lost):
            died = people(bed + food)
            return Line(f"{who(seat)} lost {died}, {bed} for a bed and {food} for food: {lost} GC.", "LR-9.2")
        case tells.EarthboundLoaded(seat=seat, lane=lane, load=load):
            return Line(f"{who(seat)} loaded {lane_name(lane)}: {bill(load)}.", "LR-10.1")
        case tells.AiShipLoaded(corp=corp, lane=lane, card=card):
            return Line(f"{who(corp)} loaded {lane_name(lane)} by ship card {card + 1}.", "LR-13.8")
    return None


def _market(event: Event) -> Line | None:
    match event:
        case tells.EarthboundArrived(corp=corp, lane=lane, astronauts=crew, empty=empty, gc=gc):
            home = f" {people(crew).capitalize()} came home." if crew else ""
            text = f"{who(corp)}'s ship arrived on {lane_name(lane)}; {empty} empty spaces score {gc} GC.{home}"
            return Line(text, "LR-11.1")
        case tells.ShipSold(corp=corp, lane=lane):
            rows = zip(event.items, event.numbers, event.prices, strict=True)
            sold = ", ".join(f"{number} {item_name(item)} at {price}" for item, number, price in rows)
            return Line(f"{who(corp)} sold {sold}: {event.gc} GC.", "LR-11.3", lane_name(lane).capitalize())
        case tells.PricesMoved(prices=prices):
            return Line(f"Prices now: {_prices(prices)}.", "LR-11.3")
        case tells.MarketRefreshed(steps=moved, prices=prices):
            return Line(f"Refresh by {', '.join(map(str, moved))} to the left: {_prices(prices)}.", "LR-11.5")
        case tells.FeePaid(seat=seat, gc=gc):
            return Line(f"{who(seat)} paid {gc} GC of duty.", "LR-14.13")
        case tells.MarketPassed(seat=seat):
            return Line(f"{who(seat)} used no further card.", "LR-11.8")
    return None


def _prices(prices: tuple[int, ...]) -> str:
    return ", ".join(f"{item_name(item)} {price}" for item, price in zip(MOON_ITEMS, prices, strict=True))


def _rest(event: Event) -> Line:
    match event:
        case tells.RoleWished(seat=seat, cards=cards):
            return Line(f"{who(seat)} will draw {'no card' if cards == 'none' else f'a {cards} card'}.", "LR-1.5")
        case tells.RoleDrawn(seat=seat, role=role):
            return Line(f"{who(seat)} drew {role_name(role)}.", "LR-1.5", DATA.roles[role].text)
        case tells.GoalMet(seat=seat, goal=goal, gc=gc):
            return Line(f"{who(seat)} met goal {goal + 1} of the role card: {gc} GC.", "LR-14.4")
        case tells.ExtraMarket(number=number):
            return Line(f"Extra Market phase {number}.", "LR-12.1")
        case tells.GameEnded(corps=corps, scores=scores):
            final = ", ".join(f"{who(corp)} {score}" for corp, score in zip(corps, scores, strict=True))
            return Line(f"Final scores: {final}.", "LR-12.5")
    return Line("Something happened.", "LR-2.1")
