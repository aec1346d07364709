"""Slips: with a slip's code, the players at an event's table report their games without an account."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, String

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Only the fingerprint of each code is stored."""
    op.create_table(
        "event_slips",
        Column("print", String, nullable=False),
        Column(
            "event_id",
            Integer,
            ForeignKey("events.id", name="fk_event_slips_event_id_events", ondelete="CASCADE"),
            nullable=False,
        ),
        Column("round", Integer, nullable=False),
        Column("attempt", Integer, nullable=False),
        Column("at_table", Integer, nullable=False),
        Column("made", BigInteger, nullable=False),
        PrimaryKeyConstraint("print", name="pk_event_slips"),
    )
    op.create_index("ix_event_slips_event_id", "event_slips", ["event_id"])


def downgrade() -> None:
    """Nobody can report with a slip any more."""
    op.drop_table("event_slips")
