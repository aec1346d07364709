"""What tests of outages share: hardly a pause before the next try, and the journal that no table may be ahead of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from spellhall.server.storage.queries import journal
from spellhall.server.storage.records import Step
from spellhall.server.tables import retries, transactions, waiting_room
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.table import LiveTable, actions_of

SEED = 0
"""Of a game that is short."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is tried again is tried again soon, and the many faults are not written out."""
    monkeypatch.setattr(retries, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(retries, "LONGEST_PAUSE", 0.005)
    monkeypatch.setattr(waiting_room, "draw_seed", lambda: SEED)
    with structlog.testing.capture_logs():
        yield


def here(tmp_path: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{tmp_path}/hall.db"


async def in_line(floor: Any, table: LiveTable) -> list[Step]:
    """The journal of a table, which has no hole, and which the table was not ahead of."""
    assert table.live_game is not None and table.clock is not None
    written, moment, actions = table.written, table.decision_number, list(table.live_game.record.actions)
    banks = list(table.clock.banks)
    steps: list[Step] = await floor.store.store.read(journal.journal_of, table.stored.id)
    assert [step.number for step in steps] == list(range(len(steps)))
    known = steps[:written]
    assert len(known) == written
    assert actions == actions_of(known)
    assert moment == sum(step.kind in transactions.DECIDING for step in known)
    assert not known or banks == known[-1].clocks
    return steps


async def in_line_with(floor: Floor, table: LiveTable) -> None:
    """A table and its journal hold the same."""
    assert table.live_game is not None
    steps = await floor.store.read(journal.journal_of, table.stored.id)
    assert [step.number for step in steps] == list(range(table.written))
    assert actions_of(steps) == table.live_game.record.actions
