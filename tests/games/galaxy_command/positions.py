"""A table of Galaxy Command that a test lays out card by card and plays at, in the words of the rules.

Cards are called by name. A card that is laid somewhere changes places with the one that lay there, so none is lost.
Everything is played through the contract's verbs: an action must be offered, and exactly the loaded dice are thrown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Self, TypeVar

from cosmodrome.core.game import Outcome
from cosmodrome.core.records import Action, Event, digest
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import BideTime, DiscoverTechnology, EndTurn, KeepResources
from cosmodrome.games.galaxy_command.data.components import EVENTS, NEAR, PRINTED, SYSTEMS
from cosmodrome.games.galaxy_command.events import YearBegan
from cosmodrome.games.galaxy_command.state import Commander, State
from cosmodrome.games.galaxy_command.view.table import CommanderView, GalaxyCommandView, SystemView
from tests.games.galaxy_command.dice import Throw, load

E = TypeVar("E", bound=Event)

SYSTEM_NUMBER = {card.name: card.number for card in SYSTEMS.values()}
EVENT_NUMBER = {card.name: number for number, card in sorted(EVENTS.items(), reverse=True)}
"""Of cards with the same name, the one with the lowest number."""
TECHNOLOGY = {str(row.name): row.id for row in PRINTED.technologies}
TECHNOLOGY_BIT = {name: 1 << index for index, name in enumerate(TECHNOLOGY)}
SURE = "Galaxy's Edge"
"""Resistance 10: no revolt or invasion reaches it, so its owner cannot be put out of the game."""


def start(seats: int = 1, deck: str = "whole", seed: int = 0) -> State:
    """A fresh game as the contract sets it up."""
    return GAME.setup(seats, {"deck": deck}, Rng.seeded(seed))[0]


def discover(name: str) -> DiscoverTechnology:
    return DiscoverTechnology(TECHNOLOGY[name])


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of this kind."""
    (found,) = of_kind(events, kind)
    return found


