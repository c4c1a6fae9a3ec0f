"""Chapter 2: taking back what one did in a step that everybody does at the same time."""

from __future__ import annotations

from cosmodrome.core.flow import Answer, Menu, form_of, question_of
from cosmodrome.core.message import say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import TakeBack
from cosmodrome.games.lunar_rush.events import TakenBack
from cosmodrome.games.lunar_rush.rules import loading, steps
from cosmodrome.games.lunar_rush.rules.lanes import fast_lanes
from cosmodrome.games.lunar_rush.rules.together import EFFECTS, veil
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import lane_text


def taking_back(offers: Menu) -> Menu:
    """A menu that has it too; nobody looks for taking back what was not done."""
    return lambda state, seat: [*offers(state, seat), *([TakeBack()] if state.said[seat] else [])]


def check_take_back(state: State, seat: int, action: TakeBack) -> Refusal | None:
    """LR-2.2; LR-16.1: a partner may have filled the space since."""
    if not state.said[seat]:
        return Refusal("LR-2.2", say("nothing-to-take-back"))
    question = question_of(state, seat)
    if not state.house.teams or question is None or question.name != steps.LOAD_DOWN:
        return None
    trial = state.clone()
    take_back(trial, seat, action, [])
    for owner, ship in loading.shared_ships(trial, seat):
        own = sum(loading.aboard(trial.corps[seat], ship.lane))
        if own > loading.free_spaces(trial, seat, owner, ship):
            return Refusal("LR-16.1", say("partner-loaded", lane=lane_text(ship.lane, fast_lanes(state))))
    return None


def take_back(state: State, seat: int, action: TakeBack, events: list[Event]) -> None:
    """The step is done again from its beginning without the last thing said."""
    again = state.said[seat][:-1]
    state.corps[seat] = state.before[seat].clone()
    state.said[seat] = ()
    for earlier in again:
        EFFECTS[type(earlier)](state, seat, earlier, [])
    state.said[seat] = again
    new = [TakenBack(seat)]
    events.extend(veil(state, list(new)) if state.house.secrecy else new)


TAKE_BACK = Answer(
    TakeBack,
    "LR-2.2",
    check_take_back,
    take_back,
    again=True,
    form=form_of(TakeBack, lambda state, seat, picks: ()),
)
"""Not among the offers, which lead on."""
