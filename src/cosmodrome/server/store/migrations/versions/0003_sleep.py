"""Hours of sleep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("players", sa.Column("sleep", sa.Text))


def downgrade() -> None:
    op.drop_column("players", "sleep")
