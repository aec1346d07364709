"""A pytest plugin: how many seconds of CPU each test takes, with the processes that it starts.

Read this when ``make test`` has become slow, or when a run ends with "tests grew". ``--cpu-times FILE`` writes the
seconds of every test as JSON; ``tools/test_times.py`` compares them with those kept in ``tests/times.txt``.

Unlike wall-clock time, CPU time hardly depends on what else the machine does. A test is charged with everything
since the test before it: its fixtures, and servers and browsers that are still running. Only Linux reports what running
processes have used; elsewhere they are charged when they end.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

COLLECTION = "collection"
"""The name of the collection phase among the tests."""
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PROCESSES = Path("/proc")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer ``--cpu-times``."""
    parser.addoption("--cpu-times", metavar="FILE", type=Path, help="write the seconds of CPU of each test to FILE")


def pytest_configure(config: pytest.Config) -> None:
    """Measure where tests run, and write where the reports come together."""
    file = config.getoption("--cpu-times")
    if file is None:
        return
    is_worker = hasattr(config, "workerinput")
    if is_worker or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Meter(config))
    if not is_worker:
        config.pluginmanager.register(Sheet(file))


class Meter:
    """Measures in the process that runs the tests."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.before = 0.0

    def lap(self) -> float:
        """The seconds since the last call."""
        now = spent()
        seconds, self.before = max(0.0, now - self.before), now
        return round(seconds, 3)

    def pytest_collection_finish(self) -> None:
        """Starting Python and collecting the tests comes first."""
        seconds = self.lap()
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput[COLLECTION] = seconds

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Add to each phase's report what the phase has used."""
        report = yield
        report.cpu = self.lap()  # type: ignore[attr-defined]
        return report


class Sheet:
    """Adds up the phases of each test, and writes the sums when the run ends."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds: dict[str, float] = {}
        self.skipped: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add one phase; a test that is skipped has no seconds."""
        if report.skipped:
            self.skipped.add(report.nodeid)
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + getattr(report, "cpu", 0.0)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Record how long the slowest worker took to collect: each collects all tests."""
        needed = getattr(node, "workeroutput", {}).get(COLLECTION, 0.0)
        self.seconds[COLLECTION] = max(needed, self.seconds.get(COLLECTION, 0.0))

    def pytest_sessionfinish(self) -> None:
        """Write ``{test: seconds}``."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        measured = sorted(self.seconds.items())
        tidy = {test: round(seconds, 2) for test, seconds in measured if test not in self.skipped}
        self.file.write_text(json.dumps(tidy, indent=0) + "\n", encoding="utf-8")


def spent() -> float:
    """The seconds of CPU of this process, of those that it started, and of those that these started."""
    times = os.times()
    return (
        times.user + times.system + times.children_user + times.children_system + sum(map(_of, _children(os.getpid())))
    )


def _children(pid: int) -> list[int]:
    """The running processes that a process has started; empty if the system doesn't say."""
    found: list[int] = []
    try:
        threads = os.listdir(_PROCESSES / str(pid) / "task")
    except OSError:  # the process is over
        return found
    for thread in threads:
        try:
            found += map(int, (_PROCESSES / str(pid) / "task" / thread / "children").read_text().split())
        except OSError:  # the thread is over
            continue
    return found


def _of(pid: int) -> float:
    """The seconds of a running process, with those that it started."""
    try:
        fields = (_PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:  # it ended while we looked
        return 0.0
    return sum(map(int, fields[11:15])) / _TICKS + sum(map(_of, _children(pid)))
