"""Odds of a roll, in per cent."""

from __future__ import annotations

from functools import cache

from cosmodrome.games.galaxy_challenge.data.components import EFFECTS, FACES, GREEN, NONE, POWER_BONUS, POWER_DIE

ALL = tuple(range(len(FACES)))
ONLY_GREEN = (GREEN,)


@cache
def percent(dice: tuple[int, ...], least: int) -> int:
    """How often these dice reach so much together; 0 and 100 only where it is certain."""
    ways = _ways(dice)
    reached, rolls = sum(ways[max(0, least) :]), sum(ways)
    if reached in {0, rolls}:
        return 100 if reached else 0
    return min(99, max(1, round(100 * reached / rolls)))


@cache
def _ways(dice: tuple[int, ...]) -> list[int]:
    """By sum, in how many ways the dice come to it."""
    ways = [1]
    for die in dice:
        longer = [0] * (len(ways) + FACES[die])
        for total, count in enumerate(ways):
            for face in range(1, FACES[die] + 1):
                longer[total + face] += count
        ways = longer
    return ways


def bonus_in_defence(power: int, dice: tuple[int, ...]) -> int | None:
    """What a power adds to a defender's roll of these dice; None where it is not known yet (CH-8.3 to CH-8.6)."""
    if power == NONE or EFFECTS[power] == "declared":
        return 0
    if EFFECTS[power] == "copied":
        return None
    return POWER_BONUS[power] if EFFECTS[power] == "lowest" or POWER_DIE[power] in dice else 0
