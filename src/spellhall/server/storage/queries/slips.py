"""Queries for slips: anyone who has one can report the games of one table in one round of an event, with the slip's
code.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select

from spellhall.server.storage import schema
from spellhall.server.storage.codes import as_code, fingerprint, new_code
from spellhall.server.storage.times import now

LENGTH = 16
"""Letters of a code: enough that nobody guesses one that is in use."""

_slip = schema.event_slips.c


class Slip(NamedTuple):
    """What a code is for: an event's code, a table, and the draw for which it was made."""

    event: str
    round: int
    attempt: int
    table: int


def new_slips(connection: Connection, event: int, round: int, attempt: int, tables: Iterable[int]) -> Mapping[int, str]:
    """A new code for each of these tables of an event; codes for its other rounds and draws expire."""
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
    """How many codes a round's tables have."""
    here = (_slip.event_id == event, _slip.round == round, _slip.attempt == attempt)
    return connection.execute(select(func.count()).select_from(schema.event_slips).where(*here)).scalar_one()


def slip_by_code(connection: Connection, typed: str) -> Slip | None:
    """What a code is for, as someone typed it; None for an unknown one."""
    row = connection.execute(
        select(schema.events.c.code, _slip.round, _slip.attempt, _slip.at_table)
        .join_from(schema.event_slips, schema.events)
        .where(_slip.print == fingerprint(as_code(typed)))
    ).one_or_none()
    return None if row is None else Slip(*row)
