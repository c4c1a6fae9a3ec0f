"""Chapter 2: steps that everybody does at the same time, and keeping them secret; taking back: `taking_back.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from cosmodrome.core.flow import Answer, Check, Effect, Form, Step, ask, question_of
from cosmodrome.core.records import Action, Event
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.events import AnyEvent, Unveiled
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.state import State

OWN, OTHERS = 1, 2


def open_step(state: State, name: str, seats: Sequence[int]) -> None:
    """LR-2.2: those who have something to do are asked; the step is left out where nobody has."""
    if not seats:
        return
    ask(state, *[Step(name, seat) for seat in seats])
    state.before = tuple(corp.clone() for corp in state.corps[: state.house.people])
    state.said = [()] * state.house.people


def is_done(state: State, seat: int) -> bool:
    """Whether the seat has nothing more to do in a step that all do at once."""
    question = question_of(state, seat)
    return question is None or question.name not in steps.TOGETHER


def close_step(state: State, name: str, events: list[Event]) -> None:
    """LR-2.3: what was done in secret is seen now, or that it was nothing; who was quicker stays unknown."""
    was_secret = state.house.secrecy and bool(state.before)
    state.before = ()
    state.said = [()] * state.house.people
    if was_secret:
        events.append(Unveiled(name))
        events.extend(sorted(state.veiled, key=lambda event: getattr(event, "seat", -1)))
        state.veiled = ()


EFFECTS: dict[type[Action], Effect] = {}
"""What each kind of action does in such a step, for doing it once more."""


def part(kind: type[Action], clause: str, check: Check, effect: Effect, form: Form | None = None) -> Answer:
    """Something done in a step that all do at once, which goes on after it."""
    EFFECTS[kind] = effect
    return Answer(kind, clause, check, partial(do_and_remember, effect), again=True, form=form)


def end(kind: type[Action], clause: str, check: Check, effect: Effect) -> Answer:
    """The end of such a step for one player."""
    return part(kind, clause, check, effect)._replace(again=False)


def do_and_remember(do: Effect, state: State, seat: int, action: Any, events: list[Event]) -> None:
    """Does something in such a step and remembers it."""
    new: list[Any] = []
    do(state, seat, action, new)
    state.said[seat] += (action,)
    events.extend(veil(state, new) if state.house.secrecy else new)


def veil(state: State, new: list[AnyEvent]) -> list[Event]:
    """LR-2.3: shown to the own seat at once and to the others later; all see at once that somebody is done."""
    hidden = [event for event in new if hasattr(event, "veil")]
    state.veiled += tuple(msgspec.structs.replace(event, veil=OTHERS) for event in hidden)
    return [msgspec.structs.replace(event, veil=OWN) if hasattr(event, "veil") else event for event in new]


def partner(state: State, seat: int) -> int:
    """LR-16.8: of four people opposite seats, of two both; -1 where everybody plays alone."""
    house = state.house
    if not house.teams:
        return -1
    return (seat + 2) % 4 if house.people == 4 else 1 - seat


def is_veiled(state: State, seat: int, watcher: int | None) -> bool:
    """LR-2.3: in a secret step others see nothing; partners load shared ships and see each other."""
    if not state.house.secrecy or not state.before or watcher == seat:
        return False
    return watcher is None or watcher < 0 or partner(state, watcher) != seat


def known_of(state: State, seat: int, watcher: int | None) -> Corporation:
    """LR-2.3: of somebody else's secret step only how it began."""
    return state.before[seat] if is_veiled(state, seat, watcher) else state.corps[seat]
