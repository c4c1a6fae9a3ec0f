"""The tables of the database about people: results of finished games, records, ratings, and the deal of the day.

What a viewer is shown of a person comes from games that the viewer may know of: public ones, those they played in
themselves, and deals of days that are over. Ratings count private games too, and so do the figures of games that nobody
else played in: they are numbers only.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from cosmodrome.server.http.cards import StoredCard
from cosmodrome.server.ratings import ALL_GAMES, Placed, Rating, rate_all, rated
from cosmodrome.server.store import schema as db
from cosmodrome.server.store.writer import Writer
from cosmodrome.table.finish import Finish

RIVALS = 30
FOUND = 20
"""People that a search finds at most."""
LADDER = 100

F = db.finishes
CARDS = sa.select(db.tables.c.id, db.tables.c.code, db.tables.c.stage, db.tables.c.updated, db.tables.c.card)


class Known(NamedTuple):
    """Somebody, for others."""

    player: str
    name: str


class Against(NamedTuple):
    """How somebody did against another person."""

    player: str
    name: str
    games: int
    won: int
    lost: int
    together: int


class Kept(NamedTuple):
    """A figure of a finished game."""

    game: str
    best: str
    apart: tuple[str, ...]
    value: int
    ended: float
    table_id: str
    """Empty where the viewer may not know more of the game."""


class Ranked(NamedTuple):
    """A line of the ladder."""

    player: str
    name: str
    rating: Rating


class Attempt(NamedTuple):
    """At the deal of a day; the value is None where it does not count, or not yet."""

    day: str
    game: str
    player: str
    name: str
    table_id: str
    code: str
    value: int | None
    score: int | None
    ended: float | None


class Ending(NamedTuple):
    """Somebody's game ended while they were away, or the host removed them."""

    table_id: str
    game: str
    name: str
    """Of the table."""
    reason: str


