"""`/api/tables`: lists, opening, joining, replays, playing on."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from cosmodrome.core.lesson import find_lesson
from cosmodrome.core.match import Match
from cosmodrome.core.records import plain
from cosmodrome.core.save import decode
from cosmodrome.server.bygone import WatchOnly, bygone_replay, retired
from cosmodrome.server.cards import TableCard, card_of
from cosmodrome.server.chances import Chances
from cosmodrome.server.faults import SORRY, fault
from cosmodrome.server.guard import same_origin
from cosmodrome.server.identity import COOKIE
from cosmodrome.server.live import FAILED, GONE, Connection
from cosmodrome.server.people import somebody, whoever
from cosmodrome.server.replays import allowed_eyes, replay_of
from cosmodrome.server.requests import Branch, Link, Lists, NewLesson, NewTable, Opened, Replay, Token
from cosmodrome.server.room import Room
from cosmodrome.server.rooms import TooMany, opening
from cosmodrome.server.services import Given, Services
from cosmodrome.server.shelf import check_bot
from cosmodrome.table import happenings as h

LISTED = 30
YOU = "you"
LESSON_BOT = "random"
"""Plays the other seats once a lesson is over: easy, for somebody who has just begun."""
FULL = 503
BYGONE = 4003

Asking = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=32)]


async def room_of(services: Services, table_id: str) -> Room:
    room = await services.rooms.get(table_id)
    if room is None:
        raise NotFoundException("there is no such table")
    return room


@get("/", summary="Open tables, your tables, your replays")
async def lists(request: Asking, services: Given) -> Lists:
    player = await whoever(request, services)
    tables = [room.table for room in services.rooms.rooms.values() if room.table.stage != "over"]
    tables.sort(key=lambda table: -table.clock.since)
    mine = [card_of(table, player) for table in tables if table.seats_of(player) or table.host == player]
    others = [card_of(table, player) for table in tables if table.opened.public and not table.seats_of(player)]
    finished = await services.store.cards_of(player, "over", LISTED) if player else []
    replays = [msgspec.json.decode(card, type=TableCard) for card in finished]
    return Lists(others[:LISTED], [*mine, *await _bygone(services, player)][:LISTED], replays)


async def _bygone(services: Services, player: str) -> list[TableCard]:
    """Games of this player that are under way but can only be watched here."""
    bygone = services.rooms.bygone
    stored = await services.store.cards_of(player, "playing", LISTED) if player and bygone else []
    cards = [retired(card, "") for card in stored]
    return [msgspec.structs.replace(card, watch_only=bygone[card.id]) for card in cards if card.id in bygone]


@post("/", summary="Open a table")
async def open_table(request: Asking, services: Given, data: JSONBody[NewTable]) -> Opened:
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    game = services.rooms.find_game(data.game)
    if len(data.bots) not in {0, data.seats}:
        raise ClientException("name a bot, 'you' or null for each seat")
    opened = opening(game, data.seats, dict(data.options), player, name=data.name, public=data.public, pace=data.pace)
    first: list[h.Happening] = []
    for seat, sitter in enumerate(data.bots):
        if sitter == YOU:
            mine = sum(isinstance(one, h.ChairTaken) for one in first) + 1
            # Hot-seat: several people on one device, told apart by number.
            first.append(h.ChairTaken(seat, player, name if mine == 1 else f"{name} {mine}"))
        elif sitter is not None:
            check_bot(sitter)
            first.append(h.BotSeated(seat, sitter))
    if data.begin:
        if len(first) < data.seats:
            raise ClientException("every chair needs a person or a bot before the game begins")
        first.append(h.GameBegan())
    return await _opened(services, opened, first)


@post("/lesson", summary="Open a lesson")
async def open_lesson(request: Asking, services: Given, data: JSONBody[NewLesson]) -> Opened:
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    game = services.rooms.find_game(data.game)
    lesson = find_lesson(game.lessons, data.lesson)
    if lesson is None:
        raise ClientException(f"{game.meta.title} has no lesson '{data.lesson}'")
    options = dict(lesson.options)
    opened = opening(
        game, lesson.seats, options, player, name=lesson.title, public=False, seed=lesson.seed, lesson=lesson.id
    )
    sitters = [
        h.ChairTaken(seat, player, name) if seat == lesson.seat else h.BotSeated(seat, LESSON_BOT)
        for seat in range(lesson.seats)
    ]
    return await _opened(services, opened, [*sitters, h.GameBegan()])


async def _opened(services: Services, opened: h.TableOpened, first: list[h.Happening]) -> Opened:
    try:
        room = await services.rooms.open(opened, first)
    except TooMany as error:
        raise ClientException(str(error), status_code=FULL) from error
    return Opened(room.table.id, room.table.opened.code)


@get("/{table_id:str}", summary="One table in brief")
async def table_card(request: Asking, services: Given, table_id: TableId) -> TableCard:
    try:
        room = await room_of(services, table_id)
    except WatchOnly as bygone:
        return retired(await services.store.card(bygone.table_id), bygone.reason)
    return card_of(room.table, await whoever(request, services))


@post("/{table_id:str}/rematch", summary="The same table again")
async def rematch(request: Asking, services: Given, table_id: TableId) -> Opened:
    player = await somebody(request, services)
    table = (await room_of(services, table_id)).table
    if not table.seats_of(player):
        raise PermissionDeniedException("a rematch is for those who played")
    old = table.opened
    opened = opening(table.game, old.seats, old.options, player, name=old.name, public=old.public, pace=old.pace)
    name = await services.store.name_of(player) or ""
    first: list[h.Happening] = []
    for seat, place in enumerate(table.places):
        if place.player == player:
            first.append(h.ChairTaken(seat, player, name))
        elif place.bot and not place.player:
            first.append(h.BotSeated(seat, place.bot))
    if len(first) == old.seats:
        first.append(h.GameBegan())
    return await _opened(services, opened, first)


@get("/{table_id:str}/save", summary="The save file, once the game is over")
async def save_file(services: Given, table_id: TableId) -> Response[bytes]:
    table = (await room_of(services, table_id)).table
    if table.match is None or table.stage != "over":
        raise PermissionDeniedException("the file holds the seed: it is given out when the game is over")
    headers = {"Content-Disposition": f'attachment; filename="{table.opened.game}-{table.opened.code}.json"'}
    return Response(table.match.dump(), media_type="application/json", headers=headers)


@get("/{table_id:str}/replay", summary="Every moment of a game, through a seat's eyes")
async def replay(
    request: Asking, services: Given, table_id: TableId, seat: Annotated[int | None, QueryParameter(ge=0, le=12)] = None
) -> Replay:
    try:
        table = (await room_of(services, table_id)).table
    except WatchOnly as bygone:
        return await bygone_replay(services.store, services.chronicle, bygone.table_id)
    return replay_of(table, allowed_eyes(table, await whoever(request, services), seat))


@get("/{table_id:str}/chances", summary="What the search bot thought of every moment of a finished game")
async def chances(services: Given, table_id: TableId) -> Chances:
    table = (await room_of(services, table_id)).table
    if table.match is None or table.stage != "over":
        raise PermissionDeniedException("chances are worked out when the game is over")
    return services.analyst.chances(table)


@post("/{table_id:str}/branch", summary="Play on from a moment of a finished game")
async def branch(request: Asking, services: Given, table_id: TableId, data: JSONBody[Branch]) -> Opened:
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    table = (await room_of(services, table_id)).table
    if table.match is None or table.stage != "over":
        raise PermissionDeniedException("playing on elsewhere is for finished games: it would show what is to come")
    actions = tuple((entry.seat, plain(entry.action)) for entry in table.match.log[: data.ply])
    opened = opening(
        table.game, table.opened.seats, table.opened.options, player, seed=table.opened.seed, actions=actions
    )
    seats = table.seats_of(player) or (0,)
    sitters = [
        h.ChairTaken(seat, player, name) if seat in seats else h.BotSeated(seat, "greedy")
        for seat in range(table.opened.seats)
    ]
    return await _opened(services, opened, [*sitters, h.GameBegan()])


@post("/{table_id:str}/ticket/{seat:int}", status_code=200, summary="A link that hands a seat of yours over")
async def ticket(request: Asking, services: Given, table_id: TableId, seat: FromPath[int]) -> Link:
    player = await somebody(request, services)
    table = (await room_of(services, table_id)).table
    if seat not in table.seats_of(player):
        raise PermissionDeniedException("that is not your seat")
    return Link(f"/t/{table.opened.code}?ticket={services.identities.ticket(table.id, seat, player)}")


@post("/redeem", status_code=200, summary="Sit down with a ticket")
async def redeem(request: Asking, services: Given, data: JSONBody[Token]) -> Opened:
    player = await somebody(request, services)
    name = await services.store.name_of(player) or ""
    found = services.identities.redeemed(data.token)
    room = await room_of(services, found[0]) if found else None
    if found is None or room is None or found[1] not in room.table.seats_of(found[2]):
        raise ClientException("this ticket is not valid any more")
    await room.give([h.ChairTaken(found[1], player, name)])
    return Opened(room.table.id, room.table.opened.code)


@post("/", summary="A save file as a replay")
async def upload(request: Asking, services: Given) -> Opened:
    player = await somebody(request, services)
    save = decode(await request.body())
    match = Match.replay(services.rooms.find_game(save.game), save)
    if match.outcome is None:
        raise ClientException("only finished games are replayed here; go on with this one in the terminal")
    actions = tuple((entry.seat, plain(entry.action)) for entry in match.log)
    opened = opening(match.game, match.seats, match.options, player, seed=match.seed, actions=actions)
    name = await services.store.name_of(player) or ""
    chairs: list[h.Happening] = [h.ChairTaken(seat, player, name) for seat in range(match.seats)]
    return await _opened(services, opened, [*chairs, h.GameBegan()])


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
            await socket.close(code=FAILED, reason=SORRY)


async def _serve(socket: WebSocket[Any, Any, State], services: Services, table_id: str) -> None:
    try:
        room = await services.rooms.get(table_id[:32]) if same_origin(socket.headers) else None
    except WatchOnly as bygone:
        await socket.accept()  # a socket that was never opened cannot say why it closes
        await socket.close(code=BYGONE, reason=bygone.reason)
        return
    if room is None:
        await socket.close(code=4004, reason="there is no such table")
        return
    player = services.identities.player(socket.cookies.get(COOKIE))
    name = await services.store.name_of(player) if player else None
    await socket.accept()
    await Connection(socket, player if name else "", name or "Spectator").serve(room)


router = Router(
    "/api/tables",
    route_handlers=[
        lists,
        open_table,
        open_lesson,
        table_card,
        rematch,
        save_file,
        replay,
        chances,
        branch,
        ticket,
        redeem,
        live,
    ],
    tags=["tables"],
)
replays = Router("/api/replays", route_handlers=[upload], tags=["tables"])
