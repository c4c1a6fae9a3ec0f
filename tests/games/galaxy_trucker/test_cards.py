"""All sixty cards are dealt with, whatever the ships, to a position that goes on."""

from __future__ import annotations

import copy
import random
from functools import cache

import pytest

from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import CARDS
from tests.games.galaxy_trucker.census import census
from tests.games.galaxy_trucker.positions import Table, building

ROUND = {1: "I", 2: "II", 3: "III"}
FLEETS = 6


@cache
def built(deck: int, seed: int) -> Table:
    """Three ships built by chance, most of them well, in flight. Building takes longer than any card."""
    table, dice = building(3, seed=seed, rounds=ROUND[deck]), random.Random(seed)
    while table.state.building or not all(table.asked(seat) == "fly-on" for seat in table.awaiting):
        seat = dice.choice(table.awaiting)
        choose = GAME.sensible if dice.random() < 0.95 else GAME.offers
        table.play(seat, dice.choice(list(choose(table.state, seat))))
    assert len(table.awaiting) == 3
    return table


def fleet(deck: int, seed: int) -> Table:
    """The same ships for every card: a table of its own, with a clone of the state."""
    table = copy.copy(built(deck, seed % FLEETS))
    table.state = table.state.clone()
    return table


@pytest.mark.parametrize("card", CARDS, ids=[row.id for row in CARDS.values()])
def test_every_card_resolves(card: int) -> None:
    for seed in range(2):
        table, dice = fleet(CARDS[card].deck, 2 * card + seed), random.Random(60 * seed + card)
        whole = sorted(census(table.state))
        spare = next(other for other in table.state.deck if other != card)
        if card not in table.state.deck:
            table.state.decks = tuple(
                tuple(spare if other == card else other for other in deck) for deck in table.state.decks
            )
        table.state.deck = (spare, card) if spare != card else (card,)
        for seat in list(table.awaiting):
            table.play(seat, actions.FlyOn())
        while table.state.card == card:
            seat = dice.choice(table.awaiting)
            table.play(seat, dice.choice(table.offers(seat)))
        assert table.state.card == 0
        tiles = [name for name in whole if not name.startswith("card")]
        assert [name for name in sorted(census(table.state)) if not name.startswith("card")] == tiles
