"""Moves compared by playing on: fair, given up in time, and told as they were found."""

from __future__ import annotations

from typing import Any

import msgspec

from cosmodrome.bots.bot import Sight, look
from cosmodrome.bots.rollouts import LEAST, Rollouts
from cosmodrome.bots.search import SearchBot
from cosmodrome.core.game import Thinking
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games._template import GAME as LIFT_OFF
from cosmodrome.testing.walk import Case


def sight_of(**hints: Any) -> Sight:
    """The first decision of a template game, with other hints."""
    game = msgspec.structs.replace(LIFT_OFF, hints=msgspec.structs.replace(LIFT_OFF.hints, **hints))
    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2)
    return look(game, state, 0, Rng.seeded(2))


def nothing(state: Any, seat: int) -> None:
    """Plays on not at all."""


def worth_of_card(state: Any, seat: int) -> float:
    """The higher the fuel the better, give or take some luck of the deal."""
    return float(state.chosen[seat] / 10 + state.rng.clone().unit() / 4)


def test_all_moves_are_tried_on_the_same_deals() -> None:
    sight = sight_of(evaluate=worth_of_card)
    rollouts = Rollouts(sight, nothing, Rng.seeded(1))
    moves = list(sight.sensible())
    for _ in moves:
        rollouts.grow()
    gaps = {round(rollouts.tries[move][0] - fuel(move) / 10, 9) for move in moves}
    assert len(gaps) == 1


def test_moves_behind_beyond_chance_are_given_up_and_the_best_is_left() -> None:
    sight = sight_of(evaluate=worth_of_card, thinking=lambda *_: Thinking(playout=nothing))
    moves = sight.sensible()
    rollouts = Rollouts(sight, nothing, Rng.seeded(1))
    while not rollouts.is_decided(1):
        rollouts.grow()
    assert rollouts.simulations <= (LEAST + 1) * len(moves)
    assert rollouts.alive == [max(moves, key=fuel)]
    thoughts = SearchBot(Rng.seeded(1), iterations=500).think(sight)
    assert [thought.action for thought in thoughts] == sorted(moves, key=fuel, reverse=True)


def fuel(move: Action) -> int:
    return int(move.strength)  # type: ignore[attr-defined]


def test_search_judges_what_playing_on_has_led_to() -> None:
    """Every move looks alike at once; played on, the lowest fuel is best."""

    def playout(state: Any, seat: int) -> None:
        state.pile = (state.chosen[seat],)

    def evaluate(state: Any, seat: int) -> float:
        return float(1 - state.pile[0] / 10) if len(state.pile) == 1 else 0.5

    sight = sight_of(evaluate=evaluate, thinking=lambda *_: Thinking(playout=playout))
    assert SearchBot(Rng.seeded(1), iterations=200).choose(sight) == min(sight.sensible(), key=fuel)


def test_a_deal_that_not_all_were_tried_on_does_not_count() -> None:
    """However little they differ, the better one comes first, whoever was tried more."""
    sight = sight_of(evaluate=lambda state, seat: 0.5 + state.chosen[seat] / 1000 + state.rng.clone().unit() / 4)
    moves = list(sight.sensible())
    rollouts = Rollouts(sight, nothing, Rng.seeded(1))
    for _ in range(5 * len(moves) + 1):
        rollouts.grow()
    assert {visits for _, visits, _ in rollouts.found()} == {5}
    assert max(rollouts.found(), key=lambda each: each[2])[0] == max(moves, key=fuel)
