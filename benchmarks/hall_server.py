"""A hall under load, as a program of its own: what it uses, by thread."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import httpx

SETTINGS = {
    "pace": 0,
    "tables": 100_000,
    "tables_per_person": 10_000,
    "sockets": 100_000,
    "requests_per_second": 10_000,
    "requests_burst": 100_000,
    "messages_per_second": 10_000,
    "messages_burst": 100_000,
    "reads_per_second": 10_000,
    "reads_burst": 100_000,
    "codes_per_minute": 100_000,
    "guests_per_hour": 1_000_000,
    "tables_per_hour": 1_000_000,
    "sockets_per_address": 100_000,
    "sockets_per_person": 100_000,
    "connections_per_address": 100_000,
}
"""No limit is in the way of a scripted client."""
LOOP, WRITER, OTHERS = "loop", "writer", "others"
"""The threads whose use is measured: the loop of all tables, the one that writes to the database, all others."""
THREADS = "threads"
PROGRAM = f"""
import threading
from spellhall.cli.main import main

run = threading.Thread.run


def noted(thread):
    with open({THREADS!r}, "a") as file:
        print(threading.get_native_id(), thread.name, file=file)
    run(thread)


threading.Thread.run = noted
main()
"""
"""The command, which also notes in its folder what the system calls its threads."""


class Server:
    """The server under load, in a folder of its own; settings may differ from those above."""

    def __init__(self, folder: Path, database: str = "", workers: int = 1, **more: object) -> None:
        self.folder = folder
        self.workers = workers
        database = database or f"sqlite:///{folder}/load.sqlite"
        settings = {"database": database, "workers": workers, "port": 0, **SETTINGS, **more}
        environment = os.environ | {f"SPELLHALL_{name.upper()}": str(value) for name, value in settings.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "serve"], env=environment, cwd=folder, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        if found is None:
            raise SystemExit(f"the server did not start: {line}")
        self.port = int(found[1])

    def browser(self) -> httpx.AsyncClient:
        """A browser of its own."""
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    def memory(self) -> int:
        """Bytes of memory that the server uses."""
        kept = [Path(f"/proc/{pid}/status").read_text() for pid in self.processes()]
        return sum(int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) for status in kept) * 1024  # type: ignore[index]

    def processes(self) -> list[int]:
        """The processes that serve: with several workers, the children of the one that watches over them."""
        if self.workers == 1:
            return [self.process.pid]
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    def seconds(self) -> float:
        """CPU seconds that the server has used."""
        used = 0
        for pid in self.processes():
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            used += int(fields[11]) + int(fields[12])
        return used / os.sysconf("SC_CLK_TCK")

    def seconds_by_thread(self) -> Counter[str]:
        """CPU seconds that each of its threads has used (Linux only, elsewhere none). Workers don't name theirs, except
        for the loop.
        """
        names = dict.fromkeys(self.processes(), LOOP)
        threads = self.folder / THREADS
        for line in threads.read_text().splitlines() if threads.exists() else ():
            number, _, name = line.partition(" ")
            names[int(number)] = name
        used = Counter[str]()
        for pid in self.processes():
            for path in Path(f"/proc/{pid}/task").glob("*/schedstat"):
                name = names.get(int(path.parent.name), OTHERS)
                used[name if name in (LOOP, WRITER) else OTHERS] += int(path.read_text().split()[0]) / 1e9
        return used

    def stop(self) -> None:
        """Tell it to stop, and wait."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
