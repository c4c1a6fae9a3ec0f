"""How a game goes: in each round a rocket is turned up, everybody chooses fuel, and the strongest takes the rocket."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import CLOCK, Answer, Flow, Question, Seat, Step, ask, close, do_next, legal
from cosmodrome.core.game import Options
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games._template.actions import ChooseFuel, TimeUp
from cosmodrome.games._template.data.components import DATA, ROCKETS, ROUNDS
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken, RocketTurnedUp, TimeRanOut
from cosmodrome.games._template.rules.scoring import strongest
from cosmodrome.games._template.state import State

ROUND, SHOW = "round", "show"
FUEL, TIME = "fuel", "time"
"""Steps and questions by name."""
SECONDS = 30.0
"""To choose in, where the timer is on."""
NO_ROCKET = -1


def set_up(seats: int, options: Options, rng: Rng) -> State:
    """LO-1.1 to LO-1.3."""
    pile = list(range(len(ROCKETS)))
    rng.shuffle(pile)
    strengths = DATA.fuel.strengths
    away = [rng.choice(strengths) for _ in range(seats)]
    return State(
        rng=rng,
        agenda=[Step(ROUND)],
        scrap=options["ties"] == "scrap",
        timer=options["timer"] == "on",
        pile=tuple(pile),
        hands=[tuple(card for card in strengths if card != gone) for gone in away],
        away=away,
        chosen=[0] * seats,
        spent=[()] * seats,
        won=[()] * seats,
    )


def begin_round(state: State, step: Step, events: list[Event]) -> None:
    """LO-2.1: a rocket is turned up, and everybody chooses at once; LO-2.4: while the timer runs."""
    state.round += 1
    state.rocket, state.pile = state.pile[-1], state.pile[:-1]
    events.append(RocketTurnedUp(state.rocket))
    ask(state, *[Step(FUEL, seat, state.round) for seat in range(len(state.hands))])
    if state.timer:
        ask(state, Step(TIME, CLOCK, state.round))
    do_next(state, Step(SHOW))


def show_fuel(state: State, step: Step, events: list[Event]) -> None:
    """LO-2.2; LO-3.1: after the last round the game is over."""
    events.append(FuelShown(tuple(state.chosen)))
    winner = strongest(state)
    if winner < 0:
        state.scrapped += (state.rocket,)
    else:
        state.won[winner] += (state.rocket,)
    events.append(RocketTaken(state.rocket, winner))
    for seat, strength in enumerate(state.chosen):
        state.spent[seat] += (strength,)
        state.chosen[seat] = 0
    state.rocket = NO_ROCKET
    if state.round < ROUNDS:
        do_next(state, Step(ROUND))


def fuel_cards(state: State, seat: Seat) -> Sequence[Action]:
    return [ChooseFuel(strength) for strength in DATA.fuel.strengths]


def check_fuel(state: State, seat: Seat, action: ChooseFuel) -> Refusal | None:
    """LO-1.2."""
    if action.strength not in state.hands[seat]:
        hand = state.hands[seat]
        return Refusal("LO-1.2", say("not-in-hand", strength=action.strength, hand=hand))
    return None


def choose_fuel(state: State, seat: Seat, action: ChooseFuel, events: list[Event]) -> None:
    """LO-2.1; the clock stops with the last choice."""
    _choose(state, seat, action.strength, events)
    if all(state.chosen):
        close(state, CLOCK)


def time_up(state: State, seat: Seat, action: TimeUp, events: list[Event]) -> None:
    """LO-2.4: chance chooses for those who have not."""
    events.append(TimeRanOut())
    for late in [late for late, strength in enumerate(state.chosen) if strength == 0]:
        _choose(state, late, state.rng.choice(state.hands[late]), events)
        close(state, late)


def _choose(state: State, seat: Seat, strength: int, events: list[Event]) -> None:
    """LO-2.1."""
    state.chosen[seat] = strength
    state.hands[seat] = tuple(card for card in state.hands[seat] if card != strength)
    events.append(FuelChosen(seat, strength))


FLOW = Flow(
    __name__,
    setup=set_up,
    steps={ROUND: begin_round, SHOW: show_fuel},
    questions=(
        Question(
            FUEL,
            "LO-2.1",
            [Answer(ChooseFuel, "LO-2.1", check_fuel, choose_fuel)],
            fuel_cards,
            title=say("step-fuel"),
        ),
        Question(
            TIME,
            "LO-2.4",
            [Answer(TimeUp, "LO-2.4", legal, time_up)],
            offers=lambda state, seat: [TimeUp()],
            seconds=lambda state: SECONDS,
            title=say("step-timer"),
        ),
    ),
    over="LO-3.1",
)
