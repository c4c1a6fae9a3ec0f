"""The moves worth considering: feed everyone, send up what builds, work before ending, ship what is dearest.

What is left out is legal all the same; nothing here is a rule.
"""

from __future__ import annotations

from cosmodrome.core.records import Action
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.bot.engine import engine_of
from cosmodrome.games.lunar_rush.bot.growth import beds_by, lacking, load_for
from cosmodrome.games.lunar_rush.bot.rescue import deaths, rescue
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers, Ship
from cosmodrome.games.lunar_rush.data.components import (
    DOWN,
    GOLD_COST,
    HABITATION,
    HABP,
    LIFE_SUPPORT,
    LIFE_SUPPORT_MODULE,
    TURNS,
)
from cosmodrome.games.lunar_rush.rules import feeding, wonders
from cosmodrome.games.lunar_rush.rules.building import UPGRADE
from cosmodrome.games.lunar_rush.rules.loading import CREW_UP, offers_down, usual_loads_up
from cosmodrome.games.lunar_rush.rules.market import prices
from cosmodrome.games.lunar_rush.rules.menus import offers_while_building
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, Recipe, perks_of
from cosmodrome.games.lunar_rush.state import State

PARTS = 4
"""Habitation parts that are considered for one ship."""
BEST = 6
"""Cargoes that are considered."""


# life support


def shortage(corp: Corporation) -> int:
    """Life support that is lacking for those who have a bed."""
    staying = min(corp.moon, feeding.beds(corp))
    return feeding.due(corp, staying) - corp.stock[LIFE_SUPPORT]


def _food_recipes(corp: Corporation) -> tuple[Recipe, ...]:
    return perks_of(corp).recipes[LIFE_SUPPORT_MODULE][corp.levels[LIFE_SUPPORT_MODULE]]


def reserve(corp: Corporation) -> int:
    """What idle astronauts could still add on the life support module."""
    recipes = _food_recipes(corp)
    free = sum(not corp.used[LIFE_SUPPORT_MODULE] >> at & 1 for at in range(len(recipes)))
    return min(free, corp.idle) * recipes[0].outputs[0][1]


def most_people(corp: Corporation, beds: int) -> int:
    """Whom the base can house and feed turn after turn."""
    recipes = _food_recipes(corp)
    gains = int(engine_of(corp).gains[LIFE_SUPPORT])
    return min(beds, sum(recipe.outputs[0][1] for recipe in recipes) + gains + perks_of(corp).feed)


def _coming(corp: Corporation) -> list[Ship]:
    return [ship for ship in corp.ships if ship.lane < DOWN.start]


def _people(corp: Corporation) -> int:
    """On the Moon and on the way there."""
    return corp.moon + sum(ship.crew for ship in _coming(corp))


def _parts_kept(corp: Corporation) -> int:
    """Habitation parts that are needed for the beds of those who are there or coming."""
    if _people(corp) <= feeding.beds(corp):
        return 0
    cost = perks_of(corp).costs[HABITATION][corp.levels[HABITATION] + 1]
    first = min((ship.moves for ship in _coming(corp) if ship.crew), default=0)
    landing = 0
    if corp.moon <= feeding.beds(corp):
        landing = sum(ship.load[HABP] for ship in _coming(corp) if ship.moves <= first)
    return max(0, sum(number for _, number in cost or ()) - landing)


def _takes_beds(corp: Corporation, action: Action) -> bool:
    """It would spend parts, or a module, that somebody there or coming needs."""
    if isinstance(action, actions.Salvage):
        return action.module in (HABITATION, LIFE_SUPPORT_MODULE) and _people(corp) > perks_of(corp).beds[0]
    kept = _parts_kept(corp)
    if not kept or action == UPGRADE[HABITATION]:
        return False
    if isinstance(action, actions.Upgrade):
        bill = perks_of(corp).costs[action.module][corp.levels[action.module] + 1] or ()
    elif isinstance(action, actions.BuyGold):
        bill = GOLD_COST[action.gold]
    elif isinstance(action, actions.BuildWonder):
        bill = wonders.cost(corp.cards, action.card)
    else:
        return False
    return corp.stock[HABP] - dict(bill).get(HABP, 0) < kept


def _gives_food(action: Action) -> bool:
    if isinstance(action, actions.Work):
        return action.module == LIFE_SUPPORT_MODULE
    if isinstance(action, actions.UseShared):
        shared = GOLD_ABILITIES[action.gold].shared
        return shared is not None and any(item == LIFE_SUPPORT for item, _ in shared.outputs)
    return False


