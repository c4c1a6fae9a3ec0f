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
from cosmodrome.cli.questions import HELP, Questions
from cosmodrome.cli.race import Race, illegal_choice
from cosmodrome.cli.seats import autosave_path, bot_specs, command, display_names, is_bot, seat_bots
from cosmodrome.cli.show import Speaker, console, say
from cosmodrome.core.flow import CLOCK, Seat, Step
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import UndoRefused
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Block

TIME_IS_UP = "Time is up."
TOO_LATE = "Too late: this is no longer asked."


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
        say(f"{match.game.meta.title}, seed {match.seed}. Kept in {self.file}. Type ? for help.", "bold")
        if not match.log:
            self._tell_events(match.opening)
        with self.keyboard.lock:
            try:
                self._play_on()
            except (Leave, EOFError, KeyboardInterrupt):
                self._keep()
                say(f"\nSaved. Go on with: {command()} {self.verb} --resume {self.file}")
                return
        self._keep()
        show_outcome(match, self.speaker)
        say(f"Kept in {self.file}; see it again with: {command()} replay {self.file}", "dim")

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
            say("Now the others. Ctrl-C leaves.", "dim")
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
        with console.status(f"{self.names[seat]} thinks ..."):
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
                say(f"{TIME_IS_UP if seat == CLOCK else TOO_LATE} Press Enter to go on.", "bold")
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
            self.keyboard.ask(f"\n{self.names[seat]}, it is your turn: press Enter when the others look away. ")
            self.shown.clear()
        self.last_person = seat
        self.question = self.match.asked(seat)
        self._show_board(seat)
        while True:
            answer = self.keyboard.ask(f"{self.names[seat]} > ")
            self.race.check()
            if not self._is_open() and not _is_quit(answer):
                say(TOO_LATE if answer else "")
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
        rest = rest.strip()
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
            say(f"'{answer}' is not understood. Type a number, or ? for help." if answer else HELP)
        elif found[0] in changes:
            return changes[found[0]]()
        else:
            questions[found[0]]()
        return False

    def _choose(self, seat: Seat, number: int) -> bool:
        if not 1 <= number <= len(self.offered):
            say(f"There are offers 1 to {len(self.offered)}.")
            return False
        return self._try(seat, self.offered[number - 1])

    def _try(self, seat: Seat, action: Action) -> bool:
        """Somebody may have been quicker than the person who chose this."""
        if refusal := self.match.refuse(seat, action):
            self._show_board(seat)
            say(f"No longer possible: {self.speaker.render(refusal.text)} [{refusal.clause}]", "bold")
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
            self.speaker.say(error.text)
            return False
        self.log_shown = len(self.match.log)
        self._keep()
        say(f"Taken back: {self.questions.describe(self.match.view(seat), entry.action)}.")
        return True

    def _quit(self) -> bool:
        raise Leave

    def _save(self, name: str) -> None:
        target = Path(name) if name else self.file
        try:
            self.match.save(target)
            say(f"Saved to {target}.")
        except OSError as error:
            say(f"Cannot write {target}: {error.strerror}.", "red")

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
            say("  c  choose: put it together yourself", "dim")
        if (left := self.race.seconds_left()) is not None:
            say(f"{left} second{'' if left == 1 else 's'} left.", "bold")
        elif self.race.is_on():
            say("The timer has run out and is not running.", "bold")


def _is_quit(answer: str) -> bool:
    return bool(answer) and "quit".startswith(answer.lower())
