"""What a balance report wants to know of a finished game, beyond its points.

Role cards are drawn, so there a difference is the card's own doing. Only what can no longer be taken back is counted:
bids shown, lanes claimed, ships that arrived, modules that stand. How hard the AIs are is said by reports of several
difficulties side by side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures, key
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import (
    DOWN,
    EARTH_ITEMS,
    GOLD,
    MODULE,
    MOON_ITEMS,
    NOUN_OF,
    ROLES,
    ROUTES,
    TURNS,
)
from cosmodrome.games.lunar_rush.events import (
    AstronautsDied,
    BidsShown,
    EarthboundArrived,
    GoldBought,
    GoldRemoved,
    LanesBlocked,
    MoonboundArrived,
    RouteChosen,
    ShipSold,
    TurnBegan,
)
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.rules.scoring import score
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import item_name, lane_text

Things = dict[str, bool]
Numbers = dict[str, float]

TURN_NAMES = tuple(key(say("measure-turn", n=turn)) for turn in range(1, TURNS + 1))


def measures(state: State, events: Sequence[Event], seat: Seat) -> Measures:
    corp = state.corps[seat]
    bids = [event for event in events if isinstance(event, BidsShown)]
    own = [event for event in events if seat in (getattr(event, "seat", None), getattr(event, "corp", None))]
    return Measures(
        things={
            key(say("measure-first-in-initiative")): {
                name: each.corps[0] == seat for name, each in zip(TURN_NAMES, bids, strict=True)
            },
            key(say("measure-first-route-of-the-game")): _first_route(state, events, seat),
            key(say("measure-gold-module")): _golds(state, events, corp),
            key(say("measure-module")): _modules(corp),
            **_role(corp),
            **({key(say("measure-wonder-built")): _wonder(corp)} if corp.cards else {}),
            key(say("measure-astronauts")): {key(say("measure-all-survived")): corp.dead == 0},
        },
        numbers={
            key(say("measure-bid")): _of_bids(seat, bids, [each.values for each in bids]),
            key(say("measure-gc-for-the-bid")): _of_bids(seat, bids, [each.paid for each in bids]),
            key(say("measure-routes")): _routes(state, own),
            key(say("measure-brought-to-the-moon")): _brought(own),
            key(say("measure-sold")): {
                key(item_name(item)): float(number) for item, number in zip(MOON_ITEMS, corp.sold, strict=True)
            },
            key(say("measure-gc-for-one-on-a-ship")): _prices(own),
            key(say("measure-earthbound-ships")): _ships(own),
            key(say("measure-turn-of-purchase")): _purchases(corp),
            key(say("measure-base")): _base(corp),
            key(say("measure-deaths")): _deaths(own),
            **({key(say("measure-ai-corporations")): _ais(state, seat)} if state.house.ais else {}),
        },
    )


def _lane(lane: int) -> str:
    return key(say("measure-lane", lane=lane_text(lane, 2)))


def _by_turn(events: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    turn = 0
    for event in events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        yield turn, event


def _first_route(state: State, events: Sequence[Event], seat: Seat) -> Things:
    """Of the lanes that were open when the seat chose for the first time."""
    everybody = len(state.corps)
    open_lanes = [lane for lane, route in enumerate(ROUTES) if everybody >= route.players]
    for event in events:
        if isinstance(event, LanesBlocked):
            open_lanes = [lane for lane in open_lanes if lane not in (event.up, event.down)]
        elif isinstance(event, RouteChosen):
            if event.corp == seat:
                return {_lane(lane): lane == event.lane for lane in open_lanes}
            open_lanes.remove(event.lane)
    return {}


def _golds(state: State, events: Sequence[Event], corp: Corporation) -> Things:
    """Of those shown; without what was gone before the role card allowed a purchase (LR-14.6)."""
    gone = dict.fromkeys(state.gold, TURNS)
    for turn, event in _by_turn(events):
        if isinstance(event, GoldBought | GoldRemoved):
            gone[event.gold] = turn
    first = max((last + 1 for _, last in perks_of(corp).forbidden), default=1)
    return {GOLD[gold].name: gold in corp.golds for gold in sorted(gone) if gone[gold] >= first}


def _purchases(corp: Corporation) -> Numbers:
    return {GOLD[gold].name: float(turn) for gold, turn in zip(corp.golds, corp.bought, strict=True)}


def _modules(corp: Corporation) -> Things:
    """A level counts for all below it."""
    faces = [(family, level, face) for family, row in enumerate(MODULE) for level, face in enumerate(row) if level]
    return {key(face.name): corp.levels[family] >= level for family, level, face in faces if face is not None}


def _role(corp: Corporation) -> dict[str, Things]:
    """The card drawn, of those of its kind; and the tasks it sets."""
    if corp.role < 0:
        return {}
    own = ROLES[corp.role]
    tasks = range(len(perks_of(corp).goals))
    return {
        key(say(f"measure-card-{own.set}")): {key(row.name): row is own for row in ROLES if row.set == own.set},
        key(say("measure-task-met")): {
            key(say("measure-task", card=own.name, n=task + 1)): corp.goals >> task & 1 == 1 for task in tasks
        },
    }


def _wonder(corp: Corporation) -> Things:
    """By the nouns of the own cards."""
    return {
        key(NOUN_OF[card].name): card == corp.noun for card in sorted(corp.cards, key=lambda card: card == corp.noun)
    }


def _of_bids(seat: Seat, bids: Sequence[BidsShown], values: Sequence[tuple[int, ...]]) -> Numbers:
    rows = zip(TURN_NAMES, bids, values, strict=True)
    return {name: float(row[each.corps.index(seat)]) for name, each, row in rows}


def _routes(state: State, own: Sequence[Event]) -> Numbers:
    """How often each lane was chosen, one that was closed too."""
    chosen = Counter(event.lane for event in own if isinstance(event, RouteChosen))
    lanes = [lane for lane, route in enumerate(ROUTES) if len(state.corps) >= route.players]
    return {
        **{_lane(lane): float(chosen[lane]) for lane in lanes},
        key(say("measure-earthbound-in-all")): float(sum(number for lane, number in chosen.items() if lane in DOWN)),
    }


def _brought(own: Sequence[Event]) -> Numbers:
    arrived = [event for event in own if isinstance(event, MoonboundArrived)]
    items: Counter[int] = Counter()
    for event in arrived:
        items.update(dict(event.load))
    return {
        **{key(item_name(item)): float(items[item]) for item in EARTH_ITEMS},
        key(say("measure-astronauts")): float(sum(event.astronauts for event in arrived)),
    }


def _prices(own: Sequence[Event]) -> Numbers:
    """The mean by item, where any was sold."""
    number: Counter[int] = Counter()
    gc: Counter[int] = Counter()
    for event in own:
        if isinstance(event, ShipSold):
            for item, sold, price in zip(event.items, event.numbers, event.prices, strict=True):
                number[item] += sold
                gc[item] += sold * price
    return {key(item_name(item)): gc[item] / number[item] for item in sorted(number)}


def _ships(own: Sequence[Event]) -> Numbers:
    arrived = [event for event in own if isinstance(event, EarthboundArrived)]
    return {
        key(say("measure-arrived")): float(len(arrived)),
        key(say("measure-empty-spaces")): float(sum(event.empty for event in arrived)),
        key(say("measure-astronauts-brought-home")): float(sum(event.astronauts for event in arrived)),
    }


def _base(corp: Corporation) -> Numbers:
    return {
        key(say("measure-upgrades")): float(sum(corp.levels)),
        key(say("measure-gold-modules")): float(len(corp.golds)),
        key(say("measure-astronauts-on-the-moon")): float(corp.moon),
    }


def _deaths(own: Sequence[Event]) -> Numbers:
    died = [event for event in own if isinstance(event, AstronautsDied)]
    return {
        key(say("measure-without-a-bed")): float(sum(event.without_bed for event in died)),
        key(say("measure-without-life-support")): float(sum(event.without_food for event in died)),
        key(say("measure-gc-lost")): float(sum(event.lost for event in died)),
    }


def _ais(state: State, seat: Seat) -> Numbers:
    scores = [score(state, corp) for corp in range(state.house.people, len(state.corps))]
    return {
        **{
            key(say("measure-ai-score", ai=say("ai", number=number))): float(points)
            for number, points in enumerate(scores, start=1)
        },
        key(say("measure-ahead-of-the-best")): float(score(state, seat) - max(scores)),
    }
