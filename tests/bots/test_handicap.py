"""A handicap binds the own seat and any bot, in its thoughts too; the others play the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from cosmodrome.bots.bot import Sight, look
from cosmodrome.bots.drive import moves
from cosmodrome.bots.handicap import Handicapped
from cosmodrome.bots.roster import UnknownBot, make_bot
from cosmodrome.core.game import Hints
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games._template import GAME as LIFT_OFF
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.testing.walk import Case

HIGH = 4


def low_fuel(state: Any, seat: int) -> Sequence[Action]:
    """No high card while there is a lower one."""
    choices = LIFT_OFF.offers(state, seat)
    return [each for each in choices if not isinstance(each, ChooseFuel) or each.strength < HIGH] or choices


HINTS = Hints(evaluate=LIFT_OFF.hints.evaluate, sensible=low_fuel)
GAME = LIFT_OFF
HANDICAPS = {"high fuel": HINTS, "low fuel": HINTS}
CASE = Case(GAME, 2, {"ties": "scrap", "timer": "off"})


def is_high(action: Action) -> bool:
    return isinstance(action, ChooseFuel) and action.strength >= HIGH


@pytest.mark.parametrize("bot", ["random", "greedy/deals=2", "search/iterations=40"])
def test_any_bot_can_do_without_it(bot: str) -> None:
    refrained = did = 0
    for seed in range(8):
        bots = [make_bot(spec, GAME, Rng.seeded(seed, 1), HANDICAPS) for spec in (f"{bot}/without=high fuel", bot)]
        for move in moves(GAME, CASE.begin(seed), bots, Rng.seeded(seed, 2)):
            if any(is_high(offer) for offer in move.offers) and not all(is_high(offer) for offer in move.offers):
                did += move.seat == 1 and is_high(move.action)
                refrained += move.seat == 0
                assert move.seat == 1 or not is_high(move.action)
    assert refrained > 8
    assert did > 8


class Spy:
    """Keeps the game as it was shown."""

    def choose(self, sight: Sight) -> Action:
        self.sight = sight
        return sight.offers[0]


def test_of_the_others_everything_is_expected() -> None:
    spy, state = Spy(), CASE.begin(3)
    Handicapped(spy, HINTS).choose(look(GAME, state, 1, Rng.seeded(1)))
    sensible = spy.sight.game.sensible
    assert list(sensible(state, 0)) == list(GAME.sensible(state, 0))
    assert list(sensible(state, 1)) == list(low_fuel(state, 1)) != list(GAME.sensible(state, 1))
    assert list(spy.sight.offers) == list(low_fuel(spy.sight.state, 1))


def test_the_worth_of_a_position_is_the_handicap_s_for_the_own_seat_only() -> None:
    blind = msgspec.structs.replace(HINTS, evaluate=lambda *_: 0.25)
    spy, state = Spy(), CASE.begin(3)
    Handicapped(spy, blind).choose(look(GAME, state, 1, Rng.seeded(1)))
    evaluate = spy.sight.game.hints.evaluate
    assert evaluate(state, 1) == 0.25 != evaluate(state, 0) == GAME.evaluate(state, 0)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("greedy/without=fuel", 'in Lift-off it cannot do without "fuel". It can do without high fuel or low fuel'),
        ("greedy/without=high fuel/without=low fuel", "leave out one part of the game, not 2"),
        ("greedy/without=high fuel/x=1", '"x=1" is not a setting'),
    ],
)
def test_bad_specs_say_what_is_wrong(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        make_bot(spec, GAME, Rng.seeded(1), HANDICAPS)
