"""Ratings: what someone's rating at a game was after each of their rated games."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    String,
    UniqueConstraint,
)

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nobody has played a rated game so far."""
    op.create_table(
        "ratings",
        Column("person", Integer, nullable=False),
        Column("game", String, nullable=False),
        Column("number", Integer, nullable=False),
        Column("table_id", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("mean", Double, nullable=False),
        Column("spread", Double, nullable=False),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person_people", ondelete="CASCADE"),
        PrimaryKeyConstraint("person", "game", "number", name="pk_ratings"),
        UniqueConstraint("table_id", "person", name="uq_ratings_table_id_person"),
    )


def downgrade() -> None:
    """Games are played without ratings again."""
    op.drop_table("ratings")
