"""`/api/tables`, `/api/replays`, `/api/lessons`: what there is to come back to.

Of one's own tables those come first that wait for one's move or answer, and of these the ones with other people.
"""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get
from litestar.params import QueryParameter

from cosmodrome.games.registry import find_game, game_ids
from cosmodrome.server.http.cards import TableCard, card_of, read_card
from cosmodrome.server.http.people import whoever
from cosmodrome.server.http.requests import LessonProgress, ReplayList, Tables
from cosmodrome.server.http.services import Given, Services
from cosmodrome.server.http.tables import HttpRequest
from cosmodrome.server.replay.watch_only import retired
from cosmodrome.server.store.store import Wanted
from cosmodrome.table.table import Table

LISTED = 30
"""Tables of a kind that are listed at most."""
PAGE = 20
"""Replays of a page."""

Words = Annotated[str, QueryParameter(max_length=60)]


@get("/", summary="Open tables, your tables, your latest replays")
async def lists(request: HttpRequest, services: Given) -> Tables:
    player = await whoever(request, services)
    tables = [room.table for room in services.rooms.rooms.values() if room.table.is_open]
    unread = frozenset(services.rooms.unread)  # they may be read while the database answers
    tables.sort(key=lambda table: -table.clock.since)
    mine = [card_of(table, player) for table in tables if _is_mine(table, player)]
    mine += _asleep(services, player)
    mine += await _not_in_memory(services, player, unread)
    mine.sort(key=lambda card: (not (card.waits and card.with_people), not card.waits))
    listed = [table for table in tables if table.opened.public and player not in table.removed]
    others = [card_of(table, player) for table in [one for one in listed if not _is_mine(one, player)][:LISTED]]
    others += await _public_unread(services, unread - {card.id for card in mine})
    finished = await services.store.cards_of(player, ["over"], LISTED) if player else []
    return Tables(others[:LISTED], mine[:LISTED], [read_card(card) for card in finished])


def _asleep(services: Services, player: str) -> list[TableCard]:
    """Games of this player that nobody has visited for a while."""
    games = services.rooms.asleep.values()
    mine = [game.card_for(player) for game in games if game.is_for(player)]
    return sorted(mine, key=lambda card: -card.updated)


def _is_mine(table: Table, player: str) -> bool:
    """Whether it is there for this player to go on with."""
    if table.seats_of(player):
        return table.plays_on(player)
    return table.invites(player) or (bool(player) and table.host == player)


async def _not_in_memory(services: Services, player: str, unread: frozenset[str]) -> list[TableCard]:
    """Games of this player that are under way but can only be watched here, or have not been read since the start."""
    watch_only = services.rooms.watch_only
    away = player and (watch_only or unread)
    stored = await services.store.cards_of(player, ["gathering", "playing"], LISTED) if away else []
    cards = [retired(read_card(one), watch_only.get(one.id, "")) for one in stored if one.result != "resigned"]
    return [card for card in cards if card.id in watch_only or card.id in unread]


async def _public_unread(services: Services, unread: frozenset[str]) -> list[TableCard]:
    wanted = sorted(unread)[: 4 * LISTED]
    stored = await services.store.cards(wanted) if wanted else []
    return [card for card in (retired(read_card(one), "") for one in stored) if card.public]


@get("/", summary="Your finished games, the latest first")
async def replays(
    request: HttpRequest,
    services: Given,
    game: Words = "",
    who: Words = "",
    result: Annotated[Literal["", "won", "lost"], QueryParameter()] = "",
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> ReplayList:
    """A page of them from `start` on: of a game, with somebody whose name contains `who`, with this result for you."""
    player = await whoever(request, services)
    if not player:
        return ReplayList([], 0)
    wanted = Wanted(game, who.strip(), result)
    found = await services.store.cards_of(player, ["over"], PAGE, start, wanted)
    total = await services.store.count_of(player, ["over"], wanted)
    return ReplayList([read_card(card) for card in found], total)


@get("/", summary="How far you have come in each lesson")
async def lessons(request: HttpRequest, services: Given) -> list[LessonProgress]:
    player = await whoever(request, services)
    stored = await services.store.lessons_of(player) if player else []
    done = {(game, lesson): steps for game, lesson, steps in stored}
    return [
        LessonProgress(game_id, lesson.id, min(done.get((game_id, lesson.id), 0), len(lesson.steps)), len(lesson.steps))
        for game_id in game_ids()
        for lesson in find_game(game_id).lessons
    ]
