"""What lists are searched by, how games ended for each player, and how far lessons have come."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("game", sa.String(60), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("names", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_tables_game", "tables", ["game"])
    op.add_column("seats", sa.Column("held", sa.String(40), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("result", sa.String(10), nullable=False, server_default=""))
    op.create_table(
        "lessons",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("lesson", sa.String(60), primary_key=True),
        sa.Column("done", sa.Integer, nullable=False),
    )
    _fill()


def _fill() -> None:
    """From the cards of the tables so far; who held which seat, and who won, they do not say."""
    connection = op.get_bind()
    tables = sa.table("tables", *(sa.column(name) for name in ("id", "card", "game", "names")))
    for row in connection.execute(sa.select(tables.c.id, tables.c.card)).all():
        known = _known(row.card)
        if known:
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(**known))


def _known(card: str) -> dict[str, Any]:
    """Nothing of a card that cannot be read."""
    try:
        found = json.loads(card)
        names = "\n".join(seat["name"] for seat in found["seats"]).casefold()
        return {"game": found["game"][:60], "names": names.encode(errors="replace").decode()}
    except (ValueError, TypeError, KeyError, AttributeError):
        return {}


def downgrade() -> None:
    op.drop_table("lessons")
    for name in ("result", "held"):
        op.drop_column("seats", name)
    op.drop_index("ix_tables_game", "tables")
    for name in ("names", "game"):
        op.drop_column("tables", name)
