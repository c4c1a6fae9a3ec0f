"""Every component with nothing left out, wherever it is now: the same at any time of a game."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.galaxy_rush.data.components import ACHIEVEMENTS, COLOURS, PREDICTIONS, SEATS
from cosmodrome.games.galaxy_rush.rules.predictions import in_hand
from cosmodrome.games.galaxy_rush.state import State


def census(state: State) -> Sequence[str]:
    """Every card, wherever it lies; what is nowhere on the table is in the box (GR-1.7, GR-1.9)."""
    cards = [number for number in (*state.deck, *state.track, *state.gone) if number]
    found = [number for number in (*state.pool, *state.aside) if number]
    found += [number for deck in state.discovery_decks for number in deck]
    on_table = [(seat, number) for captain in state.captains for seat, number in captain.stack]
    for seat, captain in enumerate(state.captains):
        cards += [*captain.up, *captain.down, *captain.earlier]
        found += captain.discoveries
        on_table += [(seat, number) for number in in_hand(captain)]
    everything = [(seat, number) for seat in range(SEATS) for number in PREDICTIONS]
    predictions = on_table + [each for each in everything if each not in on_table]
    achievements = [*state.achievements, *(number for number in ACHIEVEMENTS if number not in state.achievements)]
    return [
        *(f"orbit card {number}" for number in sorted(cards)),
        *(f"discovery {number}" for number in sorted(found)),
        *(f"{COLOURS[seat]} prediction {number}" for seat, number in sorted(predictions)),
        *(f"achievement {number}" for number in sorted(achievements)),
    ]
