"""Pods: people and agents who open packs together, and everything that they did."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """A pod, its seats, and its append-only steps."""
    op.create_table(
        "pods",
        Column("id", Integer, nullable=False),
        Column("code", String, nullable=False, unique=True),
        Column("game", String, nullable=False),
        Column("options", Text, nullable=False),
        Column("plan", Text, nullable=False),
        Column("stage", String, nullable=False),
        Column("host", Integer, ForeignKey("people.id", name="fk_pods_host_people", ondelete="SET NULL")),
        Column("seed", Text),
        Column("seal", Text),
        Column("packs", Text),
        Column("created", BigInteger, nullable=False),
        Column("started", BigInteger),
        Column("finished", BigInteger),
        PrimaryKeyConstraint("id", name="pk_pods"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_pods_host", "pods", ["host"])
    op.create_index("ix_pods_stage_id", "pods", ["stage", "id"])
    op.create_table(
        "pod_seats",
        Column("pod_id", Integer, ForeignKey("pods.id", name="fk_pod_seats_pod_id_pods", ondelete="CASCADE")),
        Column("seat", Integer, nullable=False),
        Column("kind", String, nullable=False),
        Column("person", Integer, ForeignKey("people.id", name="fk_pod_seats_person_people", ondelete="SET NULL")),
        Column("name", String, nullable=False),
        PrimaryKeyConstraint("pod_id", "seat", name="pk_pod_seats"),
    )
    op.create_index("ix_pod_seats_person", "pod_seats", ["person"])
    op.create_table(
        "pod_steps",
        Column("pod_id", Integer, ForeignKey("pods.id", name="fk_pod_steps_pod_id_pods", ondelete="CASCADE")),
        Column("number", Integer, nullable=False),
        Column("body", Text, nullable=False),
        Column("at_ms", BigInteger, nullable=False),
        PrimaryKeyConstraint("pod_id", "number", name="pk_pod_steps"),
    )


def downgrade() -> None:
    """The games that were played in pods stay, as ordinary games."""
    for table in ("pod_steps", "pod_seats", "pods"):
        op.drop_table(table)
