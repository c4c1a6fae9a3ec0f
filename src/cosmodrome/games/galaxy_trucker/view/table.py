"""What a seat may see, of the state and of an event.

Hidden are components drawn face down while somebody else holds them (GT-3.3), piles and the order of the deck (GT-4.2,
GT-4.3), and the credits of others (GT-18.1). `ship.py` tells all about one ship.
"""

from __future__ import annotations

import msgspec

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Event, View
from cosmodrome.games.galaxy_trucker.events import ComponentDrawn, PilePickedUp
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.grabbing import FACE_DOWN
from cosmodrome.games.galaxy_trucker.rules.loading import offered
from cosmodrome.games.galaxy_trucker.rules.looking import OPEN_PILES
from cosmodrome.games.galaxy_trucker.rules.questions import asked, board_of, question
from cosmodrome.games.galaxy_trucker.rules.rewards import credits_of, is_counted, purse_of
from cosmodrome.games.galaxy_trucker.rules.threats import SIZES, defence
from cosmodrome.games.galaxy_trucker.rules.track import flight_order
from cosmodrome.games.galaxy_trucker.ship.board import BOARDS
from cosmodrome.games.galaxy_trucker.ship.fit import fits, open_cells
from cosmodrome.games.galaxy_trucker.ship.geometry import struck
from cosmodrome.games.galaxy_trucker.ship.pieces import piece_of
from cosmodrome.games.galaxy_trucker.state import State
from cosmodrome.games.galaxy_trucker.view.ship import ShipView, ship_view

HIDDEN = -1


class TruckerView(msgspec.Struct, frozen=True):
    holds: bool
    held: int
    """The tile in hand; 0: none, or one that only its holder sees."""
    pile: int
    """The pile of cards in hand; -1: none."""
    asked: str
    """What the seat has to decide; empty: nothing."""
    due: int
    """How many figures or goods it is about."""
    credits: int
    """-1: hidden."""


class PlaceView(msgspec.Struct, frozen=True):
    """Where the held component may be added: in these quarter turns rightly, in all others wrongly."""

    cell: int
    fits: tuple[int, ...]


class PileView(msgspec.Struct, frozen=True):
    size: int
    holder: int
    """-1: it lies in its place."""
    cards: tuple[int, ...]
    """For whoever holds it."""


class TimerView(msgspec.Struct, frozen=True):
    circle: int
    """0: Start; -1: there is no timer."""
    running: bool
    run: int
    seconds: int
    """Of one run, in real time."""
    turns_left: int
    """Of each player in this run, where building goes by turns."""
    turn: int
    """Who builds; -1: everybody at once."""
    actions_left: int


class MetView(msgspec.Struct, frozen=True):
    """What a threat means for a ship whose flyer is asked: the cell it strikes, and what a token would do.

    For others, who have nothing to fear or to decide any more, the cell is -1.
    """

    cell: int
    token: str


class ThreatView(msgspec.Struct, frozen=True):
    size: str
    side: int
    """0: front, 1: right, 2: rear, 3: left."""
    number: int
    """The row or column."""
    ships: tuple[MetView, ...]


class CardView(msgspec.Struct, frozen=True):
    """The card that is being dealt with."""

    card: int
    order: tuple[int, ...]
    """Of flight, as it was when the card, or this line of it, came up."""
    declared: tuple[int, ...]
    """The last strength of each seat; cannons in halves."""
    landed: tuple[int, ...]
    """The planet of each seat; -1: none."""
    losers: tuple[int, ...]
    settled: bool
    """The enemy is beaten, or the find is taken."""
    threat: ThreatView | None
    """From the roll until nobody is asked any more what to do about it."""
    offered: tuple[int, ...]
    """Goods that the viewer may load now, by colour."""


class JourneyView(msgspec.Struct, frozen=True):
    """What the last flight brought a seat; `place` is 0 for who gave up, `unpaid` is forgiven."""

    place: int
    on_the_way: int
    finishing: int
    best_ship: int
    goods: int
    penalty: int
    unpaid: int


class GalaxyTruckerView(View, frozen=True, tag="GalaxyTruckerView"):
    seat: int | None
    """Whose view this is; None: a spectator's."""
    phase: str
    round: int
    """Row of the data: 0 to 3 for classes I, II, III and IIIa."""
    rounds_left: int
    learning: bool
    pace: str
    forbid: bool
    ships: tuple[ShipView, ...]
    """By the seat that builds or flies them now."""
    truckers: tuple[TruckerView, ...]
    places: tuple[PlaceView, ...]
    """For the viewer's held component."""
    face_down: int
    face_up: tuple[int, ...]
    numbers: tuple[int, ...]
    timer: TimerView
    piles: tuple[PileView, ...]
    cards_left: int
    turned_up: tuple[int, ...]
    """All cards that were turned up in this game, the latest last."""
    order: tuple[int, ...]
    """Of flight, the leader first."""
    card: CardView | None
    bank: tuple[int, ...]
    """Goods by colour."""
    journey: tuple[JourneyView, ...]
    """The end of the last flight, by seat; empty before the first."""


