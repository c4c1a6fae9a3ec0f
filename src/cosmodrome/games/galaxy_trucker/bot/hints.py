"""The moves worth considering. `evaluation.py` has the worth of positions.

Every component is evaluated as it comes, so the sensible moves lead to an end by themselves. Nothing is taken that
would not be added to the ship, and a component that was drawn and does not help is returned at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import LOOK_AHEAD, Thinking
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.bot.building import best_places, hope, wanted
from cosmodrome.games.galaxy_trucker.bot.evaluation import evaluate, gain_of
from cosmodrome.games.galaxy_trucker.data.components import CARDS, COLOURS, OpenSpace, Planets
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.flow import FLOW
from cosmodrome.games.galaxy_trucker.rules.grabbing import ADD, LAY_ASIDE, SET_ASIDE, TAKE, may_set_aside
from cosmodrome.games.galaxy_trucker.rules.looking import offers_to_look
from cosmodrome.games.galaxy_trucker.rules.questions import board_of, question, round_of
from cosmodrome.games.galaxy_trucker.rules.timer import may_flip
from cosmodrome.games.galaxy_trucker.ship.geometry import fragments
from cosmodrome.games.galaxy_trucker.ship.strength import engine_strength
from cosmodrome.games.galaxy_trucker.state import State

__all__ = ["evaluate", "sensible", "thinking"]

NEAR = 0.6
"""Places this much worse than the best one are not considered."""
EAGER = 0.15
"""What a face-up component must add to be taken, by class: a face-down one may add more."""
FEW, MANY = 8, 16
"""How many face-up components are tried while there are face-down ones, and when there are none."""
GLANCE = 4
"""Places tried for each of them."""
STRAIN = 4.0
"""How much worse than an empty cell a component may be when there is nothing left to draw."""
ENOUGH = 0.25
"""Bots that expect less than this from building on finish, by class."""
CURIOUS = 2
"""Components on the ship when a bot looks at the first pile of cards; at each other pile, one more."""
HURRY = 0.6
"""The share of a ship that must be built before a bot flips the timer."""


FLYING = Thinking(common_numbers=True)


def thinking(state: State, seat: Seat) -> Thinking:
    """Building needs no search: every component is evaluated as it comes. In flight, chance matters most."""
    return LOOK_AHEAD if state.building or question(state, seat) in (steps.GO, steps.NUMBER) else FLYING


def sensible(state: State, seat: Seat) -> Sequence[Action]:
    asked = question(state, seat)
    if asked == steps.BUILD:
        return _in_hand(state, seat) if state.truckers[seat].held else _to_take(state, seat)
    choose = IN_FLIGHT.get(asked)
    return choose(state, seat) if choose else FLOW.offers(state, seat)


def _in_hand(state: State, seat: Seat) -> Sequence[Action]:
    """The best places; where an empty cell would be worth more, also returning the component."""
    trucker = state.truckers[seat]
    places = best_places(state, seat, trucker.held)
    near = [ADD[cell][turns] for gain, cell, turns in places if gain > places[0][0] - NEAR]
    if trucker.origin == SET_ASIDE:
        return near or FLOW.offers(state, seat)[-1:]
    if places and (places[0][0] > 0 or not state.face_down):
        return near
    if not places and may_set_aside(state, seat):
        return [actions.ReturnComponent(), LAY_ASIDE]
    return [actions.ReturnComponent(), *near[:1]]


def _to_take(state: State, seat: Seat) -> Sequence[Action]:
    if state.truckers[seat].pile >= 0:
        return [actions.PutPileBack()]
    if _is_ahead(state, seat) and may_flip(state, seat):
        return [actions.FlipTimer()]
    if hope(state, seat) < ENOUGH * round_of(state).deck:
        return _done(state)
    fresh: list[Action] = [actions.TakeFaceDown()] if state.face_down else []
    if pile := _to_look_at(state, seat):
        return [*pile, *fresh]
    return _serving(state, seat) or fresh or _done(state)


def _is_ahead(state: State, seat: Seat) -> bool:
    """Its ship is at least as full as any other, and more than begun."""
    empty = [ship.cells.count(0) for ship in state.ships]
    return empty[seat] == min(empty) and empty[seat] < (1.0 - HURRY) * len(state.ships[seat].cells)


def _to_look_at(state: State, seat: Seat) -> Sequence[Action]:
    """One pile after another, early, while that can still change the ship."""
    known, cells = state.truckers[seat].known, state.ships[seat].cells
    unseen = [pile for pile, cards in enumerate(state.piles[:-1]) if cards and not known >> cards[0] & 1]
    turn = len(state.piles) - 1 - len(unseen)
    if not unseen or len(cells) - cells.count(0) - 1 != CURIOUS + turn:
        return []
    return [offer for offer in offers_to_look(state, seat) if offer.pile in unseen][:1]


def _serving(state: State, seat: Seat) -> list[Action]:
    """Components that would be added at once: first those set aside, then the best that lie face up."""
    least, most = (EAGER * round_of(state).deck, FEW) if state.face_down else (-STRAIN, MANY)
    own = state.ships[seat].aside
    tiles = [*own, *wanted(state, seat, state.face_up, most)]
    ranked = sorted(((_gain(state, seat, tile), tile) for tile in tiles), reverse=True)
    return [actions.TakeSetAside(tile) if tile in own else TAKE[tile] for gain, tile in ranked[:2] if gain > least]


def _gain(state: State, seat: Seat, tile: int) -> float:
    places = best_places(state, seat, tile, GLANCE)
    return places[0][0] if places else -99.0


def _done(state: State) -> list[Action]:
    return [actions.Finish(number) for number in state.numbers[:1]]


def _to_fly(state: State, seat: Seat) -> Sequence[Action]:
    """Giving up is considered for a wreck only."""
    ship = state.ships[seat]
    wreck = 2 * len(ship.lost) > sum(piece != 0 for piece in ship.cells)
    return [actions.FlyOn(), actions.GiveUp()] if wreck else [actions.FlyOn()]


def _to_keep(state: State, seat: Seat) -> Sequence[Action]:
    """Pieces with less than half of the largest one's components are not considered."""
    pieces = fragments(board_of(state), state.ships[seat].cells)
    return [actions.KeepPiece(piece[0]) for piece in pieces if 2 * len(piece) >= len(pieces[0])]


