"""What a seat may see: everything but the order of decks, the other's hand, and any played prediction (GR-4.3, GR-6.2).

What follows from the open cards is said here too, so that nobody who draws or describes the table works out a rule.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from cosmodrome.core.flow import NOBODY, Seat, coming
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    AU_OF,
    GIVES,
    HEROICS,
    KIND_OF,
    MEDAL_POINTS,
    NO_KIND,
    ORBITS,
    PREDICTIONS,
    RESOURCES,
    SEASONS,
    SEATS,
    SPACES,
)
from cosmodrome.games.galaxy_rush.events import Achieved, PredictionPlayed
from cosmodrome.games.galaxy_rush.rules.achievements import (
    POINTS,
    by_card,
    by_distance,
    meets,
    progress,
)
from cosmodrome.games.galaxy_rush.rules.order import next_after
from cosmodrome.games.galaxy_rush.rules.playing import claimable, missing, one_more
from cosmodrome.games.galaxy_rush.rules.predictions import in_hand
from cosmodrome.games.galaxy_rush.rules.scoring import (
    TOKENS,
    expedition_points,
    judge,
    measured,
    points,
    prediction_points,
)
from cosmodrome.games.galaxy_rush.rules.season_end import ahead_for_medal, medal_after
from cosmodrome.games.galaxy_rush.rules.steps import TURN, phase, turn
from cosmodrome.games.galaxy_rush.rules.taking import FARTHEST, out_of_reach, space_of
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State
from cosmodrome.games.galaxy_rush.view.table import (
    AchievementView,
    CaptainView,
    DiscoveryView,
    GalaxyRushView,
    LandingView,
    MedalView,
    Phase,
    PlayedView,
    ProgressView,
    RaceView,
    RocketView,
    SpaceView,
    StandingView,
)

T = TypeVar("T")


def view(state: State, seat: Seat | None) -> GalaxyRushView:
    own = seat if seat is not None and seat >= 0 else None
    blue, orange = _captain(state, 0), _captain(state, 1)
    left = state.left
    return GalaxyRushView(
        seat=seat,
        season=state.season,
        phase=cast("Phase", phase(state)),
        coming=coming(state),
        turn=turn(state),
        spaces=tuple([_space(space, card, bool(left >> space & 1)) for space, card in enumerate(state.track)]),
        landings=_landings(state) if phase(state) == TURN else (),
        deck=len(state.deck),
        pool=tuple([_discovery(state, place, card) for place, card in enumerate(state.pool) if card]),
        discovery_deck=len(state.discovery_decks[0]),
        captains=(blue.view, orange.view),
        achievements=tuple(
            [_achievement(*each) for each in zip(state.achievements, blue.values, orange.values, strict=True)]
        ),
        medals=tuple([_medal(season, state.captains[0].medals, state.captains[1].medals) for season in MEDALS]),
        race=_race(state),
        rockets=tuple([_rocket(state, rocket) for rocket in range(SEATS)]),
        standings=tuple([_standing(*each) for each in zip(PREDICTIONS, blue.measured, orange.measured, strict=True)]),
        hand=() if own is None else in_hand(state.captains[own]),
        gone=state.gone,
    )


def secrets(view: GalaxyRushView) -> Cards:
    """GR-6.2."""
    return view.hand


def put_away(view: GalaxyRushView) -> GalaxyRushView:
    """Predictions are needed where one is played; on a turn others may look at the screen, too."""
    return view if view.phase == "prediction" else msgspec.structs.replace(view, hand=())


def redact(event: Event, seat: Seat | None) -> Event | None:
    """GR-6.2: what a played prediction says is shown to nobody, its own player included."""
    if isinstance(event, PredictionPlayed):
        return PredictionPlayed(event.seat, event.rocket, event.place, 0)
    return event


KEPT = 4_096
"""Parts of views that are kept: in a move one captain changes, and everybody at the table looks at both."""
PARTS = attrgetter(*Captain.FIELDS)


@lru_cache(KEPT)
def _space(space: int, card: int, left: bool) -> SpaceView:
    return SpaceView(space // 2 + 1, space % 2 + 1, card, left)


LANDINGS: dict[tuple[Any, ...], tuple[LandingView, ...]] = {}


def _landings(state: State) -> tuple[LandingView, ...]:
    seat = turn(state)
    captain, other = state.captains[seat], state.captains[1 - seat]
    key = (PARTS(captain), other.pair, other.season_au, seat, state.track, state.pool, state.achievements)
    return LANDINGS.get(key) or _keep(LANDINGS, key, _new_landings(state, captain.pair))


def _new_landings(state: State, stands: int) -> tuple[LandingView, ...]:
    spaces = range(2 * stands, min(SPACES, 2 * (stands + FARTHEST)))
    return tuple([_landing(state, space // ORBITS + 1, space % ORBITS + 1) for space in spaces if state.track[space]])


def _landing(state: State, pair: int, orbit: int) -> LandingView:
    seat, space = turn(state), space_of(pair, orbit)
    captain, card = state.captains[seat], state.track[space]
    leaving = [each for each in out_of_reach(state, seat, captain.pair, pair) if each != space]
    kind, after = KIND_OF[card], next_after(state, seat, pair, orbit)
    return LandingView(
        pair=pair,
        orbit=orbit,
        card=card,
        accelerates=pair > captain.pair + 1,
        next=after,
        claims=claimable(state, one_more(captain.owned, kind)) if kind < RESOURCES else (),
        leaves=tuple([state.track[each] for each in leaving]),
        achieved_up=by_card(state.achievements, captain.owned, kind),
        achieved_down=by_distance(state.achievements, captain.total_au, captain.total_au + AU_OF[card]),
        medal_up=medal_after(state, seat, orbit, 0) if after == NOBODY else NOBODY,
        medal_down=medal_after(state, seat, orbit, AU_OF[card]) if after == NOBODY else NOBODY,
    )


def _keep(kept: dict[tuple[Any, ...], T], key: tuple[Any, ...], found: T) -> T:
    if len(kept) >= KEPT:
        kept.clear()
    kept[key] = found
    return found


def _discovery(state: State, place: int, card: int) -> DiscoveryView:
    blue, orange = state.captains
    return _shown_discovery(card, place, blue.owned, orange.owned, _achieved_by_claim(state, card))


@lru_cache(KEPT)
def _shown_discovery(card: int, place: int, blue: Cards, orange: Cards, achieved: Achieved) -> DiscoveryView:
    return DiscoveryView(card, place, (missing(blue, card), missing(orange, card)), achieved)


def _achieved_by_claim(state: State, card: int) -> Achieved:
    """GR-4.8: only a discovery that counts as a resource changes any."""
    gives, seat = GIVES[card], turn(state)
    if gives == NO_KIND or seat < 0:
        return ()
    return by_card(state.achievements, state.captains[seat].owned, gives)


@lru_cache(KEPT)
def _achievement(card: int, blue: int, orange: int) -> AchievementView:
    """The numbers of both captains."""
    row = ACHIEVEMENTS[card]
    return AchievementView(
        card, tuple([ProgressView(value, meets(row, value), POINTS[card][value]) for value in (blue, orange)])
    )


MEDALS = range(1, SEASONS + 1)


@lru_cache(KEPT)
def _medal(season: int, blue: int, orange: int) -> MedalView:
    """The medals of both captains, a bit for each."""
    winner = 0 if blue >> season & 1 else 1 if orange >> season & 1 else -1
    return MedalView(season, MEDAL_POINTS[season], winner)


def _race(state: State) -> RaceView:
    distances = (state.captains[0].season_au, state.captains[1].season_au)
    return RaceView(MEDAL_POINTS[state.season], distances, ahead_for_medal(state), distances[0] == distances[1])


def _rocket(state: State, rocket: int) -> RocketView:
    judged = [each for each in judge(state) if each.rocket == rocket] if state.judged else []
    stack = state.captains[rocket].stack
    shown = tuple([(each.seat, each.card, each.correct, each.token) for each in judged])
    return _shown_rocket(shown, tuple([seat for seat, _ in stack[len(judged) :]]))


@lru_cache(KEPT)
def _shown_rocket(judged: tuple[tuple[int, int, bool, int], ...], others: Cards) -> RocketView:
    """What has been judged on a rocket, and who played the others."""
    shown = [PlayedView(*each) for each in judged] + [PlayedView(seat, 0, False, 0) for seat in others]
    return RocketView(tuple(shown), TOKENS[sum(correct for _, _, correct, _ in judged) :])


@lru_cache(KEPT)
def _standing(card: int, blue: int, orange: int) -> StandingView:
    return StandingView(card, (blue, orange))


class Shown(NamedTuple):
    """A captain, and what counts for achievements and predictions."""

    view: CaptainView
    values: Cards
    """Of the open achievements."""
    measured: Cards
    """What each prediction counts."""


CAPTAINS: dict[tuple[Any, ...], Shown] = {}


def _captain(state: State, seat: Seat) -> Shown:
    captain = state.captains[seat]
    key = (PARTS(captain), state.achievements, prediction_points(state, seat))
    return CAPTAINS.get(key) or _keep(CAPTAINS, key, _new_captain(state, seat))


def _new_captain(state: State, seat: Seat) -> Shown:
    captain = state.captains[seat]
    categories = points(state, seat)
    view = CaptainView(
        pair=captain.pair,
        orbit=captain.orbit,
        resources=captain.owned[:RESOURCES],
        expeditions=captain.owned[RESOURCES:HEROICS],
        heroics=captain.owned[HEROICS],
        expedition_points=expedition_points(captain),
        up=captain.up,
        down=captain.down,
        earlier=captain.earlier,
        discoveries=captain.discoveries,
        season_distance=captain.season_au,
        total_distance=captain.total_au,
        medals=tuple([season for season in MEDALS if captain.medals >> season & 1]),
        hand=captain.hand.bit_count(),
        points=categories,
        total=sum(categories.values()),
    )
    values = tuple([progress(captain, ACHIEVEMENTS[card]) for card in state.achievements])
    return Shown(view, values, tuple([measured(state, card, seat) for card in PREDICTIONS]))
