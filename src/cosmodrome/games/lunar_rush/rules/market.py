"""Chapter 11: the Market phase; chapter 12: the extra ones after the last turn."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.lunar_rush.actions import MovePrice, Pass, SellFromBase
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import DATA, MOON_ITEMS, ORE
from cosmodrome.games.lunar_rush.data.rows import PriceTrack
from cosmodrome.games.lunar_rush.events import (
    EarthboundArrived,
    ExtraMarket,
    FeePaid,
    MarketPassed,
    MarketRefreshed,
    PriceRaised,
    PricesMoved,
    ShipsMoved,
    ShipSold,
    SoldFromBase,
)
from cosmodrome.games.lunar_rush.rules import automa, steps
from cosmodrome.games.lunar_rush.rules.lanes import fast_lanes
from cosmodrome.games.lunar_rush.rules.loading import FIRST_DOWN, arrived, depart, moved, take_arrived
from cosmodrome.games.lunar_rush.rules.money import CARDS, SALES, SPACES, earn, is_person, label, pay
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, perks_of
from cosmodrome.games.lunar_rush.rules.workers import refuse_unowned
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import gold_name, item_name

PASS = Pass()
EXTRA = (1, 2)
"""LR-12.1: Market phases after the last turn."""


def tracks(state: State) -> tuple[PriceTrack, ...]:
    return DATA.markets[state.house.market].sides[state.house.side].items


def price_of(state: State, index: int) -> int:
    return tracks(state)[index].track[state.market[index]]


def prices(state: State) -> tuple[int, ...]:
    return tuple(track.track[at] for track, at in zip(tracks(state), state.market, strict=True))


def begin(state: State, step: Step, events: list[Event]) -> None:
    """LR-11.1, LR-11.8: ships move, then cards of the start of the phase in initiative order."""
    depart(state, events)
    state.sold = [0] * len(MOON_ITEMS)
    cards = [steps.CARD_OF[one] for one in state.order if is_person(state, one)]
    do_next(state, *move(state, events), *cards)


def move(state: State, events: list[Event]) -> list[Step]:
    """LR-11.1: what arrives keeps 0 moves until it has sold; the arrivals to come."""
    if any(ship.lane >= FIRST_DOWN for corp in state.corps for ship in corp.ships):
        events.append(ShipsMoved(up=False))
    arrivals = []
    for index, corp in enumerate(state.corps):
        if corp.ships:
            corp.ships = tuple([ship if ship.lane < FIRST_DOWN else moved(ship) for ship in corp.ships])
            arrivals += [steps.ENTER_PORT_AT[index][ship.lane] for ship in corp.ships if not ship.moves]
    return arrivals


def enter_port(state: State, step: Step, events: list[Event]) -> None:
    """LR-10.2, LR-7.19: one ship."""
    index, corp = step.seat, state.corps[step.seat]
    place = arrived(corp, step.value)
    ship = corp.ships[place]
    empty = ship.spaces - sum(ship.load) - ship.crew
    gc = empty * perks_of(corp).empty
    earn(corp, SPACES, gc)
    if ship.crew:
        corp.earth += ship.crew
        corp.ships = put(corp.ships, place, ship._replace(crew=0))
    events.append(EarthboundArrived(label(state, index), ship.lane, ship.crew, empty, gc, fast_lanes=fast_lanes(state)))


# cards of the start of the phase


def cards_of(corp: Corporation) -> list[int]:
    """The cards of the start of the phase that have not been used."""
    rows = zip(corp.golds, corp.gold_used, strict=True)
    return [
        gold
        for gold, used in rows
        if not used and (GOLD_ABILITIES[gold].sell == "current" or GOLD_ABILITIES[gold].move)
    ]


def has_card(state: State, seat: int) -> bool:
    """LR-11.8: there is a card that can do something."""
    return bool(state.corps[seat].golds) and len(offers(state, seat)) > 1


def offers(state: State, seat: int) -> list[Action]:
    """LR-7.5, LR-7.16."""
    corp = state.corps[seat]
    found: list[Action] = []
    for gold in cards_of(corp):
        abilities = GOLD_ABILITIES[gold]
        if abilities.sell:
            found += [SellFromBase(gold, item) for item in MOON_ITEMS if corp.stock[item]]
        for index, at in enumerate(state.market):
            found += [MovePrice(gold, ORE + index, number) for number in range(min(at, abilities.move), 0, -1)]
    return [*found, PASS]


def check_sell(state: State, seat: int, action: SellFromBase) -> Refusal | None:
    """LR-7.5."""
    corp = state.corps[seat]
    if refusal := refuse_unowned(corp, action.gold):
        return refusal
    if GOLD_ABILITIES[action.gold].sell != "current" or action.gold not in cards_of(corp):
        return Refusal("LR-7.5", say("sells-nothing", gold=gold_name(action.gold)))
    if action.item not in MOON_ITEMS or not corp.stock[action.item]:
        return Refusal("LR-7.5", say("sells-moon-item"))
    return None


def sell(state: State, seat: int, action: SellFromBase, events: list[Event]) -> None:
    """LR-7.5, LR-11.7, LR-14.7; LR-11.8: then the next card."""
    corp, index, before = state.corps[seat], action.item - ORE, prices(state)
    corp.gold_used[corp.golds.index(action.gold)] = 1
    corp.stock[action.item] -= 1
    gc = unit_price(state, corp, index)
    earn(corp, SALES, gc)
    _count(state, corp, index, 1)
    events.append(SoldFromBase(seat, action.gold, action.item, gc))
    _tell_prices(state, before, events)
    do_next(state, Step(steps.CARD, seat))


def unit_price(state: State, corp: Corporation, index: int) -> int:
    """LR-14.7: with changes by cards, at least 1."""
    return max(1, price_of(state, index) + perks_of(corp).price[index])


def _count(state: State, corp: Corporation, index: int, number: int) -> None:
    """LR-11.3, LR-11.4: the marker moves right, not beyond the last value."""
    state.sold[index] += number
    corp.sold[index] += number
    state.market[index] = min(state.market[index] + number, len(tracks(state)[index].track) - 1)


def check_move(state: State, seat: int, action: MovePrice) -> Refusal | None:
    """LR-7.16."""
    corp = state.corps[seat]
    if refusal := refuse_unowned(corp, action.gold):
        return refusal
    steps_there = GOLD_ABILITIES[action.gold].move
    if not steps_there or action.gold not in cards_of(corp):
        return Refusal("LR-7.16", say("moves-no-price", gold=gold_name(action.gold)))
    if action.item not in MOON_ITEMS:
        return Refusal("LR-7.16", say("only-moon-items"))
    most = min(steps_there, state.market[action.item - ORE])
    if not 1 <= action.steps <= most:
        return Refusal("LR-7.16", say("marker-limit", item=item_name(action.item), n=most))
    return None


def move_price(state: State, seat: int, action: MovePrice, events: list[Event]) -> None:
    corp, index = state.corps[seat], action.item - ORE
    corp.gold_used[corp.golds.index(action.gold)] = 1
    state.market[index] -= action.steps
    events.append(PriceRaised(seat, action.gold, action.item, action.steps, price_of(state, index)))
    do_next(state, Step(steps.CARD, seat))


def decline(state: State, seat: int, action: Pass, events: list[Event]) -> None:
    """LR-11.8: nothing more is asked of this seat in the phase."""
    events.append(MarketPassed(seat))


# selling


def sell_all(state: State, step: Step, events: list[Event]) -> None:
    """LR-11.2: fast 1, fast 2, medium, slow."""
    sales = []
    for index, corp in enumerate(state.corps):
        corp.gold_used = [0] * len(corp.golds)
        sales += [steps.SELL_SHIP_AT[index][ship.lane] for ship in corp.ships if not ship.moves]
    if sales:
        do_next(state, *sorted(sales, key=lane_of))


def lane_of(sale: Step) -> int:
    return sale.value


def sell_ship(state: State, step: Step, events: list[Event]) -> None:
    """LR-11.3: all of one kind at the price shown; then the markers move. LR-14.13: then a fee."""
    index, corp = step.seat, state.corps[step.seat]
    ship = take_arrived(corp, step.value)
    kinds = [at for at in range(len(MOON_ITEMS)) if ship.load[ORE + at]]
    numbers = tuple(ship.load[ORE + at] for at in kinds)
    each = tuple(unit_price(state, corp, at) for at in kinds)
    gc = sum(number * price for number, price in zip(numbers, each, strict=True))
    if ship.card >= 0:
        automa.discard_ship(state, index, ship.card)
    if not kinds:
        return
    earn(corp, SALES, gc)
    before = prices(state)
    for at, number in zip(kinds, numbers, strict=True):
        _count(state, corp, at, number)
    who = label(state, index)
    items, shown = tuple(ORE + at for at in kinds), tuple(before[at] for at in kinds)
    market = shown if shown != each else ()
    events.append(ShipSold(who, ship.lane, items, numbers, each, gc, market, fast_lanes=fast_lanes(state)))
    _tell_prices(state, before, events)
    fee = perks_of(corp).fee
    if fee:
        events.append(FeePaid(index, pay(corp, CARDS, fee)))


def _tell_prices(state: State, before: tuple[int, ...], events: list[Event]) -> None:
    """A marker can move and show the same price."""
    now = prices(state)
    if now != before:
        events.append(PricesMoved(now, before))


def refresh_steps(track: PriceTrack, price: int, sold: int) -> int:
    """LR-11.5: how far a marker would move to the left."""
    if price > track.threshold:
        return 0
    return [steps_left for least, steps_left in track.refresh if least <= sold][-1]


def refresh(state: State, step: Step, events: list[Event]) -> None:
    """LR-11.5, LR-11.7."""
    moved = []
    for index, track in enumerate(tracks(state)):
        number = min(state.market[index], refresh_steps(track, price_of(state, index), state.sold[index]))
        state.market[index] -= number
        moved.append(number)
    events.append(MarketRefreshed(tuple(state.sold), tuple(moved), prices(state)))
    state.sold = [0] * len(MOON_ITEMS)


def extra_market(state: State, step: Step, events: list[Event]) -> None:
    """LR-12.1."""
    if any(corp.ships for corp in state.corps):
        events.append(ExtraMarket(step.value))
        do_next(state, *move(state, events), Step(steps.SELL))
