"""Chapter 7 in build & produce: what gold modules add to it. Who works there is in `workers.py`."""

from __future__ import annotations

from functools import lru_cache

from cosmodrome.core.flow import Check, Reason, Step
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.lunar_rush.actions import Salvage, SellFromBase, SettleMix, UseShared, WorkGold
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers
from cosmodrome.games.lunar_rush.data.components import DATA, FAMILIES, MOON_ITEMS, ORE, Pairs
from cosmodrome.games.lunar_rush.events import GoldWorked, Produced, Salvaged, SoldFromBase
from cosmodrome.games.lunar_rush.rules.money import CARDS, SALES, can_pay, earn, gain, refuse_short, spend
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, Shared
from cosmodrome.games.lunar_rush.rules.workers import offers_of_workers, place_worker, refuse_nobody, refuse_unowned
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import gold_name, module_name


def producers(state: State, corp: Corporation) -> list[int]:
    """LR-7.12: the gold modules that produce by themselves now."""
    return [
        gold
        for gold, turn in zip(corp.golds, corp.bought, strict=True)
        if GOLD_ABILITIES[gold].gain and not (GOLD_ABILITIES[gold].next_turn and turn == state.turn)
    ]


def produce(state: State, step: Step, events: list[Event]) -> None:
    """LR-7.12: one of them."""
    output = GOLD_ABILITIES[step.value].gain
    lost = gain(state.corps[step.seat], output)
    events.append(Produced(step.seat, step.value, output, lost=lost))


def bring_mixes(corp: Corporation) -> None:
    """LR-7.8: what the owner has to settle."""
    for gold in corp.golds:
        if GOLD_ABILITIES[gold].mix[1]:
            corp.mixes |= 1 << gold


def shared_modules(state: State, seat: int) -> list[int]:
    """LR-7.7: what other people own and this one has not used this turn."""
    used = state.corps[seat].shared_used
    return [
        gold
        for other, corp in enumerate(state.corps[: state.house.people])
        if other != seat
        for gold in corp.golds
        if GOLD_ABILITIES[gold].shared is not None and not used >> gold & 1
    ]


def offers_of_gold(state: State, seat: int) -> list[Action]:
    corp = state.corps[seat]
    found: list[Action] = []
    workers = corp.idle + corp.stand_ins
    for index, gold in enumerate(corp.golds):
        abilities, used = GOLD_ABILITIES[gold], corp.gold_used[index]
        if workers and abilities.recipes:
            found += _free_spaces(corp, gold, used)
        if workers and not used and abilities.salvage:
            found += [Salvage(gold, family) for family in range(len(FAMILIES)) if _may_salvage(corp, family)]
        if workers and not used and abilities.sell == "first":
            found += [SellFromBase(gold, item) for item in MOON_ITEMS if corp.stock[item]]
    if corp.idle:
        for gold in shared_modules(state, seat):
            found += uses(gold)
    return found + offers_of_workers(corp)


def all_work(state: State, seat: int) -> list[Action]:
    """Every space of one's gold modules, whether it can be run or not."""
    return [
        WorkGold(gold, space) for gold in state.corps[seat].golds for space in range(len(GOLD_ABILITIES[gold].recipes))
    ]


def _free_spaces(corp: Corporation, gold: int, used: int) -> list[Action]:
    recipes = GOLD_ABILITIES[gold].recipes
    for space, recipe in enumerate(recipes):
        if not used >> space & 1 and can_pay(corp.stock, recipe.inputs):
            return [WorkGold(gold, space)]
    return []


@lru_cache(64)
def mixes(items: Numbers, count: int) -> list[Numbers]:
    """Every way to take so many pieces of these items."""
    if len(items) == 1:
        return [(count,)]
    return [(first, *rest) for first in range(count, -1, -1) for rest in mixes(items[1:], count - first)]


@lru_cache(64)
def uses(gold: int) -> list[Action]:
    shared = GOLD_ABILITIES[gold].shared
    assert shared is not None
    if not shared.pieces:
        return [UseShared(gold)]
    return [UseShared(gold, mix) for mix in mixes(shared.choice, shared.pieces)]


@lru_cache(64)
def settlements(gold: int) -> list[Action]:
    items, count = GOLD_ABILITIES[gold].mix
    return [SettleMix(gold, mix) for mix in mixes(items, count)]


def mixed(items: Numbers, mix: Numbers) -> Pairs:
    return tuple((item, number) for item, number in zip(items, mix, strict=True) if number)


def _fits(items: Numbers, count: int, mix: Numbers) -> bool:
    return len(mix) == len(items) and min(mix, default=0) >= 0 and sum(mix) == count


def mix_first(check: Check) -> Check:
    """LR-7.8: nothing else is done in build & produce while a mix is not settled."""

    def checked(state: State, seat: int, action: Action) -> Refusal | Reason | None:
        if state.corps[seat].mixes:
            return Refusal("LR-7.8", say("mix-first"))
        return check(state, seat, action)

    return checked


def check_mix(state: State, seat: int, action: SettleMix) -> Refusal | None:
    """LR-7.8."""
    corp = state.corps[seat]
    if action.gold not in corp.golds or not corp.mixes >> action.gold & 1:
        return Refusal("LR-7.8", say("no-mix", gold=gold_name(action.gold)))
    items, count = GOLD_ABILITIES[action.gold].mix
    if not _fits(items, count, action.mix):
        return Refusal("LR-7.8", say("mix-number", n=count))
    return None


def settle_mix(state: State, seat: int, action: SettleMix, events: list[Event]) -> None:
    corp = state.corps[seat]
    corp.mixes &= ~(1 << action.gold)
    made = mixed(GOLD_ABILITIES[action.gold].mix[0], action.mix)
    lost = gain(corp, made)
    events.append(Produced(seat, action.gold, made, lost=lost))


