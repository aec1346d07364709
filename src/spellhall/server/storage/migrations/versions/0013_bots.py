"""Bots: programs that play at tables with their own token, each made by an account."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """A bot has its own person; this table stores its owner. Only its token's fingerprint is stored."""
    op.create_table(
        "bots",
        Column(
            "person", Integer, ForeignKey("people.id", name="fk_bots_person_people", ondelete="CASCADE"), nullable=False
        ),
        Column(
            "owner", Integer, ForeignKey("people.id", name="fk_bots_owner_people", ondelete="CASCADE"), nullable=False
        ),
        Column("code", String, nullable=False, unique=True),
        Column("games", Text, nullable=False),
        Column("token_hash", String, nullable=False, unique=True),
        Column("made", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=True),
        PrimaryKeyConstraint("person", name="pk_bots"),
    )
    op.create_index("ix_bots_owner", "bots", ["owner"])


def downgrade() -> None:
    """No program plays any more; former bots become guests whom nobody sees again."""
    op.drop_table("bots")
