"""What every lesson of a game must keep, as far as it can be seen without a table.

Its script can be played, shows what it says, cites clauses that exist, and takes no longer than it may.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.game import Game
from cosmodrome.core.lesson import Cue, Lesson, script, still_to_come
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, Event

WORDS_A_MINUTE, SECONDS_A_DECISION, MINUTES = 200, 10, 10
LONGEST_PARAGRAPH = 50


class Taught(NamedTuple):
    """A lesson with the game it is about."""

    game: Game[Any]
    lesson: Lesson


class Moment(NamedTuple):
    """The match before a line of the script, and what is played there."""

    match: Match
    cue: Cue
    action: Action


def courses(taught: Taught) -> Iterator[list[Action]]:
    """Every way through the script: one, but for the steps where the learner may choose."""
    yield from _courses(taught, [])


def _courses(taught: Taught, played: list[Action]) -> Iterator[list[Action]]:
    lines = script(taught.lesson)
    if len(played) == len(lines):
        yield played
        return
    cue = lines[len(played)]
    choices = [cue.action] if cue.action is not None else _match_after(taught, played).offers(cue.seat)
    assert choices, f"step {cue.step + 1} leaves the learner nothing to choose"
    for action in choices:
        yield from _courses(taught, [*played, action])


def _match_after(taught: Taught, played: list[Action]) -> Match:
    game, lesson = taught
    match = Match(game, lesson.seats, lesson.seed, lesson.options)
    for cue, action in zip(script(lesson), played, strict=False):
        match.play(cue.seat, action)
    return match


def moments(taught: Taught) -> Iterator[Moment]:
    for course in courses(taught):
        match = _match_after(taught, [])
        for cue, action in zip(script(taught.lesson), course, strict=True):
            yield Moment(match, cue, action)
            match.play(cue.seat, action)
        assert still_to_come(taught.lesson, match.log) == ()


def plays_to_its_end(taught: Taught) -> None:
    """Every line is among the offers of a seat that is awaited, whatever the learner chose where that is free."""
    for moment in moments(taught):
        assert moment.cue.seat in moment.match.awaiting
        assert moment.action in moment.match.offers(moment.cue.seat), f"step {moment.cue.step + 1}: {moment.action}"


def shows_what_it_says(taught: Taught) -> None:
    """A step's action, with what follows by itself, brings about the events it is there to show."""
    for course in courses(taught):
        match = _match_after(taught, course)
        seen: dict[int, list[Event]] = {}
        for cue, entry in zip(script(taught.lesson), match.log, strict=True):
            seen.setdefault(cue.step, []).extend(entry.events)
        for number, step in enumerate(taught.lesson.steps):
            for kind in step.shows:
                assert any(isinstance(event, kind) for event in seen[number]), f"step {number + 1}: no {kind.__name__}"


def cites_real_clauses(taught: Taught) -> None:
    """Each step teaches clauses that exist."""
    for number, step in enumerate(taught.lesson.steps, start=1):
        assert step.clauses, f"step {number} teaches no clause"
        for clause in step.clauses:
            assert taught.game.rules.clause(clause), f"step {number}: there is no clause {clause}"


def takes_ten_minutes(taught: Taught) -> None:
    """Reading and deciding together; no paragraph is longer than a breath."""
    lesson = taught.lesson
    assert all(step.paragraphs for step in lesson.steps)
    assert lesson.closing
    paragraphs = [paragraph for step in lesson.steps for paragraph in step.paragraphs] + list(lesson.closing)
    words = [len(catalogue(taught.game.texts.words).render(paragraph).split()) for paragraph in paragraphs]
    assert max(words) <= LONGEST_PARAGRAPH
    assert sum(words) / WORDS_A_MINUTE + len(lesson.steps) * SECONDS_A_DECISION / 60 <= MINUTES


def check_lessons(game: Game[Any]) -> None:
    """`AssertionError` says which step of which lesson does not keep what it promises."""
    ids = [lesson.id for lesson in game.lessons]
    assert len(set(ids)) == len(ids), f"two lessons have one id: {ids}"
    for lesson in game.lessons:
        for check in (plays_to_its_end, shows_what_it_says, cites_real_clauses, takes_ten_minutes):
            try:
                check(Taught(game, lesson))
            except Exception as error:
                error.add_note(f"lesson {lesson.id}: {check.__doc__}")
                raise
