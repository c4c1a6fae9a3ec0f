"""A game at the terminal: shows what happened, asks people, lets bots think, keeps the file.

While the game's timer runs, bots and time act by themselves (`race.py`), also while a person types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from cosmodrome.bots.bot import look
from cosmodrome.bots.drive import next_to_move
from cosmodrome.cli.compose import put_together
from cosmodrome.cli.keyboard import Keyboard
from cosmodrome.cli.outcome import show_outcome
from cosmodrome.cli.questions import Questions
from cosmodrome.cli.race import Race, illegal_choice
from cosmodrome.cli.seats import autosave_path, bot_specs, command, display_names, is_bot, seat_bots
from cosmodrome.cli.show import Speaker, console, tell
from cosmodrome.core.flow import CLOCK, Seat, Step
from cosmodrome.core.match import Match
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import UndoRefused
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Block


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """One match, from here on, with the people at this keyboard."""

    verb = "play"

    def __init__(self, match: Match, file: Path | None, scale: float = 1.0) -> None:
        self.match = match
        self.keyboard = Keyboard()
        self.names = display_names(match.players)
        self.bots = seat_bots(match)
        self.rng = Rng.seeded(match.seed, 2_000 + len(match.log))
        self.race = Race(match, bot_specs(match), self.bots, self.keyboard, self._play_aside, scale)
        self.file = file or autosave_path(match)
        self.log_shown = len(match.log)
        self.people = [seat for seat, label in enumerate(match.players) if not is_bot(label)]
        self.reader = self.people[0] if len(self.people) == 1 else None
        """Whose eyes are on the screen; None where several people share it."""
        self.speaker = Speaker(match.game, self.names, self.reader)
        self.questions = Questions(match, self.speaker, self.rng, self.keyboard)
        self.last_person: Seat | None = None
        self.shown: list[Block] = []
        self.offered: tuple[Action, ...] = ()
        """As they were shown: the numbers that a person types are theirs."""
        self.question: Step | None = None
        """What the person at the prompt was asked."""

    def run(self) -> None:
        """To the end of the game, or until the player leaves."""
        match = self.match
        tell(say("play-begin", game=match.game.meta.title, seed=str(match.seed), file=str(self.file)), "bold")
        if not match.log:
            self._tell_events(match.opening)
        with self.keyboard.lock:
            try:
                self._play_on()
            except (Leave, EOFError, KeyboardInterrupt):
                self._keep()
                console.print()
                tell(say("play-saved", command=command(), verb=self.verb, file=str(self.file)))
                return
        self._keep()
        show_outcome(match, self.speaker)
        tell(say("play-over", command=command(), file=str(self.file)), "dim")

    def _play_on(self) -> None:
        try:
            while self.match.outcome is None:
                if self._is_race():
                    self._race()
                else:
                    self.race.end()
                    self._move(next_to_move(self.match.awaiting))
        finally:
            self.race.end()

    def _is_race(self) -> bool:
        return self.race.is_on()

    def _race(self) -> None:
        """Asks the next person; where none has to decide, waits for bots and time."""
        self.race.go_on()
        person = self._person_awaited()
        if person is not None:
            self._ask(person)
        else:
            tell(say("play-others"), "dim")
            self.race.wait(lambda: self._person_awaited() is not None)

    def _person_awaited(self) -> Seat | None:
        return next((seat for seat in self.match.awaiting if seat in self.people), None)

    def _move(self, seat: Seat) -> None:
        if seat == CLOCK:
            self._play(seat, self.match.offers(seat)[0])
        elif seat in self.bots:
            self._play(seat, self._bot_choice(seat))
        else:
            self._ask(seat)

    def _bot_choice(self, seat: Seat) -> Action:
        sight = look(self.match.game, self.match.snapshot(), seat, self.rng)
        with console.status(self.speaker.render(say("play-thinking", who=Player(seat)))):
            action = self.bots[seat].choose(sight)
        if refusal := self.match.refuse(seat, action):
            raise illegal_choice(seat, action, refusal)
        return action

    def _play(self, seat: Seat, action: Action) -> None:
        self.match.play(seat, action)
        self._keep()
        self._tell()
        self.keyboard.lock.notify_all()

    def _play_aside(self, seat: Seat, action: Action) -> None:
        """What happens by itself, perhaps while somebody is at the prompt."""
        timer, was_open = self.match.timer, self._is_open()
        with self.keyboard.aside():
            self._play(seat, action)
            is_closed = was_open and not self._is_open()
            if is_closed:
                tell(say("play-time-up") if seat == CLOCK else say("play-late-enter"), "bold")
        if is_closed or self.match.timer != timer:
            self.keyboard.keep_news()

    def _keep(self) -> None:
        self.match.save(self.file)

    def _tell(self) -> None:
        """What happened since the last look."""
        for entry in self.match.log[self.log_shown :]:
            self._tell_events(entry.events)
        self.log_shown = len(self.match.log)

    def _tell_events(self, events: Iterable[Event]) -> None:
        """As the person at the keyboard may know them."""
        left = self.race.seconds_left()
        mark = "· " if left is None else f"{left:>3} s · "
        for event in events:
            if (seen := self.match.game.redact(event, self.reader)) is not None:
                self.speaker.line(self.match.game.texts.event(seen), mark)

    def _ask(self, seat: Seat) -> None:
        """One decision of a person, with all the questions that come before it."""
        if len(self.people) > 1 and self.last_person != seat:
            call = self.speaker.render(say("play-look-away", name=self.names[seat]))
            self.keyboard.ask(f"\n{call} ")
            self.shown.clear()
        self.last_person = seat
        self.question = self.match.asked(seat)
        self._show_board(seat)
        while True:
            answer = self.keyboard.ask(f"{self.names[seat]} > ")
            self.race.check()
            if not self._is_open() and not _is_quit(answer):
                tell(say("play-late") if answer else "")
                break
            if self._answer(seat, answer):
                break
        self.question = None

    def _is_open(self) -> bool:
        """Whether the person at the prompt is still asked what they were asked."""
        return self.question is not None and self.match.asked(self.question.seat) == self.question

    def _answer(self, seat: Seat, answer: str) -> bool:
        """True once the position has changed."""
        word, _, rest = answer.partition(" ")
        word, rest = "?" if word.lower() == "help" else word, rest.strip()
        if word.isdigit():
            return self._choose(seat, int(word))
        changes: dict[str, Callable[[], bool]] = {
            "choose": lambda: self._compose(seat),
            "undo": lambda: self._undo(seat),
            "quit": self._quit,
        }
        questions: dict[str, Callable[[], None]] = {
            "?": lambda: self.questions.explain(seat, self.offered, rest),
            "why": lambda: self.questions.why(seat),
            "hint": lambda: self.questions.hint(seat),
            "log": lambda: self.questions.log(seat),
            "rules": lambda: self.questions.rules(rest),
            "board": lambda: self._show_board(seat, whole=True),
            "save": lambda: self._save(rest),
        }
        found = [name for name in (*changes, *questions) if word and name.startswith(word.lower())]
        if not answer and self.race.is_on():
            self._show_board(seat)
        elif len(found) != 1:
            tell(say("play-not-understood", answer=answer) if answer else say("help"))
        elif found[0] in changes:
            return changes[found[0]]()
        else:
            questions[found[0]]()
        return False

    def _choose(self, seat: Seat, number: int) -> bool:
        if not 1 <= number <= len(self.offered):
            tell(say("play-numbers", most=len(self.offered)))
            return False
        return self._try(seat, self.offered[number - 1])

    def _try(self, seat: Seat, action: Action) -> bool:
        """Somebody may have been quicker than the person who chose this."""
        if refusal := self.match.refuse(seat, action):
            self._show_board(seat)
            self.speaker.tell(say("play-no-longer", why=refusal.text, clause=refusal.clause), "bold")
            return False
        self._play(seat, action)
        return True

    def _compose(self, seat: Seat) -> bool:
        action = put_together(self.match, seat, self.speaker, self.keyboard.ask)
        return action is not None and self._try(seat, action)

    def _undo(self, seat: Seat) -> bool:
        try:
            entry = self.match.undo(seat)
        except UndoRefused as error:
            self.speaker.tell(error.text)
            return False
        self.log_shown = len(self.match.log)
        self._keep()
        undone = self.questions.describe(self.match.view(seat), entry.action)
        self.speaker.tell(say("play-undone", action=undone))
        return True

    def _quit(self) -> bool:
        raise Leave

    def _save(self, name: str) -> None:
        target = Path(name) if name else self.file
        try:
            self.match.save(target)
            tell(say("play-saved-to", file=str(target)))
        except OSError as error:
            tell(say("play-cannot-write", file=str(target), error=str(error.strerror)), "red")

    def _show_board(self, seat: Seat, *, whole: bool = False) -> None:
        """The tables that changed since they were last shown, or all of them, and the offers."""
        view = self.match.view(seat)
        blocks = list(self.match.game.texts.board(view))
        console.print()
        for block in blocks:
            if whole or block not in self.shown:
                self.speaker.block(block)
        self.shown = blocks
        self.offered = self.match.offers(seat)
        for number, action in enumerate(self.offered, start=1):
            self.speaker.line(self.match.game.texts.offer(view, action), f"{number:>3}  ")
        if self.match.forms(seat):
            self.speaker.tell(say("play-form"), "dim", "  c  ")
        if (left := self.race.seconds_left()) is not None:
            tell(say("play-seconds", left=left), "bold")
        elif self.race.is_on():
            tell(say("play-timer-out"), "bold")


def _is_quit(answer: str) -> bool:
    return bool(answer) and "quit".startswith(answer.lower())
