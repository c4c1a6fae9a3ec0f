"""`/api/people`, `/api/ladder`: people as others see them. Nothing of games that the viewer may not know of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Any

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from cosmodrome.core.game import Best, Game
from cosmodrome.core.message import Text, say
from cosmodrome.games.registry import UnknownGame, find_game, game_ids
from cosmodrome.server.http.cards import read_card
from cosmodrome.server.http.people import whoever
from cosmodrome.server.http.refused import RequestRefused
from cosmodrome.server.http.requests import (
    Ladder,
    LadderRow,
    PersonalBest,
    PersonFound,
    PersonPage,
    RatingOf,
    ReplayList,
    Rival,
    Tally,
)
from cosmodrome.server.http.services import Given, Services
from cosmodrome.server.http.tables import HttpRequest
from cosmodrome.server.ratings import ALL_GAMES, Rating
from cosmodrome.server.store.people import LADDER, Kept, Known, Ranked
from cosmodrome.table.daily import today
from cosmodrome.table.person import person_id, tag_of, told_apart

PAGE = 20
SHORTEST = 2
"""Letters that a search for people needs."""
PersonId = Annotated[str, PathParameter(max_length=32)]


async def _known(services: Services, person: str) -> Known:
    known = await services.people.person(person) if person.isalnum() else None
    if known is None:
        raise RequestRefused(404, say("no-person"))
    return known


@get("/", summary="People whose name contains this")
async def search(
    request: HttpRequest, services: Given, name: Annotated[str, QueryParameter(max_length=60)] = ""
) -> list[PersonFound]:
    """Of those on the ladder, and those of whom you know a game."""
    wanted, viewer = name.strip(), await whoever(request, services)
    if len(wanted) < SHORTEST or "\0" in wanted:
        return []
    people = await services.people.found(wanted, viewer, today())
    called = told_apart([(one.player, one.name) for one in people])
    ratings = [(await services.people.ratings_of(one.player)).get(ALL_GAMES) for one in people]
    return [
        PersonFound(
            person_id(one.player), label, rating_of(ALL_GAMES, rating) if rating else None, one.player == viewer
        )
        for one, label, rating in zip(people, called, ratings, strict=True)
    ]


@get("/{person:str}", summary="Somebody's ratings, records, and results against others")
async def profile(request: HttpRequest, services: Given, person: PersonId) -> PersonPage:
    viewer, known, store = await whoever(request, services), await _known(services, person), services.people
    day = today()
    tallies = await store.tally(known.player, viewer, day)
    kept = await store.records_of(known.player, viewer, day)
    rivals = await store.rivals(known.player, viewer, day)
    _, *called = told_apart([known, *((one.player, one.name) for one in rivals)])
    return PersonPage(
        person=person,
        name=known.name,
        tag=tag_of(known.player),
        yours=known.player == viewer,
        ratings=await _ratings(services, known.player),
        tallies=[Tally(game, *tallies[game]) for game in _in_order(tallies)],
        bests=[
            best for game in _in_order({one.game for one in kept}) for best in personal_bests(find_game(game), kept)
        ],
        rivals=[
            Rival(person_id(one.player), label, one.games, one.won, one.lost, one.together)
            for one, label in zip(rivals, called, strict=True)
        ],
    )


@get("/{person:str}/games", summary="Somebody's finished games, the latest first")
async def games(
    request: HttpRequest,
    services: Given,
    person: PersonId,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> ReplayList:
    """Public ones, those you played in, and deals of days that are over; the result is the person's."""
    viewer, known = await whoever(request, services), await _known(services, person)
    cards, total = await services.people.games_of(known.player, viewer, today(), start, PAGE)
    return ReplayList([read_card(card) for card in cards], total)


@get("/", summary="The ladder of the server: of a game, or of all games together")
async def ladder(
    request: HttpRequest, services: Given, game: Annotated[str, QueryParameter(max_length=60)] = ALL_GAMES
) -> Ladder:
    viewer = await whoever(request, services)
    if game != ALL_GAMES:
        try:
            find_game(game)
        except UnknownGame as error:
            raise RequestRefused(404, error.text) from error
    people = await services.people.ladder(game)
    called = told_apart([(one.player, one.name) for one in people])
    rows = [
        LadderRow(
            rank=0 if one.rating.is_provisional else rank,
            person=person_id(one.player),
            name=label,
            rating=one.rating.shown,
            range=one.rating.range,
            games=one.rating.games,
            provisional=one.rating.is_provisional,
            yours=one.player == viewer,
        )
        for rank, (one, label) in enumerate(zip(people, called, strict=True), start=1)
    ]
    return Ladder(game, [*rows[:LADDER], *(row for row in rows[LADDER:] if row.yours)], len(rows))


def rating_of(game: str, rating: Rating, rank: int = 0) -> RatingOf:
    return RatingOf(game, rating.shown, rating.range, rating.games, rating.is_provisional, rank)


async def _ratings(services: Services, player: str) -> list[RatingOf]:
    """Of all games together first."""
    known = await services.people.ratings_of(player)
    found = []
    for game in (*({ALL_GAMES} & known.keys()), *_in_order(known.keys() - {ALL_GAMES})):
        rank = 0 if known[game].is_provisional else _rank(await services.people.ladder(game), player)
        found.append(rating_of(game, known[game], rank))
    return found


def _in_order(games: Collection[str]) -> list[str]:
    """As the lobby has them; without those that are not here any more."""
    listed = game_ids()
    house = [game for game in listed if game in games]
    return [*house, *sorted(game for game in games if game not in listed and _is_here(game))]


def _is_here(game: str) -> bool:
    try:
        find_game(game)
    except UnknownGame:
        return False
    return True


def _rank(rows: Sequence[Ranked], player: str) -> int:
    return next(rank for rank, row in enumerate(rows, start=1) if row.player == player)


def personal_bests(game: Game[Any], kept: Sequence[Kept]) -> list[PersonalBest]:
    """The best of each kind, and of each setting where they are kept apart; the first game that reached it stands."""
    found: list[PersonalBest] = []
    for best in game.bests:
        tops: dict[tuple[str, ...], Kept] = {}
        for one in kept:
            if (one.game, one.best) != (game.meta.id, best.id):
                continue
            top = tops.get(one.apart)
            if top is None or best.is_better(one.value, top.value):
                tops[one.apart] = one
        for apart in sorted(tops):
            top, where = tops[apart], apart_of(game, best, apart)
            found.append(PersonalBest(game.meta.id, best.title, where, best.says(top.value), top.ended, top.table_id))
    return found


def apart_of(game: Game[Any], best: Best, apart: tuple[str, ...]) -> tuple[Text, ...]:
    """The options and what was chosen."""
    options = {option.id: option for option in game.meta.options}
    return tuple(
        say("best-apart", option=options[name].title, choice=choice.title)
        for name, value in zip(best.by, apart, strict=False)
        for choice in options[name].choices
        if choice.value == value
    )


router = Router("/api/people", route_handlers=[search, profile, games], tags=["people"])
ladder_router = Router("/api/ladder", route_handlers=[ladder], tags=["people"])
