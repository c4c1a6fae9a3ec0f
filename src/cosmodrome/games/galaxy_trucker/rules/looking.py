"""Chapter 4: looking at the piles of adventure cards while building, and the deck that comes of them."""

from __future__ import annotations

from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import CARDS, DATA
from cosmodrome.games.galaxy_trucker.events import PilePickedUp, PilePutBack
from cosmodrome.games.galaxy_trucker.rules import timer
from cosmodrome.games.galaxy_trucker.rules.grabbing import refuse_full_hands
from cosmodrome.games.galaxy_trucker.rules.questions import board_of, round_of
from cosmodrome.games.galaxy_trucker.state import State

OPEN_PILES = DATA.flight.open_piles
LOOK = tuple([actions.LookAtPile(pile) for pile in range(OPEN_PILES)])


def offers_to_look(state: State, seat: int) -> list[actions.LookAtPile]:
    if state.learning or not _has_added(state, seat):
        return []
    held = [trucker.pile for trucker in state.truckers]
    return [look for pile, look in enumerate(LOOK) if pile not in held]


def check_look(state: State, seat: int, action: actions.LookAtPile) -> Refusal | None:
    """GT-4.2, GT-4.5, GT-4.6."""
    if state.learning:
        return Refusal("GT-1.4", say("no-looking-learning"))
    if not 0 <= action.pile < OPEN_PILES:
        return Refusal("GT-4.1", say("no-pile", pile=action.pile + 1, piles=OPEN_PILES))
    if not _has_added(state, seat):
        return Refusal("GT-4.5", say("look-too-early"))
    holder = next((s for s, other in enumerate(state.truckers) if other.pile == action.pile), -1)
    if holder == seat:
        return Refusal("GT-4.2", say("pile-yours", pile=action.pile + 1))
    if holder >= 0:
        return Refusal("GT-4.2", say("pile-held", who=Player(holder), pile=action.pile + 1))
    return refuse_full_hands(state, seat)


def check_put_back(state: State, seat: int, action: actions.PutPileBack) -> Refusal | None:
    return None if state.truckers[seat].pile >= 0 else Refusal("GT-4.2", say("no-pile-held"))


def look_at_pile(state: State, seat: int, action: actions.LookAtPile, events: list[Event]) -> None:
    trucker, cards = state.truckers[seat], state.piles[action.pile]
    trucker.pile = action.pile
    for card in cards:
        trucker.known |= 1 << card
    state.ships[seat].newest = -1
    events.append(PilePickedUp(seat, action.pile, cards))
    timer.count_action(state)


def put_pile_back(state: State, seat: int, action: actions.PutPileBack, events: list[Event]) -> None:
    drop_pile(state, seat, events)
    timer.hands_free(state, events)


def drop_pile(state: State, seat: int, events: list[Event]) -> None:
    trucker = state.truckers[seat]
    if trucker.pile >= 0:
        events.append(PilePutBack(seat, trucker.pile))
        trucker.pile = -1


def prepare_deck(state: State) -> None:
    """GT-4.3, GT-16.3; in the learning flight its eight cards, shuffled (GT-1.4)."""
    if state.house.foresight and not state.learning:
        state.deck = tuple(card for pile in state.piles for card in pile)[::-1]
    else:
        cards = [*state.deck, *(card for pile in state.piles for card in pile)]
        state.rng.shuffle(cards)
        while CARDS[cards[-1]].deck != round_of(state).deck:
            state.rng.shuffle(cards)
        state.deck = tuple(cards)
    state.piles = ()


def _has_added(state: State, seat: int) -> bool:
    """GT-4.5: the pilot cabin does not count."""
    start, cells = board_of(state).start, state.ships[seat].cells
    return any(cells[:start]) or any(cells[start + 1 :])
