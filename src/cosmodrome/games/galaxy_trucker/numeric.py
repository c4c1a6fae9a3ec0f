"""The game in numbers. Seats are told apart by how many seats they sit after the one who looks.

A cell has the same place in the observation as in the actions: its place on the board of the round. A ship with what is
on it is turned into numbers once and kept, for of all ships only one changes with a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from cosmodrome.core.flow import Picks, Seat
from cosmodrome.core.game import Options
from cosmodrome.core.numeric import Block, Numeric, Picked, lead, small
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import (
    CARDS,
    DATA,
    PLAYERS,
    ROUNDS,
    SIDES,
    TILES,
    AbandonedShip,
    AbandonedStation,
    CombatZone,
    Enemy,
    MeteoricSwarm,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.grabbing import ADD, CELLS, FACE_DOWN, SET_ASIDE, TAKE
from cosmodrome.games.galaxy_trucker.rules.loading import offered
from cosmodrome.games.galaxy_trucker.rules.looking import OPEN_PILES
from cosmodrome.games.galaxy_trucker.rules.losses import due_goods
from cosmodrome.games.galaxy_trucker.rules.questions import asked
from cosmodrome.games.galaxy_trucker.rules.rewards import credits_of
from cosmodrome.games.galaxy_trucker.rules.threats import SIZES, defence
from cosmodrome.games.galaxy_trucker.rules.track import flight_order
from cosmodrome.games.galaxy_trucker.ship.board import BOARDS
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, PURPLE, blocks, containers, full_load, goods, worth
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.geometry import exposed, flaws, struck
from cosmodrome.games.galaxy_trucker.ship.pieces import (
    BATTERY,
    CABIN,
    CARGO,
    DOUBLE_ENGINE,
    FACES,
    KIND,
    PILOT,
    POINTS,
    SIZE,
    SPECIAL,
    piece_of,
)
from cosmodrome.games.galaxy_trucker.ship.strength import cannon_halves, cover, double_cannons, engine_strength
from cosmodrome.games.galaxy_trucker.state import Numbers, State

KINDS = max(KIND) + 1
PIECE = KINDS + 4 + 4 + 1
"""A component: its kind, the connectors of each side, the side it points to, its size."""
CELL = PIECE + 2 + 1 + 1 + 4
"""With what is on it: humans, an alien, tokens, goods by colour."""
FIGURES = 20
TRUCKER = 5 + KINDS + 13
KEPT = 4_096
"""Ships that are kept as numbers."""
DAYS = 10
"""Days behind the leader are counted up to here, and in twos from there on."""
CARD_TYPES = tuple(sorted({type(card).__name__ for card in DATA.cards}))
MOST_PLANETS = max(len(card.planets) for card in DATA.cards if isinstance(card, Planets))
LAST_CARD = len(CARDS)
COLOURS = 4
LINE = 13
"""The rows and columns that two dice can choose."""

Places = tuple[tuple[int, int], ...]
"""Places with their numbers, those that are not zero."""


def _piece(piece: int, found: list[tuple[int, int]], at: int) -> None:
    found.append((at + KIND[piece], 1))
    at += KINDS
    for side, connector in enumerate(FACES[piece]):
        if connector:
            found.append((at + side, connector))
    if POINTS[piece] >= 0:
        found.append((at + 4 + POINTS[piece], 1))
    if SIZE[piece]:
        found.append((at + 8, SIZE[piece]))


@lru_cache(KEPT)
def _ship(cells: Cells, loads: Numbers) -> Places:
    """Each component of a ship."""
    found: list[tuple[int, int]] = []
    for cell, piece in enumerate(cells):
        if piece:
            at = cell * CELL
            _piece(piece, found, at)
            load, kind = loads[cell], KIND[piece]
            at += PIECE
            if load and kind in (PILOT, CABIN):
                if load < ORANGE:
                    found.append((at, load))
                else:
                    found.append((at + 1 + (load == PURPLE), 1))
            elif load and kind == BATTERY:
                found.append((at + 3, load))
            elif load and kind in (CARGO, SPECIAL):
                found += [(at + 4 + colour, count) for colour, count in enumerate(blocks(load)) if count]
    return tuple(found)


@lru_cache(KEPT)
def _figures(number: int, cells: Cells, loads: Numbers) -> Numbers:
    """What the ship can do; before the launch as it would start, with humans only."""
    board = BOARDS[number]
    charge = crew = humans = parts = doubles = 0
    for cell, piece in enumerate(cells):
        if piece:
            parts += 1
            kind, load = KIND[piece], loads[cell]
            if kind == BATTERY:
                charge += load
            elif kind in (PILOT, CABIN):
                crew += 1 if load >= ORANGE else load
                humans += 0 if load >= ORANGE else load
            elif kind == DOUBLE_ENGINE:
                doubles += 1
    room, reinforced = containers(cells)
    stock, sides = goods(cells, loads), cover(cells)
    powered = tuple(double_cannons(cells)[:charge])
    return (
        parts,
        charge,
        crew,
        humans,
        engine_strength(cells, loads, 0),
        engine_strength(cells, loads, min(doubles, charge)),
        cannon_halves(cells, loads, ()),
        cannon_halves(cells, loads, powered),
        room,
        reinforced,
        *stock,
        worth(stock),
        exposed(board, cells),
        sides & 1,
        sides >> 1 & 1,
        sides >> 2 & 1,
        sides >> 3 & 1,
    )


@lru_cache(KEPT)
def _flawed(number: int, cells: Cells) -> Numbers:
    """Cells that take part in a flaw."""
    return tuple(sorted({cell for flaw in flaws(BOARDS[number], cells) for cell in flaw.cells}))


def _loads(state: State, seat: Seat) -> Numbers:
    ship = state.ships[seat]
    return ship.loads if ship.flying or any(ship.loads) else _full(ship.cells)


@lru_cache(KEPT)
def _full(cells: Cells) -> Numbers:
    return full_load(cells)


def _round(state: State, seat: Seat, out: Any, at: int) -> None:
    """Which round it is, the timer, what is left, and what the own question is about."""
    out[at + state.round] = 1
    at += len(ROUNDS)
    out[at] = len(state.rounds)
    out[at + 1] = 1 if state.learning else 0
    out[at + 2] = 1 if state.building else 0
    out[at + 3] = 1 if state.running else 0
    out[at + 4] = max(0, state.circle)
    out[at + 5] = state.sand
    out[at + 6] = max(0, state.left)
    out[at + 7] = len(state.face_down) // 2
    out[at + 8] = len(state.deck)
    if not state.building:
        out[at + 9] = small(asked(state, seat).value)
    for number in state.numbers:
        out[at + 9 + number] = 1
    out[at + 10 + PLAYERS] = small(credits_of(state, seat))
    out[at + 11 + PLAYERS] = small(credits_of(state, seat) - 256)
    at += 12 + PLAYERS
    for colour in range(COLOURS):
        out[at + colour] = state.bank[colour]


def _hand(state: State, seat: Seat, out: Any, at: int) -> None:
    """The own held component, as it lies unturned, and the pile in hand."""
    trucker = state.truckers[seat]
    if trucker.held:
        for place, number in _in_hand(trucker.held):
            out[at + place] = number
        out[at + PIECE] = 1 if trucker.origin == SET_ASIDE else 0
    if trucker.pile >= 0:
        out[at + PIECE + 1 + trucker.pile] = 1


@lru_cache(KEPT)
def _in_hand(tile: int) -> Places:
    found: list[tuple[int, int]] = []
    _piece(piece_of(tile, 0), found, 0)
    return tuple(found)


def _own_ship(state: State, seat: Seat, out: Any, at: int) -> None:
    ship = state.ships[seat]
    for place, number in _ship(ship.cells, _loads(state, seat)):
        out[at + place] = number


def _flaws(state: State, seat: Seat, out: Any, at: int) -> None:
    """Cells with a flaw; the newest component, which can still be moved; the cell that the threat will strike."""
    ship = state.ships[seat]
    for cell in _flawed(state.round, ship.cells):
        out[at + cell] = 1
    if ship.newest >= 0:
        out[at + CELLS + ship.newest] = 1
    if state.threat and asked(state, seat).name == steps.DEFEND:
        size, side, number = state.threat
        board = BOARDS[state.round]
        at += 2 * CELLS
        cell = struck(board, ship.cells, side, number)
        if cell >= 0:
            out[at + cell] = 1
        at += CELLS
        out[at + size] = 1
        out[at + len(SIZES) + side] = 1
        out[at + len(SIZES) + len(SIDES)] = 1 if defence(board, ship, state.threat) else 0


def _trucker_of(shift: int, seats: int) -> Callable[[State, Seat, Any, int], None]:
    def write(state: State, seat: Seat, out: Any, at: int) -> None:
        _trucker(state, (seat + shift) % seats, seat, out, at)

    return write


def _trucker(state: State, seat: Seat, watcher: Seat, out: Any, at: int) -> None:
    """A player's marker, place, strength and ship; of a held component only what the watcher sees (GT-3.3)."""
    ship, trucker = state.ships[seat], state.truckers[seat]
    out[at + ship.number] = 1
    at += 5
    for tile in ship.aside:
        out[at + KIND[piece_of(tile, 0)]] += 1
    if trucker.held and (seat == watcher or trucker.origin != FACE_DOWN):
        out[at + KIND[piece_of(trucker.held, 0)]] += 1
    at += KINDS
    out[at] = 1 if trucker.held else 0
    out[at + 1] = trucker.pile + 1
    out[at + 2] = len(ship.aside)
    out[at + 3] = small(len(ship.lost))
    if ship.flying:
        out[at + 4] = 1
        order = flight_order(state)
        behind = state.ships[order[0]].days - ship.days
        out[at + 5] = small(behind if behind < DAYS else DAYS + (behind - DAYS) // 2)
        out[at + 6] = 1 + order.index(seat)
        lead(out, at + 7, ship.days - state.ships[watcher].days)
    if state.card:
        out[at + 9] = small(state.declared[seat])
        out[at + 10] = state.landed[seat] + 1 if state.landed else 0
        out[at + 11] = 1 if seat in state.losers else 0
        out[at + 12] = 1 + state.order.index(seat) if seat in state.order else 0
    at += 13
    for number in _figures(state.round, ship.cells, _loads(state, seat)):
        if number:
            out[at] = small(number)
        at += 1


def _warehouse(state: State, seat: Seat, out: Any, at: int) -> None:
    """The components that lie face up, and how many of each kind."""
    for tile in state.face_up:
        out[at + tile - 1] = 1
        out[at + len(TILES) + KIND[4 * tile]] += 1


def _cards(state: State, seat: Seat, out: Any, at: int) -> None:
    """Cards seen in piles that are still to come, cards that were turned up, and who holds a pile."""
    known, shown = state.truckers[seat].known, state.shown
    for seen in (known & ~shown, shown):
        left = seen
        while left:
            lowest = left & -left
            out[at + lowest.bit_length() - 2] = 1
            left ^= lowest
        at += LAST_CARD
    for trucker in state.truckers:
        if trucker.pile >= 0:
            out[at + trucker.pile] = 1


def _card(state: State, seat: Seat, out: Any, at: int) -> None:
    """The card that is being dealt with."""
    if not state.card:
        return
    out[at + state.card - 1] = 1
    for place, number in CARD_NUMBERS[state.card]:
        out[at + LAST_CARD + place] = number
    at += LAST_CARD + CARD
    out[at] = 1 if state.beaten else 0
    if asked(state, seat).name == steps.LOAD:
        for colour, count in enumerate(offered(state, seat)):
            out[at + 1 + colour] = count


CARD = len(CARD_TYPES) + 6 + COLOURS * MOST_PLANETS


def _card_numbers(number: int) -> Places:
    """What is printed on a card."""
    card = CARDS[number]
    found = [(CARD_TYPES.index(type(card).__name__), 1)]
    at = len(CARD_TYPES)
    strength = card.strength if isinstance(card, Enemy) else 0
    days = card.days if isinstance(card, Enemy | Planets | AbandonedShip | AbandonedStation) else 0
    crew = card.lose_crew if isinstance(card, AbandonedShip | Slavers) else 0
    crew = card.need_crew if isinstance(card, AbandonedStation) else crew
    pay = card.reward_credits if isinstance(card, AbandonedShip | Slavers | Pirates) else 0
    lost = card.lose_goods if isinstance(card, Smugglers) else 0
    threats = len(card.meteors) if isinstance(card, MeteoricSwarm) else 0
    threats = len(card.shots) if isinstance(card, Pirates) else threats
    threats = sum(len(line.shots) for line in card.lines) if isinstance(card, CombatZone) else threats
    found += [(at + place, number) for place, number in enumerate((strength, days, crew, pay, lost, threats))]
    offers = card.planets if isinstance(card, Planets) else ()
    offers = (card.reward_goods,) if isinstance(card, AbandonedStation | Smugglers) else offers
    for place, colours in enumerate(offers):
        counts = [colours.count(colour) for colour in ("red", "yellow", "green", "blue")]
        found += [(at + 6 + COLOURS * place + colour, count) for colour, count in enumerate(counts)]
    return tuple([(place, small(number)) for place, number in found if number])


CARD_NUMBERS = {number: _card_numbers(number) for number in CARDS}


def blocks_of(seats: int, options: Options) -> list[Block]:
    names = ["me", *[f"after me {shift}" for shift in range(1, seats)]]
    return [
        Block("round", len(ROUNDS) + 12 + PLAYERS + COLOURS, _round),
        Block("hand", PIECE + 1 + OPEN_PILES, _hand),
        Block("ship", CELLS * CELL, _own_ship),
        Block("flaws and threat", 3 * CELLS + len(SIZES) + len(SIDES) + 1, _flaws),
        *[Block(name, TRUCKER + FIGURES, _trucker_of(shift, seats)) for shift, name in enumerate(names)],
        Block("warehouse", len(TILES) + KINDS, _warehouse),
        Block("cards", 2 * LAST_CARD + OPEN_PILES, _cards),
        Block("card", LAST_CARD + CARD + 1 + COLOURS, _card),
    ]


def all_actions(seats: int, options: Options) -> list[Action]:
    return [
        actions.SayGo(),
        actions.TakeFaceDown(),
        *TAKE.values(),
        *[actions.TakeSetAside(tile) for tile in TILES],
        *[action for row in ADD for action in row],
        actions.TakeBack(),
        actions.ReturnComponent(),
        actions.SetAside(),
        *[actions.LookAtPile(pile) for pile in range(OPEN_PILES)],
        actions.PutPileBack(),
        actions.FlipTimer(),
        actions.EndTurn(),
        *[actions.Finish(number) for number in range(1, PLAYERS + 1)],
        *[actions.RemoveComponent(cell) for cell in range(CELLS)],
        *[actions.KeepPiece(cell) for cell in range(CELLS)],
        actions.FlyOn(),
        actions.GiveUp(),
        *[actions.Land(planet) for planet in range(MOST_PLANETS)],
        actions.Accept(),
        actions.Decline(),
        *[actions.Defend(cell) for cell in range(CELLS)],
        actions.TakeHit(),
    ]


def _powered(state: State, seat: Seat, action: actions.Declare) -> Picks:
    pairs = zip(sorted(action.powered), action.batteries, strict=True)
    return tuple([cell for pair in pairs for cell in pair])


def _stowed(state: State, seat: Seat, action: actions.Stow) -> Picks:
    return tuple([pick for pair in sorted(zip(action.cells, action.colours, strict=True)) for pick in pair])


def _crew(state: State, seat: Seat, action: actions.LoseCrew) -> Picks:
    return tuple(sorted(action.cells))


def _goods(state: State, seat: Seat, action: actions.LoseGoods) -> Picks:
    """By colour, in each in the order of cells."""
    ship = state.ships[seat]
    colours = due_goods(ship.cells, ship.loads, asked(state, seat).value)[0]
    gone = sorted(zip(colours, action.holds, strict=True))
    return (*[cell for _, cell in gone], *sorted(action.batteries))


def picked(seats: int, options: Options) -> list[Picked]:
    cells, or_none = range(CELLS), range(-1, CELLS)
    return [
        Picked(actions.PlaceCrew, (or_none, or_none)),
        Picked(actions.Declare, (), (cells, cells), _powered),
        Picked(actions.Stow, (), (cells, range(COLOURS)), _stowed, pairs=True),
        Picked(actions.LoseCrew, (), (cells,), _crew),
        Picked(actions.LoseGoods, (), (cells,), _goods),
    ]


NUMERIC = Numeric(blocks_of, all_actions, picked, par=100.0)
