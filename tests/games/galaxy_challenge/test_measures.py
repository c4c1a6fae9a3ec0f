"""What Galaxy Challenge says of itself for a balance report."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cosmodrome.core.match import Match
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures
from cosmodrome.games.galaxy_challenge import GAME
from cosmodrome.games.galaxy_challenge.events import (
    AdvantageReturned,
    BattleEnded,
    ChallengeEnded,
    ExploringBegan,
    TurnBegan,
)
from cosmodrome.games.galaxy_challenge.lab.measures import measures as keyed
from cosmodrome.games.galaxy_challenge.state import State
from tests.words import measured

SEEDS = range(6)
MANY_SEEDS = range(20)
"""Attacks are rare where nobody looks for them."""


def measures(state: State, events: Sequence[Event], seat: int) -> Measures:
    return measured(GAME, keyed(state, events, seat))


def played(seed: int, option: str = "off") -> tuple[State, list[Event], list[Measures]]:
    match, dice = Match(GAME, 4, seed, {"civilizations": option}), random.Random(seed)
    while match.awaiting:
        seat = match.awaiting[0]
        match.play(seat, dice.choice(list(GAME.sensible(match.snapshot(), seat))))
    state = match.snapshot()
    return state, match.events, [measures(state, match.events, seat) for seat in range(4)]


@pytest.mark.parametrize("seed", SEEDS)
def test_one_begins_and_each_has_one_of_the_colours_in_play(seed: int) -> None:
    state, events, found = played(seed)
    first = next(event.seat for event in events if isinstance(event, TurnBegan))
    assert [own.things["Start"]["Began"] for own in found] == [seat == first for seat in range(4)]
    assert all(sum(own.things["Colour"].values()) == 1 for own in found)
    assert all(len(own.things["Colour"]) == 4 for own in found)
    assert "Civilization" not in found[0].things
    assert [own.numbers["Chips"]["Held at the end"] for own in found] == list(state.chips)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_done_adds_up(seed: int) -> None:
    _, events, found = played(seed)

    def total(group: str, name: str) -> float:
        return sum(own.numbers[group][name] for own in found)

    def count(kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in events)

    assert total("Turns", "Own turns") == count(TurnBegan) == found[0].numbers["Turns"]["Turns of the game"]
    assert total("Challenges", "Made") == total("Challenges", "Answered") == count(ChallengeEnded)
    assert total("Challenges", "Won") + total("Challenges", "Beaten off") == count(ChallengeEnded)
    assert total("Challenges", "Chips won and lost") == 0
    assert total("Attacks", "Made") == total("Attacks", "Suffered") == count(BattleEnded)
    assert total("Blue total of explorations", "1 and more") == count(ExploringBegan)
    assert total("Cards", "Returned") == count(AdvantageReturned)


def test_thresholds_are_met_by_somebody() -> None:
    names = {"Blue 6", "Blue 13", "Red 6", "Ahead by 25"}
    met: set[str] = set()
    for seed in MANY_SEEDS:
        for own in played(seed)[2]:
            assert set(own.things["Threshold"]) == names
            met |= {name for name, reached in own.things["Threshold"].items() if reached}
    assert {"Blue 6", "Blue 13", "Red 6"} <= met


def test_civilizations_are_measured_where_they_are_played() -> None:
    _, _, found = played(0, "on")
    assert all(sum(own.things["Civilization"].values()) == 1 for own in found)
