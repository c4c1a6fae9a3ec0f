"""Tiles, cards, ship boards and numbers as typed rows, loaded once and checked on load.

A tile and a card are known everywhere by their place in the data, counted from 1: `TILES[tile]`, `CARDS[card]`.
What the rules look up by the million is laid out as tables in `ship/`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.core.message import say
from cosmodrome.games.content import Content, open_content

GAME_ID = "galaxy-trucker"
PLAYERS = 4

Source = Literal["rulebook", "public", "reconstructed", "own"]
Count = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=1, le=999)]
Deck = Literal[1, 2, 3]
Connector = Literal["none", "simple", "double", "universal"]
Colour = Literal["red", "yellow", "green", "blue"]
Side = Literal["front", "right", "rear", "left"]
Kind = Literal[
    "starting_cabin",
    "cabin",
    "engine",
    "double_engine",
    "cannon",
    "double_cannon",
    "battery",
    "shield",
    "cargo",
    "special_cargo",
    "structural",
    "life_support",
]

COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "blue")
"""Of goods, in falling value."""
SIDES: tuple[Side, ...] = ("front", "right", "rear", "left")


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    pass


class Tile(Row, frozen=True):
    id: str
    kind: Kind
    connectors: tuple[Connector, Connector, Connector, Connector]
    """Front, right, rear and left as printed; exhausts point to the rear, barrels to the front, shields cover front
    and right."""
    source: Source
    size: Annotated[int, Meta(ge=0, le=3)] = 0
    """Cells of a battery, containers of a hold."""
    alien: Literal["", "orange", "purple"] = ""
    colour: Colour | Literal[""] = ""


class BoardRow(Row, frozen=True):
    id: str
    rows: tuple[Number, ...]
    columns: tuple[Number, ...]
    start: tuple[Number, Number]
    cells: tuple[tuple[Number, Number], ...]
    insurance: Count | None
    source: Source


class Round(Row, frozen=True):
    id: str
    deck: Deck
    pile: tuple[Count, Count, Count]
    """Cards of each deck in a pile."""
    finish: tuple[Count, Count, Count, Count]
    best_ship: Count
    gap: Number
    circle: Number
    source: Source


class Hourglass(Row, frozen=True):
    id: Literal["short", "normal", "long"]
    seconds: Number
    actions: Number
    source: Source


class Threat(Row, frozen=True, rename={"side": "from"}):
    size: Literal["small", "large", "light", "heavy"]
    side: Side


class Card(Row, frozen=True, tag_field="type"):
    id: str
    deck: Deck
    test_flight: bool
    source: Source


class OpenSpace(Card, frozen=True, tag="open_space"):
    pass


class Planets(Card, frozen=True, tag="planets"):
    planets: tuple[tuple[Colour, ...], ...]
    days: Count


class AbandonedShip(Card, frozen=True, tag="abandoned_ship"):
    lose_crew: Count
    reward_credits: Count
    days: Count


class AbandonedStation(Card, frozen=True, tag="abandoned_station"):
    need_crew: Count
    reward_goods: tuple[Colour, ...]
    days: Count


class MeteoricSwarm(Card, frozen=True, tag="meteoric_swarm"):
    meteors: tuple[Threat, ...]


class Enemy(Card, frozen=True):
    strength: Count
    days: Count


class Smugglers(Enemy, frozen=True, tag="smugglers"):
    lose_goods: Count
    reward_goods: tuple[Colour, ...]


class Slavers(Enemy, frozen=True, tag="slavers"):
    lose_crew: Count
    reward_credits: Count


class Pirates(Enemy, frozen=True, tag="pirates"):
    shots: tuple[Threat, ...]
    reward_credits: Count


class CombatLine(Row, frozen=True):
    fewest: Literal["crew", "engines", "cannons"]
    penalty: Literal["lose_days", "lose_crew", "lose_goods", "shots"]
    amount: Count = 0
    shots: tuple[Threat, ...] = ()


class CombatZone(Card, frozen=True, tag="combat_zone"):
    lines: tuple[CombatLine, ...]


class Stardust(Card, frozen=True, tag="stardust"):
    pass


class Epidemic(Card, frozen=True, tag="epidemic"):
    pass


class Sabotage(Card, frozen=True, tag="sabotage"):
    pass


AnyCard = (
    OpenSpace
    | Planets
    | AbandonedShip
    | AbandonedStation
    | MeteoricSwarm
    | Smugglers
    | Slavers
    | Pirates
    | CombatZone
    | Stardust
    | Epidemic
    | Sabotage
)


class Flight(Row, frozen=True):
    spaces: Number
    prices: tuple[Count, Count, Count, Count]
    lost_component: Count
    open_piles: Number
    dice: Number
    sides: Number
    crew: Annotated[int, Meta(ge=2, le=2)]
    set_aside: Count
    alien_strength: Count
    sabotage_tries: Count
    source: Source


class Bank(Row, frozen=True):
    goods: tuple[Count, Count, Count, Count]
    source: Source


class Turn(Row, frozen=True):
    actions: Number
    source: Source


class Components(msgspec.Struct, frozen=True):
    flight: Flight
    bank: Bank
    turn: Turn
    hourglass: tuple[Hourglass, ...]
    rounds: tuple[Round, ...]
    boards: tuple[BoardRow, ...]
    tiles: tuple[Tile, ...]
    cards: tuple[AnyCard, ...]


def read_components(content: Content) -> Components:
    """The rows of a data file; `ContentError` tells every fault in it."""
    flight, bank, turn = content.section("flight", Flight), content.section("bank", Bank), content.section("turn", Turn)
    hourglass, rounds = content.rows("hourglass", Hourglass), content.rows("rounds", Round)
    boards, tiles = content.rows("boards", BoardRow), content.rows("tiles", Tile)
    cards: list[AnyCard] = content.rows("cards", AnyCard)  # type: ignore[arg-type]
    if not content.faults:
        _check_boards(content, boards, rounds)
        _check_tiles(content, tiles)
        _check_cards(content, cards, rounds)
        content.expect([row.id for row in hourglass] == ["short", "normal", "long"], say("data-hourglass"))
    content.close()
    assert flight is not None
    assert bank is not None
    assert turn is not None
    return Components(flight, bank, turn, tuple(hourglass), tuple(rounds), tuple(boards), tuple(tiles), tuple(cards))


def _check_boards(content: Content, boards: list[BoardRow], rounds: list[Round]) -> None:
    names = ["I", "II", "III", "IIIa"]
    content.expect([row.id for row in boards] == names, say("data-boards", section="boards"))
    content.expect([row.id for row in rounds] == names, say("data-boards", section="rounds"))
    for row in boards:
        inside = all(r in row.rows and c in row.columns for r, c in row.cells)
        content.expect(inside and len(set(row.cells)) == len(row.cells), say("data-cells", board=row.id))
        content.expect(row.start in row.cells, say("data-start", board=row.id))


def _check_tiles(content: Content, tiles: list[Tile]) -> None:
    cabins = sum(tile.kind == "starting_cabin" for tile in tiles)
    content.expect(cabins == PLAYERS, say("data-cabins", wanted=PLAYERS, n=cabins))
    for number, tile in enumerate(tiles, start=1):
        sized = tile.kind in ("battery", "cargo", "special_cargo")
        content.expect(sized == (tile.size > 0), say("data-size", row=number, tile=tile.id))
        supports = tile.kind == "life_support"
        content.expect(supports == bool(tile.alien), say("data-alien", row=number, tile=tile.id))


def _check_cards(content: Content, cards: list[AnyCard], rounds: list[Round]) -> None:
    content.expect(len(cards) <= 60, say("data-many-cards"))
    for deck in (1, 2, 3):
        wanted = sum(4 * row.pile[deck - 1] for row in rounds)
        found = sum(card.deck == deck for card in cards)
        content.expect(found >= wanted, say("data-few-cards", n=found, deck=deck, needed=wanted))
    content.expect(any(card.test_flight for card in cards), say("data-test-flight"))


DATA = read_components(open_content(GAME_ID, __package__ or ""))

TILES: dict[int, Tile] = dict(enumerate(DATA.tiles, start=1))
CARDS: dict[int, AnyCard] = dict(enumerate(DATA.cards, start=1))
ROUNDS = DATA.rounds
PILOT_CABINS = tuple(tile for tile, row in TILES.items() if row.kind == "starting_cabin")
"""By seat."""
WAREHOUSE = tuple(tile for tile, row in TILES.items() if row.kind != "starting_cabin")
SHIP_COLOURS = tuple(row.colour for row in DATA.tiles if row.kind == "starting_cabin" and row.colour)
