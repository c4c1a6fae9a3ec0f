"""A game at the terminal: shows what happened, asks people, lets bots think, keeps the file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from cosmodrome.bots.bot import look
from cosmodrome.bots.drive import next_to_move
from cosmodrome.bots.roster import UnknownBot
from cosmodrome.cli.outcome import show_outcome
from cosmodrome.cli.questions import HELP, Questions
from cosmodrome.cli.show import console, say, show_block, show_line
from cosmodrome.cli.tables import autosave_path, command, display_names, is_bot, seat_bots
from cosmodrome.core.game import CLOCK, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import UndoRefused
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Block


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """One match, from here on, with the people at this keyboard."""

    verb = "play"

    def __init__(self, match: Match, file: Path | None) -> None:
        self.match = match
        self.names = display_names(match.players)
        self.bots = seat_bots(match)
        self.rng = Rng.seeded(match.seed, 2_000 + len(match.log))
        self.questions = Questions(match, self.names, self.rng)
        self.file = file or autosave_path(match)
        self.told = len(match.log)
        self.people = [seat for seat, label in enumerate(match.players) if not is_bot(label)]
        self.last_person: Seat | None = None
        self.shown: set[Block] = set()

    def run(self) -> None:
        """To the end of the game, or until the player leaves."""
        match = self.match
        say(f"{match.game.meta.title}, seed {match.seed}. Kept in {self.file}. Type ? for help.", "bold")
        if not match.log:
            self._tell_events(match.opening)
        try:
            while match.outcome is None:
                self._move(next_to_move(match.awaiting))
        except (Leave, EOFError, KeyboardInterrupt):
            self._keep()
            say(f"\nSaved. Go on with: {command()} {self.verb} --resume {self.file}")
            return
        self._keep()
        show_outcome(match)
        say(f"Kept in {self.file}; see it again with: {command()} replay {self.file}", "dim")

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
            raise UnknownBot(f"bot on seat {seat + 1} chose {action}, which is illegal: {refusal}")
        return action

    def _play(self, seat: Seat, action: Action) -> None:
        self.match.play(seat, action)
        self._keep()
        self._tell()

    def _keep(self) -> None:
        self.match.save(self.file)

    def _tell(self) -> None:
        """What happened since the last look."""
        for entry in self.match.log[self.told :]:
            self._tell_events(entry.events)
        self.told = len(self.match.log)

    def _tell_events(self, events: Iterable[Event]) -> None:
        """As the person at the keyboard may know them."""
        watcher = self.people[0] if len(self.people) == 1 else None
        for event in events:
            if (seen := self.match.game.redact(event, watcher)) is not None:
                show_line(self.match.game.texts.event(seen), self.names, "· ")

    def _ask(self, seat: Seat) -> None:
        """One decision of a person, with all the questions that come before it."""
        if len(self.people) > 1 and self.last_person != seat:
            console.input(f"\n{self.names[seat]}, it is your turn: press Enter when the others look away. ")
            self.shown.clear()
        self.last_person = seat
        self._show_board(seat)
        while not self._answer(seat, console.input(f"{self.names[seat]} > ").strip()):
            pass

    def _answer(self, seat: Seat, answer: str) -> bool:
        """True once the position has changed."""
        word, _, rest = answer.partition(" ")
        rest = rest.strip()
        if word.isdigit():
            return self._choose(seat, int(word))
        changes: dict[str, Callable[[], bool]] = {"undo": lambda: self._undo(seat), "quit": self._quit}
        questions: dict[str, Callable[[], None]] = {
            "?": lambda: self.questions.explain(seat, rest),
            "why": lambda: self.questions.why(seat),
            "hint": lambda: self.questions.hint(seat),
            "log": lambda: self.questions.log(seat),
            "rules": lambda: self.questions.rules(rest),
            "board": lambda: self._show_board(seat, whole=True),
            "save": lambda: self._save(rest),
        }
        found = [name for name in (*changes, *questions) if word and name.startswith(word.lower())]
        if len(found) != 1:
            say(f"'{answer}' is not understood. Type a number, or ? for help." if answer else HELP)
        elif found[0] in changes:
            return changes[found[0]]()
        else:
            questions[found[0]]()
        return False

    def _choose(self, seat: Seat, number: int) -> bool:
        offers = self.match.offers(seat)
        if not 1 <= number <= len(offers):
            say(f"There are offers 1 to {len(offers)}.")
            return False
        self._play(seat, offers[number - 1])
        return True

    def _undo(self, seat: Seat) -> bool:
        try:
            entry = self.match.undo(seat)
        except UndoRefused as error:
            say(str(error))
            return False
        self.told = len(self.match.log)
        self._keep()
        say(f"Taken back: {self.questions.describe(seat, entry.action)}.")
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
        blocks = [block.named(self.names) for block in self.match.game.texts.board(view)]
        console.print()
        for block in blocks:
            if whole or block not in self.shown:
                show_block(block)
        self.shown = set(blocks)
        for number, action in enumerate(self.match.offers(seat), start=1):
            show_line(self.match.game.texts.offer(view, action), self.names, f"{number:>3}  ")
