"""Words for people: offers, events, the board and the component tables. The sentences are in `en.ftl`."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.message import Message, Player, Text, named, say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.texts import Block, Line, Prompt, Status
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.data.components import DATA, ROCKETS, ROUNDS
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken, RocketTurnedUp
from cosmodrome.games._template.rules.scoring import score
from cosmodrome.games._template.view.table import LiftOffView
from cosmodrome.games.content import source_of


def offer(view: LiftOffView, action: Action) -> Line:
    if isinstance(action, ChooseFuel):
        return Line(say("choose", strength=action.strength), "LO-2.1")
    return Line(say("time-up"), "LO-2.4")


def narrate(event: Event) -> Line:
    match event:
        case FuelChosen(seat=seat):
            return Line(say("fuel-chosen", who=Player(seat)), "LO-2.1")
        case FuelShown(strengths=strengths):
            each = tuple(say("fuel-shown-one", who=Player(seat), strength=card) for seat, card in enumerate(strengths))
            return Line(say("fuel-shown", each=each), "LO-2.2")
        case RocketTaken(rocket=rocket, seat=seat) if seat >= 0:
            row = ROCKETS[rocket]
            return Line(say("rocket-taken", who=Player(seat), rocket=row.name, n=row.points), "LO-2.2")
        case RocketTaken(rocket=rocket):
            return Line(say("rocket-scrapped", rocket=ROCKETS[rocket].name), "LO-2.3")
        case RocketTurnedUp(rocket=rocket):
            row = ROCKETS[rocket]
            return Line(say("rocket-turned-up", rocket=row.name, n=row.points), "LO-2.1")
    return Line(say("time-ran-out"), "LO-2.4")


def board(view: LiftOffView) -> Sequence[Block]:
    head = (say("board-player"), say("board-points"), say("board-spent"), say("board-state"))
    rows = tuple(_board_row(view, seat) for seat in range(len(view.won)))
    hand = say("board-hand", cards=view.hand) if view.hand else ""
    return (Block(_round(view), head, rows, hand),)


def _board_row(view: LiftOffView, seat: int) -> tuple[Text, ...]:
    spent = " ".join(map(str, view.spent[seat]))
    return named(seat), str(score(view.won[seat])), spent, say("board-chosen") if view.has_chosen[seat] else "-"


def _round(view: LiftOffView) -> Message:
    if view.rocket < 0:
        return say("board-over")
    row = ROCKETS[view.rocket]
    return say("board-round", round=view.round, rocket=row.name, n=row.points)


def prompt(view: LiftOffView) -> Prompt:
    steps = tuple(say("step-round", round=number) for number in range(1, ROUNDS + 1))
    if view.rocket >= 0:
        return Prompt(steps, view.round - 1, say("prompt-fuel"), say("prompt-fuel-text"))
    if view.round == ROUNDS:
        return Prompt(steps, -1, say("prompt-over"), "")
    return Prompt(steps, view.round - 1, "", "")


def status(view: LiftOffView) -> Status:
    """LO-3.1: the points of the rockets so far."""
    points = [sum(ROCKETS[rocket].points for rocket in rockets) for rockets in view.won]
    now = prompt(view)
    phase = now.steps[now.step] if now.step >= 0 else now.title
    return Status(phase, tuple(points), lambda n: say("points", n=n))


def components() -> Sequence[Block]:
    head = (say("components-rocket"), say("components-points"), say("components-source"))
    rows = tuple((rocket.name, str(rocket.points), source_of(rocket)) for rocket in ROCKETS)
    fuel = say("components-fuel", cards=DATA.fuel.strengths, source=source_of(DATA.fuel))
    return (Block(say("components-rockets"), head, rows, fuel, clause="LO-2.1"),)
