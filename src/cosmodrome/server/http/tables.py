"""`/api/tables`: lists, opening, joining, replays, playing on."""

from __future__ import annotations

from collections.abc import Awaitable, Container, Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from cosmodrome.core.flow import Seat
from cosmodrome.core.lesson import find_lesson
from cosmodrome.core.message import Text, say
from cosmodrome.core.records import plain
from cosmodrome.core.save import decode
from cosmodrome.server.faults import SORRY, fault
from cosmodrome.server.http.cards import TableCard, card_of, read_card
from cosmodrome.server.http.games import check_bot
from cosmodrome.server.http.guard import same_origin
from cosmodrome.server.http.people import somebody, whoever
from cosmodrome.server.http.refused import RequestRefused, closing_reason
from cosmodrome.server.http.requests import (
    Branch,
    Components,
    Frame,
    Link,
    NewLesson,
    NewTable,
    Opened,
    Replay,
    Sitter,
    Token,
)
from cosmodrome.server.http.services import Given, Services
from cosmodrome.server.live.connection import FAILED, GONE, Connection
from cosmodrome.server.live.quotas import QuotaReached, address_of
from cosmodrome.server.live.rematches import join_rematch
from cosmodrome.server.live.room import DISMISSED, Room
from cosmodrome.server.live.rooms import TooMany, sitting, table_opened
from cosmodrome.server.replay.frames import Page
from cosmodrome.server.replay.imports import render_beginning, render_save
from cosmodrome.server.replay.render import allowed_perspective
from cosmodrome.server.replay.watch_only import WatchOnly, as_frames, recorded_replay, retired
from cosmodrome.server.thinking.backlog import Client
from cosmodrome.server.thinking.win_chances import Chances
from cosmodrome.table import event_log as ev
from cosmodrome.table.commands import REMOVED
from cosmodrome.table.daily import SEALED, is_sealed, may_see, today
from cosmodrome.table.hosting import why_not_watch
from cosmodrome.table.person import clean_name
from cosmodrome.table.result import outcome_of
from cosmodrome.table.showing import BOT_NAMES, name_of, names, perspective_of, seen_by
from cosmodrome.table.table import Table

FRAMES = 100
"""Most in a page of a replay."""
YOU = "you"
LESSON_BOT = "random"
"""Plays the other seats once a lesson is over: easy, for somebody who has just begun."""
PLAYS_ON = "greedy"
"""Plays for the other people where somebody plays on from a moment of a game."""
FULL = 503
TOO_MUCH = 409
WATCH_ONLY, NO_TABLE, CROWDED, NAMELESS = 4003, 4004, 4010, 4011
CODE = 8
"""Characters that a code has at most; ids have more and cannot be guessed."""

HttpRequest = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=32)]


async def client_of(request: HttpRequest, services: Services) -> Client:
    return Client(await whoever(request, services), address_of(request))


async def room_of(
    connection: ASGIConnection[Any, Any, Any, Any], services: Services, table_id: str, *, has_ticket: bool = False
) -> Room:
    """The room of a table; until its game is over it is closed to those whom the host keeps out."""
    room = await find_room(connection, services, table_id)
    if room is None:
        raise RequestRefused(404, say("no-table"))
    player = services.player_of(connection)
    if not may_see(room.table, player):
        raise RequestRefused(403, SEALED.text)
    if player in room.table.removed and room.table.stage != "over":
        raise RequestRefused(403, REMOVED)
    if not has_ticket and (reason := why_not_watch(room.table, player)):
        raise RequestRefused(403 if player else 401, reason)
    return room


async def find_room(connection: ASGIConnection[Any, Any, Any, Any], services: Services, table_id: str) -> Room | None:
    """None where there is none. Codes can be guessed: an address that tries many wrong ones has to wait."""
    guessable = services.config.settings.limited and len(table_id) <= CODE
    address = address_of(connection)
    if guessable and not services.misses.allows(address):
        raise RequestRefused(429, say("server-many-codes"))
    is_there = True
    try:
        room = await services.rooms.get(table_id)
        is_there = room is not None
        return room
    finally:
        if guessable and is_there:
            services.misses.put_back(address)


