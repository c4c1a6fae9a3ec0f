"""Chapters 2 and 7: how a game goes, from round to round and year to year.

A round is every player's turn, then one event. A turn is an action, collecting, building. The steps of `AUTOMATIC`
carry themselves out; those of `DEEDS` wait for a player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cosmodrome.core.agenda import Step, owe
from cosmodrome.core.records import Action, Event
from cosmodrome.games.galaxy_command import actions as says
from cosmodrome.games.galaxy_command.components import DATA
from cosmodrome.games.galaxy_command.events import GameEnded, TurnBegan, YearBegan
from cosmodrome.games.galaxy_command.rules import action, building, collecting, events, steps
from cosmodrome.games.galaxy_command.rules.order import in_turn_order
from cosmodrome.games.galaxy_command.rules.reasons import Check
from cosmodrome.games.galaxy_command.state import State


def begin_round(state: State, step: Step, told: list[Event]) -> None:
    """CO-2.1, CO-6.1."""
    state.round += 1
    turns = [Step(steps.TURN, seat) for seat in in_turn_order(state)]
    owe(state.agenda, *turns, Step(steps.EVENT), Step(steps.END_OF_ROUND))


def begin_turn(state: State, step: Step, told: list[Event]) -> None:
    """CO-2.1."""
    seat = step.seat
    commander = state.commanders[seat]
    commander.built = commander.discovered = False
    owe(state.agenda, Step(steps.ACTION, seat), Step(steps.COLLECT, seat), Step(steps.BUILD, seat))
    told.append(TurnBegan(seat, state.year, state.round))


def end_round(state: State, step: Step, told: list[Event]) -> None:
    """CO-2.2."""
    owe(state.agenda, Step(steps.ROUND if state.pile else steps.END_OF_YEAR))


def end_year(state: State, step: Step, told: list[Event]) -> None:
    """CO-7.1 to CO-7.3."""
    if state.year == 2:
        told.append(GameEnded())
        return
    deck = [*state.used, *state.unused]
    state.rng.shuffle(deck)
    dealt = DATA.setup.events_year_2
    state.pile, state.unused, state.used = tuple(deck[:dealt]), tuple(deck[dealt:]), ()
    state.year = 2
    told.append(YearBegan(2, dealt))
    owe(state.agenda, Step(steps.ROUND))


AUTOMATIC: dict[str, Callable[[State, Step, list[Event]], None]] = {
    steps.ROUND: begin_round,
    steps.TURN: begin_turn,
    steps.COLLECT: collecting.collect,
    steps.EVENT: events.draw_event,
    steps.EVENT_IN_PLACE: events.draw_in_place,
    steps.RESOLVE: events.resolve,
    steps.END_OF_ROUND: end_round,
    steps.END_OF_YEAR: end_year,
}


class Deed(NamedTuple):
    """A kind of action: the step it belongs to, its clause, when it may be done, and what it does."""

    step: str
    clause: str
    check: Check
    do: Callable[[State, int, Any, list[Event]], None]


DEEDS: dict[type[Action], Deed] = {
    says.Explore: Deed(steps.ACTION, "CO-3.1", action.check_explore, action.explore),
    says.Conquer: Deed(steps.ACTION, "CO-3.6", action.check_conquer, action.conquer),
    says.BideTime: Deed(steps.ACTION, "CO-3.7", action.check_bide, action.bide_time),
    says.Trade: Deed(steps.TRADE, "CO-4.2", collecting.check_trade, collecting.trade),
    says.KeepResources: Deed(steps.TRADE, "CO-4.2", collecting.check_keep, collecting.keep_resources),
    says.BuildMilitary: Deed(steps.BUILD, "CO-5.1", building.check_military, building.build_military),
    says.DiscoverTechnology: Deed(steps.BUILD, "CO-5.1", building.check_technology, building.discover_technology),
    says.EndTurn: Deed(steps.BUILD, "CO-5.1", building.check_end, building.end_turn),
    says.PayRansom: Deed(steps.RANSOM, "CO-6.13", events.check_pay, events.pay_ransom),
    says.RefuseRansom: Deed(steps.RANSOM, "CO-6.13", events.check_refuse, events.refuse_ransom),
}
