"""Every lesson of every registered game keeps what a lesson promises; lessons gone wrong are caught."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cosmodrome.core.lesson import Lesson, LessonStep
from cosmodrome.games._template import GAME
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.events import TimeRanOut
from cosmodrome.games._template.words.lesson import LIFT_OFF
from cosmodrome.games.registry import TEMPLATE, find_game, game_ids
from cosmodrome.testing import check_lessons
from cosmodrome.testing.lessons import (
    Taught,
    cites_real_clauses,
    plays_to_its_end,
    shows_what_it_says,
    takes_ten_minutes,
)
from tests.contract.lessons import CHECKS, Check, refuses_the_rest

LESSONS = [Taught(game, lesson) for game in map(find_game, [*game_ids(), *TEMPLATE]) for lesson in game.lessons]


def _name(value: object) -> str:
    return f"{value.game.meta.id}-{value.lesson.id}" if isinstance(value, Taught) else getattr(value, "__name__", "")


@pytest.mark.parametrize("check", CHECKS, ids=_name)
@pytest.mark.parametrize("taught", LESSONS, ids=_name)
def test_lesson(taught: Taught, check: Check) -> None:
    check(taught)


def test_ids_are_different() -> None:
    names = [(taught.game.meta.id, taught.lesson.id) for taught in LESSONS]
    assert len(set(names)) == len(names)


def changed(number: int, **parts: Any) -> Lesson:
    """The template's lesson with something else in one step."""
    steps = list(LIFT_OFF.steps)
    steps[number] = msgspec.structs.replace(steps[number], **parts)
    return msgspec.structs.replace(LIFT_OFF, steps=tuple(steps))


LONG = ("word " * 49,) * 45
EXTRA = LessonStep(("Again.",), ("LO-2.1",), ChooseFuel(5))

FAULTS: list[tuple[Check, Lesson]] = [
    (plays_to_its_end, changed(0, action=ChooseFuel(1))),
    (plays_to_its_end, changed(0, then=((1, ChooseFuel(3)),))),
    (plays_to_its_end, changed(0, then=())),
    (plays_to_its_end, changed(1, then=((1, ChooseFuel(1)),))),
    (plays_to_its_end, msgspec.structs.replace(LIFT_OFF, seed=4)),
    (plays_to_its_end, msgspec.structs.replace(LIFT_OFF, steps=(*LIFT_OFF.steps, EXTRA))),
    (shows_what_it_says, changed(1, shows=(TimeRanOut,))),
    (cites_real_clauses, changed(1, clauses=("LO-9.9",))),
    (cites_real_clauses, changed(1, clauses=())),
    (takes_ten_minutes, changed(0, paragraphs=LONG)),
    (takes_ten_minutes, changed(0, paragraphs=("word " * 60,))),
    (refuses_the_rest, changed(0, action=ChooseFuel(1))),
]


@pytest.mark.parametrize(("check", "lesson"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_wrong_script_is_caught(check: Check, lesson: Lesson) -> None:
    with pytest.raises((AssertionError, ValueError)):
        check(Taught(GAME, lesson))


def test_all_lessons_of_a_game_are_checked_at_once() -> None:
    check_lessons(GAME)
    wrong = msgspec.structs.replace(GAME, lessons=(changed(0, action=ChooseFuel(1)),))
    with pytest.raises(ValueError, match="Fuel 1 is not in your hand") as caught:
        check_lessons(wrong)
    assert caught.value.__notes__[0].startswith("lesson lift-off: Every line is among the offers")
