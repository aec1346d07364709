"""How a game ended that no rule ended, and whom a table's host has removed."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add both columns to tables."""
    op.add_column("tables", Column("ending", String))
    op.add_column("tables", Column("sent_away", Text))


def downgrade() -> None:
    """Drop both columns."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("sent_away")
        tables.drop_column("ending")