def _to_land(state: State, seat: Seat) -> Sequence[Action]:
    """Only where there are goods that the ship has room for: landing costs days (GT-13.2)."""
    card, ship = CARDS[state.card], state.ships[seat]
    assert isinstance(card, Planets)
    rich = [gain_of(ship, tuple([planet.count(colour) for colour in COLOURS])) > 0 for planet in card.planets]
    offers = FLOW.offers(state, seat)
    return [offer for offer in offers if not isinstance(offer, actions.Land) or rich[offer.planet]]


def _to_power(state: State, seat: Seat) -> Sequence[Action]:
    """In open space at least one engine: without any the player has to give up (GT-15.4)."""
    ship, found = state.ships[seat], FLOW.offers(state, seat)
    idle = not engine_strength(ship.cells, ship.loads, 0)
    return found[1:] if idle and isinstance(CARDS[state.card], OpenSpace) else found


def _to_load(state: State, seat: Seat) -> Sequence[Action]:
    return FLOW.offers(state, seat)[:1]


IN_FLIGHT: dict[str, Callable[[State, Seat], Sequence[Action]]] = {
    steps.FLY_ON: _to_fly,
    steps.PIECE: _to_keep,
    steps.ENGINES: _to_power,
    steps.PLANET: _to_land,
    steps.LOAD: _to_load,
}
"""By question, where not all offers are considered."""
