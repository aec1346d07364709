"""What one run of the laboratory does: chosen on the command line or by a test, and repeatable by its seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from server.houses import UNHURRIED

SQLITE, POSTGRES = "sqlite", "postgres"
FAULTS = ("kill", "cut", "clock", "disk", "database")
"""The kinds of faults; ``nemesis`` says what each does."""
DRAIN_SECONDS = 5
"""How long the server may take to finish what it is doing when it is told to stop."""
SETTINGS: dict[str, Any] = {
    **UNHURRIED,
    "pace": 0,
    "log_format": "json",
    "agent_processes": 1,
    "drain_seconds": DRAIN_SECONDS,
    "lease_wait": 30,
    "tables_per_person": 10_000,
    "tables": 100_000,
    "pods_per_person": 1000,
    "pods": 10_000,
    "events_per_person": 1000,
    "events": 10_000,
    "chat_per_second": 100,
    "chat_burst": 1000,
    "connections_per_address": 10_000,
    "checks_per_minute": 10_000,
    "waiting_hours": 8760,
    "left_days": 0,
}
"""Scripted clients meet no limit, and a clock that jumps for hours makes nothing so old that it is deleted."""


@dataclass(frozen=True)
class Plan:
    """One run.

    Attributes:
        folder: where the server, its database, its log and the history are.
        seed: of what clients and nemesis choose. Who comes first is up to the machine, so two runs are never equal.
        seconds: how long faults are injected.
        deeds: ends the time of faults earlier, once so many deeds are acknowledged and every kind of fault has been
            injected; 0: only time ends it.
        database: "sqlite" or "postgres".
        faults: the kinds of faults.
        games: how many tables are played at, ``pods`` and ``events`` how many of those run, at a time.
        calm: how many seconds pass between two faults, at least and at most.
        workers: how many processes serve.
        program: the module that serves (see ``served``).
    """

    folder: Path
    seed: int = 1
    seconds: float = 180.0
    deeds: int = 0
    database: str = SQLITE
    faults: tuple[str, ...] = FAULTS
    games: int = 6
    pods: int = 1
    events: int = 2
    calm: tuple[float, float] = (2.0, 8.0)
    workers: int = 1
    program: str = "chaos.served"
    settings: dict[str, Any] = field(default_factory=dict)
