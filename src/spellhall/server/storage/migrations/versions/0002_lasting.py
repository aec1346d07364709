"""The owner of the database; recordings of finished games; where games whose cards have changed go on."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Text,
)

revision = "0002"
down_revision = "0001"

OWNER = (
    ("owner", String),
    ("host", String),
    ("place", String),
    ("pid", Integer),
    ("until_ms", BigInteger),
)
LASTING = (
    ("asked", Integer),
    ("footing", Text),
    ("film_from", Integer),
    ("broken", Text),
)


def upgrade() -> None:
    """Add the lease, the recordings, and what a table needs to outlive its cards."""
    for name, kind in OWNER:
        op.add_column("alive", Column(name, kind()))
    for name, kind in LASTING:
        op.add_column("tables", Column(name, kind()))
    op.create_table(
        "films",
        Column("table_id", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("at", Integer, nullable=False),
        Column("told", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", "at", name="pk_films"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_films_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("films")
    for name, _ in LASTING:
        op.drop_column("tables", name)
    for name, _ in OWNER:
        op.drop_column("alive", name)
