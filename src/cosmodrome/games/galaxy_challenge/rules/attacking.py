"""Chapter 5: an attack on a rocket next to one's own, for an advantage card."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Step, do_next
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_challenge.actions import Attack, Defend, GiveAdvantage
from cosmodrome.games.galaxy_challenge.data.components import FACES, GREEN, KIND_OF, LEAST_RED, NONE, POWER_BONUS, RED
from cosmodrome.games.galaxy_challenge.events import (
    AdvantageGiven,
    AttackBegan,
    BattleEnded,
    DefenceRolled,
    NothingGiven,
)
from cosmodrome.games.galaxy_challenge.rules.board import IS_BESIDE, IS_PLANET
from cosmodrome.games.galaxy_challenge.rules.dealing import hand_over, use
from cosmodrome.games.galaxy_challenge.rules.powers import raised_dice
from cosmodrome.games.galaxy_challenge.rules.rolling import totals
from cosmodrome.games.galaxy_challenge.rules.steps import DEFEND, GIVE, POWER, THEN_END_BATTLE, WINNER_GOES_ON
from cosmodrome.games.galaxy_challenge.state import Cards, State
from cosmodrome.games.galaxy_challenge.words import names


def check_attack(state: State, seat: int, action: Attack) -> Reason | None:
    """CH-5.1, CH-5.2; CH-5.9: the centre is a sector like others."""
    target = action.seat
    if not 0 <= target < len(state.cells) or target == seat:
        return _no_such_target
    return why_no_attack(state, seat, target, state.cells[seat])


def why_no_attack(state: State, seat: int, target: int, cell: int) -> Reason | None:
    """For a rocket that stands, or would stand, on this cell."""
    stands = state.cells[target]
    if IS_PLANET[cell]:
        return _on_planet
    if IS_PLANET[stands]:
        return _target_on_planet
    if not IS_BESIDE[cell][stands]:
        return _not_beside
    return _why_too_weak(state, seat, target)


def _why_too_weak(state: State, seat: int, target: int) -> Reason | None:
    if state.totals[RED] < LEAST_RED:
        return _too_weak
    if not state.hands[seat]:
        return _no_stake
    if not state.hands[target]:
        return _no_prize
    return None


def within_power(state: State) -> Cards:
    """Whom the rocket of the turn could attack from beside them."""
    seat = state.turn
    return tuple(
        [
            other
            for other, cell in enumerate(state.cells)
            if other != seat and not IS_PLANET[cell] and _why_too_weak(state, seat, other) is None
        ]
    )


def targets(state: State, cell: int) -> Cards:
    """Whom the rocket of the turn could attack from here."""
    seat = state.turn
    others = [other for other in range(len(state.cells)) if other != seat]
    return tuple([other for other in others if why_no_attack(state, seat, other, cell) is None])


def attack(state: State, seat: int, action: Attack, events: list[Event]) -> None:
    """CH-5.1: the other one is asked how to defend."""
    events.append(AttackBegan(seat, action.seat, state.totals[RED]))
    state.rival = action.seat
    do_next(state, Step(POWER, action.seat), Step(DEFEND, action.seat))


def check_defend(state: State, seat: int, action: Defend) -> Reason | None:
    """CH-5.3: one green advantage, or none."""
    card = action.card
    if card == 0:
        return None
    if not (0 < card < len(KIND_OF) and state.hands[seat] >> card & 1):
        return _not_held
    return None if KIND_OF[card] == GREEN else _not_green


def defend(state: State, seat: int, action: Defend, events: list[Event]) -> None:
    """CH-5.3."""
    cards = (action.card,) if action.card else ()
    use(state, seat, cards)
    state.rival_used = cards
    die = state.rng.roll(FACES[GREEN])
    dice = (0, 0, 0, die)
    raised = raised_dice(state.rival_power, dice, False)
    state.rival_dice, state.rival_raised = dice, raised[0] if raised else NONE
    state.rival_totals = totals(dice, cards, NONE, state.rival_power, state.rival_raised)
    bonus = POWER_BONUS[state.rival_power] if raised else 0
    events.append(DefenceRolled(seat, action.card, die, bonus, state.rival_totals[GREEN]))
    do_next(state, THEN_END_BATTLE)


def end_battle(state: State, step: Step, events: list[Event]) -> None:
    """CH-5.4: the defender wins ties; CH-5.5, CH-5.6, CH-5.8, CH-5.10: the loser gives a card, if one is left, and the
    turn is over, or goes on."""
    red, green = state.totals[RED], state.rival_totals[GREEN]
    winner, loser = (state.turn, state.rival) if red > green else (state.rival, state.turn)
    events.append(BattleEnded(state.turn, state.rival, red, green, winner))
    if state.winners_go_on and winner == state.turn:
        do_next(state, Step(WINNER_GOES_ON, winner))
    if state.hands[loser]:
        do_next(state, Step(GIVE, loser))
    else:
        events.append(NothingGiven(loser, winner))


def check_give(state: State, seat: int, action: GiveAdvantage) -> Reason | None:
    """CH-5.5, CH-5.6: any unused card."""
    return None if 0 < action.card < len(KIND_OF) and state.hands[seat] >> action.card & 1 else _not_held


def forced_give(state: State, seat: int) -> GiveAdvantage | None:
    """The only card held."""
    hand = state.hands[seat]
    return GiveAdvantage(hand.bit_length() - 1) if hand.bit_count() == 1 else None


def give_advantage(state: State, seat: int, action: GiveAdvantage, events: list[Event]) -> None:
    to = state.rival if seat == state.turn else state.turn
    hand_over(state, seat, to, action.card)
    events.append(AdvantageGiven(seat, to, action.card, seat == state.turn))


def _no_such_target(state: State, seat: int, action: Attack) -> Refusal:
    return Refusal("CH-5.1", say("no-target"))


def _on_planet(state: State, seat: int, action: Attack) -> Refusal:
    return Refusal("CH-3.4", say("at-home"))


def _target_on_planet(state: State, seat: int, action: Attack) -> Refusal:
    return Refusal("CH-5.2", say("target-at-home", who=Player(action.seat)))


def _not_beside(state: State, seat: int, action: Attack) -> Refusal:
    return Refusal("CH-5.1", say("not-beside", who=Player(action.seat)))


def _too_weak(state: State, seat: int, action: Attack) -> Refusal:
    return Refusal("CH-5.1", say("too-weak", red=state.totals[RED], needed=LEAST_RED))


def _no_stake(state: State, seat: int, action: Attack) -> Refusal:
    return Refusal("CH-5.1", say("no-stake"))


def _no_prize(state: State, seat: int, action: Attack) -> Refusal:
    return Refusal("CH-5.2", say("no-card-to-win", who=Player(action.seat)))


def _not_held(state: State, seat: int, action: Defend | GiveAdvantage) -> Refusal:
    return Refusal("CH-2.4", say("not-held", card=names.card(action.card)))


def _not_green(state: State, seat: int, action: Defend) -> Refusal:
    return Refusal("CH-5.3", say("not-green", card=names.card(action.card)))
