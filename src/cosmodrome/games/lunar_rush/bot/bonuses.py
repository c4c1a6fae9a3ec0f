"""What drafted wonder cards and the goals of a role card may still bring.

A wonder counts for its value less what its materials would bring otherwise, as far as they are there or can be had in
time. Cards that are still to be drafted count like good ones. The figures are judgement, not rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cosmodrome.games.lunar_rush.bot.engine import engine_of
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers
from cosmodrome.games.lunar_rush.data.components import (
    ADJECTIVE_OF,
    ADVM,
    DATA,
    DOWN,
    FAMILIES,
    GOLD,
    HABP,
    ITEM_IDS,
    LIFE_SUPPORT,
    MODULE,
    NOUN_OF,
    ORE,
    TECH,
    TURNS,
    Pairs,
)
from cosmodrome.games.lunar_rush.data.effects import Goal
from cosmodrome.games.lunar_rush.data.rows import Multiplier
from cosmodrome.games.lunar_rush.rules import feeding, steps
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.rules.wonders import ADJECTIVE_COST, CARDS_NEEDED, cost
from cosmodrome.games.lunar_rush.state import State

if TYPE_CHECKING:
    from cosmodrome.games.lunar_rush.bot.evaluation import Moment

NOUN_LATER, ADJECTIVE_LATER = 8.0, 20.0
"""What a card that is still to be drafted adds, less what it costs."""
LEFT_OVER = 0.4
"""The share of today's surplus that there will be at the end; on the last turn all of it."""
SHIPPED = ((HABP, 2.0), (TECH, 1.0), (ADVM, 1.0))
"""Work for an item that a ship can bring: as much as the spaces that it takes."""
SPARE_WORK = 0.6
"""The share of the work to come that there may be for a wonder."""
WAGE, LAST_WAGE = 5.0, 7.0
"""What a turn's work of an astronaut is worth; on the last turn it is then or never."""
FAR_UP, FAST_UP = 9.0, 2.0
"""Spaces on ships that may still be launched, with at least two turns to go and later."""
CAREFUL = 0.9
"""What a wonder that is not built counts of one that is."""
LATER_USE = (1 / 3, 2.0, 3.0, 3.5)
"""What an earth item is worth otherwise, by the turns that are left."""
PRICE_SHARE = 0.8
"""Of today's price, what goods will bring."""
HALFWAY = 0.6
"""What a goal counts that is nearly reached, as long as there is time."""


def bonuses(moment: Moment, index: int) -> float:
    corp = moment.state.corps[index]
    total = wonder_hope(moment, index) if corp.cards and corp.noun < 0 else 0.0
    perks = perks_of(corp)
    for at, goal in enumerate(perks.goals):
        if not corp.goals >> at & 1 and moment.state.turn <= goal.by:
            total += goal.gc * goal_chance(moment, index, goal)
    return total


# wonders


class Means(NamedTuple):
    """What a base has and can still do for a wonder."""

    have: list[int]  # by item, ships that land in time included
    worth: list[float]  # what one would bring otherwise
    effort: list[float]  # the work for one
    most: list[float]  # how many more can be had in time
    work: float
    wage: float


def wonder_hope(moment: Moment, index: int) -> float:
    """Of the best noun."""
    corp, left = moment.state.corps[index], moment.left
    if not left and not moment.can_work(index):
        return 0.0
    means, eaten = _means(moment, index), meals(moment, index)
    best = 0.0
    for noun in corp.cards:
        gain = wonder_worth(corp, noun, left, eaten) + _still_to_draft(moment.state, corp, noun, means)
        best = max(best, _net(gain, cost(corp.cards, noun), means))
    if len(corp.cards) < CARDS_NEEDED:
        bills: Pairs = tuple([pair for card in corp.cards for pair in ADJECTIVE_COST[card]])
        later = NOUN_LATER + ADJECTIVE_LATER * (CARDS_NEEDED - 1 - len(corp.cards))
        best = max(best, _net(later + sum([ADJECTIVE_OF[card].gc for card in corp.cards]), bills, means))
    return CAREFUL * best


