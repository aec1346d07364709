"""Keeps the tests from growing slower: compares their seconds of CPU with those kept in ``tests/times.txt``.

Read this when ``make test`` ends with "the tests have grown". ``make test`` writes the seconds of a run to
``build/test-times.json`` (see ``tests/cpu_times.py``), and this program compares::

    python tools/cpu_ratchet.py             # compare the last run; exit code 1 if something has grown
    python tools/cpu_ratchet.py --keep      # keep the last run as the new measure

A room (a folder of tests) may grow by a quarter and five seconds, by two fifths if its tests start processes. A test
that takes over three seconds has to be on the list, so that a person has looked at it; a run fails when one that isn't
takes half as long again, as the same test may differ by that much from machine to machine. Machines differ in speed, so
a run is first divided by its pace: the median, over the longer files, of seconds now to seconds kept. A single slow
room doesn't move that median.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "tests" / "times.txt"
LAST = ROOT / "build" / "test-times.json"
COLLECTION = "collection"
LONG_TEST = 3.0
"""A test that takes this many seconds has to be on the list."""
TEST_SLACK = 1.5
"""How many times as long a test may take before it fails a run because it isn't on the list."""
LISTED_FROM = 1.0
"""A test that takes this many seconds is listed: less than the limit, because no two runs are equal."""
LONG_FILE = 1.0
"""A file that takes this many seconds is listed. The list starts the longest files first and measures the pace."""
ROOM_GROWTH, ROOM_SLACK = 1.25, 5.0
"""How much a room may grow: a quarter, because two runs on a busy machine may differ that much, and some seconds."""
WITH_PROCESSES = ("tests/browser", "tests/server", "tests/cli", "tests/arena", "tests/chaos")
"""Rooms whose tests start servers, browsers and workers. These wait for each other, so no two runs cost the same."""
WITH_PROCESSES_GROWTH = 1.4


@dataclass
class Times:
    """Seconds of CPU, by room, by file and by test; a kept sheet leaves out short files and tests."""

    rooms: dict[str, float] = field(default_factory=dict)
    files: dict[str, float] = field(default_factory=dict)
    tests: dict[str, float] = field(default_factory=dict)


def summed(seconds: dict[str, float]) -> Times:
    """A run, ``{test: seconds}``, with the sums of its files and rooms."""
    rooms: dict[str, float] = defaultdict(float)
    files: dict[str, float] = defaultdict(float)
    for test, spent in seconds.items():
        file = test.partition("::")[0]
        files[file] += spent
        rooms[file if file == COLLECTION else file.rpartition("/")[0]] += spent
    files.pop(COLLECTION, None)
    return Times(dict(rooms), dict(files), {test: spent for test, spent in seconds.items() if test != COLLECTION})


def completed(seconds: dict[str, float], kept: Times) -> dict[str, float]:
    """A run, filled up from the kept sheet with tests that it skipped but that still exist."""
    missing = {test: spent for test, spent in kept.tests.items() if test not in seconds and _stands(test)}
    return seconds | missing


def _stands(test: str) -> bool:
    """Whether a test still exists."""
    file, _, name = test.partition("::")
    path = ROOT / file
    return path.exists() and f"def {name.rpartition('::')[2].partition('[')[0]}(" in path.read_text(encoding="utf-8")


def read(text: str) -> Times:
    """A kept sheet: lines with a kind, seconds and a name."""
    times = Times()
    sheets = {"room": times.rooms, "file": times.files, "test": times.tests}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            kind, seconds, name = line.split(maxsplit=2)
            sheets[kind][name] = float(seconds)
    return times


def written(times: Times) -> str:
    """A run as a sheet to keep."""
    lines = ["# Seconds of CPU of the tests, as `python tools/cpu_ratchet.py --keep` has written them."]
    for kind, sheet, least in (
        ("room", times.rooms, 0.0),
        ("file", times.files, LONG_FILE),
        ("test", times.tests, LISTED_FROM),
    ):
        lines += [f"{kind} {sheet[name]:.1f} {name}" for name in sorted(sheet) if sheet[name] >= least]
    return "\n".join(lines) + "\n"


def pace(now: Times, kept: Times) -> float:
    """How slow this machine is compared with the kept sheet's: 2.0 takes twice as long."""
    ratios = [now.files[file] / kept.files[file] for file in kept.files if file in now.files]
    return statistics.median(ratios) if ratios else 1.0


def growth(now: Times, kept: Times) -> list[str]:
    """What has grown, one sentence each."""
    slowness = pace(now, kept)
    faults = []
    for room, spent in sorted(now.rooms.items()):
        seconds, before = spent / slowness, kept.rooms.get(room, 0.0)
        allowed = WITH_PROCESSES_GROWTH if room.startswith(WITH_PROCESSES) else ROOM_GROWTH
        if seconds > before * allowed + ROOM_SLACK:
            faults.append(f"{room} takes {seconds:.1f} s of CPU, up from {before:.1f} s.")
    for test, spent in sorted(now.tests.items()):
        if spent / slowness > LONG_TEST * TEST_SLACK and test not in kept.tests:
            faults.append(f"{test} takes {spent / slowness:.1f} s of CPU, and isn't on the list of tests over 3 s.")
    return faults


def main() -> int:
    """Compare or keep."""
    parser = argparse.ArgumentParser(
        description="Compare the tests' seconds of CPU with those kept in tests/times.txt."
    )
    parser.add_argument("run", nargs="?", type=Path, default=LAST, help="the seconds of a run (default: the last one)")
    parser.add_argument("--keep", action="store_true", help="keep them as the new measure")
    chosen = parser.parse_args()
    if not chosen.run.exists():
        parser.error(f"there is no {chosen.run}; run `make test` first")
    run = json.loads(chosen.run.read_text(encoding="utf-8"))
    now = summed(run)
    if chosen.keep:
        if KEPT.exists():
            now = summed(completed(run, read(KEPT.read_text(encoding="utf-8"))))
        KEPT.write_text(written(now), encoding="utf-8")
        print(f"kept in {KEPT.relative_to(ROOT)}: {sum(now.rooms.values()):.0f} s of CPU in {len(now.rooms)} rooms")
        return 0
    kept = read(KEPT.read_text(encoding="utf-8"))
    faults = growth(now, kept)
    total, before = sum(now.rooms.values()), sum(kept.rooms.values())
    print(f"tests: {total:.0f} s of CPU, kept {before:.0f} s; this machine takes {pace(now, kept):.2f} times as long")
    if faults:
        print(
            "The tests have grown. Make them cheaper, or say in the commit why they have to (--keep):",
            *faults,
            sep="\n  ",
        )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
