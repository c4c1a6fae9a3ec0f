"""How a game goes: turns until both rockets stand on the last pair, the medal, predictions, the next season."""

from __future__ import annotations

from cosmodrome.core.flow import NOBODY, Answer, Flow, Question, Seat, Step, ask_only, do_next, legal
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_rush import actions
from cosmodrome.games.galaxy_rush.data.components import SEASONS
from cosmodrome.games.galaxy_rush.rules import menus, playing, predictions, scoring, setup, steps, taking
from cosmodrome.games.galaxy_rush.rules.next_season import begin_season
from cosmodrome.games.galaxy_rush.rules.order import in_orbit_one, next_to_act
from cosmodrome.games.galaxy_rush.rules.season_end import award_medal
from cosmodrome.games.galaxy_rush.state import State


def next_turn(state: State, step: Step, events: list[Event]) -> None:
    """GR-2.4."""
    seat = next_to_act(state)
    if seat == NOBODY:
        end_season(state, events)
    else:
        ask_only(state, steps.TURN_OF[seat])
        state.agenda.append(steps.THEN_NEXT_TURN)


def end_season(state: State, events: list[Event]) -> None:
    """GR-5.4, GR-5.5: the medal, then the end or the intermission; GR-6.1: orbit one predicts first."""
    award_medal(state, events)
    if state.season == SEASONS:
        scoring.begin_scoring(state)
        return
    first: Seat = in_orbit_one(state)
    do_next(state, Step(steps.PREDICTION, first), Step(steps.PREDICTION, 1 - first), Step(steps.SEASON))


FLOW = Flow(
    __name__,
    setup=setup.set_up,
    steps={
        steps.SEASON: begin_season,
        steps.NEXT_TURN: next_turn,
        steps.LEAVE_CARD: taking.leave_card,
        steps.SHOW_DISCOVERY: playing.show_discovery,
        steps.JUDGE_ACHIEVEMENT: scoring.judge_achievement,
        steps.JUDGE_PREDICTION: scoring.judge_prediction,
        steps.END: scoring.end_game,
    },
    questions=(
        Question(
            steps.TURN,
            "GR-2.1",
            (
                Answer(actions.TakeCard, "GR-3.6", taking.check_take, playing.take_card),
                Answer(actions.ClaimDiscovery, "GR-4.9", playing.too_early, playing.claim_discovery),
            ),
            menus.cards_ahead,
            menus.takes,
            title=say("step-turn"),
        ),
        Question(
            steps.CLAIM,
            "GR-2.1",
            (
                Answer(actions.ClaimDiscovery, "GR-4.9", playing.check_claim, playing.claim_discovery),
                Answer(actions.DeclineClaim, "GR-4.5", legal, playing.decline_claim),
            ),
            menus.claims_or_none,
            title=say("step-claim"),
        ),
        Question(
            steps.PREDICTION,
            "GR-2.1",
            (Answer(actions.PlayPrediction, "GR-6.1", predictions.check_prediction, predictions.play_prediction),),
            offers=menus.predictions,
            title=say("step-prediction"),
        ),
    ),
    over="GR-5.4",
)
