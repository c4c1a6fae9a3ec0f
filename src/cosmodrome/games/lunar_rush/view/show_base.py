"""A corporation as it is shown: money, storage, modules as worker places, ships, cards, and what the step will cost."""

from __future__ import annotations

from typing import Any

from cosmodrome.core.kept import keep
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers, Ship
from cosmodrome.games.lunar_rush.data.components import (
    DATA,
    DOWN,
    FAMILIES,
    GOLD,
    HABITATION,
    LIFE_SUPPORT,
    MODULE,
    ROUTES,
)
from cosmodrome.games.lunar_rush.rules import bidding, feeding, scoring, steps, wonders
from cosmodrome.games.lunar_rush.rules.building import MOST_RUNS, is_built
from cosmodrome.games.lunar_rush.rules.loading import aboard, carried, launching
from cosmodrome.games.lunar_rush.rules.money import is_person, label, missing
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, Recipe, perks_of
from cosmodrome.games.lunar_rush.rules.roles import reached
from cosmodrome.games.lunar_rush.rules.together import is_done, known_of
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.view.base import (
    CorporationView,
    ForecastView,
    GoalView,
    GoldView,
    ModuleView,
    ShipView,
    SpaceView,
    UpgradeView,
)
from cosmodrome.games.lunar_rush.words.names import family_name, goal_text

KEPT = 2_048
"""Corporations and modules that are kept as they were shown: in a move one of them changes, and everybody looks."""
CORPORATIONS: dict[tuple[Any, ...], CorporationView] = {}
MODULES: dict[tuple[Any, ...], ModuleView] = {}


def corporation_views(state: State, watcher: int | None) -> tuple[CorporationView, ...]:
    ahead = [step.name for step in state.agenda]
    pending = tuple([each in ahead for each in PENDING])
    loads = tuple([known_of(state, other, watcher).aboard for other in range(state.house.people)])
    shared = (state.house, state.turn, pending, loads)
    return tuple([_corporation_view(state, index, watcher, shared) for index in range(len(state.corps))])


def _corporation_view(state: State, index: int, watcher: int | None, shared: tuple[Any, ...]) -> CorporationView:
    """All that it depends on is in the key, until its score has been counted; `shared` is the same for all."""
    if scoring.is_scored(state, index):
        return _corporation(state, index, watcher)
    person, real = is_person(state, index), state.corps[index]
    corp = known_of(state, index, watcher) if person else real
    hides_bid = watcher != index and bidding.is_bidding(state)
    key = (
        index,
        shared,
        0 if hides_bid else real.bid,
        real.bid > 0,
        _spent_bid(state, real),
        person and is_done(state, index),
        corp.key(),
    )
    return CORPORATIONS.get(key) or keep(CORPORATIONS, key, _corporation(state, index, watcher), KEPT)


