"""A table of Galaxy Challenge that a test lays out and plays at through the contract's verbs, with loaded dice.

Cells go by their names ("G7"), advantage cards by kind and bonus ("moving 3"), sector cards by their names. A card that
somebody is given is drawn from the deck by the rules' own hand, so the table remembers who has seen it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import TypeVar

from cosmodrome.core.flow import Step
from cosmodrome.core.records import Action, Event, plain
from cosmodrome.core.rng import Rng
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.data.components import ADVANTAGES, COLOURS, DATA, HOMES, cell_of, name_of
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of, draw
from cosmodrome.games.galaxy_challenge.rules.flow import FLOW
from cosmodrome.games.galaxy_challenge.rules.steps import TURN
from cosmodrome.games.galaxy_challenge.state import State
from cosmodrome.games.galaxy_challenge.view.table import GalaxyChallengeView, ReachView
from tests.games.galaxy_challenge.census import census

E = TypeVar("E", bound=Event)

SECTOR = {row.name: row.number for row in DATA.sector_cards}
BLACK, BLUE, RED, GREEN = range(4)
SEATS = ("red", "orange", "yellow", "green", "blue", "purple")
"""The colours that seats take unless a test says otherwise."""
EMPTY = "Empty Reach"
LOST_PROBE = "Lost Probe"
"""A discovery without advantage cards."""
GLASS_COMET = "Glass Comet"
"""A discovery with one."""


class Loaded(Rng):
    """A generator whose next dice are these; then chance goes on."""

    dice: list[int]

    def __init__(self, dice: Sequence[int]) -> None:
        super().__init__(**plain(Rng.seeded(1)))
        self.dice = list(dice)

    def roll(self, sides: int) -> int:
        return self.dice.pop(0) if self.dice else super().roll(sides)


def start(seats: int, seed: int = 0, civilizations: str = "off", winners_go_on: str = "off") -> State:
    """A fresh game as the contract sets it up."""
    options = {"civilizations": civilizations, "winners_go_on": winners_go_on}
    return GAME.setup(seats, options, Rng.seeded(seed))[0]


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of this kind."""
    (found,) = of_kind(events, kind)
    return found


def cards(*calls: str) -> tuple[int, ...]:
    """Advantage cards by kind and bonus; the second card of a call that comes twice is its twin."""
    found: list[int] = []
    for call in calls:
        kind, bonus = call.split()
        rows = [row.number for row in DATA.advantage_cards if (row.kind, row.bonus) == (kind, int(bonus))]
        found.append(next(number for number in rows if number not in found))
    return tuple(found)


def card(call: str) -> int:
    return cards(call)[0]


class Table:
    """Rockets on their home planets; `begin` starts a turn."""

    def __init__(self, seats: int = 2, *, civilizations: bool = False, colours: Sequence[str] = SEATS) -> None:
        option = "on" if civilizations else "off"
        games = (start(seats, seed, option) for seed in count())
        self.state = next(state for state in games if state.order[0] == 0)
        for seat in self.state.order:
            self.state.colours = put(self.state.colours, seat, COLOURS.index(colours[seat]))
            self.state.cells = put(self.state.cells, seat, HOMES[COLOURS.index(colours[seat])])

    # laying out

    def at(self, seat: int, cell: str) -> None:
        self.state.cells = put(self.state.cells, seat, cell_of(cell))

    def chips(self, *chips: int) -> None:
        """By seat; the rest is in the bank."""
        self.state.chips = (*chips, *[0] * (len(self.state.chips) - len(chips)))
        self.state.bank = DATA.chips.count - sum(chips)

    def give(self, seat: int, *calls: str) -> tuple[int, ...]:
        """Cards into a hand; two alike are twins."""
        found = []
        for call in calls:
            kind, bonus = call.split()
            rows = [row.number for row in DATA.advantage_cards if (row.kind, row.bonus) == (kind, int(bonus))]
            number = next(number for number in rows if number in self.state.deck)
            self.top(number)
            draw(self.state, seat, 1)
            found.append(number)
        return tuple(found)

    def top(self, *numbers: int) -> None:
        """The advantage deck with these on top."""
        self.state.deck = (*numbers, *(each for each in self.state.deck if each not in numbers))

    def sectors(self, *names: str) -> None:
        """The next sector cards."""
        chosen, drawn = [SECTOR[name] for name in names], self.state.drawn
        rest = [number for number in self.state.sectors[drawn:] if number not in chosen]
        before = [number for number in self.state.sectors[:drawn] if number not in chosen]
        self.state.sectors = (*before, *chosen, *rest)
        self.state.drawn = len(before)

    # playing

    def begin(self, seat: int = 0, dice: Sequence[int] = ()) -> list[Event]:
        """The turn of a seat; whoever holds no card rolls at once."""
        self.state.asked, self.state.agenda = (), [Step(TURN, seat)]
        self.state.rng = Loaded(dice)
        events: list[Event] = []
        FLOW.go_on(self.state, events)
        return events

    def play(self, seat: int, action: Action, dice: Sequence[int] = ()) -> list[Event]:
        refusal = GAME.refuse(self.state, seat, action)
        assert refusal is None, refusal
        before = sorted(census(self.state))
        if dice:
            self.state.rng = Loaded(dice)
        events = GAME.apply(self.state, seat, action)
        assert sorted(census(self.state)) == before
        return events

    def roll(self, *used: int, dice: Sequence[int], declared: bool = False) -> list[Event]:
        return self.play(self.seat, actions.RollDice(used, declared), dice)

    def move(self, cell: str, dice: Sequence[int] = ()) -> list[Event]:
        return self.play(self.seat, actions.MoveRocket(cell_of(cell)), dice)

    def explore(self, *names: str) -> list[Event]:
        """With these sector cards on top."""
        self.sectors(*names)
        return self.play(self.seat, actions.Explore())

    def attack(self, target: int) -> list[Event]:
        return self.play(self.seat, actions.Attack(target))

    # looking

    @property
    def seat(self) -> int:
        """Who decides."""
        (seat,) = GAME.awaiting(self.state)
        return seat

    def clause(self, seat: int, action: Action) -> str:
        """Why it is refused; empty if it is not."""
        refusal = GAME.refuse(self.state, seat, action)
        return refusal.clause if refusal else ""

    def no_move(self, cell: str) -> str:
        return self.clause(self.seat, actions.MoveRocket(cell_of(cell)))

    def offers(self, seat: int | None = None) -> list[Action]:
        return list(GAME.offers(self.state, self.seat if seat is None else seat))

    def view(self, seat: int | None = 0) -> GalaxyChallengeView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, GalaxyChallengeView)
        return view

    def reach(self) -> dict[str, ReachView]:
        """The destinations by name."""
        return {name_of(place.cell): place for place in self.view().reach}

    def hand(self, seat: int) -> set[str]:
        """What a seat holds, by kind and bonus."""
        return {f"{ADVANTAGES[each].kind} {ADVANTAGES[each].bonus}" for each in cards_of(self.state.hands[seat])}

    def holds(self, seat: int) -> int:
        return self.state.hands[seat].bit_count()
