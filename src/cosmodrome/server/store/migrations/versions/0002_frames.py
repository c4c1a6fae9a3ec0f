"""What spectators saw, and the editions of the games it was seen in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "frames",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "editions",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("rules", sa.String(40), primary_key=True),
        sa.Column("content", sa.String(40), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("editions", "frames"):
        op.drop_table(name)
