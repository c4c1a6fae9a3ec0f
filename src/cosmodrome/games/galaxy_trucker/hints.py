"""What a bot wants to know: the moves worth a thought, and re-dealing what is hidden. `evaluation.py` has the worth.

Building is routine: a builder judges every component as it comes, so what is sensible here leads to an end by itself.
Nothing is taken that would not be built in, and what is drawn and does not serve goes back at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import CLOCK, Seat
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker import actions as says
from cosmodrome.games.galaxy_trucker.building import best_places, hope, wanted
from cosmodrome.games.galaxy_trucker.components import CARDS
from cosmodrome.games.galaxy_trucker.evaluation import evaluate
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.asking import board_of, round_of
from cosmodrome.games.galaxy_trucker.rules.grabbing import ADD, FACE_DOWN, SET_ASIDE, TAKE
from cosmodrome.games.galaxy_trucker.rules.looking import offers_to_look
from cosmodrome.games.galaxy_trucker.rules.setup import TEST_FLIGHT
from cosmodrome.games.galaxy_trucker.rules.timer import may_flip
from cosmodrome.games.galaxy_trucker.rules.verbs import offers, question
from cosmodrome.games.galaxy_trucker.ship.geometry import fragments
from cosmodrome.games.galaxy_trucker.state import Numbers, State

__all__ = ["evaluate", "redeal", "routine", "sensible"]

NEAR = 0.6
"""A place this much worse than the best one is not worth a thought."""
EAGER = 0.15
"""What a component that lies face up must add to be taken, by class: a fresh one may add more."""
FEW, MANY = 8, 16
"""How many of those that lie face up a builder tries in mind while there are others to draw, and when there are not."""
GLANCE = 4
"""Places tried for each of them."""
STRAIN = 4.0
"""What a builder gives up of the ship's promise to build in something at last, when there is nothing to draw."""
ENOUGH = 0.25
"""Builders who hope for less than this from going on finish, by class."""
CURIOUS = 2
"""Components on the ship when its builder looks at the first pile of cards; at the others, one later each."""
HURRY = 0.6
"""The share of a ship that must stand before its builder flips the timer on."""


def routine(state: State, seat: Seat) -> bool:
    return state.building or question(state, seat) in (steps.GO, steps.NUMBER)


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    asked = question(state, seat)
    if asked == steps.BUILD:
        return _in_hand(state, seat) if state.truckers[seat].held else _to_take(state, seat)
    if asked == steps.FLY_ON:
        return _to_fly(state, seat)
    if asked == steps.PIECE:
        return _to_keep(state, seat)
    if asked == steps.LOAD:
        return offers(state, seat)[:1]
    return offers(state, seat)


def _in_hand(state: State, seat: Seat) -> Sequence[Action]:
    """The best places; where even they are a waste of a cell, returning it too."""
    trucker = state.truckers[seat]
    places = best_places(state, seat, trucker.held)
    near = [ADD[cell][turns] for gain, cell, turns in places if gain > places[0][0] - NEAR]
    if trucker.origin == SET_ASIDE:
        return near or offers(state, seat)[-1:]
    if places and (places[0][0] > 0 or not state.face_down):
        return near
    return [says.ReturnComponent(), *near[:1]]


def _to_take(state: State, seat: Seat) -> Sequence[Action]:
    if state.truckers[seat].pile >= 0:
        return [says.PutPileBack()]
    if _is_ahead(state, seat) and may_flip(state, seat):
        return [says.FlipTimer()]
    if hope(state, seat) < ENOUGH * round_of(state).deck:
        return _done(state)
    fresh: list[Action] = [says.TakeFaceDown()] if state.face_down else []
    if pile := _to_look_at(state, seat):
        return [*pile, *fresh]
    return _serving(state, seat) or fresh or _done(state)


def _is_ahead(state: State, seat: Seat) -> bool:
    """Its ship is as full as any, and more than a beginning."""
    empty = [ship.cells.count(0) for ship in state.ships]
    return empty[seat] == min(empty) and empty[seat] < (1.0 - HURRY) * len(state.ships[seat].cells)


def _to_look_at(state: State, seat: Seat) -> Sequence[Action]:
    """One pile after another, early, when it can still change the ship."""
    known, cells = state.truckers[seat].known, state.ships[seat].cells
    unseen = [pile for pile, cards in enumerate(state.piles[:-1]) if cards and not known >> cards[0] & 1]
    turn = len(state.piles) - 1 - len(unseen)
    if not unseen or len(cells) - cells.count(0) - 1 != CURIOUS + turn:
        return []
    return [offer for offer in offers_to_look(state, seat) if offer.pile in unseen][:1]


def _serving(state: State, seat: Seat) -> list[Action]:
    """Components in reach that would be built in at once: one's own first, then the best that lie face up."""
    least, most = (EAGER * round_of(state).deck, FEW) if state.face_down else (-STRAIN, MANY)
    own = state.ships[seat].aside
    tiles = [*own, *wanted(state, seat, state.face_up, most)]
    ranked = sorted(((_gain(state, seat, tile), tile) for tile in tiles), reverse=True)
    return [says.TakeSetAside(tile) if tile in own else TAKE[tile] for gain, tile in ranked[:2] if gain > least]


def _gain(state: State, seat: Seat, tile: int) -> float:
    places = best_places(state, seat, tile, GLANCE)
    return places[0][0] if places else -99.0


def _done(state: State) -> list[Action]:
    return [says.Finish(number) for number in state.numbers[:1]]


def _to_fly(state: State, seat: Seat) -> Sequence[Action]:
    """Giving up is a thought for a wreck only."""
    ship = state.ships[seat]
    wreck = 2 * len(ship.lost) > sum(piece != 0 for piece in ship.cells)
    return [says.FlyOn(), says.GiveUp()] if wreck else [says.FlyOn()]


def _to_keep(state: State, seat: Seat) -> Sequence[Action]:
    """Less than half of the largest piece is no ship any more."""
    pieces = fragments(board_of(state), state.ships[seat].cells)
    return [says.KeepPiece(piece[0]) for piece in pieces if 2 * len(piece) >= len(pieces[0])]


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
            trucker.known = sum(1 << new.get(card, card) for card in _cards_of(trucker.known))
    if deal.house.foresight and not deal.lesson:
        _mix_by_pile(deal, known, rng)
    else:
        _shuffle_deck(deal, rng)


def _cards_of(known: int) -> list[int]:
    return [card for card in CARDS if known >> card & 1] if known else []


DECKS = [[card for card, row in CARDS.items() if row.deck == deck] for deck in (1, 2, 3)]


def _exchange(deal: State, known: int, rng: Rng) -> dict[int, int]:
    new: dict[int, int] = {}
    for deck in DECKS:
        hidden = [card for card in deck if not known >> card & 1]
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