def _takes_food(corp: Corporation, action: Action) -> bool:
    """It would spend life support that somebody needs."""
    if isinstance(action, actions.BuildWonder):
        bill = wonders.cost(corp.cards, action.card)
    elif isinstance(action, actions.BuyGold):
        bill = GOLD_COST[action.gold]
    else:
        return False
    taken = sum(number for item, number in bill if item == LIFE_SUPPORT)
    return taken > 0 and shortage(corp) + taken > reserve(corp)


# steps


def to_load_up(state: State, seat: int) -> list[Action]:
    """Full ships, with no more astronauts than the base can keep."""
    corp = state.corps[seat]
    offers = usual_loads_up(state, seat)
    first = offers[0]
    if not isinstance(first, actions.LoadMoonbound):
        return offers
    ship = next(ship for ship in corp.ships if ship.lane == first.lane and not ship.loaded)
    there = _people(corp)
    found: list[Action] = []
    for astronauts in range(min(CREW_UP, corp.earth, ship.spaces), -1, -1):
        found += [
            actions.LoadMoonbound(first.lane, parts, tech, machinery, astronauts)
            for parts, tech, machinery in _loads(state, corp, there + astronauts, ship.spaces - astronauts)
            if not astronauts or there + astronauts <= most_people(corp, beds_by(corp, ship.moves, parts))
        ]
    return found


def _loads(state: State, corp: Corporation, people: int, spaces: int) -> list[Numbers]:
    """What the next upgrades need, and mixes around it."""
    left = TURNS - state.turn
    have = tuple(corp.stock[item] + sum(ship.load[item] for ship in _coming(corp)) for item in range(3))
    found = [load_for(lacking(state, corp, people, left, have), spaces)]
    for parts in range(min(PARTS, spaces // 2) + 1):
        rest = spaces - 2 * parts
        found += [(parts, tech, rest - tech) for tech in sorted({rest // 2, rest - rest // 3})]
    return list(dict.fromkeys(found))


def to_buy(state: State, seat: int, offers: list[Action]) -> list[Action]:
    corp = state.corps[seat]
    return [action for action in offers if not _takes_food(corp, action) and not _takes_beds(corp, action)]


def to_build(state: State, seat: int) -> list[Action]:
    """Beds and food for everybody first; the step ends only in the way that costs the fewest lives."""
    corp = state.corps[seat]
    offers = offers_while_building(state, seat)
    if corp.mixes:
        return offers
    if corp.moon > feeding.beds(corp):
        homes: list[Action] = [action for action in offers if action == UPGRADE[HABITATION]]
        if homes:
            return homes
    if corp.moon > feeding.beds(corp) or shortage(corp) > max(0, reserve(corp)):
        saving = rescue(state, seat)
        if saving is not None:
            return [saving]
    if shortage(corp) > 0:
        food = [action for action in offers if _gives_food(action)]
        if food:
            return food
    endings = [action for action in offers if isinstance(action, actions.EndBuilding)]
    work = [action for action in offers if not isinstance(action, actions.EndBuilding)]
    work = [action for action in work if not _takes_food(corp, action) and not _takes_beds(corp, action)]
    return work + _safest(corp, endings)


def _safest(corp: Corporation, endings: list[actions.EndBuilding]) -> list[Action]:
    """Of those with the fewest deaths the one with the fewest boarders."""
    return [min(endings, key=lambda action: (deaths(corp, len(action.boarders)), len(action.boarders)))]


def to_load_down(state: State, seat: int) -> list[Action]:
    """The cargoes that are dearest at today's prices, where goods are dearer than empty spaces."""
    offers = offers_down(state, seat)
    market, empty = prices(state), perks_of(state.corps[seat]).empty
    loads = [action for action in offers if isinstance(action, actions.LoadEarthbound)]
    if not loads:
        return offers
    ranked = sorted(loads, key=lambda load: -_value(load, market))[:BEST]
    if empty > min(market):
        ranked += [_without_cheap(load, market, empty) for load in ranked]
    return list(dict.fromkeys(ranked))


def _value(load: actions.LoadEarthbound, market: tuple[int, ...]) -> int:
    return load.ore * market[0] + load.bar * market[1] + load.shard * market[2] + load.gem * market[3]


def _without_cheap(load: actions.LoadEarthbound, market: tuple[int, ...], empty: int) -> actions.LoadEarthbound:
    numbers = (load.ore, load.bar, load.shard, load.gem)
    kept = [number if price > empty else 0 for number, price in zip(numbers, market, strict=True)]
    return actions.LoadEarthbound(load.lane, *kept)