def _means(moment: Moment, index: int) -> Means:
    corp, left = moment.state.corps[index], moment.left
    have = materials(corp, left + moment.arriving)
    have[LIFE_SUPPORT] -= meals(moment, index)
    engine, works = engine_of(corp), moment.can_work(index)
    effort, most = engine.work[:], [number * (left + works) for number in engine.most]
    if left or moment.arriving:
        for item, spaces in SHIPPED:
            effort[item] = min(effort[item], spaces)
            most[item] += (FAST_UP if left <= 1 else FAR_UP) / spaces
    work = SPARE_WORK * corp.moon * left + (corp.idle + corp.stand_ins if works else 0)
    return Means(have, _item_worths(moment, index), effort, most, work, WAGE if left else LAST_WAGE)


def _net(gain: float, bill: Pairs, means: Means) -> float:
    """Less what the materials would bring otherwise, and the work for those that are lacking."""
    effort, there = 0.0, means.have[:]
    for item, number in bill:
        there[item] -= number
        short = max(0, min(number, -there[item]))
        gain -= means.worth[item] * (number - short)
        if short:
            if -there[item] > means.most[item]:
                return 0.0
            effort += short * means.effort[item]
    gain -= means.wage * effort
    if effort > means.work:
        return gain * (means.work / effort) ** 3 if gain > 0 else 0.0
    return gain


def meals(moment: Moment, index: int) -> int:
    """Life support that this turn still takes."""
    corp = moment.state.corps[index]
    return feeding.due(corp, min(corp.moon, feeding.beds(corp))) if moment.feeding else 0


def materials(corp: Corporation, turns: int) -> list[int]:
    """In the base, or on ships that land within so many turns."""
    have = corp.stock[:]
    for ship in corp.ships:
        if ship.lane < DOWN.start and ship.moves <= turns:
            for item in range(3):
                have[item] += ship.load[item]
    return have


def wanted(state: State, corp: Corporation) -> Numbers:
    """The earth items that the most valuable complete wonder lacks."""
    if len(corp.cards) < CARDS_NEEDED or corp.noun >= 0:
        return (0, 0, 0)
    left = TURNS - state.turn
    noun = max(corp.cards, key=lambda card: wonder_worth(corp, card, left, 0))
    have, bill = materials(corp, left + 1), dict(cost(corp.cards, noun))
    return tuple([max(0, bill.get(item, 0) - have[item]) for item in range(3)])


def cargo_for_wonder(corp: Corporation, state: State, spaces: int) -> float:
    """What a moonbound ship of this size is worth more because it can bring what a wonder lacks."""
    lacking = sum([number * size for number, (_, size) in zip(wanted(state, corp), SHIPPED, strict=True)], 0.0)
    return WAGE * min(float(spaces), lacking)


def wonder_worth(corp: Corporation, noun: int, left: int, eaten: int) -> float:
    """LR-15.4: of a wonder with this noun, as things stand; so much life support will be eaten."""
    total = sum([_multiplied(corp, multiplier, left, eaten) for multiplier in NOUN_OF[noun].multipliers], 0.0)
    for card in corp.cards:
        if card != noun:
            adjective = ADJECTIVE_OF[card]
            total += adjective.gc + (adjective.match_gc if NOUN_OF[noun].id in adjective.matches else 0)
    return total


def _multiplied(corp: Corporation, multiplier: Multiplier, left: int, eaten: int) -> float:
    if multiplier.measure == "leftover_item":
        item = ITEM_IDS.index(multiplier.of)
        units = max(0, corp.stock[item] - (eaten if item == LIFE_SUPPORT else 0))
        return units / DATA.scoring.items_per_gc * multiplier.factor * (LEFT_OVER if left else 1.0)
    if multiplier.measure == "module_worth":
        family = FAMILIES.index(multiplier.of)
        module = MODULE[family][corp.levels[family]]
        return float((module.worth if module else 0) * multiplier.factor)
    return float(sum([GOLD[gold].worth for gold in corp.golds]) * multiplier.factor)