def check_work_gold(state: State, seat: int, action: WorkGold) -> Refusal | None:
    """LR-7.11."""
    corp = state.corps[seat]
    if refusal := refuse_unowned(corp, action.gold):
        return refusal
    recipes = GOLD_ABILITIES[action.gold].recipes
    if not 0 <= action.space < len(recipes):
        return Refusal("LR-7.11", say("no-space", module=gold_name(action.gold)))
    if corp.gold_used[corp.golds.index(action.gold)] >> action.space & 1:
        return Refusal("LR-7.11", say("space-used", module=gold_name(action.gold)))
    return refuse_short(corp, recipes[action.space].inputs, "LR-7.11") or refuse_nobody(corp)


def work_gold(state: State, seat: int, action: WorkGold, events: list[Event]) -> None:
    corp = state.corps[seat]
    recipe = GOLD_ABILITIES[action.gold].recipes[action.space]
    occupy(corp, action.gold, action.space)
    spend(corp, recipe.inputs)
    lost = gain(corp, recipe.outputs)
    events.append(GoldWorked(seat, action.gold, action.space, recipe.inputs, recipe.outputs, lost=lost))


def occupy(corp: Corporation, gold: int, space: int = 0) -> None:
    place_worker(corp)
    corp.gold_used[corp.golds.index(gold)] |= 1 << space


def check_shared(state: State, seat: int, action: UseShared) -> Refusal | None:
    """LR-7.7."""
    corp = state.corps[seat]
    if action.gold in corp.golds:
        return Refusal("LR-7.7", say("shared-own", gold=gold_name(action.gold)))
    owned = [gold for other in state.corps[: state.house.people] for gold in other.golds]
    if action.gold not in owned or GOLD_ABILITIES[action.gold].shared is None:
        return Refusal("LR-7.7", say("shared-nobody", gold=gold_name(action.gold)))
    if corp.shared_used >> action.gold & 1:
        return Refusal("LR-7.7", say("gold-used", gold=gold_name(action.gold)))
    if not corp.idle:
        return Refusal("LR-7.7", say("nobody-ready"))
    shared: Shared | None = GOLD_ABILITIES[action.gold].shared
    if shared is not None and not _fits(shared.choice, shared.pieces, action.mix):
        return Refusal("LR-7.8", say("mix-number", n=shared.pieces))
    return None


def use_shared(state: State, seat: int, action: UseShared, events: list[Event]) -> None:
    corp, shared = state.corps[seat], GOLD_ABILITIES[action.gold].shared
    assert shared is not None
    corp.idle -= 1
    corp.shared_used |= 1 << action.gold
    made = mixed(shared.choice, action.mix) if shared.pieces else shared.outputs
    lost = gain(corp, made)
    events.append(GoldWorked(seat, action.gold, 0, (), made, lost=lost))


def _may_salvage(corp: Corporation, family: int) -> bool:
    """LR-7.4: whoever rests in the habitation module does not prevent it."""
    return corp.levels[family] > 0 and not corp.used[family]


def check_salvage(state: State, seat: int, action: Salvage) -> Refusal | None:
    """LR-7.4."""
    corp = state.corps[seat]
    if refusal := refuse_unowned(corp, action.gold) or refuse_nobody(corp):
        return refusal
    if not GOLD_ABILITIES[action.gold].salvage:
        return Refusal("LR-7.4", say("salvages-nothing", gold=gold_name(action.gold)))
    if corp.gold_used[corp.golds.index(action.gold)]:
        return Refusal("LR-7.4", say("gold-used", gold=gold_name(action.gold)))
    if not 0 <= action.module < len(FAMILIES) or not corp.levels[action.module]:
        return Refusal("LR-7.4", say("salvage-upgraded"))
    if corp.used[action.module]:
        return Refusal("LR-7.4", say("salvage-occupied", module=module_name(action.module, corp.levels[action.module])))
    return None


def salvage(state: State, seat: int, action: Salvage, events: list[Event]) -> None:
    corp, family = state.corps[seat], action.module
    level = corp.levels[family]
    back = corp.paid[2 * family + level - 1]
    occupy(corp, action.gold)
    gain(corp, back)
    gc = GOLD_ABILITIES[action.gold].salvage
    earn(corp, CARDS, gc)
    corp.levels = put(corp.levels, family, level - 1)
    corp.barred |= 1 << family
    events.append(Salvaged(seat, action.gold, family, level - 1, back, gc))


def check_tourists(state: State, seat: int, action: SellFromBase) -> Refusal | None:
    """LR-7.9."""
    corp = state.corps[seat]
    if refusal := refuse_unowned(corp, action.gold):
        return refusal
    if GOLD_ABILITIES[action.gold].sell != "first":
        return Refusal("LR-7.9", say("sells-nothing", gold=gold_name(action.gold)))
    if corp.gold_used[corp.golds.index(action.gold)]:
        return Refusal("LR-7.9", say("gold-used", gold=gold_name(action.gold)))
    if action.item not in MOON_ITEMS or not corp.stock[action.item]:
        return Refusal("LR-7.9", say("sells-moon-item"))
    return refuse_nobody(corp)


def sell_to_tourists(state: State, seat: int, action: SellFromBase, events: list[Event]) -> None:
    """LR-7.9: the first price of its track; the marker does not move."""
    corp, house = state.corps[seat], state.house
    index = action.item - ORE
    gc = DATA.markets[house.market].sides[house.side].items[index].track[0]
    occupy(corp, action.gold)
    corp.stock[action.item] -= 1
    corp.sold[index] += 1
    earn(corp, SALES, gc)
    events.append(SoldFromBase(seat, action.gold, action.item, gc))
