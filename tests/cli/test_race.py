"""Real time at the terminal: bots act and the hourglass runs while a person types."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

import cosmodrome
from cosmodrome.cli.session import Session
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action

DEADLINE = 60.0
QUICK, ENDLESS = 0.01, 1_000.0
"""Scales of time: everything in a hurry, or a race in which nothing comes to pass by itself."""
GAVE_UP = "waited too long"


def trucker(*bots: str) -> Match:
    """Round I with a person and these bots."""
    options = {"pace": "real-time", "rounds": "I", "hourglass": "short"}
    players = ["You", *(f"bot {bot}" for bot in bots)]
    return cosmodrome.new("galaxy-trucker", seats=len(players), seed=5, options=options, players=players)


def lift_off(*bots: str) -> Match:
    players = ["You", *(f"bot {bot}" for bot in bots)]
    return cosmodrome.new("template", seats=len(players), seed=5, options={"timer": "on"}, players=players)


def until(holds: Callable[[], bool]) -> None:
    end = monotonic() + DEADLINE
    while not holds():
        assert monotonic() < end, GAVE_UP
        sleep(0.002)


class Person:
    """Somebody who takes their time: before each answer something has to have happened."""

    def __init__(self, match: Match, file: Path, scale: float) -> None:
        self.match = match
        self.session = Session(match, file, scale)
        self.steps: Iterator[str] = iter(())
        self.prompts: list[str] = []

    def play(self, steps: Callable[[Person], Iterator[str]]) -> None:
        """`steps` runs while the session waits for a line, and yields each line; after the last one they leave."""
        self.steps = steps(self)
        self.session.run()

    def type(self, prompt: str = "") -> str:
        self.prompts.append(prompt)
        try:
            return next(self.steps)
        except StopIteration:
            raise EOFError from None

    def bots_acted(self) -> int:
        return sum(entry.seat > 0 for entry in self.match.log)

    def clock_spoke(self) -> int:
        return sum(entry.seat == CLOCK for entry in self.match.log)

    def own(self) -> list[Action]:
        return [entry.action for entry in self.match.log if entry.seat == 0]

    def number(self, kind: str) -> str:
        """Of the first offer of that kind, in the list that was shown."""
        kinds = [type(action).__name__ for action in self.session.offered]
        return str(kinds.index(kind) + 1)


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[Match, float], Person]]:
    def sit_down(match: Match, scale: float) -> Person:
        person = Person(match, tmp_path / "game.json", scale)
        monkeypatch.setattr("builtins.input", person.type)
        return person

    before = threading.active_count()
    yield sit_down
    assert threading.active_count() == before, "a thread outlived its session"


Sit = Callable[[Match, float], Person]


def test_bots_act_while_a_person_types(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    def steps(person: Person) -> Iterator[str]:
        yield "1"
        until(lambda: {1, 2} <= {entry.seat for entry in person.match.log})
        yield "quit"

    person = sit(trucker("greedy", "random"), 0.05)
    person.play(steps)
    assert len(person.own()) == 1
    out = capsys.readouterr().out
    assert "greedy (bot) drew a component." in out
    assert "seconds left." in out


def test_the_timer_ends_the_building(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    """The timer runs out, a bot that is done flips it, and it runs out again: all while nothing is typed."""

    def steps(person: Person) -> Iterator[str]:
        yield "1"
        until(lambda: person.clock_spoke() == 2)
        yield "1"
        yield "1"

    person = sit(trucker("random"), QUICK)
    person.play(steps)
    out = capsys.readouterr().out
    assert "Time is up. Press Enter to go on." in out
    assert "Too late: this decision is over." in out
    kinds = [type(action).__name__ for action in person.own()]
    assert kinds[:1] == ["SayGo"]
    assert kinds[-1] == "Finish", "after the time: only a number tile was left to take"


def test_a_number_that_is_stale_is_refused_and_the_game_goes_on(
    sit: Sit, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else takes the number tile that the person was shown."""

    def steps(person: Person) -> Iterator[str]:
        yield "1"
        shown = person.number("Finish")
        offer = person.session.offered[int(shown) - 1]
        with person.session.keyboard.lock:
            person.match.play(1, offer)
        yield shown
        assert offer not in person.session.offered
        yield "1"

    def wait(_: object) -> None:
        raise AssertionError("another number tile was taken")

    person = sit(trucker("random", "random"), ENDLESS)
    monkeypatch.setattr(person.session.race, "wait", wait)
    person.play(steps)
    out = capsys.readouterr().out
    assert out.count("This is no longer possible. ") == 1
    assert [type(action).__name__ for action in person.own()] == ["SayGo", "TakeFaceDown"]


def test_who_is_done_waits_for_the_others(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    def steps(person: Person) -> Iterator[str]:
        yield "1"
        yield person.number("Finish")
        assert person.bots_acted() or person.clock_spoke()
        yield "quit"

    person = sit(trucker("greedy"), 0.05)
    person.play(steps)
    assert "The others are still deciding." in capsys.readouterr().out
    assert person.bots_acted()


def test_a_choice_for_a_round_that_is_over_is_not_played_in_the_next(
    sit: Sit, capsys: pytest.CaptureFixture[str]
) -> None:
    def steps(person: Person) -> Iterator[str]:
        until(lambda: person.clock_spoke() == 1)
        yield "1"

    person = sit(lift_off("random"), QUICK)
    person.play(steps)
    assert not person.own()
    assert "Too late: this decision is over." in capsys.readouterr().out


def test_leaving_in_the_middle_leaves_a_game_that_goes_on(sit: Sit) -> None:
    def steps(person: Person) -> Iterator[str]:
        yield "1"
        until(lambda: person.bots_acted() > 3)
        raise KeyboardInterrupt

    person = sit(trucker("greedy"), 0.05)
    person.play(steps)
    saved = cosmodrome.load(person.session.file)
    assert saved.log == person.match.log
    assert len(saved.log) > 4

    def go_on(again: Person) -> Iterator[str]:
        until(lambda: again.bots_acted() > person.bots_acted())
        yield "quit"

    again = sit(saved, 0.05)
    again.play(go_on)
    assert cosmodrome.load(again.session.file).log == again.match.log


def test_a_whole_game_in_real_time(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    def steps(person: Person) -> Iterator[str]:
        while True:
            yield "1"

    person = sit(lift_off("random", "greedy"), QUICK)
    person.play(steps)
    assert person.match.outcome is not None
    assert "Score sheet" in capsys.readouterr().out


def test_a_bot_that_fails_ends_the_session_with_its_reason(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def steps(person: Person) -> Iterator[str]:
        until(lambda: person.session.race._fault is not None)
        yield "1"

    def fail(*_: object) -> Action:
        raise ValueError("no idea")

    monkeypatch.setattr("cosmodrome.bots.simple.RandomBot.choose", fail)
    with pytest.raises(ValueError, match="no idea"):
        sit(lift_off("random"), QUICK).play(steps)
