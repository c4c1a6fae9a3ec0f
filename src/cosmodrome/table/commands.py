"""What may happen at a table: a command and who gives it, turned into happenings or refused.

Nothing changes here. The caller stores the happenings and then has the table take them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cosmodrome.core.flow import CLOCK, Seat
from cosmodrome.core.game import check_setup
from cosmodrome.core.records import plain
from cosmodrome.core.refusal import BadSetup, Refusal
from cosmodrome.table import happenings as h
from cosmodrome.table import protocol as p
from cosmodrome.table.asking import Asker, Refusing, host_only, refuse
from cosmodrome.table.hosting import STAND_IN, allow_back, ask_for_seat, close, deny, let_in, mute, remove
from cosmodrome.table.lessons import beside_the_script
from cosmodrome.table.showing import names
from cosmodrome.table.table import Place, Table

REMOVED = "The host has removed you from this table."
LONGEST_CHAT = 400
MOST_SAID = 1_000
"""Lines that one person may say at one table; all spectators together, three times as many."""
MOST_SAID_BY_SPECTATORS = 3 * MOST_SAID
MOST_ACTIONS = 6_000
"""Of a game: about three times as many as the longest that bots play."""
MOST_HAPPENINGS = 4 * MOST_ACTIONS
"""At a table, before nothing is taken back there any more: everything that happened is read again at every start."""


def respond(table: Table, command: p.Command, asker: Asker) -> list[h.Happening] | Refusal:
    """The happenings that the command leads to, or why it may not be."""
    try:
        _welcome(table, asker)
        return RESPONSES[type(command)](table, command, asker)
    except Refusing as refusing:
        return refusing.refusal


def _welcome(table: Table, asker: Asker) -> None:
    if table.is_closed:
        raise refuse("This table is closed.")
    if asker.player in table.removed:
        raise refuse(REMOVED)


def _act(table: Table, command: p.Act, asker: Asker) -> list[h.Happening]:
    _playing(table)
    _own(table, command.seat, asker)
    if table.ply >= MOST_ACTIONS:
        raise refuse(f"This game has had {MOST_ACTIONS:,} actions, which is all that a table keeps.")
    if table.is_stale(command.at, command.seat):
        raise refuse("The board has changed since you chose: look again.")
    _check(table, command)
    return [h.Acted(command.seat, command.action, command.key)]


def _why(table: Table, command: p.AskWhy, asker: Asker) -> list[h.Happening]:
    _playing(table)
    _own(table, command.seat, asker)
    _check(table, command)
    return []


def _check(table: Table, command: p.Act | p.AskWhy) -> None:
    """Raises `Refusing` where the rules, or the script of a lesson, do not allow the action."""
    match = _playing(table)
    try:
        action = table.game.records.read_action(command.action)
    except msgspec.ValidationError as error:
        raise refuse(f"That is no action of this game: {error}.") from error
    if refusal := match.refuse(command.seat, action):
        raise Refusing(refusal)
    if text := beside_the_script(match, table.cue(), command.seat, action, names(table)):
        raise refuse(text)


def _undo(table: Table, command: p.Undo, asker: Asker) -> list[h.Happening]:
    match = _playing(table)
    _own(table, command.seat, asker)
    if table.number >= MOST_HAPPENINGS:
        raise refuse("Too much has been taken back at this table; nothing can be undone here any more.")
    if reason := match.why_no_undo(command.seat):
        raise refuse(reason)
    return [h.Undone(command.seat, command.key)]


def _say(table: Table, command: p.Say, asker: Asker) -> list[h.Happening]:
    text = command.text.strip()
    if not text or len(text) > LONGEST_CHAT:
        raise refuse(f"A message has 1 to {LONGEST_CHAT} characters.")
    if not asker.player:
        raise refuse("Say who you are first.")
    if asker.player in table.muted:
        raise refuse("The host has muted you here.")
    if table.said[asker.player] >= MOST_SAID:
        raise refuse(f"You have written {MOST_SAID} messages here, which is the most for one person.")
    if table.said_by_spectators >= MOST_SAID_BY_SPECTATORS and not table.is_at_table(asker.player):
        raise refuse("Spectators have written as much as they may here.")
    return [h.Said(asker.player, asker.name, text, command.key)]


def _sit(table: Table, command: p.Sit, asker: Asker) -> list[h.Happening]:
    place = _place(table, command.seat)
    if not asker.player:
        raise refuse("Say who you are first.")
    if place.player and place.player != asker.player:
        raise refuse("Somebody sits there.")
    if place.kept_for not in {"", asker.player}:
        raise refuse(f"This chair is kept for {place.kept_name}.")
    if table.stage == "over":
        raise refuse("The game is over.")
    if table.cue() is not None:
        raise refuse("A lesson is under way: watch, or open one of your own.")
    if table.match is not None and not place.bot:
        raise refuse("Nobody can sit down there now.")
    if table.match is not None and not place.player and table.seats_of(asker.player):
        raise refuse("You play already: another hand is not for your eyes.")
    if table.match is not None and not place.player and not table.opened.public and asker.player != table.host:
        return ask_for_seat(table, command.seat, asker)
    return [h.ChairTaken(command.seat, asker.player, asker.name)]


def _seat_bot(table: Table, command: p.SeatBot, asker: Asker) -> list[h.Happening]:
    place = _place(table, command.seat)
    host_only(table, asker)
    _gathering(table)
    if place.player:
        raise refuse("Somebody sits there.")
    if command.bot not in asker.bots:
        raise refuse(f"There is no bot '{command.bot}'; there are: {', '.join(sorted(asker.bots))}.")
    return [h.BotSeated(command.seat, command.bot)]


def _leave(table: Table, command: p.Leave, asker: Asker) -> list[h.Happening]:
    place = _place(table, command.seat)
    may = {place.player} if place.player else {place.kept_for, table.host}
    if not asker.player or asker.player not in may:
        raise refuse("That is not your chair.")
    if table.match is None:
        return [h.ChairLeft(command.seat), *(_next_host(table, asker) if place.player else [])]
    if table.match.outcome is not None or not place.is_played_by_person:
        return []
    return [h.StandInCalled(command.seat, STAND_IN, "left")]


def _next_host(table: Table, asker: Asker) -> list[h.Happening]:
    """A host who has no chair any more hands the table to the next person who has one."""
    others = [place.player for place in table.places if place.player and place.player != asker.player]
    if table.host != asker.player or len(table.seats_of(asker.player)) > 1 or not others:
        return []
    return [h.HostNamed(others[0])]


def _choose_colour(table: Table, command: p.ChooseColour, asker: Asker) -> list[h.Happening]:
    """A person for the own seat, the host for a bot's. A colour that nobody has chosen can be had, also where the usual
    order gave it to somebody."""
    place, colour = _place(table, command.seat), command.colour
    _gathering(table)
    if not asker.player or place.is_free or asker.player != (place.player or table.host):
        raise refuse("That is not your chair.")
    if colour is None:
        return [h.ColourChosen(command.seat, None)] if command.seat in table.chosen_colours else []
    if colour not in table.game.meta.colours:
        raise refuse(f"There is no {colour} here.")
    other = next((seat for seat in table.chosen_colours if table.colours[seat] == colour), command.seat)
    if other != command.seat:
        raise refuse(f"{names(table)[other]} has chosen {colour}.")
    return [h.ColourChosen(command.seat, colour)]


def _begin(table: Table, command: p.Begin, asker: Asker) -> list[h.Happening]:
    host_only(table, asker)
    _gathering(table)
    if any(place.is_free for place in table.places):
        raise refuse("Every chair needs a person or a bot.")
    try:
        # The rules may have changed while people gathered.
        check_setup(table.game, table.opened.seats, table.opened.options)
    except BadSetup as error:
        raise refuse(f"This server's rules do not allow it any more: {error}.") from error
    return [h.GameBegan(table.game.meta.rules_version, table.game.content)]


def _call_stand_in(table: Table, command: p.CallStandIn, asker: Asker) -> list[h.Happening]:
    _playing(table)
    place = _place(table, command.seat)
    if not place.is_played_by_person:
        raise refuse("No person plays that seat.")
    if table.opened.pace.is_slow:
        raise refuse("People play when they can here: a bot is called when somebody's time is out.")
    away = asker.away.get(place.player)
    if away is None or away < asker.grace:
        raise refuse(f"A bot may be called once the person has been away for {asker.grace:.0f} seconds.")
    if asker.player == table.host:
        return [h.StandInCalled(command.seat, STAND_IN, "host")]
    if not table.seats_of(asker.player):
        raise refuse("Only people at the table may vote.")
    votes = place.votes | {asker.player}
    called = [h.VoteCast(command.seat, asker.player)] if votes != place.votes else []
    enough = 2 * len(votes) > len(_present_voters(table, place, asker))
    return [*called, h.StandInCalled(command.seat, STAND_IN, "vote")] if enough else [*called]


def _present_voters(table: Table, absent: Place, asker: Asker) -> set[str]:
    people = {place.player for place in table.places if place.player and place.player != absent.player}
    return {player for player in people if player not in asker.away}


def _reclaim(table: Table, command: p.Reclaim, asker: Asker) -> list[h.Happening]:
    place = _own(table, command.seat, asker)
    return [h.ChairReclaimed(command.seat)] if place.bot and table.stage == "playing" else []


def _leave_lesson(table: Table, command: p.LeaveLesson, asker: Asker) -> list[h.Happening]:
    if table.lesson is None:
        return []
    _own(table, table.lesson.seat, asker)
    return [h.LessonLeft()]


RESPONSES: dict[type, Callable[[Table, Any, Asker], list[h.Happening]]] = {
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
    p.LeaveLesson: _leave_lesson,
    p.LetIn: let_in,
    p.Deny: deny,
    p.Remove: remove,
    p.AllowBack: allow_back,
    p.Mute: mute,
    p.CloseTable: close,
}


def out_of_time(table: Table, now: float) -> list[h.Happening]:
    """Time speaks where the game's timer has run out; bots for those whose bank is empty."""
    match, end = table.match, table.hourglass.runs_out()
    if match is not None and end is not None and end <= now:
        return [h.Acted(CLOCK, plain(match.offers(CLOCK)[0]), f"clock-{table.number}")]
    late: Sequence[Seat] = [seat for seat in table.clock.running if table.clock.left(seat, now) <= 0]
    return [h.StandInCalled(seat, STAND_IN, "time") for seat in sorted(late)]


def next_moment(table: Table) -> float | None:
    """When `out_of_time` will next have something to say."""
    flag, end = table.clock.next_flag(), table.hourglass.runs_out()
    moments = [moment for moment in (flag[0] if flag else None, end) if moment is not None]
    return min(moments, default=None)


def _playing(table: Table) -> Any:
    if table.match is None:
        raise refuse("The game has not begun.")
    return table.match


def _gathering(table: Table) -> None:
    if table.match is not None:
        raise refuse("The game has begun.")


def _place(table: Table, seat: Seat) -> Place:
    if not 0 <= seat < len(table.places):
        raise refuse(f"There is no seat {seat}.")
    return table.places[seat]


def _own(table: Table, seat: Seat, asker: Asker) -> Place:
    place = _place(table, seat)
    if not asker.player or place.player != asker.player:
        raise refuse("That is not your seat.")
    return place
