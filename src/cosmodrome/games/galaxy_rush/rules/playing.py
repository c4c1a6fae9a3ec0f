"""Chapter 4: the taken card is played face up or face down; a resource opens a claim on the discovery pool."""

from __future__ import annotations

from cosmodrome.core.flow import Reason, Seat, Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
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
from cosmodrome.games.galaxy_rush.events import Achieved, CardTaken, ClaimDeclined, DiscoveryClaimed, DiscoveryShown
from cosmodrome.games.galaxy_rush.rules.achievements import by_card, by_distance
from cosmodrome.games.galaxy_rush.rules.setup import settled
from cosmodrome.games.galaxy_rush.rules.steps import CLAIM_OF, LEAVE_CARD_OF, SHOW_DISCOVERY
from cosmodrome.games.galaxy_rush.rules.taking import move_rocket, out_of_reach
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State
from cosmodrome.games.galaxy_rush.words.names import amounts


def take_card(state: State, seat: int, action: TakeCard, events: list[Event]) -> None:
    """GR-3.1, GR-4.1: the card is taken and played at once."""
    captain = state.captains[seat]
    pair, orbit = captain.pair, captain.orbit
    to_pair, to_orbit, face_up = action.pair, action.orbit, action.face_up
    card = move_rocket(state, seat, to_pair, to_orbit)
    kind, au = KIND_OF[card], AU_OF[card]
    if face_up:
        achieved = by_card(state.achievements, captain.owned, kind)
        _play_face_up(captain, card)
    else:
        before = captain.total_au
        _play_face_down(captain, card)
        achieved = by_distance(state.achievements, before, captain.total_au)
    events.append(
        CardTaken(
            seat,
            card,
            pair,
            orbit,
            to_pair,
            to_orbit,
            to_pair > pair + 1,
            face_up,
            0 if face_up else au,
            captain.season_au,
            captain.owned[kind] if face_up else 0,
            achieved,
        )
    )
    if face_up and kind < RESOURCES and claimable(state, captain.owned):
        do_next(state, CLAIM_OF[seat])
    left = out_of_reach(state, seat, pair, to_pair)
    if left:
        for space in reversed(left):
            state.agenda.append(LEAVE_CARD_OF[space])


def _play_face_up(captain: Captain, card: int) -> None:
    """GR-4.4, GR-4.10, GR-4.11: it joins the stack of its kind."""
    captain.up += (card,)
    kind = KIND_OF[card]
    captain.owned = put(captain.owned, kind, captain.owned[kind] + 1)


def _play_face_down(captain: Captain, card: int) -> None:
    """GR-4.2: its distance and nothing else."""
    captain.down += (card,)
    captain.season_au += AU_OF[card]
    captain.total_au += AU_OF[card]


def one_more(owned: Cards, kind: int) -> Cards:
    return put(owned, kind, owned[kind] + 1)


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
    iridium, osmium, palladium, ruthenium = COST_OF[card]
    return (
        max(0, iridium - owned[0]),
        max(0, osmium - owned[1]),
        max(0, palladium - owned[2]),
        max(0, ruthenium - owned[3]),
    )


def claimable(state: State, owned: Cards) -> Cards:
    """The discoveries of the pool that these resources allow."""
    return tuple([card for card in state.pool if card and can_afford(owned, card)])


def claim_discovery(state: State, seat: int, action: ClaimDiscovery, events: list[Event]) -> None:
    """GR-4.5, GR-4.7; GR-4.8: a season-one discovery counts as the resource it shows."""
    captain, card = state.captains[seat], action.card
    place, gives = state.pool.index(card), GIVES[card]
    state.pool = put(state.pool, place, 0)
    captain.discoveries += (card,)
    achieved: Achieved = ()
    if gives != NO_KIND:
        achieved = by_card(state.achievements, captain.owned, gives)
        captain.owned = one_more(captain.owned, gives)
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
        state.pool = put(state.pool, place, deck[-1])
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
