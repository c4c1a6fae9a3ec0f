"""Sessions that can be revoked, and what the server notes about itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("mark", sa.String(16), primary_key=True),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
    )