@post("/", summary="Open a table")
async def open_table(request: HttpRequest, services: Given, data: JSONBody[NewTable]) -> Opened:
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    game = services.rooms.find_game(data.game)
    if len(data.bots) not in {0, data.seats}:
        raise RequestRefused(400, say("sitters-by-seat"))
    opened = table_opened(
        game,
        data.seats,
        dict(data.options),
        player,
        name=data.name,
        public=data.public,
        pace=data.pace,
        colours=data.colours,
        rated=data.rated,
    )
    if len(data.names) not in {0, data.seats}:
        raise RequestRefused(400, say("sitters-by-seat"))
    called = {seat: clean_name(one) for seat, one in enumerate(data.names)}
    first = sitting([seat for seat, sitter in enumerate(data.bots) if sitter == YOU], player, name, called)
    for seat, sitter in enumerate(data.bots):
        if sitter not in {YOU, None}:
            check_bot(sitter, data.game, data.seats)
            first.append(ev.BotSeated(seat, sitter))
    if data.begin:
        if len(first) < data.seats:
            raise RequestRefused(400, say("table-seats-open"))
        first.append(ev.GameBegan())
    return await opened_table(services.rooms.open(opened, first, address_of(request)))


@post("/lesson", summary="Open a lesson")
async def open_lesson(request: HttpRequest, services: Given, data: JSONBody[NewLesson]) -> Opened:
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    game = services.rooms.find_game(data.game)
    lesson = find_lesson(game.lessons, data.lesson)
    if lesson is None:
        raise RequestRefused(400, say("no-lesson", game=game.meta.title, lesson=data.lesson))
    options = dict(lesson.options)
    opened = table_opened(game, lesson.seats, options, player, public=False, seed=lesson.seed, lesson=lesson.id)
    sitters = [
        ev.SeatTaken(seat, player, name) if seat == lesson.seat else ev.BotSeated(seat, LESSON_BOT)
        for seat in range(lesson.seats)
    ]
    return await opened_table(services.rooms.open(opened, [*sitters, ev.GameBegan()], address_of(request)))


async def opened_table(opening_room: Awaitable[Room]) -> Opened:
    try:
        room = await opening_room
    except TooMany as error:
        raise RequestRefused(FULL, error.text) from error
    except QuotaReached as error:
        raise RequestRefused(TOO_MUCH, error.text) from error
    return Opened(room.table.id, room.table.opened.code)


@get("/{table_id:str}", summary="One table in brief")
async def table_card(request: HttpRequest, services: Given, table_id: TableId) -> TableCard:
    try:
        room = await room_of(request, services, table_id)
    except WatchOnly as error:
        return retired(read_card(await services.store.card(error.table_id)), error.text)
    return card_of(room.table, await whoever(request, services))


@post("/{table_id:str}/rematch", summary="The same table again: one for all who played there")
async def rematch(request: HttpRequest, services: Given, table_id: TableId) -> Opened:
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    room = await room_of(request, services, table_id)
    if not room.table.seats_of(player):
        raise RequestRefused(403, say("rematch-players"))
    if room.table.stage != "over":
        raise RequestRefused(403, say("rematch-early"))
    return await opened_table(join_rematch(services.rooms, room, player, name, address_of(request)))


@get("/{table_id:str}/save", summary="The save file, once the game is over")
async def save_file(request: HttpRequest, services: Given, table_id: TableId) -> Response[bytes]:
    table = (await room_of(request, services, table_id)).table
    if table.match is None or table.stage != "over":
        raise RequestRefused(403, say("save-early"))
    _unsealed(table)
    headers = {"Content-Disposition": f'attachment; filename="{table.opened.game}-{table.opened.code}.json"'}
    return Response(table.match.dump(table.salt), media_type="application/json", headers=headers)


