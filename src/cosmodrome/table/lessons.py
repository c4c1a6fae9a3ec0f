"""A lesson at a table: what the learner is told now, and why another action than the one asked for has to wait."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.lesson import Cue, Lesson
from cosmodrome.core.match import Match
from cosmodrome.core.message import Message, say
from cosmodrome.core.records import Action, plain
from cosmodrome.table import protocol as p
from cosmodrome.table.table import Table


def lesson_now(table: Table, seats: Sequence[Seat]) -> p.LessonNow | None:
    """For the learner only, until the first action after the lesson."""
    lesson, lines = table.lesson, table.lesson_lines()
    if lesson is None or lines is None or lesson.seat not in seats:
        return None
    if not lines:
        return _closing(lesson)
    cue = table.cue()
    return _step(lesson, cue) if cue else None


def steps_done(table: Table) -> int:
    """Of the lesson, by the learner."""
    lesson, lines = table.lesson, table.lesson_lines()
    if lesson is None or lines is None:
        return 0
    return lines[0].step if lines else len(lesson.steps)


def beside_the_script(match: Match, cue: Cue | None, seat: Seat, action: Action) -> Message | None:
    """Why this action, which the rules allow, has to wait; None where it is the one asked for."""
    if cue is None:
        return None
    if not cue.asked or cue.seat != seat:
        return say("lesson-wait")
    if cue.action is None or cue.action == action:
        return None
    return say("lesson-asks", offer=match.game.texts.offer(match.view(seat), cue.action).text)


def _step(lesson: Lesson, cue: Cue) -> p.LessonNow:
    step = lesson.steps[cue.step]
    action = plain(cue.action) if cue.asked and cue.action is not None else None
    return p.LessonNow(lesson.title, cue.step + 1, len(lesson.steps), step.paragraphs, step.clauses, action, done=False)


def _closing(lesson: Lesson) -> p.LessonNow:
    count = len(lesson.steps)
    return p.LessonNow(lesson.title, count, count, lesson.closing, (), None, done=True)
