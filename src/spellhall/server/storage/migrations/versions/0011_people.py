"""What people show of themselves, friendships, and how each seat did in finished games."""

from __future__ import annotations

import json
from collections import Counter, defaultdict

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    String,
    bindparam,
    column,
    select,
    table,
    update,
)

revision = "0011"
down_revision = "0010"

TABLES = table("tables", *(column(name) for name in ("id", "returns", "ending", "score", "started", "stage")))
SEATS = table("seats", *(column(name) for name in ("table_id", "seat", "person", "result")))


def upgrade() -> None:
    """People with an existing account were never asked what they show, so they show nothing until they choose."""
    op.add_column("people", Column("page", String))
    op.add_column("people", Column("presence", String))
    op.add_column("seats", Column("result", Integer))
    op.drop_index("ix_seats_person", "seats")
    op.create_index("ix_seats_person_table_id", "seats", ["person", "table_id"])
    op.create_table(
        "friends",
        Column("asker", Integer, nullable=False),
        Column("asked", Integer, nullable=False),
        Column("stage", String, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("asker", "asked", name="pk_friends"),
        ForeignKeyConstraint(["asker"], ["people.id"], name="fk_friends_asker_people", ondelete="CASCADE"),
        ForeignKeyConstraint(["asked"], ["people.id"], name="fk_friends_asked_people", ondelete="CASCADE"),
    )
    op.create_index("ix_friends_asked", "friends", ["asked"])
    results = _results()
    if results:
        op.get_bind().execute(
            update(SEATS)
            .where(SEATS.c.table_id == bindparam("at_table"), SEATS.c.seat == bindparam("at_seat"))
            .values(result=bindparam("found")),
            results,
        )


def _results() -> list[dict[str, int]]:
    """The results of everyone who had one seat of a game that was played to its end, and not for points."""
    wanted = (
        select(TABLES.c.id, TABLES.c.returns, SEATS.c.seat, SEATS.c.person)
        .select_from(TABLES.join(SEATS, SEATS.c.table_id == TABLES.c.id))
        .where(
            TABLES.c.stage == "over",
            TABLES.c.started.is_not(None),
            TABLES.c.ending.is_(None),
            TABLES.c.score.is_(None),
            TABLES.c.returns.is_not(None),
            SEATS.c.person.is_not(None),
        )
    )
    games = defaultdict(list)
    for row in op.get_bind().execute(wanted):
        games[row.id].append(row)
    found = []
    for number, rows in games.items():
        seats = Counter(row.person for row in rows)
        for row in rows:
            returns = json.loads(row.returns)
            if seats[row.person] == 1 and row.seat < len(returns):
                value = returns[row.seat]
                found.append({"at_table": number, "at_seat": row.seat, "found": (value > 0) - (value < 0)})
    return found


def downgrade() -> None:
    """Nobody has friends any more."""
    op.drop_table("friends")
    op.drop_index("ix_seats_person_table_id", "seats")
    op.create_index("ix_seats_person", "seats", ["person"])
    op.drop_column("seats", "result")
    op.drop_column("people", "presence")
    op.drop_column("people", "page")
