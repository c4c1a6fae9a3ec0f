"""How good a position is: the points a commander can expect at the end, and the chance of the common target.

Points are a sum of a few marks of the position, each with a weight from the table below. The chance of the common
target follows from the outlook of every commander (`outlook.py`). Face-down cards enter as the average of their deck
only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmodrome.core.flow import Seat, by_seat
from cosmodrome.games.galaxy_command.bot.outlook import chance, outlook, position_of
from cosmodrome.games.galaxy_command.data.components import (
    ABILITIES,
    ALL_TECHNOLOGIES,
    DATA,
    NEAR,
    SLOTS,
    Invasion,
    Revolt,
)
from cosmodrome.games.galaxy_command.rules import steps
from cosmodrome.games.galaxy_command.rules.scoring import BONUS, distant_target, technology_points
from cosmodrome.games.galaxy_command.state import Commander, State

PRINTED_POINTS = {card.number: card.points for card in DATA.systems}
RESISTANCE = {card.number: card.resistance for card in DATA.systems}
"""By the number of a system."""
ROUNDS = DATA.setup.events_year_1 + DATA.setup.events_year_2
YEAR_1 = DATA.setup.events_year_1
YEAR_2 = DATA.setup.events_year_2
SIDES = DATA.die.sides
FULL_SCORE = 30
"""The points that count as 1; hardly anybody gets there."""
STRONGEST = max(ability.military_limit for ability in ABILITIES)
TOUGHEST = max(card.resistance for card in DATA.systems) + 2
BIGGEST_STORE = max(ability.storage_limit for ability in ABILITIES)
MORE_MILITARY = tuple([ability.military_limit - DATA.limits.military for ability in ABILITIES])
MORE_STORAGE = tuple([ability.storage_limit - DATA.limits.storage for ability in ABILITIES])
HALVES_STRIKES = tuple([ability.halves_strikes for ability in ABILITIES])
OPENS_DISTANT = tuple([ability.opens_distant for ability in ABILITIES])
AGAINST_REVOLT = tuple([ability.against_revolt for ability in ABILITIES])
"""By technologies."""
TURN_OF = by_seat(steps.TURN)
STEPS = {steps.ACTION: 0, steps.TRADE: 1, steps.BUILD: 2}
"""What comes next for a commander who is asked; for the others it is an action."""
HOLDINGS = range(SLOTS - NEAR + 1)
CERTAIN = tuple([tuple([float(count == held) for count in HOLDINGS]) for held in HOLDINGS])
"""The outlook of a commander whose distant systems are settled, by their number."""
EXPLORED_ALL = (1 << SLOTS) - 1
NEAR_SLOTS = (1 << NEAR) - 1


Weights = tuple[float, ...]


CHANCES = tuple(tuple(chance(force, wall) for wall in range(TOUGHEST + 1)) for force in range(STRONGEST + 1))


class Odds(NamedTuple):
    """Chances that follow from the face-down cards of a deck."""

    near: tuple[float, ...]
    """By strength: an attack on an unknown near system succeeds."""
    distant: tuple[float, ...]
    revolt: tuple[float, ...]
    """By resistance: an event of year 2 is a revolt, and this system would be lost to it."""
    threat: float
    """An event of year 2 is a revolt or an invasion, the end of a commander with no system (CO-6.7)."""


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


def left(state: State, seat: Seat) -> tuple[int, int, int]:
    """The actions, builds and events still to come for a commander; the one under way counts while it is open."""
    rounds, step = ROUNDS - state.round, state.asked[0]
    name = step.name
    if name == steps.RANSOM:
        return rounds, rounds, rounds
    if step.seat == seat:
        return rounds + (name == steps.ACTION), rounds + 1, rounds + 1
    waits = TURN_OF[seat] in state.agenda
    return rounds + waits, rounds + waits, rounds + 1


def points_now(commander: Commander) -> int:
    """CO-8.1 to CO-8.4, quicker than the sheet by category."""
    if commander.out:
        return 0
    cards, aligned = commander.cards, commander.aligned
    total = POINTS_OF_TECHNOLOGIES[commander.technologies]
    for slot in aligned:
        total += PRINTED_POINTS[cards[slot]]
    if commander.explored == EXPLORED_ALL:
        total += BONUS["exploration"] + (BONUS["warlord"] if len(aligned) == SLOTS else 0)
    return total


def expected(state: State, seat: Seat, weights: Weights) -> float:
    """The marks of a commander's position, each with its weight, in the order of `WEIGHTS`."""
    commander, odds = state.commanders[seat], ODDS[len(state.pile) + len(state.unused) + len(state.used)]
    actions, builds, events = left(state, seat)
    total = weights[0]
    total += actions * weights[1]
    total += actions * actions * weights[2]
    total += points_now(commander) * weights[3]
    total = _economy(total, weights, commander, actions, builds)
    total = _sector(total, weights, commander, odds, actions)
    total = _dangers(total, weights, commander, odds, state.year, actions == builds, events)
    return total + _sure(state, commander, actions, builds) * weights[32]


