"""What every lesson of every game must keep, check by check; `test_lessons.py` also turns them on lessons gone wrong.

The table is asked as a page would ask it, so that what is proved here is what a learner meets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cosmodrome.core.game import Game
from cosmodrome.core.lesson import Cue, Lesson, script, still_to_come
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, Event, digest, plain
from tests.table.seating import Seating
from tests.words import english

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


Check = Callable[[Taught], None]


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
        assert moment.action in moment.match.offers(moment.cue.seat), moment.cue


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
    words = [len(english(taught.game, paragraph).split()) for paragraph in paragraphs]
    assert max(words) <= LONGEST_PARAGRAPH
    assert sum(words) / WORDS_A_MINUTE + len(lesson.steps) * SECONDS_A_DECISION / 60 <= MINUTES


def seated(taught: Taught) -> Seating:
    """The lesson at a table: Ada learns, bots hold the other seats."""
    return Seating.lesson(taught.game, taught.lesson)


def refuses_the_rest(taught: Taught) -> None:
    """At each decision every other offer is refused, in friendly words, and nothing changes."""
    table = seated(taught)
    for cue in script(taught.lesson):
        if cue.asked and cue.action is not None:
            match = table.match
            before = digest(match.snapshot()), len(match.log), table.table.number
            for other in match.offers(cue.seat):
                if other != cue.action:
                    assert "lesson-asks" in str(table.play("ada", cue.seat, other))
            assert (digest(match.snapshot()), len(match.log), table.table.number) == before
        follow(table, cue)


def follow(table: Seating, cue: Cue) -> None:
    """The learner does as asked (the first offer where all are free); what follows by itself does."""
    action = cue.action or table.match.offers(cue.seat)[0]
    if cue.asked:
        assert table.play("ada", cue.seat, action) is None
    else:
        assert table.table.awaited_bots() == [cue.seat]
        table.act_by_itself(cue.seat, action)


def tells_the_learner_alone(taught: Taught) -> None:
    """Step by step to the closing word; nobody else is told anything of it, and no other seat's choice is in it."""
    table = seated(taught)
    for cue in script(taught.lesson):
        now = table.hello("ada").showing.lesson
        assert now is not None
        assert (now.step, now.done) == (cue.step + 1, False)
        assert now.action == (plain(cue.action) if cue.asked and cue.action is not None else None)
        assert table.hello("eve").showing.lesson is None
        follow(table, cue)
    now = table.hello("ada").showing.lesson
    assert now is not None
    assert (now.paragraphs, now.done) == (taught.lesson.closing, True)


def undo_goes_back(taught: Taught) -> None:
    """Where an action may be taken back, the lesson is where it was before it, and can be followed again."""
    table = seated(taught)
    for cue in script(taught.lesson):
        before = table.hello("ada").showing.lesson
        follow(table, cue)
        if cue.asked and table.match.why_no_undo(cue.seat) is None:
            assert table.undo("ada", cue.seat) is None
            assert table.hello("ada").showing.lesson == before
            follow(table, cue)


CHECKS: list[Check] = [
    plays_to_its_end,
    shows_what_it_says,
    cites_real_clauses,
    takes_ten_minutes,
    refuses_the_rest,
    tells_the_learner_alone,
    undo_goes_back,
]
