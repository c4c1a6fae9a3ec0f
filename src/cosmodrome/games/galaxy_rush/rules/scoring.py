"""Chapter 8: final scoring, predictions last, and who wins."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next, is_over
from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    DATA,
    DISCOVERY_POINTS,
    EXPEDITION_POINTS,
    MEDAL_POINTS,
    POINTS_OF,
    PREDICTIONS,
    RESOURCES,
    SEATS,
)
from cosmodrome.games.galaxy_rush.events import AchievementJudged, GameEnded, PointsCounted, PredictionJudged
from cosmodrome.games.galaxy_rush.rules.achievements import achievement_points, all_achievement_points
from cosmodrome.games.galaxy_rush.rules.measures import MEASURES, distance_points
from cosmodrome.games.galaxy_rush.rules.order import in_orbit_one
from cosmodrome.games.galaxy_rush.rules.steps import END, JUDGE_ACHIEVEMENT, JUDGE_PREDICTION
from cosmodrome.games.galaxy_rush.state import Captain, State

TOKENS = DATA.tokens.values
JUDGE_ACHIEVEMENTS = {card: Step(JUDGE_ACHIEVEMENT, value=card) for card in ACHIEVEMENTS}
JUDGE_PREDICTIONS = [[Step(JUDGE_PREDICTION, rocket, place) for place in range(len(TOKENS))] for rocket in range(SEATS)]
THE_END = Step(END)


def medal_points(captain: Captain) -> int:
    """GR-8.1."""
    medals = captain.medals
    return sum([points for season, points in enumerate(MEDAL_POINTS) if medals >> season & 1]) if medals else 0


def heroic_points(captain: Captain) -> int:
    """GR-8.2: only heroics have points printed on them."""
    return sum([POINTS_OF[card] for card in captain.up])


def discovery_points(captain: Captain) -> int:
    """GR-8.3."""
    return sum([DISCOVERY_POINTS[card] for card in captain.discoveries])


def expedition_points(captain: Captain) -> tuple[int, ...]:
    """GR-8.4 to GR-8.6, for each kind."""
    return tuple([table[captain.owned[RESOURCES + kind]] for kind, table in enumerate(EXPEDITION_POINTS)])


def points(state: State, seat: int) -> dict[str, int]:
    """GR-8.11: by category; before the end as if that were now, without predictions."""
    captain = state.captains[seat]
    return categories(captain, all_achievement_points(state, captain), prediction_points(state, seat))


def categories(captain: Captain, achievements: int, predictions: int) -> dict[str, int]:
    """The same, of a captain with so many points for achievements and predictions."""
    return {
        "Medals": medal_points(captain),
        "Heroics": heroic_points(captain),
        "Discoveries": discovery_points(captain),
        "Expeditions": sum(expedition_points(captain)),
        "Distance": distance_points(captain),
        "Achievements": achievements,
        "Predictions": predictions,
    }


def prediction_points(state: State, seat: int) -> int:
    """GR-8.9: of those that have been judged."""
    if not state.judged:
        return 0
    players = [who for captain in state.captains for who, _ in captain.stack]
    return sum([token for who, token in zip(players, state.judged, strict=False) if who == seat])


def judge(state: State) -> list[PredictionJudged]:
    """GR-8.9: those that have been judged, rocket by rocket, first played first."""
    if not state.judged:
        return []
    played = [
        (rocket, place, seat, card)
        for rocket, captain in enumerate(state.captains)
        for place, (seat, card) in enumerate(captain.stack)
    ]
    return [
        PredictionJudged(*each, token > 0, token, measured_of_both(state, each[3]))
        for each, token in zip(played, state.judged, strict=False)
    ]


def judged_on(state: State, rocket: int) -> int:
    """How many predictions on a rocket have been judged, the first played first."""
    before = sum([len(captain.stack) for captain in state.captains[:rocket]])
    return min(max(0, len(state.judged) - before), len(state.captains[rocket].stack))


COUNTS_OF = {number: MEASURES.get(row.measure) for number, row in PREDICTIONS.items()}
"""What each prediction counts; None: achievement points, which are made of other measures."""


def measured(state: State, card: int, rocket: int) -> int:
    """GR-8.13: what a prediction counts of a rocket."""
    counts, captain = COUNTS_OF[card], state.captains[rocket]
    return all_achievement_points(state, captain) if counts is None else counts(captain)


def all_measured(captain: Captain, achievements: int) -> tuple[int, ...]:
    """The same for all predictions, of a captain with so many achievement points."""
    return tuple([achievements if counts is None else counts(captain) for counts in COUNTS_OF.values()])


def measured_of_both(state: State, card: int) -> tuple[int, int]:
    return measured(state, card, 0), measured(state, card, 1)


def begin_scoring(state: State) -> None:
    """Each achievement, each prediction, then all that each captain scored and who won."""
    blue, orange = state.captains
    do_next(
        state,
        *[JUDGE_ACHIEVEMENTS[card] for card in state.achievements],
        *JUDGE_PREDICTIONS[0][: len(blue.stack)],
        *JUDGE_PREDICTIONS[1][: len(orange.stack)],
        THE_END,
    )


def judge_achievement(state: State, step: Step, events: list[Event]) -> None:
    """GR-8.8."""
    blue, orange = state.captains
    card = step.value
    events.append(AchievementJudged(card, (achievement_points(blue, card), achievement_points(orange, card))))


def judge_prediction(state: State, step: Step, events: list[Event]) -> None:
    """GR-8.9: one that is right wins the top token of its rocket; GR-8.12: right is the most, alone."""
    rocket, place = step.seat, step.value
    seat, card = state.captains[rocket].stack[place]
    both = measured_of_both(state, card)
    correct = both[rocket] > both[1 - rocket]
    won = place - state.judged[len(state.judged) - place :].count(0)
    token = TOKENS[won] if correct else 0
    state.judged += (token,)
    events.append(PredictionJudged(rocket, place, seat, card, correct, token, both))


def end_game(state: State, step: Step, events: list[Event]) -> None:
    """GR-8.10, GR-8.11: all that each captain scored, then who won."""
    sheets = _sheets(state)
    events += [PointsCounted(seat, *sheet.values()) for seat, sheet in enumerate(sheets)]
    scores = _totals(sheets)
    events.append(GameEnded(scores, winner(state, scores), scores[0] == scores[1]))


def totals(state: State) -> tuple[int, int]:
    return _totals(_sheets(state))


def _sheets(state: State) -> tuple[dict[str, int], dict[str, int]]:
    return points(state, 0), points(state, 1)


def _totals(sheets: tuple[dict[str, int], dict[str, int]]) -> tuple[int, int]:
    return sum(sheets[0].values()), sum(sheets[1].values())


def winner(state: State, scores: tuple[int, int]) -> int:
    """GR-8.10."""
    if scores[0] == scores[1]:
        return in_orbit_one(state)
    return 0 if scores[0] > scores[1] else 1


def outcome(state: State) -> Outcome | None:
    """The end of the game (GR-5.4), or None before it."""
    if not is_over(state):
        return None
    sheet = _sheets(state)
    scores = _totals(sheet)
    won = winner(state, scores)
    tie = scores[0] == scores[1]
    verdict = say("verdict", who=Player(won), n=scores[won], other=scores[1 - won])
    if tie:
        verdict = say("verdict-tie", who=Player(won), n=scores[won])
    return Outcome(
        scores=scores,
        places=(1, 2) if won == 0 else (2, 1),
        winners=(won,),
        sheet=sheet,
        titles=tuple(say("winner") if seat == won else say("second") for seat in range(SEATS)),
        verdict=verdict,
    )
