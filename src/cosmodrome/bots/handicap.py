"""A bot that does without a part of the game, to see what that part is worth.

A game names such parts, each with the hints of a player who leaves it out (`core.study.Study`). They apply to its
own seat only: of the others the bot expects every move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from cosmodrome.bots.bot import Bot, Sight
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game, Hints
from cosmodrome.core.records import Action


class Handicapped:
    """Any bot, shown the game as its handicap has it: with fewer offers, or with other hopes."""

    def __init__(self, bot: Bot, handicap: Hints[Any]) -> None:
        self.bot = bot
        self.handicap = handicap

    def choose(self, sight: Sight) -> Action:
        own = msgspec.structs.replace(sight.game, hints=self.handicap)
        mixed = SeatHints(sight.seat, own, sight.game)
        hints = msgspec.structs.replace(
            sight.game.hints, evaluate=mixed.evaluate, sensible=mixed.sensible, trained=None
        )
        game = msgspec.structs.replace(sight.game, hints=hints)
        return self.bot.choose(sight._replace(game=game, offers=own.sensible(sight.state, sight.seat)))


class SeatHints(NamedTuple):
    """The handicap's hints for one seat, the game's own for the others."""

    seat: Seat
    own: Game[Any]
    others: Game[Any]

    def evaluate(self, state: Any, seat: Seat) -> float:
        return (self.own if seat == self.seat else self.others).hints.evaluate(state, seat)

    def sensible(self, state: Any, seat: Seat) -> Sequence[Action]:
        return (self.own if seat == self.seat else self.others).sensible(state, seat)
