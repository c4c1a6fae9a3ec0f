"""What a balance report wants to know of a finished game, beyond its points.

Chance alone decides who starts, so a difference there is an effect of the start. Cards of the same kind and distance
are counted together. What lay on a track or in a pool could have been had; what was played was had.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures, key
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
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
from cosmodrome.games.galaxy_rush.words.names import card_text

SEASON_NAMES = tuple(key(say("measure-season", n=season)) for season in range(1, SEASONS + 1))


def measures(state: State, events: Sequence[Event], seat: Seat) -> Measures:
    captain = state.captains[seat]
    seasons = _by_season(events, seat)
    played = [each for each in judge(state) if each.seat == seat]
    dealt = _dealt(state)
    return Measures(
        things={
            key(say("measure-start")): {key(say("measure-first-to-choose")): seasons[0][0].from_orbit == 1},
            key(say("measure-card-face-up")): _of_those(dealt, captain.up),
            key(say("measure-card-face-down")): _of_those(dealt, (*captain.down, *captain.earlier)),
            **_discoveries(events, captain),
            key(say("measure-achievement-met")): {
                key(ACHIEVEMENTS[card].name): _met(captain, card) for card in state.achievements
            },
            key(say("measure-medal")): {
                name: captain.medals >> season & 1 == 1 for season, name in enumerate(SEASON_NAMES, 1)
            },
            key(say("measure-accelerated-season")): {name: _accelerated(taken) for name, taken in _named(seasons)},
            key(say("measure-prediction-right")): {key(PREDICTIONS[each.card].name): each.correct for each in played},
        },
        numbers={
            key(say("measure-distance-in-au")): {
                **{name: float(taken[-1].season_distance) for name, taken in _named(seasons)},
                key(say("measure-whole-game")): float(captain.total_au),
            },
            key(say("measure-track")): _track(state, events, seat, seasons),
            key(say("measure-owned")): _owned(captain),
            key(say("measure-expedition-points")): _expeditions(captain),
            key(say("measure-achievement-points")): {
                key(ACHIEVEMENTS[card].name): float(achievement_points(captain, card)) for card in state.achievements
            },
            key(say("measure-predictions")): _predictions(seat, played),
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
    return key(card_text(card))


def _discoveries(events: Sequence[Event], captain: Captain) -> dict[str, dict[str, bool]]:
    """Of those that came into the pool; by season, since later ones are claimed with more resources."""
    shown: list[int] = []
    for event in events:
        if isinstance(event, SeasonBegan):
            shown += event.pool
        elif isinstance(event, DiscoveryShown):
            shown.append(event.card)
    names = [key(say("measure-discovery", season=season)) for season in range(1, SEASONS + 1)]
    groups: dict[str, dict[str, bool]] = {name: {} for name in names}
    for card in sorted(shown):
        row = DISCOVERIES[card]
        groups[names[row.season - 1]][row.name] = card in captain.discoveries
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
        key(say("measure-cards-taken")): float(len(taken)),
        key(say("measure-face-down")): float(sum(not each.face_up for each in taken)),
        key(say("measure-from-orbit-one")): float(sum(each.orbit == 1 for each in taken)),
        key(say("measure-accelerations")): float(len(fast)),
        key(say("measure-from-orbit-two-into-one")): float(
            sum((each.from_orbit, each.orbit) == (2, 1) for each in fast)
        ),
        key(say("measure-seasons-ended-in-orbit-one")): float(sum(ends)),
        key(say("measure-claims-declined")): float(
            sum(isinstance(event, ClaimDeclined) and event.seat == seat for event in events)
        ),
        key(say("measure-cards-left-by-both")): float(len(state.gone)),
    }


def _owned(captain: Captain) -> dict[str, float]:
    kinds = (
        *(key(row.short) for row in DATA.resources),
        *(key(row.plural) for row in DATA.expeditions),
        key(say("sheet-Heroics")),
    )
    return {
        **{name: float(count) for name, count in zip(kinds, captain.owned, strict=True)},
        key(say("measure-resources-in-all")): float(counts.resources(captain)),
        key(say("measure-expeditions-in-all")): float(counts.expeditions(captain)),
        key(say("measure-discoveries")): float(counts.discoveries(captain)),
        key(say("measure-medals")): float(counts.medals(captain)),
    }


def _expeditions(captain: Captain) -> dict[str, float]:
    """Of those who went for it at all: points by kind."""
    rows = zip(DATA.expeditions, captain.owned[RESOURCES:], expedition_points(captain), strict=False)
    return {key(row.plural): float(points) for row, owned, points in rows if owned}


def _predictions(seat: Seat, played: Sequence[PredictionJudged]) -> dict[str, float]:
    return {
        key(say("measure-on-the-own-rocket")): float(sum(each.rocket == seat for each in played)),
        key(say("measure-right")): float(sum(each.correct for each in played)),
        key(say("measure-right-on-the-own-rocket")): float(
            sum(each.correct and each.rocket == seat for each in played)
        ),
    }