@get("/{table_id:str}/replay", summary="Every moment of a game, as a seat saw it")
async def replay(
    request: HttpRequest,
    services: Given,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=12)] = None,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=FRAMES)] = FRAMES,
) -> Replay:
    client = await client_of(request, services)
    try:
        table = (await room_of(request, services, table_id)).table
    except WatchOnly as error:
        if await services.people.day_of_table(error.table_id) >= today():
            raise RequestRefused(403, SEALED.text) from error
        kept = await services.recorder.page(services.backlog, client, error.table_id, start, count)
        return await recorded_replay(services.store, services.recorder, error.table_id, kept, start)
    _unsealed(table)
    perspective = allowed_perspective(table, client.player, seat)
    page = await _frames(services, table, client, perspective, start, count)
    over = table.stage == "over"
    return Replay(
        game=table.opened.game,
        name=name_of(table),
        players=names(table),
        colours=table.colours,
        frames=as_frames(page.frames),
        made=page.made,
        total=page.total,
        outcome=outcome_of(table),
        seed=str(table.opened.seed) if over else "",
        latest=plain(table.match.view(perspective)) if table.match and not start else None,
        sitters=sitters_after(table, client.player) if over else [],
        earlier=earlier_players(table),
    )


def earlier_players(table: Table) -> list[ev.Earlier]:
    taken_over = [
        ev.Earlier(note.seat, note.ply, note.before or BOT_NAMES[note.seat % len(BOT_NAMES)], bot=not note.before)
        for note in table.notes
        if note.what in {"over-from", "over-from-bot"}
    ]
    return [*table.opened.earlier, *taken_over]


def players_until(table: Table, ply: int) -> list[ev.Earlier]:
    """Who made the actions of the game up to this one."""
    now = [ev.Earlier(seat, ply, name, bot=not table.seats[seat].player) for seat, name in enumerate(names(table))]
    found: list[ev.Earlier] = []
    for one in [*earlier_players(table), *now]:
        if not any(known.seat == one.seat and known.until == ply for known in found):
            found.append(msgspec.structs.replace(one, until=min(one.until, ply)))
    return found


def sitters_after(table: Table, player: str) -> list[Sitter]:
    """Who sat where, and who plays on: this player in their own seats, or in the first, and the same bots in theirs."""
    own = table.seats_of(player) or (0,)
    bots = ["" if state.player else state.bot for state in table.seats]
    return [Sitter(bot, "" if seat in own else bot or PLAYS_ON) for seat, bot in enumerate(bots)]


def _unsealed(table: Table) -> None:
    """Raises while others may still play the deal of this table."""
    if is_sealed(table.opened):
        raise RequestRefused(403, SEALED.text)


async def _frames(
    services: Services, table: Table, client: Client, perspective: int | None, start: int, count: int
) -> Page:
    """As spectators saw them while the game goes on; otherwise it is played again, with what else could be done."""
    if table.match is None:
        return Page([], 0, 0)
    if perspective is None and table.stage != "over":
        page = (await services.recorder.page(services.backlog, client, table.id, start, count)).page
        if page.total == table.ply + 1:
            return page
    return await services.renderings.page(table, perspective, client, start, count)


@get("/{table_id:str}/remaining", summary="What is still to come in a game, as far as you may know")
async def remaining(
    request: HttpRequest,
    services: Given,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=12)] = None,
    ply: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
) -> Components:
    """Of the view that you have at the table; with a `ply`, of that moment of the replay as the seat saw it."""
    client = await client_of(request, services)
    table = (await room_of(request, services, table_id)).table
    if ply is not None:
        view = await _view_at(services, table, client, seat, ply)
    elif table.match is not None and table.stage == "playing":
        seats = table.seats_of(client.player)
        view = seen_by(table.match, perspective_of(table, seats), seats)
    else:
        view = None
    return Components(() if view is None else tuple(table.game.texts.remaining(view)))


