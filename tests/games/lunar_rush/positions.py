"""A table of Lunar Rush that a test plays at through the contract's verbs, with stacked decks and filled bases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from cosmodrome.core.records import Action, Event
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.corporation import Corporation, Ship
from cosmodrome.games.lunar_rush.data.components import DATA, FAMILIES, ITEM_IDS
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.view.table import LunarRushView

E = TypeVar("E", bound=Event)

DEFAULTS = {option.id: option.default for option in GAME.meta.options}
GOLD = {row.id: number for number, row in enumerate(DATA.gold_modules)}
ROLE = {row.id: number for number, row in enumerate(DATA.roles)}
CLOSED = {row.id: number for number, row in enumerate(DATA.route_closed)}
UPS = {row.id: number for number, row in enumerate(DATA.ai_up)}
DOWNS = {row.id: number for number, row in enumerate(DATA.ai_down)}
SHIPS = {row.id: number for number, row in enumerate(DATA.ai_ships)}
FAST_UP, FAST_UP_2, MEDIUM_UP, SLOW_UP, FAST_DOWN, FAST_DOWN_2, MEDIUM_DOWN, SLOW_DOWN = range(8)
ORE, BAR, SHARD, GEM = range(5, 9)
FINISH, PASS = actions.FinishLoading(), actions.Pass()


def of_kind(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def family(name: str) -> int:
    return [*FAMILIES].index(name)  # type: ignore[arg-type]


def item(name: str) -> int:
    return [*ITEM_IDS].index(name)  # type: ignore[arg-type]


class Table:
    def __init__(self, seats: int = 2, seed: int = 0, **options: str) -> None:
        self.state: State
        self.state, self.opening = GAME.setup(seats, DEFAULTS | options, Rng.seeded(seed))

    # looking

    @property
    def awaiting(self) -> list[int]:
        return list(GAME.awaiting(self.state))

    @property
    def step(self) -> str:
        return self.state.asked[0].name if self.state.asked else ""

    def corp(self, seat: int = 0) -> Corporation:
        return self.state.corps[seat]

    def has(self, name: str, seat: int = 0) -> int:
        return self.corp(seat).stock[item(name)]

    def offers(self, seat: int = 0) -> list[Action]:
        return list(GAME.offers(self.state, seat))

    def view(self, seat: int | None = 0) -> LunarRushView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, LunarRushView)
        return view

    def price(self, name: str) -> int:
        return self.view().prices[item(name) - ORE].price

    # arranging

    def _arranged(self) -> None:
        """A step that is under way counts as begun with this."""
        if self.state.before:
            self.state.before = tuple(corp.clone() for corp in self.state.corps[: self.state.house.people])

    def give(self, seat: int = 0, **items: int) -> None:
        for name, number in items.items():
            self.corp(seat).stock[item(name)] = number
        self._arranged()

    def own(self, seat: int, *golds: str, bought: int = 0) -> None:
        """Gold modules in a base, taken out of the display or the box."""
        corp = self.corp(seat)
        rows = tuple(GOLD[name] for name in golds)
        corp.golds += rows
        corp.bought += (bought,) * len(rows)
        corp.gold_used = corp.gold_used + [0] * len(rows)
        self.state.gold = tuple(gold for gold in self.state.gold if gold not in rows)
        self._arranged()

    def show(self, *golds: str) -> None:
        self.state.gold = tuple(GOLD[name] for name in golds)

    def role(self, seat: int, name: str) -> None:
        self.corp(seat).role = ROLE[name]
        self._arranged()

    def level(self, seat: int, **levels: int) -> None:
        corp = self.corp(seat)
        for name, level in levels.items():
            at = family(name)
            corp.levels = (*corp.levels[:at], level, *corp.levels[at + 1 :])
        self._arranged()

    def people(self, seat: int, moon: int) -> None:
        corp = self.corp(seat)
        corp.earth += corp.moon - moon
        corp.moon = corp.idle = moon
        self._arranged()

    def cards(self, up: str, down: str, index: int = 0) -> None:
        """The next up and down card of an AI set."""
        automa = self.state.automas[index]
        up_deck = (*(card for card in automa.up if card != UPS[up]), UPS[up])
        down_deck = (*(card for card in automa.down if card != DOWNS[down]), DOWNS[down])
        self.state.automas[index] = automa._replace(up=up_deck, down=down_deck)

    def ai_bid(self, value: int, index: int = 0) -> None:
        automa = self.state.automas[index]
        card = next(card for card in automa.bids if DATA.ai_bids[card].value == value)
        self.state.automas[index] = automa._replace(bids=(*(one for one in automa.bids if one != card), card))

    def ai_ship(self, name: str, index: int = 0) -> None:
        automa = self.state.automas[index]
        card = SHIPS[name]
        self.state.automas[index] = automa._replace(ships=(*(one for one in automa.ships if one != card), card))

    def closed(self, *names: str) -> None:
        """The next route-closed cards, the first on top."""
        rows = [CLOSED[name] for name in names]
        rest = [card for card in self.state.closed_deck if card not in rows]
        self.state.closed_deck = (*rest, *reversed(rows))

    def market(self, **at: int) -> None:
        for name, index in at.items():
            self.state.market[item(name) - ORE] = index

    def sail(self, seat: int, lane: int, moves: int, spaces: int = 0, **load: int) -> None:
        """An earthbound ship under way."""
        cargo = [load.get(name, 0) for name in ITEM_IDS]
        room = spaces or DATA.routes[lane].spaces
        self.corp(seat).ships += (Ship(lane, moves, room, tuple(cargo), 0, -1, True),)

    # playing

    def play(self, seat: int, action: Action) -> list[Event]:
        refusal = GAME.refuse(self.state, seat, action)
        assert refusal is None, refusal
        return GAME.apply(self.state, seat, action)

    def clause(self, seat: int, action: Action) -> str:
        """Why it is refused; empty if it is not."""
        refusal = GAME.refuse(self.state, seat, action)
        return refusal.clause if refusal else ""

    def bid(self, *values: int) -> list[Event]:
        events: list[Event] = []
        for seat, value in enumerate(values):
            events += self.play(seat, actions.PlaceBid(value))
        return events

    def choose(self, *lanes: int) -> list[Event]:
        """The picks of people, in the order they come."""
        events: list[Event] = []
        for lane in lanes:
            events += self.play(self.awaiting[0], actions.ChooseRoute(lane))
        return events

    def all_say(self, action: Action) -> list[Event]:
        events: list[Event] = []
        for seat in self.awaiting:
            events += self.play(seat, action)
        return events

    def pass_on(self) -> list[Event]:
        """Whoever is awaited first does as little as can be."""
        seat = self.awaiting[0]
        return self.play(seat, self.quiet(seat))

    def quiet(self, seat: int) -> Action:
        offers = self.offers(seat)
        if self.step == steps.BUILD:
            return next((one for one in offers if isinstance(one, actions.EndBuilding)), offers[0])
        return FINISH if self.step in (steps.LOAD_UP, steps.LOAD_DOWN) else PASS if PASS in offers else offers[0]

    def to(self, step: str, turn: int = 0) -> list[Event]:
        """On to the next moment of this step, of this turn; nobody starves on the way."""
        events: list[Event] = []
        while self.awaiting and not (self.step == step and self.state.turn >= turn):
            if self.step == steps.BUILD:
                for corp in self.state.corps:
                    corp.stock[3] = max(corp.stock[3], corp.moon)
            events += self.pass_on()
        return events

    def finish(self) -> list[Event]:
        return self.to("nowhere")

    def end_step(self) -> list[Event]:
        """Everybody is done with the step that all do at once."""
        events: list[Event] = []
        name = self.step
        while self.step == name and self.awaiting:
            events += self.pass_on()
        return events


def building(seats: int = 2, turn: int = 1, seed: int = 0, **options: str) -> Table:
    """At build & produce of a turn; nobody has loaded anything."""
    table = Table(seats, seed, **options)
    table.to(steps.BUILD, turn)
    return table


def bidding(turn: int, seats: int = 2, **options: str) -> Table:
    table = Table(seats, 0, **options)
    table.to(steps.BID, turn)
    return table


def clone(table: Table) -> Table:
    other: Any = Table.__new__(Table)
    other.state = table.state.clone()
    return other  # type: ignore[no-any-return]
