"""One game being played: seats, options, seed, log; play, refuse, view, undo, save.

The truth of a match is its seed, its options and its actions; everything else follows from them. Snapshots for undo
and the log live here, outside the state.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cosmodrome.core import save as saves
from cosmodrome.core.flow import CLOCK, Composed, Pause, Seat, Step, Timer, question_of
from cosmodrome.core.game import Game, Outcome, check_setup
from cosmodrome.core.message import Message, Player, say
from cosmodrome.core.numeric import information_state
from cosmodrome.core.records import Action, Event, View
from cosmodrome.core.refusal import BadSetup, IllegalAction, Refusal, SaveError, UndoRefused
from cosmodrome.core.rng import Rng

SEED_BITS = 128
SEED_LIMIT = 2**SEED_BITS


class Entry(NamedTuple):
    """One action of the log with what came of it."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Moment(NamedTuple):
    """A point in the middle of an action, between two steps."""

    events: int
    """How many events of the action had happened; 0: it had not begun."""
    state: Any
    """A copy of the state then."""


class Match:
    """A game in progress. Everything it shows of the state is a copy, or frozen."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        players: Sequence[str] | None = None,
    ) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise BadSetup(say("setup-seed", seed=str(seed)))
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = check_setup(game, seats, options or {})
        self.players = tuple(players or (f"Seat {seat + 1}" for seat in range(seats)))
        if len(self.players) != seats:
            raise BadSetup(say("setup-names", names=len(self.players), seats=seats))
        self.log: list[Entry] = []
        self._state, opening = game.setup(seats, self.options, Rng.seeded(seed))
        self.opening: tuple[Event, ...] = tuple(opening)
        self._undo: list[Any] = []
        self._barrier = say("undo-nothing")
        self.keeps_moments = False
        """Whether the moments of new actions are kept, for those who are shown an action bit by bit."""
        self.moments: dict[int, list[Moment]] = {}
        """By the number of the action, counted from 1: its moments in order, the first before it began."""

    @property
    def awaiting(self) -> tuple[Seat, ...]:
        """The seats that have to decide."""
        return tuple(self.game.awaiting(self._state))

    @property
    def timer(self) -> Timer | None:
        """The timer that runs, where one does."""
        return self.game.timer(self._state)

    def asked(self, seat: Seat) -> Step | None:
        """The question that a seat has to answer; None where there is none."""
        return question_of(self._state, seat)

    def starts_race(self, seat: Seat) -> bool:
        """Whether what the seat is asked starts a race against time."""
        return self.game.flow.starts_race(self._state, seat)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.game.outcome(self._state)

    @property
    def events(self) -> list[Event]:
        """All that happened, in full, the opening included. `seen` gives what a seat may know of it."""
        return [*self.opening, *(event for entry in self.log for event in entry.events)]

    def seen(self, seat: Seat | None = None) -> list[Event]:
        """All that happened, as far as the seat, or a spectator, may know."""
        redacted = (self.game.redact(event, seat) for event in self.events)
        return [event for event in redacted if event is not None]

    def information_state(self, seat: Seat) -> str:
        """All that the seat knows, as JSON; equal exactly where it cannot tell two games apart."""
        return information_state(self.view(seat), seat, self.game.redact, self.opening, self.log)

    def snapshot(self) -> Any:
        """A copy of the state, hidden parts and generator included: for tools, never for a bot."""
        return self._state.clone()

    def offers(self, seat: Seat) -> tuple[Action, ...]:
        """What may be done; empty for a seat that is not awaited."""
        return tuple(self.game.offers(self._state, seat)) if seat in self.awaiting else ()

    def forms(self, seat: Seat) -> tuple[type[Action], ...]:
        """The kinds of actions that `compose` puts together: of these the offers are only the usual ones."""
        return tuple(self.game.forms(self._state, seat))

    def compose(self, seat: Seat, kind: type[Action], picks: Sequence[int] = ()) -> Composed:
        """The action that these picks make, if it is legal, and what can be picked next.

        Empty if one of the picks was not available.
        """
        found = self.game.compose(self._state, seat, kind, ())
        for number, pick in enumerate(picks, start=1):
            if pick not in found.picks:
                return Composed(None, ())
            found = self.game.compose(self._state, seat, kind, tuple(picks[:number]))
        return found

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        """Why not; None where it may be played."""
        return self.game.refuse(self._state, seat, action)

    def why_not(self, seat: Seat) -> list[tuple[Action, Refusal]]:
        """What the seat might look for now but may not do, with the reasons."""
        wishes = self.game.wishes(self._state, seat) if seat in self.awaiting else ()
        answers = ((wish, self.refuse(seat, wish)) for wish in wishes)
        return [(wish, refusal) for wish, refusal in answers if refusal is not None]

    def view(self, seat: Seat | None = None) -> View:
        return self.game.view(self._state, seat)

    def shared_view(self, seat: Seat | None) -> View:
        """The same on a device that several players share."""
        return self.game.shared_view(self._state, seat)

    def has_secrets(self, seat: Seat) -> bool:
        """Whether that view shows what nobody but this seat may see."""
        return self.game.has_secrets(self._state, seat)

    def redeal(self, seat: Seat | None, rng: Rng) -> Any:
        """A state the seat could be in for all it knows: what a bot may think with."""
        return self.game.redeal(self._state, seat, rng)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carries out the action and returns what happened. `IllegalAction`: it is refused, and nothing has changed."""
        if refusal := self.refuse(seat, action):
            raise IllegalAction(refusal, self.game.texts.words)
        before = self._state.clone()
        moments = [Moment(0, before)]
        keep = moments_into(moments) if self.keeps_moments else None
        events = tuple(self.game.apply(self._state, seat, action, keep))
        self.log.append(Entry(seat, action, events))
        if self.keeps_moments:
            self.moments[len(self.log)] = moments
        self._guard_undo(before, events)
        return events

    def forget_moments(self) -> None:
        self.moments.clear()

    def why_no_undo(self, seat: Seat | None = None, across: Container[Seat] = ()) -> Message | None:
        """Why the last action (of this seat) may not be taken back; None where it may.

        What the seats in `across` did after it, such as bots, is taken back with it.
        """
        for back, entry in enumerate(reversed(self.log), start=1):
            if back > len(self._undo):
                return self._barrier
            if binding := next((event.binds for event in entry.events if event.binds), None):
                return say("undo-rule", rule=Message(binding) if " " not in binding else binding)
            if seat is None or entry.seat == seat:
                return None
            if entry.seat not in across:
                return say("undo-time") if entry.seat == CLOCK else say("undo-others", who=Player(entry.seat))
        return say("undo-not-acted") if self.log else self._barrier

    def undo(self, seat: Seat | None = None, across: Container[Seat] = ()) -> Entry:
        """Takes the last action (of this seat) back and returns it.

        Repeated, it goes back to the last moment since which nothing hidden was revealed, nothing random happened and
        nothing was done that the rules do not let be taken back; for a given seat, also not across what somebody else
        did who is not in `across`.
        """
        if reason := self.why_no_undo(seat, across):
            raise UndoRefused(reason, self.game.texts.words, self.players)
        while (entry := self.undo_again()).seat != seat and seat is not None:
            pass
        return entry

    def undo_again(self) -> Entry:
        """An undo of a record, which was allowed when it was made, perhaps by an earlier release."""
        if not self._undo:
            raise UndoRefused(self._barrier)
        self._state = self._undo.pop()
        self.moments.pop(len(self.log), None)
        return self.log.pop()

    def save(self, path: str | Path) -> None:
        """Writes the match to a file, whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_bytes(self.dump())
        draft.replace(target)

    def dump(self, salt: str = "") -> bytes:
        """The match as the bytes of a save file; with the salt of a commitment to its seed, where there is one."""
        return saves.encode(
            saves.Save(
                game=self.game.meta.id,
                rules=self.game.meta.rules_version,
                content=self.game.content,
                seed=self.seed,
                seats=self.seats,
                players=self.players,
                options=self.options,
                actions=tuple((entry.seat, entry.action) for entry in self.log),
                check=saves.check_of(self.game, self._state, self._actions()),
                salt=salt,
            )
        )

    def _actions(self) -> list[tuple[Seat, Action]]:
        return [(entry.seat, entry.action) for entry in self.log]

    @staticmethod
    def replay(game: Game[Any], save: saves.Save, *, upto: int | None = None) -> Match:
        """The match of a save file, played again action by action; `SaveError` names the first that does not fit."""
        saves.check_versions(save, game)
        try:
            match = Match(game, save.seats, save.seed, save.options, save.players)
        except BadSetup as error:
            raise SaveError(say("save-bad-setup", why=error.text), error.words) from error
        for number, (seat, data) in enumerate(save.actions[:upto], start=1):
            try:
                match._play_again(number, seat, data)
            except SaveError as error:
                raise SaveError(save.with_rules(error.text, game), error.words) from error
        if upto is None:
            save.check_end(saves.check_of(game, match._state, match._actions()))
        return match

    def _play_again(self, number: int, seat: Seat, data: Any) -> None:
        action = saves.read_action(self.game.records, number, data)
        try:
            self.play(seat, action)
        except IllegalAction as error:
            about = {"action": str(action), "why": error.text, "clause": error.refusal.clause}
            text = say("save-illegal-action", number=number, player=seat + 1, **about)
            raise SaveError(text, error.words) from error

    def _guard_undo(self, before: Any, events: Sequence[Event]) -> None:
        if before.rng.words() != self._state.rng.words():
            self._barrier = say("undo-random")
        elif any(event.reveals or event.peeks for event in events):
            self._barrier = say("undo-revealed")
        else:
            self._undo.append(before)
            return
        self._undo.clear()


def moments_into(moments: list[Moment]) -> Pause:
    """A pause that adds a moment to the list."""

    def keep(state: Any, events: list[Event]) -> None:
        moments.append(Moment(len(events), state.clone()))

    return keep