async def _view_at(services: Services, table: Table, client: Client, seat: int | None, ply: int) -> Any:
    """A moment of a replay, from its frame; None where there is no such moment, or nothing comes after it."""
    _unsealed(table)
    page = await _frames(services, table, client, allowed_perspective(table, client.player, seat), ply, 1)
    frame = msgspec.json.decode(page.frames[0], type=Frame) if page.frames else None
    return None if frame is None or frame.outcome else table.game.records.read_view(frame.view)


@get("/{table_id:str}/chances", summary="What the search bot thought of every moment of a finished game")
async def chances(request: HttpRequest, services: Given, table_id: TableId) -> Chances:
    table = (await room_of(request, services, table_id)).table
    if table.match is None or table.stage != "over":
        raise RequestRefused(403, say("chances-early"))
    _unsealed(table)
    return services.analyst.chances(table, await client_of(request, services))


@post("/{table_id:str}/branch", summary="Play on from a moment of a finished game")
async def branch(request: HttpRequest, services: Given, table_id: TableId, data: JSONBody[Branch]) -> Opened:
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    table = (await room_of(request, services, table_id)).table
    if table.match is None or table.stage != "over":
        raise RequestRefused(403, say("branch-early"))
    _unsealed(table)
    actions = tuple((entry.seat, plain(entry.action)) for entry in table.match.log[: data.ply])
    after = sitters_after(table, player)
    seats = [seat for seat, sitter in enumerate(after) if not sitter.goes_on]
    own = {seat: table.seats[seat].name if len(seats) > 1 else name for seat in seats}
    called = [own.get(seat) or BOT_NAMES[seat % len(BOT_NAMES)] for seat in range(table.opened.seats)]
    opened = table_opened(
        table.game,
        table.opened.seats,
        table.opened.options,
        player,
        public=False,
        seed=table.opened.seed,
        actions=actions,
        colours=table.colours,
        rated=False,
        earlier=_others(table, len(actions), own, called),
    )
    rendering = await render_beginning(services.backlog, await client_of(request, services), table, actions, called)
    sitters = [
        ev.SeatTaken(seat, player, own[seat]) if seat in own else ev.BotSeated(seat, sitter.goes_on)
        for seat, sitter in enumerate(after)
    ]
    return await opened_table(services.rooms.open(opened, [*sitters, ev.GameBegan()], address_of(request), rendering))


def _others(table: Table, ply: int, own: Container[Seat], called: Sequence[str]) -> tuple[ev.Earlier, ...]:
    """Who made the actions up to this one and does not play on in the same seat."""
    made = players_until(table, ply) if ply else []
    return tuple(
        one for one in made if one.until < ply or (one.name, one.bot) != (called[one.seat], one.seat not in own)
    )


@post("/{table_id:str}/ticket/{seat:int}", status_code=200, summary="A link that hands a seat of yours over")
async def ticket(request: HttpRequest, services: Given, table_id: TableId, seat: FromPath[int]) -> Link:
    player = await somebody(request, services)
    table = (await room_of(request, services, table_id)).table
    _unsealed(table)
    if seat not in table.seats_of(player):
        raise RequestRefused(403, say("table-not-your-seat"))
    if table.seats[seat].has_resigned:
        raise RequestRefused(403, say("table-resigned"))
    return Link(f"/t/{table.opened.code}?ticket={services.identities.ticket(table.id, seat, player)}")


