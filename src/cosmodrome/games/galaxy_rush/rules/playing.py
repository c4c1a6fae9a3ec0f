"""Chapter 4: the taken card is played face up or face down; a resource opens a claim on the discovery pool."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Seat, Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, DeclineClaim, TakeCard
from cosmodrome.games.galaxy_rush.data.components import (
    AU_OF,
    COST_OF,
    DISCOVERIES,
    DISCOVERY_POINTS,
    GIVES,
    KIND_OF,
    NO_KIND,
    RESOURCES,
)
from cosmodrome.games.galaxy_rush.events import CardTaken, ClaimDeclined, DiscoveryClaimed, DiscoveryShown
from cosmodrome.games.galaxy_rush.rules.achievements import (
    OF_DISTANCE,
    OF_RESOURCES,
    achieved_since,
    counted_of,
    points_now,
)
from cosmodrome.games.galaxy_rush.rules.setup import settled
from cosmodrome.games.galaxy_rush.rules.steps import CLAIM_OF, LEAVE_CARD_OF, SHOW_DISCOVERY
from cosmodrome.games.galaxy_rush.rules.taking import move_rocket, out_of_reach
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State
from cosmodrome.games.galaxy_rush.words.names import amounts


def take_card(state: State, seat: int, action: TakeCard, events: list[Event]) -> None:
    """GR-3.1, GR-4.1: the card is taken and played at once."""
    captain = state.captains[seat]
    pair, orbit, face_up = captain.pair, captain.orbit, action.face_up
    card = move_rocket(state, seat, action.pair, action.orbit)
    before = points_now(state, captain, counted_of(KIND_OF[card]) if face_up else OF_DISTANCE)
    play_card(captain, card, face_up)
    events.append(
        CardTaken(
            seat,
            card,
            pair,
            orbit,
            action.pair,
            action.orbit,
            action.pair > pair + 1,
            face_up,
            0 if face_up else AU_OF[card],
            captain.season_au,
            captain.owned[KIND_OF[card]] if face_up else 0,
            achieved_since(captain, before),
        )
    )
    if face_up and KIND_OF[card] < RESOURCES and claimable(state, captain.owned):
        do_next(state, CLAIM_OF[seat])
    left = out_of_reach(state, seat, pair, action.pair)
    if left:
        for space in reversed(left):
            state.agenda.append(LEAVE_CARD_OF[space])


def play_card(captain: Captain, card: int, face_up: bool) -> None:
    """GR-4.1: for its front or for its distance."""
    if face_up:
        _play_face_up(captain, card)
    else:
        _play_face_down(captain, card)


def _play_face_up(captain: Captain, card: int) -> None:
    """GR-4.4, GR-4.10, GR-4.11: it joins the stack of its kind."""
    captain.up = (*captain.up, card)
    captain.owned = one_more(captain.owned, KIND_OF[card])


def _play_face_down(captain: Captain, card: int) -> None:
    """GR-4.2: its distance and nothing else."""
    captain.down = (*captain.down, card)
    captain.season_au += AU_OF[card]
    captain.total_au += AU_OF[card]


def one_more(owned: Cards, kind: int) -> Cards:
    return (*owned[:kind], owned[kind] + 1, *owned[kind + 1 :])


def check_claim(state: State, seat: Seat, action: ClaimDiscovery) -> Reason | None:
    """GR-4.5, GR-4.6."""
    captain = state.captains[seat]
    if not action.card or action.card not in state.pool:
        return _not_in_pool
    if not can_afford(captain.owned, action.card):
        return _too_few
    return None


def too_early(state: State, seat: Seat, action: ClaimDiscovery) -> Reason:
    """GR-4.9: why nothing can be claimed before a card is taken."""
    return _too_early if action.card in state.pool and action.card in DISCOVERIES else _not_in_pool


def can_afford(owned: Cards, card: int) -> bool:
    """GR-4.6: at least the required number of each kind."""
    iridium, osmium, palladium, ruthenium = COST_OF[card]
    return owned[0] >= iridium and owned[1] >= osmium and owned[2] >= palladium and owned[3] >= ruthenium


def missing(owned: Cards, card: int) -> Cards:
    """How many of each resource are still needed for a discovery."""
    return tuple([max(0, cost - have) for cost, have in zip(COST_OF[card], owned, strict=False)])


def claimable(state: State, owned: Cards) -> Cards:
    """The discoveries of the pool that these resources allow."""
    return tuple([card for card in state.pool if card and can_afford(owned, card)])


def claim_discovery(state: State, seat: int, action: ClaimDiscovery, events: list[Event]) -> None:
    """GR-4.5, GR-4.7; GR-4.8: a season-one discovery counts as the resource it shows."""
    captain, card = state.captains[seat], action.card
    place, gives = state.pool.index(card), GIVES[card]
    state.pool = (*state.pool[:place], 0, *state.pool[place + 1 :])
    captain.discoveries = (*captain.discoveries, card)
    before = points_now(state, captain, OF_RESOURCES) if gives != NO_KIND else ()
    if gives != NO_KIND:
        captain.owned = one_more(captain.owned, gives)
    achieved = achieved_since(captain, before)
    events.append(DiscoveryClaimed(seat, card, place, DISCOVERY_POINTS[card], gives, achieved))
    do_next(state, Step(SHOW_DISCOVERY, value=place))


def decline_claim(state: State, seat: int, action: DeclineClaim, events: list[Event]) -> None:
    events.append(ClaimDeclined(seat))


def show_discovery(state: State, step: Step, events: list[Event]) -> None:
    """GR-4.7: in the place of the one that was claimed."""
    place = step.value
    deck, *later = state.discovery_decks
    deck = settled(state, deck, 1)
    if deck:
        state.pool = (*state.pool[:place], deck[-1], *state.pool[place + 1 :])
        state.discovery_decks = (deck[:-1], *later)
        events.append(DiscoveryShown(deck[-1], place))


def _too_early(state: State, seat: Seat, action: ClaimDiscovery) -> Refusal:
    return Refusal("GR-4.9", say("claim-too-early", card=DISCOVERIES[action.card].name))


def _not_in_pool(state: State, seat: Seat, action: ClaimDiscovery) -> Refusal:
    row = DISCOVERIES.get(action.card)
    name = row.name if row else say("discovery-unknown", number=action.card)
    return Refusal("GR-4.5", say("not-in-pool", card=name))


def _too_few(state: State, seat: Seat, action: ClaimDiscovery) -> Refusal:
    captain = state.captains[seat]
    name, lacking = DISCOVERIES[action.card].name, missing(captain.owned, action.card)
    return Refusal("GR-4.6", say("too-few", card=name, lacking=amounts(lacking)))
