"""How good a position is: an estimate of each corporation's final GC, and the lead made of it.

What a base will still earn is the work of its astronauts on its best spaces; goods count by price as far as ships can
carry them. The figures are judgement, not rules.
"""

from __future__ import annotations

from math import exp

from cosmodrome.core.game import Seat
from cosmodrome.games.lunar_rush.components import (
    ADVM,
    BAR,
    CONVERTERS,
    DATA,
    DOWN,
    ENERGY,
    FAMILIES,
    GEM,
    HABP,
    LIFE_SUPPORT,
    LIFE_SUPPORT_MODULE,
    ORE,
    ROUTES,
    SHARD,
    TECH,
    TURNS,
    Pairs,
)
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.rules import feeding, scoring, steps, wonders
from cosmodrome.games.lunar_rush.rules.bidding import cost_of
from cosmodrome.games.lunar_rush.rules.market import prices
from cosmodrome.games.lunar_rush.rules.perks import GOLD_DEEDS, Recipe, perks_of
from cosmodrome.games.lunar_rush.state import State

SCALE = 45.0
"""A lead of so many GC makes odds of e to 1."""
SOLD = 0.8
"""The share of today's price that goods bring which will be loaded this turn."""
LATER = 0.6
"""The same for goods that find no ship this turn."""
RAW = 0.6
"""The same for what is still to be mined."""
ROOM = 3.5
"""Spaces on earthbound ships that a player gets in a turn."""
EACH = 2.5
"""Goods that an astronaut will make this turn."""
FIRST = (0.0, 0.0, 1.2, 2.2, 3.0, 3.6)
"""What a bid is worth for the choice of routes."""
DEATH = DATA.scoring.death + 6.0
AI_TURN = 32.0
WANTED = 4
"""Pieces of one earth item that a base finds a use for."""


def evaluate(state: State, seat: Seat) -> float:
    """1 for a win and 0 for a loss at the end; before it the lead over the best rival."""
    end = scoring.outcome(state)
    if end is not None:
        return 1.0 if seat in end.winners else 0.0
    values = [worth(state, index) for index in range(len(state.corps))]
    teams = scoring.teams(state)
    own = next(team for team in teams if seat in team)
    mine = sum([values[one] for one in own], 0.0)
    rival = max(sum([values[one] for one in team], 0.0) for team in teams if team is not own)
    return 0.02 + 0.96 / (1.0 + exp((rival - mine) / (SCALE * len(own))))


def worth(state: State, index: int) -> float:
    """What a corporation will have at the end, more or less."""
    corp = state.corps[index]
    left = TURNS - state.turn
    market = prices(state)
    if index >= state.house.people:
        return corp.gc + AI_TURN * left + _cargo(corp, market)
    step = state.agenda[-1].name if state.agenda else ""
    at_work = _is_before(state, steps.FEED)
    total = float(corp.gc + scoring.modules(corp) + scoring.gold(corp) + wonders.worth(corp))
    total += _cargo(corp, market) + _goods(state, corp, market, left) + _supplies(corp, left)
    total += left * income(corp, market)
    total -= _deaths(corp, index < len(state.done) and state.done[index]) if at_work else 0.0
    if step == steps.BID and corp.bid:
        total += FIRST[corp.bid] - min(corp.gc, cost_of(state, corp, corp.bid))
    return total


def _is_before(state: State, name: str) -> bool:
    return any(step.name == name for step in state.agenda)


def _cargo(corp: Corporation, market: tuple[int, ...]) -> float:
    """What is on earthbound ships; an empty one that can still be loaded is room for goods."""
    total = 0.0
    for ship in corp.ships:
        if ship.lane >= DOWN.start:
            load = ship.load
            goods = load[ORE] * market[0] + load[BAR] * market[1] + load[SHARD] * market[2] + load[GEM] * market[3]
            total += 0.88 * goods + 0.9 * (ship.spaces - sum(load) - ship.crew) * (ship.spaces > 0)
    for put in corp.aboard:
        total += 0.88 * sum(number * price for number, price in zip(put[1:], market, strict=True)) - 0.9 * sum(put[1:])
    return total


def _goods(state: State, corp: Corporation, market: tuple[int, ...], left: int) -> float:
    """Moon items of the base: the dearest go on the ships of this turn, others wait, the rest brings its end value."""
    now = _free_room(corp) if _is_before(state, steps.MARKET) else 0.0
    later = ROOM * left
    stock, track = corp.stock, DATA.markets[state.house.market].sides[state.house.side].items
    total = 0.0
    for index in (3, 1, 0, 2):
        number = stock[ORE + index]
        if number:
            first = min(number, now)
            second = min(number - first, later)
            now, later = now - first, later - second
            total += market[index] * (SOLD * first + LATER * second) + (number - first - second) * track[index].end
    if _is_before(state, steps.OPEN_BUILD):
        total += min(now, EACH * corp.idle) * RAW * market[0]
    return total


