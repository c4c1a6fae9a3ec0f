"""One test per clause of Lift-off."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.rng import Rng
from cosmodrome.games._template import GAME
from cosmodrome.games._template.actions import ChooseFuel, TimeUp
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken, RocketTurnedUp, TimeRanOut
from cosmodrome.games._template.state import State


def table(*hands: tuple[int, ...], ties: str = "scrap", timer: str = "off") -> State:
    """A first round with these hands and the best rocket (9 points) to win."""
    state = GAME.setup(len(hands), {"ties": ties, "timer": timer}, Rng.seeded(1))[0]
    state.hands, state.rocket, state.pile = list(hands), 5, (0, 1, 2, 3, 4)
    return state


def choose(state: State, *strengths: int) -> list[object]:
    return [event for seat, strength in enumerate(strengths) for event in GAME.apply(state, seat, ChooseFuel(strength))]


@pytest.mark.clause("LO-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(cosmodrome.BadSetup, match="2 to 4"):
        cosmodrome.Match(GAME, seats, seed=0)


@pytest.mark.clause("LO-1.2")
def test_one_card_is_put_away_and_the_hand_is_private() -> None:
    state = GAME.setup(2, {"ties": "scrap", "timer": "off"}, Rng.seeded(3))[0]
    for seat in (0, 1):
        assert sorted((*state.hands[seat], state.away[seat])) == [1, 2, 3, 4, 5, 6]
    assert cosmodrome.plain(GAME.view(state, 0))["hand"] == state.hands[0]
    assert cosmodrome.plain(GAME.view(state, None))["hand"] == ()
    refusal = GAME.refuse(state, 0, ChooseFuel(state.away[0]))
    assert refusal is not None
    assert refusal.clause == "LO-1.2"


@pytest.mark.clause("LO-1.3")
def test_the_pile_is_shuffled_and_hidden() -> None:
    orders = {tuple(GAME.setup(2, {"ties": "scrap", "timer": "off"}, Rng.seeded(seed))[0].pile) for seed in range(9)}
    assert len(orders) > 5
    assert cosmodrome.plain(GAME.view(table((1,), (2,)), 0))["rockets_left"] == 5


@pytest.mark.clause("LO-2.1")
def test_choices_are_secret_simultaneous_and_final() -> None:
    state = table((1, 2), (3, 4))
    assert list(GAME.awaiting(state)) == [0, 1]
    events = GAME.apply(state, 1, ChooseFuel(4))
    assert events == [FuelChosen(1, 4)]
    assert GAME.redact(events[0], 0) == GAME.redact(events[0], None) == FuelChosen(1, 0)
    assert GAME.redact(events[0], 1) == FuelChosen(1, 4)
    refusal = GAME.refuse(state, 1, ChooseFuel(3))
    assert refusal is not None
    assert refusal.clause == "LO-2.1"


@pytest.mark.clause("LO-2.2")
def test_the_highest_takes_the_rocket_and_all_cards_are_spent() -> None:
    state = table((1, 2), (3, 4))
    assert choose(state, 2, 3)[2:] == [FuelShown((2, 3)), RocketTaken(5, 1), RocketTurnedUp(4)]
    assert state.won == [(), (5,)]
    assert state.spent == [(2,), (3,)]
    assert state.hands == [(1,), (4,)]


@pytest.mark.clause("LO-2.3")
@pytest.mark.parametrize(
    ("ties", "cards", "winner"),
    [("scrap", (6, 6, 3), -1), ("next", (6, 6, 3), 2), ("next", (6, 6, 6), -1), ("scrap", (6, 3, 3), 0)],
)
def test_ties(ties: str, cards: tuple[int, ...], winner: int) -> None:
    state = table((3, 6), (3, 6), (3, 6), ties=ties)
    events = choose(state, *cards)
    assert RocketTaken(5, winner) in events
    assert state.scrapped == ((5,) if winner < 0 else ())


@pytest.mark.clause("LO-2.4")
def test_when_time_is_up_the_late_get_a_card_at_random() -> None:
    state = table((1, 2), (3, 4), timer="on")
    assert list(GAME.awaiting(state)) == [0, 1, CLOCK]
    GAME.apply(state, 0, ChooseFuel(2))
    events = GAME.apply(state, CLOCK, TimeUp())
    assert events[0] == TimeRanOut()
    assert isinstance(events[1], FuelChosen)
    assert events[1].seat == 1
    for seat, calm in ((0, "on"), (CLOCK, "off")):
        refusal = GAME.refuse(table((1, 2), (3, 4), timer=calm), seat, TimeUp())
        assert refusal is not None
        assert refusal.clause == "LO-2.4"


@pytest.mark.clause("LO-3.1")
def test_five_rounds_then_most_points_win() -> None:
    state = table((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))
    for card in range(1, 6):
        assert GAME.outcome(state) is None
        choose(state, card, card + 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (0, 24)
    assert outcome.winners == (1,)
    assert outcome.places == (2, 1)
    refusal = GAME.refuse(state, 0, ChooseFuel(1))
    assert refusal is not None
    assert refusal.clause == "LO-3.1"


@pytest.mark.clause("LO-3.1")
def test_equal_totals_share_the_place() -> None:
    state = table((1, 2, 3, 4, 5), (1, 2, 3, 4, 5))
    for card in range(1, 6):
        choose(state, card, card)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.places == (1, 1)
