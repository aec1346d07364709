"""Codes by which people come back to an account whose password they have lost."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, String

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has any yet."""
    op.create_table(
        "recovery",
        Column("person", Integer, nullable=False),
        Column("number", Integer, nullable=False),
        Column("hash", String, nullable=False),
        Column("made", BigInteger, nullable=False),
        PrimaryKeyConstraint("person", "number", name="pk_recovery"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_person_people", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """All codes are void."""
    op.drop_table("recovery")
