"""Recovery codes for accounts whose password is lost."""

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
    """All codes become invalid."""
    op.drop_table("recovery")
