"""The table itself: what its events add up to.

`apply` adds one event; everything else only looks. What may happen is decided in `commands.py`, what a viewer is
shown in `showing.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

import msgspec

from cosmodrome.bots.roster import bot_label, person_label
from cosmodrome.core.flow import CLOCK, Seat, Step, Timer
from cosmodrome.core.game import Colour, Game
from cosmodrome.core.lesson import Cue, find_lesson, still_to_come
from cosmodrome.core.match import Match
from cosmodrome.core.message import Message, Player, say
from cosmodrome.table import event_log as ev
from cosmodrome.table.clock import Clock, Hourglass

StandIn = ev.StandInReason | Literal[""]
"""Why a bot plays for the person who holds a seat; empty where none does."""

Stage = Literal["gathering", "playing", "over", "closed"]

KEPT_CHAT = 500
"""Lines of the chat that are shown. Of more, the oldest line of whoever has the most lines is dropped."""

NoteKind = (
    ev.StandInReason
    | Literal["back", "moved", "handed", "over-from", "over-from-bot", "bot-failed"]
    | Literal["end-proposed", "end-agreed", "end-declined"]
)


class Note(NamedTuple):
    """A line of the log that no rule of the game writes, about a person or a bot in a seat."""

    number: int
    ply: int
    seat: Seat
    what: NoteKind
    player: str = ""
    name: str = ""
    """Who it is about: somebody else may have the seat later."""
    before: str = ""
    """Who had the seat before, by name; of a seat that was handed over, who has it now."""


class SeatState:
    """A seat: who holds it and who plays it."""

    __slots__ = ("bot", "kept_for", "kept_name", "name", "player", "stand_in", "votes")

    def __init__(self, bot: str = "") -> None:
        self.player = ""
        self.name = ""
        self.bot = bot
        self.kept_for = ""
        """The player that a free seat waits for; empty: anybody may sit down."""
        self.kept_name = ""
        self.stand_in: StandIn = ""
        self.votes: set[str] = set()

    @property
    def is_free(self) -> bool:
        return not self.player and not self.bot

    @property
    def is_played_by_person(self) -> bool:
        return bool(self.player) and not self.bot

    @property
    def has_resigned(self) -> bool:
        """Whether the person has given the game up: they cannot come back."""
        return self.stand_in == "resigned"


def how_taken(before: SeatState, taken: ev.SeatTaken) -> NoteKind:
    """A seat keeps its name where it is handed over by a link, to another device or to somebody else."""
    if before.name == taken.name:
        return "handed" if taken.called else "moved"
    return "over-from" if before.name else "over-from-bot"


def with_all_options(opened: ev.TableOpened, game: Game[Any]) -> ev.TableOpened:
    """An earlier release may have known fewer options: the defaults are what it did."""
    defaults = {option.id: option.default for option in game.meta.options}
    return msgspec.structs.replace(opened, options={**defaults, **opened.options})


class Table:
    """Built from its first event; `number` counts the events taken."""

    def __init__(self, table_id: str, opened: ev.TableOpened, at: float, find_game: Callable[[str], Game[Any]]) -> None:
        self.id = table_id
        self.game = find_game(opened.game)
        self.opened = with_all_options(opened, self.game)
        self.lesson = find_lesson(self.game.lessons, opened.lesson)
        self.host = opened.host
        self.seats = [SeatState() for _ in range(opened.seats)]
        self.colours: list[Colour] = list(opened.colours or self.game.meta.colours[: opened.seats])
        """By seat; empty where the game has none to choose before it begins."""
        self.chosen_colours: set[Seat] = set()
        """The seats whose colour nobody else can take."""
        self.match: Match | None = None
        self.clock = Clock(opened.seats, opened.pace, at)
        self.moved_at = at
        """When the game last went on."""
        self.touched_at = at
        """When the last event happened."""
        self.hourglass = Hourglass()
        self.sleeps: dict[str, ev.Sleep | None] = {}
        self.chat: list[tuple[int, float, ev.Said]] = []
        self.said: Counter[str] = Counter()
        """Lines each person has said, dropped ones included."""
        self.said_by_spectators = 0
        self.requests: dict[str, ev.SeatAsked] = {}
        """Who asks for a bot's seat; one request each."""
        self.denials: Counter[str] = Counter()
        self.declined: dict[str, str] = {}
        """People who were invited and do not want to play here, with their names."""
        self.removed: dict[str, str] = {}
        """People the host has sent away, with their names."""
        self.muted: dict[str, str] = {}
        self.watchers_allowed = True
        """Whether people may come to watch who have not been there."""
        self.known: set[str] = set()
        """Those who may watch anyway."""
        self.is_closed = False
        self.closed_for: ev.ClosingReason | Literal[""] = ""
        self.enders: set[str] = set()
        """Who wants the game to end without a result."""
        self.notes: list[Note] = []
        self.failed_bots: set[str] = set()
        self.rematch = ""
        """The id of the latest rematch of this table."""
        self._finishers: dict[Seat, StandIn] = {}
        self.keys: dict[str, int] = {}
        self.number = 1
        self.asked: dict[Seat, Step | None] = {}
        self.asked_at: dict[Seat, int] = {}

    @property
    def salt(self) -> str:
        """Of the commitment to the seed; secret until the game is over."""
        return self.opened.salt or self.id

    @property
    def ply(self) -> int:
        """How many actions the game has seen; -1 before it."""
        return len(self.match.log) if self.match else -1

    @property
    def stage(self) -> Stage:
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "gathering"
        return "over" if self.match.outcome else "playing"

    @property
    def is_open(self) -> bool:
        """Whether it still waits for people or for moves."""
        return self.stage in {"gathering", "playing"}

    def awaiting(self) -> tuple[Seat, ...]:
        return self.match.awaiting if self.match and not self.is_closed else ()

    def lesson_lines(self) -> tuple[Cue, ...] | None:
        """What is left of the lesson's script; None where there is no lesson, or none any more."""
        if self.lesson is None or self.match is None or self.is_closed:
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
        return tuple(seat for seat, state in enumerate(self.seats) if player and state.player == player)

    def plays_on(self, player: str) -> bool:
        """Whether they hold a seat and have not resigned."""
        return any(not self.seats[seat].has_resigned for seat in self.seats_of(player))

    def is_at_table(self, player: str) -> bool:
        """Whether they play here or are the host: everybody else is a spectator."""
        return bool(player) and (player == self.host or bool(self.seats_of(player)))

    @property
    def has_people(self) -> bool:
        return any(state.player for state in self.seats)

    def invites(self, player: str) -> bool:
        """Whether people wait here for this player to sit down."""
        return bool(player) and self.has_people and any(state.kept_for == player for state in self.seats)

    def seat_for(self, player: str) -> Seat | None:
        """Where somebody who comes before the game sits down: in the seat that is kept for them, or else in the first
        that is free for anybody. None where there is none, and for those who sit already."""
        free = [seat for seat, state in enumerate(self.seats) if state.is_free]
        if self.stage != "gathering" or self.seats_of(player):
            return None
        kept = [seat for seat in free if self.seats[seat].kept_for == player]
        return next(iter([*kept, *(seat for seat in free if not self.seats[seat].kept_for)]), None)

    def stand_in(self, seat: Seat) -> StandIn:
        """Why a bot plays for the person in this seat; after the game, why a bot finished it."""
        return self._finishers.get(seat, "") if self.stage == "over" else self.seats[seat].stand_in

    def awaited_bots(self) -> list[Seat]:
        """The seats that somebody other than a person has to move; in a lesson its script says, time among them."""
        if cue := self.cue():
            by_itself = not cue.asked or bool(self.seats[cue.seat].bot)
            return [cue.seat] if by_itself else []
        if self.opened.daily and self._people_awaited():
            return []  # what bots do must not depend on who was quicker
        ready = self.bots_in_readiness()
        return [seat for seat in self.awaiting() if seat != CLOCK and self.seats[seat].bot and seat not in ready]

    def bots_in_readiness(self) -> set[Seat]:
        """Bots that could start a race, but leave it to the people who could start it, too."""
        match = self.match
        starters = {seat for seat in self.awaiting() if match and seat != CLOCK and match.starts_race(seat)}
        bots = {seat for seat in starters if not self.seats[seat].is_played_by_person}
        return bots if bots != starters else set()

    def racing_bots(self) -> dict[Seat, str]:
        """The bots that act at their own pace, each with its spec: the game's timer runs, or they start it and people
        have to get ready."""
        bots, match = self.awaited_bots(), self.match
        starts = match is not None and any(match.starts_race(seat) for seat in bots if seat != CLOCK)
        is_race = self.hourglass.timer is not None or (starts and any(one.is_played_by_person for one in self.seats))
        return {seat: self.seats[seat].bot for seat in bots} if is_race else {}

    def is_stale(self, number: int, seat: Seat) -> bool:
        """Whether what the seat was asked at that number is no longer what it is asked now.

        Where several seats decide at once, what the others do does not make a choice stale.
        """
        return number > self.number or number < self.asked_at.get(seat, 0)

    def keep_moments(self, *, for_viewers: bool) -> None:
        """From now on the moments of actions are kept until they are forgotten, where there is somebody to see them."""
        if self.match:
            self.match.keeps_moments = for_viewers

    def forget_moments(self) -> None:
        if self.match:
            self.match.forget_moments()

    def apply(self, event: ev.TableEvent, at: float) -> None:
        """Adds one event."""
        for _ in self.applying(event, at):
            pass

    def applying(self, event: ev.TableEvent, at: float) -> Iterator[None]:
        """The same, with a pause after every new moment of the game: some games begin with thousands of actions."""
        self.number += 1
        self.touched_at = at
        if isinstance(event, ev.GameBegan | ev.Acted | ev.Undone):
            self.moved_at = at
        if isinstance(event, ev.GameBegan):
            yield from self._beginning()
        else:
            HANDLERS[type(event)](self, event, at)
            if isinstance(event, ev.Acted):
                yield
        people = self._people_awaited()
        self._note_sleep()
        self._note_questions(people)
        self.clock.run(people, at)
        self.hourglass.turn(self._due(), at)

    def _due(self) -> Timer | None:
        """The timer of the game; during a lesson, its script decides for the clock too."""
        return self.match.timer if self.match and not self.is_closed and not self.cue() else None

    def _note_questions(self, people: set[Seat]) -> None:
        """When each person was asked what they are asked now."""
        asked = {seat: self.match.asked(seat) for seat in people} if self.match else {}
        for seat, question in asked.items():
            if self.asked.get(seat) != question:
                self.asked_at[seat] = self.number
        self.asked = asked

    def _note_sleep(self) -> None:
        for seat, state in enumerate(self.seats if self.sleeps else ()):
            self.clock.sleep(seat, self.sleeps.get(state.player))

    def _people_awaited(self) -> set[Seat]:
        return {seat for seat in self.awaiting() if seat >= 0 and self.seats[seat].is_played_by_person}

    def _note(self, seat: Seat, what: NoteKind, before: str = "") -> None:
        if self.stage == "playing":
            state = self.seats[seat]
            self.notes.append(Note(self.number, self.ply, seat, what, state.player, state.name, before))

    def text_of(self, note: Note, perspective: Seat | None) -> Message:
        """The note for the reader in this seat. Others are called by the name they had: the seat may change hands."""
        is_reader = note.seat == perspective and self.seats[note.seat].player == note.player
        who = Player(note.seat) if is_reader else note.name
        return say(f"note-{note.what}", who=who, before=note.before)

    def _seat_taken(self, taken: ev.SeatTaken, at: float) -> None:
        before, state = self.seats[taken.seat], SeatState()
        self.seats[taken.seat] = state
        if before.player != taken.player:
            self.chosen_colours.discard(taken.seat)
        state.player, state.name = taken.player, taken.name
        self.declined.pop(taken.player, None)
        if before.player != taken.player:
            self._note(taken.seat, how_taken(before, taken), taken.called or before.name)
        elif before.bot:
            self._note(taken.seat, "back")
        self.requests = {
            player: asked
            for player, asked in self.requests.items()
            if player != taken.player and asked.seat != taken.seat
        }

    def _seat_reserved(self, kept: ev.SeatReserved, at: float) -> None:
        state = self.seats[kept.seat]
        state.kept_for, state.kept_name = kept.player, kept.name

    def _seat_declined(self, declined: ev.SeatDeclined, at: float) -> None:
        self.seats[declined.seat] = SeatState()
        self.declined[declined.player] = declined.name

    def _bot_seated(self, seated: ev.BotSeated, at: float) -> None:
        state = self.seats[seated.seat]
        state.bot, state.kept_for, state.kept_name = seated.bot, "", ""

    def _seat_left(self, left: ev.SeatLeft, at: float) -> None:
        self.seats[left.seat] = SeatState()
        self.chosen_colours.discard(left.seat)

    def colour_of(self, seat: Seat) -> Colour | None:
        return self.colours[seat] if self.colours else None

    def _colour_chosen(self, chosen: ev.ColourChosen, at: float) -> None:
        if chosen.colour is None:
            self.chosen_colours.discard(chosen.seat)
            return
        if chosen.colour in self.colours:
            self.colours[self.colours.index(chosen.colour)] = self.colours[chosen.seat]
        self.colours[chosen.seat] = chosen.colour
        self.chosen_colours.add(chosen.seat)

    def _beginning(self) -> Iterator[None]:
        opened = self.opened
        self.match = Match(self.game, opened.seats, opened.seed, opened.options, self.labels())
        yield
        for seat, action in opened.actions:
            self.match.play(seat, self.game.records.read_action(action))
            yield

    def _acted(self, acted: ev.Acted, at: float) -> None:
        assert self.match is not None
        self.match.play(acted.seat, self.game.records.read_action(acted.action))
        self.clock.acted(acted.seat, at)
        self.asked.pop(acted.seat, None)  # asked the same again is asked anew: a double click acts once
        self.keys[acted.key] = self.number
        if self.match.outcome:
            self._finishers = {seat: state.stand_in for seat, state in enumerate(self.seats)}

    def _undone(self, undone: ev.Undone, at: float) -> None:
        self.asked.clear()
        assert self.match is not None
        self.match.undo_again()
        self.keys[undone.key] = self.number
        self.notes = [note._replace(ply=min(note.ply, self.ply)) for note in self.notes]

    def _stand_in_called(self, called: ev.StandInCalled, at: float) -> None:
        state = self.seats[called.seat]
        state.bot, state.stand_in, state.votes = called.bot, called.reason, set()
        self._note(called.seat, called.reason)

    def _seat_reclaimed(self, reclaimed: ev.SeatReclaimed, at: float) -> None:
        state = self.seats[reclaimed.seat]
        state.bot, state.stand_in = "", ""
        self.clock.grant(reclaimed.seat)
        self._note(reclaimed.seat, "back")

    def _vote_cast(self, vote: ev.VoteCast, at: float) -> None:
        self.seats[vote.seat].votes.add(vote.player)

    def _bot_failed(self, failed: ev.BotFailed, at: float) -> None:
        self.failed_bots.add(failed.bot)
        self._note(failed.seat, "bot-failed")

    def _host_named(self, named: ev.HostNamed, at: float) -> None:
        self.host = named.player

    def _lesson_left(self, left: ev.LessonLeft, at: float) -> None:
        self.lesson = None

    def _sleep_set(self, chosen: ev.SleepSet, at: float) -> None:
        self.sleeps[chosen.player] = chosen.sleep

    def _rematch_opened(self, opened: ev.RematchOpened, at: float) -> None:
        self.rematch = opened.table

    def _said(self, said: ev.Said, at: float) -> None:
        self.chat.append((self.number, at, said))
        self.said[said.player] += 1
        self.said_by_spectators += not self.is_at_table(said.player)
        self.keys[said.key] = self.number
        if len(self.chat) > KEPT_CHAT:
            self._drop_line()

    def _drop_line(self) -> None:
        """Whoever talks most loses a line first, so nobody can talk others out of the chat."""
        most = Counter(line.player for _, _, line in self.chat).most_common(1)[0][0]
        del self.chat[next(at for at, (_, _, line) in enumerate(self.chat) if line.player == most)]

    def _person_renamed(self, renamed: ev.PersonRenamed, at: float) -> None:
        """Several seats of one person keep what tells them apart, and names of their own."""
        for seat in self.seats_of(renamed.player):
            state = self.seats[seat]
            own, rest = state.name[: len(renamed.before)], state.name[len(renamed.before) :]
            if own != renamed.before or (rest and not rest.strip().isdigit()):
                continue
            state.name = f"{renamed.name}{rest}"
        for state in self.seats:
            if state.kept_for == renamed.player:
                state.kept_name = renamed.name

    def _seat_asked(self, asked: ev.SeatAsked, at: float) -> None:
        self.requests[asked.player] = asked

    def _seat_denied(self, denied: ev.SeatDenied, at: float) -> None:
        self.requests.pop(denied.player, None)
        self.denials[denied.player] += 1

    def _person_removed(self, gone: ev.PersonRemoved, at: float) -> None:
        """Their seats are free before the game and the bot's during it; a finished game stays as it was."""
        self.removed[gone.player] = gone.name
        self.requests.pop(gone.player, None)
        self.known.discard(gone.player)
        if self.stage == "over":
            return
        for seat in self.seats_of(gone.player):
            self.seats[seat] = SeatState(gone.bot if self.match else "")
            self.chosen_colours.discard(seat)

    def _person_allowed(self, allowed: ev.PersonAllowed, at: float) -> None:
        self.removed.pop(allowed.player, None)
        self.known.add(allowed.player)

    def _person_muted(self, muted: ev.PersonMuted, at: float) -> None:
        if muted.on:
            self.muted[muted.player] = muted.name
        else:
            self.muted.pop(muted.player, None)

    def _watchers_allowed(self, allowed: ev.WatchersAllowed, at: float) -> None:
        self.watchers_allowed = allowed.on
        self.known.update(allowed.known)

    def _clocks_resumed(self, resumed: ev.ClocksResumed, at: float) -> None:
        self.clock.resume(resumed.stopped, at)
        self.hourglass.resume(resumed.stopped, at)

    def _end_proposed(self, proposed: ev.EndProposed, at: float) -> None:
        self._note(self.seats_of(proposed.player)[0], "end-agreed" if self.enders else "end-proposed")
        self.enders.add(proposed.player)

    def _end_declined(self, declined: ev.EndDeclined, at: float) -> None:
        self._note(self.seats_of(declined.player)[0], "end-declined")
        self.enders.clear()

    def _table_closed(self, closed: ev.TableClosed, at: float) -> None:
        self.is_closed, self.closed_for = True, closed.reason
        self.requests = {}

    def labels(self) -> list[str]:
        """What a save file calls the players; the command line knows a bot by the word before its name."""
        return [person_label(state.name) if state.player else bot_label(state.bot) for state in self.seats]