def _corporation(state: State, index: int, watcher: int | None) -> CorporationView:
    person = is_person(state, index)
    corp = known_of(state, index, watcher) if person else state.corps[index]
    real = state.corps[index]
    perks = perks_of(corp)
    knows_bid = watcher == index or not bidding.is_bidding(state)
    hand = tuple(card for card in DATA.setup.bids if card != _spent_bid(state, real)) if person else ()
    full = len(corp.cards) == wonders.CARDS_NEEDED
    costs = tuple(wonders.cost(corp.cards, card) for card in corp.cards) if full else ()
    return CorporationView(
        corp=label(state, index),
        gc=corp.gc,
        score=_score(state, index, corp),
        book=tuple(corp.book),
        bid=real.bid if knows_bid else 0,
        has_bid=real.bid > 0,
        bid_hand=hand,
        bid_costs=tuple(bidding.cost_of(state, corp, card) for card in hand),
        done=not person or is_done(state, index),
        stock=tuple(corp.stock),
        moon=corp.moon,
        idle=corp.idle,
        earth=corp.earth,
        dead=corp.dead,
        travelling=sum([ship.crew for ship in corp.ships]),
        temps=corp.temps,
        stand_ins=corp.stand_ins,
        hired=corp.hired,
        roused=corp.roused,
        rouses_left=max(0, perks.reuse - corp.roused),
        stand_ins_left=max(0, perks.stand_in - corp.hired),
        beds=feeding.beds(corp) if person else 0,
        modules=tuple([_module(corp, family) for family in range(len(FAMILIES))]) if person else (),
        golds=tuple([_gold(state, corp, at) for at in range(len(corp.golds))]),
        gold_limit=perks.gold_limit if person else 0,
        mixes=tuple([gold for gold in corp.golds if corp.mixes >> gold & 1]),
        shared_used=tuple([gold for gold in range(len(GOLD)) if corp.shared_used >> gold & 1]),
        teleport=carried(corp.teleport),
        ships=tuple([ship_view(state, index, corp, ship, watcher) for ship in corp.ships]),
        role=corp.role,
        goals=tuple(
            GoalView(goal.by, goal_text(goal), reached(corp, goal), goal.least, goal.gc, bool(corp.goals >> at & 1))
            for at, goal in enumerate(perks.goals)
        ),
        cards=corp.cards,
        noun=corp.noun,
        wonder_values=tuple(wonders.value(corp, card) for card in corp.cards) if full else (),
        wonder_after=tuple(wonders.value(corp, *each) for each in zip(corp.cards, costs, strict=True)) if full else (),
        wonder_costs=costs,
        wonder_missing=tuple(missing(corp.stock, cost) for cost in costs),
        sold=tuple(corp.sold),
        shipped=tuple(corp.shipped),
        forecast=_forecast(corp) if person else None,
        tally=tuple(scoring.sheet(state, index).items()) if scoring.is_scored(state, index) else (),
    )


def _spent_bid(state: State, corp: Corporation) -> int:
    """LR-4.3: the card that will not be in hand at the next bid; during a bid that of the turn before."""
    return corp.last_bid if bidding.is_bidding(state) else corp.bid


def _score(state: State, index: int, corp: Corporation) -> int:
    """As `scoring.score`, of what the watcher may know; an AI's bid cards left are counted at the end only."""
    if not is_person(state, index):
        return scoring.score(state, index) if scoring.is_scored(state, index) else corp.gc
    ends = scoring.leftovers(corp) + scoring.moon_items(state, corp) + scoring.modules(corp) + scoring.gold(corp)
    return corp.gc + ends + wonders.worth(corp)


def _module(corp: Corporation, family: int) -> ModuleView:
    """All that it depends on is in the key: the cards, what it is and was paid with, its use, and the storage."""
    level, stock = corp.levels[family], corp.stock
    place = (corp.role, corp.golds, family, level)
    items = ITEMS_OF.get(place)
    if items is None:
        items = keep(ITEMS_OF, place, _items(corp, family, level), KEPT)
    key = (
        place,
        corp.used[family],
        corp.runs[family],
        (corp.left >> family & 1) + 2 * (corp.barred >> family & 1),
        corp.paid[2 * family + level - 1] if level else (),
        tuple([stock[item] for item in items]),
    )
    return MODULES.get(key) or keep(MODULES, key, _new_module(corp, family), KEPT)


ITEMS_OF: dict[tuple[int, Numbers, int, int], Numbers] = {}


def _items(corp: Corporation, family: int, level: int) -> Numbers:
    """What the module's spaces and its upgrade ask for."""
    perks = perks_of(corp)
    bills = [recipe.inputs for face in perks.recipes[family][level : level + 2] for recipe in face]
    bills += [cost for cost in perks.costs[family][level + 1 : level + 2] if cost]
    return tuple(sorted({item for bill in bills for item, _ in bill}))


def _new_module(corp: Corporation, family: int) -> ModuleView:
    level = corp.levels[family]
    module, built = MODULE[family][level], is_built(corp, family)
    perks = perks_of(corp)
    runs = corp.runs[family]
    recipes = perks.recipes[family][level]
    left = bool(corp.left >> family & 1)
    spaces = tuple(
        [_space(corp, recipe, bool(corp.used[family] >> at & 1), runs, left) for at, recipe in enumerate(recipes)]
    )
    name = module.name if module else family_name(family)
    paid = corp.paid[2 * family + level - 1] if level else ()
    worth = scoring.module_worth(perks, family, level)
    return ModuleView(family, level, built, name, worth, runs, spaces, _upgrade(corp, family), paid)


