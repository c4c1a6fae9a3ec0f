"""What a seat may see: everything but the order of decks, the other's hand, and any played prediction (GR-4.3, GR-6.2).

What follows from the open cards is said here too, so that nobody who draws or describes the table works out a rule.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from cosmodrome.core.flow import NOBODY, Seat, coming
from cosmodrome.core.kept import MOST, keep
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
    COUNTS,
    POINTS,
    by_card,
    by_distance,
    meets,
)
from cosmodrome.games.galaxy_rush.rules.order import next_after
from cosmodrome.games.galaxy_rush.rules.playing import claimable, missing, one_more
from cosmodrome.games.galaxy_rush.rules.predictions import in_hand
from cosmodrome.games.galaxy_rush.rules.scoring import (
    TOKENS,
    all_measured,
    categories,
    expedition_points,
    judge,
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

Key = tuple[Any, ...]
"""All that some part of a view depends on. In a move little changes, and everybody at the table looks at the rest."""


def view(state: State, seat: Seat | None) -> GalaxyRushView:
    own = seat if seat is not None and seat >= 0 else None
    blue, orange = _captain(state, 0), _captain(state, 1)
    step = phase(state)
    return GalaxyRushView(
        seat=seat,
        season=state.season,
        phase=cast("Phase", step),
        coming=coming(state),
        turn=turn(state),
        spaces=_spaces(state),
        landings=_landings(state) if step == TURN else (),
        deck=len(state.deck),
        pool=_pool(state),
        discovery_deck=len(state.discovery_decks[0]),
        captains=(blue.view, orange.view),
        achievements=_achievements(state.achievements, blue.values, orange.values),
        medals=_medals(state),
        race=_race(state),
        rockets=_rockets(state),
        standings=_standings(blue.measured, orange.measured),
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


def _every_view(at: int) -> list[list[SpaceView]]:
    pair, orbit = at // ORBITS + 1, at % ORBITS + 1
    return [[SpaceView(pair, orbit, card, left) for card in range(len(AU_OF))] for left in (False, True)]


SPACE_VIEWS = [_every_view(at) for at in range(SPACES)]
"""All that a space can look like, whether a card has left it, and by the card on it."""
SPACES_SHOWN: dict[Key, tuple[SpaceView, ...]] = {}


def _spaces(state: State) -> tuple[SpaceView, ...]:
    key = (state.track, state.left)
    return SPACES_SHOWN.get(key) or keep(SPACES_SHOWN, key, _new_spaces(state.track, state.left))


def _new_spaces(track: Cards, left: int) -> tuple[SpaceView, ...]:
    return tuple([SPACE_VIEWS[at][left >> at & 1][card] for at, card in enumerate(track)])


LANDINGS: dict[Key, tuple[LandingView, ...]] = {}


def _landings(state: State) -> tuple[LandingView, ...]:
    seat = turn(state)
    captain, other = state.captains[seat], state.captains[1 - seat]
    key = (captain.key(), other.pair, other.season_au, seat, state.track, state.pool, state.achievements)
    return LANDINGS.get(key) or keep(LANDINGS, key, _new_landings(state, captain.pair))


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


POOLS: dict[Key, tuple[DiscoveryView, ...]] = {}


def _pool(state: State) -> tuple[DiscoveryView, ...]:
    blue, orange = state.captains
    key = (state.pool, blue.owned, orange.owned, turn(state), state.achievements)
    return POOLS.get(key) or keep(POOLS, key, _new_pool(state, blue.owned, orange.owned))


def _new_pool(state: State, blue: Cards, orange: Cards) -> tuple[DiscoveryView, ...]:
    return tuple(
        [
            DiscoveryView(card, place, (missing(blue, card), missing(orange, card)), _achieved_by_claim(state, card))
            for place, card in enumerate(state.pool)
            if card
        ]
    )


def _achieved_by_claim(state: State, card: int) -> Achieved:
    """GR-4.8: only a discovery that counts as a resource changes any."""
    gives, seat = GIVES[card], turn(state)
    if gives == NO_KIND or seat < 0:
        return ()
    return by_card(state.achievements, state.captains[seat].owned, gives)


ACHIEVED: dict[Key, tuple[AchievementView, ...]] = {}


def _achievements(cards: Cards, blue: Cards, orange: Cards) -> tuple[AchievementView, ...]:
    """The numbers of both captains."""
    key = (cards, blue, orange)
    return ACHIEVED.get(key) or keep(ACHIEVED, key, _new_achievements(cards, blue, orange))


def _new_achievements(cards: Cards, blue: Cards, orange: Cards) -> tuple[AchievementView, ...]:
    return tuple([_achievement(card, blue[at], orange[at]) for at, card in enumerate(cards)])


@lru_cache(MOST)
def _achievement(card: int, blue: int, orange: int) -> AchievementView:
    return AchievementView(card, (_progress(card, blue), _progress(card, orange)))


def _progress(card: int, value: int) -> ProgressView:
    return ProgressView(value, meets(ACHIEVEMENTS[card], value), POINTS[card][value])


MEDALS = range(1, SEASONS + 1)
MEDALS_SHOWN: dict[Key, tuple[MedalView, ...]] = {}


def _medals(state: State) -> tuple[MedalView, ...]:
    key = (state.captains[0].medals, state.captains[1].medals)
    return MEDALS_SHOWN.get(key) or keep(MEDALS_SHOWN, key, tuple([_medal(season, *key) for season in MEDALS]))


def _medal(season: int, blue: int, orange: int) -> MedalView:
    """The medals of both captains, a bit for each."""
    winner = 0 if blue >> season & 1 else 1 if orange >> season & 1 else -1
    return MedalView(season, MEDAL_POINTS[season], winner)


def _race(state: State) -> RaceView:
    distances = (state.captains[0].season_au, state.captains[1].season_au)
    return RaceView(MEDAL_POINTS[state.season], distances, ahead_for_medal(state), distances[0] == distances[1])


ROCKETS: dict[Key, tuple[RocketView, ...]] = {}


def _rockets(state: State) -> tuple[RocketView, ...]:
    """Predictions are judged after the last season; until then nothing but new ones changes anything."""
    if state.judged:
        return _new_rockets(state)
    key = (state.captains[0].stack, state.captains[1].stack)
    return ROCKETS.get(key) or keep(ROCKETS, key, _new_rockets(state))


def _new_rockets(state: State) -> tuple[RocketView, ...]:
    return tuple([_rocket(state, rocket) for rocket in range(SEATS)])


def _rocket(state: State, rocket: int) -> RocketView:
    """What has been judged on a rocket, and who played the others."""
    judged = [each for each in judge(state) if each.rocket == rocket]
    others = state.captains[rocket].stack[len(judged) :]
    shown = [PlayedView(each.seat, each.card, each.correct, each.token) for each in judged]
    shown += [PlayedView(seat, 0, False, 0) for seat, _ in others]
    return RocketView(tuple(shown), TOKENS[sum([each.correct for each in judged]) :])


STANDINGS: dict[Key, tuple[StandingView, ...]] = {}


def _standings(blue: Cards, orange: Cards) -> tuple[StandingView, ...]:
    key = (blue, orange)
    return STANDINGS.get(key) or keep(STANDINGS, key, _new_standings(blue, orange))


def _new_standings(blue: Cards, orange: Cards) -> tuple[StandingView, ...]:
    return tuple([_standing(card, blue[at], orange[at]) for at, card in enumerate(PREDICTIONS)])


@lru_cache(MOST)
def _standing(card: int, blue: int, orange: int) -> StandingView:
    return StandingView(card, (blue, orange))


class Shown(NamedTuple):
    """A captain, and what counts for achievements and predictions."""

    view: CaptainView
    values: Cards
    """Of the open achievements."""
    measured: Cards
    """What each prediction counts."""


CAPTAINS: dict[Key, Shown] = {}


def _captain(state: State, seat: Seat) -> Shown:
    captain, predictions = state.captains[seat], prediction_points(state, seat)
    key = (captain.key(), state.achievements, predictions)
    return CAPTAINS.get(key) or keep(CAPTAINS, key, _new_captain(captain, state.achievements, predictions))


def _new_captain(captain: Captain, achievements: Cards, predictions: int) -> Shown:
    values = tuple([COUNTS[card](captain) for card in achievements])
    achieved = sum([POINTS[card][value] for card, value in zip(achievements, values, strict=True)])
    points = categories(captain, achieved, predictions)
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
        points=points,
        total=sum(points.values()),
    )
    return Shown(view, values, all_measured(captain, achieved))
