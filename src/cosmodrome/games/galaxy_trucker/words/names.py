"""Names for people: components, cards, cells, goods, amounts."""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.data import components as rows
from cosmodrome.games.galaxy_trucker.data.components import CARDS, COLOURS, DATA, SIDES, TILES

KIND_NAMES = {
    "starting_cabin": "pilot cabin",
    "special_cargo": "special cargo hold",
    "cargo": "cargo hold",
    "structural": "structural module",
    "shield": "shield generator",
    "life_support": "life support",
}
CARD_NAMES = {
    rows.OpenSpace: "Open Space",
    rows.Planets: "Planets",
    rows.AbandonedShip: "Abandoned Ship",
    rows.AbandonedStation: "Abandoned Station",
    rows.MeteoricSwarm: "Meteoric Swarm",
    rows.Smugglers: "Smugglers",
    rows.Slavers: "Slavers",
    rows.Pirates: "Pirates",
    rows.CombatZone: "Combat Zone",
    rows.Stardust: "Stardust",
    rows.Epidemic: "Epidemic",
    rows.Sabotage: "Sabotage",
}
CONNECTOR_NAMES = {"none": "smooth", "simple": "simple", "double": "double", "universal": "universal"}


def kind_name(tile: int) -> str:
    row = TILES[tile]
    name = KIND_NAMES.get(row.kind, row.kind.replace("_", " "))
    return f"{row.alien} {name}" if row.alien else name


def tile_name(tile: int) -> str:
    row = TILES.get(tile)
    if row is None:
        return "a component"
    return f"{kind_name(tile)} of {row.size}" if row.size else kind_name(tile)


def a_tile(tile: int) -> str:
    name = tile_name(tile)
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}" if tile in TILES else name


def connectors(tile: int, turns: int = 0) -> str:
    """The sides of a component as it lies."""
    row = TILES[tile]
    sides = (f"{SIDES[side]} {CONNECTOR_NAMES[row.connectors[(side - turns) % 4]]}" for side in range(4))
    return ", ".join(sides)


def card_name(card: int) -> str:
    row = CARDS.get(card)
    return "a card" if row is None else f"{CARD_NAMES[type(row)]} ({row.id})"


def cell_name(round: int, cell: int) -> str:
    places = DATA.boards[round].cells
    if not 0 <= cell < len(places):
        return "a place off the board"
    row, column = places[cell]
    return f"row {row}, column {column}"


def goods_text(counts: tuple[int, ...]) -> str:
    parts = [f"{count} {colour}" for count, colour in zip(counts, COLOURS, strict=True) if count]
    return ", ".join(parts) or "nothing"


def colours_text(colours: tuple[int, ...]) -> str:
    return goods_text(tuple(colours.count(colour) for colour in range(4)))


def halves(strength: int) -> str:
    whole, half = divmod(strength, 2)
    return f"{whole} 1/2" if half else str(whole)


def count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def circle_name(circle: int) -> str:
    return "Start" if circle == 0 else f"circle {circle}"


def threat_name(size: str) -> str:
    return f"{size} meteor" if size in ("small", "large") else f"{size} cannon fire"
