"""The game in a list: the round, the step and what each seat has so far."""

from __future__ import annotations

from cosmodrome.core.message import say
from cosmodrome.core.texts import Status, round_and_step
from cosmodrome.games.lunar_rush.view.table import LunarRushView
from cosmodrome.games.lunar_rush.words.texts import prompt


def status(view: LunarRushView) -> Status:
    people = view.corporations[: view.people]
    return Status(round_and_step(prompt(view)), tuple(corp.gc for corp in people), lambda gc: say("status-gc", gc=gc))
