"""What tests of outages share: patience for what is tried again, and the journal that no table may be ahead of."""

from __future__ import annotations

import pytest
import structlog
from server import floors

from spellhall.server.storage import journal
from spellhall.server.tables import background, keeping, room
from spellhall.server.tables.table import actions_of

SEED = 0
"""Of a game that is short."""


async def until(ready) -> None:
    """Wait until something is so; what is tried again soon does not take long."""
    await floors.until(ready, 60)


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """What is tried again is tried again soon, and the many faults are not written out."""
    monkeypatch.setattr(background, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(background, "LONGEST_PAUSE", 0.005)
    monkeypatch.setattr(room, "randbits", lambda bits: SEED, raising=False)
    with structlog.testing.capture_logs():
        yield


def here(tmp_path) -> str:
    return f"sqlite:///{tmp_path}/hall.db"


async def in_line(floor, table) -> list:
    """The journal of a table, which has no hole, and which the table was not ahead of."""
    written, moment, actions = table.written, table.moment, list(table.course.record.actions)
    banks = list(table.clock.banks)
    steps = await floor.store.store.read(journal.journal_of, table.stored.id)
    assert [step.number for step in steps] == list(range(len(steps)))
    known = steps[:written]
    assert len(known) == written
    assert actions == actions_of(known)
    assert moment == sum(step.kind in keeping.DECIDING for step in known)
    assert not known or banks == known[-1].clocks
    return steps


async def in_line_with(floor, table):
    steps = await floor.store.read(journal.journal_of, table.stored.id)
    assert [step.number for step in steps] == list(range(table.written))
    assert actions_of(steps) == table.course.record.actions
