"""How good a position is: the points a commander can expect at the end, and the hope for the common target.

Both are sums of a few marks of the position, each with a weight from the tables below. Face-down cards enter as the
average of their deck only.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from operator import mul
from typing import NamedTuple

from cosmodrome.core.flow import Seat, Step
from cosmodrome.games.galaxy_command.data.components import (
    ABILITIES,
    ALL_TECHNOLOGIES,
    DATA,
    NEAR,
    SLOTS,
    SYSTEMS,
    Invasion,
    Revolt,
)
from cosmodrome.games.galaxy_command.rules import steps
from cosmodrome.games.galaxy_command.rules.scoring import BONUS, aligned_distant, distant_target, technology_points
from cosmodrome.games.galaxy_command.state import Commander, State

ROUNDS = DATA.setup.events_year_1 + DATA.setup.events_year_2
YEAR_1, YEAR_2 = DATA.setup.events_year_1, DATA.setup.events_year_2
SIDES = DATA.die.sides
FULL_SCORE = 30
"""The points that count as 1; hardly anybody gets there."""
STRONGEST = max(ability.military_limit for ability in ABILITIES)
TOUGHEST = max(card.resistance for card in DATA.systems) + 2
BIGGEST_STORE = max(ability.storage_limit for ability in ABILITIES)
EXPLORED_ALL = (1 << SLOTS) - 1
NEAR_SLOTS = (1 << NEAR) - 1


def chance(force: int, resistance: int) -> float:
    """That a die and this force come to the resistance."""
    return min(SIDES, max(0, SIDES + 1 + force - resistance)) / SIDES


CHANCES = tuple(tuple(chance(force, wall) for wall in range(TOUGHEST + 1)) for force in range(STRONGEST + 1))


class Odds(NamedTuple):
    """What to expect of the face-down cards of a deck."""

    near: tuple[float, ...]
    """By strength: that an attack on an unknown near system succeeds."""
    distant: tuple[float, ...]
    revolt: tuple[float, ...]
    """By resistance: that an event of year 2 is a revolt, and this system would be lost to it."""
    threat: float
    """That an event of year 2 is a revolt or an invasion, the end of a commander with no system (CO-6.7)."""


def _odds(original: bool) -> Odds:
    systems = [card for card in DATA.systems if card.original or not original]
    effects = [card.years[1] for card in DATA.events if (card.original or not original) and not card.red_alert]
    revolts = [effect.force for effect in effects if isinstance(effect, Revolt)]
    invasions = sum(isinstance(effect, Invasion) for effect in effects)
    near, distant = (
        tuple(
            _mean([chance(strength, card.resistance) for card in systems if card.distant == far])
            for strength in range(STRONGEST + 1)
        )
        for far in (False, True)
    )
    revolt = tuple(sum(chance(force, wall) for force in revolts) / len(effects) for wall in range(TOUGHEST + 1))
    return Odds(near, distant, revolt, (len(revolts) + invasions) / len(effects))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


ODDS = {sum(card.original or not original for card in DATA.events): _odds(original) for original in (False, True)}
"""By the number of event cards in the game, which tells the deck (CO-1.6)."""

POINTS_OF_TECHNOLOGIES = tuple(
    technology_points(owned) + (BONUS["scientific"] if owned == ALL_TECHNOLOGIES else 0)
    for owned in range(ALL_TECHNOLOGIES + 1)
)


class Left(NamedTuple):
    """What a commander has still to come, the turn or event under way included while it is open."""

    actions: int
    builds: int
    events: int


def left(state: State, seat: Seat) -> Left:
    rounds, step = ROUNDS - state.round, state.asked[0]
    if step.name == steps.RANSOM:
        return Left(rounds, rounds, rounds)
    if step.seat == seat:
        return Left(rounds + (step.name == steps.ACTION), rounds + 1, rounds + 1)
    waits = Step(steps.TURN, seat) in state.agenda
    return Left(rounds + waits, rounds + waits, rounds + 1)


def points_now(commander: Commander) -> int:
    """CO-8.1 to CO-8.4, quicker than the sheet by category."""
    if commander.out:
        return 0
    cards, aligned = commander.cards, commander.aligned
    total = POINTS_OF_TECHNOLOGIES[commander.technologies]
    for slot in aligned:
        total += SYSTEMS[cards[slot]].points
    if commander.explored == EXPLORED_ALL:
        total += BONUS["exploration"] + (BONUS["warlord"] if len(aligned) == SLOTS else 0)
    return total


def marks(state: State, seat: Seat) -> tuple[float, ...]:
    """The position of a commander in numbers, in the order of `WEIGHTS`."""
    commander, odds = state.commanders[seat], ODDS[len(state.pile) + len(state.unused) + len(state.used)]
    actions, builds, events = left(state, seat)
    return (
        1.0,
        actions,
        actions * actions,
        points_now(commander),
        *_economy(commander, actions, builds),
        *_sector(commander, odds, actions),
        *_dangers(commander, odds, state.year, actions == builds, events),
        _sure(state, commander, actions, builds),
    )


def _economy(commander: Commander, actions: int, builds: int) -> tuple[float, ...]:
    ability = ABILITIES[commander.technologies]
    metal, wealth = commander.metal_production, min(commander.wealth_production, BIGGEST_STORE)
    missing = (ALL_TECHNOLOGIES & ~commander.technologies).bit_count()
    payable = (commander.wealth + (wealth - 0.3) * actions) / 3.2
    return (
        commander.wealth if builds else 0,
        commander.wealth * builds,
        commander.metal * builds,
        wealth * wealth * actions,
        min(metal, BIGGEST_STORE) * actions,
        max(0.0, min(missing, builds, payable)),
        (ability.military_limit - DATA.limits.military) * actions,
        (ability.storage_limit - DATA.limits.storage) * actions,
        ability.halves_strikes * actions,
        ability.opens_distant * actions,
        (wealth // 2 if ability.halves_strikes else wealth) if commander.strike and actions else 0,
    )


def _sector(commander: Commander, odds: Odds, actions: int) -> tuple[float, ...]:
    explored, aligned, strength = commander.explored, commander.aligned, commander.strength
    near_hidden = NEAR - (explored & NEAR_SLOTS).bit_count()
    distant_hidden = SLOTS - NEAR - (explored >> NEAR).bit_count()
    opens = ABILITIES[commander.technologies].opens_distant
    blocking = distant_open = 0
    chances = CHANCES[strength]
    prospects = 0.0
    for slot, number in enumerate(commander.cards):
        if explored >> slot & 1 and slot not in aligned:
            card = SYSTEMS[number]
            prospects += card.points * chances[card.resistance]
            if slot < NEAR:
                blocking += 1
            else:
                distant_open += 1
    distant = sum([slot >= NEAR for slot in aligned])
    return (
        strength * actions,
        strength * strength * actions,
        distant,
        len(aligned) - distant,
        prospects if actions else 0,
        blocking if actions else 0,
        blocking * actions,
        distant_open if actions else 0,
        odds.near[strength] if near_hidden and actions else 0,
        near_hidden * actions,
        min(distant_hidden, actions) if opens else 0,
        odds.distant[strength] * min(distant_hidden, actions) if opens else 0,
        distant_hidden * actions,
    )


def _dangers(commander: Commander, odds: Odds, year: int, acts: bool, events: int) -> tuple[float, ...]:
    """What revolts and invasions may take: a system, or the game (CO-6.4 to CO-6.7)."""
    aligned = commander.aligned
    near_year_2 = min(1.0, (ROUNDS - events) / YEAR_1)
    ahead = near_year_2 * min(events, YEAR_2) / YEAR_2
    if not aligned:
        fails = 1.0 - odds.near[commander.strength] if acts else 1.0
        return (0.0, odds.threat * fails if year == 2 else 0.0, ahead, ahead)
    weakest = min([SYSTEMS[commander.cards[slot]].resistance for slot in aligned])
    wall = weakest + ABILITIES[commander.technologies].against_revolt
    return (odds.revolt[wall] * events, 0.0, 0.0, ahead if len(aligned) == 1 else 0.0)


def _sure(state: State, commander: Commander, actions: int, builds: int) -> float:
    """CO-5.6: a success to come, worth more where it may be a distant system."""
    coming = commander.sure_round > state.round and actions > 0
    if not coming and not (commander.sure_round == state.round and actions == builds):
        return 0.0
    return 2.0 if ABILITIES[commander.technologies].opens_distant else 1.0


WEIGHTS: tuple[tuple[str, float, float], ...] = (
    ("always", 0.590, 0.014),
    ("actions left", 0.627, -0.149),
    ("actions left, squared", 0.049, 0.024),
    ("points", 0.911, 0.030),
    ("wealth in store, before a build", 0.062, -0.017),
    ("wealth in store, per build left", 0.028, 0.014),
    ("metal in store, per build left", 0.029, 0.003),
    ("wealth production squared, per action left", 0.007, 0.005),
    ("metal production, per action left", 0.007, 0.001),
    ("technologies the wealth to come can pay", 0.580, 0.073),
    ("military limit raised, per action left", 0.026, 0.024),
    ("storage limit raised, per action left", 0.030, 0.026),
    ("strikes halved, per action left", -0.061, 0.008),
    ("distant systems open, per action left", -0.078, 0.007),
    ("wealth lost to a strike", -0.427, -0.091),
    ("strength, per action left", 0.156, 0.015),
    ("strength squared, per action left", -0.001, 0.003),
    ("distant systems aligned", 0.428, 0.922),
    ("near systems aligned", -0.034, -0.083),
    ("points of explored systems, by the chance to win them", 0.559, 0.015),
    ("near systems that bar the way", -0.390, -0.151),
    ("near systems that bar the way, per action left", 0.010, -0.030),
    ("distant systems explored, unaligned", -0.112, 0.189),
    ("chance against a face-down near system", -0.008, 0.021),
    ("face-down near systems, per action left", -0.024, -0.031),
    ("distant systems within reach", 0.332, -0.027),
    ("distant systems within reach, by the chance", 0.019, 0.374),
    ("face-down distant systems, per action left", -0.142, 0.025),
    ("chance to lose the weakest to revolts", -0.873, -0.194),
    ("chance that the home world revolts next", -2.939, 0.213),
    ("no system aligned, as year 2 comes", -1.641, 0.197),
    ("one system or none, as year 2 comes", -0.184, 0.245),
    ("a sure success ahead", 0.519, 0.127),
)
"""What each mark adds to the points and to the distant systems at the end.