def _free_room(corp: Corporation) -> float:
    """On ships that can still be loaded this turn."""
    capacity = perks_of(corp).capacity
    room = 0
    for ship in corp.ships:
        if ship.lane >= DOWN.start and ship.moves == ROUTES[ship.lane].moves:
            room += (ship.spaces or capacity[ship.lane]) - ship.crew
    return float(max(0, room - sum(sum(put[1:]) for put in corp.aboard)))


def _supplies(corp: Corporation, left: int) -> float:
    """Earth items by what they will build, those on their way included; tracks as far as they are needed."""
    stock = corp.stock
    coming = [0, 0, 0]
    crew = 0
    room = 0.0
    for ship in corp.ships:
        if ship.lane < DOWN.start:
            after = left - ship.moves + 1
            if ship.loaded and after >= 0:
                for item in (HABP, TECH, ADVM):
                    coming[item] += ship.load[item]
                crew += ship.crew
            elif after >= 0:
                room += perks_of(corp).capacity[ship.lane] * 1.1 * min(1.0, (after + 1) / 4)
    useful = min(1.0, (left + 1) / 4)
    total = room
    for item, value in ((HABP, 4.5), (TECH, 2.2), (ADVM, 2.6)):
        number = stock[item] + coming[item]
        total += useful * value * min(number, WANTED) + 0.33 * max(0, number - WANTED)
    need = corp.moon + crew + 3
    total += 0.7 * min(stock[LIFE_SUPPORT], need) + 0.3 * max(0, stock[LIFE_SUPPORT] - need)
    wanted = 4 * sum(corp.levels[family] > 0 for family in CONVERTERS) if left else 0
    total += 1.0 * min(stock[ENERGY], wanted) + 0.3 * max(0, stock[ENERGY] - wanted)
    return total + 0.5 * left * crew


def income(corp: Corporation, market: tuple[int, ...]) -> float:
    """GC a turn: the astronauts who are not busy with life support on the best spaces."""
    perks = perks_of(corp)
    units = _units(corp, market)
    values: list[float] = []
    for family in range(1, len(FAMILIES)):
        rows = perks.recipes[family][corp.levels[family]]
        values.extend(_yield(recipe, units) * (1 + (recipe.runs > 1)) for recipe in rows)
    extra = 0.0
    for gold in corp.golds:
        deed = GOLD_DEEDS[gold]
        values.extend(_yield(recipe, units) for recipe in deed.recipes)
        extra += _value(deed.gain, units) + 8.0 * (deed.mix[1] > 0)
        extra += 6.0 * (deed.sell != "") + 3.0 * (deed.move > 0) + 3.0 * (deed.teleport > 0)
    values.sort(reverse=True)
    people = min(corp.moon + sum(ship.crew for ship in corp.ships if ship.lane < DOWN.start), feeding.beds(corp))
    food = perks.recipes[LIFE_SUPPORT_MODULE][corp.levels[LIFE_SUPPORT_MODULE]][0].outputs[0][1]
    workers = people - max(0.0, people - perks.feed) / food
    whole = int(workers)
    total = sum(values[:whole], 0.0)
    if whole < len(values):
        total += (workers - whole) * values[whole]
    return total + extra


def _units(corp: Corporation, market: tuple[int, ...]) -> list[float]:
    """What one of each item is worth while it is made."""
    power = 1.0 if corp.levels[CONVERTERS[0]] or corp.levels[CONVERTERS[1]] else 0.2
    raw = [RAW * price for price in market]
    return [3.5, 1.4, 1.8, 0.4, power, raw[0], SOLD * market[1], raw[2], SOLD * market[3]]


def _yield(recipe: Recipe, units: list[float]) -> float:
    return _value(recipe.outputs, units) - _value(recipe.inputs, units)


def _value(bill: Pairs, units: list[float]) -> float:
    total = 0.0
    for pair in bill:
        total += units[pair[0]] * float(pair[1])
    return total


def _deaths(corp: Corporation, done: bool) -> float:
    """Those who will die at the end of the step, as far as nobody who is still idle can prevent it."""
    boarding = sum(
        ship.crew == 0 and ship.lane >= DOWN.start and ship.moves == ROUTES[ship.lane].moves for ship in corp.ships
    )
    homeless = max(0, corp.moon - feeding.beds(corp))
    staying = corp.moon - homeless
    recipes = perks_of(corp).recipes[LIFE_SUPPORT_MODULE][corp.levels[LIFE_SUPPORT_MODULE]]
    free = sum(not corp.used[LIFE_SUPPORT_MODULE] >> at & 1 for at in range(len(recipes)))
    reserve = min(free, corp.idle) * recipes[0].outputs[0][1]
    if done:
        reserve = boarding = 0
    hungry = max(0, feeding.due(corp, staying) - corp.stock[LIFE_SUPPORT] - reserve)
    return DEATH * max(0, homeless + hungry - boarding)
