"""Runs a command several times while other processes keep the machine busy: a flaky test fails here.

Read this before you call a test flaky, or sound::

    python tools/under_load.py --times 30 --busy 4 -- .venv/bin/pytest -q tests/server/test_admin_commands.py

It says how each run ended and how long it took. The exit code is 0 only if every run succeeded.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

BUSY = "while True: pass"
"""What a busy process does."""


@contextmanager
def busy(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes that use a core each, as far as there are cores; they end with the block."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY], stdin=subprocess.DEVNULL) for _ in range(count)]
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()


def repeated(command: Sequence[str], times: int, load: int) -> int:
    """Run a command this often next to this many busy processes; returns how often it failed."""
    failures = 0
    with busy(load):
        for number in range(1, times + 1):
            began = time.monotonic()
            code = subprocess.run(command, stdin=subprocess.DEVNULL).returncode
            failures += code != 0
            ended = "succeeded" if code == 0 else f"failed (exit code {code})"
            print(f"run {number} of {times} {ended} after {time.monotonic() - began:.0f} s", flush=True)
    print(f"{times - failures} of {times} runs succeeded beside {load} busy processes")
    return failures


def main() -> int:
    """Run the command from the command line."""
    parser = argparse.ArgumentParser(description="Run a command several times on a busy machine.")
    parser.add_argument("--times", type=int, default=3, help="how often (default: %(default)s)")
    parser.add_argument(
        "--busy", type=int, default=4, help="how many busy processes run beside it (default: %(default)s)"
    )
    parser.add_argument("command", nargs="+", help="the command, after --")
    chosen = parser.parse_args()
    return 1 if repeated(chosen.command, chosen.times, chosen.busy) else 0


if __name__ == "__main__":
    sys.exit(main())
