"""A lesson at a table: leaving it, playing on after it, people who come in between, and what is stored."""

from __future__ import annotations

import msgspec
import pytest

from cosmodrome.core.lesson import script
from cosmodrome.core.records import revive
from cosmodrome.games._template import GAME
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.words.lesson import LEARNER, LIFT_OFF, RIVAL
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import next_moment
from cosmodrome.table.showing import Viewer, showing
from tests.contract.lessons import follow
from tests.table.seating import Seating, data
from tests.words import english


@pytest.fixture
def lesson() -> Seating:
    return Seating.lesson(GAME, LIFT_OFF)


def test_another_choice_is_refused_by_name_and_the_one_asked_for_is_taken(lesson: Seating) -> None:
    refusal = lesson.play("ada", LEARNER, ChooseFuel(6))
    assert refusal is not None
    assert english(GAME, refusal.text) == "The lesson asks for this: Choose fuel 5."
    assert lesson.play("ada", LEARNER, ChooseFuel(5)) is None


def test_what_the_rules_refuse_is_refused_by_the_rules(lesson: Seating) -> None:
    refusal = lesson.play("ada", LEARNER, ChooseFuel(1))
    assert refusal is not None
    assert refusal.clause == "LO-1.2"


def test_the_rival_waits_for_the_learner_and_then_plays_its_line(lesson: Seating) -> None:
    assert RIVAL in lesson.match.awaiting
    assert lesson.table.awaited_bots() == []
    lesson.play("ada", LEARNER, ChooseFuel(5))
    assert lesson.table.awaited_bots() == [RIVAL]
    assert lesson.table.cue() == (0, RIVAL, ChooseFuel(2), False)
    assert lesson.hello("ada").showing.decisions == ()


def test_after_the_lesson_the_game_goes_on_freely(lesson: Seating) -> None:
    for cue in script(LIFT_OFF):
        follow(lesson, cue)
    assert lesson.table.awaited_bots() == [RIVAL]
    lesson.act_by_itself(RIVAL, lesson.match.offers(RIVAL)[0])
    now = lesson.hello("ada").showing.lesson
    assert now is not None, "the closing word stays until the learner acts"
    assert now.done
    assert lesson.hello("ada").showing.decisions
    assert lesson.act("ada", LEARNER, -1) is None
    assert lesson.hello("ada").showing.lesson is None
    assert lesson.give("ben", p.Sit("a", RIVAL)) is None


def test_a_lesson_can_be_left_by_the_learner_only(lesson: Seating) -> None:
    refusal = lesson.give("ben", p.LeaveLesson("a"))
    assert refusal is not None
    assert refusal.text == "That is not your seat."
    assert lesson.give("ada", p.LeaveLesson("b")) is None
    assert lesson.hello("ada").showing.lesson is None
    assert lesson.play("ada", LEARNER, ChooseFuel(6)) is None
    assert lesson.table.awaited_bots() == [RIVAL]
    assert lesson.table.cue() is None
    assert lesson.give("ada", p.LeaveLesson("c")) is None


def test_nobody_takes_a_seat_in_the_middle_of_a_lesson(lesson: Seating) -> None:
    refusal = lesson.give("ben", p.Sit("a", RIVAL))
    assert refusal is not None
    assert "A lesson is under way" in english(None, refusal.text)


def test_a_stand_in_plays_the_learners_lines(lesson: Seating) -> None:
    lesson.give("ada", p.Leave("a", LEARNER))
    assert lesson.table.awaited_bots() == [LEARNER]
    cue = lesson.table.cue()
    assert cue is not None
    assert cue.action == ChooseFuel(5)


def test_a_script_that_does_not_fit_any_more_is_an_ordinary_game() -> None:
    steps = (msgspec.structs.replace(LIFT_OFF.steps[0], action=ChooseFuel(1)), *LIFT_OFF.steps[1:])
    lesson = Seating.lesson(GAME, msgspec.structs.replace(LIFT_OFF, steps=steps))
    assert lesson.hello("ada").showing.lesson is None
    assert lesson.table.awaited_bots() == [RIVAL]
    assert lesson.act("ada", LEARNER) is None


def test_time_waits_for_the_script_and_runs_once_the_lesson_is_left() -> None:
    timed = msgspec.structs.replace(LIFT_OFF, options={**LIFT_OFF.options, "timer": "on"})
    lesson = Seating.lesson(GAME, timed)
    assert lesson.match.timer is not None
    lesson.now += 1_000
    assert lesson.table.cue() is not None
    assert next_moment(lesson.table) is None
    assert lesson.give("ada", p.LeaveLesson("a")) is None
    assert next_moment(lesson.table) == lesson.now + lesson.match.timer.seconds


def test_the_lesson_is_the_same_when_built_again_from_the_store(lesson: Seating) -> None:
    for cue in script(LIFT_OFF)[:2]:
        follow(lesson, cue)
    again = showing(lesson.rebuilt(), Viewer("ada", lesson.now, {})).lesson
    assert again is not None
    assert again.step == 2
    assert again == lesson.hello("ada").showing.lesson
    lesson.give("ada", p.LeaveLesson("a"))
    assert lesson.rebuilt().lesson is None


def test_a_table_stored_before_there_were_lessons_still_opens() -> None:
    stored = data(Seating().opened)
    del stored["lesson"]
    opened = revive(stored, ev.TableOpened)
    assert opened.lesson == ""
