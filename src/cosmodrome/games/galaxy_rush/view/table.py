"""The records of a view; `show.py` says what a seat may see."""

from __future__ import annotations

from typing import Literal

from cosmodrome.core.records import Shown, View
from cosmodrome.games.galaxy_rush.events import Achieved

Phase = Literal["turn", "claim", "prediction", "over", ""]


class SpaceView(Shown, frozen=True):
    """A space of the track; `card` is 0 where none lies."""

    pair: int
    orbit: int
    card: int
    left: bool
    """Its card left the game untaken (GR-3.5)."""


class LandingView(Shown, frozen=True):
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
    medal_up: int
    """Where the season ends, who wins its medal if the card is played face up; else -1."""
    medal_down: int


class DiscoveryView(Shown, frozen=True):
    """A card of the pool."""

    card: int
    place: int
    missing: tuple[tuple[int, ...], ...]
    """For each seat, how many of each resource are still needed; all 0 where it could be claimed."""
    achieved: Achieved
    """What the open achievements would give more for the captain whose turn it is, who claims it."""


class ProgressView(Shown, frozen=True):
    """How a captain stands with an achievement, as if the game ended now."""

    value: int
    met: bool
    points: int


class AchievementView(Shown, frozen=True):
    card: int
    progress: tuple[ProgressView, ...]


class MedalView(Shown, frozen=True):
    """`winner` is -1 while it waits."""

    season: int
    points: int
    winner: int


class RaceView(Shown, frozen=True):
    """The race for this season's medal."""

    points: int
    distances: tuple[int, ...]
    leader: int
    """Who would win it now; -1 where distances are level and both rockets are in the same orbit."""
    level: bool
    """Level distances: orbit one decides (GR-5.3)."""


class StandingView(Shown, frozen=True):
    """What a prediction card counts of each rocket now; it is right for the one with more (GR-8.12)."""

    card: int
    values: tuple[int, ...]


class PlayedView(Shown, frozen=True):
    """A prediction on a rocket; what it says is shown only when it is judged, and is 0 before."""

    seat: int
    card: int
    correct: bool
    token: int


class RocketView(Shown, frozen=True):
    """What lies on and beside a rocket of the prediction card."""

    stack: tuple[PlayedView, ...]
    """The first played first."""
    tokens: tuple[int, ...]
    """Those left, the top one first."""


class CaptainView(Shown, frozen=True):
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
