"""Who takes a rocket, and chapter 3: points and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat, is_over
from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message, people, say
from cosmodrome.games._template.data.components import ROCKETS
from cosmodrome.games._template.state import Cards, State


def strongest(state: State) -> Seat:
    """LO-2.2, LO-2.3; -1: nobody."""
    counted = list(state.chosen) if state.scrap else [card for card in state.chosen if state.chosen.count(card) == 1]
    if not counted or state.chosen.count(max(counted)) > 1:
        return -1
    return state.chosen.index(max(counted))


def score(rockets: Cards) -> int:
    return sum(ROCKETS[rocket].points for rocket in rockets)


def outcome(state: State) -> Outcome | None:
    """LO-3.1."""
    if not is_over(state):
        return None
    scores = tuple(score(rockets) for rockets in state.won)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(
        scores=scores,
        places=places,
        winners=winners,
        sheet=tuple({"Rockets": own} for own in scores),
        titles=tuple(say("winner") if place == 1 else "-" for place in places),
        verdict=_verdict(winners, max(scores)),
        shared_by=len(winners),
    )


def _verdict(winners: Sequence[Seat], points: int) -> Message:
    who = people(winners)
    return say("verdict-shared", who=who, n=points) if len(winners) > 1 else say("verdict", who=who, n=points)
