"""What a bot wants to know: how good a position is, the moves worth a thought, and re-dealing what is hidden."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import Seat
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command.actions import Explore
from cosmodrome.games.galaxy_command.components import ABILITIES, ALL_TECHNOLOGIES, DATA, NEAR, SLOTS, SYSTEMS
from cosmodrome.games.galaxy_command.rules.scoring import (
    aligned_distant,
    distant_target,
    points,
)
from cosmodrome.games.galaxy_command.rules.verbs import offers
from cosmodrome.games.galaxy_command.state import Commander, State

ROUNDS = DATA.setup.events_year_1 + DATA.setup.events_year_2


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    """The offers, with one face-down near and one distant system for all of them: they are alike until turned up."""
    kept: list[Action] = []
    near = distant = False
    for action in offers(state, seat):
        if isinstance(action, Explore):
            if action.slot < NEAR:
                if near:
                    continue
                near = True
            else:
                if distant:
                    continue
                distant = True
        kept.append(action)
    return kept


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Nobody knows a face-down card: near ones are dealt anew among themselves, distant ones and events likewise."""
    deal = state.clone()
    deal.rng = rng.spawn()
    _redeal_systems(deal, False, rng)
    _redeal_systems(deal, True, rng)
    events = [*deal.pile, *deal.unused]
    rng.shuffle(events)
    cut = len(deal.pile)
    deal.pile, deal.unused = tuple(events[:cut]), tuple(events[cut:])
    return deal


def _redeal_systems(state: State, distant: bool, rng: Rng) -> None:
    slots = range(NEAR, SLOTS) if distant else range(NEAR)
    hidden = [number for number in state.rest if SYSTEMS[number].distant == distant]
    others = tuple(number for number in state.rest if SYSTEMS[number].distant != distant)
    undealt = len(hidden)
    for commander in state.commanders:
        hidden += [commander.cards[slot] for slot in slots if not commander.explored >> slot & 1]
    rng.shuffle(hidden)
    state.rest = others + tuple(hidden[:undealt]) if distant else tuple(hidden[:undealt]) + others
    for commander in state.commanders:
        cards = list(commander.cards)
        for slot in slots:
            if not commander.explored >> slot & 1:
                cards[slot] = hidden.pop()
        commander.cards = tuple(cards)


def evaluate(state: State, seat: Seat) -> float:
    """0 to 1: the points to expect; with several players half of it is the common target (CO-8.6)."""
    own = min(1.0, expected_points(state, state.commanders[seat]) / 30)
    if len(state.commanders) == 1:
        return own
    return 0.5 * own + 0.5 * _common_hope(state)


def _common_hope(state: State) -> float:
    found, wanted = aligned_distant(state), distant_target(state)
    if not state.agenda:
        return 1.0 if found >= wanted else 0.0
    return min(1.0, found / wanted)


def turns_left(state: State, commander: Commander) -> float:
    """Turns of this commander still to come; half of one while it is under way."""
    return ROUNDS - state.round + 0.5


def expected_points(state: State, commander: Commander) -> float:
    """What the commander has, and what the turns left may add to it."""
    have = float(sum(points(commander).values()))
    if not state.agenda or commander.out:
        return have
    turns = turns_left(state, commander)
    return have + _systems_to_come(commander, turns) + _technologies_to_come(commander, turns)


def _systems_to_come(commander: Commander, turns: float) -> float:
    ability = ABILITIES[commander.technologies]
    growth = min(0.7, 0.35 * min(commander.metal_production, commander.wealth_production))
    strength = commander.strength + 0.5 * growth
    limit = ability.military_limit
    expected = 0.0
    for resistance, worth in _targets(commander, ability.opens_distant, turns):
        if turns <= 0:
            break
        chance = min(1.0, max(0.0, (strength + 7 - resistance) / 6))
        tries = 1.0 / max(chance, 0.25)
        share = min(1.0, turns / tries)
        expected += share * worth * (0.25 + 0.75 * chance)
        turns -= tries
        strength = min(limit, strength + growth * tries)
    return expected


def _targets(commander: Commander, opens_distant: bool, turns: float) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for slot in range(SLOTS):
        if slot in commander.aligned:
            continue
        if commander.explored >> slot & 1:
            card = SYSTEMS[commander.cards[slot]]
            found.append((card.resistance, card.points + 0.05 * turns * (card.metal + card.wealth)))
        elif slot < NEAR:
            found.append((5.9, 0.9 + 0.04 * turns))
        elif opens_distant:
            found.append((8.2, 1.6 + 0.03 * turns))
    found.sort()
    return found


def _technologies_to_come(commander: Commander, turns: float) -> float:
    """One a turn at most, each for about three wealth; strength takes its part of the wealth."""
    missing = (ALL_TECHNOLOGIES & ~commander.technologies).bit_count()
    limit = ABILITIES[commander.technologies].storage_limit
    income = min(commander.wealth_production, limit) + 0.2 * min(3, commander.metal_production)
    wealth = commander.wealth + max(0.0, income - 0.4) * turns + 0.1 * commander.metal
    affordable = wealth / 3.4
    if limit <= DATA.limits.storage:
        missing = min(missing, 6)
    return 0.95 * min(missing, turns, affordable)