def _economy(total: float, weights: Weights, commander: Commander, actions: int, builds: int) -> float:
    technologies = commander.technologies
    wealth = min(commander.wealth_production, BIGGEST_STORE)
    if builds:
        total += commander.wealth * weights[4]
        total += commander.wealth * builds * weights[5]
        total += commander.metal * builds * weights[6]
    if actions:
        total += wealth * wealth * actions * weights[7]
        total += min(commander.metal_production, BIGGEST_STORE) * actions * weights[8]
    missing = (ALL_TECHNOLOGIES & ~technologies).bit_count()
    payable = (commander.wealth + (wealth - 0.3) * actions) / 3.2
    total += max(0.0, min(float(min(missing, builds)), payable)) * weights[9]
    if actions and technologies:
        total += MORE_MILITARY[technologies] * actions * weights[10]
        total += MORE_STORAGE[technologies] * actions * weights[11]
        if HALVES_STRIKES[technologies]:
            total += actions * weights[12]
        if OPENS_DISTANT[technologies]:
            total += actions * weights[13]
    if commander.strike and actions:
        total += (wealth // 2 if HALVES_STRIKES[technologies] else wealth) * weights[14]
    return total


def _sector(total: float, weights: Weights, commander: Commander, odds: Odds, actions: int) -> float:
    explored, aligned, strength = commander.explored, commander.aligned, commander.strength
    near_hidden = NEAR - (explored & NEAR_SLOTS).bit_count()
    distant_hidden = SLOTS - NEAR - (explored >> NEAR).bit_count()
    opens = OPENS_DISTANT[commander.technologies]
    done = distant = blocking = distant_open = 0
    for slot in aligned:
        done |= 1 << slot
        if slot >= NEAR:
            distant += 1
    prospects = 0.0
    open_now = explored & ~done
    if open_now:
        chances = CHANCES[strength]
        for slot, number in enumerate(commander.cards):
            if open_now >> slot & 1:
                prospects += PRINTED_POINTS[number] * chances[RESISTANCE[number]]
                if slot < NEAR:
                    blocking += 1
                else:
                    distant_open += 1
    total += strength * actions * weights[15]
    total += strength * strength * actions * weights[16]
    total += distant * weights[17]
    total += (len(aligned) - distant) * weights[18]
    if not actions:
        return total
    total += prospects * weights[19]
    total += blocking * weights[20]
    total += blocking * actions * weights[21]
    total += distant_open * weights[22]
    if near_hidden:
        total += odds.near[strength] * weights[23]
        total += near_hidden * actions * weights[24]
    if opens:
        within_reach = min(distant_hidden, actions)
        total += within_reach * weights[25]
        total += odds.distant[strength] * within_reach * weights[26]
    return total + distant_hidden * actions * weights[27]


def _dangers(
    total: float, weights: Weights, commander: Commander, odds: Odds, year: int, acts: bool, events: int
) -> float:
    """What revolts and invasions may take: a system, or the game (CO-6.4 to CO-6.7)."""
    aligned = commander.aligned
    near_year_2 = min(1.0, (ROUNDS - events) / YEAR_1)
    ahead = near_year_2 * min(events, YEAR_2) / YEAR_2
    if not aligned:
        if year == 2:
            fails = 1.0 - odds.near[commander.strength] if acts else 1.0
            total += odds.threat * fails * weights[29]
        total += ahead * weights[30]
        return total + ahead * weights[31]
    weakest = min([RESISTANCE[commander.cards[slot]] for slot in aligned])
    wall = weakest + AGAINST_REVOLT[commander.technologies]
    total += odds.revolt[wall] * events * weights[28]
    return total + ahead * weights[31] if len(aligned) == 1 else total


def _sure(state: State, commander: Commander, actions: int, builds: int) -> float:
    """CO-5.6: a success to come, worth more where it may be a distant system."""
    coming = commander.sure_round > state.round and actions > 0
    if not coming and not (commander.sure_round == state.round and actions == builds):
        return 0.0
    return 2.0 if OPENS_DISTANT[commander.technologies] else 1.0


WEIGHTS: tuple[tuple[str, float], ...] = (
    ("always", 0.590),
    ("actions left", 0.627),
    ("actions left, squared", 0.049),
    ("points", 0.911),
    ("wealth in store, before a build", 0.062),
    ("wealth in store, per build left", 0.028),
    ("metal in store, per build left", 0.029),
    ("wealth production squared, per action left", 0.007),
    ("metal production, per action left", 0.007),
    ("technologies the wealth to come can pay", 0.580),
    ("military limit raised, per action left", 0.026),
    ("storage limit raised, per action left", 0.030),
    ("strikes halved, per action left", -0.061),
    ("distant systems open, per action left", -0.078),
    ("wealth lost to a strike", -0.427),
    ("strength, per action left", 0.156),
    ("strength squared, per action left", -0.001),
    ("distant systems aligned", 0.428),
    ("near systems aligned", -0.034),
    ("points of explored systems, by the chance to win them", 0.559),
    ("near systems that bar the way", -0.390),
    ("near systems that bar the way, per action left", 0.010),
    ("distant systems explored, unaligned", -0.112),
    ("chance against a face-down near system", -0.008),
    ("face-down near systems, per action left", -0.024),
    ("distant systems within reach", 0.332),
    ("distant systems within reach, by the chance", 0.019),
    ("face-down distant systems, per action left", -0.142),
    ("chance to lose the weakest to revolts", -0.873),
    ("chance that the home world revolts next", -2.939),
    ("no system aligned, as year 2 comes", -1.641),
    ("one system or none, as year 2 comes", -0.184),
    ("a sure success ahead", 0.519),
)
"""What each mark adds to the points at the end.

Fitted by least squares on 20,000 solitaire games with both decks, by a plan that builds strength first and then
attacks at a fair chance. Some moves were made at random, so that bad positions are known too. The marks go together:
the sign of a single row says little."""

POINTS: Weights = tuple([weight for _, weight in WEIGHTS])
TOGETHER, NEARER, OWN = 0.83, 0.15, 0.02
"""With several players: the chance of the common target, how much of it is to be expected (which tells positions apart
while that chance is small), and the own points, which decide where the target does not."""


def evaluate(state: State, seat: Seat) -> float:
    """0 to 1. Alone it is the points to expect; with several players the common target (CO-8.6) comes first."""
    own = _own_points(state, seat)
    if len(state.commanders) == 1:
        return own
    together, nearer = _common_target(state)
    return TOGETHER * together + NEARER * nearer + OWN * own


def _own_points(state: State, seat: Seat) -> float:
    commander = state.commanders[seat]
    if commander.out:
        return 0.0
    points = expected(state, seat, POINTS) if state.asked else float(points_now(commander))
    return min(1.0, max(0.0, points / FULL_SCORE))


def _common_target(state: State) -> tuple[float, float]:
    """The chance that all reach it together, and the share of all distant systems that is to be expected."""
    sums = [1.0]
    coming = 0.0
    seats = len(state.commanders)
    for seat in range(seats):
        held = _outlook(state, seat)
        wider = [0.0] * (len(sums) + len(held) - 1)
        for count, share in enumerate(held):
            if share > 0.0:
                coming += count * share
                for total, before in enumerate(sums):
                    wider[total + count] += before * share
        sums = wider
    return sum(sums[distant_target(state) :]), coming / (seats * (SLOTS - NEAR))


def _outlook(state: State, seat: Seat) -> tuple[float, ...]:
    commander = state.commanders[seat]
    if commander.out or not state.asked:
        return CERTAIN[sum([slot >= NEAR for slot in commander.aligned])]
    actions, _, _ = left(state, seat)
    step = state.asked[0]
    comes_next = STEPS.get(step.name, 0) if step.seat == seat else 0
    return outlook(position_of(commander, actions, comes_next, state.round))
