"""Planted faults: games that break the contract on purpose, each caught by the check that is there for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from cosmodrome.core.game import Game, Hints, Measures, Options, Timer
from cosmodrome.core.records import Action, Event, View
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games._template import GAME as LIFT_OFF
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken
from cosmodrome.games._template.state import State
from cosmodrome.games._template.view import LiftOffView
from tests.contract import checks
from tests.contract.walk import Case


def faulty(**parts: Any) -> Game[State]:
    return msgspec.structs.replace(LIFT_OFF, **parts)


class SharingState(State):
    """A clone that shares a list with its origin."""

    __slots__ = ()

    def clone(self) -> State:
        twin = SharingState(*(getattr(super(SharingState, self).clone(), name) for name in State.FIELDS))
        twin.hands = self.hands
        return twin


def sharing_setup(seats: int, options: Options, rng: Rng) -> State:
    state = LIFT_OFF.setup(seats, options, rng)
    return SharingState(*(getattr(state, name) for name in State.FIELDS))


def leaking_pile(state: State, seat: int | None) -> View:
    view = LIFT_OFF.view(state, seat)
    assert isinstance(view, LiftOffView)
    return msgspec.structs.replace(view, rockets_left=sum(state.pile[-1:]))


def leaking_choice(state: State, seat: int | None) -> View:
    view = LIFT_OFF.view(state, seat)
    assert isinstance(view, LiftOffView)
    return msgspec.structs.replace(view, has_chosen=tuple(strength > 3 for strength in state.chosen))


def telling_choice(event: Event, seat: int | None) -> Event | None:
    return event


def timeless(state: State) -> Timer | None:
    """Awaits the clock without saying when it is due."""
    return None


def endless_run(state: State) -> Timer | None:
    """The same run goes on after time has spoken."""
    return Timer(1, 30.0) if state.timer and state.rocket >= 0 else None


def telling_opening(state: State) -> Sequence[Event]:
    return [RocketTaken(state.pile[-1], 0)]


def wrong_offer(state: State, seat: int) -> Sequence[Action]:
    return [*LIFT_OFF.offers(state, seat), ChooseFuel(99)]


def no_offers(state: State, seat: int) -> Sequence[Action]:
    return LIFT_OFF.offers(state, seat)[:0] if state.round == 3 else LIFT_OFF.offers(state, seat)


def lenient(state: State, seat: int, action: Action) -> Refusal | None:
    """Lets anybody choose any card twice."""
    refusal = LIFT_OFF.refuse(state, seat, action)
    return None if refusal and refusal.clause == "LO-2.1" else refusal


def unknown_clause(state: State, seat: int, action: Action) -> Refusal | None:
    refusal = LIFT_OFF.refuse(state, seat, action)
    return refusal and Refusal("LO-9.9", refusal.text)


def changing_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    state.scrapped += ()
    state.round += 1 if LIFT_OFF.refuse(state, seat, action) else 0
    return LIFT_OFF.refuse(state, seat, action)


def peeking_redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Keeps the true generator: a bot could read the future."""
    deal = LIFT_OFF.redeal(state, seat, rng)
    deal.rng = state.rng.clone()
    return deal


