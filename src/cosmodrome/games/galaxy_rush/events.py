"""What happened. Only what a played prediction says is hidden, from its own player too."""

from __future__ import annotations

from typing import ClassVar

from cosmodrome.core.records import Event

Achieved = tuple[tuple[int, int], ...]
"""What open achievements now give a captain more or less, as if the game ended here: the card, and the points."""


class SeasonBegan(Event, frozen=True):
    """The track is laid and the season's pool shown (GR-1.3, GR-1.6, GR-7.1, GR-7.3)."""

    reveals: ClassVar[bool] = True
    heads: ClassVar[bool] = True

    season: int
    track: tuple[int, ...]
    """Pair 1 in orbit one and two, then pair 2, and so on."""
    pool: tuple[int, ...]
    first: int
    """Whose rocket starts in orbit one (GR-1.2, GR-7.4)."""


class CardTaken(Event, frozen=True):
    """A rocket moved to the space of a card, which was played at once (GR-3.1, GR-4.1)."""

    seat: int
    card: int
    from_pair: int
    from_orbit: int
    pair: int
    orbit: int
    accelerated: bool
    face_up: bool
    distance: int
    """What it adds to the distance: 0 face up."""
    season_distance: int
    """The captain's distance of the season after it."""
    owned: int = 0
    """How many of its kind the captain then has face up; 0 face down."""
    achieved: Achieved = ()


class CardLeft(Event, frozen=True):
    """A card that nobody can reach any more left the game (GR-3.5)."""

    card: int
    pair: int
    orbit: int


class DiscoveryClaimed(Event, frozen=True):
    """From this place of the pool; `resource` is the place among the kinds of what it counts as, -1: nothing."""

    seat: int
    card: int
    place: int
    points: int
    resource: int
    achieved: Achieved = ()


class DiscoveryShown(Event, frozen=True):
    """The next card of the season's deck came into the pool (GR-4.7)."""

    reveals: ClassVar[bool] = True

    card: int
    place: int


class ClaimDeclined(Event, frozen=True):
    seat: int


class MedalWon(Event, frozen=True):
    """The season is over; `by_orbit` where the distances were level and orbit one decided (GR-5.2, GR-5.3)."""

    seat: int
    season: int
    points: int
    distances: tuple[int, ...]
    by_orbit: bool
    achieved: Achieved = ()


class PredictionPlayed(Event, frozen=True):
    """On a rocket, at this place of its stack from 0; `card` is 0 for everybody who looks on (GR-6.2)."""

    binds: ClassVar[str] = "undo-prediction"

    seat: int
    rocket: int
    place: int
    card: int


class AchievementJudged(Event, frozen=True):
    """What an open achievement gives each captain at the end (GR-8.8)."""

    card: int
    points: tuple[int, ...]


class PredictionJudged(Event, frozen=True):
    """A played prediction was turned up; `token` is 0 where it was wrong (GR-8.9)."""

    reveals: ClassVar[bool] = True

    rocket: int
    place: int
    seat: int
    card: int
    correct: bool
    token: int
    values: tuple[int, ...]
    """What it counts, for each seat."""


class PointsCounted(Event, frozen=True):
    """All that a captain scored (GR-8.11)."""

    seat: int
    medals: int
    heroics: int
    discoveries: int
    expeditions: int
    distance: int
    achievements: int
    predictions: int


class GameEnded(Event, frozen=True):
    scores: tuple[int, ...]
    winner: int
    by_orbit: bool
    """Level totals: orbit one decided (GR-8.10)."""


AnyEvent = (
    SeasonBegan
    | CardTaken
    | CardLeft
    | DiscoveryClaimed
    | DiscoveryShown
    | ClaimDeclined
    | MedalWon
    | PredictionPlayed
    | AchievementJudged
    | PredictionJudged
    | PointsCounted
    | GameEnded
)
