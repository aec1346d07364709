"""The log holds nothing secret, whatever goes wrong and wherever, and nothing in it is long."""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys
import threading
import warnings

import pytest
import structlog
from argon2 import PasswordHasher
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st
from server.databases import database_url as database_url
from server.databases import on_sqlite
from server.halls import answer_to, hear
from sqlalchemy import insert
from waiting import PATIENCE, until

from spellhall.server import limits, logs
from spellhall.server.app import create_app
from spellhall.server.people import accounts, identity, passwords
from spellhall.server.settings import Settings
from spellhall.server.storage import schema
from spellhall.server.storage.codes import fingerprint, new_token
from spellhall.server.storage.engine import make_engine
from spellhall.server.storage.errors import StorageError
from spellhall.server.storage.migrate import migrate
from spellhall.server.storage.queries import sessions, tables
from spellhall.server.tables.client import Client
from spellhall.server.tables.table import LiveTable

PASSWORD = "correct horse battery"
LOGIN = {"login": "ana", "password": PASSWORD}


class Log:
    """What is written, and by which format."""

    def __init__(self, form: str) -> None:
        self.stream = io.StringIO()
        self.log_writer = logs.set_up(form, self.stream)

    def text(self) -> str:
        """All that was written so far."""
        self.log_writer.wait()
        return self.stream.getvalue()


@pytest.fixture(params=["console", "json"])
def log(request):
    """The log of this process; what was set before comes back."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield Log(request.param)
    logging.captureWarnings(False)
    structlog.reset_defaults()
    root.handlers[:], root.level = handlers, level


class Guest:
    """Someone with an account, a table, and all the secrets that go with them."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        client.post("/api/me", json={"name": "Ana"})
        assert client.post("/api/accounts", json=LOGIN).status_code == 201
        plan = {"game": "spellfire", "seats": [{"kind": "me"}, {"kind": "hot"}]}
        self.table = client.post("/api/tables", json=plan).json()
        self.code = self.table["code"]
        live = client.app.state.floor.live[self.code]
        keys = {key for seat in live.seats for key in seat.deck}
        names = {live.game.catalogue[live.game.faces[key]].name for key in keys}
        self.cookie = client.cookies[identity.COOKIE]
        self.secrets = [
            self.cookie,
            fingerprint(self.cookie),
            PASSWORD,
            live.stored.secret,
            str(live.live_game.beginning.seed),
            *(seat.token for seat in live.seats),
            *keys,
            *names,
        ]