class PeopleStore:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    # Finished games

    async def uncounted(self) -> list[str]:
        """Tables whose games were finished and have not been kept yet, the oldest first."""
        query = sa.select(db.tables.c.id).where(db.tables.c.stage == "over", db.tables.c.counted == sa.false())
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(db.tables.c.updated))).scalars())

    async def keep(self, table_id: str, finish: Finish | None, ended: float) -> None:
        """What is kept of a finished game, once; ratings are computed at once. Where the last move of a game that
        measures nobody was taken back, its new end takes the place of the old one."""

        def save(connection: sa.Connection) -> None:
            connection.execute(sa.update(db.tables).where(db.tables.c.id == table_id).values(counted=True))
            if finish is None:
                return
            number = _number(connection, table_id)
            is_new = number is None
            for each in (db.records, F):
                connection.execute(sa.delete(each).where(each.c.table_id == table_id))
            if number is None:
                number = (connection.execute(sa.select(sa.func.max(F.c.number))).scalar() or 0) + 1
            _insert(connection, finish, number, ended)
            if is_new and finish.rated:
                _rate(connection, finish)
            if is_new and finish.result is not None:
                done = {"value": finish.result, "score": finish.people[0].score, "ended": ended}
                connection.execute(sa.update(db.attempts).where(db.attempts.c.table_id == table_id).values(**done))

        await self.writer.do(save)

    async def note_ending(self, player: str, ending: Ending) -> None:
        """For when they come back; the last one at each table."""

        def save(connection: sa.Connection) -> None:
            connection.execute(sa.delete(db.endings).filter_by(player=player, table_id=ending.table_id))
            connection.execute(sa.insert(db.endings).values(player=player, **ending._asdict()))

        await self.writer.do(save)

    async def endings_of(self, player: str) -> list[Ending]:
        columns = [db.endings.c[field] for field in Ending._fields]
        async with self.engine.connect() as connection:
            return [Ending(*row) for row in await connection.execute(sa.select(*columns).filter_by(player=player))]

    async def forget_endings(self, player: str) -> None:
        """They have been reported."""

        def delete(connection: sa.Connection) -> None:
            connection.execute(sa.delete(db.endings).filter_by(player=player))

        await self.writer.do(delete)

    async def rate_again(self) -> None:
        """All ratings anew, from the results that are kept."""

        def save(connection: sa.Connection) -> None:
            query = sa.select(F.c.number, F.c.game, F.c.player, F.c.team, F.c.place)
            games: dict[tuple[int, str], list[Placed]] = defaultdict(list)
            for row in connection.execute(query.where(F.c.rated).order_by(F.c.number, F.c.team, F.c.player)):
                games[row.number, row.game].append(Placed(row.player, row.team, row.place))
            connection.execute(sa.delete(db.ratings))
            _save_ratings(connection, rate_all((game, people) for (_, game), people in games.items()))

        await self.writer.do(save)

    async def order_anew(self) -> None:
        """Numbers the games in the order in which they ended, after earlier ones have been added."""

        def save(connection: sa.Connection) -> None:
            query = sa.select(F.c.table_id, sa.func.min(F.c.ended).label("at")).group_by(F.c.table_id)
            tables = sorted(connection.execute(query).all(), key=lambda row: (row.at, row.table_id))
            for number, row in enumerate(tables, start=1):
                connection.execute(sa.update(F).where(F.c.table_id == row.table_id).values(number=number))

        await self.writer.do(save)

    # People

    async def person(self, person: str) -> Known | None:
        query = sa.select(db.players.c.id, db.players.c.name).where(db.players.c.person == person)
        return next((Known(*row) for row in await self._rows(query.limit(1))), None)

    async def found(self, name: str, viewer: str, day: str) -> list[Known]:
        """People who are called so, among those of whom the viewer may know: by a game, or by the ladder."""
        called = sa.func.lower(db.players.c.name).contains(name.lower(), autoescape=True)
        query = (
            sa.select(db.players.c.id, db.players.c.name)
            .where(called, _is_found(viewer, day))
            .order_by(sa.func.lower(db.players.c.name), db.players.c.person)
            .limit(FOUND)
        )
        return [Known(*row) for row in await self._rows(query)]

    async def is_found(self, player: str, viewer: str, day: str) -> bool:
        """Whether a search can find them."""
        query = sa.select(db.players.c.id).where(db.players.c.id == player, _is_found(viewer, day))
        return bool(await self._rows(query))

    async def ratings_of(self, player: str) -> dict[str, Rating]:
        query = sa.select(db.ratings).where(db.ratings.c.player == player)
        return {row.game: Rating(row.mu, row.sigma, row.games) for row in await self._rows(query)}

    async def ladder(self, game: str) -> list[Ranked]:
        """Those whose rating has settled come first; then by rating."""
        query = (
            sa.select(db.ratings, db.players.c.name)
            .join(db.players, db.players.c.id == db.ratings.c.player)
            .where(db.ratings.c.game == game)
        )
        rows = [Ranked(row.player, row.name, Rating(row.mu, row.sigma, row.games)) for row in await self._rows(query)]
        return sorted(rows, key=lambda one: (one.rating.is_provisional, -one.rating.mu, one.player))

    async def rivals(self, player: str, viewer: str, day: str) -> list[Against]:
        """Whom somebody has played with, in games that the viewer may know of; most games first."""
        other = F.alias("other")
        against = other.c.team != F.c.team
        games = sa.func.count().label("games")
        query = (
            sa.select(
                other.c.player,
                db.players.c.name,
                games,
                _sum(sa.and_(against, F.c.place < other.c.place)),
                _sum(sa.and_(against, F.c.place > other.c.place)),
                _sum(sa.not_(against)),
            )
            .join(other, sa.and_(other.c.table_id == F.c.table_id, other.c.player != F.c.player))
            .join(db.players, db.players.c.id == other.c.player)
            .where(F.c.player == player, _visible(viewer, day))
            .group_by(other.c.player, db.players.c.name)
            .order_by(games.desc(), db.players.c.name, other.c.player)
            .limit(RIVALS)
        )
        return [Against(*row) for row in await self._rows(query)]

    async def records_of(self, player: str, viewer: str, day: str) -> list[Kept]:
        """All figures of somebody's games that the viewer may know of, or nobody else played in, the earliest first."""
        seen = _visible(viewer, day)
        query = (
            sa.select(F.c.game, db.records, F.c.ended, seen.label("seen"))
            .join(F, sa.and_(F.c.table_id == db.records.c.table_id, F.c.player == db.records.c.player))
            .where(db.records.c.player == player, sa.or_(seen, _is_alone()))
            .order_by(F.c.number)
        )
        return [
            Kept(
                row.game,
                row.best,
                tuple(row.apart.split()),
                row.value,
                row.ended,
                row.table_id if row.seen else "",
            )
            for row in await self._rows(query)
        ]

    async def games_of(
        self, player: str, viewer: str, day: str, start: int, limit: int
    ) -> tuple[list[StoredCard], int]:
        """Somebody's finished games that the viewer may know of, the latest first, and how many there are."""
        condition = sa.and_(F.c.player == player, _visible(viewer, day))
        seat = sa.and_(db.seats.c.table_id == F.c.table_id, db.seats.c.player == player)
        query = (
            CARDS.add_columns(sa.literal("").label("held"), db.seats.c.result)
            .join(F, F.c.table_id == db.tables.c.id)
            .join(db.seats, seat)
            .where(condition)
            .order_by(F.c.number.desc())
            .offset(start)
            .limit(limit)
        )
        count = await self._rows(sa.select(sa.func.count().label("n")).select_from(F).where(condition))
        return [StoredCard(*row) for row in await self._rows(query)], int(count[0].n)

    async def tally(self, player: str, viewer: str, day: str) -> dict[str, tuple[int, int]]:
        """By game, how many somebody played and won, of those that the viewer may know of or nobody else played in."""
        seat = sa.and_(db.seats.c.table_id == F.c.table_id, db.seats.c.player == F.c.player)
        query = (
            sa.select(F.c.game, sa.func.count(), _sum(db.seats.c.result == "won"))
            .join(db.seats, seat)
            .where(F.c.player == player, sa.or_(_visible(viewer, day), _is_alone()))
            .group_by(F.c.game)
        )
        return {row[0]: (int(row[1]), int(row[2])) for row in await self._rows(query)}

    # The deal of the day

    async def begin_attempt(self, day: str, game: str, player: str) -> None:
        """Notes an attempt before its table exists, so that nobody gets two."""
        values = {"day": day, "game": game, "player": player, "table_id": "", "code": ""}
        await self._write(sa.insert(db.attempts).values(**values))

    async def note_attempt(self, day: str, game: str, player: str, table_id: str, code: str) -> None:
        key = {"day": day, "game": game, "player": player}
        update = sa.update(db.attempts).filter_by(**key).values(table_id=table_id, code=code)
        await self._write(update)

    async def attempt(self, day: str, game: str, player: str) -> Attempt | None:
        where = {"day": day, "game": game, "player": player}
        return next(iter(await self._attempts(**where)), None)

    async def attempts_of(self, day: str, player: str) -> list[Attempt]:
        return await self._attempts(day=day, player=player)

    async def attempts_at(self, day: str, game: str) -> list[Attempt]:
        return await self._attempts(day=day, game=game)

    async def day_of_table(self, table_id: str) -> str:
        """The day whose deal is played there; empty at an ordinary table."""
        found = await self._attempts(table_id=table_id)
        return found[0].day if found else ""

    async def finished_attempts(self, day: str) -> dict[str, int]:
        """How many have finished each game's deal of the day."""
        query = sa.select(db.attempts.c.game, sa.func.count()).where(
            db.attempts.c.day == day, db.attempts.c.value.is_not(None)
        )
        return {row[0]: int(row[1]) for row in await self._rows(query.group_by(db.attempts.c.game))}

    async def days_before(self, day: str, limit: int) -> list[str]:
        """Days before this one on which somebody finished a deal, the latest first."""
        query = sa.select(db.attempts.c.day).where(db.attempts.c.day < day, db.attempts.c.value.is_not(None)).distinct()
        return [row.day for row in await self._rows(query.order_by(db.attempts.c.day.desc()).limit(limit))]

    async def _attempts(self, **where: str) -> list[Attempt]:
        query = (
            sa.select(db.attempts, db.players.c.name)
            .join(db.players, db.players.c.id == db.attempts.c.player)
            .filter_by(**where)
            .order_by(db.attempts.c.ended, db.attempts.c.player)
        )
        return [
            Attempt(row.day, row.game, row.player, row.name, row.table_id, row.code, row.value, row.score, row.ended)
            for row in await self._rows(query)
        ]

    async def _write(self, statement: sa.Executable) -> None:
        def save(connection: sa.Connection) -> None:
            connection.execute(statement)

        await self.writer.do(save)

    async def _rows(self, query: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _visible(viewer: str, day: str) -> sa.ColumnElement[bool]:
    """Whether the viewer may know of the game of a row of `finishes`."""
    own = F.alias("own")
    played = sa.exists().where(own.c.table_id == F.c.table_id, own.c.player == viewer, own.c.player != "")
    over = sa.and_(F.c.daily != "", F.c.daily < day)
    return sa.or_(sa.and_(F.c.public, F.c.daily == ""), over, played)


def _is_found(viewer: str, day: str) -> sa.ColumnElement[bool]:
    """Whether the viewer may know of the person of a row of `players`."""
    seen = sa.exists().where(F.c.player == db.players.c.id, _visible(viewer, day))
    return sa.or_(seen, sa.exists().where(db.ratings.c.player == db.players.c.id))


def _is_alone() -> sa.ColumnElement[bool]:
    """Whether nobody else played in the game of a row of `finishes`: its figures tell of nobody else."""
    other = F.alias("other")
    shared = sa.exists().where(other.c.table_id == F.c.table_id, other.c.player != F.c.player)
    return sa.and_(F.c.daily == "", sa.not_(shared))


def _sum(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    return sa.func.coalesce(sa.func.sum(sa.case((condition, 1), else_=0)), 0)


def _number(connection: sa.Connection, table_id: str) -> int | None:
    found = connection.execute(sa.select(F.c.number).where(F.c.table_id == table_id).limit(1)).scalar()
    return None if found is None else int(found)


def _insert(connection: sa.Connection, finish: Finish, number: int, ended: float) -> None:
    about = {"table_id": finish.table, "number": number, "game": finish.game, "ended": ended, "daily": finish.daily}
    flags = {"public": finish.public, "rated": finish.rated}
    rows = [
        {**about, **flags, "player": one.player, "place": one.place, "team": one.team, "score": one.score}
        for one in finish.people
    ]
    if rows:
        connection.execute(sa.insert(F), rows)
    records = [
        {
            "table_id": finish.table,
            "player": one.player,
            "best": record.best,
            "apart": " ".join(record.apart),
            "value": record.value,
        }
        for one in finish.people
        for record in one.records
    ]
    if records:
        connection.execute(sa.insert(db.records), records)


def _rate(connection: sa.Connection, finish: Finish) -> None:
    placed = [Placed(one.player, one.team, one.place) for one in finish.people]
    people = sorted(placed, key=lambda one: (one.team, one.player))
    for game in (finish.game, ALL_GAMES):
        query = sa.select(db.ratings).where(
            db.ratings.c.game == game, db.ratings.c.player.in_([one.player for one in people])
        )
        known = {row.player: Rating(row.mu, row.sigma, row.games) for row in connection.execute(query)}
        _save_ratings(connection, {(game, player): rating for player, rating in rated(people, known).items()})


def _save_ratings(connection: sa.Connection, ratings: dict[tuple[str, str], Rating]) -> None:
    rows = [{"game": game, "player": player, **rating._asdict()} for (game, player), rating in ratings.items()]
    for row in rows:
        key = {name: row[name] for name in ("game", "player")}
        connection.execute(sa.delete(db.ratings).filter_by(**key))
    if rows:
        connection.execute(sa.insert(db.ratings), rows)
