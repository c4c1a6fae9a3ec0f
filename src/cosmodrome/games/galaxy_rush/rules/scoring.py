"""Chapter 8: final scoring, predictions last, and who wins."""

from __future__ import annotations

from cosmodrome.core.flow import is_over
from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_rush.data.components import (
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
from cosmodrome.games.galaxy_rush.state import Captain, State

TOKENS = DATA.tokens.values


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
    return _sheet(state, seat, judge(state))


def _sheet(state: State, seat: int, judged: list[PredictionJudged]) -> dict[str, int]:
    captain = state.captains[seat]
    return {
        "Medals": medal_points(captain),
        "Heroics": heroic_points(captain),
        "Discoveries": discovery_points(captain),
        "Expeditions": sum(expedition_points(captain)),
        "Distance": distance_points(captain),
        "Achievements": all_achievement_points(state, captain),
        "Predictions": sum([each.token for each in judged if each.seat == seat]),
    }


def judge(state: State) -> list[PredictionJudged]:
    """GR-8.9: rocket by rocket, first played first; nothing before the end."""
    return [each for rocket in range(SEATS) for each in _judge_stack(state, rocket)] if is_over(state) else []


def _judge_stack(state: State, rocket: int) -> list[PredictionJudged]:
    found, right = [], 0
    for place, (seat, card) in enumerate(state.captains[rocket].stack):
        correct = comes_true(state, card, rocket)
        found.append(PredictionJudged(rocket, place, seat, card, correct, TOKENS[right] if correct else 0))
        right += correct
    return found


def comes_true(state: State, card: int, rocket: int) -> bool:
    """GR-8.12: the most, alone; GR-8.13."""
    return measured(state, card, rocket) > measured(state, card, 1 - rocket)


def measured(state: State, card: int, rocket: int) -> int:
    """GR-8.13: what a prediction counts of a rocket."""
    measure, captain = PREDICTIONS[card].measure, state.captains[rocket]
    return all_achievement_points(state, captain) if measure == "achievement_points" else MEASURES[measure](captain)


def final_scoring(state: State, events: list[Event]) -> None:
    """Tells it in order: achievements, each prediction, all that each captain scored, then who won."""
    blue, orange = state.captains
    events += [
        AchievementJudged(card, (achievement_points(blue, card), achievement_points(orange, card)))
        for card in state.achievements
    ]
    judged = judge(state)
    events += judged
    sheets = _sheets(state, judged)
    events += [PointsCounted(seat, *sheet.values()) for seat, sheet in enumerate(sheets)]
    scores = _totals(sheets)
    events.append(GameEnded(scores, winner(state, scores), scores[0] == scores[1]))


def totals(state: State) -> tuple[int, int]:
    return _totals(_sheets(state, judge(state)))


def _sheets(state: State, judged: list[PredictionJudged]) -> tuple[dict[str, int], dict[str, int]]:
    return _sheet(state, 0, judged), _sheet(state, 1, judged)


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
    sheet = _sheets(state, judge(state))
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
