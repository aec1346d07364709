"""Requests about how fast the computer plays: from a player alone against it, or from the host where several people
play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import msgspec

from spellhall.server.storage.queries import tables
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Pace
from spellhall.server.translatable import worded

if TYPE_CHECKING:
    from spellhall.server.tables.table import LiveTable


def hurry(table: LiveTable, seat: int) -> None:
    """Skip the wait after the computer's last action.

    Raises:
        Refusal: when other people want to see it, too.
    """
    if not _plays_alone(table, seat):
        raise Refusal("seat", "others are watching too, so the table's host sets how fast the computer plays")
    table.pace.hurry()


async def set_pace(table: LiveTable, seat: int, pace: str) -> None:
    """Set how fast the computer plays from now on, at this table and in a rematch.

    Raises:
        Refusal: for an unknown pace, or from someone who may not set it.
    """
    if pace not in get_args(Pace):
        raise Refusal(
            "input", worded("the computer's speed must be {paces} (instant)", paces=", ".join(get_args(Pace)))
        )
    if not _plays_alone(table, seat) and table.seats[seat].person != table.host:
        raise Refusal("seat", "the table's host sets how fast the computer plays")
    async with table.lock:
        setup = msgspec.structs.replace(table.setup, pace=pace)
        await table.floor.store.write(tables.agree, table.stored.id, msgspec.to_builtins(setup))
        table.setup = setup
        table.stored = msgspec.structs.replace(table.stored, setup=msgspec.to_builtins(setup))
        table.pace.hurry()
        table.tell()


def _plays_alone(table: LiveTable, seat: int) -> bool:
    """Whether the person at this seat plays only against the computer."""
    people = {other.person for other in table.seats if other.kind == "person"}
    return people == {table.seats[seat].person}
