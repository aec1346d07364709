"""One end of a connection to PostgreSQL vanishes without a word, as a machine does that loses its power."""

from __future__ import annotations

import socket
import threading

import pytest
from server.databases import postgres_url as postgres_url
from sqlalchemy import text
from waiting import PATIENCE

from spellhall.server.storage import engine as engine_module
from spellhall.server.storage import lease
from spellhall.server.storage.engine import KEEPALIVES, make_engine, writing
from spellhall.server.storage.errors import StorageError, explaining

GONE = lease.Owner("other", "elsewhere", "", 4711)


def take_over(address: str, taken: list[lease.Owner | None]) -> None:
    engine = make_engine(address)
    with writing(engine).begin() as connection:
        taken.append(lease.take(connection, lease.myself()))
    engine.dispose()


def test_a_server_that_vanishes_in_mid_transaction_does_not_hold_up_the_next_one(postgres_url, monkeypatch):
    monkeypatch.setattr(engine_module, "IDLE_SECONDS", 1)
    vanished = make_engine(postgres_url)
    with writing(vanished).begin() as connection:
        lease.take(connection, GONE)
        connection.execute(text("UPDATE alive SET until_ms = until_ms - 20000"))
    taken: list[lease.Owner | None] = []
    with pytest.raises(StorageError), explaining(vanished.url), writing(vanished).begin() as connection:
        lease.hold(connection, GONE)  # and then it says nothing any more, while its connection stays open
        next_one = threading.Thread(target=take_over, args=(postgres_url, taken))
        next_one.start()
        next_one.join(PATIENCE)
        assert taken == [None]
        connection.execute(text("SELECT 1"))
    vanished.dispose()


def test_a_postgresql_that_vanishes_is_noticed(postgres_url):
    engine = make_engine(postgres_url)
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        with socket.socket(fileno=driver.fileno()) as line:
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) == KEEPALIVES["keepalives_idle"]
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == KEEPALIVES["tcp_user_timeout"]
            line.detach()
    engine.dispose()
