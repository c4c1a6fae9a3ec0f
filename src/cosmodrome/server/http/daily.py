"""`/api/daily`: one deal for each game and day, the same for everybody; one attempt that counts for each person."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Literal

from litestar import Router, get, post
from litestar.params import PathParameter

from cosmodrome.core.game import Game, daily_setup
from cosmodrome.core.match import SEED_BITS
from cosmodrome.core.message import Text, say
from cosmodrome.games.registry import UnknownGame, find_game, game_ids
from cosmodrome.server.http.people import somebody, whoever
from cosmodrome.server.http.refused import RequestRefused
from cosmodrome.server.http.requests import DailyDeal, DailyLine, DailyList, DailyResults, Opened
from cosmodrome.server.http.services import Given, Services
from cosmodrome.server.http.tables import HttpRequest, opened_table
from cosmodrome.server.live.quotas import address_of
from cosmodrome.server.live.rooms import table_opened
from cosmodrome.server.store.people import Attempt
from cosmodrome.table import event_log as ev
from cosmodrome.table.daily import end_of, is_day, now, today
from cosmodrome.table.person import person_id, told_apart

DAYS = 14
"""Earlier days that are listed."""
LINES = 100
"""Results that are listed, beside your own."""

Name = Annotated[str, PathParameter(max_length=60)]
State = Literal["new", "playing", "over", "lost"]


@get("/", summary="Today's deals, and how far you are with them")
async def deals(request: HttpRequest, services: Given) -> DailyList:
    player, day = await whoever(request, services), today()
    attempts = {one.game: one for one in await services.people.attempts_of(day, player)} if player else {}
    played = await services.people.finished_attempts(day)
    listed = [
        await _deal(services, find_game(game_id), attempts.get(game_id), played.get(game_id, 0))
        for game_id in game_ids()
    ]
    return DailyList(day, end_of(day) - now(), listed, await services.people.days_before(day, DAYS))


async def _deal(services: Services, game: Game[Any], attempt: Attempt | None, played: int) -> DailyDeal:
    daily = daily_setup(game)
    return DailyDeal(
        game=game.meta.id,
        title=game.bests[0].title,
        bots=list(daily.bots),
        options=_unusual(game, daily.options),
        state=await _state(services, attempt) if attempt else "new",
        code=attempt.code if attempt else "",
        played=played,
    )


def _unusual(game: Game[Any], options: dict[str, str]) -> list[Text]:
    return [
        say("best-apart", option=option.title, choice=choice.title)
        for option in game.meta.options
        for choice in option.choices
        if choice.value == options[option.id] != option.default
    ]


async def _state(services: Services, attempt: Attempt) -> State:
    """How an attempt stands; one whose table was never opened can be begun again."""
    if attempt.value is not None:
        return "over"
    if not attempt.table_id:
        return "new"
    if room := services.rooms.rooms.get(attempt.table_id):
        return "playing" if room.table.is_open else "lost"
    stored = await services.store.cards([attempt.table_id])
    return "playing" if stored and stored[0].stage == "playing" else "lost"


@post("/{game:str}", summary="Play today's deal, or go on with it")
async def play(request: HttpRequest, services: Given, game: Name) -> Opened:
    player, found, day = await somebody(request, services), _find(game), today()
    async with services.dealing:
        attempt = await services.people.attempt(day, game, player)
        if attempt is not None and attempt.table_id:
            return Opened(attempt.table_id, attempt.code)
        if attempt is None:
            await services.people.begin_attempt(day, game, player)
        opened = await _open(request, services, found, player, day)
        await services.people.note_attempt(day, game, player, opened.id, opened.code)
    return opened


async def _open(request: HttpRequest, services: Services, game: Game[Any], player: str, day: str) -> Opened:
    daily, name = daily_setup(game), await services.store.name_of(player) or ""
    opened = table_opened(
        game,
        1 + len(daily.bots),
        daily.options,
        player,
        public=False,
        seed=services.identities.deal(game.meta.id, day, SEED_BITS),
        rated=False,
        daily=day,
    )
    bots = [ev.BotSeated(seat, bot) for seat, bot in enumerate(daily.bots, start=1)]
    first: list[ev.TableEvent] = [ev.SeatTaken(0, player, name), *bots, ev.GameBegan()]
    return await opened_table(services.rooms.open(opened, first, address_of(request)))


@get("/{day:str}/{game:str}", summary="The results of a deal of the day, once you have played or the day is over")
async def results(request: HttpRequest, services: Given, day: Name, game: Name) -> DailyResults:
    player, found, this_day = await whoever(request, services), _find(game), today()
    if not is_day(day) or day > this_day:
        raise RequestRefused(404, say("daily-no-day"))
    own = await services.people.attempt(day, game, player) if player else None
    is_over = day < this_day
    is_open = is_over or (own is not None and await _state(services, own) in {"over", "lost"})
    attempts = [one for one in await services.people.attempts_at(day, game) if one.value is not None]
    there = await services.store.cards([one.table_id for one in attempts]) if is_over else []
    lines = ranked(found, attempts, player, {card.id for card in there}) if is_open else []
    shown = [*lines[:LINES], *(line for line in lines[LINES:] if line.yours)]
    return DailyResults(day, game, found.bests[0].title, is_open, len(attempts), shown)


def ranked(game: Game[Any], attempts: list[Attempt], viewer: str, watched: Collection[str]) -> list[DailyLine]:
    """The best first; equal results share a rank. Those of the tables in `watched` can be watched."""
    best = game.bests[0]
    rows = [(one, one.value) for one in attempts if one.value is not None]
    rows.sort(key=lambda row: (-row[1] if best.higher else row[1], row[0].ended or 0.0))
    called = told_apart([(one.player, one.name) for one, _ in rows])
    return [
        DailyLine(
            rank=1 + sum(best.is_better(other, value) for _, other in rows),
            person=person_id(one.player),
            name=label,
            yours=one.player == viewer,
            text=best.says(value),
            ended=one.ended or 0.0,
            table=one.table_id if one.table_id in watched else "",
        )
        for (one, value), label in zip(rows, called, strict=True)
    ]


def _find(game: str) -> Game[Any]:
    try:
        return find_game(game)
    except UnknownGame as error:
        raise RequestRefused(404, error.text) from error


router = Router("/api/daily", route_handlers=[deals, play, results], tags=["tables"])
