"""The database: players, tables, and what happened at each table. SQLite by default, PostgreSQL as well."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("sleep", sa.Text),  # hours in which clocks stand still, as JSON
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
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True, index=True),
    sa.Column("held", sa.String(40), nullable=False, server_default=""),  # the numbers of this player's seats
    sa.Column("result", sa.String(10), nullable=False, server_default=""),  # won, lost or resigned
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
