"""The game in a list: the round, the step and what each seat has so far."""

from __future__ import annotations

from cosmodrome.core.message import say
from cosmodrome.core.texts import Status, round_and_step
from cosmodrome.games.galaxy_trucker.view.show import HIDDEN
from cosmodrome.games.galaxy_trucker.view.table import GalaxyTruckerView
from cosmodrome.games.galaxy_trucker.words.texts import prompt


def status(view: GalaxyTruckerView) -> Status:
    """GT-18.1: the credits of others are hidden until they are counted."""
    known = tuple(None if trucker.credits == HIDDEN else trucker.credits for trucker in view.truckers)
    return Status(round_and_step(prompt(view)), known, lambda n: say("credits", n=n))
