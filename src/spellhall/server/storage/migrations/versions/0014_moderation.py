"""Moderation: shared decks that the host has removed, and events that came from files."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, false, text

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """No deck was removed so far. An event whose first entry is older than the event was imported."""
    op.add_column("decks", Column("removed", BigInteger, nullable=True))
    op.add_column("events", Column("imported", Boolean, nullable=False, server_default=false()))
    older = text(
        "UPDATE events SET imported = :yes WHERE EXISTS (SELECT 1 FROM event_entries "
        "WHERE event_id = events.id AND number = 1 AND at_ms < events.created * 1000)"
    )
    op.execute(older.bindparams(yes=True))


def downgrade() -> None:
    """Removed decks can be read again."""
    op.drop_column("events", "imported")
    op.drop_column("decks", "removed")