HANDLERS: dict[type, Callable[[Table, Any, float], None]] = {
    ev.SeatTaken: Table._seat_taken,
    ev.SeatReserved: Table._seat_reserved,
    ev.SeatDeclined: Table._seat_declined,
    ev.BotSeated: Table._bot_seated,
    ev.SeatLeft: Table._seat_left,
    ev.ColourChosen: Table._colour_chosen,
    ev.Acted: Table._acted,
    ev.Undone: Table._undone,
    ev.StandInCalled: Table._stand_in_called,
    ev.SeatReclaimed: Table._seat_reclaimed,
    ev.VoteCast: Table._vote_cast,
    ev.BotFailed: Table._bot_failed,
    ev.HostNamed: Table._host_named,
    ev.LessonLeft: Table._lesson_left,
    ev.SleepSet: Table._sleep_set,
    ev.RematchOpened: Table._rematch_opened,
    ev.Said: Table._said,
    ev.PersonRenamed: Table._person_renamed,
    ev.SeatAsked: Table._seat_asked,
    ev.SeatDenied: Table._seat_denied,
    ev.PersonRemoved: Table._person_removed,
    ev.PersonAllowed: Table._person_allowed,
    ev.PersonMuted: Table._person_muted,
    ev.WatchersAllowed: Table._watchers_allowed,
    ev.ClocksResumed: Table._clocks_resumed,
    ev.EndProposed: Table._end_proposed,
    ev.EndDeclined: Table._end_declined,
    ev.TableClosed: Table._table_closed,
}
