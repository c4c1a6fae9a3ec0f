"""Chapter 7: buying gold modules. What they do is in `perks.py`, in build & produce and in the Market phase."""

from __future__ import annotations

from cosmodrome.core.flow import Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import BuyGold, Pass
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import GOLD, GOLD_COST, Pairs
from cosmodrome.games.lunar_rush.events import GoldBought, GoldPassed
from cosmodrome.games.lunar_rush.rules import automa, steps
from cosmodrome.games.lunar_rush.rules.money import can_pay, is_person, refuse_short, spend
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import gold_name

BUY = [BuyGold(gold) for gold in range(len(GOLD))]
PASS = Pass()


def buy_gold(state: State, step: Step, events: list[Event]) -> None:
    """LR-7.1: from the lowest to the highest initiative."""
    do_next(
        state, *(Step(steps.GOLD if is_person(state, one) else steps.AI_GOLD, one) for one in reversed(state.order))
    )


def ai_gold(state: State, step: Step, events: list[Event]) -> None:
    """LR-7.3."""
    automa.remove_gold(state, step.seat, events)


def is_gold_left(state: State, seat: int) -> bool:
    return bool(state.gold)


def forced_pass(state: State, seat: int) -> Pass | None:
    """LR-7.1: whoever can buy nothing passes."""
    return PASS if len(offers(state, seat)) == 1 else None


def may_buy(state: State, corp: Corporation) -> Refusal | None:
    """LR-7.2, LR-14.6, LR-14.12."""
    perks = perks_of(corp)
    if len(corp.golds) >= perks.gold_limit:
        return Refusal("LR-7.2", say("gold-limit", most=perks.gold_limit))
    if any(first <= state.turn <= last for first, last in perks.forbidden):
        return Refusal("LR-14.6", say("gold-forbidden", turn=state.turn))
    return None


def bill(gold: int, spare: int) -> Pairs:
    """LR-14.12: the cost, with one unit of an item left out."""
    if spare < 0:
        return GOLD_COST[gold]
    return tuple((item, number - (item == spare)) for item, number in GOLD_COST[gold] if number > (item == spare))


def offers(state: State, seat: int) -> list[Action]:
    corp = state.corps[seat]
    if may_buy(state, corp) is not None:
        return [PASS]
    stock = corp.stock
    if perks_of(corp).gold_spare:
        spared = [(gold, item) for gold in state.gold for item, _ in GOLD_COST[gold]]
        return [*(BuyGold(gold, item) for gold, item in spared if can_pay(stock, bill(gold, item))), PASS]
    return [*(BUY[gold] for gold in state.gold if can_pay(stock, GOLD_COST[gold])), PASS]


def display(state: State, seat: int) -> list[Action]:
    """LR-14.12: who leaves out a unit looks for no whole cost."""
    spares = perks_of(state.corps[seat]).gold_spare
    return [*(BuyGold(gold, GOLD_COST[gold][0][0]) if spares else BUY[gold] for gold in state.gold), PASS]


def check(state: State, seat: int, action: BuyGold) -> Refusal | None:
    """LR-7.1, LR-7.2."""
    corp = state.corps[seat]
    if action.gold not in state.gold:
        return Refusal("LR-7.1", say("gold-not-shown", gold=gold_name(action.gold)))
    if refusal := may_buy(state, corp):
        return refusal
    costs = [item for item, _ in GOLD_COST[action.gold]]
    if action.spare != -1 and not (perks_of(corp).gold_spare and action.spare in costs):
        return Refusal("LR-14.12", say("pay-whole"))
    if action.spare == -1 and perks_of(corp).gold_spare:
        return Refusal("LR-14.12", say("leave-one-out"))
    return refuse_short(corp, bill(action.gold, action.spare), "LR-7.1")


def buy(state: State, seat: int, action: BuyGold, events: list[Event]) -> None:
    corp, paid = state.corps[seat], bill(action.gold, action.spare)
    spend(corp, paid)
    corp.golds += (action.gold,)
    corp.bought += (state.turn,)
    corp.gold_used.append(0)
    state.gold = tuple(gold for gold in state.gold if gold != action.gold)
    events.append(GoldBought(seat, action.gold, paid))


def decline(state: State, seat: int, action: Pass, events: list[Event]) -> None:
    events.append(GoldPassed(seat))
