"""What is true: fields and `clone`; no rules.

Piles and stacks are tuples that are replaced, not changed, sets are bits of an integer: a clone copies references only.
"""

from __future__ import annotations

from typing import Any, ClassVar

from cosmodrome.core.rng import Rng

Cards = tuple[int, ...]


class Captain:
    """One player's rocket and all that lies before the player."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "pair": int,  # where the rocket stands: 0 is the start board
        "orbit": int,  # 1 or 2
        "owned": Cards,  # how many of each kind: resources, expeditions, heroics
        "up": Cards,  # orbit cards played face up, the latest last
        "down": Cards,  # played face down this season
        "earlier": Cards,  # played face down in earlier seasons
        "discoveries": Cards,
        "season_au": int,
        "total_au": int,  # this season's included
        "medals": int,  # a bit for each season, the first is bit 1
        "hand": int,  # a bit for each prediction card, number 1 is bit 1
        "stack": tuple[tuple[int, int], ...],  # predictions on this rocket: who played it and which; the first first
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        pair: int,
        orbit: int,
        owned: Cards,
        up: Cards,
        down: Cards,
        earlier: Cards,
        discoveries: Cards,
        season_au: int,
        total_au: int,
        medals: int,
        hand: int,
        stack: tuple[tuple[int, int], ...],
    ) -> None:
        self.pair = pair
        self.orbit = orbit
        self.owned = owned
        self.up = up
        self.down = down
        self.earlier = earlier
        self.discoveries = discoveries
        self.season_au = season_au
        self.total_au = total_au
        self.medals = medals
        self.hand = hand
        self.stack = stack

    def clone(self) -> Captain:
        return Captain(
            self.pair,
            self.orbit,
            self.owned,
            self.up,
            self.down,
            self.earlier,
            self.discoveries,
            self.season_au,
            self.total_au,
            self.medals,
            self.hand,
            self.stack,
        )


class State:
    """The whole table. The top of a deck is its last card; a space or place without a card holds 0."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "rng": Rng,
        "captains": tuple[Captain, Captain],
        "season": int,
        "phase": str,
        "seat": int,  # who decides; -1 after the end
        "track": Cards,  # by space: pair 1 in orbit one and two, then pair 2, and so on
        "left": int,  # a bit for each space whose card left the game untaken this season
        "deck": Cards,
        "gone": Cards,  # orbit cards that left the game
        "pool": Cards,  # by place
        "discovery_decks": tuple[Cards, ...],  # this season's, then those of the later ones
        "aside": Cards,  # discoveries of earlier seasons that nobody claimed
        "achievements": Cards,
        "unsettled": bool,  # the order of the decks is drawn when they are dealt from: so in a redeal, for speed
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        rng: Rng,
        captains: tuple[Captain, Captain],
        season: int,
        phase: str,
        seat: int,
        track: Cards,
        left: int,
        deck: Cards,
        gone: Cards,
        pool: Cards,
        discovery_decks: tuple[Cards, ...],
        aside: Cards,
        achievements: Cards,
        unsettled: bool,
    ) -> None:
        self.rng = rng
        self.captains = captains
        self.season = season
        self.phase = phase
        self.seat = seat
        self.track = track
        self.left = left
        self.deck = deck
        self.gone = gone
        self.pool = pool
        self.discovery_decks = discovery_decks
        self.aside = aside
        self.achievements = achievements
        self.unsettled = unsettled

    def clone(self) -> State:
        blue, orange = self.captains
        return State(
            self.rng.clone(),
            (blue.clone(), orange.clone()),
            self.season,
            self.phase,
            self.seat,
            self.track,
            self.left,
            self.deck,
            self.gone,
            self.pool,
            self.discovery_decks,
            self.aside,
            self.achievements,
            self.unsettled,
        )
