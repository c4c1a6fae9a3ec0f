"""How a game goes: colours are chosen, then turns until the bank is empty.

A turn: the power for the roll, cards and dice, the move, then exploring, an attack or a challenge. A decision with only
one possible answer that everybody can see is not asked; a defender is always asked, for what it holds is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Answer, Flow, Question, Step, do_next, legal, no_effect
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_challenge import actions as says
from cosmodrome.games.galaxy_challenge.data.components import COLOURS, NONE
from cosmodrome.games.galaxy_challenge.events import TurnBegan, TurnEnded, TurnWentOn
from cosmodrome.games.galaxy_challenge.rules import (
    attacking,
    challenge,
    ending,
    exploring,
    menus,
    moving,
    powers,
    rolling,
    setup,
    steps,
)
from cosmodrome.games.galaxy_challenge.rules.dealing import lay_under
from cosmodrome.games.galaxy_challenge.state import State, put

COURSE = (steps.ROLL, steps.TOTALS, steps.REACH, steps.ARRIVE, steps.END_OF_TURN)
COURSE_WITH_POWERS = (steps.TAKE_POWER, steps.ROLL, steps.RAISED, *COURSE[1:])


def _of_each_seat(course: Sequence[str]) -> tuple[tuple[Step, ...], ...]:
    return tuple([tuple([Step(name, seat) for name in course]) for seat in range(len(COLOURS))])


TURN_COURSE = (_of_each_seat(COURSE), _of_each_seat(COURSE_WITH_POWERS))
"""The steps of a turn, by whether civilizations are played with, and by seat."""


def begin_turn(state: State, step: Step, told: list[Event]) -> None:
    """CH-2.1."""
    seat = step.seat
    state.turn = seat
    state.start = state.cells[seat]
    state.dice = state.totals = ()
    state.special = state.raised = NONE
    told.append(TurnBegan(seat))
    do_next(state, *TURN_COURSE[state.civilizations][seat])


def take_power(state: State, step: Step, told: list[Event]) -> None:
    """CH-8.6: whoever rolls next may have to take over a power first."""
    choice = powers.nearest(state, step.seat)
    if len(choice) > 1:
        do_next(state, Step(steps.POWER, step.seat))
    else:
        _use_power(state, step.seat, choice[0] if choice else step.seat, told)


def pick_power(state: State, seat: int, action: says.PickPower, told: list[Event]) -> None:
    _use_power(state, seat, action.seat, told)


def _use_power(state: State, seat: int, owner: int, told: list[Event]) -> None:
    """For the roll that is due: of the turn, of a defence, of an answer, or of a tie."""
    power = powers.power_of(state, seat, owner, told)
    if state.numbers:
        state.powers = put(state.powers, seat, power)
    elif state.rival == steps.NOBODY:
        state.power = power
    else:
        state.rival_power = power


def arrive(state: State, step: Step, told: list[Event]) -> None:
    """CH-4.1, CH-6.7: a challenge, or the choice of exploring, attacking or neither."""
    seat = step.seat
    if moving.is_foreign_planet(state, seat, state.cells[seat]):
        challenge.begin_challenge(state, seat, told)
    else:
        do_next(state, steps.ACT_OF[seat])


def end_turn(state: State, step: Step, told: list[Event]) -> None:
    """CH-2.2, CH-2.5: used cards return to the deck; CH-1.1: the next turn is clockwise."""
    cards = state.used + state.rival_used
    lay_under(state, cards)
    told.append(TurnEnded(state.turn, cards))
    state.used = ()
    _dismiss_rival(state)
    do_next(state, steps.TURN_OF[(state.turn + 1) % len(state.cells)])


def go_on(state: State, step: Step, told: list[Event]) -> None:
    """CH-5.10, CH-6.9: the winner has the rest of the turn."""
    lay_under(state, state.rival_used)
    told.append(TurnWentOn(step.seat, state.rival_used))
    _dismiss_rival(state)
    do_next(state, Step(steps.ACT, step.seat))


def _dismiss_rival(state: State) -> None:
    state.rival = steps.NOBODY
    state.rival_used = state.rival_dice = state.rival_totals = ()
    state.rival_power = state.rival_raised = NONE


FLOW = Flow(
    __name__,
    setup=setup.set_up,
    steps={
        steps.START: setup.begin,
        steps.TURN: begin_turn,
        steps.TAKE_POWER: take_power,
        steps.RAISED: rolling.find_raised,
        steps.TOTALS: rolling.after_raising,
        steps.REACH: moving.find_reach,
        steps.ARRIVE: arrive,
        steps.EXPLORING: exploring.draw_sectors,
        steps.GO_ON: go_on,
        steps.END_OF_TURN: end_turn,
        steps.GAME_END: ending.end_game,
        steps.TIE: ending.roll_for_tie,
        steps.COMPARE: ending.compare,
    },
    questions=(
        Question(
            steps.COLOUR,
            "CH-1.1",
            (Answer(says.ChooseColour, "CH-1.1", setup.check_colour, setup.choose_colour),),
            menus.colours,
            forced=setup.last_colour,
        ),
        Question(
            steps.POWER,
            "CH-8.6",
            (Answer(says.PickPower, "CH-8.6", powers.check_pick, pick_power),),
            menus.powers,
        ),
        Question(
            steps.ROLL,
            "CH-1.1",
            (Answer(says.RollDice, "CH-2.1", rolling.check_roll, rolling.roll_dice, form=menus.ROLL_FORM),),
            menus.rolls,
            offers=menus.rolls,
            forced=rolling.forced_roll,
        ),
        Question(
            steps.RAISE,
            "CH-1.1",
            (Answer(says.RaiseDie, "CH-8.5", powers.check_raise, powers.raise_die),),
            menus.raises,
        ),
        Question(
            steps.SPECIAL,
            "CH-1.1",
            (Answer(says.AssignSpecial, "CH-2.3", rolling.check_special, rolling.assign_special),),
            menus.dice,
            offers=menus.dice,
        ),
        Question(
            steps.MOVE,
            "CH-1.1",
            (Answer(says.MoveRocket, "CH-3.1", moving.check_move, moving.move_rocket),),
            menus.famous_places,
            offers=menus.destinations,
            forced=moving.forced_move,
        ),
        Question(
            steps.ACT,
            "CH-1.1",
            (
                Answer(says.Explore, "CH-4.1", exploring.check_explore, exploring.explore),
                Answer(says.Attack, "CH-5.1", attacking.check_attack, attacking.attack),
                Answer(says.EndTurn, "CH-4.1", legal, no_effect),
            ),
            menus.acts,
            forced=exploring.forced_end,
        ),
        Question(
            steps.RETURN,
            "CH-1.1",
            (Answer(says.ReturnAdvantage, "CH-4.4", exploring.check_return, exploring.return_advantage),),
            menus.returns,
            offers=menus.returns,
            forced=exploring.forced_return,
        ),
        Question(
            steps.DEFEND,
            "CH-5.3",
            (Answer(says.Defend, "CH-5.3", attacking.check_defend, attacking.defend),),
            menus.defences,
            offers=menus.defences,
        ),
        Question(
            steps.GIVE,
            "CH-5.5",
            (Answer(says.GiveAdvantage, "CH-5.6", attacking.check_give, attacking.give_advantage),),
            menus.gifts,
            offers=menus.gifts,
            forced=attacking.forced_give,
        ),
        Question(
            steps.ANSWER,
            "CH-6.3",
            (
                Answer(
                    says.AnswerChallenge,
                    "CH-6.3",
                    challenge.check_answer,
                    challenge.answer_challenge,
                    form=menus.ANSWER_FORM,
                ),
            ),
            menus.answers,
            offers=menus.answers,
            forced=challenge.forced_answer,
        ),
        Question(
            steps.LEAVE,
            "CH-1.1",
            (Answer(says.LeavePlanet, "CH-6.5", challenge.check_leave, challenge.leave_planet),),
            menus.sectors_to_leave_to,
            offers=menus.sectors_to_leave_to,
            forced=challenge.forced_leave,
        ),
    ),
    over="CH-7.1",
)
