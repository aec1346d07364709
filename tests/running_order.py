"""A pytest plugin: the order in which tests run, and the part that runs with ``--shard K/N``.

Read this when a run ends with one process working and the others idle, or when a test fails only in a whole run.

The longest files start first, by the CPU seconds in ``tests/times.txt``, so that the last ones are short. The
browser's files come last: the driver leaves an event loop marked as running, so no other test could run its own.
A whole file runs in one process (``make test`` uses ``--dist loadfile``), so module set-up happens once.

``--shard 2/4`` runs the second of four parts that take about equally long; together they are all the tests.
``--rules-sample 8`` runs one in eight of the tests in ``tests/rules``, different ones each day. The compiled engine has
to pass all of them, but not every time; the nightly run takes all.
"""

from __future__ import annotations

import datetime
import re
import zlib
from collections.abc import Mapping

import pytest
from cpu_ratchet import KEPT, read

BROWSER = "browser"
BROWSER_SECONDS = 600
"""How long a browser test may take before it counts as hanging; for the others, see ``timeout`` in pyproject.toml."""
RULES = "tests/rules/"
SHORT_FILE = 0.5
"""The assumed seconds of a file that isn't on the list, which holds the longer ones."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer ``--shard``, ``--rules-sample`` and ``--day``."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    parser.addoption("--shard", metavar="K/N", type=parsed, help="run the K-th of N parts that take about equally long")
    parser.addoption(
        "--rules-sample", metavar="N", type=int, default=1, help="take one in N of the tests in tests/rules"
    )
    parser.addoption(
        "--day", metavar="DAY", default=today, help="the day that chooses them (default: today, %(default)s)"
    )


def pytest_report_header(config: pytest.Config) -> str | None:
    """Print which rule tests were chosen, so that you can run the same ones again."""
    one_in, day = config.getoption("--rules-sample"), config.getoption("--day")
    return f"rule tests: one in {one_in}, those of --day {day}" if one_in > 1 else None


def parsed(text: str) -> tuple[int, int]:
    """``K/N`` as two numbers, with K from 1 to N.

    Raises:
        pytest.UsageError: if it says anything else.
    """
    found = re.fullmatch(r"(\d+)/(\d+)", text)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise pytest.UsageError(f"--shard {text} isn't a part: write 2/4 for the second of four")
    return int(found[1]), int(found[2])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take the tests of this shard and sample, longest file first; a run in random order keeps its own order."""
    seconds = read(KEPT.read_text(encoding="utf-8")).files if KEPT.exists() else {}
    one_in, day, shard = (config.getoption(name) for name in ("--rules-sample", "--day", "--shard"))
    left = [item for item in items if is_sampled(item.nodeid, one_in, day)]
    if shard is not None:
        number, count = shard
        chosen = parts({file_of(item) for item in items}, seconds, count)[number - 1]
        left = [item for item in left if file_of(item) in chosen]
    if len(left) < len(items):
        kept = set(left)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = left
    for item in filter(is_browser, items):
        item.add_marker(pytest.mark.timeout(BROWSER_SECONDS))
    if config.pluginmanager.has_plugin("randomly"):
        items.sort(key=is_browser)
    else:
        items.sort(key=lambda item: (is_browser(item), -seconds.get(file_of(item), 0.0), file_of(item)))


def file_of(item: pytest.Item) -> str:
    """The file of a test, from its ID."""
    return item.nodeid.partition("::")[0]


def is_browser(item: pytest.Item) -> bool:
    """Whether a test needs the browser."""
    return BROWSER in item.path.parts


def is_sampled(test: str, one_in: int, day: str) -> bool:
    """Whether a test runs on a day when only one in ``one_in`` rule tests does; all other tests do."""
    return not test.startswith(RULES) or zlib.crc32(f"{day} {test}".encode()) % one_in == 0


def parts(files: set[str], seconds: Mapping[str, float], count: int) -> list[set[str]]:
    """The files in ``count`` parts: each file, longest first, goes to the part with the least work."""
    made: list[set[str]] = [set() for _ in range(count)]
    sums = [0.0] * count
    for file in sorted(files, key=lambda file: (-seconds.get(file, SHORT_FILE), file)):
        least = sums.index(min(sums))
        made[least].add(file)
        sums[least] += seconds.get(file, SHORT_FILE)
    return made
