"""Several processes: who they are, which tables, pods and events each of them owns, and what they tell each other."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, PrimaryKeyConstraint, String, Text

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """A hall of one process leaves all three empty."""
    op.create_table(
        "members",
        Column("id", String, nullable=False),
        Column("host", String, nullable=False),
        Column("place", String, nullable=False),
        Column("pid", Integer, nullable=False),
        Column("address", String, nullable=False),
        Column("secret", String, nullable=False),
        Column("at_ms", BigInteger, nullable=True),
        Column("until_ms", BigInteger, nullable=False),
        Column("serves", Boolean, nullable=False),
        Column("ended", Boolean, nullable=False),
        PrimaryKeyConstraint("id", name="pk_members"),
    )
    op.create_table(
        "rooms",
        Column("name", String, nullable=False),
        Column("owner", String, nullable=True),
        Column("left_ms", BigInteger, nullable=True),
        PrimaryKeyConstraint("name", name="pk_rooms"),
    )
    op.create_index("ix_rooms_owner", "rooms", ["owner"])
    op.create_table(
        "bulletin",
        Column("id", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("sender", String, nullable=False),
        Column("kind", String, nullable=False),
        Column("body", Text, nullable=False),
        PrimaryKeyConstraint("id", name="pk_bulletin"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """The hall is one process again."""
    for name in ("bulletin", "rooms", "members"):
        op.drop_table(name)
