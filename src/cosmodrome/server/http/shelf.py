"""`/api/games`, `/api/bots`: what there is to play, and whom against."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from cosmodrome.core.catalogue import ENGLISH, catalogue, languages, nearest, rules_in, sources
from cosmodrome.core.game import Game
from cosmodrome.core.message import say
from cosmodrome.core.records import plain
from cosmodrome.games.registry import UnknownGame, find_game, game_ids
from cosmodrome.server.http.refused import RequestRefused
from cosmodrome.server.http.requests import BotInfo, GameDetails, GameInfo, LanguageInfo, LessonInfo, Words

BOTS = [
    BotInfo("random", say("bot-random"), say("bot-random-text")),
    BotInfo("careless", say("bot-careless"), say("bot-careless-text")),
    BotInfo("greedy", say("bot-greedy"), say("bot-greedy-text")),
    BotInfo("search/seconds=1", say("bot-search"), say("bot-search-text")),
]

ShortQuery = Annotated[str, QueryParameter(max_length=40)]

LEVELS = frozenset(bot.spec for bot in BOTS)
"""All that people over the network may seat: a bot of one's own is code, and budgets are ours."""


def check_bot(spec: str) -> None:
    if spec not in LEVELS:
        raise RequestRefused(400, say("table-no-bot", bot=spec, known=tuple(bot.spec for bot in BOTS)))


@get("/games", summary="The catalogue")
async def games() -> list[GameInfo]:
    found = [find_game(game_id) for game_id in game_ids()]
    return [GameInfo(game.meta, _lessons(game)) for game in found]


@get("/games/{game_id:str}", summary="One game: its rules and components")
async def game(game_id: FromPath[str], language: ShortQuery = ENGLISH) -> GameDetails:
    """The rules in the nearest language that there is."""
    try:
        found = find_game(game_id)
    except UnknownGame as error:
        raise RequestRefused(404, error.text) from error
    rules = rules_in(nearest(language), found.rules, found.texts.words)
    return GameDetails(found.meta, _lessons(found), rules, plain(found.data))


@get("/words", summary="The languages that there are")
async def language_list() -> list[LanguageInfo]:
    return [LanguageInfo(each, catalogue("", each).phrase("language-name")) for each in languages()]


@get("/words/{language:str}", summary="The catalogue of messages of all games, in Fluent's format")
async def common_words(language: FromPath[str]) -> Words:
    """In the nearest language that there is; English stands in where it lacks a message."""
    return _words(language, "")


@get("/words/{language:str}/{game_id:str}", summary="The catalogue of messages of a game, in Fluent's format")
async def words(language: FromPath[str], game_id: FromPath[str]) -> Words:
    """Its own messages, then those of all games, as above."""
    try:
        package = find_game(game_id).texts.words
    except UnknownGame as error:
        raise RequestRefused(404, error.text) from error
    return _words(language, package)


@cache
def _sources(language: str, package: str) -> tuple[str, ...]:
    return (*sources(language, package), *(sources(ENGLISH, package) if language != ENGLISH else ()))


def _words(language: str, package: str) -> Words:
    found = nearest(language)
    return Words(found, _sources(found, package))


def _lessons(game: Game[Any]) -> list[LessonInfo]:
    return [LessonInfo(lesson.id, lesson.title, lesson.text) for lesson in game.lessons]


@get("/bots", summary="The levels of the bots")
async def bots() -> list[BotInfo]:
    return BOTS


@get("/qr", summary="A text as a QR code", media_type="image/svg+xml")
async def qr(text: Annotated[str, QueryParameter(max_length=500)]) -> Response[bytes]:
    if not text:
        raise RequestRefused(400, say("server-no-text"))
    out = BytesIO()
    segno.make(text, error="m").save(out, kind="svg", border=2, light="#fff", xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


router = Router("/api", route_handlers=[games, game, language_list, common_words, words, bots, qr], tags=["shelf"])
