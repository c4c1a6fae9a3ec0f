"""A tiny game for planted faults in which no two deals are alike: forty cards, a secret one each, three turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from cosmodrome.core.flow import Answer, Flow, GameState, Question, Seat, Step, ask, do_next, is_over
from cosmodrome.core.game import Game, Hints, Options, Outcome
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Action, Event, Records, View
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import Part
from cosmodrome.core.texts import Line
from cosmodrome.games._template import GAME as LIFT_OFF

CARDS, SHOWN = 40, 3
HIDDEN = -1


class Trader(Part):
    secret: int
    bid: int = -1


class Market(GameState):
    pile: tuple[int, ...]
    traders: list[Trader]
    shown: tuple[int, ...]


class Bid(Action, frozen=True):
    """In secret; the bids are never shown."""

    amount: int


class SecretDrawn(Event, frozen=True):
    peeks: ClassVar[bool] = True

    seat: int
    card: int


class BidMade(Event, frozen=True):
    seat: int
    amount: int


class MarketView(View, frozen=True):
    seat: int | None
    shown: tuple[int, ...]
    left: int
    own: tuple[int, int]
    has_bid: tuple[bool, ...]


def set_up(seats: int, options: Options, rng: Rng) -> Market:
    pile = list(range(CARDS))
    rng.shuffle(pile)
    traders = [Trader(secret=pile.pop()) for _ in range(seats)]
    shown = tuple(pile.pop() for _ in range(SHOWN))
    return Market(rng=rng, agenda=[Step("draw")], pile=tuple(pile), traders=traders, shown=shown)


def draw(state: Market, step: Step, events: list[Event]) -> None:
    events += [SecretDrawn(seat, trader.secret) for seat, trader in enumerate(state.traders)]
    do_next(state, Step("ask"))


def ask_all(state: Market, step: Step, events: list[Event]) -> None:
    ask(state, *[Step("bid", seat) for seat in range(len(state.traders))])


def bids(state: Market, seat: Seat) -> Sequence[Action]:
    return [Bid(amount) for amount in range(5)]


def check_bid(state: Market, seat: Seat, action: Bid) -> Refusal | None:
    return None if 0 <= action.amount < 5 else Refusal("LO-1.2", say("step-fuel"))


def bid(state: Market, seat: Seat, action: Bid, events: list[Event]) -> None:
    state.traders[seat].bid = action.amount
    events.append(BidMade(seat, action.amount))


STEPS = {"draw": draw, "ask": ask_all}
QUESTION = Question("bid", "LO-1.2", [Answer(Bid, "LO-1.2", check_bid, bid)], bids)
FLOW = Flow(__name__, setup=set_up, steps=STEPS, questions=[QUESTION], over="LO-3.1")


def view(state: Market, seat: Seat | None) -> MarketView:
    own = state.traders[seat] if seat is not None and seat >= 0 else Trader(secret=HIDDEN)
    has_bid = tuple(trader.bid >= 0 for trader in state.traders)
    return MarketView(seat, state.shown, len(state.pile), (own.secret, own.bid), has_bid)


def redact(event: Event, seat: Seat | None) -> Event | None:
    if isinstance(event, SecretDrawn) and event.seat != seat:
        return SecretDrawn(event.seat, HIDDEN)
    if isinstance(event, BidMade) and event.seat != seat:
        return BidMade(event.seat, HIDDEN)
    return event


def deal_anew(deal: Market, seat: Seat | None, rng: Rng) -> None:
    others = [trader for other, trader in enumerate(deal.traders) if other != seat]
    unseen = [*deal.pile, *(trader.secret for trader in others)]
    rng.shuffle(unseen)
    for trader in others:
        trader.secret = unseen.pop()
        trader.bid = rng.below(5) if trader.bid >= 0 else trader.bid
    deal.pile = tuple(unseen)


def outcome(state: Market) -> Outcome | None:
    if not is_over(state):
        return None
    seats = range(len(state.traders))
    nobody = tuple("-" for _ in seats)
    return Outcome(
        tuple(0 for _ in seats), tuple(1 for _ in seats), tuple(seats), tuple({} for _ in seats), nobody, "-"
    )


def tell(event: Event) -> Line:
    seat = event.seat if isinstance(event, SecretDrawn | BidMade) else 0
    return Line(say("fuel-chosen", who=Player(seat)), "LO-1.2")


GAME: Game[Market] = Game(
    meta=LIFT_OFF.meta,
    rules=LIFT_OFF.rules,
    records=Records(action=Bid, event=SecretDrawn | BidMade, view=MarketView, state=Market),
    texts=msgspec.structs.replace(LIFT_OFF.texts, event=tell),
    hints=Hints(evaluate=lambda _, __: 0.5),
    data=(),
    flow=FLOW,
    view=view,
    redact=redact,
    deal_anew=deal_anew,
    outcome=outcome,
)
