"""The game in a list: the round, the step and what each seat has so far."""

from __future__ import annotations

from cosmodrome.core.message import say
from cosmodrome.core.texts import Status
from cosmodrome.games.galaxy_challenge.view.table import GalaxyChallengeView
from cosmodrome.games.galaxy_challenge.words.texts import prompt


def status(view: GalaxyChallengeView) -> Status:
    """There are no rounds: the step alone says where the game is."""
    now = prompt(view)
    phase = now.steps[now.step] if now.step >= 0 else now.title
    return Status(phase, tuple(player.chips for player in view.players), lambda n: say("chips", n=n))
