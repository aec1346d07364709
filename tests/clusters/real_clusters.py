"""Ray and Dask on this machine, with two workers each, for tests with real clusters.

All their processes are descendants of those started here, so a test kills and counts only its own.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from server.processes import descendants, left_of
from waiting import PATIENCE, killed_if_late, wait_until

BIN = Path(sys.executable).parent
QUIET = {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0", "RAY_ADDRESS": ""}
"""Ray writes no token into someone's home, and tells no one that it runs."""
WORKERS = 2
PLAYS = ("ray::spellhall", "spellhall.arena.runs.clusters.child")
"""What the command of a process says that plays games."""
HOLDS = ("ray::spellhall", "multiprocessing.spawn", "spellhall.arena.runs.clusters.child")
"""What it says of one whose end takes games along: Dask's workers hold the processes that play."""
ROOM = 20_000, 32_000
"""Ports that neither Ray gives to its workers, nor Linux to clients."""


class Running(NamedTuple):
    """A cluster: its address, and the processes that were started for it."""

    address: str
    started: Sequence[subprocess.Popen[bytes]]

    def players(self) -> list[int]:
        """The processes that play games."""
        return self._processes(PLAYS)

    def workers(self) -> list[int]:
        """The processes whose end takes games along."""
        return self._processes(HOLDS)

    def _processes(self, kinds: Sequence[str]) -> list[int]:
        found = []
        for process in self.started:
            for number, _ in descendants(process.pid):
                if any(kind in _command(number) for kind in kinds):
                    found.append(number)
        return sorted(found)


def _command(number: int) -> str:
    try:
        return Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:
        return ""  # it has ended meanwhile


def free_port() -> int:
    """A port that no one listens on."""
    for port in range(*ROOM):
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            if port not in _GIVEN:
                _GIVEN.add(port)
                return port
    raise AssertionError("no port is free")


_GIVEN: set[int] = set()


def _start(folder: Path, name: str, *command: str, **environment: str) -> subprocess.Popen[bytes]:
    with (folder / f"{name}.log").open("wb") as log:
        return subprocess.Popen(
            command,
            cwd=folder,
            env=os.environ | QUIET | {"RAY_TMPDIR": str(folder)} | environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def _has_said(folder: Path, name: str, words: str, times: int = 1) -> None:
    log = folder / f"{name}.log"
    wait_until(f"{words!r} in {log}", lambda: log.read_text().count(words) >= times, seen=log.read_text)


@contextmanager
def _ended(started: list[subprocess.Popen[bytes]]) -> Iterator[None]:
    """End these processes, and all that they have started, after the block."""
    try:
        yield
    finally:
        families = [(process, descendants(process.pid)) for process in started]
        for process, _ in reversed(families):
            process.send_signal(signal.SIGTERM)
            with killed_if_late(process, 30):
                process.wait(PATIENCE)
        for _, family in families:
            for number, _ in left_of(family):
                os.kill(number, signal.SIGKILL)


@contextmanager
def ray_running(folder: Path) -> Iterator[Running]:
    """A Ray cluster with two workers, reached as from another machine."""
    port = free_port()
    command = [str(BIN / "ray"), "start", "--head", "--block", "--port", str(free_port()), "--num-cpus", str(WORKERS)]
    command += ["--ray-client-server-port", str(port), "--node-ip-address", "127.0.0.1", "--disable-usage-stats"]
    command += ["--include-dashboard", "false", "--object-store-memory", "100000000"]
    started = [_start(folder, "ray", *command)]
    with _ended(started):
        _has_said(folder, "ray", "Ray runtime started")
        yield Running(f"ray://127.0.0.1:{port}", started)


@contextmanager
def dask_running(folder: Path, sources: Path | None = None) -> Iterator[Running]:
    """A Dask scheduler with two workers; with the package from the folder ``sources``, if there is one."""
    address = f"127.0.0.1:{free_port()}"
    host, port = address.split(":")
    dask, calm = str(BIN / "dask"), ("--dashboard-address", ":0", "--no-dashboard")
    started = [_start(folder, "scheduler", dask, "scheduler", "--host", host, "--port", port, *calm)]
    with _ended(started):
        _has_said(folder, "scheduler", "Scheduler at")
        more = ("--nworkers", str(WORKERS), "--nthreads", "1", "--host", host, *calm)
        path = {} if sources is None else {"PYTHONPATH": str(sources)}
        started.append(_start(folder, "workers", dask, "worker", f"tcp://{address}", *more, **path))
        _has_said(folder, "workers", "Registered to", WORKERS)
        yield Running(f"dask://{address}", started)


RUNNING = {"ray": ray_running, "dask": dask_running}
