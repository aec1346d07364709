"""The first schema: people and their decks, tables and everything that happens at them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    String,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    _people()
    _tables()
    _journal()


def downgrade() -> None:
    """Drop them again."""
    for name in ("alive", "chat", "journal", "seats", "tables", "decks", "sessions", "people"):
        op.drop_table(name)


def _people() -> None:
    op.create_table(
        "people",
        Column("id", Integer, nullable=False),
        Column("name", String, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("login", String),
        Column("password", String),
        PrimaryKeyConstraint("id", name="pk_people"),
        UniqueConstraint("login", name="uq_people_login"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sessions",
        Column("token_hash", String, nullable=False),
        Column("person", Integer, nullable=False),
        Column("device", String, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "decks",
        Column("id", Integer, nullable=False),
        Column("person", Integer, nullable=False),
        Column("game", String, nullable=False),
        Column("name", String, nullable=False),
        Column("text", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("updated", BigInteger, nullable=False),
        Column("share", String),
        PrimaryKeyConstraint("id", name="pk_decks"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_decks_person", ondelete="CASCADE"),
        UniqueConstraint("share", name="uq_decks_share"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_decks_person", "decks", ["person"])


def _tables() -> None:
    op.create_table(
        "tables",
        Column("id", Integer, nullable=False),
        Column("code", String, nullable=False),
        Column("game", String, nullable=False),
        Column("options", Text, nullable=False),
        Column("setup", Text, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("watchable", Boolean, nullable=False),
        Column("version", String, nullable=False),
        Column("digest", String, nullable=False),
        Column("seed", BigInteger),
        Column("secret", String, nullable=False),
        Column("stage", String, nullable=False),
        Column("host", Integer),
        Column("origin", Text),
        Column("created", BigInteger, nullable=False),
        Column("started", BigInteger),
        Column("finished", BigInteger),
        Column("returns", Text),
        Column("length", Integer),
        Column("rematch", String),
        Column("snapshot", Text),
        Column("snapshot_at", Integer),
        PrimaryKeyConstraint("id", name="pk_tables"),
        ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host", ondelete="SET NULL"),
        UniqueConstraint("code", name="uq_tables_code"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_stage_id", "tables", ["stage", "id"])
    op.create_table(
        "seats",
        Column("table_id", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("kind", String, nullable=False),
        Column("person", Integer),
        Column("token", String, nullable=False),
        Column("name", String, nullable=False),
        Column("agent", String),
        Column("deck_name", String, nullable=False),
        Column("deck", Text),
        Column("ready", Boolean, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person", ondelete="SET NULL"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _journal() -> None:
    op.create_table(
        "journal",
        Column("table_id", Integer, nullable=False),
        Column("number", Integer, nullable=False),
        Column("kind", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("action", BigInteger),
        Column("keeps", Integer),
        Column("at_ms", BigInteger, nullable=False),
        Column("clocks", Text),
        PrimaryKeyConstraint("table_id", "number", name="pk_journal"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_journal_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "chat",
        Column("id", Integer, nullable=False),
        Column("table_id", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("person", Integer),
        Column("name", String, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_chat"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_chat_person", ondelete="SET NULL"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "alive",
        Column("id", Integer, autoincrement=False, nullable=False),
        Column("at_ms", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_alive"),
    )
