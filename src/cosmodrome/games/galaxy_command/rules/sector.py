"""A sector's systems: which are open to exploring and attack, aligning and losing them (chapters 3 and 6)."""

from __future__ import annotations

from cosmodrome.games.galaxy_command.data.components import ABILITIES, NEAR, SLOTS, SYSTEMS
from cosmodrome.games.galaxy_command.state import Commander


def unaligned_near(commander: Commander) -> int:
    """The first explored near system that is not aligned, or -1 (CO-3.5)."""
    explored = commander.explored
    for slot in range(NEAR):
        if explored >> slot & 1 and slot not in commander.aligned:
            return slot
    return -1


def distant_is_open(commander: Commander) -> bool:
    """CO-3.5."""
    return ABILITIES[commander.technologies].opens_distant and unaligned_near(commander) < 0


def has_explored_all(commander: Commander) -> bool:
    return commander.explored == (1 << SLOTS) - 1


def align(commander: Commander, slot: int) -> None:
    """CO-3.3: production rises at once."""
    card = SYSTEMS[commander.cards[slot]]
    commander.aligned += (slot,)
    commander.metal_production += card.metal
    commander.wealth_production += card.wealth


def lose(commander: Commander, slot: int) -> None:
    """CO-6.4, CO-6.6: production falls, the system stays explored; CO-6.12: its mark goes."""
    card = SYSTEMS[commander.cards[slot]]
    commander.aligned = tuple(other for other in commander.aligned if other != slot)
    commander.metal_production -= card.metal
    commander.wealth_production -= card.wealth
    commander.storms = tuple(storm for storm in commander.storms if storm[0] != slot)
