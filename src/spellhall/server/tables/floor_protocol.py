"""What a table stands on: what it needs of the floor, which knows all tables."""

from __future__ import annotations

from typing import Protocol

from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.storage.store import Store
from spellhall.server.tables.agent_processes import AgentProcesses
from spellhall.server.tables.recordings.jobs import RecordingJobs
from spellhall.server.tables.setup import Setup


class FloorProtocol(Protocol):
    """The means that all tables share."""

    store: Store
    settings: Settings
    metrics: Metrics
    agent_processes: AgentProcesses
    recording_jobs: RecordingJobs

    def finished(self, code: str, setup: Setup) -> None:
        """The game of a table is over: the one who opened it for a pod would like to know."""
