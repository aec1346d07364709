"""Queries for commands: what the command line asks a running server to do.

The command line changes the database in the same transaction, so a command only says what a server must change in its
memory. One thing a server must do itself, because it holds the table: closing one that is being played.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from spellhall.server.storage import schema, times

KEPT = 24 * 3600
"""Seconds after which a command is deleted."""

_order = schema.orders.c


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """A command; ``kind`` determines what ``body`` contains (see ``server.admin_commands``)."""

    id: int
    at: int
    kind: str
    body: dict[str, Any]


def give_order(connection: Connection, kind: str, **body: Any) -> int:
    """Leave a command for the server; returns its number. Old ones are deleted."""
    now = times.now()
    connection.execute(delete(schema.orders).where(_order.at < now - KEPT))
    return connection.execute(
        insert(schema.orders).values(at=now, kind=kind, body=body).returning(_order.id)
    ).scalar_one()


def open_orders(connection: Connection) -> list[Order]:
    """The commands that no server has carried out, oldest first."""
    rows = connection.execute(
        select(_order.id, _order.at, _order.kind, _order.body).where(_order.done.is_(None)).order_by(_order.id)
    )
    return [Order(**row) for row in rows.mappings()]


def fulfil(connection: Connection, number: int, answer: str) -> bool:
    """Mark a command as carried out, or withdrawn, with one sentence as the answer; False if it already was."""
    kept = connection.execute(
        update(schema.orders).where(_order.id == number, _order.done.is_(None)).values(done=times.now(), answer=answer)
    )
    return kept.rowcount > 0


def answer_to(connection: Connection, number: int) -> str | None:
    """The answer to a command; None while it waits."""
    return connection.execute(select(_order.answer).where(_order.id == number)).scalar_one_or_none()


def last_order(connection: Connection, kind: str) -> Order | None:
    """The latest command of a kind, whatever its answer."""
    row = connection.execute(
        select(_order.id, _order.at, _order.kind, _order.body)
        .where(_order.kind == kind)
        .order_by(_order.id.desc())
        .limit(1)
    ).one_or_none()
    return None if row is None else Order(**row._mapping)
