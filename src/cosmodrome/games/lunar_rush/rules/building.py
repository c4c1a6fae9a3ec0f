"""Chapter 8: build & produce with the modules of one's own base. Gold modules join in `workshops.py`."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.lunar_rush.actions import Upgrade, Work
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import CONVERTERS, FAMILIES, HABITATION, Pairs
from cosmodrome.games.lunar_rush.events import Upgraded, Worked
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.money import can_pay, gain, refuse_short, spend
from cosmodrome.games.lunar_rush.rules.perks import Recipe, perks_of
from cosmodrome.games.lunar_rush.rules.together import open_step
from cosmodrome.games.lunar_rush.rules.workers import place_worker, refuse_nobody
from cosmodrome.games.lunar_rush.rules.workshops import bring_mixes, producers
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import module_name

MOST_RUNS = 2
"""LR-8.10."""
WORK = [[Work(family, space) for space in range(2)] for family in range(len(FAMILIES))]
UPGRADE = [Upgrade(family) for family in range(len(FAMILIES))]
WORKPLACES = tuple(family for family in range(len(FAMILIES)) if family != HABITATION)


def build_and_produce(state: State, step: Step, events: list[Event]) -> None:
    """LR-7.12: automatic gains first."""
    people = state.corps[: state.house.people]
    gains = [Step(steps.PRODUCE, seat, gold) for seat, corp in enumerate(people) for gold in producers(state, corp)]
    do_next(state, *gains, Step(steps.START_BUILDING))


def start_building(state: State, step: Step, events: list[Event]) -> None:
    """LR-7.7, LR-7.8: owners of mixes have to settle them."""
    people = state.corps[: state.house.people]
    for corp in people:
        bring_mixes(corp)
    open_step(state, steps.BUILD, range(len(people)))


def is_built(corp: Corporation, family: int) -> bool:
    return corp.levels[family] > 0 or family not in CONVERTERS


def has_run(corp: Corporation, family: int, space: int) -> bool:
    return bool(corp.used[family] >> space & 1)


def all_work(state: State, seat: int) -> list[Action]:
    """Every space of every module, whether it can be run or not."""
    return [action for row in WORK[HABITATION + 1 :] for action in row]


def offers_of_work(corp: Corporation) -> list[Action]:
    """Of twin spaces the first free one only."""
    recipes, stock, levels = perks_of(corp).recipes, corp.stock, corp.levels
    idle = corp.idle + corp.stand_ins
    found: list[Action] = []
    for family in WORKPLACES:
        runs = corp.runs[family]
        if runs >= MOST_RUNS:
            continue
        used, twin = corp.used[family], None
        for space, recipe in enumerate(recipes[family][levels[family]]):
            if used >> space & 1:
                if runs >= recipe.runs or corp.left >> family & 1:
                    continue
            elif not idle or recipe == twin:
                continue
            else:
                twin = recipe
            if not recipe.inputs or can_pay(stock, recipe.inputs):
                found.append(WORK[family][space])
    return found


def offers_of_upgrades(corp: Corporation) -> list[Action]:
    costs, stock, levels = perks_of(corp).costs, corp.stock, corp.levels
    found: list[Action] = []
    for family, level in enumerate(levels):
        if level < 2 and not corp.barred >> family & 1:
            cost = costs[family][level + 1]
            if cost is not None and can_pay(stock, cost):
                found.append(UPGRADE[family])
    return found


def check_work(state: State, seat: int, action: Work) -> Refusal | None:
    """LR-8.2, LR-8.9, LR-8.10."""
    corp, family, space = state.corps[seat], action.module, action.space
    if not 0 <= family < len(FAMILIES):
        return Refusal("LR-8.3", say("no-module"))
    name = module_name(family, corp.levels[family])
    if not is_built(corp, family):
        return Refusal("LR-8.3", say("not-built", module=name))
    recipes = perks_of(corp).recipes[family][corp.levels[family]]
    if not 0 <= space < len(recipes):
        return Refusal("LR-8.2", say("no-space", module=name))
    recipe = recipes[space]
    if corp.runs[family] >= MOST_RUNS:
        return Refusal("LR-8.10", say("ran-twice", module=name))
    if refusal := _refuse_again(corp, family, recipe) if has_run(corp, family, space) else refuse_nobody(corp):
        return refusal
    return refuse_short(corp, recipe.inputs, "LR-8.2")


def _refuse_again(corp: Corporation, family: int, recipe: Recipe) -> Refusal | None:
    """LR-8.9, LR-7.20: one more run by whoever stands there."""
    if corp.runs[family] >= recipe.runs:
        return Refusal("LR-8.2", say("space-used", module=module_name(family, corp.levels[family])))
    if corp.left >> family & 1:
        return Refusal("LR-7.20", say("astronaut-left", module=module_name(family, corp.levels[family])))
    return None


def work(state: State, seat: int, action: Work, events: list[Event]) -> None:
    """LR-8.2; LR-8.9: whoever stands there may run the recipe once more."""
    corp, family, space = state.corps[seat], action.module, action.space
    level = corp.levels[family]
    recipe = perks_of(corp).recipes[family][level][space]
    if not has_run(corp, family, space):
        corp.stood_in |= place_worker(corp) << family
        corp.used[family] |= 1 << space
    corp.runs[family] += 1
    lost = run(corp, recipe)
    events.append(Worked(seat, family, level, space, recipe.inputs, recipe.outputs, lost=lost))


def run(corp: Corporation, recipe: Recipe) -> Pairs:
    """What found no room on a track is returned."""
    if recipe.inputs:
        spend(corp, recipe.inputs)
    return gain(corp, recipe.outputs)


def check_upgrade(state: State, seat: int, action: Upgrade) -> Refusal | None:
    """LR-8.3, LR-8.11, LR-7.4."""
    corp, family = state.corps[seat], action.module
    if not 0 <= family < len(FAMILIES):
        return Refusal("LR-8.3", say("no-module"))
    level = corp.levels[family]
    cost = perks_of(corp).costs[family][level + 1] if level < 2 else None
    if cost is None:
        return Refusal("LR-8.11", say("cannot-upgrade", module=module_name(family, level)))
    if corp.barred >> family & 1:
        return Refusal("LR-7.4", say("was-salvaged", module=module_name(family, level)))
    return refuse_short(corp, cost, "LR-8.11")


def upgrade(state: State, seat: int, action: Upgrade, events: list[Event]) -> None:
    """LR-8.3, LR-8.5, LR-8.6."""
    corp, family = state.corps[seat], action.module
    level = corp.levels[family] + 1
    perks = perks_of(corp)
    cost = perks.costs[family][level]
    assert cost is not None
    spend(corp, cost)
    if corp.used[family]:
        before, after = perks.recipes[family][level - 1], perks.recipes[family][level]
        corp.used[family] = _moved(corp.used[family], before, after)
    set_level(corp, family, level)
    at = 2 * family + level - 1
    corp.paid = put(corp.paid, at, cost)
    events.append(Upgraded(seat, family, level, cost))


def set_level(corp: Corporation, family: int, level: int) -> None:
    levels = corp.levels
    corp.levels = put(levels, family, level)


def _moved(used: int, before: tuple[Recipe, ...], after: tuple[Recipe, ...]) -> int:
    """LR-8.5: spaces that make the item they made are filled first, then any free ones; LR-8.6: one stays spent."""
    workers = [recipe for space, recipe in enumerate(before) if used >> space & 1]
    taken: list[int] = []
    strangers = 0
    for recipe in workers:
        made = {item for item, _ in recipe.outputs}
        same = [at for at, new in enumerate(after) if at not in taken and made & {item for item, _ in new.outputs}]
        if same:
            taken.append(same[0])
        else:
            strangers += 1
    free = [at for at in range(len(after)) if at not in taken]
    return sum(1 << at for at in (*taken, *free[:strangers]))
