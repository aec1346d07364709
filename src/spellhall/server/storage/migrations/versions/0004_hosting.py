"""What operators need: commands to a running server, invitations, reports, bans, removed lines, the audit log."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, String, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create them."""
    op.add_column("people", Column("banned", Text))
    op.add_column("chat", Column("removed", BigInteger))
    op.create_table(
        "orders",
        Column("id", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("kind", String, nullable=False),
        Column("body", Text, nullable=False),
        Column("done", BigInteger),
        Column("answer", Text),
        PrimaryKeyConstraint("id", name="pk_orders"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "invitations",
        Column("code", String, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("expires", BigInteger, nullable=False),
        Column("left", Integer, nullable=False),
        Column("note", String, nullable=False),
        PrimaryKeyConstraint("code", name="pk_invitations"),
    )
    op.create_table(
        "reports",
        Column("id", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("kind", String, nullable=False),
        Column("code", String, nullable=False),
        Column("reporter", Integer),
        Column("accused", Integer),
        Column("line", Integer),
        Column("name", String, nullable=False),
        Column("text", Text, nullable=False),
        Column("settled", BigInteger),
        Column("verdict", String),
        PrimaryKeyConstraint("id", name="pk_reports"),
        ForeignKeyConstraint(["reporter"], ["people.id"], name="fk_reports_reporter", ondelete="SET NULL"),
        ForeignKeyConstraint(["accused"], ["people.id"], name="fk_reports_accused", ondelete="SET NULL"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_accused", "reports", ["accused"])
    op.create_table(
        "audit",
        Column("id", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("deed", String, nullable=False),
        Column("person", Integer),
        Column("about", Text, nullable=False),
        PrimaryKeyConstraint("id", name="pk_audit"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_at", "audit", ["at"])


def downgrade() -> None:
    """Drop them again."""
    for name in ("audit", "reports", "invitations", "orders"):
        op.drop_table(name)
    op.drop_column("chat", "removed")
    op.drop_column("people", "banned")
