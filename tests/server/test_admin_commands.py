"""A running server does what the command line orders, and says whether it can do its work."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from server.databases import database_url as database_url
from server.faults import broken
from server.halls import hear, heard, to_its_end
from server.storage.samples import new_table
from sqlalchemy import create_engine, text
from starlette.websockets import WebSocketDisconnect
from waiting import wait_until

from spellhall.server.admin_commands import CLOSED
from spellhall.server.app import create_app
from spellhall.server.settings import Settings
from spellhall.server.storage import times
from spellhall.server.storage.queries import admin_commands, hosting, moderation, sessions, tables
from spellhall.server.tables import floor
from spellhall.server.tables.refusal import out_of_reach
from spellhall.server.wire import VERSION

FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END$$
"""


class Hall:
    """An open hall: browsers of its own, and what the command line would do to its database."""

    def __init__(self, app, first):
        self.app = app
        self.first = first

    def browser(self, name: str = "") -> TestClient:
        client = TestClient(self.app, base_url=self.first.base_url)
        client.portal = self.first.portal
        if name:
            assert client.post("/api/me", json={"name": name}).is_success
        return client

    def stored(self, operation, *args, **named):
        async def write():
            return await self.app.state.store.write(operation, *args, **named)

        return self.first.portal.call(write)

    def person(self, client) -> int:
        return self.stored(sessions.person_by_session, client.cookies["spellhall"]).person.id

    def until_done(self) -> None:
        """Wait until no order waits any more."""
        wait_until("the end of all orders", lambda: not self.stored(admin_commands.open_orders))


@pytest.fixture
def settings():
    return {}


@pytest.fixture
def hall(database_url, settings, monkeypatch):
    monkeypatch.setattr(floor, "BEAT", 0.05)
    app = create_app(Settings(database=database_url, pace=0.0, **settings))
    with TestClient(app) as first:
        yield Hall(app, first)


