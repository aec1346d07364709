"""Clocks for agents that think by time: they tick when asked, so that tests depend on no machine."""

from __future__ import annotations

from itertools import count

import pytest

from spellhall.agents import chances
from spellhall.agents.search import SECONDS


def thinks_in_ticks(monkeypatch: pytest.MonkeyPatch, ticks: int) -> None:
    """A search by time asks the clock this often before its usual seconds are over; the wall clock stands still."""
    passing = count(step=SECONDS / ticks)
    monkeypatch.setattr(chances, "thread_time", lambda: next(passing))
    monkeypatch.setattr(chances, "monotonic", lambda: 0.0)
