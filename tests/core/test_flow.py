"""The flow: names, questions that are not asked, and those with one answer."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.core.flow import Answer, Flow, GameState, Question, Step, ask, ask_only, do_next, legal, no_effect
from cosmodrome.core.records import Action, Event
from cosmodrome.core.rng import Rng
from tests.words import english


class Go(Action, frozen=True):
    pass


class Gone(Event, frozen=True):
    seat: int


def gone(state: GameState, seat: int, action: Go, events: list[Event]) -> None:
    events.append(Gone(seat))


def flow(**details: Any) -> Flow:
    """Two seats are asked one after the other whether they go."""

    def begin(state: GameState, step: Step, events: list[Event]) -> None:
        do_next(state, Step("go", 0), Step("go", 1))

    return Flow(
        __name__,
        setup=lambda _, __, rng: GameState(rng=rng, agenda=[Step("begin")]),
        steps={"begin": begin},
        questions=(
            Question("go", "XX-1.1", (Answer(Go, "XX-1.1", legal, gone),), offers=lambda *_: [Go()], **details),
        ),
        over="XX-1.2",
    )


def test_a_name_is_a_step_or_a_question() -> None:
    with pytest.raises(AssertionError, match="either steps or questions, not both: go"):
        Flow(
            __name__,
            setup=lambda *_: None,
            steps={"go": lambda *_: None},
            questions=(Question("go", "XX-1.1", (Answer(Go, "XX-1.1", legal, no_effect),), lambda *_: [Go()]),),
            over="XX-1.2",
        )


def test_a_question_offers_something() -> None:
    with pytest.raises(AssertionError, match="go has neither a menu nor offers"):
        Flow(__name__, setup=lambda *_: None, steps={}, questions=(Question("go", "XX-1.1", ()),), over="XX-1.2")


def test_an_unknown_step_is_named() -> None:
    state, _ = flow().setup(2, {}, Rng.seeded(1))
    state.agenda.append(Step("gone"))
    with pytest.raises(AssertionError, match="neither a step nor a question of the flow: gone"):
        flow().apply(state, 0, Go())


def test_who_is_not_asked_is_passed_over() -> None:
    state, events = flow(asked_if=lambda _, seat: seat == 1).setup(2, {}, Rng.seeded(1))
    assert state.asked == (Step("go", 1),)
    assert events == []


def test_the_only_action_is_taken() -> None:
    state, events = flow(forced=lambda _, seat: Go() if seat == 0 else None).setup(2, {}, Rng.seeded(1))
    assert state.asked == (Step("go", 1),)
    assert events == [Gone(0)]


def test_people_read_the_title() -> None:
    class Stop(Action, frozen=True):
        pass

    course = flow(title="Off we go")
    state, _ = course.setup(2, {}, Rng.seeded(1))
    refusal = course.refuse(state, 0, Stop())
    assert refusal is not None
    assert english(None, refusal.text) == "You cannot do this now. The current step is: Off we go."
    assert course.title("go") == "Off we go"
    assert flow().title("go") == "go"


def test_asking_only_some_ends_all_other_questions() -> None:
    state, _ = flow().setup(2, {}, Rng.seeded(1))
    ask(state, Step("go", 1))
    assert [step.seat for step in state.asked] == [0, 1]
    ask_only(state, Step("go", 1))
    assert [step.seat for step in state.asked] == [1]


def test_there_is_a_pause_between_two_things_that_happen() -> None:
    """After the effect and after each step with an event, but not after the last and not after one without."""

    def count(state: GameState, step: Step, events: list[Event]) -> None:
        events.extend([Gone(step.value)] * (step.value > 0))

    def begin(state: GameState, step: Step, events: list[Event]) -> None:
        do_next(state, Step("go", 0), *[Step("count", value=value) for value in (0, 7, 8, 0, 9)])

    course = Flow(
        __name__,
        setup=lambda _, __, rng: GameState(rng=rng, agenda=[Step("begin")]),
        steps={"begin": begin, "count": count},
        questions=(Question("go", "XX-1.1", (Answer(Go, "XX-1.1", legal, gone),), offers=lambda *_: [Go()]),),
        over="XX-1.2",
    )
    state, _ = course.setup(1, {}, Rng.seeded(1))
    twin, seen = state.clone(), list[tuple[int, int]]()
    events = course.apply(state, 0, Go(), lambda now, told: seen.append((len(told), len(now.agenda))))
    assert events == [Gone(0), Gone(7), Gone(8), Gone(9)] == course.apply(twin, 0, Go())
    assert seen == [(1, 5), (2, 3), (3, 2)]


def test_without_steps_to_come_there_is_no_pause() -> None:
    state, _ = flow().setup(2, {}, Rng.seeded(1))
    seen: list[int] = []
    flow().apply(state, 0, Go(), lambda _, told: seen.append(len(told)))
    assert seen == [1]
    flow().apply(state, 1, Go(), lambda _, told: seen.append(len(told)))
    assert seen == [1]
