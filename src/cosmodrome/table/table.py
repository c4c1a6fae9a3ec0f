"""The table itself: what its happenings add up to.

`take` folds one happening in; everything else only looks. What may happen is decided in `commands.py`, what a viewer is
shown in `showing.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from cosmodrome.core.game import CLOCK, Game, Seat, Timer
from cosmodrome.core.lesson import Cue, find_lesson, still_to_come
from cosmodrome.core.match import Match
from cosmodrome.table import happenings as h
from cosmodrome.table.clock import Clock, Hourglass

Stage = Literal["gathering", "playing", "over"]


class Place:
    """A chair: who holds it and who plays it."""

    __slots__ = ("bot", "name", "player", "votes")

    def __init__(self) -> None:
        self.player = ""
        self.name = ""
        self.bot = ""
        self.votes: set[str] = set()

    @property
    def is_free(self) -> bool:
        return not self.player and not self.bot

    @property
    def is_played_by_person(self) -> bool:
        return bool(self.player) and not self.bot


class Table:
    """Built from its first happening; `number` counts the happenings taken."""

    def __init__(self, table_id: str, opened: h.TableOpened, at: float, find_game: Callable[[str], Game[Any]]) -> None:
        self.id = table_id
        self.opened = opened
        self.game = find_game(opened.game)
        self.lesson = find_lesson(self.game.lessons, opened.lesson)
        self.host = opened.host
        self.places = [Place() for _ in range(opened.seats)]
        self.match: Match | None = None
        self.clock = Clock(opened.seats, opened.pace, at)
        self.hourglass = Hourglass()
        self.sleeps: dict[str, h.Sleep | None] = {}
        self.chat: list[tuple[int, float, h.Said]] = []
        self.keys: dict[str, int] = {}
        self.number = 1
        self.asked: dict[Seat, object] = {}
        self.asked_at: dict[Seat, int] = {}

    @property
    def ply(self) -> int:
        """How many actions the game has seen; -1 before it."""
        return len(self.match.log) if self.match else -1

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "gathering"
        return "over" if self.match.outcome else "playing"

    def awaiting(self) -> tuple[Seat, ...]:
        return self.match.awaiting if self.match else ()

    def lesson_lines(self) -> tuple[Cue, ...] | None:
        """What is left of the lesson's script; None where there is no lesson, or none any more."""
        if self.lesson is None or self.match is None:
            return None
        return still_to_come(self.lesson, self.match.log)

    def cue(self) -> Cue | None:
        """What the lesson has next. A line that cannot be played (the rules have changed since) ends the lesson."""
        lines, match = self.lesson_lines(), self.match
        if not lines or match is None or lines[0].seat not in match.awaiting:
            return None
        cue = lines[0]
        return cue if cue.action is None or match.refuse(cue.seat, cue.action) is None else None

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if player and place.player == player)

    def awaited_bots(self) -> list[Seat]:
        """The seats that somebody other than a person has to move; in a lesson its script says, time among them."""
        if cue := self.cue():
            by_itself = not cue.asked or bool(self.places[cue.seat].bot)
            return [cue.seat] if by_itself else []
        return [seat for seat in self.awaiting() if seat != CLOCK and self.places[seat].bot]

    def is_stale(self, number: int, seat: Seat) -> bool:
        """Whether what the seat was asked at that number is no longer what it is asked now.

        Where several seats decide at once, what the others do does not make a choice stale.
        """
        return number > self.number or number < self.asked_at.get(seat, 0)

    def take(self, happening: h.Happening, at: float) -> None:
        """Folds one happening in."""
        self.number += 1
        TAKERS[type(happening)](self, happening, at)
        people = self._people_awaited()
        self._note_sleep()
        self._note_questions(people)
        self.clock.run(people, at)
        self.hourglass.turn(self._due(), at)

    def _due(self) -> Timer | None:
        """The timer of the game; while a lesson has the word, its script speaks for time too."""
        return self.match.due if self.match and not self.cue() else None

    def _note_questions(self, people: set[Seat]) -> None:
        """When each person was asked what they are asked now."""
        asked = {seat: self.match.question(seat) for seat in people} if self.match else {}
        for seat, question in asked.items():
            if self.asked.get(seat) != question:
                self.asked_at[seat] = self.number
        self.asked = asked

    def _note_sleep(self) -> None:
        for seat, place in enumerate(self.places if self.sleeps else ()):
            self.clock.sleep(seat, self.sleeps.get(place.player))

    def _people_awaited(self) -> set[Seat]:
        return {seat for seat in self.awaiting() if seat >= 0 and self.places[seat].is_played_by_person}

    def _chair_taken(self, taken: h.ChairTaken, at: float) -> None:
        place = self.places[taken.seat]
        place.player, place.name, place.bot = taken.player, taken.name, ""

    def _bot_seated(self, seated: h.BotSeated, at: float) -> None:
        self.places[seated.seat].bot = seated.bot

    def _chair_left(self, left: h.ChairLeft, at: float) -> None:
        self.places[left.seat] = Place()

    def _game_began(self, began: h.GameBegan, at: float) -> None:
        opened = self.opened
        self.match = Match(self.game, opened.seats, opened.seed, opened.options, self.labels())
        for seat, action in opened.actions:
            self.match.play(seat, self.game.records.read_action(action))

    def _acted(self, acted: h.Acted, at: float) -> None:
        assert self.match is not None
        self.match.play(acted.seat, self.game.records.read_action(acted.action))
        self.clock.acted(acted.seat, at)
        self.asked.pop(acted.seat, None)  # asked the same again is asked anew: a double click acts once
        self.keys[acted.key] = self.number

    def _undone(self, undone: h.Undone, at: float) -> None:
        assert self.match is not None
        self.match.undo(undone.seat)
        self.keys[undone.key] = self.number

    def _stand_in_called(self, called: h.StandInCalled, at: float) -> None:
        place = self.places[called.seat]
        place.bot, place.votes = called.bot, set()

    def _chair_reclaimed(self, reclaimed: h.ChairReclaimed, at: float) -> None:
        self.places[reclaimed.seat].bot = ""
        self.clock.grant(reclaimed.seat)

    def _vote_cast(self, vote: h.VoteCast, at: float) -> None:
        self.places[vote.seat].votes.add(vote.player)

    def _host_named(self, named: h.HostNamed, at: float) -> None:
        self.host = named.player

    def _lesson_left(self, left: h.LessonLeft, at: float) -> None:
        self.lesson = None

    def _sleep_set(self, chosen: h.SleepSet, at: float) -> None:
        self.sleeps[chosen.player] = chosen.sleep

    def _said(self, said: h.Said, at: float) -> None:
        self.chat.append((self.number, at, said))
        self.keys[said.key] = self.number

    def labels(self) -> list[str]:
        """What a save file calls the players; the command line knows a bot by the word before its name."""
        return [place.name if place.player else f"bot {place.bot}" for place in self.places]


TAKERS: dict[type, Callable[[Table, Any, float], None]] = {
    h.ChairTaken: Table._chair_taken,
    h.BotSeated: Table._bot_seated,
    h.ChairLeft: Table._chair_left,
    h.GameBegan: Table._game_began,
    h.Acted: Table._acted,
    h.Undone: Table._undone,
    h.StandInCalled: Table._stand_in_called,
    h.ChairReclaimed: Table._chair_reclaimed,
    h.VoteCast: Table._vote_cast,
    h.HostNamed: Table._host_named,
    h.LessonLeft: Table._lesson_left,
    h.SleepSet: Table._sleep_set,
    h.Said: Table._said,
}
