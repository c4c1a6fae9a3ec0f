"""Chapter 4: sector cards are drawn one at a time, each resolved before the next."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_challenge.actions import EndTurn, Explore, ReturnAdvantage
from cosmodrome.games.galaxy_challenge.data.components import (
    BLUE,
    CENTRE,
    CENTRE_CHIPS,
    DATA,
    GREEN,
    KIND_OF,
    SECTOR_CARDS,
    SectorCard,
)
from cosmodrome.games.galaxy_challenge.events import (
    AdvantageReturned,
    AdvantagesDrawn,
    DefenceTried,
    ExploringBegan,
    SectorDrawn,
)
from cosmodrome.games.galaxy_challenge.rules.board import IS_PLANET
from cosmodrome.games.galaxy_challenge.rules.dealing import draw, give_back
from cosmodrome.games.galaxy_challenge.rules.steps import DRAW_ADVANTAGES, END, RETURN, THEN_DRAW, TRY_DEFENCE
from cosmodrome.games.galaxy_challenge.state import State
from cosmodrome.games.galaxy_challenge.words import names

STAY = EndTurn()
BANDS = tuple([(row.least, row.cards) for row in reversed(DATA.bands)])
MOST = 400
"""No die with all that can join it comes to so much."""


def _cards_due(blue: int) -> int:
    return next((cards for least, cards in BANDS if blue >= least), 0)


CARDS_DUE = tuple([_cards_due(blue) for blue in range(MOST)])
"""By the blue total (CH-4.2)."""


def check_explore(state: State, seat: int, action: Explore) -> Reason | None:
    """CH-3.4, CH-4.1."""
    return _on_planet if IS_PLANET[state.cells[seat]] else None


def forced_end(state: State, seat: int) -> EndTurn | None:
    """On a home planet there is nothing to do (CH-3.4)."""
    return STAY if IS_PLANET[state.cells[seat]] else None


def explore(state: State, seat: int, action: Explore, events: list[Event]) -> None:
    """CH-4.2."""
    blue = state.totals[BLUE]
    state.draws = CARDS_DUE[blue]
    events.append(ExploringBegan(seat, state.cells[seat], blue, state.draws))
    if state.draws:
        do_next(state, THEN_DRAW)


def draw_sectors(state: State, step: Step, events: list[Event]) -> None:
    """CH-4.2: the next card that is due."""
    state.draws -= 1
    card = SECTOR_CARDS[state.sectors[state.drawn % len(state.sectors)]]
    state.drawn += 1
    if state.draws:
        do_next(state, THEN_DRAW)
    if card.kind == "discovery":
        _discover(state, card, events)
    else:
        events.append(SectorDrawn(state.turn, card.number, 0, state.bank))
        if card.kind == "defend":
            do_next(state, Step(TRY_DEFENCE, state.turn, card.number))


def chips_each(state: State) -> int:
    """For a discovery here: more on the centre, for who came there on this turn (CH-3.5)."""
    return CENTRE_CHIPS if state.cells[state.turn] == CENTRE != state.start else 1


def _discover(state: State, card: SectorCard, events: list[Event]) -> None:
    """CH-4.3; CH-4.6: no more chips than the bank has; CH-7.1: its last chip ends the game; CH-7.4: but it still brings
    its cards."""
    seat = state.turn
    chips = min(state.bank, card.chips * chips_each(state))
    state.bank -= chips
    state.chips = put(state.chips, seat, state.chips[seat] + chips)
    events.append(SectorDrawn(seat, card.number, chips, state.bank))
    if not state.bank:
        state.last_chip = seat
        state.draws = 0
        state.agenda.clear()
        do_next(state, Step(END))
    if card.advantages:
        do_next(state, Step(DRAW_ADVANTAGES, seat, card.advantages))


def draw_advantages(state: State, step: Step, events: list[Event]) -> None:
    """CH-4.3."""
    cards = draw(state, step.seat, step.value)
    if cards:
        events.append(AdvantagesDrawn(step.seat, cards))


def try_defence(state: State, step: Step, events: list[Event]) -> None:
    """CH-4.4: who does not hold it off returns an advantage card."""
    seat, card = step.seat, SECTOR_CARDS[step.value]
    green = state.totals[GREEN]
    held, has_cards = green >= card.green, state.hands[seat] != 0
    events.append(DefenceTried(seat, card.number, card.green, green, held, not held and not has_cards))
    if not held and has_cards:
        do_next(state, Step(RETURN, seat))


def check_return(state: State, seat: int, action: ReturnAdvantage) -> Reason | None:
    """CH-4.4: any card held."""
    return None if 0 < action.card < len(KIND_OF) and state.hands[seat] >> action.card & 1 else _not_held


def forced_return(state: State, seat: int) -> ReturnAdvantage | None:
    """The only card held."""
    hand = state.hands[seat]
    return ReturnAdvantage(hand.bit_length() - 1) if hand.bit_count() == 1 else None


def return_advantage(state: State, seat: int, action: ReturnAdvantage, events: list[Event]) -> None:
    """CH-4.4, CH-4.10."""
    give_back(state, seat, action.card)
    events.append(AdvantageReturned(seat, action.card))


def _on_planet(state: State, seat: int, action: Explore) -> Refusal:
    return Refusal("CH-3.4", say("at-home"))


def _not_held(state: State, seat: int, action: ReturnAdvantage) -> Refusal:
    return Refusal("CH-4.4", say("not-held", card=names.card(action.card)))