def set_up(client, *kinds, **more) -> dict:
    seats = [{"kind": "agent", "agent": kind} if kind in ("greedy", "random") else {"kind": kind} for kind in kinds]
    answer = client.post("/api/tables", json={"game": "spellchain", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


class Line:
    """A socket that looks at tables."""

    def __init__(self, socket):
        self.socket = socket
        self.said: list[dict] = []
        self.hello = self.request(1, t="hello", version=VERSION)

    def request(self, n, **message):
        self.socket.send_json({"n": n, **message})
        self.said += heard(self.socket, f"the answer to {message}", lambda told: told.get("n") == n)
        return self.said.pop()

    def until(self, kind):
        while self.said:
            if (told := self.said.pop(0))["t"] == kind:
                return told
        return heard(self.socket, kind, lambda told: told["t"] == kind)[-1]


# --- tables


def test_a_table_that_is_played_is_closed_for_everybody_and_nobody_has_won(hall):
    ana = hall.browser("Ana")
    code = set_up(ana, "me", "hot", clocks={"bank_s": 60})["code"]
    with ana.websocket_connect("/api/socket") as socket:
        line = Line(socket)
        line.request(2, t="watch", table=code, seat=0)
        number = hall.stored(admin_commands.give_order, "close", code=code)
        assert line.until("gone") == {"t": "gone", "table": code, "text": CLOSED}
        refused = line.request(3, t="act", table=code, decision=0, option=0)
        assert (refused["t"], refused["code"]) == ("refused", "table")
    hall.until_done()
    assert hall.stored(admin_commands.answer_to, number) == "done"
    mine = ana.get("/api/tables/mine").json()
    assert [(row["code"], row["result"]) for row in mine["finished"]] == [(code, "Called off.")]
    assert mine["running"] == []


def test_a_table_at_which_agents_think_is_closed_and_stays_so(hall):
    ana = hall.browser("Ana")
    code = set_up(ana, "me", "greedy")["code"]
    live = hall.app.state.floor.live[code]
    hall.stored(admin_commands.give_order, "close", code=code)
    hall.until_done()
    closed = hall.stored(tables.table_by_code, code)
    wait_until("the end of what the agent thinks", lambda: not live.tasks)
    assert hall.stored(tables.table_by_code, code) == closed
    assert closed.stage == "over"


def test_a_table_that_waits_is_gone(hall):
    ana = hall.browser("Ana")
    code = set_up(ana, "me", "open")["code"]
    hall.stored(admin_commands.give_order, "close", code=code)
    hall.until_done()
    assert ana.get(f"/api/tables/{code}").status_code == 404
    assert ana.get("/api/tables/mine").json()["waiting"] == []


def test_a_table_that_cannot_be_rebuilt_can_be_closed(hall):
    broken = hall.stored(tables.create_table, new_table())
    hall.stored(tables.start_table, broken.id, seed=1, version="1", digest="of other cards")
    hall.stored(admin_commands.give_order, "close", code=broken.code)
    hall.until_done()
    assert hall.stored(tables.table_by_code, broken.code).stage == "over"


def test_an_order_that_fails_is_answered_and_holds_up_no_other(hall):
    broken = hall.stored(admin_commands.give_order, "close", table="no such field")
    strange = hall.stored(admin_commands.give_order, "dance")
    hall.stored(admin_commands.give_order, "announce", text="We are still here.", until=times.now() + 60)
    hall.until_done()
    assert "its log says why" in hall.stored(admin_commands.answer_to, broken)
    assert hall.stored(admin_commands.answer_to, strange) == "this server knows no order called dance"
    assert hall.app.state.sockets.notice.text == "We are still here."


@pytest.mark.parametrize("error", [broken(), out_of_reach()])
def test_an_order_waits_for_a_database_that_is_away(hall, monkeypatch, error):
    orders = hall.app.state.floor.errands[-1].__self__
    failed = []

    async def fails(**_):
        failed.append(error)
        raise error

    monkeypatch.setitem(orders.handlers, "close", fails)
    number = hall.stored(admin_commands.give_order, "close", code="TABLE")
    wait_until("several tries", lambda: len(failed) > 2)
    assert hall.stored(admin_commands.answer_to, number) is None
    monkeypatch.setitem(orders.handlers, "close", orders.close)
    hall.until_done()
    assert hall.stored(admin_commands.answer_to, number) == "the table is already closed"


# --- people


@pytest.mark.parametrize("deed", [hosting.sign_out, hosting.remove_person, lambda c, p: hosting.ban(c, p, "")])
def test_whoever_is_signed_out_removed_or_banned_loses_his_sockets(hall, deed):
    ana, bo = hall.browser("Ana"), hall.browser("Bo")
    code = set_up(ana, "me", "hot")["code"]
    with ana.websocket_connect("/api/socket") as socket, bo.websocket_connect("/api/socket") as other:
        Line(socket).request(2, t="watch", table=code, seat=0)
        untouched = Line(other)
        hall.stored(deed, hall.person(ana))
        to_its_end(socket)
        hall.until_done()
        assert untouched.request(3, t="ping")["t"] == "pong"


def test_the_name_of_whoever_is_removed_leaves_the_tables_at_once(hall):
    ana, bo = hall.browser("Ana"), hall.browser("Bo")
    code = set_up(ana, "me", "open")["code"]
    assert bo.post(f"/api/tables/{code}/seats", json={}).status_code == 201
    hall.stored(hosting.remove_person, hall.person(bo))
    hall.until_done()
    table = ana.get(f"/api/tables/{code}").json()
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "someone"]


def test_nobody_who_is_banned_opens_a_socket(hall):
    ana = hall.browser("Ana")
    hall.stored(hosting.ban, hall.person(ana), "shouting")
    with pytest.raises(WebSocketDisconnect), ana.websocket_connect("/api/socket") as socket:
        hear(socket)


def test_in_a_hall_for_accounts_guests_look_and_do_not_play(hall):
    ana = hall.browser("Ana")
    code = set_up(ana, "me", "open", listed=True)["code"]
    hall.app.state.settings = Settings(entry="accounts")
    bo = hall.browser("Bo")
    sat = bo.post(f"/api/tables/{code}/seats", json={})
    assert (sat.status_code, "create one or sign in" in sat.json()["error"]) == (403, True)
    made = bo.post("/api/tables", json={"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert made.status_code == 403
    assert [row["code"] for row in bo.get("/api/tables").json()["open"]] == [code]
    account = {"login": "bob", "password": "correct horse battery"}
    assert bo.post("/api/accounts", json=account).status_code == 201
    assert bo.post(f"/api/tables/{code}/seats", json={}).status_code == 201


# --- what is said


def test_a_removed_line_goes_from_all_pages_and_does_not_come_back(hall):
    ana = hall.browser("Ana")
    code = set_up(ana, "me", "hot")["code"]
    with ana.websocket_connect("/api/socket") as socket:
        line = Line(socket)
        line.request(2, t="watch", table=code, seat=0)
        line.request(3, t="say", table=code, text="you fool")
        said = line.until("chat")
        assert (said["text"], said["id"] > 0) == ("you fool", True)

        hall.stored(moderation.remove_line, said["id"])
        again = line.until("chat")
        assert (again["id"], again["removed"], again["text"]) == (said["id"], True, "")
    with ana.websocket_connect("/api/socket") as socket:
        line = Line(socket)
        line.request(2, t="watch", table=code, seat=0)
        assert line.until("chat")["removed"]


def test_an_announcement_reaches_those_who_are_here_and_those_who_come(hall):
    ana = hall.browser("Ana")
    with ana.websocket_connect("/api/socket") as socket:
        line = Line(socket)
        until = times.now() + 600
        hall.stored(admin_commands.give_order, "announce", text="Closed at ten.", until=until)
        assert line.until("notice") == {"t": "notice", "text": "Closed at ten.", "until": until}
        with ana.websocket_connect("/api/socket") as later:
            assert Line(later).until("notice")["text"] == "Closed at ten."
        hall.stored(admin_commands.give_order, "announce", text="", until=0)
        assert line.until("notice") == {"t": "notice", "text": ""}
        with ana.websocket_connect("/api/socket") as later:
            assert Line(later).said == []


def test_an_announcement_outlives_a_restart(database_url, monkeypatch):
    monkeypatch.setattr(floor, "BEAT", 0.05)
    for round in range(2):
        app = create_app(Settings(database=database_url))
        with TestClient(app) as client:
            hall = Hall(app, client)
            if round == 0:
                hall.stored(admin_commands.give_order, "announce", text="Closed at ten.", until=times.now() + 600)
                hall.until_done()
            with client.websocket_connect("/api/socket") as socket:
                assert Line(socket).until("notice")["text"] == "Closed at ten."


# --- ready


def ready(client) -> tuple[int, str]:
    answer = client.get("/api/ready")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["ready"] == (answer.status_code == 200)
    return answer.status_code, answer.json()["reason"]


def until_not_ready(client) -> str:
    found = wait_until("a server that is not ready", lambda: (told := ready(client))[0] != 200 and told)
    assert client.get("/api/health").status_code == 200, "it is alive all the same"
    return found[1]


def until_ready(client) -> None:
    wait_until("a server that is ready again", lambda: ready(client)[0] == 200, seen=lambda: ready(client))


def test_a_server_that_writes_is_ready_and_one_that_drains_is_not(hall):
    client = hall.browser()
    assert ready(client) == (200, "")
    hall.app.state.hall.draining = True
    assert ready(client) == (503, "the server is about to stop")
    hall.app.state.hall.draining = False


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_file_that_was_moved_away_is_noticed_although_it_can_be_written(hall, tmp_path):
    client = hall.browser()
    shutil.move(tmp_path / "hall.db", tmp_path / "elsewhere.db")
    assert "the database file was moved" in until_not_ready(client)
    (tmp_path / "hall.db").touch()
    assert "the database file was moved" in until_not_ready(client), "another file is not that file"
    Path(tmp_path / "hall.db").unlink()
    shutil.move(tmp_path / "elsewhere.db", tmp_path / "hall.db")
    until_ready(client)


@pytest.mark.parametrize("settings", [{"ready_seconds": 0.3}])
@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_file_that_another_program_keeps_locked_makes_it_not_ready(hall):
    client = hall.browser()
    engine = hall.app.state.store.engine
    with engine.connect() as other:
        other.exec_driver_sql("COMMIT")
        other.exec_driver_sql("BEGIN EXCLUSIVE")
        assert "couldn't write to the database" in until_not_ready(client)
        other.exec_driver_sql("ROLLBACK")
    until_ready(client)


@pytest.mark.parametrize("settings", [{"ready_seconds": 0.3}])
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_postgresql_whose_disk_is_full_makes_it_not_ready(hall, database_url):
    client = hall.browser()
    engine = create_engine(database_url.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(FULL))
        connection.execute(text("CREATE TRIGGER no_room BEFORE UPDATE ON alive EXECUTE FUNCTION full_disk()"))
        assert "couldn't write to the database" in until_not_ready(client)
        assert client.get("/api/tables").status_code == 200, "it can be read"
        connection.execute(text("DROP TRIGGER no_room ON alive"))
    until_ready(client)
    engine.dispose()


def test_why_it_is_not_ready_names_no_place(hall):
    client = hall.browser()
    hall.app.state.floor.beaten = -1e6
    _, reason = ready(client)
    assert "hall.db" not in reason and "postgresql" not in reason
