"""Events (tournaments): their logs, and the people behind the numbers in them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """An event, its append-only log, and its names, which can be deleted; what games count for."""
    op.create_table(
        "events",
        Column("id", Integer, nullable=False),
        Column("code", String, nullable=False, unique=True),
        Column("game", String, nullable=False),
        Column("title", Text, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("host", Integer, ForeignKey("people.id", name="fk_events_host_people", ondelete="SET NULL")),
        Column("seed", Text, nullable=False),
        Column("stage", String, nullable=False),
        Column("entrants", Integer, nullable=False),
        Column("round", Integer, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("closed", BigInteger),
        PrimaryKeyConstraint("id", name="pk_events"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_events_host", "events", ["host"])
    op.create_index("ix_events_stage_id", "events", ["stage", "id"])
    op.create_table(
        "event_entries",
        _of_event("event_entries"),
        Column("number", Integer, nullable=False),
        Column("at_ms", BigInteger, nullable=False),
        Column("by_person", Integer, nullable=False),
        Column("reason", Text, nullable=False),
        Column("body", Text, nullable=False),
        Column("print", String, nullable=False),
        PrimaryKeyConstraint("event_id", "number", name="pk_event_entries"),
    )
    op.create_table(
        "event_people",
        _of_event("event_people"),
        Column("number", Integer, nullable=False),
        Column("person", Integer, ForeignKey("people.id", name="fk_event_people_person_people", ondelete="SET NULL")),
        Column("name", String, nullable=False),
        Column("agent", String),
        PrimaryKeyConstraint("event_id", "number", name="pk_event_people"),
    )
    op.create_index("ix_event_people_person", "event_people", ["person"])
    op.create_table(
        "event_teams",
        _of_event("event_teams"),
        Column("entrant", Integer, nullable=False),
        Column("name", String, nullable=False),
        PrimaryKeyConstraint("event_id", "entrant", name="pk_event_teams"),
    )
    op.add_column("tables", Column("tally", Text))


def _of_event(table: str) -> Column[int]:
    return Column("event_id", Integer, ForeignKey("events.id", name=f"fk_{table}_event_id_events", ondelete="CASCADE"))


def downgrade() -> None:
    """The games that were played at events stay, as ordinary games."""
    op.drop_column("tables", "tally")
    for table in ("event_teams", "event_people", "event_entries", "events"):
        op.drop_table(table)