def own_hand_redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Forgets what the seat itself holds."""
    return LIFT_OFF.redeal(state, None, rng)


def losing_apply(state: State, seat: int, action: Action) -> list[Event]:
    events = LIFT_OFF.apply(state, seat, action)
    state.scrapped = ()
    return events


def unlucky_apply(state: State, seat: int, action: Action) -> list[Event]:
    """Chance from outside the state: the same actions lead elsewhere."""
    events = LIFT_OFF.apply(state, seat, action)
    if state.pile:
        state.pile = tuple(sorted(state.pile, key=lambda _: OUTSIDE.word()))
    return events


OUTSIDE = Rng.seeded(4)


class HarmlessShown(FuelShown, frozen=True, tag="HarmlessShown"):
    """Reveals cards without saying so."""

    reveals = False


def quiet_apply(state: State, seat: int, action: Action) -> list[Event]:
    events = LIFT_OFF.apply(state, seat, action)
    return [
        HarmlessShown(event.strengths) if isinstance(event, FuelShown) else event
        for event in events
        if isinstance(event, FuelChosen | FuelShown | RocketTaken)
    ]


def wild_evaluation(state: State, seat: int) -> float:
    return LIFT_OFF.hints.evaluate(state, seat) * 2


def nothing_sensible(state: State, seat: int) -> Sequence[Action]:
    return []


def endless_number(state: State, events: Sequence[Event], seat: int) -> Measures:
    return Measures(numbers={"Fuel": {"Left": float("inf")}})


def nameless_thing(state: State, events: Sequence[Event], seat: int) -> Measures:
    return Measures(things={"Rocket": {"": True}})


def meddling_measures(state: State, events: Sequence[Event], seat: int) -> Measures:
    state.spent[seat] = ()
    return Measures()


def endless(state: State, seat: int, action: Action) -> list[Event]:
    events = LIFT_OFF.apply(state, seat, action)
    if state.rocket < 0:
        return events
    state.round = 1
    return events


FAULTS: list[tuple[Callable[[Case, int], None], Game[State]]] = [
    (checks.clones_are_apart, faulty(setup=sharing_setup)),
    (checks.clones_are_apart, faulty(apply=unlucky_apply)),
    (checks.replays, faulty(apply=unlucky_apply)),
    (checks.hidden_stays_hidden, faulty(view=leaking_pile)),
    (checks.hidden_stays_hidden, faulty(view=leaking_choice)),
    (checks.hidden_stays_hidden, faulty(redeal=peeking_redeal)),
    (checks.hidden_stays_hidden, faulty(redeal=own_hand_redeal)),
    (checks.events_tell_no_secrets, faulty(redact=telling_choice)),
    (checks.the_opening_tells_no_secrets, faulty(opening=telling_opening)),
    (checks.undo_gives_nothing_away, faulty(apply=quiet_apply)),
    (checks.time_is_kept, faulty(due=timeless)),
    (checks.time_is_kept, faulty(due=endless_run)),
    (checks.offers_are_good, faulty(offers=wrong_offer)),
    (checks.offers_are_good, faulty(offers=no_offers)),
    (checks.others_are_refused, faulty(refuse=lenient)),
    (checks.others_are_refused, faulty(refuse=unknown_clause)),
    (checks.others_are_refused, faulty(refuse=changing_refusal)),
    (checks.nothing_is_lost, faulty(apply=losing_apply)),
    (checks.hints_are_usable, faulty(hints=Hints(wild_evaluation, LIFT_OFF.offers))),
    (checks.hints_are_usable, faulty(handicaps={"fuel": Hints(LIFT_OFF.hints.evaluate, nothing_sensible)})),
    (checks.ends, faulty(apply=endless)),
    (checks.measures_are_usable, faulty(measures=endless_number)),
    (checks.measures_are_usable, faulty(measures=nameless_thing)),
    (checks.measures_are_usable, faulty(measures=meddling_measures)),
]


def _name(value: object) -> str:
    if isinstance(value, Game):
        return next(n for n, f in msgspec.structs.asdict(value).items() if f is not getattr(LIFT_OFF, n))
    return getattr(value, "__name__", "")


@pytest.mark.parametrize(("check", "game"), FAULTS, ids=_name)
def test_fault_is_caught(check: Callable[[Case, int], None], game: Game[State]) -> None:
    case = Case(game, 3, {"ties": "scrap", "timer": "on" if check is checks.time_is_kept else "off"})
    with pytest.raises((AssertionError, IndexError, ValueError)):
        many_seeds(check, case)


def many_seeds(check: Callable[[Case, int], None], case: Case) -> None:
    for seed in range(20):
        check(case, seed)


@pytest.mark.parametrize("check", checks.CHECKS, ids=_name)
def test_the_sound_game_passes(check: Callable[[Case, int], None]) -> None:
    for timer in ("off", "on"):
        many_seeds(check, Case(LIFT_OFF, 3, {"ties": "scrap", "timer": timer}))
