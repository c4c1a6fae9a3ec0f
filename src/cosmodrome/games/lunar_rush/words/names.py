"""Names for people: items, lanes, modules, cards and bills in words."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.lunar_rush.data.components import (
    ADJECTIVE_OF,
    DATA,
    FAMILIES,
    GOLD,
    ITEMS,
    MODULE,
    NOUN_OF,
    ROLES,
    ROUTES,
    Pairs,
)
from cosmodrome.games.lunar_rush.data.effects import Goal
from cosmodrome.games.lunar_rush.data.rows import Multiplier, Noun


def who(corp: int) -> str:
    """A player's placeholder, or the name of an AI."""
    return f"{{{corp}}}" if corp >= 0 else f"AI {-corp}"


def item_name(item: int) -> str:
    return ITEMS[item].name if 0 <= item < len(ITEMS) else "something unknown"


COUNTED = ("Part", "Bar", "Shard", "Gem")
"""The last words of items of which there are several; of the others there is more or less."""


def amount(number: int, item: int) -> str:
    name = item_name(item)
    return f"{number} {name}{'s' * (number != 1 and name.endswith(COUNTED))}"


def bill(items: Pairs, nothing: str = "nothing") -> str:
    return ", ".join(amount(number, item) for item, number in items) or nothing


def lane_name(lane: int) -> str:
    if not 0 <= lane < len(ROUTES):
        return "an unknown lane"
    route = ROUTES[lane]
    return f"{'moonbound' if route.direction == 'up' else 'earthbound'} {route.name.lower()}"


def family_name(family: int) -> str:
    if not 0 <= family < len(FAMILIES):
        return "unknown module"
    module = MODULE[family][1]
    assert module is not None
    return module.name.removeprefix("Int ")


def module_name(family: int, level: int) -> str:
    module = MODULE[family][level] if 0 <= family < len(FAMILIES) and 0 <= level < 3 else None
    return module.name if module else family_name(family)


def gold_name(gold: int) -> str:
    return GOLD[gold].name if 0 <= gold < len(GOLD) else "unknown gold module"


def role_name(role: int) -> str:
    return ROLES[role].name if role >= 0 else "none"


def closed_text(card: int) -> str:
    row = DATA.route_closed[card]
    gain = ", ".join(amount(number, [one.id for one in ITEMS].index(item)) for item, number in row.gain.items())
    return gain or "a temporary astronaut"


GOALS = {
    "astronauts_on_moon": "astronauts on the Moon",
    "items_loaded": "{} loaded",
    "items_sold": "{} sold",
    "ships_launched": "earthbound ships launched",
    "track_after_feeding": "{} after feeding",
}


def goal_text(goal: Goal) -> str:
    """What a goal of a beginner card counts (LR-14.5)."""
    if goal.measure == "module_level":
        return module_name(FAMILIES.index(goal.of), goal.least)
    named = next((row.name for row in ITEMS if row.id == goal.of), "items")
    return GOALS[goal.measure].format(named)


def factors(noun: Noun) -> str:
    """What a noun multiplies (LR-15.4)."""
    return " and ".join(f"x{row.factor} {_multiplied(row)}" for row in noun.multipliers)


def _multiplied(row: Multiplier) -> str:
    match row.measure:
        case "leftover_item":
            return f"{next(one.name for one in ITEMS if one.id == row.of)} left"
        case "module_worth":
            return family_name(FAMILIES.index(row.of))
    return "gold modules"


def wonder_card(card: int) -> str:
    if not 0 <= card < len(NOUN_OF):
        return "unknown card"
    return f"{ADJECTIVE_OF[card].name} / {NOUN_OF[card].name}"


def wonder_name(cards: Sequence[int]) -> str:
    """The noun comes first in the list."""
    return " ".join([*(ADJECTIVE_OF[card].name for card in cards[1:]), NOUN_OF[cards[0]].name])


def people(number: int) -> str:
    return "nobody" if number == 0 else "1 astronaut" if number == 1 else f"{number} astronauts"
