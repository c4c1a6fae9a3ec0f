"""What a seat may see: everything but the order of decks, the other's hand, and any played prediction (GR-4.3, GR-6.2).

What follows from the open cards is said here too, so that nobody who draws or describes the table works out a rule.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any, Literal, NamedTuple, TypeVar, cast

import msgspec

from cosmodrome.core.flow import Seat, coming
from cosmodrome.core.records import Event, View
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
    OF_DISTANCE,
    OF_RESOURCES,
    POINTS,
    achieved_since,
    counted_of,
    counting,
    meets,
    points_now,
    progress,
)
from cosmodrome.games.galaxy_rush.rules.order import next_after
from cosmodrome.games.galaxy_rush.rules.playing import claimable, missing, one_more, play_card
from cosmodrome.games.galaxy_rush.rules.predictions import in_hand
from cosmodrome.games.galaxy_rush.rules.scoring import (
    TOKENS,
    expedition_points,
    judge,
    measured,
    points,
    prediction_points,
)
from cosmodrome.games.galaxy_rush.rules.season_end import ahead_for_medal
from cosmodrome.games.galaxy_rush.rules.steps import TURN, phase, turn
from cosmodrome.games.galaxy_rush.rules.taking import FARTHEST, out_of_reach, space_of
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State

T = TypeVar("T")
Phase = Literal["turn", "claim", "prediction", "over", ""]


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the track; `card` is 0 where none lies."""

    pair: int
    orbit: int
    card: int
    left: bool
    """Its card left the game untaken (GR-3.5)."""


class LandingView(msgspec.Struct, frozen=True):
    """What taking this card leads to, for whoever's turn it is."""

    pair: int
    orbit: int
    card: int
    accelerates: bool
    next: int
    """The seat that acts after it; -1 where the season ends."""
    claims: tuple[int, ...]
    """Discoveries of the pool that could be claimed if it is played face up."""
    leaves: tuple[int, ...]
    """Cards that would leave the game."""
    achieved_up: Achieved
    """What the open achievements would then give more or less, if it is played face up."""
    achieved_down: Achieved


class DiscoveryView(msgspec.Struct, frozen=True):
    """A card of the pool."""

    card: int
    place: int
    missing: tuple[tuple[int, ...], ...]
    """For each seat, how many of each resource are still needed; all 0 where it could be claimed."""
    achieved: Achieved
    """What the open achievements would give more for the captain whose turn it is, who claims it."""


class ProgressView(msgspec.Struct, frozen=True):
    """How a captain stands with an achievement, as if the game ended now."""

    value: int
    met: bool
    points: int


class AchievementView(msgspec.Struct, frozen=True):
    card: int
    progress: tuple[ProgressView, ...]


class MedalView(msgspec.Struct, frozen=True):
    """`winner` is -1 while it waits."""

    season: int
    points: int
    winner: int


class RaceView(msgspec.Struct, frozen=True):
    """The race for this season's medal."""

    points: int
    distances: tuple[int, ...]
    leader: int
    """Who would win it now; -1 where distances are level and both rockets are in the same orbit."""
    level: bool
    """Level distances: orbit one decides (GR-5.3)."""


class StandingView(msgspec.Struct, frozen=True):
    """What a prediction card counts of each rocket now; it is right for the one with more (GR-8.12)."""

    card: int
    values: tuple[int, ...]


class PlayedView(msgspec.Struct, frozen=True):
    """A prediction on a rocket; what it says is shown only when it is judged, and is 0 before."""

    seat: int
    card: int
    correct: bool
    token: int


class RocketView(msgspec.Struct, frozen=True):
    """What lies on and beside a rocket of the prediction card."""

    stack: tuple[PlayedView, ...]
    """The first played first."""
    tokens: tuple[int, ...]
    """Those left, the top one first."""


