"""A pytest plugin: a failing test that ran servers shows their logs.

A server in a process of its own writes ``server.log`` into its folder (``tests/server/houses.py``). The report gets the
last lines of each such file below the folders that the test was given, or below the ``folder`` of a fixture.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

LOG = "server.log"
LAST_LINES = 40


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the logs to the report of a phase that failed."""
    report = yield
    if report.failed:
        for log in logs(getattr(item, "funcargs", {}).values()):
            lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
            report.sections.append((f"the last lines of {log.parent.name}/{LOG}", "\n".join(lines[-LAST_LINES:])))
    return report


def logs(fixtures: Iterable[object]) -> list[Path]:
    """The logs of a test's servers, found through its fixtures."""
    folders = [given if isinstance(given, Path) else getattr(given, "folder", None) for given in fixtures]
    return sorted({log for folder in folders if isinstance(folder, Path) for log in folder.rglob(LOG)})