class Table:
    """A game in round 1 of year 1, before the first player's action, until a test says otherwise."""

    def __init__(self, seats: int = 1, *, deck: str = "whole", first: int = 0) -> None:
        games = (start(seats, deck, seed) for seed in count())
        self.state = next(state for state in games if state.first == first)
        self._laid: set[tuple[int, int]] = set()

    # laying out

    def at(self, year: int, round: int) -> Self:
        """Rounds are counted through both years: 1 to 7, then 8 to 13."""
        state = self.state
        cards = state.pile + state.unused + state.used
        over, left = (round - 1, 8 - round) if year == 1 else (round - 8, 14 - round)
        state.year, state.round = year, round
        state.pile, state.used, state.unused = cards[:left], cards[left : left + over], cards[left + over :]
        return self

    def in_year(self, year: int) -> Self:
        """Some way into the year."""
        return self.at(1, 3) if year == 1 else self.at(2, 9)

    def face_down(self, seat: int, *names: str) -> Self:
        """These systems lie in the sector, unexplored."""
        for name in names:
            self._lay(seat, name)
        return self

    def unaligned(self, seat: int, *names: str) -> Self:
        """These systems are explored, but not aligned."""
        for name in names:
            self.commander(seat).explored |= 1 << self._lay(seat, name)
        return self

    def aligned(self, seat: int, *names: str) -> Self:
        """These systems are aligned, the newest last."""
        commander = self.commander(seat)
        for name in names:
            self.unaligned(seat, name)
            commander.aligned += (self.slot(seat, name),)
            commander.metal_production += SYSTEMS[SYSTEM_NUMBER[name]].metal
            commander.wealth_production += SYSTEMS[SYSTEM_NUMBER[name]].wealth
        return self

    def own(
        self, seat: int, *, metal: int | None = None, wealth: int | None = None, strength: int | None = None
    ) -> Self:
        commander = self.commander(seat)
        commander.metal = commander.metal if metal is None else metal
        commander.wealth = commander.wealth if wealth is None else wealth
        commander.strength = commander.strength if strength is None else strength
        return self

    def know(self, seat: int, *technologies: str) -> Self:
        for name in technologies:
            self.commander(seat).technologies |= TECHNOLOGY_BIT[name]
        return self

    def stack(self, *cards: str | int) -> Self:
        """The first card is the year's next event, the others the next of the unused pile."""
        first, *others = [EVENT_NUMBER[card] if isinstance(card, str) else card for card in cards]
        self.exchange(self.state.pile[-1], first)
        for depth, number in enumerate(others, start=1):
            self.exchange(self.state.unused[-depth], number)
        return self

    def _lay(self, seat: int, name: str) -> int:
        number = SYSTEM_NUMBER[name]
        cards, explored = self.commander(seat).cards, self.commander(seat).explored
        places = range(NEAR, len(cards)) if SYSTEMS[number].distant else range(NEAR)
        slot = next(place for place in places if (seat, place) not in self._laid and not explored >> place & 1)
        self._laid.add((seat, slot))
        self.exchange(cards[slot], number)
        return slot

    def exchange(self, one: int, other: int) -> None:
        """Two cards change places, wherever they lie."""
        swap = {one: other, other: one}
        state = self.state
        for commander in state.commanders:
            commander.cards = _swapped(commander.cards, swap)
        state.rest, state.pile = _swapped(state.rest, swap), _swapped(state.pile, swap)
        state.unused, state.used = _swapped(state.unused, swap), _swapped(state.used, swap)

    # playing

    def play(self, seat: int, action: Action, dice: Sequence[int | Throw] = ()) -> list[Event]:
        """Plays an action that is offered; the dice thrown in it are these and no others."""
        assert GAME.refuse(self.state, seat, action) is None
        assert action in GAME.offers(self.state, seat)
        if dice:
            self.state.rng = load(dice)
        before = self.state.rng.counter
        events = GAME.apply(self.state, seat, action)
        if not of_kind(events, YearBegan):  # that one shuffles
            assert self.state.rng.counter - before == len(dice)
        return events

    def refused(self, seat: int, action: Action) -> Refusal:
        """Why this may not be played now; asking changes nothing, and it is not offered."""
        before = digest(self.state)
        refusal = GAME.refuse(self.state, seat, action)
        assert refusal is not None
        assert digest(self.state) == before
        assert seat not in GAME.awaiting(self.state) or action not in GAME.offers(self.state, seat)
        return refusal

    def offers(self) -> list[Action]:
        return list(GAME.offers(self.state, self.turn))

    def to_build(self) -> Self:
        """Whose turn it is bides time, if the action is open, collects and exchanges nothing."""
        if self.view().phase == "Action":
            self.play(self.turn, BideTime())
        if self.view().phase == "Collect":
            self.play(self.turn, KeepResources())
        return self

    def rest(self) -> list[Event]:
        """Whose turn it is ends it the short way, building nothing more."""
        return self.to_build().play(self.turn, EndTurn())

    def before_event(self) -> Self:
        """All rest this round; the last one has only to end the turn."""
        order = [(self.state.first + turn) % len(self.state.commanders) for turn in range(len(self.state.commanders))]
        last = [seat for seat in order if not self.commander(seat).out][-1]
        while self.turn != last:
            self.rest()
        return self.to_build()

    def draw(self, *cards: str | int, dice: Sequence[int | Throw] = ()) -> list[Event]:
        """The last player's turn ends and these cards come up: the event, or Red Alerts and what is in their place."""
        return self.to_build().stack(*cards).play(self.turn, EndTurn(), dice)

    def round(self, *cards: str | int, dice: Sequence[int | Throw] = ()) -> list[Event]:
        """All rest for the round, then these cards come up."""
        return self.before_event().draw(*cards, dice=dice)

    def finish(self) -> Outcome:
        """The game ends now, after a quiet last event."""
        self.at(2, 13).round("Peace and Quiet")
        return self.outcome()

    # looking

    def commander(self, seat: int) -> Commander:
        return self.state.commanders[seat]

    def view(self, seat: int | None = None) -> GalaxyCommandView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, GalaxyCommandView)
        return view

    @property
    def turn(self) -> int:
        (seat,) = GAME.awaiting(self.state)
        return seat

    def mat(self, seat: int) -> CommanderView:
        return self.view().commanders[seat]

    def stored(self, seat: int) -> tuple[int, int]:
        """Metal and wealth."""
        return self.mat(seat).metal, self.mat(seat).wealth

    def production(self, seat: int) -> tuple[int, int]:
        """Of metal and of wealth."""
        return self.mat(seat).metal_production, self.mat(seat).wealth_production

    def slot(self, seat: int, name: str) -> int:
        return self.commander(seat).cards.index(SYSTEM_NUMBER[name])

    def system(self, seat: int, name: str) -> SystemView:
        return self.mat(seat).systems[self.slot(seat, name)]

    def is_aligned(self, seat: int, name: str) -> bool:
        return self.system(seat, name).aligned

    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        return outcome


def _swapped(cards: tuple[int, ...], swap: dict[int, int]) -> tuple[int, ...]:
    return tuple(swap.get(card, card) for card in cards)
