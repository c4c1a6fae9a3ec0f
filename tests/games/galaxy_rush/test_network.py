"""The network that comes with the game: it fits, sees nothing hidden, and is used where it can be."""

from __future__ import annotations

import msgspec
import pytest

from cosmodrome.bots.bot import look
from cosmodrome.bots.judging import OWN, ByHand, ByNetwork, judge_for
from cosmodrome.bots.search import SearchBot
from cosmodrome.core import game as core_game
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.learn.selfplay import Chunk, play_chunk
from cosmodrome.testing.walk import Case, walk

CASE = Case(GAME, 2, {})


def test_it_fits_and_sees_nothing_that_is_hidden() -> None:
    network = GAME.network(2, {})
    assert network is not None
    for moment in walk(CASE, 4):
        values = network.of(moment.state, (0, 1))
        assert all(0.0 <= value <= 1.0 for value in values)
        deal = GAME.redeal(moment.state, moment.seat, Rng.seeded(1))
        assert network.of(deal, (moment.seat,)) == pytest.approx([values[moment.seat]])


def test_it_beats_the_evaluation_one_look_ahead() -> None:
    network = GAME.network(2, {})
    assert network is not None
    ends = play_chunk(Chunk(GAME, 2, {}, 900_000, 0, 60, (network.layers, None), learns=False)).ends
    assert sum(end[0] for end in ends) > 33


def test_without_it_the_evaluation_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    state = CASE.begin(1)
    assert isinstance(judge_for(GAME, state, ""), ByHand)
    assert isinstance(judge_for(GAME, state, OWN), ByNetwork)
    monkeypatch.setattr(core_game, "has_numpy", lambda: False)
    assert isinstance(judge_for(msgspec.structs.replace(GAME), state, OWN), ByHand)
    monkeypatch.undo()
    other = msgspec.structs.replace(GAME, printed=(GAME.printed, "with one more card"))
    assert isinstance(judge_for(other, state, OWN), ByHand)


def test_the_end_is_judged_exactly() -> None:
    for moment in walk(CASE, 2):
        state, seat, action = moment.state.clone(), moment.seat, moment.action
    judge = judge_for(GAME, state, OWN)
    deals = [GAME.redeal(state, seat, Rng.seeded(number)) for number in range(2)]
    assert judge.after(deals, seat, [action]) == ByHand(GAME).after(deals, seat, [action])
    GAME.apply(state, seat, action)
    assert judge.of(state, (0, 1)) in ([0.0, 1.0], [1.0, 0.0])


def test_search_judges_by_it() -> None:
    sight = look(GAME, CASE.begin(3), GAME.awaiting(CASE.begin(3))[0], Rng.seeded(1))
    learned = SearchBot(Rng.seeded(2), iterations=40, network=OWN).think(sight)
    by_hand = SearchBot(Rng.seeded(2), iterations=40).think(sight)
    assert {thought.action for thought in learned} == {thought.action for thought in by_hand}
    assert [thought.worth for thought in learned] != [thought.worth for thought in by_hand]
