"""Halls where reviews need no processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.halls import Hall, a_hall
from server.reviewed import Here, held_by, nothing

from spellhall.server.tables.recordings.jobs import RecordingJobs


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Here:
    """No processes: what is tested is the room."""
    workers = Here()
    held_by(workers, monkeypatch)
    monkeypatch.setattr(RecordingJobs, "film", nothing)
    return workers


@pytest.fixture
def hall(tmp_path: Path, here: Here) -> Iterator[Hall]:
    with a_hall(tmp_path, review_simulations=4, reviews_per_day=2) as hall:
        yield hall