def _space(corp: Corporation, recipe: Recipe, used: bool, runs: int, left: bool) -> SpaceView:
    """LR-7.20: where somebody left there is no further run."""
    again = 0 if left else min(MOST_RUNS, recipe.runs) - runs
    runs_left = again if used else min(recipe.runs, MOST_RUNS - runs)
    return SpaceView(recipe.inputs, recipe.outputs, used, max(0, runs_left), missing(corp.stock, recipe.inputs))


def _upgrade(corp: Corporation, family: int) -> UpgradeView | None:
    level = corp.levels[family] + 1
    module = MODULE[family][level] if level < len(MODULE[family]) else None
    cost = perks_of(corp).costs[family][level] if module else None
    if module is None or cost is None:
        return None
    perks = perks_of(corp)
    return UpgradeView(
        level=level,
        name=module.name,
        cost=cost,
        missing=missing(corp.stock, cost),
        barred=bool(corp.barred >> family & 1),
        spaces=tuple([_space(corp, recipe, False, 0, False) for recipe in perks.recipes[family][level]]),
        worth=scoring.module_worth(perks, family, level),
        beds=perks.beds[level] if family == HABITATION else 0,
    )


def _gold(state: State, corp: Corporation, at: int) -> GoldView:
    gold, used = corp.golds[at], corp.gold_used[at]
    abilities = GOLD_ABILITIES[gold]
    works = not (corp.bought[at] == state.turn and (abilities.next_turn or abilities.teleport))
    spaces = tuple(
        SpaceView(
            row.inputs, row.outputs, bool(used >> space & 1), 1 - (used >> space & 1), missing(corp.stock, row.inputs)
        )
        for space, row in enumerate(abilities.recipes)
    )
    if abilities.salvage or abilities.sell == "first":
        spaces = (SpaceView((), (), bool(used), 1 - used, ()),)
    all_used = used == (1 << max(1, len(spaces))) - 1
    worth = scoring.gold_worth(perks_of(corp), gold)
    return GoldView(gold, corp.bought[at], worth, works, all_used, spaces)


def ship_view(state: State, index: int, corp: Corporation, ship: Ship, watcher: int | None) -> ShipView:
    """With what is being loaded on it, as far as the watcher may know (LR-2.3)."""
    load = ship.load
    if ship.lane >= DOWN.start and ship.moves == ROUTES[ship.lane].moves:
        for other in range(state.house.people):
            put = aboard(known_of(state, other, watcher), ship.lane)
            load = (*load[: -len(put)], *(a + b for a, b in zip(load[-len(put) :], put, strict=True)))
    spaces = ship.spaces or perks_of(corp).capacity[ship.lane]
    taken = sum(number * (row.spaces or 1) for number, row in zip(load, DATA.items, strict=True)) + ship.crew
    return ShipView(
        corp=label(state, index),
        lane=ship.lane,
        moves=ship.moves,
        arrives=state.turn + ship.moves - _is_to_move(state, ship),
        spaces=spaces,
        load=carried(load),
        astronauts=ship.crew,
        card=ship.card,
        empty=max(0, spaces - taken),
    )


PENDING = (steps.ARRIVE, steps.MARKET)
"""The steps in which moonbound and earthbound ships move."""


def _is_to_move(state: State, ship: Ship) -> bool:
    """Whether the ships of its lane are still to move this turn."""
    pending = PENDING[ship.lane >= DOWN.start]
    return any(step.name == pending for step in state.agenda)


def _forecast(corp: Corporation) -> ForecastView:
    beds = feeding.beds(corp)
    without_bed = max(0, corp.moon - beds)
    due, there = feeding.due(corp, corp.moon - without_bed), corp.stock[LIFE_SUPPORT]
    without_food = max(0, due - there)
    return ForecastView(
        astronauts=corp.moon,
        beds=beds,
        without_bed=without_bed,
        due=due,
        life_support=there,
        life_support_after=max(0, there - due),
        without_food=without_food,
        lost=min(corp.gc, (without_bed + without_food) * DATA.scoring.death),
        leaving=tuple(ship.lane for ship in launching(corp, DOWN)),
    )
