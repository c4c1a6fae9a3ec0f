"""A table in memory: commands go in, events are taken at once, as the server does after storing them."""

from __future__ import annotations

from typing import Any, Self

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.core.lesson import Lesson
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, Record, plain
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.registry import find_game
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import respond
from cosmodrome.table.sender import Sender
from cosmodrome.table.showing import Viewer, hello, names
from cosmodrome.table.table import Table
from tests.words import english

GRACE = 60.0
BOTS = frozenset({"random", "greedy"})


class Seating:
    """One table, its clock in our hands, everybody known by a letter."""

    def __init__(
        self,
        game: str = "template",
        seats: int = 2,
        host: str = "ada",
        bank: int = 0,
        public: bool = True,
        **options: str,
    ) -> None:
        meta = find_game(game).meta
        chosen = {option.id: option.default for option in meta.options} | options
        self.opened = ev.TableOpened(
            game=game,
            rules=meta.rules_version,
            content=find_game(game).content,
            seats=seats,
            options=chosen,
            seed=7,
            code="KX7Q",
            name="Rusty Bolt",
            host=host,
            public=public,
            pace=ev.Pace(bank, 0),
        )
        self.now = 1_000.0
        self.away: dict[str, float] = {}
        self.here: dict[str, str] = {}
        self.stored: list[tuple[float, ev.TableEvent]] = []
        self.table = Table("t1", self.opened, self.now, find_game)
        self.keys = 0

    @classmethod
    def lesson(cls, game: Game[Any], lesson: Lesson) -> Self:
        """A lesson under way: Ada learns, bots hold the other seats."""
        seating = cls(game.meta.id, lesson.seats)
        parts = {"options": dict(lesson.options), "seed": lesson.seed, "lesson": lesson.id}
        seating.opened = msgspec.structs.replace(seating.opened, **parts)
        taught = msgspec.structs.replace(game, lessons=(lesson,))
        seating.table = Table("t1", seating.opened, seating.now, lambda _: taught)
        for seat in range(lesson.seats):
            seating.apply(ev.SeatTaken(seat, "ada", "Ada") if seat == lesson.seat else ev.BotSeated(seat, "random"))
        seating.apply(ev.GameBegan())
        return seating

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def key(self) -> str:
        self.keys += 1
        return f"k{self.keys}"

    def give(self, player: str, command: Any) -> Refusal | None:
        """A command by somebody; None if it was accepted."""
        answer = respond(self.table, command, Sender(player, player.capitalize(), self.away, GRACE, BOTS, self.here))
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            self.apply(event)
        return None

    def apply(self, event: ev.TableEvent) -> None:
        self.stored.append((self.now, event))
        self.table.apply(event, self.now)

    def begin(self, *players: str, bots: tuple[str, ...] = ()) -> None:
        """These people, then these bots, sit down and the host begins."""
        for seat, player in enumerate(players):
            assert self.give(player, p.Sit(self.key(), seat)) is None
        for seat, bot in enumerate(bots, start=len(players)):
            assert self.give(self.opened.host, p.SeatBot(self.key(), seat, bot)) is None
        assert self.give(self.opened.host, p.Begin(self.key())) is None

    def act(self, player: str, seat: int, offer: int = 0, at: int | None = None) -> Refusal | None:
        return self.play(player, seat, self.match.offers(seat)[offer], at)

    def play(self, player: str, seat: int, action: Action, at: int | None = None) -> Refusal | None:
        return self.give(player, p.Act(self.key(), seat, plain(action), self.table.number if at is None else at))

    def act_by_itself(self, seat: int, action: Action) -> None:
        """As the server plays for whoever is no person."""
        self.apply(ev.Acted(seat, plain(action), self.key()))

    def undo(self, player: str, seat: int) -> Refusal | None:
        return self.give(player, p.Undo(self.key(), seat))

    def hello(self, player: str) -> p.Hello:
        return hello(self.table, Viewer(player, self.now, self.away, GRACE, self.here))

    def rebuilt(self) -> Table:
        """The same table, built again from what was stored."""
        table = Table("t1", self.opened, 1_000.0, find_game)
        for at, event in self.stored:
            table.apply(event, at)
        return table


def refused(refusal: Refusal | None, words: str, *, seating: Seating | None = None) -> None:
    """With a sentence that has these words in it; `seating` where that names players or is a game's."""
    assert refusal is not None
    game, called = (seating.table.game, names(seating.table)) if seating else (None, [])
    assert words in english(game, refusal.text, called)


def data(record: Record) -> Any:
    return plain(record)
