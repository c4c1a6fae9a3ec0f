"""The board and the component data as tables."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_trucker.data import components as rows
from cosmodrome.games.galaxy_trucker.data.components import COLOURS, DATA
from cosmodrome.games.galaxy_trucker.view.ship import PartView, ShipView
from cosmodrome.games.galaxy_trucker.view.table import GalaxyTruckerView
from cosmodrome.games.galaxy_trucker.words.names import (
    CARD_NAMES,
    card_name,
    circle_name,
    connectors,
    goods_text,
    halves,
    threat_name,
    tile_name,
)

CODES = {
    "starting_cabin": "P",
    "cabin": "C",
    "engine": "E",
    "double_engine": "EE",
    "cannon": "G",
    "double_cannon": "GG",
    "battery": "B",
    "shield": "S",
    "cargo": "K",
    "special_cargo": "R",
    "structural": "M",
    "life_support": "L",
}
MARKS = {"none": ".", "simple": "-", "double": "=", "universal": "#"}
ARROWS = "^>v<"


def board(view: GalaxyTruckerView) -> Sequence[Block]:
    """The truckers, the ship of whoever looks, and the warehouse or the flight."""
    looking = view.seat if view.seat is not None and view.seat >= 0 else 0
    rest = _warehouse(view) if view.phase == "Building" else _flight(view)
    return (_overview(view), _ship(view, looking), *rest)


def _overview(view: GalaxyTruckerView) -> Block:
    head = ("Trucker", "Credits", "Engines", "Cannons", "Tokens", "Crew", "Goods", "Exposed", "Cover", "Lost", "Marks")
    rows = tuple(_overview_row(view, seat, ship) for seat, ship in enumerate(view.ships))
    return Block(f"Round {DATA.rounds[view.round].id}: {view.phase}", head, rows)


def _overview_row(view: GalaxyTruckerView, seat: int, ship: ShipView) -> tuple[str, ...]:
    money = view.truckers[seat].credits
    return (
        f"{{{seat}}}",
        str(money) if money >= 0 else "hidden",
        f"{ship.engines} ({ship.engines_powered})",
        f"{halves(ship.cannons)} ({halves(ship.cannons_powered)})",
        str(ship.tokens),
        str(ship.crew),
        f"{sum(ship.goods)}/{ship.containers}",
        str(ship.exposed),
        " ".join(side for side, covered in zip(rows.SIDES, ship.cover, strict=True) if covered) or "-",
        str(len(ship.lost)),
        ", ".join(_marks(view, seat, ship)) or "-",
    )


def _marks(view: GalaxyTruckerView, seat: int, ship: ShipView) -> list[str]:
    trucker = view.truckers[seat]
    marks = [f"number {ship.number}"] * (view.phase == "Building" and ship.number > 0)
    marks += [f"holds {tile_name(trucker.held)}"] * trucker.holds
    marks += [f"looks at pile {trucker.pile + 1}"] * (trucker.pile >= 0)
    marks += ["illegal"] * bool(ship.flaws)
    marks += [f"{ship.behind} behind"] * (ship.flying and ship.behind > 0)
    return marks + ["leader"] * (view.order[:1] == (seat,))


def _ship(view: GalaxyTruckerView, seat: int) -> Block:
    """One line for each row of the board: kind, direction, the four connectors, what is on it."""
    row, ship = DATA.boards[view.round], view.ships[seat]
    parts = {row.cells[part.cell]: part for part in ship.parts}
    lines = tuple((str(r), *(_cell((r, c) in row.cells, parts.get((r, c))) for c in row.columns)) for r in row.rows)
    flaws = "; ".join(f"{flaw.text} ({flaw.clause})" for flaw in ship.flaws)
    note = f"Flaws: {flaws}." if flaws else "Connectors are front, right, rear, left: - simple, = double, # universal."
    return Block(f"Ship of {{{seat}}}", ("Row", *map(str, row.columns)), lines, note)


def _cell(buildable: bool, part: PartView | None) -> str:
    if part is None:
        return "·" if buildable else ""
    tile = DATA.tiles[part.tile - 1]
    faces = "".join(MARKS[tile.connectors[(side - part.turns) % 4]] for side in range(4))
    turned = ARROWS[(part.turns + (2 if "engine" in tile.kind else 0)) % 4] if _has_direction(tile) else ""
    load = "h" * part.humans + part.alien[:1].upper() + "*" * part.tokens
    load += "".join(colour[0] * count for colour, count in zip(COLOURS, part.goods, strict=True))
    return f"{CODES[tile.kind]}{turned} {faces} {load}".strip()


def _has_direction(tile: rows.Tile) -> bool:
    return tile.kind in ("engine", "double_engine", "cannon", "double_cannon", "shield")


def _warehouse(view: GalaxyTruckerView) -> list[Block]:
    up = tuple((str(tile), tile_name(tile), connectors(tile)) for tile in view.face_up)
    note = f"{view.face_down} face down. Number tiles left: {' '.join(map(str, view.numbers)) or 'none'}."
    timer = view.timer
    state = (
        "no timer" if timer.circle < 0 else f"{circle_name(timer.circle)}, {'running' if timer.running else 'run out'}"
    )
    found = [Block("Warehouse", ("Tile", "Face up", "Connectors"), up, f"{note} Timer: {state}.")]
    held = [pile for pile in view.piles if pile.cards]
    if held:
        cards = tuple((card_name(card), card_text(DATA.cards[card - 1])) for card in held[0].cards)
        found.append(Block("Cards in your hands", ("Card", "Text"), cards))
    return found


def _flight(view: GalaxyTruckerView) -> list[Block]:
    lines = tuple((f"{{{seat}}}", str(view.ships[seat].space), str(view.ships[seat].behind)) for seat in view.order)
    card = f"{card_name(view.card.card)}: {card_text(DATA.cards[view.card.card - 1])}." if view.card else ""
    note = f"{card} {view.cards_left} cards to come.".strip()
    return [Block("Flight", ("Ship", "Space", "Behind the leader"), lines, note)]


def card_text(card: rows.AnyCard) -> str:  # noqa: PLR0911
    """A card in words."""
    match card:
        case rows.OpenSpace():
            return "move by engine strength"
        case rows.Planets(planets=planets, days=days):
            return " | ".join(_goods(goods) for goods in planets) + f"; {days} days"
        case rows.AbandonedShip(lose_crew=crew, reward_credits=credits, days=days):
            return f"{credits} credits for {crew} crew; {days} days"
        case rows.AbandonedStation(need_crew=crew, reward_goods=goods, days=days):
            return f"{_goods(goods)} with {crew} crew; {days} days"
        case rows.MeteoricSwarm(meteors=meteors):
            return _threats(meteors)
        case rows.Smugglers(strength=strength, lose_goods=lost, reward_goods=goods, days=days):
            return f"strength {strength}; lose {lost} goods or win {_goods(goods)}, {days} days"
        case rows.Slavers(strength=strength, lose_crew=crew, reward_credits=credits, days=days):
            return f"strength {strength}; lose {crew} crew or win {credits} credits, {days} days"
        case rows.Pirates(strength=strength, shots=shots, reward_credits=credits, days=days):
            return f"strength {strength}; {_threats(shots)} or win {credits} credits, {days} days"
        case rows.CombatZone(lines=lines):
            return "; ".join(_line(line) for line in lines)
        case rows.Stardust():
            return "a day lost for each exposed connector"
        case rows.Epidemic():
            return "a figure lost in every occupied cabin joined to another"
        case rows.Sabotage():
            return "the smallest crew loses a random component"


def _goods(goods: tuple[str, ...]) -> str:
    return goods_text(tuple(goods.count(colour) for colour in COLOURS))


def _threats(threats: tuple[rows.Threat, ...]) -> str:
    return ", ".join(f"{threat_name(threat.size)} from the {threat.side}" for threat in threats)


def _line(line: rows.CombatLine) -> str:
    penalty = _threats(line.shots) if line.shots else f"{line.penalty.replace('_', ' ')} {line.amount}"
    return f"fewest {line.fewest}: {penalty}"


def components() -> Sequence[Block]:
    """Every tile, card, board and number, each with its provenance."""
    return (_tiles(), _cards(), _boards(), _rounds(), _numbers())


def _tiles() -> Block:
    lines = tuple(
        (str(number), tile_name(number), connectors(number), tile.source) for number, tile in enumerate(DATA.tiles, 1)
    )
    return Block("Components", ("Number", "Component", "Connectors", "Source"), lines)


def _cards() -> Block:
    lines = tuple(
        (card.id, CARD_NAMES[type(card)], card_text(card), "yes" if card.test_flight else "-", card.source)
        for card in DATA.cards
    )
    return Block("Adventure cards", ("Card", "Type", "Text", "Test flight", "Source"), lines)


def _boards() -> Block:
    lines = tuple(
        (row.id, str(len(row.cells)), "none" if row.insurance is None else str(row.insurance), row.source)
        for row in DATA.boards
    )
    return Block("Ship boards", ("Class", "Cells", "Insurance limit", "Source"), lines)


def _rounds() -> Block:
    lines = tuple(
        (
            row.id,
            "-".join(map(str, row.finish)),
            str(row.best_ship),
            str(row.gap),
            str(row.circle),
            "+".join(map(str, row.pile)),
            row.source,
        )
        for row in DATA.rounds
    )
    return Block("Rounds", ("Round", "Finishing", "Best ship", "Gap", "Circle", "Pile I+II+III", "Source"), lines)


def _numbers() -> Block:
    flight = msgspec.structs.asdict(DATA.flight)
    lines = [
        (name.replace("_", " "), str(value), DATA.flight.source) for name, value in flight.items() if name != "source"
    ]
    lines.append(("goods in the bank", goods_text(DATA.bank.goods), DATA.bank.source))
    lines.append(("building actions in a turn", str(DATA.turn.actions), DATA.turn.source))
    lines += [
        (f"{row.id} hourglass", f"{row.seconds} s or {row.actions} actions", row.source) for row in DATA.hourglass
    ]
    return Block("Numbers", ("What", "Value", "Source"), tuple(lines))