Fitted by least squares: points on 20,000 solitaire games with both decks, by a plan that builds strength first and
then attacks at a fair chance; distant systems on 10,000 games of a plan that goes for them. Some moves were made at
random, so that bad positions are known too. The marks go together: the sign of a single row says little."""

POINTS = tuple(points for _, points, _ in WEIGHTS)
DISTANT = tuple(distant for _, _, distant in WEIGHTS)


def evaluate(state: State, seat: Seat) -> float:
    """0 to 1: the points to expect; with several players half of it is the common target (CO-8.6)."""
    commander = state.commanders[seat]
    if commander.out:
        return 0.0
    points = sum(map(mul, marks(state, seat), POINTS)) if state.asked else points_now(commander)
    own = min(1.0, max(0.0, points / FULL_SCORE))
    return own if len(state.commanders) == 1 else 0.5 * own + 0.5 * _common_hope(state)


def _common_hope(state: State) -> float:
    """The chance that the aligned distant systems come to the target: that of a bell curve around the sum to expect."""
    target = distant_target(state)
    if not state.asked:
        return 1.0 if aligned_distant(state) >= target else 0.0
    expected = sum(_distant_to_expect(state, seat) for seat in range(len(state.commanders)))
    deviation = (0.15 + 0.3 * sqrt(ROUNDS - state.round)) * sqrt(len(state.commanders))
    return 1.0 / (1.0 + exp(1.7 * (target - 0.5 - expected) / deviation))


def _distant_to_expect(state: State, seat: Seat) -> float:
    commander = state.commanders[seat]
    if commander.out:
        return sum(slot >= NEAR for slot in commander.aligned)
    expected: float = sum(map(mul, marks(state, seat), DISTANT))
    return min(float(SLOTS - NEAR), max(0.0, expected))
