"""The game in a list: the round, the step and what each seat has so far."""

from __future__ import annotations

from cosmodrome.core.message import say
from cosmodrome.core.texts import Status, round_and_step
from cosmodrome.games.galaxy_rush.view.table import GalaxyRushView
from cosmodrome.games.galaxy_rush.words.texts import prompt


def status(view: GalaxyRushView) -> Status:
    points = tuple(captain.total for captain in view.captains)
    return Status(round_and_step(prompt(view)), points, lambda n: say("points", n=n))
