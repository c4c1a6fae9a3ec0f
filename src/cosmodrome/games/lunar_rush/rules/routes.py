"""Chapters 3 and 5: blocked and closed lanes, choosing routes."""

from __future__ import annotations

from cosmodrome.core.flow import Step
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import ChooseRoute
from cosmodrome.games.lunar_rush.corporation import Ship
from cosmodrome.games.lunar_rush.data.components import DATA, DOWN, LANES, ROUTES, UP, pairs
from cosmodrome.games.lunar_rush.events import ClosedLaneGained, LaneClosed, LanesBlocked, RouteChosen
from cosmodrome.games.lunar_rush.rules import automa
from cosmodrome.games.lunar_rush.rules.lanes import ABSENT, BLOCKED, OPEN, fast_lanes, unclaimed
from cosmodrome.games.lunar_rush.rules.money import gain, is_person, label
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import lane_text, who

CHOOSE = [ChooseRoute(lane) for lane in range(len(ROUTES))]
GAINS = tuple(pairs(card.gain) for card in DATA.route_closed)


def lay_out_lanes(state: State, events: list[Event]) -> None:
    """LR-3.6: blocks come first, then the closed lanes."""
    state.claims = unclaimed(len(state.corps))
    state.automas = [one._replace(up_card=-1, down_card=-1, marker=-1) for one in state.automas]
    if len(state.corps) == 2:
        _block(state, events)
    _close(state, events)


def _block(state: State, events: list[Event]) -> None:
    """LR-3.4, LR-3.10: the cards also steer the AI, if there is one."""
    automa.turn_up_cards(state, 0)
    cards = state.automas[0]
    up = UP[LANES.index(DATA.ai_up[cards.up_card].blocks)]
    down = DOWN[LANES.index(DATA.ai_down[cards.down_card].blocks)]
    state.claims[up] = state.claims[down] = BLOCKED
    events.append(LanesBlocked(cards.up_card, cards.down_card, up, down))
    if state.house.ais:
        automa.tell_search(state, state.house.people, events)


def _close(state: State, events: list[Event]) -> None:
    """LR-3.1, LR-3.2, LR-3.6: slow before medium."""
    for name in DATA.turns[state.turn - 1].closed:
        lane = UP[LANES.index(name)]
        if state.claims[lane] == OPEN:
            state.closed[lane], state.closed_deck = state.closed_deck[-1], state.closed_deck[:-1]
            events.append(LaneClosed(lane, state.closed[lane]))


def discard_closed(state: State) -> None:
    """LR-3.8."""
    for lane, card in enumerate(state.closed):
        if card >= 0:
            state.closed_gone += (card,)
            state.closed[lane] = -1


def ai_route(state: State, step: Step, events: list[Event]) -> None:
    """LR-5.1: an AI's cards choose."""
    lane = automa.choose_lane(state, step.seat, events)
    if lane >= 0:
        _claim(state, step.seat, lane, events)


def all_lanes(state: State, seat: int) -> list[Action]:
    """Those in the game, taken or not."""
    return [choice for choice in CHOOSE if state.claims[choice.lane] != ABSENT]


def offers(state: State, seat: int) -> list[Action]:
    """LR-5.5."""
    claims = state.claims
    return [action for lane, action in enumerate(CHOOSE) if claims[lane] == OPEN]


def check(state: State, seat: int, action: ChooseRoute) -> Refusal | None:
    if not 0 <= action.lane < len(ROUTES):
        return Refusal("LR-5.2", say("no-lane"))
    claim = state.claims[action.lane]
    if claim == OPEN:
        return None
    lane = lane_text(action.lane, fast_lanes(state))
    if claim == BLOCKED:
        return Refusal("LR-3.4", say("lane-blocked", lane=lane))
    if claim == ABSENT:
        return Refusal("LR-5.2", say("lane-absent", lane=lane))
    return Refusal("LR-5.2", say("lane-taken", who=who(label(state, claim)), lane=lane))


def choose(state: State, seat: int, action: ChooseRoute, events: list[Event]) -> None:
    _claim(state, seat, action.lane, events)


def _claim(state: State, corp: int, lane: int, events: list[Event]) -> None:
    """LR-5.1, LR-3.7; LR-13.6: an AI's moonbound ship carries nothing."""
    state.claims[lane] = corp
    events.append(RouteChosen(label(state, corp), lane, fast_lanes=fast_lanes(state)))
    owner, person = state.corps[corp], is_person(state, corp)
    if state.closed[lane] >= 0:
        if person:
            _gain_closed(state, corp, lane, events)
        return
    if lane in DOWN:
        owner.launched += 1
    if person or lane in DOWN:
        owner.ships += (Ship(lane, ROUTES[lane].moves),)


def _gain_closed(state: State, seat: int, lane: int, events: list[Event]) -> None:
    """LR-3.1, LR-3.9."""
    card, corp = state.closed[lane], state.corps[seat]
    lost = gain(corp, GAINS[card])
    workers = DATA.route_closed[card].astronauts
    corp.temps += workers
    corp.idle += workers
    events.append(ClosedLaneGained(seat, lane, card, lost))
