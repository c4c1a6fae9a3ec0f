"""Every component, card and block, wherever it is."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.galaxy_trucker.data.components import CARDS, COLOURS, TILES
from cosmodrome.games.galaxy_trucker.ship.cargo import goods
from cosmodrome.games.galaxy_trucker.ship.pieces import tile_of
from cosmodrome.games.galaxy_trucker.state import State

COMPONENT_NAMES = {tile: f"component {tile}" for tile in TILES}
CARD_NAMES = {card: f"card {card}" for card in CARDS}


def census(state: State) -> Sequence[str]:
    tiles = [*state.face_down, *state.face_up, *(trucker.held for trucker in state.truckers if trucker.held)]
    for ship in state.ships:
        tiles += [*(tile_of(piece) for piece in ship.cells if piece), *ship.aside, *ship.lost]
    cards = [*state.deck, *state.spent, *(card for pile in (*state.piles, *state.decks) for card in pile)]
    blocks = list(state.bank)
    for ship in state.ships:
        blocks = [a + b for a, b in zip(blocks, goods(ship.cells, ship.loads), strict=True)]
    return [
        *(COMPONENT_NAMES[tile] for tile in sorted(tiles)),
        *(CARD_NAMES[card] for card in sorted(cards)),
        *(f"{count} {colour}" for count, colour in zip(blocks, COLOURS, strict=True)),
    ]