class CaptainView(msgspec.Struct, frozen=True):
    pair: int
    """Where the rocket stands; 0: the start board."""
    orbit: int
    resources: tuple[int, ...]
    """How many of each kind, season-one discoveries included."""
    expeditions: tuple[int, ...]
    heroics: int
    expedition_points: tuple[int, ...]
    up: tuple[int, ...]
    """Orbit cards face up, the latest last."""
    down: tuple[int, ...]
    """Orbit cards face down of this season."""
    earlier: tuple[int, ...]
    """Orbit cards face down of earlier seasons."""
    discoveries: tuple[int, ...]
    season_distance: int
    total_distance: int
    medals: tuple[int, ...]
    """The seasons whose medals were won."""
    hand: int
    """How many predictions are in hand."""
    points: dict[str, int]
    """By category, as if the game ended now; predictions count when they are judged."""
    total: int


class GalaxyRushView(View, frozen=True, tag="GalaxyRushView"):
    seat: int | None
    """Whose view this is; None: a spectator's."""
    season: int
    phase: Phase
    """What is asked; empty in the middle of an action."""
    coming: str
    """The same, in the middle of an action the step that comes next; empty after the end."""
    turn: int
    """The seat that decides; negative where nobody is asked."""
    spaces: tuple[SpaceView, ...]
    landings: tuple[LandingView, ...]
    """In the order of the offers; empty but on a turn."""
    deck: int
    """Orbit cards still to come."""
    pool: tuple[DiscoveryView, ...]
    discovery_deck: int
    captains: tuple[CaptainView, ...]
    achievements: tuple[AchievementView, ...]
    medals: tuple[MedalView, ...]
    race: RaceView
    rockets: tuple[RocketView, ...]
    standings: tuple[StandingView, ...]
    """For each of the eight prediction cards."""
    hand: tuple[int, ...]
    """One's own predictions; nobody sees another's."""
    gone: tuple[int, ...] = ()
    """Orbit cards that left the game from the track, face up (GR-3.5)."""


def view(state: State, seat: Seat | None) -> GalaxyRushView:
    own = seat if seat is not None and seat >= 0 else None
    blue, orange = (_captain(state, each) for each in range(SEATS))
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


def _landings(state: State) -> tuple[LandingView, ...]:
    stands = state.captains[turn(state)].pair
    places = [(pair, orbit) for pair in range(stands + 1, stands + FARTHEST + 1) for orbit in range(1, ORBITS + 1)]
    reachable = [place for place in places if space_of(*place) < SPACES and state.track[space_of(*place)]]
    return tuple(_landing(state, pair, orbit) for pair, orbit in reachable)


def _landing(state: State, pair: int, orbit: int) -> LandingView:
    seat, space = turn(state), space_of(pair, orbit)
    captain, card = state.captains[seat], state.track[space]
    leaving = [each for each in out_of_reach(state, seat, captain.pair, pair) if each != space]
    resource = KIND_OF[card] < RESOURCES
    return LandingView(
        pair=pair,
        orbit=orbit,
        card=card,
        accelerates=pair > captain.pair + 1,
        next=next_after(state, seat, pair, orbit),
        claims=claimable(state, one_more(captain.owned, KIND_OF[card])) if resource else (),
        leaves=tuple(state.track[each] for each in leaving),
        achieved_up=_achieved(state, captain, card, face_up=True),
        achieved_down=_achieved(state, captain, card, face_up=False),
    )


def _achieved(state: State, captain: Captain, card: int, *, face_up: bool) -> Achieved:
    counted = counting(state.achievements, counted_of(KIND_OF[card]) if face_up else OF_DISTANCE)
    if not counted:
        return ()
    key = (PARTS(captain), counted, KIND_OF[card] if face_up else -1 - AU_OF[card])
    found = ACHIEVED.get(key)
    if found is None:
        before = points_now(state, captain, counted_of(KIND_OF[card]) if face_up else OF_DISTANCE)
        then = captain.clone()
        play_card(then, card, face_up)
        found = _keep(ACHIEVED, key, achieved_since(then, before))
    return found


ACHIEVED: dict[tuple[Any, ...], Achieved] = {}


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
    captain = state.captains[seat]
    before = points_now(state, captain, OF_RESOURCES)
    if not before:
        return ()
    then = captain.clone()
    then.owned = one_more(then.owned, gives)
    return achieved_since(then, before)


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
    distances = tuple(captain.season_au for captain in state.captains)
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
