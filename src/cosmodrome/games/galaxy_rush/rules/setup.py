"""Chapter 1: the decks, the first track and pool, the hands of predictions and the open achievements."""

from __future__ import annotations

from cosmodrome.core.flow import Step
from cosmodrome.core.game import Options
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    AU_OF,
    CARDS,
    DATA,
    KINDS,
    PAIRS,
    PREDICTIONS,
    SEASONS,
    SEATS,
)
from cosmodrome.games.galaxy_rush.rules.steps import SEASON
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State

POOL = DATA.setup.pool
OPEN = DATA.setup.achievements
HAND = DATA.setup.predictions
DECK, ALL_ACHIEVEMENTS, ALL_PREDICTIONS = tuple(CARDS), tuple(ACHIEVEMENTS), tuple(PREDICTIONS)
SEASON_DECKS = tuple(
    [tuple([row.number for row in DATA.discoveries if row.season == season]) for season in range(1, SEASONS + 1)]
)


def set_up(seats: int, options: Options, rng: Rng) -> State:
    """GR-1.1, GR-1.2, GR-1.5, GR-1.7 to GR-1.10; the track and the pool are laid out when the season begins."""
    starter = rng.below(SEATS)
    deck = shuffled(DECK, 2 * PAIRS * SEASONS, rng)
    decks = tuple([shuffled(numbers, len(numbers), rng) for numbers in SEASON_DECKS])
    achievements = shuffled(ALL_ACHIEVEMENTS, OPEN, rng)[-OPEN:]
    hands = [_hand(rng) for _ in range(SEATS)]
    blue, orange = (_captain(1 if seat == starter else 2, hands[seat]) for seat in range(SEATS))
    return State(
        rng=rng,
        agenda=[Step(SEASON)],
        captains=(blue, orange),
        deck=deck,
        discovery_decks=decks,
        achievements=achievements,
    )


def lay_track(state: State) -> None:
    """GR-1.3: two at a time, the lower distance to orbit one; GR-1.4: equal ones at random."""
    deck, track = settled(state, state.deck, 2 * PAIRS), []
    for place in range(len(deck) - 1, len(deck) - 1 - 2 * PAIRS, -2):
        first, second = deck[place], deck[place - 1]
        less = AU_OF[first] - AU_OF[second]
        if less > 0 or (less == 0 and state.rng.below(2)):
            first, second = second, first
        track += [first, second]
    state.track = tuple(track)
    state.deck = deck[: -2 * PAIRS]


def show_pool(state: State) -> None:
    """GR-1.6."""
    deck = settled(state, state.discovery_decks[0], POOL)
    state.pool = deck[: -POOL - 1 : -1]
    state.discovery_decks = (deck[:-POOL], *state.discovery_decks[1:])


def settled(state: State, deck: Cards, cards: int) -> Cards:
    """The deck with so many cards on top in their order; where it was left open, it is drawn now."""
    return shuffled(deck, cards, state.rng) if state.unsettled else deck


def shuffled(deck: Cards, cards: int, rng: Rng) -> Cards:
    """The deck with so many cards on top in random order; those below are never dealt, or not yet."""
    order = list(deck)
    rng.shuffle(order, cards)
    return tuple(order)


def _hand(rng: Rng) -> int:
    """GR-1.7: three of one's own colour; the others are out of the game."""
    dealt = shuffled(ALL_PREDICTIONS, HAND, rng)[-HAND:]
    return sum([1 << number for number in dealt])


def _captain(orbit: int, hand: int) -> Captain:
    return Captain(
        orbit=orbit,
        owned=(0,) * len(KINDS),
        hand=hand,
    )
