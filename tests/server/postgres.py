"""A PostgreSQL that belongs to one test, which stops and starts it as it likes."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USER = "postgres"
"""As whom it runs when the tests run as root, which PostgreSQL refuses."""


class Postgres:
    """A server of its own, in a folder of its own."""

    def __init__(self, programs: Path, folder: Path, port: int) -> None:
        self.programs = programs
        self.folder = folder
        self.port = port

    @property
    def address(self) -> str:
        """Where its database is."""
        return f"postgresql://hall@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        """Make the database."""
        self._run("initdb", "-U", "hall", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=30"
        self._run("pg_ctl", "-l", str(self.folder / "log"), "-w", "-t", "60", "-s", "-o", options, "start")

    def stop(self) -> None:
        """End it at once, whatever it is doing."""
        self._run("pg_ctl", "-m", "immediate", "-w", "-t", "60", "-s", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        if os.getuid() == 0:
            command = ["setpriv", "--reuid", USER, "--regid", USER, "--init-groups", *command]
        subprocess.run(command, cwd="/", check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=120)


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs; it is gone afterwards. Skips where none can be had."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    found = shutil.which("initdb") or (installed and str(installed[-1]))
    if not found:
        pytest.skip("no PostgreSQL is installed here")
    if os.getuid() == 0 and not shutil.which("setpriv"):
        pytest.skip("PostgreSQL does not run as root, and there is no setpriv to become another user")
    folder = Path(tempfile.mkdtemp(prefix="hall-postgres-"))
    if os.getuid() == 0:
        shutil.chown(folder, USER, USER)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    postgres = Postgres(Path(found).parent, folder, port)
    try:
        postgres.make()
        postgres.start()
        yield postgres
    finally:
        if (folder / "data" / "postmaster.pid").exists():
            postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)
