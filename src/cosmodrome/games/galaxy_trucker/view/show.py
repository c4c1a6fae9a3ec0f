"""What a seat may see, of the state and of an event.

Hidden are components drawn face down while somebody else holds them (GT-3.3), piles and the order of the deck (GT-4.2,
GT-4.3), and the credits of others (GT-18.1). `show_ship.py` tells all about one ship.
"""

from __future__ import annotations

from cosmodrome.core.flow import Seat
from cosmodrome.core.kept import keep
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_trucker.data.components import CARDS, CombatZone
from cosmodrome.games.galaxy_trucker.events import ComponentDrawn, PilePickedUp
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.grabbing import FACE_DOWN
from cosmodrome.games.galaxy_trucker.rules.loading import offered
from cosmodrome.games.galaxy_trucker.rules.looking import OPEN_PILES
from cosmodrome.games.galaxy_trucker.rules.questions import asked, board_of, question
from cosmodrome.games.galaxy_trucker.rules.rewards import credits_of, is_counted, purse_of
from cosmodrome.games.galaxy_trucker.rules.threats import SIZES, defence
from cosmodrome.games.galaxy_trucker.rules.track import flight_order
from cosmodrome.games.galaxy_trucker.ship.board import BOARDS, Board
from cosmodrome.games.galaxy_trucker.ship.fit import fitting_turns, open_cells
from cosmodrome.games.galaxy_trucker.ship.geometry import struck
from cosmodrome.games.galaxy_trucker.state import Numbers, State
from cosmodrome.games.galaxy_trucker.view.ship import ShipView
from cosmodrome.games.galaxy_trucker.view.show_ship import reach, ship_view
from cosmodrome.games.galaxy_trucker.view.table import (
    CardView,
    GalaxyTruckerView,
    JourneyView,
    MetView,
    PileView,
    PlaceView,
    StakeView,
    ThreatView,
    TimerView,
    TruckerView,
)

HIDDEN = -1
UNREACHED = 1000
"""More than any strength."""


def view(state: State, seat: Seat | None) -> GalaxyTruckerView:
    own = seat if seat is not None and 0 <= seat < len(state.ships) else None
    board, order, phase = board_of(state), flight_order(state), phase_of(state)
    leader, launched = state.ships[order[0]].days if order else 0, phase not in ("Building", "Spot check")
    holders = [trucker.pile for trucker in state.truckers]
    ships = tuple([ship_view(board, ship, leader, launched) for ship in state.ships])
    return GalaxyTruckerView(
        seat=seat,
        phase=phase,
        round=state.round,
        rounds_left=len(state.rounds),
        learning=state.learning,
        pace=state.house.pace,
        forbid=state.house.forbid,
        ships=ships,
        truckers=tuple([_trucker(state, other, own) for other in range(len(state.truckers))]),
        places=_places(state, own),
        face_down=len(state.face_down),
        face_up=state.face_up,
        numbers=state.numbers,
        timer=_timer(state),
        piles=tuple(
            [_pile(state.piles[pile], pile, holders, own) for pile in range(min(OPEN_PILES, len(state.piles)))]
        ),
        cards_left=len(state.deck),
        turned_up=tuple([card for card in state.spent if state.shown >> card & 1]),
        order=order,
        card=_card(state, own, ships) if state.card else None,
        bank=state.bank,
        journey=tuple([JourneyView(*lines) for lines in state.journey]),
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
    if state.building:
        return "Building"
    names = {step.name for step in state.asked or tuple(state.agenda[-1:])}
    if names & BUILDING:
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


PLACES: dict[tuple[int, Numbers, int], tuple[PlaceView, ...]] = {}
PLACES_KEPT = 64
"""A component is held while others act."""


def _places(state: State, own: Seat | None) -> tuple[PlaceView, ...]:
    if own is None or not state.truckers[own].held:
        return ()
    cells, tile = state.ships[own].cells, state.truckers[own].held
    key = (state.round, cells, tile)
    return PLACES.get(key) or keep(PLACES, key, _new_places(board_of(state), cells, tile), PLACES_KEPT)


def _new_places(board: Board, cells: Numbers, tile: int) -> tuple[PlaceView, ...]:
    return tuple([PlaceView(cell, fitting_turns(board, cells, cell, tile)) for cell in open_cells(board, cells)])


def _timer(state: State) -> TimerView:
    return TimerView(
        state.circle, state.running, state.run, state.house.seconds, state.sand, state.turn, max(0, state.left)
    )


def _pile(cards: Numbers, pile: int, holders: list[int], own: Seat | None) -> PileView:
    """`holders` has the pile that each seat holds."""
    holder = holders.index(pile) if pile in holders else -1
    return PileView(len(cards), holder, cards if holder == own else ())


def _card(state: State, own: Seat | None, ships: tuple[ShipView, ...]) -> CardView:
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
        stake=_stake(state, own, ships) if own is not None else None,
    )


def _stake(state: State, own: Seat, ships: tuple[ShipView, ...]) -> StakeView | None:
    """GT-13.11: ships ahead have declared, those behind may still power what they have; in a tie the one ahead pays."""
    card, what, order = CARDS[state.card], asked(state, own).name, state.order
    if not isinstance(card, CombatZone) or what not in (steps.ENGINES, steps.CANNONS) or own not in order:
        return None
    at, line = order.index(own), next(line for line in card.lines if line.fewest == what)
    ahead = min((state.declared[seat] for seat in order[:at]), default=UNREACHED)
    behind = [reach(ships[seat], what) for seat in order[at + 1 :]]
    least, most = (min((each[bound] for each in behind), default=UNREACHED) for bound in (0, 1))
    days = line.amount if line.penalty == "lose_days" else 0
    return StakeView(days, weakest=min(ahead - 1, least), safe=min(ahead, most + 1))


def _is_under_way(state: State) -> bool:
    """Whether a threat is still to meet a ship, or somebody is asked what to do about it."""
    if state.asked:
        return any(each.name == steps.DEFEND for each in state.asked)
    return any(each.name in (steps.MEET, steps.ASK_TOGETHER) for each in state.agenda[-1:])


def _threat(state: State) -> ThreatView:
    size, side, number = state.threat
    board = BOARDS[state.round]
    met = tuple(
        [
            MetView(struck(board, ship.cells, side, number), defence(board, ship, state.threat) or "")
            if asked(state, seat).name == steps.DEFEND
            else MetView(-1, "")
            for seat, ship in enumerate(state.ships)
        ]
    )
    return ThreatView(SIZES[size], side, number, met)
