"""The moves worth considering: feed everyone, send up what builds, work before ending, ship what is dearest.

What is left out is legal all the same; nothing here is a rule.
"""

from __future__ import annotations

from cosmodrome.core.records import Action
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.bot.bonuses import wanted
from cosmodrome.games.lunar_rush.bot.engine import engine_of
from cosmodrome.games.lunar_rush.bot.evaluation import evaluate
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
    MOON_ITEMS,
    ORE,
    TRACKS,
    TURNS,
    UP,
    Pairs,
)
from cosmodrome.games.lunar_rush.rules import feeding, wonders
from cosmodrome.games.lunar_rush.rules.building import UPGRADE
from cosmodrome.games.lunar_rush.rules.loading import (
    CREW_UP,
    FINISH,
    free_spaces,
    full_cargo,
    launching,
    load_down,
    shared_ships,
    usual_loads_up,
)
from cosmodrome.games.lunar_rush.rules.market import prices
from cosmodrome.games.lunar_rush.rules.menus import offers_while_building
from cosmodrome.games.lunar_rush.rules.money import TRACK_END
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, Recipe, perks_of
from cosmodrome.games.lunar_rush.state import State

PARTS = 4
"""Habitation parts that are considered for one ship."""
BEST = 6
"""Cargoes that are considered."""
Cargo = actions.LoadEarthbound


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
    """Full ships, with no more astronauts than the base can keep; what is needed first goes by the fastest."""
    corp = state.corps[seat]
    empty = [ship for ship in launching(corp, UP) if not ship.loaded]
    if not empty:
        return usual_loads_up(state, seat)
    ship = min(empty, key=lambda one: one.moves)
    there = _people(corp)
    found: list[Action] = []
    for astronauts in range(min(CREW_UP, corp.earth, ship.spaces), -1, -1):
        found += [
            actions.LoadMoonbound(ship.lane, parts, tech, machinery, astronauts)
            for parts, tech, machinery in _loads(state, corp, there + astronauts, ship.spaces - astronauts)
            if not astronauts or there + astronauts <= most_people(corp, beds_by(corp, ship.moves, parts))
        ]
    return found


def _loads(state: State, corp: Corporation, people: int, spaces: int) -> list[Numbers]:
    """What the next upgrades need, or a wonder, and mixes around it."""
    left = TURNS - state.turn
    have = tuple(corp.stock[item] + sum(ship.load[item] for ship in _coming(corp)) for item in range(3))
    upgrades = lacking(state, corp, people, left, have)
    found = [load_for(upgrades, spaces)]
    wonder = wanted(state, corp)
    if any(wonder):
        found.append(load_for([item for item in range(3) for _ in range(wonder[item])] + upgrades, spaces))
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
    if any(_is_gift(corp, action) for action in work):
        return work
    return work + _safest(corp, endings)


def _is_gift(corp: Corporation, action: Action) -> bool:
    """Work that takes nothing and makes something: nobody rests while there is any."""
    if isinstance(action, actions.Work):
        recipe = perks_of(corp).recipes[action.module][corp.levels[action.module]][action.space]
        return not recipe.inputs and _have_room(corp, recipe.outputs)
    if isinstance(action, actions.WorkGold):
        recipe = GOLD_ABILITIES[action.gold].recipes[action.space]
        return not recipe.inputs and _have_room(corp, recipe.outputs)
    if isinstance(action, actions.UseShared):
        shared = GOLD_ABILITIES[action.gold].shared
        return shared is not None and (bool(action.mix) or _have_room(corp, shared.outputs))
    return False


def _have_room(corp: Corporation, outputs: Pairs) -> bool:
    return any(item not in TRACKS or corp.stock[item] < TRACK_END for item, _ in outputs)


def _safest(corp: Corporation, endings: list[actions.EndBuilding]) -> list[Action]:
    """Of those with the fewest deaths the one with the fewest boarders."""
    return [min(endings, key=lambda action: (deaths(corp, len(action.boarders)), len(action.boarders)))]


def to_load_down(state: State, seat: int) -> list[Action]:
    """For the last ship some of the best cargoes; with several ships the first part of what is best for all of them."""
    lanes = _to_load(state, seat)
    if not lanes:
        return [FINISH]
    if len(lanes) > 1:
        return [max(_cargoes(state, seat, lanes), key=lambda load: _with_the_rest(state, seat, load))]
    return list(_cargoes(state, seat, lanes))


def _to_load(state: State, seat: int) -> list[tuple[int, int]]:
    """Lanes of ships that nothing has been put on yet, and the room there."""
    corp = state.corps[seat]
    if not any(corp.stock[ORE:]):
        return []
    said = [put[0] for put in corp.aboard]
    rooms = [(ship.lane, free_spaces(state, seat, owner, ship)) for owner, ship in shared_ships(state, seat)]
    return [(lane, room) for lane, room in rooms if room > 0 and lane not in said]


def _cargoes(state: State, seat: int, lanes: list[tuple[int, int]]) -> list[Cargo]:
    """The dearest at today's prices; and the same without what an empty space is as good for."""
    corp, market = state.corps[seat], _prices_for(state, seat)
    there = [corp.stock[item] for item in MOON_ITEMS]
    found: list[Cargo] = []
    for lane, room in lanes:
        every = full_cargo(lane, room, *[min(room, number) for number in there])
        loads = [load for load in every if isinstance(load, Cargo)]
        best = sorted(loads, key=lambda load: -_value(load, market))[:BEST]
        found += best
        found += [_without_cheap(load, market, perks_of(corp).empty) for load in best]
        if best:
            found += _without_one_kind(best[0])
    return list(dict.fromkeys(found))


def _prices_for(state: State, seat: int) -> list[int]:
    changes = perks_of(state.corps[seat]).price
    return [max(1, price + change) for price, change in zip(prices(state), changes, strict=True)]


def _value(load: Cargo, market: list[int]) -> int:
    return load.ore * market[0] + load.bar * market[1] + load.shard * market[2] + load.gem * market[3]


def _without_cheap(load: Cargo, market: list[int], empty: int) -> Cargo:
    numbers = (load.ore, load.bar, load.shard, load.gem)
    kept = [number if price > empty else 0 for number, price in zip(numbers, market, strict=True)]
    return Cargo(load.lane, *kept)


def _without_one_kind(load: Cargo) -> list[Cargo]:
    """What others sell before may have spoiled its price, or it may do better later."""
    numbers = (load.ore, load.bar, load.shard, load.gem)
    kinds = [kind for kind, number in enumerate(numbers) if number]
    return [Cargo(load.lane, *[0 if at == kind else number for at, number in enumerate(numbers)]) for kind in kinds]


def _with_the_rest(state: State, seat: int, load: Cargo) -> float:
    """The worth of this cargo with the dearest ones on the ships that remain."""
    after = state.clone()
    load_down(after, seat, load, [])
    while lanes := _to_load(after, seat):
        market = _prices_for(after, seat)
        load_down(after, seat, max(_cargoes(after, seat, lanes[:1]), key=lambda one: _value(one, market)), [])
    return evaluate(after, seat)
