"""Chapter 6: a challenge for anomaly chips, on the home planet of another player."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.core.flow import Reason, Step, do_next
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_challenge.actions import AnswerChallenge, LeavePlanet
from cosmodrome.games.galaxy_challenge.data.components import (
    BONUS_OF,
    CELLS,
    CHALLENGE,
    HOMES,
    NONE,
    POWER_BONUS,
)
from cosmodrome.games.galaxy_challenge.events import (
    ChallengeAnswered,
    ChallengeBegan,
    ChallengeEnded,
    PlanetLeft,
)
from cosmodrome.games.galaxy_challenge.rules.board import PLACES, SECTORS, bits, spread
from cosmodrome.games.galaxy_challenge.rules.dealing import use
from cosmodrome.games.galaxy_challenge.rules.powers import raised_dice
from cosmodrome.games.galaxy_challenge.rules.rolling import check_cards, roll_all, special_of, totals
from cosmodrome.games.galaxy_challenge.rules.steps import ANSWER, LEAVE, POWER, THEN_END_CHALLENGE, WINNER_GOES_ON
from cosmodrome.games.galaxy_challenge.state import Cards, Dice, State
from cosmodrome.games.galaxy_challenge.words import names

NO_CARDS = AnswerChallenge(())


def why_no_challenge(state: State, seat: int, target: int) -> Callable[[State, int, int], Refusal] | None:
    """CH-6.1, CH-6.6."""
    if target == seat:
        return _own_planet
    if not state.chips[seat]:
        return _no_chip
    if state.challenged >> seat & 1:
        return _in_a_row
    if not state.chips[target]:
        return _no_prize
    if state.cells[target] == HOMES[state.colours[target]]:
        return _at_home
    return None


def begin_challenge(state: State, seat: int, events: list[Event]) -> None:
    """CH-6.2, CH-6.8: the planet's owner is asked to answer."""
    target = state.colours.index(HOMES.index(state.cells[seat]))
    events.append(ChallengeBegan(seat, target, state.totals, sum(state.totals)))
    state.challenged |= 1 << seat
    state.rival = target
    do_next(state, Step(POWER, target), Step(ANSWER, target), Step(LEAVE, seat))


def check_answer(state: State, seat: int, action: AnswerChallenge) -> Reason | None:
    """CH-6.3: cards from hand, one of a kind."""
    return check_cards(state, seat, action.cards)


def forced_answer(state: State, seat: int) -> AnswerChallenge | None:
    """Whoever holds no card can only roll."""
    return None if state.hands[seat] else NO_CARDS


def answer_challenge(state: State, seat: int, action: AnswerChallenge, events: list[Event]) -> None:
    """CH-6.3: all four dice; whichever die a special advantage or a power joins, the sum is the same."""
    use(state, seat, action.cards)
    state.rival_used = action.cards
    state.rival_dice = roll_all(state)
    raised = raised_dice(state.rival_power, state.rival_dice, False)
    state.rival_raised = raised[0] if raised else NONE
    state.rival_totals = summed(state.rival_dice, action.cards, state.rival_power, state.rival_raised)
    bonus = POWER_BONUS[state.rival_power] if raised else 0
    number = sum(state.rival_totals)
    events.append(ChallengeAnswered(seat, action.cards, state.rival_dice, state.rival_raised, bonus, number))
    do_next(state, THEN_END_CHALLENGE)


def summed(dice: Dice, cards: Cards, power: int, raised: int) -> Dice:
    """Totals of a roll that is only added up: a special advantage counts with black."""
    return totals(dice, cards, 0 if special_of(cards) else NONE, power, raised)


def end_challenge(state: State, step: Step, events: list[Event]) -> None:
    """CH-6.4: the defender wins ties."""
    challenger, target = state.turn, state.rival
    number, answer = sum(state.totals), sum(state.rival_totals)
    if number > answer:
        big = number - answer >= CHALLENGE.big_margin
        chips = min(CHALLENGE.big_chips if big else CHALLENGE.chips, state.chips[target])
        winner, loser = challenger, target
    else:
        chips, winner, loser = CHALLENGE.chips, target, challenger
    held = put(state.chips, loser, state.chips[loser] - chips)
    state.chips = put(held, winner, held[winner] + chips)
    events.append(ChallengeEnded(challenger, target, (number, answer), winner, chips))


def landing(state: State) -> int:
    """CH-6.5: the free sectors next to the planet, or the nearest free ones."""
    taken = bits(state.cells)
    ring = 1 << state.cells[state.turn]
    while True:
        ring = spread(ring) & PLACES
        free = ring & SECTORS & ~taken
        if free:
            return free


def forced_leave(state: State, seat: int) -> LeavePlanet | None:
    free = landing(state)
    return LeavePlanet(free.bit_length() - 1) if free.bit_count() == 1 else None


def check_leave(state: State, seat: int, action: LeavePlanet) -> Reason | None:
    return None if 0 <= action.cell < CELLS and landing(state) >> action.cell & 1 else _not_next


def leave_planet(state: State, seat: int, action: LeavePlanet, events: list[Event]) -> None:
    """CH-6.5, CH-6.9."""
    events.append(PlanetLeft(seat, state.cells[seat], action.cell))
    state.cells = put(state.cells, seat, action.cell)
    if goes_on(state):
        do_next(state, Step(WINNER_GOES_ON, seat))


def goes_on(state: State) -> bool:
    """CH-6.9."""
    return state.winners_go_on and sum(state.totals) > sum(state.rival_totals)


def worth(hand: int) -> int:
    """What all the cards of a hand add up to."""
    return sum([bonus for card, bonus in enumerate(BONUS_OF) if hand >> card & 1])


def _own_planet(state: State, seat: int, target: int) -> Refusal:
    return Refusal("CH-6.1", say("own-planet"))


def _no_chip(state: State, seat: int, target: int) -> Refusal:
    return Refusal("CH-6.1", say("no-chip"))


def _in_a_row(state: State, seat: int, target: int) -> Refusal:
    return Refusal("CH-6.6", say("challenged-before"))


def _no_prize(state: State, seat: int, target: int) -> Refusal:
    return Refusal("CH-6.1", say("no-chip-to-win", who=Player(target)))


def _at_home(state: State, seat: int, target: int) -> Refusal:
    return Refusal("CH-6.1", say("owner-at-home", who=Player(target)))


def _not_next(state: State, seat: int, action: LeavePlanet) -> Refusal:
    return Refusal("CH-6.5", say("not-next", place=names.place(action.cell)))
