"""What a player, or the timer, can say."""

from __future__ import annotations

from cosmodrome.core.records import Action


class ChooseFuel(Action, frozen=True):
    """Choose a fuel card in secret (LO-2.1)."""

    strength: int


class TimeUp(Action, frozen=True):
    """The timer has run out (LO-2.4); only the clock says this."""


AnyAction = ChooseFuel | TimeUp