def _still_to_draft(state: State, corp: Corporation, noun: int, means: Means) -> float:
    """LR-15.2: of the next row, which is shown, somebody else may take the best."""
    missing = CARDS_NEEDED - len(corp.cards)
    if not missing:
        return 0.0
    total = ADJECTIVE_LATER * missing
    row = state.preview
    if row:
        shown = sorted([_as_adjective(card, noun, means) for card in row], reverse=True)
        total += (shown[0] + shown[1]) / 2 - ADJECTIVE_LATER if len(shown) > 1 else 0.0
    return total


def _as_adjective(card: int, noun: int, means: Means) -> float:
    adjective = ADJECTIVE_OF[card]
    match = adjective.match_gc if NOUN_OF[noun].id in adjective.matches else 0
    price = sum([means.worth[item] * number for item, number in ADJECTIVE_COST[card]], 0.0)
    return adjective.gc + match - price


def _item_worths(moment: Moment, index: int) -> list[float]:
    """What one of each item would bring otherwise; on the last turn goods need a ship."""
    earth = LATER_USE[min(moment.left, len(LATER_USE) - 1)]
    track = 1 / 3 if not moment.left else 1.0
    goods = [PRICE_SHARE * price for price in moment.prices]
    if not moment.left and not moment.free_room(index):
        goods = [float(end) for end in moment.ends]
    return [earth, earth, earth, track, track, *goods]


# goals


def goal_chance(moment: Moment, index: int, goal: Goal) -> float:
    """LR-14.4: it is tested after the refresh of the turn."""
    least = goal.least
    have, open_until_end = _reached(moment, index, goal)
    if have >= least:
        return 1.0
    more = goal.by - moment.state.turn
    if not more and not open_until_end:
        return 0.0
    return HALFWAY * max(0.0, have) / least


def _reached(moment: Moment, index: int, goal: Goal) -> tuple[float, bool]:
    """How far the holder will be by then as things stand, and whether this turn can still change it."""
    state, corp = moment.state, moment.state.corps[index]
    more, works = goal.by - state.turn, moment.can_work(index)
    match goal.measure:
        case "astronauts_on_moon":
            turns = more + moment.arriving
            coming = sum([ship.crew for ship in corp.ships if ship.lane < DOWN.start and ship.moves <= turns])
            return float(corp.moon + coming), moment.arriving
        case "module_level":
            family = FAMILIES.index(goal.of)
            return _level(corp, family, more + moment.arriving, goal.least, works or more > 0), works
        case "items_loaded":
            there = _of_kind(corp.stock[ORE:], goal.of) if moment.shipping or more else 0
            return _of_kind(corp.shipped, goal.of) + 0.5 * there, moment.shipping
        case "items_sold":
            return _sold(moment, corp, goal), moment.shipping
        case "ships_launched":
            return float(corp.launched), moment.top in (steps.BID, steps.ROUTE)
        case _:
            return float(corp.stock[ITEM_IDS.index(goal.of)] - meals(moment, index)), works


def _of_kind(numbers: list[int], item: str) -> int:
    return sum(numbers) if item == "any" else numbers[ITEM_IDS.index(item) - ORE]


def _level(corp: Corporation, family: int, turns: int, least: int, can_build: bool) -> float:
    """The level, and the next one as far as its materials are there or coming."""
    level = corp.levels[family]
    bill = perks_of(corp).costs[family][level + 1] if level < 2 else None
    if level >= least or bill is None or not can_build:
        return float(level)
    have = materials(corp, turns)
    lacking = sum([max(0, number - have[item]) for item, number in bill])
    return level + 0.9 - 0.8 * lacking / max(1, sum([number for _, number in bill]))


def _sold(moment: Moment, corp: Corporation, goal: Goal) -> float:
    """Sold, and on ships that arrive in time; half of what lies in the base."""
    more = goal.by - moment.state.turn
    total = float(_of_kind(corp.sold, goal.of))
    loads = {put[0]: put[1:] for put in corp.aboard}
    for ship in corp.ships:
        if ship.lane >= DOWN.start and ship.moves <= more + moment.shipping:
            load = loads.get(ship.lane, ship.load[ORE:]) if moment.shipping else ship.load[ORE:]
            total += _of_kind(list(load), goal.of)
    return total + 0.5 * _of_kind(corp.stock[ORE:], goal.of)
