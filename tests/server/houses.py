"""A whole server for tests: as a program that can be killed, and people who use it over HTTP and the socket."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from kept_frames import enter
from waiting import PATIENCE, Deadline, words_of
from websockets.sync.client import ClientConnection, connect

from spellhall.server.wire import VERSION

UNHURRIED: dict[str, Any] = {
    "messages_per_second": 10_000,
    "messages_burst": 100_000,
    "requests_per_second": 10_000,
    "requests_burst": 100_000,
    "hints_per_minute": 10_000,
    "checks_per_minute": 10_000,
    "hint_seconds": 0.02,
    "review_simulations": 8,
    "reads_per_second": 10_000,
    "reads_burst": 100_000,
    "codes_per_minute": 100_000,
    "guests_per_hour": 1_000_000,
    "asks_per_hour": 1_000_000,
    "tables_per_hour": 1_000_000,
    "sockets_per_address": 10_000,
    "sockets_per_person": 10_000,
}
"""Tests send more than people do."""


LOTS = "lots"
AHEAD = "SECONDS_AHEAD"
SERVE = """
import os
import time
from pathlib import Path
from random import Random

ahead = int(os.environ["SECONDS_AHEAD"])
seconds, nanoseconds = time.time, time.time_ns
time.time = lambda: seconds() + ahead
time.time_ns = lambda: nanoseconds() + ahead * 10**9

from spellhall.cli.main import main
from spellhall.server import randomness


class Lots(Random):
    name = None

    def getrandbits(self, bits):
        name = Path("lots").read_text()
        if name != self.name:
            self.name = name
            self.seed(name)
        return super().getrandbits(bits)


randomness.SOURCE = Lots()
main()
"""
"""The command, but its random numbers follow from a file in its folder, and its time of day may be ahead."""


class House:
    """A server as a process of its own, on a database that outlives it."""

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.database = database
        self.folder = folder
        self.settings = {"pace": 0, "log_format": "json", **UNHURRIED} | settings
        self.port = 0
        self.ahead = 0
        """How many seconds the server's time of day is ahead when it is started next."""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        """What it logs."""
        return self.folder / "server.log"

    def start(self) -> None:
        """Start it, again on the same port."""
        environment = os.environ | {
            AHEAD: str(self.ahead),
            "SPELLHALL_DATABASE": self.database,
            "SPELLHALL_PORT": str(self.port),
            **{f"SPELLHALL_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        if not (self.folder / LOTS).exists():
            self.same_lots("first")
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, "serve"],
                cwd=self.folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        speaks, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if speaks else f"nothing for {PATIENCE:.0f} s"
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the server should say where it answers, and said {line!r}: {self.log.read_text()}"
        self.port = int(found[1])

    def same_lots(self, name: str) -> None:
        """From now on deals and decks at random are those of this name: what is tested does not hang on luck."""
        (self.folder / LOTS).write_text(name)

    def stop(self, order: int = signal.SIGTERM) -> int:
        """Tell it to stop, and wait until it has; a worker of its own may need a moment more."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(order)
        try:
            self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError(f"the server did not stop within {PATIENCE:.0f} s: {self.log.read_text()}") from None
        self.process.stdout.close()
        return self.process.returncode

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.stop(signal.SIGKILL)


class Visitor:
    """Someone with a browser: a cookie, and a socket when they need one."""

    def __init__(self, house: House, name: str = "") -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.address, timeout=PATIENCE)
        if name:
            self.ask("POST", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request that succeeds; its answer."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def table(self, game: str, *seats: Any, **more: Any) -> dict[str, Any]:
        """Set a table up: seats are "me", "open", "hot", "greedy", "random"."""
        plans = [{"kind": "agent", "agent": s} if s in ("greedy", "random") else {"kind": s} for s in seats]
        made: dict[str, Any] = self.ask("POST", "/api/tables", {"game": game, "seats": plans, **more})
        return made

    @contextmanager
    def socket(self) -> Iterator[Line]:
        """A socket to the hall."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.house.address.replace("http", "ws") + "/api/socket"
        with connect(address, additional_headers={"cookie": cookie}, max_size=None) as connection:
            line = Line(connection)
            line.request({"t": "hello", "version": VERSION})
            yield line


class Line:
    """A socket, and the tables that it keeps up to date."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: dict[str, dict[str, Any]] = {}
        self.sent: list[str] = []
        self.said: list[dict[str, Any]] = []
        self.number = 0

    def request(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say something, and wait for the answer."""
        self.number += 1
        self.connection.send(msgspec.json.encode(message | {"n": self.number}).decode())
        deadline = Deadline(f"the answer to {message}")
        while (told := self.hear(deadline)).get("n") != self.number:
            deadline.check(told)
        return told

    def hear(self, deadline: Deadline | None = None) -> dict[str, Any]:
        """The next message.

        Raises:
            NeverCame: when none comes in time.
        """
        deadline = deadline or Deadline("another message")
        try:
            text = self.connection.recv(timeout=deadline.left)
        except TimeoutError:
            raise deadline.missed(self.sent[-1:]) from None
        assert isinstance(text, str)
        self.sent.append(text)
        told: dict[str, Any] = msgspec.json.decode(text)
        if told["t"] == "table":
            self.frames[told["frame"]["code"]] = told["frame"]
        elif told["t"] == "change":
            enter(self.frames[told["table"]], told)
        else:
            self.said.append(told)
        return told

    def watch(self, code: str, seat: int = -1, token: str = "") -> dict[str, Any]:
        """Look at a table from a seat; its frame."""
        told = self.request({"t": "watch", "table": code, "seat": seat, "token": token})
        assert told["t"] == "table", told
        return self.frames[code]

    def until(self, ready: Callable[[], bool]) -> None:
        """Listen until something is so.

        Raises:
            NeverCame: when it never is.
        """
        deadline = Deadline(words_of(ready))
        while not ready():
            deadline.check(self.hear(deadline))

    def ends(self) -> None:
        """Listen until the line is closed, which raises ConnectionClosed."""
        deadline = Deadline("the end of the line")
        while True:
            deadline.check(self.hear(deadline))

    def mine(self, code: str) -> bool:
        """Whether the seat that is watched decides."""
        frame = self.frames[code]
        decision = frame.get("decision")
        return decision is not None and decision["seat"] == frame["you"]

    def act(self, code: str, option: int = 0) -> dict[str, Any]:
        """Take an option of the decision that is shown."""
        number = self.frames[code]["decision"]["number"]
        return self.request({"t": "act", "table": code, "decision": number, "option": option})