@post("/redeem", status_code=200, summary="Sit down with a ticket; the seat keeps its name")
async def redeem(request: HttpRequest, services: Given, data: JSONBody[Token]) -> Opened:
    player = await somebody(request, services)
    found = services.identities.redeemed(data.token)
    room = await room_of(request, services, found[0], has_ticket=True) if found else None
    if found is None or room is None or room.table.is_closed:
        raise RequestRefused(400, say("ticket-spent"))
    here = Opened(room.table.id, room.table.opened.code)
    if found[1] in room.table.seats_of(player):
        return here  # who has the seat by now opens the link once more
    if found[1] not in room.table.seats_of(found[2]):
        raise RequestRefused(400, say("ticket-spent"))
    seat, own = room.table.seats[found[1]].name, await services.store.name_of(player) or ""
    await room.give([ev.SeatTaken(found[1], player, seat, called="" if own == seat else own)])
    return here


@post("/", summary="A save file as a replay")
async def upload(request: HttpRequest, services: Given) -> Opened:
    player = await somebody(request, services)
    save = decode(await request.body())
    game, client = services.rooms.find_game(save.game), await client_of(request, services)
    match, rendering = await render_save(services.backlog, client, game, save)
    opened = table_opened(game, match.seats, match.options, player, seed=match.seed, actions=save.actions)
    seats: list[ev.TableEvent] = [ev.SeatTaken(seat, player, name) for seat, name in enumerate(rendering.script.called)]
    return await opened_table(services.rooms.open(opened, [*seats, ev.GameBegan()], address_of(request), rendering))


@websocket("/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, State], services: Given, table_id: FromPath[str]) -> None:
    """The table itself: see `table/protocol.py`."""
    try:
        await _serve(socket, services, table_id)
    except GONE:
        return
    except Exception as error:
        fault("page failed", error, table=table_id)
        with suppress(*GONE):
            await socket.close(code=FAILED, reason=closing_reason(SORRY))


async def _serve(socket: WebSocket[Any, Any, State], services: Services, table_id: str) -> None:
    if not same_origin(socket.headers) or not _lets_in(socket, services):
        await socket.close(code=NO_TABLE)
        return
    try:
        room = await find_room(socket, services, table_id[:32])
    except WatchOnly as error:
        await _turn_away(socket, WATCH_ONLY, error.text)
        return
    except RequestRefused:
        room = None
    if room is None:
        await socket.close(code=NO_TABLE, reason=closing_reason(say("no-table")))
        return
    player, name = await services.named(socket)
    share = services.shares.bucket(address_of(socket)) if services.config.settings.limited else None
    await _seat(socket, services, room, Connection(socket, player, name, share))


async def _seat(socket: WebSocket[Any, Any, State], services: Services, room: Room, connection: Connection) -> None:
    player, address = connection.player, address_of(socket)
    if player in room.table.removed:
        await _turn_away(socket, DISMISSED, REMOVED)
        return
    if not may_see(room.table, player):
        await _turn_away(socket, NO_TABLE, SEALED.text)
        return
    if reason := why_not_watch(room.table, player):
        await _turn_away(socket, DISMISSED if player else NAMELESS, reason)
        return
    crowded = services.crowd.refusal(player, address) or room.crowded(player)
    if crowded and services.config.settings.limited:
        await _turn_away(socket, CROWDED, crowded)
        return
    services.crowd.enter(player, address)
    try:
        await socket.accept()
        await connection.serve(room)
    finally:
        services.crowd.leave(player, address)


def _lets_in(socket: WebSocket[Any, Any, State], services: Services) -> bool:
    """Opening a connection is a request as any other."""
    return not services.config.settings.limited or services.limiter.allows(address_of(socket))


async def _turn_away(socket: WebSocket[Any, Any, State], code: int, reason: Text) -> None:
    await socket.accept()  # a socket that was never opened cannot say why it closes
    await socket.close(code=code, reason=closing_reason(reason))


HANDLERS = [
    open_table,
    open_lesson,
    table_card,
    rematch,
    save_file,
    replay,
    remaining,
    chances,
    branch,
    ticket,
    redeem,
    live,
]
