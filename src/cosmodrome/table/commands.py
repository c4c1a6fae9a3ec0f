"""What may happen at a table: a command and who gives it, turned into events or refused.

Nothing changes here. The caller stores the events and then has the table apply them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.game import check_setup
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import plain
from cosmodrome.core.refusal import BadSetup, Refusal
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.ending import end_game, resign
from cosmodrome.table.finish import counts
from cosmodrome.table.hosting import (
    STAND_IN,
    allow_back,
    allow_watchers,
    ask_for_seat,
    close,
    deny,
    let_in,
    mute,
    remove,
)
from cosmodrome.table.lessons import beside_the_script
from cosmodrome.table.person import clean_name
from cosmodrome.table.sender import Refusing, Sender, host_only, refuse
from cosmodrome.table.table import SeatState, Table

REMOVED = say("table-removed")
LONGEST_CHAT = 400
MOST_SAID = 1_000
"""Lines that one person may say at one table; all spectators together, three times as many."""
MOST_SAID_BY_SPECTATORS = 3 * MOST_SAID
MOST_ACTIONS = 6_000
"""Of a game: about three times as many as the longest that bots play."""
MOST_EVENTS = 4 * MOST_ACTIONS
"""At a table, before nothing is taken back there any more: everything that happened is read again at every start."""


def respond(table: Table, command: p.Command, sender: Sender) -> list[ev.TableEvent] | Refusal:
    """The events that the command leads to, or why it may not be."""
    try:
        _welcome(table, sender)
        return RESPONSES[type(command)](table, command, sender)
    except Refusing as refusing:
        return refusing.refusal


def _welcome(table: Table, sender: Sender) -> None:
    if table.is_closed:
        raise refuse(say("table-closed"))
    if sender.player in table.removed:
        raise refuse(REMOVED)


def _act(table: Table, command: p.Act, sender: Sender) -> list[ev.TableEvent]:
    _playing(table)
    _own_play(table, command.seat, sender)
    if table.ply >= MOST_ACTIONS:
        raise refuse(say("table-full-actions", most=MOST_ACTIONS))
    if table.is_stale(command.at, command.seat):
        raise refuse(say("table-stale"))
    _check(table, command)
    return [ev.Acted(command.seat, command.action, command.key)]


def _why(table: Table, command: p.AskWhy, sender: Sender) -> list[ev.TableEvent]:
    _playing(table)
    _own_play(table, command.seat, sender)
    _check(table, command)
    return []


def _hurry_bots(table: Table, command: p.HurryBots, sender: Sender) -> list[ev.TableEvent]:
    _playing(table)
    _own(table, command.seat, sender)
    return []


def _check(table: Table, command: p.Act | p.AskWhy) -> None:
    """Raises `Refusing` where the rules, or the script of a lesson, do not allow the action."""
    match = _playing(table)
    try:
        action = table.game.records.read_action(command.action)
    except msgspec.ValidationError as error:
        raise refuse(say("table-no-action", error=str(error))) from error
    if refusal := match.refuse(command.seat, action):
        raise Refusing(refusal)
    if text := beside_the_script(match, table.cue(), command.seat, action):
        raise refuse(text)


def _undo(table: Table, command: p.Undo, sender: Sender) -> list[ev.TableEvent]:
    match = _playing(table)
    _own_play(table, command.seat, sender)
    if table.stage == "over" and counts(table):
        raise refuse(say("table-counted"))
    if table.number >= MOST_EVENTS:
        raise refuse(say("table-full-undo"))
    if reason := match.why_no_undo(command.seat):
        raise refuse(reason)
    return [ev.Undone(command.seat, command.key)]


def _say(table: Table, command: p.Say, sender: Sender) -> list[ev.TableEvent]:
    text = command.text.strip()
    if not text or len(text) > LONGEST_CHAT:
        raise refuse(say("table-message-length", most=LONGEST_CHAT))
    if not sender.player:
        raise refuse(say("table-nameless"))
    if sender.player in table.muted:
        raise refuse(say("table-muted"))
    if table.said[sender.player] >= MOST_SAID:
        raise refuse(say("table-said-enough", most=MOST_SAID))
    if table.said_by_spectators >= MOST_SAID_BY_SPECTATORS and not table.is_at_table(sender.player):
        raise refuse(say("table-spectators-said-enough"))
    return [ev.Said(sender.player, sender.name, text, command.key)]


def _sit(table: Table, command: p.Sit, sender: Sender) -> list[ev.TableEvent]:
    state = _seat_state(table, command.seat)
    if not sender.player:
        raise refuse(say("table-nameless"))
    if state.player and state.player != sender.player:
        raise refuse(say("table-seat-taken"))
    if state.kept_for not in {"", sender.player}:
        raise refuse(say("table-seat-kept", name=state.kept_name))
    if state.has_resigned:
        raise refuse(say("table-resigned"))
    if table.stage == "over":
        raise refuse(say("table-over"))
    if table.cue() is not None:
        raise refuse(say("table-lesson"))
    if table.match is not None and not state.bot:
        raise refuse(say("table-no-sitting"))
    if table.match is not None and not state.player and table.seats_of(sender.player):
        raise refuse(say("table-own-hand-only"))
    if table.match is not None and not state.player and not table.opened.public and sender.player != table.host:
        return ask_for_seat(table, command.seat, sender)
    name = clean_name(command.name) if table.match is None else ""
    return [ev.SeatTaken(command.seat, sender.player, name or sender.name)]


def _seat_bot(table: Table, command: p.SeatBot, sender: Sender) -> list[ev.TableEvent]:
    state = _seat_state(table, command.seat)
    host_only(table, sender)
    _gathering(table)
    if state.player:
        raise refuse(say("table-seat-taken"))
    if command.bot not in sender.bots:
        raise refuse(say("table-no-bot", bot=command.bot, known=tuple(sorted(sender.bots))))
    return [ev.BotSeated(command.seat, command.bot)]


def _leave(table: Table, command: p.Leave, sender: Sender) -> list[ev.TableEvent]:
    state = _seat_state(table, command.seat)
    may = {state.player} if state.player else {state.kept_for, table.host}
    if not sender.player or sender.player not in may:
        raise refuse(say("table-not-your-seat"))
    if not state.player and state.kept_for == sender.player:
        return [ev.SeatDeclined(command.seat, sender.player, state.kept_name)]
    if table.match is None:
        return [ev.SeatLeft(command.seat), *(_next_host(table, sender) if state.player else [])]
    if table.match.outcome is not None or not state.is_played_by_person:
        return []
    return [ev.StandInCalled(command.seat, STAND_IN, "left")]


def _next_host(table: Table, sender: Sender) -> list[ev.TableEvent]:
    """A host who has no seat any more hands the table to the next person who has one."""
    others = [state.player for state in table.seats if state.player and state.player != sender.player]
    if table.host != sender.player or len(table.seats_of(sender.player)) > 1 or not others:
        return []
    return [ev.HostNamed(others[0])]


def _choose_colour(table: Table, command: p.ChooseColour, sender: Sender) -> list[ev.TableEvent]:
    """A person for their own seat, the host for a bot's. A colour that nobody has chosen can be taken, also where the
    usual order gave it to somebody."""
    state, colour = _seat_state(table, command.seat), command.colour
    _gathering(table)
    if not sender.player or state.is_free or sender.player != (state.player or table.host):
        raise refuse(say("table-not-your-seat"))
    if colour is None:
        return [ev.ColourChosen(command.seat, None)] if command.seat in table.chosen_colours else []
    if colour not in table.game.meta.colours:
        raise refuse(say("colour-unknown", colour=say(f"colour-{colour}")))
    other = next((seat for seat in table.chosen_colours if table.colours[seat] == colour), command.seat)
    if other != command.seat:
        raise refuse(say("colour-taken", who=Player(other), colour=say(f"colour-{colour}")))
    return [ev.ColourChosen(command.seat, colour)]


def _begin(table: Table, command: p.Begin, sender: Sender) -> list[ev.TableEvent]:
    host_only(table, sender)
    _gathering(table)
    if any(state.is_free for state in table.seats):
        raise refuse(say("table-seats-open"))
    try:
        # The rules may have changed while people gathered.
        check_setup(table.game, table.opened.seats, table.opened.options)
    except BadSetup as error:
        raise refuse(say("table-rules-changed", why=error.text)) from error
    return [ev.GameBegan(table.game.meta.rules_version, table.game.content)]


def _call_stand_in(table: Table, command: p.CallStandIn, sender: Sender) -> list[ev.TableEvent]:
    _playing(table)
    state = _seat_state(table, command.seat)
    if not state.is_played_by_person:
        raise refuse(say("table-no-person"))
    if table.opened.pace.is_slow:
        raise refuse(say("table-no-stand-in"))
    away = sender.away.get(state.player)
    if away is None or away < sender.grace:
        raise refuse(say("table-not-away", seconds=round(sender.grace)))
    if sender.player == table.host:
        return [ev.StandInCalled(command.seat, STAND_IN, "host")]
    if not table.seats_of(sender.player):
        raise refuse(say("table-voters"))
    votes = state.votes | {sender.player}
    called = [ev.VoteCast(command.seat, sender.player)] if votes != state.votes else []
    enough = 2 * len(votes) > len(_present_voters(table, state, sender))
    return [*called, ev.StandInCalled(command.seat, STAND_IN, "vote")] if enough else [*called]


def _present_voters(table: Table, absent: SeatState, sender: Sender) -> set[str]:
    people = {state.player for state in table.seats if state.player and state.player != absent.player}
    return {player for player in people if player not in sender.away}


def _reclaim(table: Table, command: p.Reclaim, sender: Sender) -> list[ev.TableEvent]:
    state = _own(table, command.seat, sender)
    return [ev.SeatReclaimed(command.seat)] if state.bot and table.stage == "playing" else []


def _own_play(table: Table, seat: Seat, sender: Sender) -> None:
    """Raises where somebody else plays this seat: who has left takes it back first."""
    if _own(table, seat, sender).bot:
        raise refuse(say("table-bot-plays"))


def _leave_lesson(table: Table, command: p.LeaveLesson, sender: Sender) -> list[ev.TableEvent]:
    if table.lesson is None:
        return []
    _own(table, table.lesson.seat, sender)
    return [ev.LessonLeft()]


RESPONSES: dict[type, Callable[[Table, Any, Sender], list[ev.TableEvent]]] = {
    p.Act: _act,
    p.AskWhy: _why,
    p.Undo: _undo,
    p.Say: _say,
    p.Sit: _sit,
    p.SeatBot: _seat_bot,
    p.Leave: _leave,
    p.ChooseColour: _choose_colour,
    p.Begin: _begin,
    p.CallStandIn: _call_stand_in,
    p.Reclaim: _reclaim,
    p.HurryBots: _hurry_bots,
    p.LeaveLesson: _leave_lesson,
    p.LetIn: let_in,
    p.Deny: deny,
    p.Remove: remove,
    p.AllowBack: allow_back,
    p.Mute: mute,
    p.AllowWatchers: allow_watchers,
    p.CloseTable: close,
    p.Resign: resign,
    p.EndGame: end_game,
}


def out_of_time(table: Table, now: float) -> list[ev.TableEvent]:
    """The clock acts where the game's timer has run out; bots act for those whose time is up."""
    match, end = table.match, table.hourglass.runs_out()
    if match is not None and end is not None and end <= now:
        return [ev.Acted(CLOCK, plain(match.offers(CLOCK)[0]), f"clock-{table.number}")]
    late: Sequence[Seat] = [seat for seat in table.clock.running if table.clock.left(seat, now) <= 0]
    return [ev.StandInCalled(seat, STAND_IN, "time") for seat in sorted(late)]


def next_moment(table: Table) -> float | None:
    """When `out_of_time` will next find somebody or something whose time is up."""
    flag, end = table.clock.next_flag(), table.hourglass.runs_out()
    moments = [moment for moment in (flag[0] if flag else None, end) if moment is not None]
    return min(moments, default=None)


def _playing(table: Table) -> Any:
    if table.match is None:
        raise refuse(say("table-not-begun"))
    return table.match


def _gathering(table: Table) -> None:
    if table.match is not None:
        raise refuse(say("table-begun"))


def _seat_state(table: Table, seat: Seat) -> SeatState:
    if not 0 <= seat < len(table.seats):
        raise refuse(say("table-no-seat", seat=seat))
    return table.seats[seat]


def _own(table: Table, seat: Seat, sender: Sender) -> SeatState:
    state = _seat_state(table, seat)
    if not sender.player or state.player != sender.player:
        raise refuse(say("table-not-your-seat"))
    if state.has_resigned:
        raise refuse(say("table-resigned"))
    return state
