"""Chapters 2 and 7: how a game goes, from round to round and year to year.

A round is every player's turn, then one event. A turn is an action, collecting, building.
"""

from __future__ import annotations

from cosmodrome.core.flow import Answer, Flow, Question, Step, do_next, legal, no_effect
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_command import actions
from cosmodrome.games.galaxy_command.data.components import DATA
from cosmodrome.games.galaxy_command.events import TurnBegan, YearBegan
from cosmodrome.games.galaxy_command.rules import action, building, collecting, events, menus, scoring, setup, steps
from cosmodrome.games.galaxy_command.rules.order import in_turn_order
from cosmodrome.games.galaxy_command.state import State


def begin_round(state: State, step: Step, happened: list[Event]) -> None:
    """CO-2.1, CO-6.1."""
    state.round += 1
    turns = [Step(steps.TURN, seat) for seat in in_turn_order(state)]
    do_next(state, *turns, Step(steps.EVENT), Step(steps.END_OF_ROUND))


def begin_turn(state: State, step: Step, happened: list[Event]) -> None:
    """CO-2.1."""
    seat = step.seat
    commander = state.commanders[seat]
    commander.built = commander.discovered = False
    do_next(state, Step(steps.ACTION, seat), Step(steps.COLLECT, seat), Step(steps.BUILD, seat))
    drawn = state.round == 1 and seat == state.first and len(state.commanders) > 1
    happened.append(TurnBegan(seat, state.year, state.round, drawn))


def end_round(state: State, step: Step, happened: list[Event]) -> None:
    """CO-2.2."""
    do_next(state, Step(steps.ROUND if state.pile else steps.END_OF_YEAR))


def end_year(state: State, step: Step, happened: list[Event]) -> None:
    """CO-7.1 to CO-7.3."""
    if state.year == 2:
        scoring.count_points(state)
        return
    deck = [*state.used, *state.unused]
    state.rng.shuffle(deck)
    dealt = DATA.setup.events_year_2
    state.pile, state.unused, state.used = tuple(deck[:dealt]), tuple(deck[dealt:]), ()
    state.year = 2
    happened.append(YearBegan(2, dealt))
    do_next(state, Step(steps.ROUND))


FLOW = Flow(
    __name__,
    setup=setup.set_up,
    steps={
        steps.ROUND: begin_round,
        steps.TURN: begin_turn,
        steps.ATTACK: action.attack,
        steps.LOSE_STRENGTH: action.lose_strength,
        steps.COLLECT: collecting.collect,
        steps.EVENT: events.draw_event,
        steps.EVENT_IN_PLACE: events.draw_in_place,
        steps.RESOLVE: events.resolve,
        steps.END_OF_ROUND: end_round,
        steps.END_OF_YEAR: end_year,
        steps.SCORE: scoring.score_commander,
        steps.END: scoring.end_game,
    },
    questions=(
        Question(
            steps.ACTION,
            "CO-1.1",
            (
                Answer(actions.Explore, "CO-3.1", action.check_explore, action.explore),
                Answer(actions.Conquer, "CO-3.6", action.check_conquer, action.conquer),
                Answer(actions.BideTime, "CO-3.7", legal, action.bide_time),
            ),
            menus.actions,
            depends_on=menus.actions_depend_on,
            title=say("step-action"),
        ),
        Question(
            steps.TRADE,
            "CO-1.1",
            (
                Answer(actions.Trade, "CO-4.2", collecting.check_trade, collecting.trade),
                Answer(actions.KeepResources, "CO-4.2", legal, no_effect),
            ),
            menus.trades,
            title=say("step-collect"),
        ),
        Question(
            steps.BUILD,
            "CO-1.1",
            (
                Answer(actions.BuildMilitary, "CO-5.1", building.check_military, building.build_military, again=True),
                Answer(actions.DiscoverTechnology, "CO-5.1", building.check_technology, building.discover, again=True),
                Answer(actions.EndTurn, "CO-5.1", legal, no_effect),
            ),
            menus.buildings,
            depends_on=menus.buildings_depend_on,
            title=say("step-build"),
        ),
        Question(
            steps.RANSOM,
            "CO-1.1",
            (
                Answer(actions.PayRansom, "CO-6.13", events.check_pay, events.pay_ransom),
                Answer(actions.RefuseRansom, "CO-6.13", legal, events.refuse_ransom),
            ),
            menus.ransoms,
            title=say("step-ransom"),
        ),
    ),
    over="CO-7.2",
    course="CO-2.1",
)
