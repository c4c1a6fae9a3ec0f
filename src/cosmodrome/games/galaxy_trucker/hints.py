"""What a bot wants to know: the moves worth a thought, and re-dealing what is hidden. `evaluation.py` has the worth."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import CLOCK, Seat
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker import actions as says
from cosmodrome.games.galaxy_trucker.components import CARDS
from cosmodrome.games.galaxy_trucker.evaluation import evaluate
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.asking import board_of, round_of
from cosmodrome.games.galaxy_trucker.rules.grabbing import ADD, FACE_DOWN, SET_ASIDE, TAKE
from cosmodrome.games.galaxy_trucker.rules.setup import TEST_FLIGHT
from cosmodrome.games.galaxy_trucker.rules.verbs import offers, question
from cosmodrome.games.galaxy_trucker.ship.board import Board
from cosmodrome.games.galaxy_trucker.ship.fit import Cells, open_cells, placements
from cosmodrome.games.galaxy_trucker.ship.pieces import FACES, piece_of
from cosmodrome.games.galaxy_trucker.state import Numbers, State

__all__ = ["evaluate", "redeal", "sensible"]

BEST = 6
FULL = 0.8
"""The share of its cells that makes a ship finished enough."""


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    asked = question(state, seat)
    if asked == steps.BUILD:
        return _in_hand(state, seat) if state.truckers[seat].held else _to_take(state, seat)
    if asked == steps.FLY_ON:
        return _to_fly(state, seat)
    if asked == steps.PIECE:
        return offers(state, seat)[:BEST]
    return offers(state, seat)


def _in_hand(state: State, seat: Seat) -> Sequence[Action]:
    """Legal places that close connectors rather than open them; back with what fits nowhere well."""
    board, cells, trucker = board_of(state), state.ships[seat].cells, state.truckers[seat]
    ranked = sorted(
        (opened(board, cells, cell, piece_of(trucker.held, turns)), cell, turns)
        for cell, turns in placements(board, cells, trucker.held)
    )
    found: list[Action] = [ADD[cell][turns] for _, cell, turns in ranked[:BEST]]
    if trucker.origin != SET_ASIDE:
        found.append(says.ReturnComponent())
    return found or offers(state, seat)


def opened(board: Board, cells: Cells, cell: int, piece: int) -> int:
    """How many exposed connectors more the ship would have."""
    more = 0
    for side, other in enumerate(board.neighbours[cell]):
        if cells[other]:
            more -= FACES[cells[other]][side ^ 2] != 0
        else:
            more += FACES[piece][side] != 0
    return more


def _to_take(state: State, seat: Seat) -> Sequence[Action]:
    trucker, ship, board = state.truckers[seat], state.ships[seat], board_of(state)
    if trucker.pile >= 0:
        return [says.PutPileBack()]
    if ship.aside:
        return [says.TakeSetAside(ship.aside[0]), *_done(state)]
    filled = sum(piece != 0 for piece in ship.cells)
    wanted = [tile for tile in state.face_up[-8:] if _is_welcome(board, ship.cells, tile)]
    found: list[Action] = [TAKE[tile] for tile in wanted[:3]]
    if state.face_down:
        found.insert(0, says.TakeFaceDown())
    if filled >= FULL * board.outside or not found or not open_cells(board, ship.cells):
        return _done(state)
    return found


def _done(state: State) -> list[Action]:
    return [says.Finish(number) for number in state.numbers[:1]]


def _is_welcome(board: Board, cells: Cells, tile: int) -> bool:
    """It fits somewhere without opening more than it closes."""
    return any(opened(board, cells, cell, piece_of(tile, turns)) <= 0 for cell, turns in placements(board, cells, tile))


def _to_fly(state: State, seat: Seat) -> Sequence[Action]:
    """Giving up is a thought for a wreck only."""
    ship = state.ships[seat]
    wreck = 2 * len(ship.lost) > sum(piece != 0 for piece in ship.cells)
    return [says.FlyOn(), says.GiveUp()] if wreck else [says.FlyOn()]


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """What the seat has not seen is dealt anew: held and face-down components, cards of piles, deck and leftovers.

    Credits stay: all that is earned and paid happens in the open, so their sum is no secret to who kept count.
    """
    deal = state.clone()
    deal.rng = rng.spawn()
    _redeal_tiles(deal, seat, rng)
    _redeal_cards(deal, seat, rng)
    return deal


def _redeal_tiles(deal: State, seat: Seat | None, rng: Rng) -> None:
    hidden = [trucker for other, trucker in enumerate(deal.truckers) if other != seat and trucker.origin == FACE_DOWN]
    tiles = [*deal.face_down, *(trucker.held for trucker in hidden)]
    for trucker in hidden:
        trucker.held = tiles.pop(rng.below(len(tiles)))
    deal.face_down = tuple(tiles)


def _redeal_cards(deal: State, seat: Seat | None, rng: Rng) -> None:
    """Unknown cards change places with others of their class; then the order is mixed where it is unknown."""
    known = deal.shown
    if seat is not None and seat != CLOCK:
        known |= deal.truckers[seat].known
    if deal.house.learning:
        for card in TEST_FLIGHT:
            known |= 1 << card
    new = _exchange(deal, known, rng)
    deal.piles = tuple(_mixed(_moved(pile, new), known, rng) for pile in deal.piles)
    deal.decks = tuple(_moved(deck, new) for deck in deal.decks)
    deal.spent = _moved(deal.spent, new)
    deal.deck = _moved(deal.deck, new)
    for other, trucker in enumerate(deal.truckers):
        if other != seat:
            trucker.known = sum(1 << new.get(card, card) for card in CARDS if trucker.known >> card & 1)
    if deal.house.foresight and not deal.lesson:
        _mix_by_pile(deal, known, rng)
    else:
        _shuffle_deck(deal, rng)


def _exchange(deal: State, known: int, rng: Rng) -> dict[int, int]:
    new: dict[int, int] = {}
    for deck in (1, 2, 3):
        hidden = [card for card, row in CARDS.items() if row.deck == deck and not known >> card & 1]
        mixed = hidden[:]
        rng.shuffle(mixed)
        new.update(zip(hidden, mixed, strict=True))
    return new


def _moved(cards: Numbers, new: dict[int, int]) -> Numbers:
    return tuple(new.get(card, card) for card in cards)


def _mixed(cards: Numbers, known: int, rng: Rng) -> Numbers:
    """A pile that was never looked at could lie in any order."""
    if not cards or known >> cards[0] & 1:
        return cards
    mixed = list(cards)
    rng.shuffle(mixed)
    return tuple(mixed)


def _shuffle_deck(deal: State, rng: Rng) -> None:
    """GT-4.3: as long as none is turned up, the top one is of the round's class."""
    cards, row = list(deal.deck), round_of(deal)
    untouched = len(cards) == 4 * sum(row.pile) and not deal.lesson
    rng.shuffle(cards)
    while untouched and CARDS[cards[-1]].deck != row.deck:
        rng.shuffle(cards)
    deal.deck = tuple(cards)


def _mix_by_pile(deal: State, known: int, rng: Rng) -> None:
    """GT-16.3: the piles lie on each other, the fourth at the bottom; each keeps its place."""
    size = sum(round_of(deal).pile)
    parts = [deal.deck[at : at + size] for at in range(0, len(deal.deck), size)]
    deal.deck = tuple(card for part in parts for card in _mixed(part[::-1], known, rng)[::-1])
