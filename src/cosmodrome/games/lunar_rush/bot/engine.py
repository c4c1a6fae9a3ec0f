"""What a base can make: its modules and gold modules as rates a turn, worked out once for each set of them.

Work is the measure of everything: what a bar costs is the work of refining it and of all that goes into it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers
from cosmodrome.games.lunar_rush.data.components import ADVM, BAR, ENERGY, GEM, LIFE_SUPPORT, ORE, SHARD, TECH
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, Perks, Recipe, perks_of

NEVER = 99.0
"""The work for something that the base cannot make."""
SECOND_SHIFT = 0.7
"""What a stand-in, or an astronaut made ready again, is worth beside one who needs no energy."""


class Engine:
    """By item: how much can be made in a turn, and the work of one; what comes by itself; what bars and gems take."""

    __slots__ = ("bar", "extra", "gains", "gem", "most", "perks", "work")

    def __init__(self, perks: Perks, levels: Numbers, golds: Numbers) -> None:
        self.perks = perks
        self.most = [0.0] * 9
        self.gains = [0.0] * 9
        self.extra = SECOND_SHIFT * (perks.reuse + perks.stand_in)
        recipes = [recipe for rows, level in zip(perks.recipes, levels, strict=True) for recipe in rows[level]]
        for gold in golds:
            abilities = GOLD_ABILITIES[gold]
            recipes += abilities.recipes
            for item, number in abilities.gain:
                self.gains[item] += number
            for item in abilities.mix[0]:
                self.gains[item] += abilities.mix[1] / len(abilities.mix[0])
        self.bar, self.gem = {ORE: 0.0, ENERGY: 0.0}, {SHARD: 0.0, TECH: 0.0, ENERGY: 0.0}
        self.work = [NEVER] * 9
        for item in (LIFE_SUPPORT, ENERGY, TECH, ADVM, ORE, SHARD, BAR, GEM):
            self._add(item, [recipe for recipe in recipes if recipe.outputs[0][0] == item])

    def _add(self, item: int, recipes: list[Recipe]) -> None:
        made = float(sum(recipe.outputs[0][1] * recipe.runs for recipe in recipes))
        if not made:
            return
        self.most[item] = made
        bill = self.bar if item == BAR else self.gem
        total = float(len(recipes))
        for recipe in recipes:
            for other, number in recipe.inputs:
                bill[other] = bill.get(other, 0.0) + number * recipe.runs / made
                total += number * recipe.runs * self.work[other]
        self.work[item] = total / made


T = TypeVar("T")
MANY = 50_000


def kept(known: dict[object, T], key: object, make: Callable[[], T]) -> T:
    """What was worked out before for this key; a store that has grown too large begins anew."""
    found = known.get(key)
    if found is None:
        if len(known) > MANY:
            known.clear()
        found = known[key] = make()
    return found


_ENGINES: dict[object, Engine] = {}


def engine_of(corp: Corporation, levels: Numbers | None = None) -> Engine:
    """Of the base as it is, or as it would be with other levels."""
    built = corp.levels if levels is None else levels
    return kept(_ENGINES, (corp.role, corp.golds, built), lambda: Engine(perks_of(corp), built, corp.golds))
