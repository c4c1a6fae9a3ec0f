"""How a game goes: turns until both rockets stand on the last pair, the medal, predictions, the next season.

`DEEDS` says what a player can do in which phase; `go_on` leads from one decision to the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cosmodrome.core.records import Action, Event
from cosmodrome.games.galaxy_rush import actions as says
from cosmodrome.games.galaxy_rush.components import SEASONS
from cosmodrome.games.galaxy_rush.rules import playing, predictions, taking
from cosmodrome.games.galaxy_rush.rules.next_season import begin_season
from cosmodrome.games.galaxy_rush.rules.order import in_orbit_one, next_to_act
from cosmodrome.games.galaxy_rush.rules.phases import (
    CLAIM,
    NOBODY,
    OVER,
    PREDICTION,
    PREDICTION_DONE,
    TURN,
    TURN_DONE,
)
from cosmodrome.games.galaxy_rush.rules.reasons import Check
from cosmodrome.games.galaxy_rush.rules.scoring import final_scoring
from cosmodrome.games.galaxy_rush.rules.season_end import award_medal, season_is_over
from cosmodrome.games.galaxy_rush.state import State


def go_on(state: State, told: list[Event]) -> None:
    """To the next decision, or to the end of the game."""
    if state.phase == TURN_DONE:
        end_turn(state, told)
    elif state.phase == PREDICTION_DONE:
        end_prediction(state, told)


def end_turn(state: State, told: list[Event]) -> None:
    """GR-2.4."""
    if season_is_over(state):
        end_season(state, told)
    else:
        state.phase = TURN
        state.seat = next_to_act(state)


def end_season(state: State, told: list[Event]) -> None:
    """GR-5.4, GR-5.5: the medal, then the intermission or the end."""
    award_medal(state, told)
    if state.season < SEASONS:
        state.phase = PREDICTION
        state.seat = in_orbit_one(state)
    else:
        state.phase = OVER
        state.seat = NOBODY
        final_scoring(state, told)


def end_prediction(state: State, told: list[Event]) -> None:
    """GR-6.1: orbit one first, then the other; GR-5.5: only then the next season."""
    first = in_orbit_one(state)
    if state.seat == first:
        state.phase = PREDICTION
        state.seat = 1 - first
    else:
        begin_season(state, told)
        state.phase = TURN
        state.seat = first


class Deed(NamedTuple):
    """A kind of action: the phase it belongs to, its clause, when it may be done, and what it does."""

    phase: str
    clause: str
    check: Check
    do: Callable[[State, int, Any, list[Event]], None]


DEEDS: dict[type[Action], Deed] = {
    says.TakeCard: Deed(TURN, "GR-3.6", taking.check_take, playing.take_card),
    says.ClaimDiscovery: Deed(CLAIM, "GR-4.9", playing.check_claim, playing.claim_discovery),
    says.DeclineClaim: Deed(CLAIM, "GR-4.5", playing.check_decline, playing.decline_claim),
    says.PlayPrediction: Deed(PREDICTION, "GR-6.1", predictions.check_prediction, predictions.play_prediction),
}
