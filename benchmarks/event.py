"""How a server copes with a large event: ``python -m benchmarks.event``, on loopback and with bounded time.

It starts a server of its own, announces an event, and lets agents enter it: 400, at 133 tables of the hall. While they
play the first round, one client asks for the public view again and again, and another watches the event over a socket.
It prints the times of the first, and the sizes of what the second is sent. Server, agents and clients share this
machine.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from benchmarks.hall_server import Server
from spellhall.server.wire import VERSION

NAME = "SPELLFIRE: Championship - Standard [55]"
PAUSE = 0.05
"""Seconds between two requests for the public view."""


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of them lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


class Watcher(threading.Thread):
    """Watches an event over a socket, and notes the length of each message about it."""

    def __init__(self, port: int, code: str) -> None:
        super().__init__(daemon=True)
        self.port, self.code = port, code
        self.sizes: list[int] = []

    def run(self) -> None:
        with connect(f"ws://127.0.0.1:{self.port}/api/socket", max_size=None, compression=None) as socket:
            socket.send(msgspec.json.encode({"t": "hello", "n": 1, "version": VERSION}).decode())
            socket.send(msgspec.json.encode({"t": "watch_event", "n": 2, "event": self.code}).decode())
            while True:
                try:
                    message = socket.recv()
                except ConnectionClosed:  # the server stops
                    return
                if msgspec.json.decode(message)["t"].startswith("event"):
                    self.sizes.append(len(message))


class Host:
    """The organiser of the event."""

    def __init__(self, port: int) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=600)
        self.http.post("/api/me", json={"name": "Host"}).raise_for_status()
        told = self.http.post("/api/events", json={"name": NAME}).raise_for_status().json()
        self.code = told["frame"]["code"]

    def look(self) -> dict[str, Any]:
        """The event as its host sees it."""
        told: dict[str, Any] = self.http.get(f"/api/events/{self.code}").raise_for_status().json()
        return told

    def does(self, where: str, **body: Any) -> float:
        """A staff action; returns how many seconds it took."""
        number, began = self.look()["frame"]["n"], time.perf_counter()
        self.http.post(f"/api/events/{self.code}/{where}", json={"n": number, **body}).raise_for_status()
        return time.perf_counter() - began


def measure(entrants: int, seconds: float, level: str) -> None:
    """Run the event, and print the results."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            host = Host(server.port)
            entered = host.does("entrants", agent=level, count=entrants)
            drawn = host.does("rounds")
            watcher = Watcher(server.port, host.code)
            watcher.start()
            published = host.does("rounds/publish")
            began, used = time.perf_counter(), server.seconds()
            public, times, sizes = httpx.Client(base_url=host.http.base_url, timeout=600), [], []
            while time.perf_counter() - began < seconds:
                asked = time.perf_counter()
                answer = public.get(f"/api/events/{host.code}").raise_for_status()
                times.append(time.perf_counter() - asked)
                sizes.append(len(answer.content))
                time.sleep(PAUSE)
            load = (server.seconds() - used) / (time.perf_counter() - began)
            tables = host.look()["frame"]["rounds"][0]["tables"]
            games = [game for table in tables for game in table.get("games", ())]
            reported = sum(game.get("reported", False) for game in games)
            print(f"{entrants} {level} agents entered in {entered:.1f} s, drawn in {drawn:.1f} s, ", end="")
            print(f"published in {published:.1f} s")
            print(f"{len(tables)} tables, {len(games)} games begun and {reported} over in {seconds:.0f} s", end="")
            print(f" (the server used {load:.2f} of a core, {server.memory() >> 20} MB)")
            print(f"public view, {len(times)} times: median {statistics.median(times) * 1000:.0f} ms, ", end="")
            print(f"p99 {percentile(times, 0.99) * 1000:.0f} ms, up to {max(sizes)} bytes")
            print(f"messages about the event: {len(watcher.sizes)}, ", end="")
            print(f"median {statistics.median(watcher.sizes):.0f} bytes, at most {max(watcher.sizes)}")
        finally:
            server.stop()


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entrants", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--level", default="random")
    given = parser.parse_args()
    measure(given.entrants, given.seconds, given.level)


if __name__ == "__main__":
    main()
