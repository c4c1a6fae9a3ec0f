"""What a balance report wants to know of a finished game, beyond its credits: flight by flight, from what happened.

A flight belongs to the seat that flew the ship. What a card took is left out where the card did not come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures, key
from cosmodrome.games.galaxy_trucker.data import components as rows
from cosmodrome.games.galaxy_trucker.data.components import CARDS, DATA, ROUNDS, TILES
from cosmodrome.games.galaxy_trucker.events import (
    CardTurnedUp,
    ComponentAdded,
    ComponentRemoved,
    ComponentsLost,
    ComponentTakenBack,
    CrewLost,
    EnemyFought,
    JourneyPaid,
    NumberMovedBack,
    PilePickedUp,
    RoundBegan,
    ShipFinished,
    ShipsSwapped,
)
from cosmodrome.games.galaxy_trucker.state import State
from cosmodrome.games.galaxy_trucker.words.names import card_title, kind_name

CARD_TITLES = {type(card): key(card_title(card)) for card in DATA.cards}
KIND_TITLES = {tile: key(say("measure-kind", kind=kind_name(tile))) for tile in TILES}
LAUNCH = key(say("measure-spot-check"))
"""Where components are lost before the first card."""


class Flight:
    """One round of one seat, as its events tell it."""

    def __init__(self, number: int) -> None:
        self.round = ROUNDS[number].id
        self.title = key(say("measure-round", round=self.round))
        self.ship: Counter[int] = Counter()
        self.looked = 0
        self.number = 0
        self.card = LAUNCH
        self.parts: Counter[str] = Counter()
        self.crew: Counter[str] = Counter()
        self.fought: dict[str, bool] = {}
        self.journey: JourneyPaid | None = None

    @property
    def in_all(self) -> int:
        paid = self.journey
        return paid.on_the_way + paid.finishing + paid.best_ship + paid.goods - paid.penalty if paid else 0

    @property
    def share_lost(self) -> float:
        """With the pilot cabin, which can be lost like any other (GT-2.6)."""
        return sum(self.parts.values()) / (1 + sum(self.ship.values()))


def measures(state: State, events: Sequence[Event], seat: Seat) -> Measures:
    flights = _flights(events, seat)
    return Measures(
        things={
            key(say("measure-finished-building-first")): {each.title: each.number == 1 for each in flights},
            key(say("measure-looked-at-cards")): {each.title: each.looked > 0 for each in flights},
            key(say("measure-passed-the-spot-check")): {each.title: not each.parts[LAUNCH] for each in flights},
            key(say("measure-landed")): {each.title: bool(each.journey and each.journey.place) for each in flights},
            key(say("measure-best-looking-ship")): {
                each.title: bool(each.journey and each.journey.best_ship) for each in flights
            },
            key(say("measure-beat")): {enemy: won for each in flights for enemy, won in each.fought.items()},
        },
        numbers={
            **{key(say("measure-credits", round=each.round)): _credits(each) for each in flights},
            **{key(say("measure-ship", round=each.round)): _ship(each) for each in flights},
            key(say("measure-piles-looked-at")): {each.title: float(each.looked) for each in flights},
            key(say("measure-components-lost")): {each.title: float(sum(each.parts.values())) for each in flights},
            key(say("measure-share-of-the-ship-lost")): {each.title: each.share_lost for each in flights},
            key(say("measure-components-lost-in")): _by_card([each.parts for each in flights], BREAKING),
            key(say("measure-crew-lost-in")): _by_card([each.crew for each in flights], TAKING_CREW),
        },
    )


def _flights(events: Sequence[Event], seat: Seat) -> list[Flight]:
    found: list[list[Flight]] = []
    for event in events:
        if isinstance(event, RoundBegan):
            found.append([Flight(event.round) for _ in range(4)])
        elif isinstance(event, ShipsSwapped):
            _swap(found[-1], event.one, event.other)
        elif isinstance(event, CardTurnedUp):
            for each in found[-1]:
                each.card = _title(event.card)
                each.parts[each.card] += 0
                each.crew[each.card] += 0
        else:
            _note(found[-1], event)
    return [flights[seat] for flights in found]


def _swap(flights: list[Flight], one: int, other: int) -> None:
    """GT-16.6: the ship changes hands, with its number; what was seen stays with who saw it."""
    first, second = flights[one], flights[other]
    first.ship, second.ship = second.ship, first.ship
    first.number, second.number = second.number, first.number


def _note(flights: list[Flight], event: Event) -> None:
    if isinstance(event, ComponentAdded):
        flights[event.seat].ship[event.tile] += 1
    elif isinstance(event, ComponentTakenBack):
        flights[event.seat].ship[event.tile] -= 1
    elif isinstance(event, PilePickedUp):
        flights[event.seat].looked += 1
    elif isinstance(event, ShipFinished | NumberMovedBack):
        flights[event.seat].number = event.number
    elif isinstance(event, ComponentRemoved):
        flights[event.seat].parts[LAUNCH] += 1
    elif isinstance(event, ComponentsLost):
        flights[event.seat].parts[flights[event.seat].card] += len(event.tiles)
    elif isinstance(event, CrewLost):
        flights[event.seat].crew[flights[event.seat].card] += len(event.cells)
    elif isinstance(event, EnemyFought):
        flights[event.seat].fought[_title(event.card)] = event.result == "won"
    elif isinstance(event, JourneyPaid):
        flights[event.seat].journey = event


def _credits(flight: Flight) -> dict[str, float]:
    paid = flight.journey
    if paid is None:
        return {}
    lines = {
        key(say("measure-on-the-way")): paid.on_the_way,
        key(say("measure-finishing")): paid.finishing,
        key(say("measure-best-ship")): paid.best_ship,
        key(say("measure-goods")): paid.goods,
        key(say("measure-losses")): -paid.penalty,
        key(say("measure-in-all")): flight.in_all,
    }
    return {name: float(amount) for name, amount in lines.items()}


def _ship(flight: Flight) -> dict[str, float]:
    """How many of each kind were built in."""
    kinds: Counter[str] = Counter()
    for tile, count in flight.ship.items():
        kinds[KIND_TITLES[tile]] += count
    return {key(say("measure-components")): float(sum(kinds.values())), **{name: float(kinds[name]) for name in KINDS}}


KINDS = sorted({KIND_TITLES[tile] for tile, row in TILES.items() if row.kind != "starting_cabin"})


def _by_card(losses: list[Counter[str]], titles: Sequence[str]) -> dict[str, float]:
    """However many of a card came."""
    total: Counter[str] = Counter()
    for each in losses:
        for card, count in each.items():
            total[card] += count
    return {card: float(total[card]) for card in titles if card in total}


def _title(card: int) -> str:
    return CARD_TITLES[type(CARDS[card])]


BREAKING = (
    LAUNCH,
    *(CARD_TITLES[kind] for kind in (rows.MeteoricSwarm, rows.Pirates, rows.CombatZone, rows.Sabotage)),
)
TAKING_CREW = tuple(CARD_TITLES[kind] for kind in (rows.Slavers, rows.CombatZone, rows.Epidemic, rows.AbandonedShip))
