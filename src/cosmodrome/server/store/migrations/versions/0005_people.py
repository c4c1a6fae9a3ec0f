"""People's pages: public ids, results of finished games, records, ratings, and attempts at the deal of the day.

Games that were finished before are gone through once by the server, after its next start (`tables.counted`).
"""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("players", sa.Column("person", sa.String(12), nullable=False, server_default=""))
    op.create_index("ix_players_person", "players", ["person"])
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "finishes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True, index=True),
        sa.Column("number", sa.Integer, nullable=False, index=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("daily", sa.String(10), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True, index=True),
        sa.Column("best", sa.String(40), primary_key=True),
        sa.Column("apart", sa.String(200), nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True, index=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("value", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("ended", sa.Float),
    )
    _name_people()


def _name_people() -> None:
    """As `table/person.py` does."""
    connection = op.get_bind()
    players = sa.table("players", sa.column("id"), sa.column("person"))
    for (player,) in connection.execute(sa.select(players.c.id)).all():
        person = hashlib.sha256(f"person:{player}".encode()).hexdigest()[:12]
        connection.execute(sa.update(players).where(players.c.id == player).values(person=person))


def downgrade() -> None:
    for name in ("attempts", "ratings", "records", "finishes"):
        op.drop_table(name)
    op.drop_column("tables", "counted")
    op.drop_index("ix_players_person", "players")
    op.drop_column("players", "person")
