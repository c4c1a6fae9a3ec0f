"""The database: players, tables, and what happened at each table. SQLite by default, PostgreSQL as well."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(12), nullable=False, server_default="", index=True),  # the public id
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("sleep", sa.Text),  # hours in which clocks stand still, as JSON
    sa.Column("link", sa.String(16)),  # the mark of the recovery link that is good; empty once it was used
)

sessions = sa.Table(
    "sessions",  # browsers in which people are known
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("mark", sa.String(16), primary_key=True),  # empty: cookies of earlier releases
    sa.Column("device", sa.String(60), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
    sa.Column("revoked", sa.Boolean, nullable=False),
)

notes = sa.Table(
    "notes",  # of the server about itself
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(8), nullable=False, unique=True),
    sa.Column("stage", sa.String(10), nullable=False, index=True),
    sa.Column("updated", sa.Float, nullable=False, index=True),
    sa.Column("card", sa.Text, nullable=False),  # what a list shows of it, as JSON
    sa.Column("game", sa.String(60), nullable=False, server_default="", index=True),
    sa.Column("names", sa.Text, nullable=False, server_default=""),  # of all seats, in small letters, to search in
    sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()),  # whether its result has been kept
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True, index=True),
    sa.Column("held", sa.String(40), nullable=False, server_default=""),  # the numbers of this player's seats
    sa.Column("result", sa.String(10), nullable=False, server_default=""),  # won, lost or resigned
)

finishes = sa.Table(
    "finishes",  # finished games that count, a row for each person
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True, index=True),
    sa.Column("number", sa.Integer, nullable=False, index=True),  # of the game: ratings are computed in this order
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("daily", sa.String(10), nullable=False),  # the day whose deal it was
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("team", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
)

records = sa.Table(
    "records",  # figures of finished games, of which each person's best is shown
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True, index=True),
    sa.Column("best", sa.String(40), primary_key=True),
    sa.Column("apart", sa.String(200), nullable=False),  # choices of options
    sa.Column("value", sa.Integer, nullable=False),
)

ratings = sa.Table(
    "ratings",  # can be computed from `finishes` at any time
    metadata,
    sa.Column("game", sa.String(60), primary_key=True),  # empty: of all games together
    sa.Column("player", sa.String(32), primary_key=True, index=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

attempts = sa.Table(
    "attempts",  # at the deal of the day: one for each person, game and day
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False, index=True),  # empty until it is there
    sa.Column("code", sa.String(8), nullable=False),
    sa.Column("value", sa.Integer),  # None: not finished, or not by the person
    sa.Column("score", sa.Integer),
    sa.Column("ended", sa.Float),
)

endings = sa.Table(
    "endings",  # of people's games while they were away, until they have been told
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("reason", sa.String(10), nullable=False),
)

events = sa.Table(
    "happenings",  # the event log; the first release called it so
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

lessons = sa.Table(
    "lessons",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("lesson", sa.String(60), primary_key=True),
    sa.Column("done", sa.Integer, nullable=False),  # steps, at most
)

frames = sa.Table(
    "frames",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),  # of the first in the stretch; what was kept from there on is void
    sa.Column("number", sa.Integer, nullable=False),  # of the event that the last one shows
    sa.Column("body", sa.LargeBinary, nullable=False),  # frames as JSON lines, compressed
)

editions = sa.Table(
    "editions",
    metadata,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("rules", sa.String(40), primary_key=True),
    sa.Column("content", sa.String(40), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),  # rules and components as the page gets them, compressed
)
