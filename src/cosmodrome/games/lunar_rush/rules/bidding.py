"""Chapter 4: bids and initiative; chapter 16: the shared bid of two AIs."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from cosmodrome.core.flow import Step, ask, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import PlaceBid
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import DATA
from cosmodrome.games.lunar_rush.events import BidPlaced, BidsShown
from cosmodrome.games.lunar_rush.events.parts import Tie
from cosmodrome.games.lunar_rush.rules import automa, steps
from cosmodrome.games.lunar_rush.rules.money import BIDS, is_person, label, pay
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.state import State

BID_CARDS = [PlaceBid(value) for value in DATA.setup.bids]
CHOICES: dict[int, list[Action]] = {
    last: [bid for bid in BID_CARDS if bid.value != last] for last in (0, *DATA.setup.bids)
}
"""LR-4.3: what may be bid, by the bid of the turn before."""


def call_for_bids(state: State, step: Step, events: list[Event]) -> None:
    for corp in state.corps:
        corp.last_bid, corp.bid = corp.bid, 0
    ask(state, *[Step(steps.BID, seat) for seat in range(state.house.people)])


def is_bidding(state: State) -> bool:
    """LR-4.1: from the call for bids until they are shown."""
    return bool(state.agenda) and state.agenda[-1].name == steps.SHOW_BIDS


def all_cards(state: State, seat: int) -> Sequence[Action]:
    return BID_CARDS


def offers(state: State, seat: int) -> list[Action]:
    return CHOICES[state.corps[seat].last_bid]


def check(state: State, seat: int, action: PlaceBid) -> Refusal | None:
    last = state.corps[seat].last_bid
    if action.value not in DATA.setup.bids:
        return Refusal("LR-4.1", say("no-bid-card", value=action.value))
    if action.value == last:
        return Refusal("LR-4.3", say("bid-used", value=last))
    return None


def place(state: State, seat: int, action: PlaceBid, events: list[Event]) -> None:
    """LR-4.1."""
    state.corps[seat].bid = action.value
    events.append(BidPlaced(seat, action.value))


def show(state: State, step: Step, events: list[Event]) -> None:
    """LR-4.1, LR-4.2, LR-4.4; LR-13.3: the AI's card is turned up once all bids are revealed."""
    automa.turn_up_bids(state)
    state.order = initiative(state)
    paid = tuple(pay(state.corps[one], BIDS, price(state, state.corps[one])) for one in state.order)
    labels = tuple(label(state, one) for one in state.order)
    values = tuple(state.corps[one].bid for one in state.order)
    counted, full = _as_they_counted(state), tuple(value * _times(state) for value in values)
    events.append(
        BidsShown(
            labels, values, paid, tie_break(state), () if counted == values else counted, () if full == paid else full
        )
    )
    picks = [(steps.ROUTE_OF if is_person(state, one) else steps.AI_ROUTE_OF)[one] for one in state.order]
    do_next(state, *(picks * DATA.setup.picks))


def _as_they_counted(state: State) -> tuple[int, ...]:
    """By initiative."""
    counted = {one: -_rank(state, group)[0] for group in _groups(state) for one in group}
    return tuple(counted[one] for one in state.order)


def _times(state: State) -> int:
    """LR-4.4."""
    return DATA.turns[max(0, state.turn - 1)].multiplier


def price(state: State, corp: Corporation) -> int:
    return cost_of(state, corp, corp.bid)


def cost_of(state: State, corp: Corporation, value: int) -> int:
    """LR-4.4, LR-4.6: what such a bid costs in this turn, if there is enough."""
    return ceil(value * _times(state) * perks_of(corp).bid_factor)


def initiative(state: State) -> tuple[int, ...]:
    """LR-4.1, LR-4.2, LR-4.6, LR-16.2."""
    groups = _groups(state)
    keys = [_rank(state, group) for group in groups]
    before = _before(state, groups, keys)
    ranked = sorted(range(len(groups)), key=lambda index: (*keys[index], before[index]))
    return tuple(one for index in ranked for one in groups[index])


def _groups(state: State) -> list[list[int]]:
    """LR-16.2: the AIs of a team count as one."""
    people, corps = state.house.people, range(len(state.corps))
    if state.house.teams and state.house.ais:
        return [*([one] for one in corps[:people]), list(corps[people:])]
    return [[one] for one in corps]


def tie_break(state: State) -> Tie:
    """What decided between equal bids: what came of the turn before, a draw, or a card; empty if none were equal."""
    groups = _groups(state)
    keys = [_rank(state, group) for group in groups]
    if len(set(keys)) < len(keys):
        return "before" if state.turn > 1 else "drawn"
    bids = {max(state.corps[one].bid for one in group) for group in groups}
    return "card" if len(bids) < len(groups) else ""


def _rank(state: State, group: list[int]) -> tuple[int, int]:
    """The lower, the earlier: the bid as it counts, then what cards say of ties."""
    perks = perks_of(state.corps[group[0]])
    ties = (perks.ties > 0) - (perks.ties < 0)
    return -(max(state.corps[one].bid for one in group) + perks.rank), -ties


def _before(state: State, groups: list[list[int]], keys: list[tuple[int, int]]) -> list[int]:
    """LR-4.2: who came later in the turn before comes first now; on turn 1 a tie is drawn."""
    if state.turn > 1:
        return [-state.order.index(group[0]) for group in groups]
    drawn = list(range(len(groups)))
    if len(set(keys)) < len(keys):
        state.rng.shuffle(drawn)
    return drawn
