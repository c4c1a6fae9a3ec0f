"""Every component with nothing left out, wherever it is now: the same at any time of a game."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.galaxy_challenge.data.components import COLOURS
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of
from cosmodrome.games.galaxy_challenge.state import State


def census(state: State) -> Sequence[str]:
    """Every card and chip, wherever it is; rockets nobody plays are in the box."""
    held = [card for hand in state.hands for card in cards_of(hand)]
    advantages = [*state.deck, *held, *state.used, *state.rival_used]
    return [
        *(f"sector card {number}" for number in sorted(state.sectors)),
        *(f"advantage card {number}" for number in sorted(advantages)),
        *(f"chip {number}" for number in range(1, state.bank + sum(state.chips) + 1)),
        *(f"{colour} rocket" for colour in COLOURS),
    ]
