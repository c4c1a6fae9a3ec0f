"""All three chapters of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import CLOCK, Options, Outcome, Seat, Timer
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games._template.actions import ChooseFuel, TimeUp
from cosmodrome.games._template.components import DATA, ROCKETS, ROUNDS
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken, RocketTurnedUp, TimeRanOut
from cosmodrome.games._template.state import Cards, State

SECONDS = 30.0
"""To choose in, where the timer is on."""


def refuse_setup(seats: int, options: Options) -> Refusal | None:
    return None


def setup(seats: int, options: Options, rng: Rng) -> State:
    """LO-1.1 to LO-1.3, and the first rocket (LO-2.1)."""
    pile = list(range(len(ROCKETS)))
    rng.shuffle(pile)
    strengths = DATA.fuel.strengths
    away = [rng.choice(strengths) for _ in range(seats)]
    return State(
        rng=rng,
        scrap=options["ties"] == "scrap",
        timer=options["timer"] == "on",
        round=1,
        rocket=pile.pop(),
        pile=tuple(pile),
        scrapped=(),
        hands=[tuple(card for card in strengths if card != gone) for gone in away],
        away=away,
        chosen=[0] * seats,
        spent=[()] * seats,
        won=[()] * seats,
    )


def awaiting(state: State) -> Sequence[Seat]:
    """LO-2.1: everybody who has not chosen, at once; LO-2.4: the clock."""
    if state.rocket < 0:
        return ()
    seats = [seat for seat, strength in enumerate(state.chosen) if strength == 0]
    return [*seats, CLOCK] if state.timer else seats


def due(state: State) -> Timer | None:
    """LO-2.4: each round has its own time."""
    return Timer(state.round, SECONDS) if state.timer and state.rocket >= 0 else None


def offers(state: State, seat: Seat) -> Sequence[Action]:
    if seat == CLOCK:
        return [TimeUp()]
    return [ChooseFuel(strength) for strength in state.hands[seat]]


def wishes(state: State, seat: Seat) -> Sequence[Action]:
    return [ChooseFuel(strength) for strength in DATA.fuel.strengths] if seat != CLOCK else offers(state, seat)


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    if state.rocket < 0:
        return Refusal("LO-3.1", "The game is over.")
    if isinstance(action, TimeUp) or seat == CLOCK:
        return _refuse_time(state, seat, action)
    if state.chosen[seat]:
        return Refusal("LO-2.1", "You have chosen already.")
    if not isinstance(action, ChooseFuel) or action.strength not in state.hands[seat]:
        return Refusal("LO-1.2", "That fuel card is not in your hand.", {"hand": str(state.hands[seat])})
    return None


def _refuse_time(state: State, seat: Seat, action: Action) -> Refusal | None:
    if state.timer and seat == CLOCK and isinstance(action, TimeUp):
        return None
    return Refusal("LO-2.4", "Only the timer calls time, and only where it is on.", {"timer": state.timer})


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    told: list[Event] = []
    if isinstance(action, ChooseFuel):
        _choose(state, seat, action.strength, told)
    else:
        told.append(TimeRanOut())
        for late in [late for late, strength in enumerate(state.chosen) if strength == 0]:
            _choose(state, late, state.rng.choice(state.hands[late]), told)
    if all(state.chosen):
        _show(state, told)
    return told


def _choose(state: State, seat: Seat, strength: int, told: list[Event]) -> None:
    """LO-2.1."""
    state.chosen[seat] = strength
    state.hands[seat] = tuple(card for card in state.hands[seat] if card != strength)
    told.append(FuelChosen(seat, strength))


def _show(state: State, told: list[Event]) -> None:
    """LO-2.2."""
    told.append(FuelShown(tuple(state.chosen)))
    winner = _strongest(state)
    if winner < 0:
        state.scrapped += (state.rocket,)
    else:
        state.won[winner] += (state.rocket,)
    told.append(RocketTaken(state.rocket, winner))
    for seat, strength in enumerate(state.chosen):
        state.spent[seat] += (strength,)
        state.chosen[seat] = 0
    _next_rocket(state, told)


def _strongest(state: State) -> Seat:
    """LO-2.2, LO-2.3; -1: nobody."""
    counted = list(state.chosen) if state.scrap else [card for card in state.chosen if state.chosen.count(card) == 1]
    if not counted or state.chosen.count(max(counted)) > 1:
        return -1
    return state.chosen.index(max(counted))


def _next_rocket(state: State, told: list[Event]) -> None:
    """LO-2.1, LO-3.1."""
    if state.round == ROUNDS:
        state.rocket = -1
        return
    state.round += 1
    state.rocket, state.pile = state.pile[-1], state.pile[:-1]
    told.append(RocketTurnedUp(state.rocket))


def score(rockets: Cards) -> int:
    return sum(ROCKETS[rocket].points for rocket in rockets)


def outcome(state: State) -> Outcome | None:
    """LO-3.1."""
    if state.rocket >= 0:
        return None
    scores = tuple(score(rockets) for rockets in state.won)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(
        scores=scores,
        places=places,
        winners=winners,
        sheet=tuple({"Rockets": own} for own in scores),
        titles=tuple("Winner" if place == 1 else "-" for place in places),
        verdict=f"{' and '.join(f'{{{seat}}}' for seat in winners)} won with {max(scores)} points (LO-3.1).",
    )


def census(state: State) -> Sequence[str]:
    """Every rocket and every fuel card, wherever it lies."""
    shown = [state.rocket] if state.rocket >= 0 else []
    rockets = [*shown, *state.pile, *state.scrapped, *(rocket for won in state.won for rocket in won)]
    fuel = [
        f"fuel {strength} of {seat}"
        for seat, hand in enumerate(state.hands)
        for strength in (*hand, *state.spent[seat], state.away[seat], state.chosen[seat])
        if strength
    ]
    return [f"rocket {rocket}" for rocket in sorted(rockets)] + sorted(fuel)
