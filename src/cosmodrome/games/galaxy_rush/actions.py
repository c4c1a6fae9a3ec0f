"""What a player can say."""

from __future__ import annotations

from cosmodrome.core.records import Action


class TakeCard(Action, frozen=True):
    """Take a card of the next pair, or accelerate to the pair after it, and play it at once (GR-3.1, GR-4.1)."""

    pair: int
    orbit: int
    face_up: bool


class ClaimDiscovery(Action, frozen=True):
    """Claim a card of the pool with the resources owned (GR-4.5)."""

    card: int


class DeclineClaim(Action, frozen=True):
    """Claim nothing this turn (GR-4.5)."""


class PlayPrediction(Action, frozen=True):
    """Play a prediction from hand, face down, on the rocket of a seat (GR-6.1)."""

    card: int
    rocket: int


AnyAction = TakeCard | ClaimDiscovery | DeclineClaim | PlayPrediction
