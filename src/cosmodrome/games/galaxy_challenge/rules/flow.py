"""How a game goes: colours are chosen, then turns until the bank is empty.

A turn: the power for the roll, cards and dice, the move, then exploring, an attack or a challenge. A decision with only
one possible answer that everybody can see is not asked; a defender is always asked, for what it holds is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import NOBODY, Answer, Flow, Question, Step, do_next, legal, no_effect
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_challenge import actions
from cosmodrome.games.galaxy_challenge.data.components import BLACK, COLOURS, NONE
from cosmodrome.games.galaxy_challenge.events import CardsReturned, StartRolled, TurnBegan, TurnWentOn
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
from cosmodrome.games.galaxy_challenge.state import State

COURSE = (steps.ROLL, steps.ADD_UP, steps.FIND_DESTINATIONS, steps.ARRIVE, steps.END_OF_TURN)
COURSE_WITH_POWERS = (steps.POWER, steps.ROLL, steps.APPLY_POWER, *COURSE[1:])


def _of_each_seat(course: Sequence[str]) -> tuple[tuple[Step, ...], ...]:
    return tuple([tuple([Step(name, seat) for name in course]) for seat in range(len(COLOURS))])


TURN = _of_each_seat(COURSE)
TURN_WITH_POWERS = _of_each_seat(COURSE_WITH_POWERS)
"""The steps of a turn by seat, made once."""


def begin_game(state: State, step: Step, events: list[Event]) -> None:
    """CH-1.1: the rolls for the start are announced, colours are chosen in their order, and the first turn follows."""
    events.append(StartRolled(state.openers, state.order))
    do_next(state, *[Step(steps.COLOUR, seat) for seat in state.order], Step(steps.TURN, state.order[0]))


def begin_turn(state: State, step: Step, events: list[Event]) -> None:
    """CH-2.1."""
    seat = step.seat
    state.turn = seat
    state.start = state.cells[seat]
    state.dice = state.totals = ()
    state.special = state.raised = NONE
    events.append(TurnBegan(seat))
    do_next(state, *(TURN_WITH_POWERS if state.civilizations else TURN)[seat])


def arrive(state: State, step: Step, events: list[Event]) -> None:
    """CH-4.1, CH-6.7: a challenge, or the choice of exploring, attacking or neither."""
    seat = step.seat
    if moving.is_foreign_planet(state, seat, state.cells[seat]):
        challenge.begin_challenge(state, seat, events)
    else:
        do_next(state, steps.ACT_OF[seat])


def end_turn(state: State, step: Step, events: list[Event]) -> None:
    """CH-2.2, CH-2.5: used cards return to the deck; CH-1.1: the next turn is clockwise."""
    cards = state.used + state.rival_used
    lay_under(state, cards)
    if cards:
        events.append(CardsReturned(state.turn, cards))
    state.used = ()
    _dismiss_rival(state)
    do_next(state, steps.TURN_OF[(state.turn + 1) % len(state.cells)])


def winner_goes_on(state: State, step: Step, events: list[Event]) -> None:
    """CH-5.10, CH-6.9: the winner has the rest of the turn."""
    lay_under(state, state.rival_used)
    events.append(TurnWentOn(step.seat, state.rival_used, state.rival_dice[BLACK] > 0))
    _dismiss_rival(state)
    do_next(state, Step(steps.ACT, step.seat))


def _dismiss_rival(state: State) -> None:
    state.rival = NOBODY
    state.rival_used = state.rival_dice = state.rival_totals = ()
    state.rival_power = state.rival_raised = NONE


FLOW = Flow(
    __name__,
    setup=setup.set_up,
    steps={
        steps.START: begin_game,
        steps.TURN: begin_turn,
        steps.APPLY_POWER: rolling.apply_power,
        steps.ADD_UP: rolling.add_up,
        steps.FIND_DESTINATIONS: moving.find_destinations,
        steps.ARRIVE: arrive,
        steps.DRAW_SECTORS: exploring.draw_sectors,
        steps.DRAW_ADVANTAGES: exploring.draw_advantages,
        steps.TRY_DEFENCE: exploring.try_defence,
        steps.END_BATTLE: attacking.end_battle,
        steps.END_CHALLENGE: challenge.end_challenge,
        steps.WINNER_GOES_ON: winner_goes_on,
        steps.END_OF_TURN: end_turn,
        steps.END: ending.end_game,
        steps.ROLL_FOR_TIE: ending.roll_for_tie,
        steps.COMPARE: ending.compare,
    },
    questions=(
        Question(
            steps.COLOUR,
            "CH-1.1",
            (Answer(actions.ChooseColour, "CH-1.1", setup.check_colour, setup.choose_colour),),
            menus.colours,
            forced=setup.last_colour,
            title=say("step-colour"),
        ),
        Question(
            steps.POWER,
            "CH-8.6",
            (Answer(actions.PickPower, "CH-8.6", powers.check_pick, powers.pick_power),),
            menus.powers,
            forced=powers.only_power,
            title=say("step-power"),
        ),
        Question(
            steps.ROLL,
            "CH-1.1",
            (Answer(actions.RollDice, "CH-2.1", rolling.check_roll, rolling.roll_dice, form=menus.ROLL_FORM),),
            offers=menus.rolls,
            forced=rolling.forced_roll,
            title=say("step-roll"),
        ),
        Question(
            steps.RAISE,
            "CH-1.1",
            (Answer(actions.RaiseDie, "CH-8.5", powers.check_raise, powers.raise_die),),
            menus.raises,
            title=say("step-raise"),
        ),
        Question(
            steps.SPECIAL,
            "CH-1.1",
            (Answer(actions.AssignSpecial, "CH-2.3", rolling.check_special, rolling.assign_special),),
            offers=menus.dice,
            title=say("step-special"),
        ),
        Question(
            steps.MOVE,
            "CH-1.1",
            (Answer(actions.MoveRocket, "CH-3.1", moving.check_move, moving.move_rocket),),
            menus.famous_places,
            offers=menus.destinations,
            forced=moving.forced_move,
            title=say("step-move"),
        ),
        Question(
            steps.ACT,
            "CH-1.1",
            (
                Answer(actions.Explore, "CH-4.1", exploring.check_explore, exploring.explore),
                Answer(actions.Attack, "CH-5.1", attacking.check_attack, attacking.attack),
                Answer(actions.EndTurn, "CH-4.1", legal, no_effect),
            ),
            menus.acts,
            menus.legal_acts,
            forced=exploring.forced_end,
            title=say("step-act"),
        ),
        Question(
            steps.RETURN,
            "CH-1.1",
            (Answer(actions.ReturnAdvantage, "CH-4.4", exploring.check_return, exploring.return_advantage),),
            offers=menus.returns,
            forced=exploring.forced_return,
            title=say("step-return"),
        ),
        Question(
            steps.DEFEND,
            "CH-5.3",
            (Answer(actions.Defend, "CH-5.3", attacking.check_defend, attacking.defend),),
            offers=menus.defences,
            title=say("step-defend"),
        ),
        Question(
            steps.GIVE,
            "CH-5.5",
            (Answer(actions.GiveAdvantage, "CH-5.6", attacking.check_give, attacking.give_advantage),),
            offers=menus.gifts,
            forced=attacking.forced_give,
            title=say("step-give"),
        ),
        Question(
            steps.ANSWER,
            "CH-6.3",
            (
                Answer(
                    actions.AnswerChallenge,
                    "CH-6.3",
                    challenge.check_answer,
                    challenge.answer_challenge,
                    form=menus.ANSWER_FORM,
                ),
            ),
            offers=menus.answers,
            forced=challenge.forced_answer,
            title=say("step-answer"),
        ),
        Question(
            steps.LEAVE,
            "CH-1.1",
            (Answer(actions.LeavePlanet, "CH-6.5", challenge.check_leave, challenge.leave_planet),),
            offers=menus.sectors_to_leave_to,
            forced=challenge.forced_leave,
            title=say("step-leave"),
        ),
    ),
    over="CH-7.1",
)
