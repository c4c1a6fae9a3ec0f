"""Records worth keeping: the largest fortune."""

from __future__ import annotations

from cosmodrome.core.game import Outcome
from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.bests import BESTS
from tests.games.galaxy_trucker.positions import Table, flight, fly
from tests.words import english

LONE = "7/7: P"
(FORTUNE,) = BESTS


def ended(table: Table) -> Outcome:
    fly(table)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome


def test_the_fortune_is_what_is_left_at_the_end() -> None:
    table = flight(LONE, LONE, cards=["I-04"])
    table.state.purses[0] = (6, 0, 0, 0, 0, 0)
    outcome = ended(table)
    assert [FORTUNE.value(table.state, outcome, seat) for seat in (0, 1)] == [6 + 4 + 2, 3 + 2]
    assert english(GAME, FORTUNE.says(12)) == "12 credits"
    assert FORTUNE.is_better(12, 5)


def test_partners_have_earned_theirs_with_two_ships() -> None:
    table = flight(LONE, LONE, LONE, LONE, teams="partners", cards=["I-04"])
    outcome = ended(table)
    assert outcome.scores[0] > 0
    assert [FORTUNE.value(table.state, outcome, seat) for seat in range(4)] == [None] * 4


def test_it_is_kept_apart_by_the_rounds_flown() -> None:
    option = next(option for option in GAME.meta.options if option.id == FORTUNE.by[0])
    assert {"I", "I+II"} <= {choice.value for choice in option.choices}
