"""What Lift-off says of itself for a balance report."""

from __future__ import annotations

from cosmodrome.core.records import Event
from cosmodrome.core.rng import Rng
from cosmodrome.core.study import Measures
from cosmodrome.games._template import GAME
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.lab.measures import measures


def test_rockets_taken_and_fuel_spent() -> None:
    """Seat 1 spends one card more each round and takes every rocket."""
    state = GAME.setup(2, {"ties": "scrap", "timer": "off"}, Rng.seeded(0))[0]
    state.hands = [(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)]
    events: list[Event] = []
    for strength in range(1, 6):
        events += GAME.apply(state, 0, ChooseFuel(strength))
        events += GAME.apply(state, 1, ChooseFuel(strength + 1))
    loser, winner = (measures(state, events, seat) for seat in (0, 1))
    assert isinstance(loser, Measures)
    assert set(winner.things["measure-rocket"].values()) == {True}
    assert set(loser.things["measure-rocket"].values()) == {False}
    assert len(winner.things["measure-rocket"]) == 5
    assert winner.numbers == {"measure-fuel": {"measure-spent": 20.0, "measure-spent-in-vain": 0.0}}
    assert loser.numbers == {"measure-fuel": {"measure-spent": 15.0, "measure-spent-in-vain": 15.0}}
