"""Scores of games that are played for points, and a word for each."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer, String

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """No existing game was played for points."""
    op.add_column("tables", Column("score", Integer))
    op.add_column("tables", Column("band", String))


def downgrade() -> None:
    """The scores are lost."""
    op.drop_column("tables", "band")
    op.drop_column("tables", "score")
