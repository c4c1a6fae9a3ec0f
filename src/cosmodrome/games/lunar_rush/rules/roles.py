"""Chapter 14: choosing kinds of role cards and the goals of beginner cards. What cards change is in `perks.py`."""

from __future__ import annotations

from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import ChooseRole
from cosmodrome.games.lunar_rush.components import FAMILIES, ITEM_IDS, ORE
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.effects import Goal
from cosmodrome.games.lunar_rush.events import GoalMet, RoleWished
from cosmodrome.games.lunar_rush.rules.money import CARDS, earn
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.rules.setup import deal_roles
from cosmodrome.games.lunar_rush.state import State

OFFERS: list[Action] = [ChooseRole("beginner"), ChooseRole("faction"), ChooseRole("challenge"), ChooseRole("none")]


def check_role(state: State, seat: int, action: ChooseRole) -> Refusal | None:
    return None


def choose_role(state: State, seat: int, action: ChooseRole, told: list[Event]) -> None:
    """LR-1.5: the kind is settled for each seat, then the cards are drawn."""
    state.wish[seat] = action.cards
    state.done[seat] = True
    told.append(RoleWished(seat, action.cards))
    if all(state.done):
        deal_roles(state, told)


def pay_goals(state: State, told: list[Event]) -> None:
    """LR-14.4: each pays once, when first met."""
    for seat, corp in enumerate(state.corps[: state.house.people]):
        for index, goal in enumerate(perks_of(corp).goals):
            if not corp.goals >> index & 1 and state.turn <= goal.by and reached(corp, goal) >= goal.least:
                corp.goals |= 1 << index
                earn(corp, CARDS, goal.gc)
                told.append(GoalMet(seat, index, goal.gc))


def reached(corp: Corporation, goal: Goal) -> int:
    """LR-14.5: how far the holder has come."""
    match goal.measure:
        case "astronauts_on_moon":
            return corp.moon
        case "module_level":
            return corp.levels[FAMILIES.index(goal.of)]
        case "items_loaded":
            return _count(corp.shipped, goal.of)
        case "items_sold":
            return _count(corp.sold, goal.of)
        case "ships_launched":
            return corp.launched
    return corp.stock[ITEM_IDS.index(goal.of)]


def _count(numbers: list[int], item: str) -> int:
    return sum(numbers) if item == "any" else numbers[ITEM_IDS.index(item) - ORE]
