"""What a balance report wants to know of a finished game, beyond its points.

Who starts is chance alone: there a difference is the start's own doing. Cards of a kind and distance are one thing; had
is what somebody played, could have had is what lay on a track or in a pool.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    CARDS,
    DATA,
    DISCOVERIES,
    PREDICTIONS,
    RESOURCES,
    SEASONS,
)
from cosmodrome.games.galaxy_rush.events import (
    CardTaken,
    ClaimDeclined,
    DiscoveryShown,
    MedalWon,
    PredictionJudged,
    SeasonBegan,
)
from cosmodrome.games.galaxy_rush.rules import measures as counts
from cosmodrome.games.galaxy_rush.rules.achievements import achievement_points
from cosmodrome.games.galaxy_rush.rules.scoring import expedition_points, judge
from cosmodrome.games.galaxy_rush.state import Captain, State

SEASON_NAMES = tuple(f"Season {season}" for season in range(1, SEASONS + 1))


def measures(state: State, events: Sequence[Event], seat: Seat) -> Measures:
    captain = state.captains[seat]
    seasons = _by_season(events, seat)
    played = [each for each in judge(state) if each.seat == seat]
    dealt = _dealt(state)
    return Measures(
        things={
            "Start": {"First to choose": seasons[0][0].from_orbit == 1},
            "Card face up": _of_those(dealt, captain.up),
            "Card face down": _of_those(dealt, (*captain.down, *captain.earlier)),
            **_discoveries(events, captain),
            "Achievement met": {ACHIEVEMENTS[card].name: _met(captain, card) for card in state.achievements},
            "Medal": {name: captain.medals >> season & 1 == 1 for season, name in enumerate(SEASON_NAMES, 1)},
            "Accelerated season": {name: _accelerated(taken) for name, taken in _named(seasons)},
            "Prediction right": {PREDICTIONS[each.card].name: each.correct for each in played},
        },
        numbers={
            "Distance in au": {
                **{name: float(taken[-1].season_distance) for name, taken in _named(seasons)},
                "Whole game": float(captain.total_au),
            },
            "Track": _track(state, events, seat, seasons),
            "Owned": _owned(captain),
            "Expedition points": _expeditions(captain),
            "Achievement points": {
                ACHIEVEMENTS[card].name: float(achievement_points(captain, card)) for card in state.achievements
            },
            "Predictions": _predictions(seat, played),
        },
    )


Taken = list[CardTaken]


def _by_season(events: Sequence[Event], seat: Seat) -> list[Taken]:
    """What the seat took in each season: at least three cards in each (GR-3.7)."""
    seasons: list[Taken] = [[]]
    for event in events:
        if isinstance(event, MedalWon):
            seasons.append([])
        elif isinstance(event, CardTaken) and event.seat == seat:
            seasons[-1].append(event)
    return seasons[:SEASONS]


def _named(seasons: list[Taken]) -> Iterable[tuple[str, Taken]]:
    return zip(SEASON_NAMES, seasons, strict=True)


def _dealt(state: State) -> list[int]:
    """All the orbit cards that lay on the four tracks."""
    played = [card for captain in state.captains for card in (*captain.up, *captain.down, *captain.earlier)]
    return sorted((*played, *state.gone))


def _of_those(dealt: Iterable[int], own: Iterable[int]) -> dict[str, bool]:
    had = set(map(_card, own))
    return {name: name in had for name in map(_card, dealt)}


def _card(card: int) -> str:
    """Cards with the same name differ in points and distance."""
    row = CARDS[card]
    points = f" ({row.points})" if row.points else ""
    return f"{row.name}{points} {row.distance} au"


def _discoveries(events: Sequence[Event], captain: Captain) -> dict[str, dict[str, bool]]:
    """Of those that came into the pool; by season, for they are claimed with more and more."""
    shown: list[int] = []
    for event in events:
        if isinstance(event, SeasonBegan):
            shown += event.pool
        elif isinstance(event, DiscoveryShown):
            shown.append(event.card)
    groups: dict[str, dict[str, bool]] = {f"Discovery of season {season}": {} for season in range(1, SEASONS + 1)}
    for card in sorted(shown):
        row = DISCOVERIES[card]
        groups[f"Discovery of season {row.season}"][row.name] = card in captain.discoveries
    return groups


def _accelerated(taken: Taken) -> bool:
    return any(each.accelerated for each in taken)


def _met(captain: Captain, card: int) -> bool:
    return achievement_points(captain, card) > 0


def _track(state: State, events: Sequence[Event], seat: Seat, seasons: list[Taken]) -> dict[str, float]:
    taken = [each for season in seasons for each in season]
    fast = [each for each in taken if each.accelerated]
    ends = [season[-1].orbit == 1 for season in seasons]
    return {
        "Cards taken": float(len(taken)),
        "Face down": float(sum(not each.face_up for each in taken)),
        "From orbit one": float(sum(each.orbit == 1 for each in taken)),
        "Accelerations": float(len(fast)),
        "From orbit two into one": float(sum((each.from_orbit, each.orbit) == (2, 1) for each in fast)),
        "Seasons ended in orbit one": float(sum(ends)),
        "Claims declined": float(sum(isinstance(event, ClaimDeclined) and event.seat == seat for event in events)),
        "Cards left by both": float(len(state.gone)),
    }


def _owned(captain: Captain) -> dict[str, float]:
    kinds = (*(row.short for row in DATA.resources), *(row.plural for row in DATA.expeditions), "Heroics")
    return {
        **{name: float(count) for name, count in zip(kinds, captain.owned, strict=True)},
        "Resources in all": float(counts.resources(captain)),
        "Expeditions in all": float(counts.expeditions(captain)),
        "Discoveries": float(counts.discoveries(captain)),
        "Medals": float(counts.medals(captain)),
    }


def _expeditions(captain: Captain) -> dict[str, float]:
    """Of those who went for it at all: points by kind."""
    rows = zip(DATA.expeditions, captain.owned[RESOURCES:], expedition_points(captain), strict=False)
    return {row.plural: float(points) for row, owned, points in rows if owned}


def _predictions(seat: Seat, played: Sequence[PredictionJudged]) -> dict[str, float]:
    return {
        "On the own rocket": float(sum(each.rocket == seat for each in played)),
        "Right": float(sum(each.correct for each in played)),
        "Right on the own rocket": float(sum(each.correct and each.rocket == seat for each in played)),
    }
