"""Storing slips: who holds one may report the games of one table of one round of an event, and knows its code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select

from spellhall.server.storage import schema
from spellhall.server.storage.codes import as_code, fingerprint, new_code
from spellhall.server.storage.times import now

LENGTH = 16
"""Letters of a code: of so many, nobody guesses one that is in use."""

_slip = schema.event_slips.c


class Slip(NamedTuple):
    """Where a code leads: the code of an event, a table, and the draw by which it was made."""

    event: str
    round: int
    attempt: int
    table: int


def new_slips(connection: Connection, event: int, round: int, attempt: int, tables: Iterable[int]) -> Mapping[int, str]:
    """A new code for each of these tables of an event; those of its other rounds and draws end."""
    other = or_(_slip.round != round, _slip.attempt != attempt)
    connection.execute(delete(schema.event_slips).where(_slip.event_id == event, other))
    codes = {table: new_code(LENGTH) for table in tables}
    for table, code in codes.items():
        connection.execute(
            insert(schema.event_slips).values(
                print=fingerprint(code), event_id=event, round=round, attempt=attempt, at_table=table, made=now()
            )
        )
    return codes


def slips_of(connection: Connection, event: int, round: int, attempt: int) -> int:
    """How many codes the tables of a round have."""
    here = (_slip.event_id == event, _slip.round == round, _slip.attempt == attempt)
    return connection.execute(select(func.count()).select_from(schema.event_slips).where(*here)).scalar_one()


def slip_by_code(connection: Connection, typed: str) -> Slip | None:
    """Where a code leads, as someone typed it; None for one that leads nowhere."""
    row = connection.execute(
        select(schema.events.c.code, _slip.round, _slip.attempt, _slip.at_table)
        .join_from(schema.event_slips, schema.events)
        .where(_slip.print == fingerprint(as_code(typed)))
    ).one_or_none()
    return None if row is None else Slip(*row)
