"""The verbs of the contract, each of which asks the chapters."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import Options, Seat
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush.actions import BuildWonder, BuyGold, TakeBack
from cosmodrome.games.lunar_rush.components import HABITATION
from cosmodrome.games.lunar_rush.events import LanesBlocked, RoleDrawn, TurnBegan, WonderRowShown
from cosmodrome.games.lunar_rush.rules import bidding, building, gold, lanes, routes, setup, steps, together
from cosmodrome.games.lunar_rush.rules.flow import AUTOMATIC, DEEDS, OFFERS
from cosmodrome.games.lunar_rush.state import State

CLAUSES = {
    steps.ROLES: "LR-1.5",
    steps.BID: "LR-4.1",
    steps.ROUTE: "LR-5.1",
    steps.LOAD_UP: "LR-6.4",
    steps.GOLD: "LR-7.1",
    steps.DRAFT: "LR-15.2",
    steps.BUILD: "LR-8.1",
    steps.LOAD_DOWN: "LR-10.3",
    steps.CARD: "LR-11.8",
}


def begin(seats: int, options: Options, rng: Rng) -> State:
    """A fresh game, up to its first decision."""
    state = setup.set_up(seats, options, rng)
    _go_on(state, [])
    return state


def opening(state: State) -> Sequence[Event]:
    """What was turned up before the first decision."""
    told: list[Event] = [RoleDrawn(seat, corp.role) for seat, corp in enumerate(state.corps) if corp.role >= 0]
    if state.row:
        told.append(WonderRowShown(state.row))
    if state.turn:
        told.append(TurnBegan(state.turn))
    if state.turn and lanes.BLOCKED in state.claims:
        blocked = [lane for lane, claim in enumerate(state.claims) if claim == lanes.BLOCKED]
        told.append(LanesBlocked(state.automas[0].up_card, state.automas[0].down_card, *blocked))
    return told


def awaiting(state: State) -> Sequence[Seat]:
    """LR-2.2, LR-2.4: everybody not done in a step that all do at once, otherwise one player."""
    if not state.agenda:
        return ()
    top = state.agenda[-1]
    if top.name in steps.TOGETHER:
        return [seat for seat, done in enumerate(state.done) if not done]
    return (top.seat,)


def question(state: State, seat: Seat) -> object:
    """In a step of all the others' doings change nothing for this seat, but for a partner's."""
    top, house = state.agenda[-1], state.house
    mate = together.partner(state, seat)
    beside = state.corps[mate].aboard if mate >= 0 else ()
    return (top, state.turn, state.said[seat] if seat < house.people else (), beside)


def offers(state: State, seat: Seat) -> Sequence[Action]:
    return OFFERS[state.agenda[-1].name](state, seat)


def wishes(state: State, seat: Seat) -> Sequence[Action]:
    """What somebody might look for beside what is offered."""
    name = state.agenda[-1].name
    if name == steps.BID:
        return bidding.BID_CARDS
    if name == steps.ROUTE:
        return [choice for choice in routes.CHOOSE if state.claims[choice.lane] != lanes.ABSENT]
    if name == steps.GOLD:
        return [BuyGold(one) for one in state.gold] + [gold.PASS]
    if name == steps.BUILD:
        cards = [BuildWonder(card) for card in state.corps[seat].cards]
        workers = [action for row in building.WORK[HABITATION + 1 :] for action in row]
        return [*workers, *building.UPGRADE, *cards, *_backs(state, seat)]
    return [*offers(state, seat), *_backs(state, seat)] if name in steps.VEILED else offers(state, seat)


def _backs(state: State, seat: Seat) -> list[Action]:
    """Nobody looks for taking back what was not done."""
    return [TakeBack()] if state.said[seat] else []


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    if not state.agenda:
        return Refusal("LR-11.6", "The game is over.")
    name = state.agenda[-1].name
    if seat not in awaiting(state):
        return Refusal(CLAUSES[name], f"Nothing is asked of you now; this is: {name}.", {"step": name})
    deed = DEEDS[name].get(type(action))
    if deed is None:
        return Refusal("LR-2.1", f"That belongs to another step; this is: {name}.", {"step": name})
    if name == steps.BUILD and state.corps[seat].mixes and type(action).__name__ not in ("SettleMix", "TakeBack"):
        return Refusal("LR-7.8", "First settle which mix your gold module gives.")
    return deed.check(state, seat, action)


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    told: list[Event] = []
    name = state.agenda[-1].name
    do = DEEDS[name][type(action)].do
    if name in steps.VEILED and type(action) is not TakeBack:
        together.say(state, seat, action, do, told)
    else:
        do(state, seat, action, told)
    if name in steps.TOGETHER:
        if not all(state.done):
            return told
        state.agenda.pop()
    _go_on(state, told)
    return told


def _go_on(state: State, told: list[Event]) -> None:
    """Carries out what is owed until somebody has to decide."""
    agenda = state.agenda
    while agenda:
        carry_out = AUTOMATIC.get(agenda[-1].name)
        if carry_out is None:
            return
        carry_out(state, agenda.pop(), told)