@pytest.fixture
def guest(database_url, log, monkeypatch):
    """A guest of a hall in this process."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    with TestClient(create_app(Settings(database=database_url, pace=0.0))) as client:
        yield Guest(client)


def failing(guest):
    """A function that fails with secrets in its variables and in what it says."""

    def fail(*given, **named):
        secrets = guest.secrets
        raise RuntimeError(f"it failed with {guest.cookie}\nfor {' '.join(secrets)}")

    return fail


def later(guest):
    """The same, but only when it is waited for."""

    async def fail(*given, **named):
        failing(guest)(*given, **named)

    return fail


def nothing_is_told(log, guest, *wanted):
    """Something was logged, and nothing secret."""
    text = log.text()
    assert all(word in text for word in wanted), text
    assert [secret for secret in guest.secrets if secret in text] == []


@on_sqlite
@pytest.mark.parametrize(
    ("place", "name", "kind"),
    [
        (accounts, "me_of", failing),
        (sessions, "person_by_session", failing),
        (identity, "token_of", failing),
        (limits.Bounds, "__call__", later),
    ],
    ids=["route", "reading", "dependency", "middleware"],
)
def test_a_request_that_fails_tells_nothing(log, guest, monkeypatch, place, name, kind):
    with monkeypatch.context() as patch:
        patch.setattr(place, name, kind(guest))
        answer = guest.client.get("/api/me")
        assert (answer.status_code, list(answer.json())) == (500, ["error"])
    nothing_is_told(log, guest, "a request could not be answered", "RuntimeError: it failed with ***", "test_logs.py")
    assert guest.client.get("/api/me").json()["login"] == "ana"


@on_sqlite
def test_an_answer_that_is_not_as_described_tells_nothing(log, guest, monkeypatch):
    monkeypatch.setattr("spellhall.server.tables.http.routes.info", lambda *_: {"mine": guest.table["mine"]})
    assert guest.client.get(f"/api/tables/{guest.code}").status_code == 500
    nothing_is_told(log, guest, "ResponseValidationError")


@on_sqlite
def test_a_socket_that_fails_tells_nothing(log, guest, monkeypatch):
    with guest.client.websocket_connect("/api/socket") as socket:
        socket.send_json({"t": "watch", "table": guest.code, "seat": 0})
        decision = hear(socket)["frame"]["decision"]["number"]
        monkeypatch.setattr(LiveTable, "act", later(guest))
        socket.send_json({"t": "act", "table": guest.code, "decision": decision, "option": 0, "n": 5})
        assert answer_to(socket, 5)["t"] == "refused"
    nothing_is_told(log, guest, "a message could not be answered", "RuntimeError: it failed with ***")
    monkeypatch.setattr(Client, "run", later(guest))
    with pytest.raises(Exception), guest.client.websocket_connect("/api/socket") as socket:  # noqa: B017
        hear(socket)
    nothing_is_told(log, guest, "a socket could not be answered")


@on_sqlite
def test_a_task_of_a_table_that_fails_tells_nothing(log, guest, monkeypatch):
    live = guest.client.app.state.floor.live[guest.code]

    async def begin():
        live.in_background(later(guest)(live))
        await until("the end of the task", lambda: not live.tasks)

    guest.client.portal.call(begin)
    nothing_is_told(log, guest, "a task of the table failed", "RuntimeError: it failed with ***")


def test_a_writer_that_fails_tells_nothing(log, guest, monkeypatch):
    def spoil(connection, table, seat):
        values = {**tables._values(seat), "table_id": table, "name": None}
        connection.execute(insert(schema.seats).values(values))

    plan = {"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = guest.client.post("/api/tables", json=plan).json()["code"]
    guest.secrets += [seat.token for seat in guest.client.app.state.floor.live[code].seats]
    monkeypatch.setattr(tables, "save_seat", spoil)
    assert guest.client.patch(f"/api/tables/{code}/seats/0", json={"ready": True}).status_code == 500
    nothing_is_told(log, guest, "IntegrityError")


@on_sqlite
def test_an_agent_that_fails_tells_nothing(log, guest):
    plan = {"game": "spellfire", "seats": [{"kind": "me"}, {"kind": "agent"}]}
    code = guest.client.post("/api/tables", json=plan).json()["code"]
    floor = guest.client.app.state.floor

    async def think():
        state = floor.live[code].live_game.state
        await floor.live[code]._thought(state, state.current_player(), "nobody", 1)

    guest.client.portal.call(think)
    nothing_is_told(log, guest, "an agent could not think")


@pytest.mark.parametrize("form", ["console", "json"])
def test_a_server_that_cannot_start_tells_nothing(form, tmp_path):
    token = new_token()
    program = f"""
from spellhall.server.tables import floor
async def fail(self):
    token, hand = "{token}", "Drizzt"[:]
    raise RuntimeError("it failed with " + token)
