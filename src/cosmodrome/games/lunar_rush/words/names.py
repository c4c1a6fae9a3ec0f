"""What players, items, lanes, modules and cards are called, as arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.message import Message, Player, Text, say
from cosmodrome.games.lunar_rush.data.components import (
    ADJECTIVE_OF,
    BAR,
    DATA,
    FAMILIES,
    GEM,
    GOLD,
    HABP,
    ITEMS,
    MODULE,
    NOUN_OF,
    ROLES,
    ROUTES,
    SHARD,
    Pairs,
    pairs,
)
from cosmodrome.games.lunar_rush.data.effects import Goal, Milestones
from cosmodrome.games.lunar_rush.data.rows import Multiplier, Noun

COUNTED = (HABP, BAR, SHARD, GEM)
"""Items of which there are one, two or more; of the others there is more or less."""
ITEMS_BY_ID: dict[str, int] = {row.id: number for number, row in enumerate(ITEMS)}


def who(corp: int) -> Player | Message:
    """A player, or an AI."""
    return Player(corp) if corp >= 0 else say("ai", number=-corp)


def named_corp(corp: int) -> Message:
    """The same where nothing else is said."""
    return say("player", who=who(corp))


def item_name(item: int) -> Text:
    return ITEMS[item].name if 0 <= item < len(ITEMS) else str(item)


def items_name(item: int) -> Text:
    """Its name where no number is said."""
    return say("plural", name=item_name(item)) if item in COUNTED else item_name(item)


def amount(number: int, item: int) -> Message:
    if item in COUNTED:
        return say("amount-counted", n=number, name=item_name(item))
    return say("amount", n=number, name=item_name(item))


def bill(load: Pairs) -> tuple[Message, ...]:
    """Numbers of items, as a list."""
    return tuple([amount(number, item) for item, number in load])


def billed(load: Pairs) -> Text:
    """The same in a cell of a table; nothing where there are none."""
    return say("list", things=bill(load)) if load else ""


def astronauts(number: int) -> Message:
    return say("astronauts", n=number)


def why_died(without_bed: int, without_food: int) -> Message:
    if without_bed and without_food:
        return say("died-both", bed=without_bed, food=without_food)
    return say("died-bed") if without_bed else say("died-food")


def cargo(load: Pairs, crew: int) -> tuple[Message, ...]:
    return (*bill(load), astronauts(crew)) if crew else bill(load)


def lane_text(row: int, fast_lanes: int) -> Text:
    """With this many fast lanes each way: the only one needs no number."""
    if not 0 <= row < len(ROUTES):
        return str(row)
    route = ROUTES[row]
    lane = "fast" if route.lane == "fast_1" and fast_lanes == 1 else route.lane
    return say("lane-up", lane=lane) if route.direction == "up" else say("lane-down", lane=lane)


def family_name(family: int) -> Text:
    if not 0 <= family < len(FAMILIES):
        return str(family)
    return say(f"family-{FAMILIES[family]}")


def module_name(family: int, level: int) -> Text:
    module = MODULE[family][level] if 0 <= family < len(FAMILIES) and 0 <= level < 3 else None
    return module.name if module else family_name(family)


def gold_name(gold: int) -> str:
    return GOLD[gold].name if 0 <= gold < len(GOLD) else str(gold)


def role_name(role: int) -> Text:
    return ROLES[role].name if role >= 0 else say("none")


def closed_gain(card: int) -> tuple[Message, ...]:
    """What a route-closed card gives."""
    row = DATA.route_closed[card]
    workers = (say("temporary-astronauts", n=row.astronauts),) if row.astronauts else ()
    return (*bill(pairs(row.gain)), *workers)


def goal_of(role: int, number: int) -> Goal:
    goals = [goal for effect in ROLES[role].effects if isinstance(effect, Milestones) for goal in effect.goals]
    return goals[number]


def goal_text(goal: Goal, number: int = 0) -> Message:
    """What a goal of a beginner card counts (LR-14.5), with the number that is needed where it is given.

    Its arguments are plain, for it is in the view, which is read back from JSON.
    """
    if goal.measure == "module_level":
        return say("goal-module_level", name=module_name(FAMILIES.index(goal.of), goal.least))
    item = ITEMS_BY_ID.get(goal.of)
    if item is None:
        return say(f"goal-{goal.measure}-any", n=number)
    return say(f"goal-{goal.measure}", n=number, name=item_name(item), counted=item in COUNTED)


def factors(noun: Noun) -> tuple[Message, ...]:
    """What a noun multiplies (LR-15.4)."""
    return tuple([say("factor", factor=row.factor, what=_multiplied(row)) for row in noun.multipliers])


def _multiplied(row: Multiplier) -> Message:
    match row.measure:
        case "leftover_item":
            return say("factor-item", name=items_name(ITEMS_BY_ID[row.of]))
        case "module_worth":
            return say("factor-module", name=family_name(FAMILIES.index(row.of)))
    return say("factor-gold")


def wonder_card(card: int) -> Text:
    if not 0 <= card < len(NOUN_OF):
        return str(card)
    return say("wonder-card", adjective=ADJECTIVE_OF[card].name, noun=NOUN_OF[card].name)


def wonder_name(cards: Sequence[int]) -> Text:
    """The noun comes first in the list."""
    name = NOUN_OF[cards[0]].name
    for card in reversed(cards[1:]):
        name = say("wonder-name", adjective=ADJECTIVE_OF[card].name, noun=name)
    return name