def view(state: State, seat: Seat | None) -> GalaxyTruckerView:
    own = seat if seat is not None and 0 <= seat < len(state.ships) else None
    board, order, phase = board_of(state), flight_order(state), phase_of(state)
    leader, launched = state.ships[order[0]].days if order else 0, phase not in ("Building", "Spot check")
    return GalaxyTruckerView(
        seat=seat,
        phase=phase,
        round=state.round,
        rounds_left=len(state.rounds),
        learning=state.lesson,
        pace=state.house.pace,
        forbid=state.house.forbid,
        ships=tuple(ship_view(board, ship, leader, launched=launched) for ship in state.ships),
        truckers=tuple(_trucker(state, other, own) for other in range(len(state.truckers))),
        places=_places(state, own),
        face_down=len(state.face_down),
        face_up=state.face_up,
        numbers=state.numbers,
        timer=_timer(state),
        piles=tuple(_pile(state, pile, own) for pile in range(min(OPEN_PILES, len(state.piles)))),
        cards_left=len(state.deck),
        turned_up=tuple(card for card in state.spent if state.shown >> card & 1),
        order=order,
        card=_card(state, own) if state.card else None,
        bank=state.bank,
        journey=tuple(JourneyView(*lines) for lines in state.journey),
    )


def secrets(view: GalaxyTruckerView) -> tuple[tuple[int, ...], ...]:
    """GT-3.3, GT-4.2: a component drawn face down, and the cards of a pile while somebody holds it."""
    return (tuple(trucker.held for trucker in view.truckers), *(pile.cards for pile in view.piles))


def redact(event: Event, seat: Seat | None) -> Event | None:
    """GT-3.3, GT-4.2."""
    if isinstance(event, ComponentDrawn) and event.seat != seat and not event.open:
        return ComponentDrawn(event.seat, 0, False)
    if isinstance(event, PilePickedUp) and event.seat != seat:
        return PilePickedUp(event.seat, event.pile, ())
    return event


BUILDING = {steps.ROUND, steps.READY, steps.GO, steps.BUILDING, steps.NUMBER}
SPOT_CHECK = {steps.SPOT_CHECK, steps.REPAIR, steps.PIECE}
LAUNCH = {steps.LAUNCH, steps.CREW, steps.START}
COUNTING = {steps.COUNT_CREDITS, steps.END}
"""Parts of the round, by the questions that are asked or, in the middle of an action, by the step that comes next."""


def phase_of(state: State) -> str:
    """The part of the round that is under way."""
    names = {open_now.name for open_now in (*state.asked, *([] if state.asked else state.agenda[-1:]))}
    if state.building or names & BUILDING:
        return "Building"
    if not names or names & COUNTING:
        return "End"
    if names & LAUNCH:
        return "Launch"
    return "Spot check" if not state.card and names & SPOT_CHECK else "Flight"


def _trucker(state: State, seat: int, own: Seat | None) -> TruckerView:
    trucker = state.truckers[seat]
    seen = own == seat or trucker.origin != FACE_DOWN
    shared = own is not None and purse_of(state, own) == purse_of(state, seat)
    return TruckerView(
        holds=trucker.held > 0,
        held=trucker.held if seen else 0,
        pile=trucker.pile,
        asked=question(state, seat),
        due=0 if state.building else asked(state, seat).value,
        credits=credits_of(state, seat) if shared or is_counted(state, purse_of(state, seat)) else HIDDEN,
    )


def _places(state: State, own: Seat | None) -> tuple[PlaceView, ...]:
    if own is None or not state.truckers[own].held:
        return ()
    board, cells, tile = board_of(state), state.ships[own].cells, state.truckers[own].held
    return tuple(
        PlaceView(cell, tuple(turns for turns in range(4) if fits(board, cells, cell, piece_of(tile, turns))))
        for cell in open_cells(board, cells)
    )


def _timer(state: State) -> TimerView:
    return TimerView(
        state.circle, state.running, state.run, state.house.seconds, state.sand, state.turn, max(0, state.left)
    )


def _pile(state: State, pile: int, own: Seat | None) -> PileView:
    holder = next((seat for seat, trucker in enumerate(state.truckers) if trucker.pile == pile), -1)
    return PileView(len(state.piles[pile]), holder, state.piles[pile] if holder == own else ())


def _card(state: State, own: Seat | None) -> CardView:
    loading = own is not None and asked(state, own).name == steps.LOAD
    return CardView(
        card=state.card,
        order=state.order,
        declared=state.declared,
        landed=state.landed,
        losers=state.losers,
        settled=state.beaten,
        threat=_threat(state) if _is_under_way(state) else None,
        offered=offered(state, own) if own is not None and loading else (),
    )


def _is_under_way(state: State) -> bool:
    """Whether a threat is still to meet a ship, or somebody is asked what to do about it."""
    if state.asked:
        return any(each.name == steps.DEFEND for each in state.asked)
    return any(each.name in (steps.MEET, steps.ASK_TOGETHER) for each in state.agenda[-1:])


def _threat(state: State) -> ThreatView:
    size, side, number = state.threat
    board = BOARDS[state.round]
    met = tuple(
        MetView(struck(board, ship.cells, side, number), defence(board, ship, state.threat) or "")
        if asked(state, seat).name == steps.DEFEND
        else MetView(-1, "")
        for seat, ship in enumerate(state.ships)
    )
    return ThreatView(SIZES[size], side, number, met)
