"""Chapter 8: points, ranks, and whether the players win together."""

from __future__ import annotations

from functools import cache
from typing import Literal

from cosmodrome.core.flow import Step, do_next, is_over
from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message, say
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_command.data.components import (
    ALL_TECHNOLOGIES,
    DATA,
    NEAR,
    SLOTS,
    SYSTEMS,
    TECHNOLOGIES,
    Rank,
)
from cosmodrome.games.galaxy_command.events import CommanderScored, GameEnded, PointsScored
from cosmodrome.games.galaxy_command.rules.sector import has_explored_all
from cosmodrome.games.galaxy_command.rules.steps import END, SCORE
from cosmodrome.games.galaxy_command.state import Commander, State

Category = Literal["systems", "technologies", "exploration", "scientific", "warlord"]
BONUS = {bonus.id: bonus.points for bonus in DATA.bonuses}


def points(commander: Commander) -> dict[str, int]:
    """CO-8.1 to CO-8.4, by category; CO-8.7: nothing for a player who is out."""
    if commander.out:
        return {"Systems": 0, "Technologies": 0, "Exploration": 0, "Scientific": 0, "Warlord": 0}
    return {
        "Systems": sum(SYSTEMS[commander.cards[slot]].points for slot in commander.aligned),
        "Technologies": technology_points(commander.technologies),
        "Exploration": BONUS["exploration"] if has_explored_all(commander) else 0,
        "Scientific": BONUS["scientific"] if commander.technologies == ALL_TECHNOLOGIES else 0,
        "Warlord": BONUS["warlord"] if len(commander.aligned) == SLOTS else 0,
    }


@cache
def technology_points(technologies: int) -> int:
    """CO-8.1."""
    return sum(row.points for index, row in enumerate(TECHNOLOGIES) if technologies >> index & 1)


def rank(score: int) -> Rank:
    """CO-8.5."""
    return [row for row in DATA.ranks if row.from_points <= score][-1]


def aligned_distant(state: State) -> int:
    """CO-8.6, CO-8.8: those of players who are out count too, as they lie at the end."""
    return sum([slot >= NEAR for commander in state.commanders for slot in commander.aligned])


def distant_target(state: State) -> int:
    """CO-8.6."""
    return DATA.target.distant_per_player * len(state.commanders)


def count_points(state: State) -> None:
    """The end of the game: player by player, then whether they won."""
    do_next(state, *[Step(SCORE, seat) for seat in range(len(state.commanders))], Step(END))


def score_commander(state: State, step: Step, events: list[Event]) -> None:
    """Line by line; CO-8.7: those who are out score nothing."""
    seat, commander = step.seat, state.commanders[step.seat]
    scored = points(commander)
    for category, count in _counted(commander):
        if scored[category.title()]:
            events.append(PointsScored(seat, category, count, scored[category.title()]))
    systems, technologies, exploration, scientific, warlord = scored.values()
    told = CommanderScored(seat, systems, technologies, exploration, scientific, warlord, commander.out)
    events.append(told)


def end_game(state: State, step: Step, events: list[Event]) -> None:
    """CO-8.6."""
    target = distant_target(state) if len(state.commanders) > 1 else 0
    events.append(GameEnded(aligned_distant(state), target))


def _counted(commander: Commander) -> tuple[tuple[Category, int], ...]:
    """The categories, and how many things score in each."""
    known = commander.technologies.bit_count()
    return (
        ("systems", len(commander.aligned)),
        ("technologies", known),
        ("exploration", SLOTS),
        ("scientific", known),
        ("warlord", SLOTS),
    )


def outcome(state: State) -> Outcome | None:
    """The end of the game (CO-7.2, CO-8.7), or None before it."""
    if not is_over(state):
        return None
    sheet = tuple(points(commander) for commander in state.commanders)
    scores = tuple(sum(categories.values()) for categories in sheet)
    survivors = tuple(seat for seat, commander in enumerate(state.commanders) if not commander.out)
    together = len(state.commanders) > 1
    won = together and aligned_distant(state) >= distant_target(state)
    return Outcome(
        scores=scores,
        places=tuple(len(survivors) + 1 if commander.out and survivors else 1 for commander in state.commanders),
        winners=survivors if won else (),
        sheet=sheet,
        titles=tuple(rank(score).name for score in scores),
        verdict=_together(state, won) if together else _alone(state.commanders[0], scores[0]),
        by_score=True,
    )


def _together(state: State, won: bool) -> Message:
    found, wanted = aligned_distant(state), distant_target(state)
    return say("verdict-won", n=found, target=wanted) if won else say("verdict-lost", n=found, target=wanted)


def _alone(commander: Commander, score: int) -> Message:
    if commander.out:
        return say("verdict-out")
    return say("verdict-rank", rank=rank(score).text, n=score)
