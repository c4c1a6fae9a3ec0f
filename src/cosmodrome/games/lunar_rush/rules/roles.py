"""Chapters 1 and 14: choosing and dealing role cards, goals of beginner cards. What cards change is in `perks.py`."""

from __future__ import annotations

from cosmodrome.core.flow import Step
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import ChooseRole, PickChallenge
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import FAMILIES, ITEM_IDS, LIFE_SUPPORT, ORE, ROLES
from cosmodrome.games.lunar_rush.data.effects import Goal, SetStart
from cosmodrome.games.lunar_rush.events import ChallengePicked, GoalMet, RoleDrawn, RoleWished
from cosmodrome.games.lunar_rush.rules.money import CARDS, START, earn
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.state import State

ROLE_SETS: list[Action] = [ChooseRole("beginner"), ChooseRole("faction"), ChooseRole("challenge"), ChooseRole("none")]


CHALLENGES = [row for row, role in enumerate(ROLES) if role.set == "challenge"]
PICKS = [PickChallenge(row) for row in CHALLENGES]


def menu(state: State, seat: int) -> list[Action]:
    return [*ROLE_SETS, *PICKS]


def check_pick(state: State, seat: int, action: PickChallenge) -> Refusal | None:
    """LR-1.5."""
    if action.role not in CHALLENGES:
        return Refusal("LR-1.5", say("only-challenge"))
    holder = next((other for other, corp in enumerate(state.corps) if corp.role == action.role), -1)
    if holder >= 0:
        return Refusal("LR-1.5", say("role-taken", who=Player(holder), role=ROLES[action.role].name))
    return None


def pick_challenge(state: State, seat: int, action: PickChallenge, events: list[Event]) -> None:
    """LR-1.5: what it changes at the start is set with the other cards."""
    state.wish[seat], state.corps[seat].role = "challenge", action.role
    events.append(ChallengePicked(seat, action.role))


def choose_role(state: State, seat: int, action: ChooseRole, events: list[Event]) -> None:
    """LR-1.5: the kind is settled for each seat; then the cards are drawn."""
    state.wish[seat] = action.cards
    events.append(RoleWished(seat, action.cards))


def deal_roles(state: State, events: list[Event]) -> None:
    """LR-1.5: drawn at random, without return, where none was picked."""
    taken = {corp.role for corp in state.corps}
    for seat, wish in enumerate(state.wish):
        corp = state.corps[seat]
        cards = [row for row, role in enumerate(ROLES) if role.set == wish and row not in taken]
        if corp.role < 0 and cards:
            corp.role = state.rng.choice(cards)
            taken.add(corp.role)
            events.append(RoleDrawn(seat, corp.role))
        if corp.role >= 0:
            _start_with(corp, corp.role)


def _start_with(corp: Corporation, role: int) -> None:
    """LR-14.1, LR-14.3, LR-14.15: only the values named are replaced."""
    for effect in ROLES[role].effects:
        if isinstance(effect, SetStart):
            if effect.gc is not None:
                corp.gc = corp.book[START] = effect.gc
            if effect.life_support is not None:
                corp.stock[LIFE_SUPPORT] = effect.life_support
            for item, number in effect.items.items():
                corp.stock[ITEM_IDS.index(item)] = number
            if effect.moon is not None:
                corp.moon = corp.idle = effect.moon
            if effect.earth is not None:
                corp.earth = effect.earth


def pay_goals(state: State, step: Step, events: list[Event]) -> None:
    """LR-14.4: each pays once, when first met."""
    for seat, corp in enumerate(state.corps[: state.house.people]):
        for index, goal in enumerate(perks_of(corp).goals):
            if not corp.goals >> index & 1 and state.turn <= goal.by and reached(corp, goal) >= goal.least:
                corp.goals |= 1 << index
                earn(corp, CARDS, goal.gc)
                events.append(GoalMet(seat, index, goal.gc, corp.role))


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
