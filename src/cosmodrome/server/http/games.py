"""`/api/games`, `/api/bots`: what there is to play, and whom against."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from cosmodrome.core.catalogue import ENGLISH, Catalogue, catalogue, languages, nearest, own_sources, rules_in, sources
from cosmodrome.core.game import Game, check_setup, complete_options
from cosmodrome.core.message import Message, say
from cosmodrome.core.records import plain
from cosmodrome.core.refusal import BadSetup
from cosmodrome.games.registry import UnknownGame, find_game, game_ids
from cosmodrome.server.http.refused import RequestRefused
from cosmodrome.server.http.requests import (
    BotLevel,
    Components,
    GameBook,
    GameCard,
    Language,
    LessonCard,
    Setup,
    SetupAnswer,
    Words,
)

EVERYWHERE = (
    BotLevel("random", say("bot-random"), say("bot-random-text")),
    BotLevel("careless", say("bot-careless"), say("bot-careless-text")),
    BotLevel("greedy", say("bot-greedy"), say("bot-greedy-text")),
    BotLevel("search/seconds=1", say("bot-search"), say("bot-search-text")),
)
"""The levels that every game has, the weakest first."""

ShortQuery = Annotated[str, QueryParameter(max_length=40)]


@cache
def levels() -> list[BotLevel]:
    """All levels; the last one only where a network was trained."""
    trained = {game_id: _with_network(find_game(game_id)) for game_id in game_ids()}
    tables = {game_id: seats for game_id, seats in trained.items() if seats}
    master = BotLevel("master/seconds=1", say("bot-master"), say("bot-master-text"), tables)
    return [*EVERYWHERE, master] if tables else [*EVERYWHERE]


def _with_network(game: Game[Any]) -> tuple[int, ...]:
    options = complete_options(game.meta, {})
    counts = range(game.meta.min_seats, game.meta.max_seats + 1)
    return tuple(seats for seats in counts if game.network(seats, options) is not None)


def bots_at(game: str, seats: int) -> frozenset[str]:
    """All that people over the network may seat: a bot of one's own is code, and budgets are ours."""
    return frozenset(level.spec for level in levels() if level.is_at(game, seats))


def check_bot(spec: str, game: str, seats: int) -> None:
    known = bots_at(game, seats)
    if spec not in known:
        raise RequestRefused(400, say("table-no-bot", bot=spec, known=tuple(sorted(known))))


@get("/games", summary="The games that there are, in the nearest language")
async def games(language: ShortQuery = ENGLISH) -> list[GameCard]:
    """In words, not as messages: a list of games needs no catalogue of each."""
    return _cards(nearest(language))


@cache
def _cards(language: str) -> list[GameCard]:
    found = [find_game(game_id) for game_id in game_ids()]
    return [_in_words(GameCard(game.meta, _lessons(game)), catalogue(game.texts.words, language)) for game in found]


def _in_words(value: Any, words: Catalogue) -> Any:
    """The same with words in place of every message in it."""
    match value:
        case Message():
            return words.render(value)
        case msgspec.Struct():
            fields = {name: _in_words(getattr(value, name), words) for name in value.__struct_fields__}
            return msgspec.structs.replace(value, **fields)
        case list() | tuple():
            return type(value)(_in_words(each, words) for each in value)
    return value


@get("/games/{game_id:str}", summary="One game: its rules and components")
async def game(game_id: FromPath[str], language: ShortQuery = ENGLISH) -> GameBook:
    """The rules in the nearest language that there is."""
    try:
        found = find_game(game_id)
    except UnknownGame as error:
        raise RequestRefused(404, error.text) from error
    rules = rules_in(nearest(language), found.rules, found.texts.words)
    return GameBook(found.meta, _lessons(found), rules, plain(found.data))


@get("/games/{game_id:str}/components", summary="Every card, tile and number of a game as tables")
async def components(game_id: FromPath[str]) -> Components:
    try:
        return Components(tuple(find_game(game_id).texts.components()))
    except UnknownGame as error:
        raise RequestRefused(404, error.text) from error


@post("/games/{game_id:str}/setup", summary="Whether seats and options go together", status_code=200)
async def setup(game_id: FromPath[str], data: JSONBody[Setup]) -> SetupAnswer:
    """So that it can be said before a table is opened."""
    try:
        check_setup(find_game(game_id), data.seats, data.options)
    except UnknownGame as error:
        raise RequestRefused(404, error.text) from error
    except BadSetup as error:
        return SetupAnswer(error.text)
    return SetupAnswer("")


@get("/words", summary="The languages that there are")
async def language_list() -> list[Language]:
    return [Language(each, catalogue("", each).phrase("language-name")) for each in languages()]


@get("/words/{language:str}", summary="The catalogue of messages of all games, in Fluent's format")
async def common_words(language: FromPath[str]) -> Words:
    """In the nearest language that there is; English stands in where it lacks a message."""
    return _words(language, "")


@get("/words/{language:str}/{game_id:str}", summary="The catalogue of messages of a game, in Fluent's format")
async def words(language: FromPath[str], game_id: FromPath[str]) -> Words:
    """Its own messages only; those of all games are as above."""
    try:
        package = find_game(game_id).texts.words
    except UnknownGame as error:
        raise RequestRefused(404, error.text) from error
    return _words(language, package)


@cache
def _sources(language: str, package: str) -> tuple[str, ...]:
    """Of all games, or of one beside them."""
    both = dict.fromkeys((language, ENGLISH))
    return tuple(source for each in both for source in (own_sources(each, package) if package else sources(each)))


def _words(language: str, package: str) -> Words:
    found = nearest(language)
    return Words(found, _sources(found, package))


def _lessons(game: Game[Any]) -> list[LessonCard]:
    return [LessonCard(lesson.id, lesson.title, lesson.text) for lesson in game.lessons]


@get("/bots", summary="The levels of the bots")
async def bots() -> list[BotLevel]:
    return levels()


@get("/qr", summary="A text as a QR code", media_type="image/svg+xml")
async def qr(text: Annotated[str, QueryParameter(max_length=500)]) -> Response[bytes]:
    if not text:
        raise RequestRefused(400, say("server-no-text"))
    out = BytesIO()
    segno.make(text, error="m").save(out, kind="svg", border=2, light="#fff", xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


router = Router(
    "/api",
    route_handlers=[games, game, components, setup, language_list, common_words, words, bots, qr],
    tags=["games"],
)
