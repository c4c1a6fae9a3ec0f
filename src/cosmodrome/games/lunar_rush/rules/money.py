"""What the chapters share: GigaCredits by category, bills paid from a base and gains into it."""

from __future__ import annotations

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import DATA, ENERGY, LIFE_SUPPORT, Pairs
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import bill as amounts

START, BIDS, SALES, SPACES, DEATHS, CARDS = range(6)
CATEGORIES = ("Start", "Bids", "Sales", "Empty spaces", "Deaths", "Cards")

TRACK_END = DATA.setup.track_end


def earn(corp: Corporation, category: int, gc: int) -> None:
    corp.gc += gc
    corp.book[category] += gc


def pay(corp: Corporation, category: int, gc: int) -> int:
    """LR-1.6: what is really paid."""
    paid = min(gc, corp.gc)
    corp.gc -= paid
    corp.book[category] -= paid
    return paid


def can_pay(stock: list[int], bill: Pairs) -> bool:
    for item, number in bill:  # noqa: SIM110 - asked by the million
        if stock[item] < number:
            return False
    return True


def missing(stock: list[int], bill: Pairs) -> Pairs:
    return tuple((item, number - stock[item]) for item, number in bill if stock[item] < number)


def refuse_short(corp: Corporation, bill: Pairs, clause: str) -> Refusal | None:
    lacking = missing(corp.stock, bill)
    return Refusal(clause, say("short-of", lacking=amounts(lacking))) if lacking else None


def spend(corp: Corporation, bill: Pairs) -> None:
    """LR-8.11: the bill has been found payable."""
    for item, number in bill:
        corp.stock[item] -= number


def gain(corp: Corporation, bill: Pairs) -> Pairs:
    """LR-8.7: tracks end; what goes beyond is lost, and returned."""
    stock = corp.stock
    lost: Pairs = ()
    for item, number in bill:
        stock[item] += number
        if LIFE_SUPPORT <= item <= ENERGY and stock[item] > TRACK_END:
            lost += ((item, stock[item] - TRACK_END),)
            stock[item] = TRACK_END
    return lost


def is_person(state: State, corp: int) -> bool:
    return corp < state.house.people


def label(state: State, corp: int) -> int:
    """How events name a corporation: by its seat, or below 0 for an AI."""
    return corp if corp < state.house.people else state.house.people - 1 - corp