floor.Floor.open = fail
from spellhall.cli.main import main
main()
"""
    ended = subprocess.run(
        [sys.executable, "-", "serve", "--port", "0"],
        input=program,
        env=os.environ | {"SPELLHALL_LOG_FORMAT": form},
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    assert "the server has stopped" in ended.stderr and "RuntimeError: it failed with ***" in ended.stderr
    assert token not in ended.stderr and "Drizzt" not in ended.stderr


def test_what_libraries_say_tells_nothing(log):
    token = new_token()
    try:
        raise RuntimeError(f"broken by {token}\nand {PASSWORD}")
    except RuntimeError as error:
        logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=error)
        logging.getLogger("asyncio").error("Task exception was never retrieved %r", error)
        logs.report(None, {"message": f"Task {token} failed", "exception": error})
        warnings.warn(f"a token: {token}", stacklevel=1)
    text = log.text()
    assert text.count("RuntimeError: broken by ***") == 2
    assert "a token: ***" in text
    assert token not in text and text.count(PASSWORD) == 0


def test_a_database_that_is_away_takes_one_sentence_wherever_that_is_noticed(log):
    try:
        raise StorageError("can't reach the database; start it, or name another one")
    except StorageError as error:
        structlog.get_logger().error("a film could not be made", exc_info=error)
        structlog.get_logger().exception("an order could not be carried out")
        logs.report(None, {"message": "a task failed", "exception": error})
    assert log.text().count("can't reach the database; start it, or name another one") == 3
    assert "raise StorageError" not in log.text() and "test_logs.py" not in log.text()


def test_the_parameters_of_a_statement_are_never_told(database_url, engine_of):
    secret = new_token()
    with pytest.raises(Exception, match="hidden") as caught, engine_of(database_url).begin() as connection:
        connection.execute(insert(schema.sessions).values(token_hash=secret, person=7, device=None, created=1, seen=1))
    assert secret not in logs.told(caught.value)


@pytest.fixture
def engine_of():
    """Makes engines that are up to date."""
    made = []

    def make(address):
        made.append(make_engine(address))
        migrate(made[-1])
        return made[-1]

    yield make
    for engine in made:
        engine.dispose()


# --- nothing is long, and nothing waits


@given(st.text(max_size=2000), st.integers(1, 60))
def test_no_exception_makes_a_long_story(said, depth):
    def dive(left):
        if left:
            try:
                dive(left - 1)
            except RuntimeError as error:
                raise RuntimeError(said * 20) from error
        raise RuntimeError(said)

    with pytest.raises(RuntimeError) as caught:
        dive(depth)
    story = logs.told(caught.value)
    assert len(story) <= logs.LONGEST_TRACE + 10
    assert "RuntimeError" in story


@given(st.text(max_size=1500))
def test_no_value_is_long_or_more_than_a_line(said):
    text = logs.covered(said)
    assert text.isprintable() and len(text) <= logs.LONGEST + 1


def test_an_exception_of_many_exceptions_is_told_with_some_of_them():
    group = ExceptionGroup("several", [ValueError(f"number {n}") for n in range(50)])
    story = logs.told(group)
    assert "ValueError: number 0" in story and "number 40" not in story


def test_a_value_cannot_look_like_another_event(log):
    structlog.get_logger().error("one", path='x\n{"event": "two"}\x1b[31m')
    structlog.get_logger().error("one\n2026 [error] two")
    assert len(log.text().strip().splitlines()) == 2
    assert "\x1b[31m" not in log.text()


def test_who_does_not_read_the_log_holds_nobody_up():
    read = threading.Event()

    class Stuck(io.StringIO):
        def write(self, text):
            read.wait(PATIENCE)

    log_writer = logs.LogWriter(Stuck())
    for _ in range(logs.MOST_WAITING + 100):
        log_writer.write("an event\n")
    assert not read.is_set() and log_writer.lines.qsize() <= logs.MOST_WAITING
    read.set()


def test_json_is_one_object_a_line(log):
    structlog.get_logger().warning("something", table="BCDFGH", value=[1, 2], amount=1.5)
    line = log.text().strip()
    if line.startswith("{"):
        told = json.loads(line)
        assert (told["event"], told["table"], told["amount"], told["value"]) == ("something", "BCDFGH", 1.5, "[1, 2]")
    else:
        assert "BCDFGH" in line
