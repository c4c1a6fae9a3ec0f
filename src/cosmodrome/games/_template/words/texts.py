"""Words for people: offers, events, the board and the component tables."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.records import Action, Event
from cosmodrome.core.texts import Block, Line, Prompt
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.data.components import DATA, ROCKETS, ROUNDS
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken, RocketTurnedUp
from cosmodrome.games._template.rules.flow import score
from cosmodrome.games._template.view.table import LiftOffView


def offer(view: LiftOffView, action: Action) -> Line:
    if isinstance(action, ChooseFuel):
        return Line(f"Choose fuel {action.strength}", "LO-2.1")
    return Line("Call time", "LO-2.4")


def narrate(event: Event) -> Line:
    match event:
        case FuelChosen(seat=seat):
            return Line(f"{{{seat}}} chose a fuel card.", "LO-2.1")
        case FuelShown(strengths=strengths):
            shown = ", ".join(f"{{{seat}}} {strength}" for seat, strength in enumerate(strengths))
            return Line(f"Fuel shown: {shown}.", "LO-2.2")
        case RocketTaken(rocket=rocket, seat=seat) if seat >= 0:
            return Line(f"{{{seat}}} took the {ROCKETS[rocket].name}.", "LO-2.2")
        case RocketTaken(rocket=rocket):
            return Line(f"The {ROCKETS[rocket].name} was scrapped.", "LO-2.3")
        case RocketTurnedUp(rocket=rocket):
            return Line(f"Next: the {ROCKETS[rocket].name}, {ROCKETS[rocket].points} points.", "LO-2.1")
    return Line("Time ran out.", "LO-2.4")


def board(view: LiftOffView) -> Sequence[Block]:
    prize = ROCKETS[view.rocket].name if view.rocket >= 0 else "no rocket"
    rows = tuple(
        (f"{{{seat}}}", str(score(won)), " ".join(map(str, view.spent[seat])), "yes" if view.has_chosen[seat] else "no")
        for seat, won in enumerate(view.won)
    )
    hand = f"Your hand: {' '.join(map(str, view.hand))}." if view.hand else ""
    return (Block(f"Round {view.round}: {prize}", ("Player", "Points", "Spent", "Has chosen"), rows, hand),)


def prompt(view: LiftOffView) -> Prompt:
    steps = tuple(f"Round {number}" for number in range(1, ROUNDS + 1))
    if view.rocket < 0:
        return Prompt(steps, -1, "The game is over", "")
    return Prompt(steps, view.round - 1, "Choose a fuel card", "In secret; the highest takes the rocket.")


def components() -> Sequence[Block]:
    rows = tuple((rocket.name, str(rocket.points), rocket.source) for rocket in ROCKETS)
    fuel = f"Each player's fuel cards: {' '.join(map(str, DATA.fuel.strengths))} ({DATA.fuel.source})."
    return (Block("Rockets", ("Rocket", "Points", "Source"), rows, fuel),)
