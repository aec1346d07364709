"""Hands of the day, and which tables play one."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, PrimaryKeyConstraint, String, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """A hand is dealt when someone first asks for it."""
    op.create_table(
        "hands",
        Column("game", String, nullable=False),
        Column("day", String, nullable=False),
        Column("options", Text, nullable=False),
        Column("deck_name", String, nullable=False),
        Column("deck", Text, nullable=False),
        Column("seed", Text, nullable=False),
        PrimaryKeyConstraint("game", "day", name="pk_hands"),
    )
    op.add_column("tables", Column("hand", String))
    op.create_index("ix_tables_hand", "tables", ["hand"])


def downgrade() -> None:
    """The games stay, as ordinary games."""
    op.drop_index("ix_tables_hand", "tables")
    op.drop_column("tables", "hand")
    op.drop_table("hands")
