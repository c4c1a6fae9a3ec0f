"""The board and the component data as tables."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from cosmodrome.core.message import Message, Player, Text, listed, named, say
from cosmodrome.core.texts import LATER, LEGEND, NOW, SOON, Block, some_rows
from cosmodrome.games.content import source_of
from cosmodrome.games.galaxy_trucker.data import components as rows
from cosmodrome.games.galaxy_trucker.data.components import CARDS, COLOURS, DATA, WAREHOUSE
from cosmodrome.games.galaxy_trucker.view.ship import FlawView, PartView, ShipView
from cosmodrome.games.galaxy_trucker.view.table import GalaxyTruckerView
from cosmodrome.games.galaxy_trucker.words.names import (
    a_tile,
    card_name,
    card_title,
    circle_name,
    connectors,
    goods_text,
    halves,
    in_a_row,
    of_card,
    penalty,
    threats,
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
    """The truckers, the card or the warehouse, all ships, that of whoever looks first, and what the letters mean."""
    looking = view.seat if view.seat is not None and view.seat >= 0 else 0
    building = view.phase == "Building"
    others = [seat for seat in range(len(view.ships)) if seat != looking]
    return (
        _overview(view, building),
        *([] if building else _card(view)),
        _ship(view, looking, NOW),
        *(_warehouse(view) if building else ()),
        *(_ship(view, seat, LATER) for seat in others),
        Block(say("board-legend"), (), (), say("board-legend-text"), LEGEND),
    )


def brief(view: GalaxyTruckerView) -> Sequence[Block]:
    """The same with only the line of whoever looks in the overview."""
    looking = view.seat if view.seat is not None and view.seat >= 0 else 0
    own = (named(looking),)
    return [
        replace(block, rows=tuple(row for row in block.rows if row[:1] == own)) if not block.title else block
        for block in board(view)
    ]


def _columns(*names: str) -> tuple[Message, ...]:
    return tuple(say(f"column-{name}") for name in names)


def _overview(view: GalaxyTruckerView, building: bool) -> Block:
    """In the order of flight, once there is one."""
    strengths = ("engines", "cannons", "tokens", "crew", "goods")
    head = ["trucker", *strengths, "exposed", "notes"]
    if not building:
        head = ["trucker", "credits", *strengths, "cover", "lost", "notes"]
    order = [*view.order, *(seat for seat in range(len(view.ships)) if seat not in view.order)]
    rows = tuple(_overview_row(view, seat, building) for seat in order)
    note = say("overview-timer", timer=_timer(view)) if building and view.timer.circle >= 0 else ""
    return Block("", _columns(*head), rows, note, SOON if building else NOW)


def _overview_row(view: GalaxyTruckerView, seat: int, building: bool) -> tuple[Text, ...]:
    ship, money, notes = view.ships[seat], view.truckers[seat].credits, _notes(view, seat, view.ships[seat])
    strengths = (
        _strength(str(ship.engines), str(ship.engines_powered)),
        _strength(halves(ship.cannons), halves(ship.cannons_powered)),
        str(ship.tokens),
        str(ship.crew),
        f"{sum(ship.goods)}/{ship.containers}",
    )
    last = listed(notes) if notes else ""
    if building:
        return named(seat), *strengths, str(ship.exposed), last
    covered = "".join(arrow for arrow, covered in zip(ARROWS, ship.cover, strict=True) if covered)
    return (
        named(seat),
        str(money) if money >= 0 else "",  # GT-18.1
        *strengths,
        covered,
        str(len(ship.lost) or ""),
        last,
    )


def _strength(plain: str, powered: str) -> str:
    """Without battery tokens, and with them."""
    return plain if plain == powered else f"{plain} ({powered})"


def _notes(view: GalaxyTruckerView, seat: int, ship: ShipView) -> list[Message]:
    trucker = view.truckers[seat]
    notes = [say("board-number", number=ship.number)] if view.phase == "Building" and ship.number else []
    notes += [say("board-holds", tile=a_tile(trucker.held))] if trucker.holds else []
    notes += [say("board-looks", pile=trucker.pile + 1)] if trucker.pile >= 0 else []
    notes += [say("board-illegal", n=len(ship.flaws))] if ship.flaws else []
    notes += [say("board-behind", n=ship.behind)] if ship.flying and ship.behind else []
    notes += [say("board-gave-up")] if view.phase == "Flight" and not ship.flying else []
    return notes + ([say("board-leader")] if view.order[:1] == (seat,) else [])


def _ship(view: GalaxyTruckerView, seat: int, need: int) -> Block:
    """One line for each row of the board: kind, direction, the four connectors, what is on it."""
    row, ship = DATA.boards[view.round], view.ships[seat]
    parts = {row.cells[part.cell]: part for part in ship.parts}
    used = row.cells if view.phase == "Building" else tuple(parts)
    across = [column for column in row.columns if column in {c for _, c in used}]
    down = [line for line in row.rows if line in {r for r, _ in used}]
    lines = tuple((str(r), *(_cell((r, c) in row.cells, parts.get((r, c))) for c in across)) for r in down)
    note = say("board-flaws", flaws=_flaws(row, ship)) if ship.flaws else ""
    title = say("board-ship", who=Player(seat))
    return Block(title, (say("board-row"), *map(str, across)), lines, note, need, seat)


def _flaws(board: rows.BoardRow, ship: ShipView) -> Message:
    """Each kind once, with the squares that take part in it."""
    kinds: list[FlawView] = []
    for flaw in ship.flaws:
        if all(flaw.text != other.text for other in kinds):
            kinds.append(flaw)
    return in_a_row(
        [say("board-flaw", flaw=kind.text, clause=kind.clause, squares=_squares(board, ship, kind)) for kind in kinds]
    )


def _squares(board: rows.BoardRow, ship: ShipView, kind: FlawView) -> Message:
    cells = {cell for flaw in ship.flaws if flaw.text == kind.text for cell in flaw.cells}
    return listed([_square(board, cell) for cell in sorted(cells)])


def _square(board: rows.BoardRow, cell: int) -> str:
    row, column = board.cells[cell]
    return f"{row}-{column}"


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
    numbers = say("board-numbers", numbers=tuple(map(str, view.numbers)))
    note = say("board-face-down", n=view.face_down, numbers=numbers)
    found = [Block(say("board-warehouse"), _columns("tile", "face-up", "connectors"), up, note, LATER)]
    held = [pile for pile in view.piles if pile.cards]
    if held:
        cards = tuple((card_name(card), card_text(DATA.cards[card - 1])) for card in held[0].cards)
        found.append(Block(say("board-your-cards"), _columns("card", "text"), cards))
    return found


def _timer(view: GalaxyTruckerView) -> Message:
    circle = circle_name(view.timer.circle)
    left = view.timer.turns_left if view.timer.turn >= 0 else 0
    return (
        say("board-timer-runs", circle=circle, n=left) if view.timer.running else say("board-timer-out", circle=circle)
    )


def _card(view: GalaxyTruckerView) -> list[Block]:
    """The card that is being dealt with."""
    if view.card is None:
        return []
    text = card_text(DATA.cards[view.card.card - 1])
    title = say("board-now", card=card_name(view.card.card), n=view.cards_left)
    return [Block(title, (), (), text)]


def card_text(card: rows.AnyCard) -> Message:  # noqa: PLR0911
    """What a card does."""
    match card:
        case rows.OpenSpace():
            return say("text-open-space")
        case rows.Planets(planets=planets, days=days):
            found = [say("text-planet", planet=at, goods=_goods(printed)) for at, printed in enumerate(planets, 1)]
            return say("text-planets", planets=in_a_row(found), days=days)
        case rows.AbandonedShip(lose_crew=crew, reward_credits=credits, days=days):
            return say("text-abandoned-ship", n=credits, crew=crew, days=days)
        case rows.AbandonedStation(need_crew=crew, reward_goods=goods, days=days):
            return say("text-abandoned-station", goods=_goods(goods), crew=crew, days=days)
        case rows.MeteoricSwarm(meteors=meteors):
            return say("text-meteoric-swarm", threats=threats(meteors))
        case rows.Smugglers(strength=strength, lose_goods=lost, reward_goods=goods, days=days):
            return say("text-smugglers", strength=strength, lost=lost, goods=_goods(goods), days=days)
        case rows.Slavers(strength=strength, lose_crew=crew, reward_credits=credits, days=days):
            return say("text-slavers", strength=strength, crew=crew, n=credits, days=days)
        case rows.Pirates(strength=strength, shots=shots, reward_credits=credits, days=days):
            return say("text-pirates", strength=strength, threats=threats(shots), n=credits, days=days)
        case rows.CombatZone(lines=lines):
            each = [say("line", fewest=line.fewest, penalty=penalty(line)) for line in lines]
            return say("text-combat-zone", lines=in_a_row(each))
        case rows.Stardust():
            return say("text-stardust")
        case rows.Epidemic():
            return say("text-epidemic")
        case rows.Sabotage():
            return say("text-sabotage")


def _goods(printed: Sequence[str]) -> Message:
    return goods_text(of_card(printed))


def components() -> Sequence[Block]:
    """Every tile, card, board and number, each with its provenance."""
    return (_tiles(), _cards(), _boards(), _rounds(), _numbers())


def remaining(view: GalaxyTruckerView) -> Sequence[Block]:
    """GT-3.3: what lies face down or is held so. GT-4.2: cards that were not turned up, of the decks still in use."""
    deals = DATA.rounds[view.round : view.round + view.rounds_left + 1]
    decks = {deck for row in deals for deck, number in enumerate(row.pile, start=1) if number}
    shown = set(view.turned_up)
    cards = {
        row.id
        for number, row in CARDS.items()
        if row.deck in decks and number not in shown and (not view.learning or row.test_flight or view.rounds_left)
    }
    building = [_hidden_tiles(view)] if view.phase == "Building" else []
    note = say("remaining-cards-note", n=view.cards_left)
    return (*building, some_rows(_cards(), cards, 3, say("remaining-cards"), note))


def _hidden_tiles(view: GalaxyTruckerView) -> Block:
    seen = {*view.face_up, *(trucker.held for trucker in view.truckers)}
    for ship in view.ships:
        seen.update(ship.aside, ship.lost, (part.tile for part in ship.parts))
    names = [tile_name(tile) for tile in WAREHOUSE if tile not in seen]
    kinds = [name for at, name in enumerate(names) if name not in names[:at]]
    lines = tuple((kind, str(names.count(kind))) for kind in kinds)
    note = say("remaining-tiles-note", n=view.face_down)
    return Block(say("remaining-tiles"), _head("component", "number-of"), lines, note, clause="GT-3.3")


def _head(*names: str) -> tuple[Message, ...]:
    return tuple(say(f"head-{name}") for name in names)


def _tiles() -> Block:
    lines = tuple(
        (str(number), tile_name(number), connectors(number), source_of(tile))
        for number, tile in enumerate(DATA.tiles, 1)
    )
    return Block(say("components-tiles"), _head("number", "component", "connectors", "source"), lines, clause="GT-2.4")


def _cards() -> Block:
    lines = tuple(
        (card.id, card_title(card), card_text(card), say("yes") if card.test_flight else "-", source_of(card))
        for card in DATA.cards
    )
    return Block(
        say("components-cards"), _head("card", "type", "text", "test-flight", "source"), lines, clause="GT-13.1"
    )


def _boards() -> Block:
    lines = tuple(
        (row.id, str(len(row.cells)), say("none") if row.insurance is None else str(row.insurance), source_of(row))
        for row in DATA.boards
    )
    return Block(say("components-boards"), _head("class", "squares", "insurance", "source"), lines, clause="GT-2.1")


def _rounds() -> Block:
    lines = tuple(
        (
            row.id,
            "-".join(map(str, row.finish)),
            str(row.best_ship),
            str(row.gap),
            str(row.circle),
            "+".join(map(str, row.pile)),
            source_of(row),
        )
        for row in DATA.rounds
    )
    head = _head("round", "finishing", "best-ship", "gap", "circle", "pile", "source")
    return Block(say("components-rounds"), head, lines, clause="GT-1.1")


def _numbers() -> Block:
    flight = msgspec.structs.asdict(DATA.flight)
    lines: list[tuple[Text, ...]] = [
        (say(f"number-{name.replace('_', '-')}"), _value(value), source_of(DATA.flight))
        for name, value in flight.items()
        if name != "source"
    ]
    lines.append((say("number-bank"), goods_text(DATA.bank.goods), source_of(DATA.bank)))
    lines.append((say("number-turn"), str(DATA.turn.actions), source_of(DATA.turn)))
    lines += [
        (
            say(f"number-hourglass-{row.id}"),
            say("number-hourglass", seconds=row.seconds, actions=row.actions),
            source_of(row),
        )
        for row in DATA.hourglass
    ]
    return Block(say("components-numbers"), _head("what", "value", "source"), tuple(lines), clause="GT-1.3")


def _value(value: int | tuple[int, ...]) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
