"""The game in a list: the round, the step and what each seat has so far."""

from __future__ import annotations

from cosmodrome.core.message import say
from cosmodrome.core.texts import Status, round_and_step
from cosmodrome.games.galaxy_command.view.table import GalaxyCommandView
from cosmodrome.games.galaxy_command.words.texts import prompt


def status(view: GalaxyCommandView) -> Status:
    points = tuple(sum(commander.points.values()) for commander in view.commanders)
    return Status(round_and_step(prompt(view)), points, lambda n: say("points", n=n))
