"""What a corporation's role card and gold modules add up to (LR-14.16), worked out once for each set of cards."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers
from cosmodrome.games.lunar_rush.data import effects as fx
from cosmodrome.games.lunar_rush.data.components import (
    DATA,
    DOWN,
    FAMILIES,
    GOLD,
    HABITATION,
    ITEM_IDS,
    LANES,
    LEVELS,
    MODULE,
    MOON_ITEMS,
    ROLES,
    ROUTES,
    Pairs,
    pairs,
)

Changes = tuple[fx.RecipeDiscount | fx.OutputDelta, ...]


class Recipe(NamedTuple):
    """A worker place as the rules run it."""

    inputs: Pairs
    outputs: Pairs
    runs: int


class Shared(NamedTuple):
    """What others get on a shared module: the outputs, or any mix of so many pieces."""

    outputs: Pairs
    choice: Numbers
    pieces: int


class GoldAbilities(NamedTuple):
    """What an owner, or a guest, can do with a gold module; empty, 0 or None where it has no such effect."""

    recipes: tuple[Recipe, ...]
    shared: Shared | None
    salvage: int  # GC
    sell: str  # "first": by an astronaut at the first price; "current": in the Market phase
    move: int  # steps of a price marker
    teleport: int  # ship spaces
    mix: tuple[Numbers, int]  # items and number of pieces that the owner gains
    gain: Pairs
    next_turn: bool


class Perks:
    """All that the cards of a corporation change; lanes, families and items by their rows."""

    __slots__ = (
        "beds",
        "bid_factor",
        "capacity",
        "costs",
        "empty",
        "end_factor",
        "fee",
        "feed",
        "forbidden",
        "goals",
        "gold_limit",
        "gold_spare",
        "price",
        "rank",
        "recipes",
        "reuse",
        "reuse_cost",
        "stand_in",
        "stand_in_cost",
        "ties",
        "worth",
    )

    def __init__(self, cards: list[fx.AnyEffect]) -> None:
        self.capacity = [route.spaces for route in ROUTES]
        self.beds = [_beds(0), _beds(1)]
        self.feed = 0
        self.bid_factor = 1.0
        self.ties = 0
        self.rank = 0
        self.price = [0, 0, 0, 0]
        self.end_factor = [1, 1, 1, 1]
        self.worth = [0, 0, 0, 0]  # by level, gold last
        self.empty = DATA.scoring.empty_space
        self.fee = 0
        self.gold_limit = DATA.setup.gold_limit
        self.gold_spare = 0
        self.forbidden: list[tuple[int, int]] = []
        self.goals: list[fx.Goal] = []
        self.reuse = self.stand_in = 0
        self.reuse_cost: Pairs = ()
        self.stand_in_cost: Pairs = ()
        discounts = [0] * len(ITEM_IDS)
        changes: list[fx.RecipeDiscount | fx.OutputDelta] = []
        for effect in sorted(cards, key=lambda card: not isinstance(card, fx.HabitationOverride)):
            if isinstance(effect, fx.CostDiscount) and effect.item != "any":
                discounts[ITEM_IDS.index(effect.item)] += effect.amount
            elif isinstance(effect, fx.RecipeDiscount | fx.OutputDelta):
                changes.append(effect)
            else:
                self._add(effect)
        self.costs = _costs(tuple(discounts))
        self.recipes = _recipes(tuple(changes))

    def _add(self, effect: fx.AnyEffect) -> None:
        match effect:
            case fx.Capacity():
                for lane in effect.lanes:
                    self.capacity[LANES.index(lane) + (DOWN.start if effect.direction == "down" else 0)] += effect.delta
            case fx.HabitationOverride():
                self.beds = [effect.basic, effect.intermediate]
            case fx.Habitation():
                self.beds = [beds + effect.beds for beds in self.beds]
            case fx.CostDiscount():
                self.gold_spare += effect.amount
            case fx.GoldLimit():
                self.gold_limit = effect.limit
            case fx.FeedDiscount():
                self.feed += effect.amount
            case fx.Forbid():
                self.forbidden.append(effect.turns)
            case fx.Milestones():
                self.goals.extend(effect.goals)
            case _:
                self._add_to_work(effect)

    def _add_to_work(self, effect: fx.AnyEffect) -> None:
        match effect:
            case fx.ReuseAstronaut():
                self.reuse, self.reuse_cost = self.reuse + effect.uses, pairs(effect.cost)
            case fx.StandInWorker():
                self.stand_in, self.stand_in_cost = self.stand_in + effect.uses, pairs(effect.cost)
            case fx.BidCostFactor() | fx.WinTies() | fx.LoseTies() | fx.BidRankDelta():
                self._add_to_bids(effect)
            case _:
                self._add_to_money(effect)

    def _add_to_bids(self, effect: fx.BidCostFactor | fx.WinTies | fx.LoseTies | fx.BidRankDelta) -> None:
        match effect:
            case fx.BidCostFactor():
                self.bid_factor *= effect.factor
            case fx.WinTies():
                self.ties += 1
            case fx.LoseTies():
                self.ties -= 1
            case fx.BidRankDelta():
                self.rank += effect.delta

    def _add_to_money(self, effect: fx.AnyEffect) -> None:
        match effect:
            case fx.SellPriceDelta():
                for item in effect.items:
                    self.price[ITEM_IDS.index(item) - MOON_ITEMS[0]] += effect.delta
            case fx.EndValueFactor():
                for item in effect.items:
                    self.end_factor[ITEM_IDS.index(item) - MOON_ITEMS[0]] *= effect.factor
            case fx.NetWorthDelta():
                for target in effect.targets:
                    self.worth[("basic", "int", "adv", "gold").index(target)] += effect.amount
            case fx.EmptySpaceGC():
                self.empty = max(self.empty, effect.gc)
            case fx.Fee():
                self.fee += effect.gc
            case _:
                pass


def _beds(level: int) -> int:
    module = MODULE[HABITATION][level]
    assert module is not None
    return module.beds


@cache
def _costs(discounts: Numbers) -> tuple[tuple[Pairs | None, ...], ...]:
    """LR-7.14: by family and level; None where there is nothing to build."""

    def cost(family: int, level: int) -> Pairs | None:
        module = MODULE[family][level]
        if module is None or level == 0:
            return None
        return tuple(
            (item, number - discounts[item]) for item, number in pairs(module.cost) if number > discounts[item]
        )

    return tuple(tuple(cost(family, level) for level in range(3)) for family in range(len(FAMILIES)))


@cache
def _recipes(changes: Changes) -> tuple[tuple[tuple[Recipe, ...], ...], ...]:
    """LR-14.11: by family and level; empty where there is no such face."""

    def recipes(family: int, level: int) -> tuple[Recipe, ...]:
        module = MODULE[family][level]
        return () if module is None else tuple(_changed(space, family, changes) for space in module.spaces)

    return tuple(tuple(recipes(family, level) for level in range(len(LEVELS))) for family in range(len(FAMILIES)))


def _changed(space: fx.Space, family: int, changes: Changes) -> Recipe:
    inputs, outputs = dict(pairs(space.input)), dict(pairs(space.output))
    for change in changes:
        item = ITEM_IDS.index(change.item)
        if change.family != FAMILIES[family]:
            continue
        if isinstance(change, fx.RecipeDiscount):
            if item in inputs:
                inputs[item] = max(0, inputs[item] - change.amount)
        elif item in outputs:
            outputs[item] = max(1, outputs[item] + change.delta)
    return Recipe(tuple(pair for pair in inputs.items() if pair[1]), tuple(outputs.items()), space.runs)


def _abilities(gold: int) -> GoldAbilities:
    recipes: tuple[Recipe, ...] = ()
    shared: Shared | None = None
    salvage = move = teleport = 0
    sell, later = "", False
    mix: tuple[Numbers, int] = ((), 0)
    gain: Pairs = ()
    for effect in GOLD[gold].effects:
        match effect:
            case fx.WorkSpace():
                recipes = tuple(Recipe(pairs(row.input), pairs(row.output), row.runs) for row in effect.spaces)
            case fx.SharedSpace():
                choice = tuple(ITEM_IDS.index(item) for item in effect.choice)
                shared = Shared(pairs(effect.output), choice, effect.count)
            case fx.Salvaging():
                salvage = effect.gc
            case fx.SellExtra():
                sell = effect.price
            case fx.PriceMove():
                move = effect.steps
            case fx.Gain():
                gain, later = pairs(effect.items), effect.next_turn
            case fx.GainChoice() if effect.spaces:
                teleport = effect.spaces
            case fx.GainChoice():
                mix = (tuple(ITEM_IDS.index(item) for item in effect.items), effect.count)
            case _:
                pass
    return GoldAbilities(recipes, shared, salvage, sell, move, teleport, mix, gain, later)


GOLD_ABILITIES = tuple(_abilities(gold) for gold in range(len(GOLD)))

_KNOWN: dict[tuple[int, Numbers], Perks] = {}
_MANY = 20_000


def perks_of(corp: Corporation) -> Perks:
    key = (corp.role, corp.golds)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) > _MANY:
            _KNOWN.clear()
        cards: list[fx.AnyEffect] = [effect for gold in corp.golds for effect in GOLD[gold].effects]
        if corp.role >= 0:
            cards += ROLES[corp.role].effects
        found = _KNOWN[key] = Perks(cards)
    return found
