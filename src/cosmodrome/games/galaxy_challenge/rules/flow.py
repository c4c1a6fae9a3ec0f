"""How a game goes: colours are chosen, then turns until the bank is empty.

A turn: the power for the roll, cards and dice, the move, then exploring, an attack or a challenge. `AUTOMATIC` leads
from one decision to the next, `FORCED` finds decisions with nothing to decide, and `DEEDS` says what a player can do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cosmodrome.core.records import Action, Event
from cosmodrome.games.galaxy_challenge import actions as says
from cosmodrome.games.galaxy_challenge.components import HOMES, NONE
from cosmodrome.games.galaxy_challenge.events import TurnBegan, TurnEnded
from cosmodrome.games.galaxy_challenge.rules import (
    attacking,
    challenge,
    ending,
    exploring,
    moving,
    phases,
    powers,
    rolling,
    setup,
)
from cosmodrome.games.galaxy_challenge.rules.dealing import lay_under
from cosmodrome.games.galaxy_challenge.rules.reasons import Check
from cosmodrome.games.galaxy_challenge.state import State, put


def go_on(state: State, told: list[Event]) -> None:
    """To the next decision that is one, or to the end of the game."""
    while True:
        step = AUTOMATIC.get(state.phase)
        if step is not None:
            step(state, told)
            continue
        find = FORCED.get(state.phase)
        action = find(state) if find is not None else None
        if action is None:
            return
        DEEDS[type(action)].do(state, state.seat, action, told)


def begin_turn(state: State, told: list[Event]) -> None:
    """CH-2.1."""
    seat = state.turn
    state.seat = seat
    state.start = state.cells[seat]
    state.dice = state.totals = ()
    state.special = state.raised = NONE
    told.append(TurnBegan(seat))
    state.phase = phases.BEFORE_ROLL


def before_roll(state: State, told: list[Event]) -> None:
    """CH-8.6: whoever rolls next may have to take over a power first."""
    choice = powers.nearest(state, state.seat)
    if len(choice) > 1:
        state.phase = phases.POWER
    else:
        take_power(state, choice[0] if choice else state.seat, told)


def pick_power(state: State, seat: int, action: says.PickPower, told: list[Event]) -> None:
    take_power(state, action.seat, told)


def take_power(state: State, owner: int, told: list[Event]) -> None:
    """For the roll that is due: of the turn, of a defence, of an answer, or of a tie."""
    power = powers.power_of(state, state.seat, owner, told)
    if state.numbers:
        state.powers = put(state.powers, state.seat, power)
        state.phase = phases.TIE
    elif state.rival == phases.NOBODY:
        state.power = power
        state.phase = phases.ROLL
    else:
        state.rival_power = power
        planet = HOMES[state.colours[state.rival]]
        state.phase = phases.ANSWER if state.cells[state.turn] == planet else phases.DEFEND


def arrive(state: State, told: list[Event]) -> None:
    """CH-4.1, CH-6.7: a challenge, or the choice of exploring, attacking or neither."""
    seat = state.turn
    if moving.is_foreign_planet(state, seat, state.cells[seat]):
        challenge.begin_challenge(state, seat, told)
    else:
        state.phase = phases.ACT


def end_turn(state: State, told: list[Event]) -> None:
    """CH-2.2, CH-2.5: used cards return to the deck; CH-1.1: the next turn is clockwise."""
    cards = state.used + state.rival_used
    lay_under(state, cards)
    told.append(TurnEnded(state.turn, cards))
    state.used = state.rival_used = ()
    state.rival = phases.NOBODY
    state.rival_dice = state.rival_totals = ()
    state.rival_power = state.rival_raised = NONE
    state.turn = (state.turn + 1) % len(state.cells)
    state.phase = phases.TURN_BEGINS


AUTOMATIC: dict[str, Callable[[State, list[Event]], None]] = {
    phases.TURN_BEGINS: begin_turn,
    phases.BEFORE_ROLL: before_roll,
    phases.ROLLED: rolling.find_raised,
    phases.RAISED: rolling.after_raising,
    phases.TOTALLED: moving.find_reach,
    phases.MOVED: arrive,
    phases.EXPLORING: exploring.draw_sector,
    phases.TURN_ENDS: end_turn,
    phases.GAME_ENDS: ending.end_game,
    phases.TIE: ending.roll_for_tie,
}

FORCED: dict[str, Callable[[State], Action | None]] = {
    phases.COLOUR: setup.last_colour,
    phases.ROLL: rolling.forced_roll,
    phases.MOVE: moving.forced_move,
    phases.ACT: exploring.forced_end,
    phases.RETURN: exploring.forced_return,
    phases.GIVE: attacking.forced_give,
    phases.ANSWER: challenge.forced_answer,
    phases.LEAVE: challenge.forced_leave,
}
"""Only what everybody can see is settled here: a defender is asked even without a green card, for that is hidden."""


class Deed(NamedTuple):
    """A kind of action: the phase it belongs to, its clause, when it may be done, and what it does."""

    phase: str
    clause: str
    check: Check
    do: Callable[[State, int, Any, list[Event]], None]


DEEDS: dict[type[Action], Deed] = {
    says.ChooseColour: Deed(phases.COLOUR, "CH-1.1", setup.check_colour, setup.choose_colour),
    says.PickPower: Deed(phases.POWER, "CH-8.6", powers.check_pick, pick_power),
    says.RollDice: Deed(phases.ROLL, "CH-2.1", rolling.check_roll, rolling.roll_dice),
    says.RaiseDie: Deed(phases.RAISE, "CH-8.5", powers.check_raise, powers.raise_die),
    says.AssignSpecial: Deed(phases.SPECIAL, "CH-2.3", rolling.check_special, rolling.assign_special),
    says.MoveRocket: Deed(phases.MOVE, "CH-3.1", moving.check_move, moving.move_rocket),
    says.Explore: Deed(phases.ACT, "CH-4.1", exploring.check_explore, exploring.explore),
    says.Attack: Deed(phases.ACT, "CH-5.1", attacking.check_attack, attacking.attack),
    says.EndTurn: Deed(phases.ACT, "CH-4.1", exploring.check_end, exploring.end_turn),
    says.ReturnAdvantage: Deed(phases.RETURN, "CH-4.4", exploring.check_return, exploring.return_advantage),
    says.Defend: Deed(phases.DEFEND, "CH-5.3", attacking.check_defend, attacking.defend),
    says.GiveAdvantage: Deed(phases.GIVE, "CH-5.6", attacking.check_give, attacking.give_advantage),
    says.AnswerChallenge: Deed(phases.ANSWER, "CH-6.3", challenge.check_answer, challenge.answer_challenge),
    says.LeavePlanet: Deed(phases.LEAVE, "CH-6.5", challenge.check_leave, challenge.leave_planet),
}
