"""A table of Galaxy Trucker that a test plays at through the contract's verbs, with ships as drawn and loaded dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from cosmodrome.core.records import Action, Event, plain
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import CARDS, DATA, TILES
from cosmodrome.games.galaxy_trucker.rules.questions import asked, question
from cosmodrome.games.galaxy_trucker.state import Ship, State, Trucker
from cosmodrome.games.galaxy_trucker.view.table import GalaxyTruckerView
from tests.games.galaxy_trucker.ships import Yard

E = TypeVar("E", bound=Event)

DEFAULTS = {option.id: option.default for option in GAME.meta.options}
CARD = {card.id: number for number, card in CARDS.items()}
CLASSES = [row.id for row in DATA.boards]
RED, YELLOW, GREEN, BLUE = range(4)

TUG = """
    7/7: P C.-.#
    8/7: E-...
"""
"""A small legal ship: pilot cabin, cabin, engine."""


class Loaded(Rng):
    """A generator whose next dice are these; then chance goes on."""

    dice: list[int]

    def __init__(self, dice: Sequence[int]) -> None:
        super().__init__(**plain(Rng.seeded(1)))
        self.dice = list(dice)

    def roll(self, sides: int) -> int:
        return self.dice.pop(0) if self.dice else super().roll(sides)


def of_kind(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


class Table:
    def __init__(self, seats: int = 2, seed: int = 0, **options: str) -> None:
        self.state: State = GAME.setup(seats, DEFAULTS | options, Rng.seeded(seed))[0]
        self.yard = Yard(CLASSES[self.state.round])

    # looking

    @property
    def awaiting(self) -> list[int]:
        return list(GAME.awaiting(self.state))

    def ship(self, seat: int = 0) -> Ship:
        return self.state.ships[seat]

    def trucker(self, seat: int = 0) -> Trucker:
        return self.state.truckers[seat]

    def asked(self, seat: int = 0) -> str:
        return question(self.state, seat)

    def due(self, seat: int = 0) -> int:
        return asked(self.state, seat).value

    def offers(self, seat: int = 0) -> list[Action]:
        return list(GAME.offers(self.state, seat))

    def view(self, seat: int | None = 0) -> GalaxyTruckerView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, GalaxyTruckerView)
        return view

    def cell(self, row: int, column: int) -> int:
        return self.yard.cell(row, column)

    def credits(self, seat: int = 0) -> int:
        return sum(self.state.purses[seat % len(self.state.purses)])

    # playing

    def play(self, seat: int, action: Action, dice: Sequence[int] = ()) -> list[Event]:
        refusal = GAME.refuse(self.state, seat, action)
        assert refusal is None, refusal
        if dice:
            self.state.rng = Loaded(dice)
        return GAME.apply(self.state, seat, action)

    def clause(self, seat: int, action: Action) -> str:
        """Why it is refused; empty if it is not."""
        refusal = GAME.refuse(self.state, seat, action)
        return refusal.clause if refusal else ""

    def hold(self, seat: int, part: str) -> int:
        """Puts a component into the warehouse face up, and into the hand of the seat by taking it."""
        tile = self.lay_out(part)
        self.play(seat, actions.TakeFaceUp(tile))
        return tile

    def lay_out(self, part: str) -> int:
        tile = self.yard.part(part) >> 2
        self.state.face_down = tuple(other for other in self.state.face_down if other != tile)
        self.state.face_up += (tile,)
        return tile

    def add(self, seat: int, part: str, row: int, column: int, turns: int = 0) -> list[Event]:
        self.hold(seat, part)
        return self.play(seat, actions.AddComponent(self.cell(row, column), turns))


def building(seats: int = 2, pace: str = "relaxed", seed: int = 0, **options: str) -> Table:
    """Everybody builds; in a timed game "Go!" has been said by seat 0."""
    table = Table(seats, seed, pace=pace, **options)
    if "SayGo" in {type(offer).__name__ for offer in table.offers(0)}:
        table.play(0, actions.SayGo())
    return table


def finished(*drawings: str, rounds: str = "I", pace: str = "relaxed", **options: str) -> Table:
    """Ships as drawn, finished in the order of seats: at the spot check, or wherever that leads."""
    table = building(len(drawings), pace, 0, rounds=rounds, **options)
    for seat, drawing in enumerate(drawings):
        table.ship(seat).cells = table.yard.build(drawing, seat)
    for seat in range(len(drawings)):
        table.play(seat, actions.Finish(seat + 1))
    return table


def flight(*drawings: str, cards: Sequence[str] = ("I-05",), rounds: str = "I", **options: str) -> Table:
    """A flight of the ships as drawn, with humans only, before the first of these cards is turned up."""
    table = finished(*drawings, rounds=rounds, **options)
    for seat in range(len(drawings)):
        if table.asked(seat) == "crew":
            table.play(seat, actions.PlaceCrew(-1, -1))
    table.state.deck = tuple(CARD[card] for card in reversed(cards))
    return table


def fly(table: Table, dice: Sequence[int] = ()) -> list[Event]:
    """Everybody flies on; what happens then."""
    events: list[Event] = []
    for seat in table.awaiting:
        events = table.play(seat, actions.FlyOn(), dice)
    return events


def put(table: Table, seat: int, row: int, column: int, load: int) -> None:
    """Sets what lies on a component."""
    cell = table.cell(row, column)
    loads = list(table.ship(seat).loads)
    loads[cell] = load
    table.ship(seat).loads = tuple(loads)


def spaces(table: Table, *days: int) -> None:
    for ship, space in zip(table.state.ships, days, strict=True):
        ship.days = space


def tile_like(**wanted: Any) -> int:
    return next(tile for tile, row in TILES.items() if all(getattr(row, k) == v for k, v in wanted.items()))


def fly_to_end(table: Table) -> list[Event]:
    """Everybody declines and takes hits, and nobody gives up, to the end of the flight or of the game."""
    events: list[Event] = []
    here = table.state.round
    while table.awaiting and table.state.round == here:
        seat = table.awaiting[0]
        events += table.play(seat, actions.FlyOn() if table.asked(seat) == "fly-on" else table.offers(seat)[-1])
    return events
