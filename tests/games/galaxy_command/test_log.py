"""The log as people read it: from its sentences alone, the mats, sectors and scores of a whole game can be kept."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from cosmodrome.core.game import all_setups
from cosmodrome.core.records import Event
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.data.components import SYSTEMS
from cosmodrome.games.galaxy_command.state import State
from tests.words import english

NAMES = ("Ada", "Bo", "Cy", "Di")
EVENTS_OF_YEAR = {1: 7, 2: 6}
GAMES = 12

AMOUNT = re.compile(r"(\d+) (metal|wealth)")
WHO = re.compile(rf"\b({'|'.join(NAMES)})\b")
SYSTEM = re.compile("|".join(re.escape(card.name) for card in SYSTEMS.values()))
ATTACK = re.compile(r"die (\d) \+ strength (\d) = (\d+) against resistance (\d+)")
DEFENSE = re.compile(r"die (\d) \+ force (\d) = (\d+) against resistance (\d+)")
EVENT = re.compile(r"[Ee]vent (\d) of (\d):")
POINTS = re.compile(r"scored (\d+) points? for")
FINAL = re.compile(r"Final score: (\w+) .*has (\d+) points?\. Rank: (\w+)\.")


class Reader:
    """Somebody who reads the log and nothing else."""

    def __init__(self, seats: int) -> None:
        self.stock = [Counter[str]() for _ in range(seats)]
        self.strength = [0] * seats
        self.aligned: list[list[str]] = [[] for _ in range(seats)]
        self.points, self.scores = [0] * seats, [0] * seats
        self.ranks = [""] * seats
        self.year, self.events, self.turn = 1, 0, ""

    def read(self, text: str) -> None:
        found = WHO.search(text)
        seat = NAMES.index(found[1]) if found else -1
        if begun := re.match(r"Year (\d) begins", text):
            assert self.events == (EVENTS_OF_YEAR[1] if begun[1] == "2" else 0)
            self.year, self.events = int(begun[1]), 0
        if event := EVENT.search(text):
            self.events += 1
            assert (int(event[1]), int(event[2])) == (self.events, EVENTS_OF_YEAR[self.year])
        if re.match(r"Year \d, round", text):
            self.turn = text
        if seat >= 0:
            self._resources(seat, text)
            self._strength(seat, text)
            self._systems(seat, text)
            self._score(seat, text)

    def _resources(self, seat: int, text: str) -> None:
        took = re.search(r" (?:collected|gained) (.+?)(?: and wasted| in the strike|\.)", text)
        gave = re.search(r" (?:built military for|discovered .+? for|paid) (.+?)(?: and kept|: strength|\.)", text)
        swap = re.search(r" exchanged (.+) for (.+)\.", text)
        changes = [(1, took[1])] if took else [(-1, gave[1])] if gave else []
        changes += [(-1, swap[1]), (1, swap[2])] if swap else []
        for sign, words in changes:
            for number, resource in AMOUNT.findall(words):
                self.stock[seat][resource] += sign * int(number)

    def _strength(self, seat: int, text: str) -> None:
        if told := re.search(r"(?:strength fell to|: strength|strength to) (\d)\.", text):
            self.strength[seat] = int(told[1])

    def _systems(self, seat: int, text: str) -> None:
        name = found[0] if (found := SYSTEM.search(text)) else ""
        if attack := ATTACK.search(text):
            die, strength, total, resistance = map(int, attack.groups())
            assert (strength, total) == (self.strength[seat], die + strength)
            assert (total >= resistance) == (" aligned " in text)
        if defense := DEFENSE.search(text):
            die, force, total, resistance = map(int, defense.groups())
            assert total == die + force
            assert (total >= resistance) == (" lost " in text)
        if text.startswith(f"{NAMES[seat]} aligned "):
            self.aligned[seat].append(name)
        elif " lost " in text and name:
            self.aligned[seat].remove(name)

    def _score(self, seat: int, text: str) -> None:
        if line := POINTS.search(text):
            self.points[seat] += int(line[1])
        if final := FINAL.match(text):
            self.scores[seat], self.ranks[seat] = int(final[2]), final[3]
            assert self.points[seat] == self.scores[seat]


def told(events: list[Event]) -> Iterator[str]:
    for event in events:
        yield english(GAME, GAME.texts.event(event).text, NAMES)


def check(reader: Reader, state: State) -> None:
    for seat, commander in enumerate(state.commanders):
        stock = reader.stock[seat]
        assert (stock["metal"], stock["wealth"]) == (commander.metal, commander.wealth)
        assert reader.strength[seat] == commander.strength
        assert reader.aligned[seat] == [SYSTEMS[commander.cards[slot]].name for slot in commander.aligned]
    if GAME.awaiting(state):
        assert reader.turn.startswith(f"Year {state.year}, round {state.round}: ")
        assert reader.year == state.year


@pytest.mark.parametrize(("seats", "options"), all_setups(GAME))
def test_the_numbers_of_the_log_are_those_of_the_game(seats: int, options: dict[str, str]) -> None:
    for seed in range(GAMES):
        dice, reader = random.Random(seed), Reader(seats)
        state, events = GAME.setup(seats, options, Rng.seeded(seed))
        while True:
            for text in told(events):
                reader.read(text)
            check(reader, state)
            if not (awaited := GAME.awaiting(state)):
                break
            events = GAME.apply(state, awaited[0], dice.choice(list(GAME.offers(state, awaited[0]))))
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert tuple(reader.scores) == outcome.scores
        assert tuple(reader.ranks) == outcome.titles
