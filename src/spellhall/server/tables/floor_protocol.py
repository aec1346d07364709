"""What a table needs from the floor, which manages all tables: a protocol, so that the two modules don't import each
other.
"""

from __future__ import annotations

from typing import Protocol

from spellhall.server.executors.scheduler import Work
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.storage.store import Store
from spellhall.server.tables.agent_processes import AgentProcesses
from spellhall.server.tables.recordings.jobs import RecordingJobs
from spellhall.server.tables.setup import Setup


class FloorProtocol(Protocol):
    """The services that all tables share."""

    store: Store
    settings: Settings
    metrics: Metrics
    agent_processes: AgentProcesses
    recording_jobs: RecordingJobs
    work: Work

    def finished(self, code: str, setup: Setup) -> None:
        """A table's game is over: pods and events want to know."""
