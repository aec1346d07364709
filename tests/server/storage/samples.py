"""Tables and seats for the tests of the storage."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.server.storage.queries.tables import NewTable
from spellhall.server.storage.records import Seat


def seat(number: int, person: int | None = None, name: str = "") -> Seat:
    """A seat with someone in it, or an open one."""
    return Seat(
        seat=number, kind="open" if person is None else "person", token=f"token-{number}", person=person, name=name
    )


def new_table(
    host: int | None = None,
    seats: Sequence[Seat] | None = None,
    *,
    listed: bool = True,
    watchable: bool = True,
) -> NewTable:
    """A table of Spellfire with two seats."""
    return NewTable(
        game="spellfire",
        options={"preset": "rulebook", "players": 2},
        setup={"clocks": {"bank": 600}, "spectators": "on"},
        seats=[seat(0), seat(1)] if seats is None else seats,
        host=host,
        listed=listed,
        watchable=watchable,
    )
