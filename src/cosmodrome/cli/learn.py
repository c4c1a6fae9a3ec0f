"""`learn`: a lesson in the terminal, on the same match and the same script as in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text as RichText

import cosmodrome
from cosmodrome.bots.roster import bot_label, person_label
from cosmodrome.cli.choices import Choice
from cosmodrome.cli.language import words_of
from cosmodrome.cli.layout import Picture, wrapped
from cosmodrome.cli.seats import READER, command
from cosmodrome.cli.session import Session
from cosmodrome.cli.show import console, in_words
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game, complete_options
from cosmodrome.core.lesson import Cue, Lesson, find_lesson, still_to_come
from cosmodrome.core.match import Match
from cosmodrome.core.message import Text, say
from cosmodrome.core.refusal import Problem
from cosmodrome.games.registry import find_game
from cosmodrome.table.lessons import beside_the_script

BOT_AFTERWARDS = "random"


class NoLesson(Problem):
    """A lesson that a game does not have."""


class LessonSession(Session):
    """A session with a script beside it; when that is over, or the file went another way, an ordinary one."""

    def __init__(self, match: Match, file: Path | None, lesson: Lesson) -> None:
        super().__init__(match, file)
        self.lesson = lesson
        if len(self.bots) == 1:  # its moves are in the script, so the name of a bot says nothing
            self.names[next(iter(self.bots))] = in_words(say("learn-rival"))
        self.verb = f"learn {match.game.meta.id}"

    def _cue(self) -> Cue | None:
        lines = still_to_come(self.lesson, self.match.log)
        return lines[0] if lines else None

    def _is_race(self) -> bool:
        return self._cue() is None and super()._is_race()

    def _move(self, seat: Seat) -> None:
        cue = self._cue()
        if cue is not None and not cue.asked and cue.action is not None:
            self._play(cue.seat, cue.action)
        else:
            super()._move(cue.seat if cue else seat)

    def _listed(self) -> list[Choice]:
        """Where the lesson asks for one of them, that one: the others would take the room of the board."""
        cue = self._cue()
        asked = [choice for choice in self.choices if cue and self.offered[choice.number - 1] == cue.action]
        return asked or super()._listed()

    def _below(self, seat: Seat) -> Picture:
        """Below the choices: what there is to say before the decision, with the clauses it teaches."""
        found, lines = super()._below(seat), still_to_come(self.lesson, self.match.log)
        if lines is None:
            return found
        step = self.lesson.steps[lines[0].step] if lines else None
        for paragraph in step.paragraphs if step else self.lesson.closing:
            found += self._coached(paragraph, "bold")
        if step:
            at = {"step": lines[0].step + 1, "steps": len(self.lesson.steps)}
            found += self._coached(say("learn-step", **at, clauses=step.clauses, first=step.clauses[0]), "dim")
        return found

    def _coached(self, text: Text, style: str) -> Picture:
        return wrapped(RichText(f"  {self.speaker.render(text)}", style), console.width, 2)

    def _choose(self, seat: Seat, number: int) -> bool:
        if 1 <= number <= len(self.offered):
            text = beside_the_script(self.match, self._cue(), seat, self.offered[number - 1])
            if text:
                self.speaker.tell(text)
                return False
        return super()._choose(seat, number)


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help=words_of("help-game"))],
    lesson: Annotated[str, typer.Option(help=words_of("help-lesson"))] = "",
    name: Annotated[str, typer.Option(help=words_of("help-name"))] = READER,
    resume: Annotated[Path | None, typer.Option(help=words_of("help-learn-resume"))] = None,
) -> None:
    """Learn a game by playing it: a real match, step by step, with the rules at hand."""
    found = find_game(game)
    chosen = _choose_lesson(found, lesson)
    match = cosmodrome.load(resume) if resume else _new_match(found, chosen, name)
    options = complete_options(found.meta, chosen.options)
    if (match.game.meta.id, match.seed, match.options) != (found.meta.id, chosen.seed, options):
        raise NoLesson(say("learn-other-game", file=str(resume), lesson=chosen.id, command=command()))
    LessonSession(match, resume, chosen).run()


def _choose_lesson(game: Game[Any], wanted: str) -> Lesson:
    if not game.lessons:
        raise NoLesson(say("learn-none", game=game.meta.title))
    lesson = find_lesson(game.lessons, wanted) if wanted else game.lessons[0]
    if lesson is None:
        known = tuple(lesson.id for lesson in game.lessons)
        raise NoLesson(say("learn-unknown", game=game.meta.title, lesson=wanted, known=known))
    return lesson


def _new_match(game: Game[Any], lesson: Lesson, name: str) -> Match:
    bot, person = bot_label(BOT_AFTERWARDS), person_label(name)
    labels = [person if seat == lesson.seat else bot for seat in range(lesson.seats)]
    return Match(game, lesson.seats, lesson.seed, lesson.options, labels)
