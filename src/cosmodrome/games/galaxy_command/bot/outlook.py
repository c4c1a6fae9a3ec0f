"""How many distant systems a commander will probably hold at the end: what the common target (CO-8.6) asks of each.

The rest of the game is played in thought by a simple plan, on average instead of with dice: an attack with a chance of
a half wins half a system. The plan builds some strength, attacks near systems on the way, discovers what opens the
distant ones, and attacks those. How much strength comes first is tried out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cosmodrome.games.galaxy_command.data.components import ABILITIES, DATA, NEAR, REQUIRED, SLOTS, SYSTEMS
from cosmodrome.games.galaxy_command.state import Commander

SIDES = DATA.die.sides
DISTANT = SLOTS - NEAR
EIGHTHS = 8
"""Strength is a fraction here; chances are known for its eighths."""
FULL = 0.999
"""So much of a resource pays like a whole one."""
STRENGTH_FIRST = (0.0, 1.0, 2.0, 3.0)
"""The plans: so much strength is built before the next technology."""
WORTH_TRYING = 0.3
"""The chance at which near systems that bar the way are attacked before the distant ones are open."""
GROWTH = 1.7
"""An unknown near system is worth more than the wealth it produces on average: there is a choice of them."""
SHORT = 0.5
"""Strength may be built before a technology if no more wealth than this is then missing in the next turn."""
KEPT = 1 << 15
"""Positions whose outlook is remembered."""


class Position(NamedTuple):
    """All that the plan asks of a commander."""

    actions: int
    """Still to come."""
    step: int
    """What comes next: 0 an action, 1 an exchange, 2 building."""
    metal: int
    wealth: int
    strength: int
    metal_production: int
    wealth_production: int
    technologies: int
    near_hidden: int
    barring: tuple[int, ...]
    """Near systems that are explored and unaligned."""
    distant: int
    """Aligned."""
    distant_hidden: int
    distant_open: tuple[int, ...]
    """The resistances of those that are explored and unaligned, the weakest first."""
    sure: bool
    strike: bool
    built: bool
    discovered: bool


def _way_to(index: int) -> tuple[int, ...]:
    """A technology and all that must come before it: the one on its left, and room in the store for its cost."""
    way: list[int] = []
    if DATA.technologies[index].cost > DATA.limits.storage:
        roomy = [i for i, row in enumerate(DATA.technologies) if row.ability.storage_limit > DATA.limits.storage]
        way += [step for room in roomy[:1] if room != index for step in _way_to(room)]
    if REQUIRED[index] >= 0:
        way += _way_to(REQUIRED[index])
    return tuple(dict.fromkeys([*way, index]))


def _ways(ability: str) -> tuple[int, ...]:
    found = [_way_to(index) for index, row in enumerate(DATA.technologies) if getattr(row.ability, ability)]
    return found[0] if found else ()


COSTS = tuple([row.cost for row in DATA.technologies])
SURE_SUCCESS = tuple([row.ability.sure_success for row in DATA.technologies])
WAY_OUT = _ways("opens_distant")
"""The technologies on the way to distant systems, in the order of the plan."""
WAY_ON = _ways("sure_success")
"""Those that are discovered then."""
OPENS = tuple([ability.opens_distant for ability in ABILITIES])
HALVES = tuple([ability.halves_strikes for ability in ABILITIES])
STORES = tuple([float(ability.storage_limit) for ability in ABILITIES])
STRENGTHS = tuple([float(ability.military_limit) for ability in ABILITIES])
GIVES = tuple([float(ability.trade_give) for ability in ABILITIES])
GETS = tuple([float(ability.trade_get) for ability in ABILITIES])
STRONGEST = int(max(STRENGTHS))
METAL, WEALTH = float(DATA.limits.military_metal), float(DATA.limits.military_wealth)


def chance(strength: float, resistance: float) -> float:
    """The chance that a die and this strength reach the resistance; in between where strength is a fraction."""
    return min(1.0, max(0.0, (SIDES + 1 + strength - resistance) / SIDES))


def _average(distant: bool) -> tuple[float, ...]:
    walls = [card.resistance for card in DATA.systems if card.distant == distant]
    return tuple(
        [
            sum([chance(eighth / EIGHTHS, wall) for wall in walls]) / len(walls)
            for eighth in range(STRONGEST * EIGHTHS + 2)
        ]
    )


UNKNOWN_NEAR, UNKNOWN_DISTANT = _average(False), _average(True)
"""The chance against a face-down system, by eighths of strength."""
NEAR_CARDS = [card for card in DATA.systems if not card.distant]
NEAR_METAL = sum([card.metal for card in NEAR_CARDS]) / len(NEAR_CARDS)
NEAR_WEALTH = sum([card.wealth for card in NEAR_CARDS]) / len(NEAR_CARDS)
NEAR_WALL = sum([card.resistance for card in NEAR_CARDS]) / len(NEAR_CARDS) + 0.6
"""Of a near system that withstood an attack."""
KNOWN_WALL = {number: card.resistance for number, card in SYSTEMS.items()}


def position_of(commander: Commander, actions: int, step: int, round_now: int) -> Position:
    explored, cards = commander.explored, commander.cards
    aligned = 0
    for slot in commander.aligned:
        aligned |= 1 << slot
    barring: list[int] = []
    walls: list[int] = []
    unaligned = explored & ~aligned
    if unaligned:
        for slot, number in enumerate(cards):
            if unaligned >> slot & 1:
                if slot < NEAR:
                    barring.append(number)
                else:
                    walls.append(KNOWN_WALL[number])
    near_slots = (1 << NEAR) - 1
    at_building = step == 2
    return Position(
        actions,
        step,
        commander.metal,
        commander.wealth,
        commander.strength,
        commander.metal_production,
        commander.wealth_production,
        commander.technologies,
        NEAR - (explored & near_slots).bit_count(),
        tuple(sorted(barring)),
        (aligned >> NEAR).bit_count(),
        DISTANT - (explored >> NEAR).bit_count(),
        tuple(sorted(walls)),
        0 < round_now <= commander.sure_round,
        commander.strike,
        at_building and commander.built,
        at_building and commander.discovered,
    )


@lru_cache(maxsize=KEPT)
def outlook(position: Position) -> tuple[float, ...]:
    """The chance of each number of distant systems at the end, by the best of the plans."""
    best: tuple[float, ...] = ()
    most = -1.0
    for strength_first in STRENGTH_FIRST:
        plan = Plan(position, strength_first)
        plan.play(position.step)
        coming = 0.0
        for count, share in enumerate(plan.held):
            coming += count * share
        if coming > most:
            best, most = tuple(plan.held), coming
    return best


class Plan:
    """One commander's game, played on in thought. Metal, wealth, strength and systems are averages."""

    def __init__(self, position: Position, strength_first: float) -> None:
        self.strength_first = strength_first
        self.actions = position.actions
        self.metal = float(position.metal)
        self.wealth = float(position.wealth)
        self.strength = float(position.strength)
        self.metal_production = float(position.metal_production)
        self.wealth_production = float(position.wealth_production)
        self.technologies = position.technologies
        self.near_hidden = float(position.near_hidden)
        self.barring = float(len(position.barring))
        self.barring_wall = self.barring_metal = self.barring_wealth = 0.0
        for number in position.barring:
            card = SYSTEMS[number]
            self.barring_wall += card.resistance / self.barring
            self.barring_metal += card.metal / self.barring
            self.barring_wealth += card.wealth / self.barring
        self.held = [0.0] * (DISTANT + 1)
        """The chance to hold so many distant systems."""
        self.held[position.distant] = 1.0
        self.distant = position.distant
        self.distant_hidden = position.distant_hidden
        self.walls = position.distant_open
        self.sure = position.sure
        self.strike = position.strike
        self.built = position.built
        self.discovered = position.discovered

    def play(self, step: int) -> None:
        while True:
            if step == 0:
                if self.actions <= 0:
                    return
                self.actions -= 1
                self.built = self.discovered = False
                self.act()
                self.collect()
            if step <= 1:
                self.trade()
            self.build()
            step = 0

    def act(self) -> None:
        """Distant systems where they are open, near ones otherwise."""
        opens = OPENS[self.technologies]
        left = 1.0
        lost = 0.0
        if opens or self.walls:
            left, lost = self.attack_distant(opens)
        if left > 0.0:
            lost += self.attack_near(left, opens)
        self.strength = max(0.0, self.strength - lost)
        self.sure = False

    def attack_distant(self, opens: bool) -> tuple[float, float]:
        """What is left of the action, and the strength it cost."""
        free = max(0.0, 1.0 - self.barring)
        unknown = UNKNOWN_DISTANT[int(self.strength * EIGHTHS)]
        known = len(self.walls)
        left, lost = 1.0, 0.0
        for count in range(DISTANT - 1, self.distant - 1, -1):
            share = self.held[count]
            if share <= 0.0:
                continue
            done = count - self.distant
            hope = spent = 0.0
            if opens and max(0, done - known) < self.distant_hidden:
                hope, spent = unknown * free, free
                if self.sure:
                    hope = free
            if done < known:
                better = chance(self.strength, self.walls[done])
                if self.sure:
                    better = 1.0
                if better > hope:
                    hope, spent = better, 1.0
            moved = share * hope
            self.held[count] -= moved
            self.held[count + 1] += moved
            left -= share * spent
            lost += share * (spent - hope)
        return max(0.0, left), lost

    def attack_near(self, left: float, opens: bool) -> float:
        """Systems that bar the way come first; how much strength it cost."""
        tried = won = 0.0
        if self.barring > 0.0:
            hope = 1.0 if self.sure else chance(self.strength, self.barring_wall)
            if opens or self.strength <= 0.0 or hope >= WORTH_TRYING:
                tried = left * min(1.0, self.barring)
                won = tried * hope
                self.barring -= won
                self.metal_production += won * self.barring_metal
                self.wealth_production += won * self.barring_wealth
        explores = left - tried
        if opens or explores <= 0.0 or self.near_hidden < 1.0:
            return tried - won
        hope = UNKNOWN_NEAR[int(self.strength * EIGHTHS)]
        self.near_hidden -= explores
        self.metal_production += explores * hope * NEAR_METAL
        self.wealth_production += explores * hope * NEAR_WEALTH * GROWTH
        failed = explores * (1.0 - hope)
        if failed > 0.0:
            both = self.barring + failed
            self.barring_wall = (self.barring_wall * self.barring + NEAR_WALL * failed) / both
            self.barring_metal = (self.barring_metal * self.barring + NEAR_METAL * failed) / both
            self.barring_wealth = (self.barring_wealth * self.barring + NEAR_WEALTH * failed) / both
            self.barring = both
        return tried - won + failed

    def collect(self) -> None:
        store = STORES[self.technologies]
        if not self.strike:
            self.metal += self.metal_production
            self.wealth += self.wealth_production
        elif HALVES[self.technologies]:
            self.metal += (self.metal_production + 1.0) / 2.0
            self.wealth += (self.wealth_production + 1.0) / 2.0
        self.strike = False
        self.metal = min(store, self.metal)
        self.wealth = min(store, self.wealth)

    def trade(self) -> None:
        """Metal that is not needed for strength, or wealth where there is no metal."""
        gives, gets = GIVES[self.technologies], GETS[self.technologies]
        if gives <= 0.0:
            return
        store, grows = STORES[self.technologies], self.strength + 0.01 < STRENGTHS[self.technologies]
        if self.metal >= gives + (METAL if grows else 0.0) and self.wealth + gets <= store:
            self.metal -= gives
            self.wealth += gets
        elif self.metal < METAL and self.wealth > gives + FULL and grows and OPENS[self.technologies]:
            self.wealth -= gives
            self.metal += gets

    def build(self) -> None:
        wanted = self.next_of(WAY_OUT)
        if wanted < 0:
            self.arm()
            wanted = self.next_of(WAY_ON)
            if wanted >= 0 and self.actions > 0:
                self.discover(wanted)
            return
        if self.strength < self.strength_first:
            self.arm()
        self.discover(wanted)
        wanted = self.next_of(WAY_OUT)
        after = self.wealth + self.wealth_production
        if wanted < 0 or after - WEALTH >= COSTS[wanted] - SHORT or after > STORES[self.technologies] + 0.5:
            self.arm()

    def next_of(self, way: tuple[int, ...]) -> int:
        for index in way:
            if not self.technologies >> index & 1:
                return index
        return -1

    def arm(self) -> None:
        room = STRENGTHS[self.technologies] - self.strength
        if not self.built and room > 0.01 and self.metal >= METAL * FULL and self.wealth >= WEALTH * FULL:
            share = min(1.0, room)
            self.strength += share
            self.metal = max(0.0, self.metal - share * METAL)
            self.wealth = max(0.0, self.wealth - share * WEALTH)
            self.built = True

    def discover(self, index: int) -> None:
        if not self.discovered and self.wealth >= COSTS[index] * FULL:
            self.wealth = max(0.0, self.wealth - COSTS[index])
            self.technologies |= 1 << index
            self.discovered = True
            if SURE_SUCCESS[index]:
                self.sure = True
