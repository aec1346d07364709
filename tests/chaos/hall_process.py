"""The server process: started, stopped, killed and frozen as the nemesis likes, and started again when it has ended."""

from __future__ import annotations

import asyncio
import os
import random
import re
import resource
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from chaos.served import CLOCK, OFFSET
from server.processes import descendants, left_of

OPENS_WITHIN = 120.0
ENDS_WITHIN = 30.0
"""Seconds a server has to end after those that its work may take."""
WORKER = "spawn_main"
"""Part of the command of a process that serves for another."""
AGAIN = 0.5
"""Seconds between two tries to start a server that does not start, because its database is away."""
TESTS = Path(__file__).resolve().parents[1]
"""Where the server finds the laboratory, which is its program."""


class HallProcess:
    """A server, on the same port each time.

    Attributes:
        log: what it writes.
        faults: what went wrong with the process itself, in sentences.
        starts: how often it was opened.
        meant: whether it is meant to run; then it is started again when it ends.
    """

    def __init__(
        self, folder: Path, database: str, program: str, settings: dict[str, Any], more: Sequence[str] = ()
    ) -> None:
        self.folder, self.database, self.settings = folder, database, settings
        self.command = [sys.executable, "-m", program, "serve", *more]
        self.log, self.clock = folder / "server.log", folder / "clock"
        self.clock.write_bytes(OFFSET.pack(0.0))
        self.port = 0
        self.faults: list[str] = []
        self.starts = 0
        self.meant = False
        self.process: asyncio.subprocess.Process | None = None
        self.pump: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()

    @property
    def pid(self) -> int:
        """The process that serves."""
        assert self.process is not None
        return self.process.pid

    @property
    def runs(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start it, and wait until it answers; try again while its database is away."""
        async with self.lock:
            self.meant = True
            async with asyncio.timeout(OPENS_WITHIN):
                while not self.runs and not await self._opens():
                    await asyncio.sleep(AGAIN)

    async def _opens(self) -> bool:
        environment = os.environ | {
            CLOCK: str(self.clock),
            "PYTHONPATH": os.pathsep.join(filter(None, (str(TESTS), os.environ.get("PYTHONPATH")))),
            "SPELLHALL_DATABASE": self.database,
            "SPELLHALL_PORT": str(self.port),
            **{f"SPELLHALL_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        # Its log goes through a pipe: a disk that is full for the server is not full for the log.
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            cwd=self.folder,
            env=environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None and self.process.stderr is not None
        self.pump = asyncio.create_task(self._write_log(self.process.stderr))
        line = (await self.process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if found is None:
            await self.process.wait()
            if not self.starts:
                raise SystemExit(f"chaos: the server doesn't start; {self.log} says why")
            return False
        self.port = int(found[1])
        self.starts += 1
        return True

    async def _write_log(self, reader: asyncio.StreamReader) -> None:
        with self.log.open("ab") as log:
            while data := await reader.read(1 << 16):
                log.write(data)
                log.flush()

    async def keep_up(self) -> None:
        """Start the server again whenever it ends though nobody ended it, and note that it did."""
        while True:
            await asyncio.sleep(AGAIN)
            if self.meant and not self.runs and not self.lock.locked():
                assert self.process is not None
                self.faults.append(f"the server ended by itself, with exit code {self.process.returncode}")
                await self.start()

    async def kill(self) -> None:
        """End it at once, as a power cut would, and see that what it had begun ends, too."""
        async with self.lock:
            self.meant = False
            if self.runs:
                begun = descendants(self.pid)
                os.kill(self.pid, signal.SIGKILL)
                await self._ended("a kill", begun)

    async def stop(self, drain: float) -> None:
        """Tell it to stop, and see that it does so in time, without leaving a process behind."""
        async with self.lock:
            self.meant = False
            if not self.runs:
                return
            begun = descendants(self.pid)
            os.kill(self.pid, signal.SIGTERM)
            try:
                async with asyncio.timeout(drain + ENDS_WITHIN):
                    await self._ended("SIGTERM", begun)
            except TimeoutError:
                self.faults.append(f"the server did not end within {drain:.0f} s and {ENDS_WITHIN:.0f} s after SIGTERM")
                os.kill(self.pid, signal.SIGKILL)
                await self._ended("a kill", begun)
                return
            assert self.process is not None
            if self.process.returncode != 0:
                self.faults.append(f"after SIGTERM the server ended with exit code {self.process.returncode}")

    async def _ended(self, how: str, begun: set[tuple[int, str]]) -> None:
        assert self.process is not None and self.pump is not None
        await self.process.wait()
        left = await asyncio.to_thread(left_of, begun)
        if left:
            self.faults.append(f"{len(left)} processes of the server lived on after {how}")
            return  # they may hold the pipe of the log
        await self.pump

    def workers(self) -> list[int]:
        """The processes that serve for it, if it is a hall of several."""
        found = []
        for child, _ in descendants(self.pid):
            with suppress(OSError):  # it has ended meanwhile
                command = Path(f"/proc/{child}/cmdline").read_text()
                parent = int(Path(f"/proc/{child}/stat").read_text().rsplit(")", 1)[1].split()[1])
                if parent == self.pid and WORKER in command:
                    found.append(child)
        return found

    def kill_worker(self, lot: random.Random) -> None:
        """Kill one of its workers, for which it has to start another."""
        if workers := self.workers():
            with suppress(ProcessLookupError):
                os.kill(lot.choice(workers), signal.SIGKILL)

    def freeze(self, lot: random.Random) -> int:
        """Suspend it or one of its workers; the suspended process."""
        frozen = lot.choice(self.workers() or [self.pid])
        with suppress(ProcessLookupError):
            os.kill(frozen, signal.SIGSTOP)
        return frozen

    def thaw(self, frozen: int) -> None:
        """Let it go on, unless it was killed meanwhile."""
        with suppress(ProcessLookupError):
            os.kill(frozen, signal.SIGCONT)

    def limit_files(self, size: int) -> None:
        """From now on no file of its may grow beyond a size, as if the disk were full; -1: no limit."""
        if self.runs:
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def set_clock(self, wrong: float) -> None:
        """Make its time of day wrong by so many seconds."""
        with self.clock.open("r+b") as file:
            file.write(OFFSET.pack(wrong))
