"""Lessons: an ordinary match from a known seed, with a script beside it that says what to do next and why.

How far somebody has come is read from the match's log alone, so undo, reload and replay need nothing of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from cosmodrome.core.message import Message, Text
from cosmodrome.core.records import Action, Event


class LessonStep(msgspec.Struct, frozen=True):
    """One decision of the learner."""

    paragraphs: tuple[Text, ...]
    """Short, read one after another before the decision is asked."""
    clauses: tuple[str, ...]
    """What of the rules it teaches."""
    action: Action | None = None
    """What the learner is asked to do; None: whatever the learner likes."""
    shows: tuple[type[Event], ...] = ()
    """What the action, with all that follows by itself, must bring about."""
    then: tuple[tuple[int, Action], ...] = ()
    """What follows by itself, by seat: the others' actions, or the learner's own where they are known well by now."""


class Lesson(msgspec.Struct, frozen=True):
    id: str
    title: Text
    text: Text
    """One sentence for a list of lessons."""
    seats: int
    options: Mapping[str, str]
    seed: int
    seat: int
    """The learner's."""
    steps: tuple[LessonStep, ...]
    closing: tuple[Text, ...]
    """Said after the last step; from then on the game goes on freely."""


def paragraphs(prefix: str, count: int, **args: Any) -> tuple[Message, ...]:
    """The messages `prefix-1`, `prefix-2` and so on, each with these arguments."""
    return tuple([Message(f"{prefix}-{number}", args) for number in range(1, count + 1)])


class Cue(NamedTuple):
    """One line of the script."""

    step: int
    """Which step it belongs to, counted from 0."""
    seat: int
    action: Action | None
    asked: bool
    """Asked of the learner; the other lines follow by themselves."""


class Move(Protocol):
    """An entry of a match's log."""

    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> Action: ...


def script(lesson: Lesson) -> tuple[Cue, ...]:
    """All lines in order."""
    lines: list[Cue] = []
    for number, step in enumerate(lesson.steps):
        lines.append(Cue(number, lesson.seat, step.action, asked=True))
        lines += [Cue(number, seat, action, asked=False) for seat, action in step.then]
    return tuple(lines)


def still_to_come(lesson: Lesson, log: Sequence[Move]) -> tuple[Cue, ...] | None:
    """The lines not played yet: none after the last one, until the learner acts again.

    None where the match has gone on from there, or another way.
    """
    lines = script(lesson)
    on_their_own = any(move.seat == lesson.seat for move in log[len(lines) :])
    if on_their_own or not all(map(_fits, lines, log)):
        return None
    return lines[len(log) :]


def _fits(cue: Cue, move: Move) -> bool:
    return cue.seat == move.seat and cue.action in {None, move.action}


def find_lesson(lessons: Sequence[Lesson], lesson_id: str) -> Lesson | None:
    return next((lesson for lesson in lessons if lesson.id == lesson_id), None)
