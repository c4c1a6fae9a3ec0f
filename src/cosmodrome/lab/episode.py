"""One match in numbers after another: who decides, what that seat sees and may do, and on by the id of an action.

Match `n` of a seed has the same deal wherever and whenever it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cosmodrome.bots.bot import Bot, look
from cosmodrome.bots.drive import next_to_move
from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.game import Game, Outcome, check_setup, fewest_seats
from cosmodrome.core.match import Entry
from cosmodrome.core.numeric import Encoder, Partial
from cosmodrome.core.records import Action, Event
from cosmodrome.core.rng import Rng

LONG = 5_000
"""Decisions after which a match is led to its end by first offers: some policies would go round in circles."""

Opponents = Callable[[Rng], Mapping[Seat, Bot]]
"""Makes the bots of a match, by seat; nobody else decides for these seats."""


class Table(NamedTuple):
    """What is played: a game with so many seats and these options."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]

    @staticmethod
    def of(game: Game[Any], seats: int | None = None, options: Mapping[str, Any] | None = None) -> Table:
        """With the fewest seats that the options allow, where nothing is said about them."""
        count = seats or fewest_seats(game, options or {})
        return Table(game, count, check_setup(game, count, options or {}))


def nobody(_: Rng) -> Mapping[Seat, Bot]:
    return {}


class Episode:
    __slots__ = (
        "bots", "chance", "decisions", "encoder", "keeps_log", "log", "number",
        "opening", "opponents", "outcome", "partials", "state", "table",
    )  # fmt: skip

    def __init__(
        self, table: Table, encoder: Encoder, opponents: Opponents = nobody, *, keeps_log: bool = False
    ) -> None:
        self.table = table
        self.encoder = encoder
        self.opponents = opponents
        self.number = -1
        self.state: Any = None
        self.chance = Rng.seeded(0)
        """For all that the rules do not draw: bots, policies, and when a timer runs out."""
        self.bots: Mapping[Seat, Bot] = {}
        self.partials: list[Partial | None] = [None] * table.seats
        """By seat: the action that is being put together."""
        self.decisions = 0
        """Of those who are not bots."""
        self.outcome: Outcome | None = None
        """None while the match goes on."""
        self.keeps_log = keeps_log
        self.opening: tuple[Event, ...] = ()
        self.log: list[Entry] = []
        """What happened, where it is kept: for information states."""

    def clone(self) -> Episode:
        """One that goes on by itself; bots would be shared, so there are none."""
        assert not self.bots, "an episode with bots cannot be cloned"
        found = Episode(self.table, self.encoder, self.opponents, keeps_log=self.keeps_log)
        found.number, found.decisions, found.outcome = self.number, self.decisions, self.outcome
        found.state = None if self.state is None else self.state.clone()
        found.chance = self.chance.clone()
        found.partials, found.opening, found.log = self.partials[:], self.opening, self.log[:]
        return found

    def begin(self, seed: int, number: int = 0) -> None:
        """A new match, up to its first decision."""
        game, seats, options = self.table
        self.number, self.decisions, self.outcome = number, 0, None
        self.partials = [None] * seats
        self.chance = Rng.seeded(seed, 2 * number + 1)
        self.bots = self.opponents(self.chance)
        self.state, opening = game.setup(seats, options, Rng.seeded(seed, 2 * number))
        self.opening, self.log = tuple(opening) if self.keeps_log else (), []
        self._go_on()

    def asked(self) -> tuple[Seat, ...]:
        """The seats that have to decide now, bots not among them."""
        return tuple([seat for seat in self.table.game.flow.awaiting(self.state) if seat != CLOCK])

    @property
    def seat(self) -> Seat:
        """The first of them."""
        return next_to_move(self.table.game.flow.awaiting(self.state))

    def observe(self, seat: Seat, out: Any, at: int = 0) -> None:
        """What the seat knows, into a buffer that holds zeros there."""
        self.encoder.observe(self.state, seat, out, at, self.partials[seat])

    def write_mask(self, seat: Seat, out: Any, at: int = 0) -> None:
        """A 1 for each id that is legal now, into a buffer that holds zeros there."""
        self.encoder.write_mask(self.state, seat, out, at, self.partials[seat])

    def legal(self, seat: Seat) -> list[int]:
        return self.encoder.legal(self.state, seat, self.partials[seat])

    def play(self, seat: Seat, number: int) -> Action | None:
        """Plays a legal id and goes on to the next decision; the action, where the id completed one."""
        self.decisions += 1
        found = self.encoder.choose(self.state, seat, number, self.partials[seat])
        if isinstance(found, Partial):
            self.partials[seat] = found
            return None
        self.partials[seat] = None
        self._apply(seat, found)
        if self.decisions >= LONG:
            self._end_soon()
        self._go_on()
        return found

    def rewards(self) -> tuple[float, ...]:
        """By seat, once the match is over."""
        assert self.outcome is not None
        return tuple([self.encoder.reward(self.outcome, seat) for seat in range(self.table.seats)])

    def _go_on(self) -> None:
        """On to the next decision that is not a bot's; time moves where nobody else does."""
        game, state = self.table.game, self.state
        flow = game.flow
        while awaited := flow.awaiting(state):
            seat = next_to_move(awaited)
            if seat == CLOCK:
                self._apply(CLOCK, self.chance.choice(flow.offers(state, CLOCK)))
            elif seat in self.bots:
                self._apply(seat, self.bots[seat].choose(look(game, state, seat, self.chance)))
            else:
                return
        self.outcome = game.outcome(state)
        assert self.outcome is not None

    def _end_soon(self) -> None:
        flow, state = self.table.game.flow, self.state
        while awaited := flow.awaiting(state):
            self._apply(awaited[0], flow.offers(state, awaited[0])[0])

    def _apply(self, seat: Seat, action: Action) -> None:
        events = self.table.game.flow.apply(self.state, seat, action)
        if self.keeps_log:
            self.log.append(Entry(seat, action, tuple(events)))
