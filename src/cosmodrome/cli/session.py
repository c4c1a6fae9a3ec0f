"""A game at the terminal: shows what happened, asks people, lets bots think, keeps the file.

While the game's timer runs, bots and time act by themselves (`race.py`), also while a person types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from cosmodrome.bots.bot import look
from cosmodrome.bots.drive import next_to_move
from cosmodrome.cli.choices import Choice, grouped
from cosmodrome.cli.choices import named as named_choices
from cosmodrome.cli.compose import put_together
from cosmodrome.cli.keyboard import NEWS, Keyboard
from cosmodrome.cli.layout import Picture, arrange, wide, wrapped
from cosmodrome.cli.outcome import score_sheet
from cosmodrome.cli.page import ENDLESS, News, Page, all_lines
from cosmodrome.cli.questions import Questions
from cosmodrome.cli.race import Race, illegal_choice
from cosmodrome.cli.seats import autosave_path, bot_specs, command, display_names, is_bot, seat_bots
from cosmodrome.cli.show import Speaker, console, show, tell, window
from cosmodrome.core.flow import CLOCK, Seat, Step
from cosmodrome.core.match import Match
from cosmodrome.core.message import Message, Player, say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import UndoRefused
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import LEGEND, Block

ALONE = 2 / 3
"""Of the width: a table that takes more has none beside it on the whole board."""
LATEST = 3
"""News to read while a bot thinks."""


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
        self.race = Race(match, bot_specs(match), self.bots, self.keyboard, self._play_aside, scale, self._tick)
        self.file = file or autosave_path(match)
        self.people = [seat for seat, label in enumerate(match.players) if not is_bot(label)]
        self.reader = self.people[0] if len(self.people) == 1 else None
        """The seat of the person who reads the screen; None while several people share it."""
        self.told = {seat: self._last_action(seat) for seat in self.people}
        """How much of the log each person has been shown."""
        self.speaker = Speaker(match.game, self.names, self.reader)
        self.questions = Questions(match, self.speaker, self.rng, self.keyboard)
        self.last_person: Seat | None = None
        self.news: list[News] = []
        """What happened before the current decision, as the person who decides may know it."""
        self.offered: tuple[Action, ...] = ()
        """As they were shown: the numbers that a person types are theirs."""
        self.choices: list[Choice] = []
        self.question: Step | None = None
        """What the person at the prompt was asked."""

    def run(self) -> None:
        """To the end of the game, or until the player leaves."""
        match = self.match
        begin = say("play-begin", game=match.game.meta.title, seed=str(match.seed), file=str(self.file))
        self.news = [self._said(begin)]
        with self.keyboard.lock:
            try:
                self._play_on()
            except (Leave, EOFError, KeyboardInterrupt):
                self._keep()
                console.print()
                tell(say("play-saved", command=command(), verb=self.verb, file=str(self.file)))
                return
            self._keep()
            with suppress(EOFError, KeyboardInterrupt):
                self._show_end()

    def _show_end(self) -> None:
        """What happened last, with who won; the score sheet; where the game is kept. A window at a time."""
        over = Text(self.speaker.render(say("play-over", command=command(), file=str(self.file))), "dim")
        result = [*score_sheet(self.match, self.speaker), *wrapped(over, console.width)]
        if not self.keyboard.leaf([*all_lines(self._news(self.reader), console.width), *result]):
            show(result)

    def _last_action(self, seat: Seat) -> int:
        """From where in the log the news of a resumed game begin: the last own action, or the opening (-1)."""
        own = [at for at, entry in enumerate(self.match.log) if entry.seat == seat]
        return own[-1] if own else -1

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
            show(all_lines(self._news(self.reader), console.width))
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
        thinking = Text(self.speaker.render(say("play-thinking", who=Player(seat))))
        latest = all_lines(self._since(self.reader), console.width)[-LATEST:]
        with console.status(Text("\n").join([thinking, *latest])):
            action = self.bots[seat].choose(sight)
        if refusal := self.match.refuse(seat, action):
            raise illegal_choice(seat, action, refusal)
        return action

    def _play(self, seat: Seat, action: Action) -> None:
        self.match.play(seat, action)
        self._keep()
        self.keyboard.lock.notify_all()

    def _play_aside(self, seat: Seat, action: Action) -> None:
        """What happens by itself, perhaps while somebody is at the prompt."""
        timer, was_open = self.match.timer, self._is_open()
        with self.keyboard.aside():
            self._play(seat, action)
            show(all_lines(self._news(self.reader), console.width))
            is_closed = was_open and not self._is_open()
            if is_closed:
                tell(say("play-time-up") if seat == CLOCK else say("play-late-enter"), "bold")
        if is_closed or self.match.timer != timer:
            self.keyboard.keep_news()

    def _keep(self) -> None:
        self.match.save(self.file)

    def _page(self) -> Page:
        """While bots act by themselves, their news come below it."""
        width, height = window()
        return Page(self.speaker, width, height and height - NEWS * self.race.is_on())

    def _news(self, seat: Seat | None) -> list[News]:
        """What the person has not been shown yet, or what none of the people has. It counts as shown from now on."""
        found = self._since(seat)
        for each in self.people if seat is None else (seat,):
            self.told[each] = len(self.match.log)
        return found

    def _since(self, seat: Seat | None) -> list[News]:
        since = min(self.told.values(), default=0) if seat is None else self.told[seat]
        events = [*self.match.opening] if since < 0 else []
        events += [event for entry in self.match.log[max(0, since) :] for event in entry.events]
        return self._told(events, seat)

    def _told(self, events: Iterable[Event], seat: Seat | None) -> list[News]:
        """As this person may know them, or everybody."""
        game, page = self.match.game, self._page()
        seen = [game.redact(event, seat) for event in events]
        return [page.news(game.texts.event(event)) for event in seen if event is not None]

    def _said(self, text: Message) -> News:
        """What the session itself has to say above a page."""
        return News(Text(self.speaker.render(text), "bold"))

    def _ask(self, seat: Seat) -> None:
        """One decision of a person, with all the questions that come before it."""
        if len(self.people) > 1:
            if self.last_person != seat:
                self._curtain(seat)
            self.reader = self.speaker.you = seat
        self.last_person = seat
        self.question = self.match.asked(seat)
        self.news = [*self.news, *self._news(seat)]
        self._show_page(seat)
        while True:
            answer = self.keyboard.ask(self._prompt(seat), counts=True)
            self.race.check()
            if not self._is_open() and not _is_quit(answer):
                tell(say("play-late") if answer else "")
                break
            if self._answer(seat, answer):
                break
        self.question = None
        if len(self.people) > 1:
            self.reader = self.speaker.you = None

    def _prompt(self, seat: Seat) -> str:
        """With the time that is left, always of the same width; no time is left between two runs of the timer."""
        if not self.race.is_on():
            return f"{self.names[seat]} > "
        left = self.race.seconds_left()
        return f"{self.names[seat]} {left or 0:>3} s > "

    def _tick(self) -> None:
        """A second has passed while somebody types."""
        if self.question is not None:
            self.keyboard.prompt_again(self._prompt(self.question.seat))

    def _curtain(self, seat: Seat) -> None:
        """What the last person saw goes before the next one looks."""
        if window()[1] is not None and self.last_person is not None:
            console.clear()
        self.keyboard.ask(f"\n{self.speaker.render(say('play-look-away', name=self.names[seat]))} ")

    def _is_open(self) -> bool:
        """Whether the person at the prompt is still asked what they were asked."""
        return self.question is not None and self.match.asked(self.question.seat) == self.question

    def _answer(self, seat: Seat, answer: str) -> bool:
        """True once the position has changed."""
        word, _, rest = answer.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word.isdigit() and not rest:
            return self._choose(seat, int(word))
        changes: dict[str, Callable[[], bool]] = {
            "choose": lambda: self._compose(seat),
            "undo": lambda: self._undo(seat),
            "quit": self._quit,
        }
        questions: dict[str, Callable[[], object]] = {
            "?": lambda: self.questions.explain(seat, self.offered, rest),
            "help": lambda: self.questions.explain(seat, self.offered, rest),
            "why": lambda: self.questions.why(seat),
            "hint": lambda: self.questions.hint(seat),
            "log": lambda: self.questions.log(seat),
            "news": lambda: self.keyboard.leaf(
                all_lines(self.news or [self._said(say("play-no-news"))], console.width)
            ),
            "rules": lambda: self.questions.rules(rest),
            "board": lambda: self._show_board(seat, rest),
            "legend": lambda: self._show_legend(seat),
            "more": lambda: self.keyboard.leaf(grouped(self.choices, console.width)),
            "save": lambda: self._save(rest),
        }
        names = (*changes, *questions)
        found = [word] if word in names else [name for name in names if word and name.startswith(word)]
        if not answer:
            self._show_page(seat)
        elif not found:
            return self._choose_by_words(seat, answer)
        elif len(found) > 1:
            tell(say("play-ambiguous", answer=answer, commands=tuple(found)))
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

    def _choose_by_words(self, seat: Seat, answer: str) -> bool:
        """Words that only one choice has make it."""
        found = named_choices(self.choices, answer)
        if len(found) == 1:
            return self._choose(seat, found[0].number)
        if found:
            tell(say("play-several", answer=answer))
            self.keyboard.leaf(grouped(found, console.width))
        else:
            tell(say("play-not-understood", answer=answer))
        return False

    def _try(self, seat: Seat, action: Action) -> bool:
        """Somebody may have been quicker than the person who chose this."""
        if refusal := self.match.refuse(seat, action):
            self._show_page(seat)
            self.speaker.tell(say("play-no-longer", why=refusal.text, clause=refusal.clause), "bold")
            return False
        self.news = []
        self._play(seat, action)
        return True

    def _compose(self, seat: Seat) -> bool:
        action = put_together(self.match, seat, self.speaker, self.keyboard)
        return action is not None and self._try(seat, action)

    def _undo(self, seat: Seat) -> bool:
        """Back to the last own decision; what bots did after it is taken back with it."""
        try:
            entry = self.match.undo(seat, across=self.bots)
        except UndoRefused as error:
            self.speaker.tell(error.text)
            return False
        self._keep()
        self.told = {each: min(told, len(self.match.log)) for each, told in self.told.items()}
        undone = self.questions.describe(self.match.view(seat), entry.action)
        self.news = [self._said(say("play-undone", action=undone))]
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

    def _show_page(self, seat: Seat) -> None:
        """What happened, the board as far as it fits, and the choices."""
        texts, view = self.match.game.texts, self.match.view(seat)
        self.offered = self.match.offers(seat)
        lines = [texts.offer(view, action) for action in self.offered]
        render = self.speaker.render
        self.choices = [
            Choice(number, render(line.text), render(line.detail), line.clause, render(line.fatal))
            for number, line in enumerate(lines, 1)
        ]
        page, prompt, brief = self._page(), texts.prompt(view), texts.brief(view)
        show(page.lines(seat, self.news, texts.board(view), prompt, self._listed(), self._below(seat), brief))

    def _listed(self) -> list[Choice]:
        """The choices that stand on the page; `more` lists all."""
        return self.choices

    def _below(self, seat: Seat) -> Picture:
        """What stands below the choices: `choose`, and how much time is left, where the prompt does not tell."""
        lines = (
            [Text.assemble(("  c  ", "bold"), (self.speaker.render(say("play-form")), "dim"))]
            if self.match.forms(seat)
            else []
        )
        if window()[1] is not None:
            return lines  # the prompt has the time
        if (left := self.race.seconds_left()) is not None:
            lines.append(Text(self.speaker.render(say("play-seconds", left=left)), "bold"))
        elif self.race.is_on():
            lines.append(Text(self.speaker.render(say("play-timer-out")), "bold"))
        return lines

    def _show_board(self, seat: Seat, whose: str) -> None:
        """All of the board that is everybody's and one's own part, or the part of somebody else."""
        other = self._seat_called(whose) if whose else seat
        if other is None:
            self.speaker.tell(say("play-no-player", name=whose, players=tuple(self.names)))
            return
        blocks = self.match.game.texts.board(self.match.view(seat))
        own = [block for block in blocks if block.of == other or (block.of is None and not whose)]
        self._leaf_blocks(own, say("play-no-board", who=Player(other)))

    def _seat_called(self, name: str) -> Seat | None:
        """By number, or by the beginning of the name, or of a word of it."""
        if name.isdigit():
            return int(name) - 1 if 1 <= int(name) <= len(self.names) else None
        begun = [seat for seat, each in enumerate(self.names) if each.lower().startswith(name.lower())]
        inside = [seat for seat, each in enumerate(self.names) if f" {name.lower()}" in each.lower().replace("(", "")]
        found = begun or inside
        return found[0] if len(found) == 1 else None

    def _show_legend(self, seat: Seat) -> None:
        blocks = self.match.game.texts.board(self.match.view(seat))
        self._leaf_blocks([block for block in blocks if block.need == LEGEND], say("play-no-legend"))

    def _leaf_blocks(self, blocks: list[Block], otherwise: Message) -> None:
        lines: Picture = []
        for row in _beside([self.speaker.picture(block, console.width) for block in blocks]):
            lines += arrange(row, console.width, ENDLESS).picture
        self.keyboard.leaf(lines or [Text(self.speaker.render(otherwise))])


def _beside(pictures: Sequence[Picture]) -> list[list[Picture]]:
    """Those that may stand side by side, in order: what takes most of the width stands alone."""
    rows: list[list[Picture]] = [[]]
    for picture in pictures:
        alone = wide(picture) > console.width * ALONE
        rows += [[picture], []] if alone else []
        rows[-1] += [] if alone else [picture]
    return [row for row in rows if row]


def _is_quit(answer: str) -> bool:
    return bool(answer) and "quit".startswith(answer.lower())
