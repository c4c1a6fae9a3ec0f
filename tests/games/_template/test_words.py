"""What Lift-off says, as players read it."""

from __future__ import annotations

import pytest

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.message import Text
from cosmodrome.core.records import Event
from cosmodrome.core.rng import Rng
from cosmodrome.games._template import GAME
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.events import FuelChosen, FuelShown, RocketTaken, RocketTurnedUp, TimeRanOut


def read(text: Text, you: int | None = None) -> str:
    return catalogue(GAME.texts.words).render(text, ("Mira", "Bolt"), you)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (RocketTurnedUp(0), "The next rocket is the Finch, worth 1 point."),
        (FuelChosen(0, 0), "Mira chose a fuel card."),
        (FuelShown((5, 2)), "Fuel cards shown: 5 by Mira and 2 by you."),
        (RocketTaken(5, 1), "You took the Roc: 9 points."),
        (RocketTaken(5, -1), "The Roc was scrapped: the highest cards were tied."),
        (TimeRanOut(), "Time is up. Those who had not chosen got a card at random."),
    ],
)
def test_events_as_bolt_reads_them(event: Event, text: str) -> None:
    assert read(GAME.texts.event(event).text, you=1) == text


def test_why_a_card_cannot_be_chosen() -> None:
    state = GAME.setup(2, {"ties": "scrap", "timer": "off"}, Rng.seeded(1))[0]
    state.hands[0] = (1, 2, 4)
    refusal = GAME.refuse(state, 0, ChooseFuel(6))
    assert refusal is not None
    assert read(refusal.text) == "Fuel 6 is not in your hand. You have 1, 2 and 4."


@pytest.mark.parametrize(
    ("cards", "verdict"),
    [
        ((2, 3, 4, 5, 6), "You won with 24 points (LO-3.1)."),
        ((1, 2, 3, 4, 5), "Mira and you share the win with 0 points each (LO-3.1)."),
    ],
)
def test_the_verdict(cards: tuple[int, ...], verdict: str) -> None:
    state = GAME.setup(2, {"ties": "scrap", "timer": "off"}, Rng.seeded(1))[0]
    state.hands, state.rocket, state.pile = [(1, 2, 3, 4, 5), cards], 5, (0, 1, 2, 3, 4)
    for mine, theirs in zip((1, 2, 3, 4, 5), cards, strict=True):
        GAME.apply(state, 0, ChooseFuel(mine))
        GAME.apply(state, 1, ChooseFuel(theirs))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert read(outcome.verdict, you=1) == verdict
