"""A cut between two processes: neither dies, and when it heals, everyone reaches everything again."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

import pytest
from server.cluster.several import Guest, Seat, two_processes
from server.databases import postgres_url as postgres_url
from sqlalchemy import text
from waiting import wait_until
from websockets.exceptions import ConnectionClosed

from spellhall.server.storage.engine import make_engine


class Cable:
    """Forwards connections to an address, unless it is cut: then it keeps them open, and silent."""

    def __init__(self, address: str) -> None:
        host, _, port = address.rpartition(":")
        self.target = host, int(port)
        self.whole = threading.Event()
        self.whole.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.ends: list[socket.socket] = [self.listener]
        self._begin(self._accept)

    def close(self) -> None:
        """Take it away."""
        self.whole.set()
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(self.target)
                self.ends += near, far
                self._begin(self._pump, near, far)
                self._begin(self._pump, far, near)

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.whole.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def _begin(self, work, *given) -> None:
        threading.Thread(target=work, args=given, daemon=True).start()


@pytest.fixture
def cable(postgres_url, tmp_path):
    """Two processes; the second reaches the first only through a cable. The guest is at the second."""
    with two_processes(postgres_url, tmp_path) as (first, second):
        engine = make_engine(postgres_url)
        made = Guest(first, "Ana")
        with engine.begin() as connection:
            rows = connection.execute(text("SELECT id, address FROM members WHERE NOT ended")).all()
            leader = connection.execute(text("SELECT owner FROM rooms WHERE name = 'leader'")).scalar_one()
            cable = Cable(next(address for number, address in rows if number == leader))
            put = text("UPDATE members SET address = :address WHERE id = :number")
            connection.execute(put, {"address": cable.address, "number": leader})
        engine.dispose()
        yield cable, made, first, second
        cable.close()


def test_a_cut_heals(cable):
    cable, ana, first, second = cable
    made = ana.table("spellchain", "me", "hot")
    place = made["code"], 0, made["mine"][0]["token"]
    ana.at(second)
    wait_until("the way through the cable", lambda: ana.ask("GET", "/api/me") and len(cable.ends) > 1)
    with ana.socket() as line:
        seat = Seat(line, *place)
        before = seat.frame
        cable.whole.clear()
        with pytest.raises(ConnectionClosed):
            line.ends()
    with ana.at(first).socket() as line:
        assert Seat(line, *place).frame["decision"] == before["decision"], "its owner still has it"
    ana.at(second)
    cable.whole.set()
    with ana.socket() as line:
        assert Seat(line, *place).frame["decision"] == before["decision"]
        decides = before["decision"]["seat"]
        line.watch(made["code"], decides, made["mine"][decides]["token"])
        assert line.act(made["code"])["t"] == "done"
    assert first.process.poll() is second.process.poll() is None
