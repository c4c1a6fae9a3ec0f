"""What a bot is, and all that it gets to see.

A bot is handed a `Sight`, never a match: its state is dealt anew from what the seat knows, and its generator is new.
The true order of a deck is not in it, so a bot cannot look, by accident or on purpose.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.records import Action, View
from cosmodrome.core.refusal import Problem
from cosmodrome.core.rng import Rng


class BadSettings(Problem):
    """Settings that a bot cannot work with."""


class Sight(NamedTuple):
    """One decision as a seat sees it."""

    game: Game[Any]
    seat: Seat
    offers: Sequence[Action]
    state: Any
    """One of the states the seat could be in, for all it knows; `game.redeal` makes others."""

    @property
    def view(self) -> View:
        return self.game.view(self.state, self.seat)

    def sensible(self) -> Sequence[Action]:
        """The offers that the game considers sensible."""
        return self.game.sensible(self.state, self.seat)


class Bot(Protocol):
    """Made anew for each seat of each match, as `Class(rng, **settings)`."""

    def choose(self, sight: Sight) -> Action:
        """One of the offers, or another action that the game does not refuse."""


def look(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Sight:
    """What a bot in this seat may see of this state."""
    deal = game.redeal(state, seat, rng)
    return Sight(game, seat, game.offers(deal, seat), deal)
