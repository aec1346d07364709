"""``spellhall admin``: what it shows and does on both databases, beside a server and without one."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing

import msgspec
import pytest
from fastapi.testclient import TestClient
from server.databases import database_url as database_url
from server.databases import engine as engine
from server.storage.samples import new_table, seat
from typer.testing import CliRunner
from waiting import PATIENCE, Deadline

from spellhall.cli.admin import tables as table_commands
from spellhall.cli.main import app
from spellhall.server.app import create_app
from spellhall.server.people.passwords import fits
from spellhall.server.settings import Settings
from spellhall.server.storage import lease, times
from spellhall.server.storage.engine import writing
from spellhall.server.storage.queries import (
    admin_commands,
    bots,
    chat,
    events,
    hosting,
    people,
    reports,
    sessions,
    tables,
)
from spellhall.server.storage.records import EventPerson
from spellhall.server.tables import floor
from spellhall.tournaments.entries import Doors
from spellhall.tournaments.files import document_in
from spellhall.tournaments.log_chain import broken_at, logged


@pytest.fixture
def admin(engine, database_url):
    """Runs a command on a database; what it printed, which is read when it is JSON."""

    def run(*arguments, code=0):
        result = CliRunner().invoke(app, ["admin", "--database", database_url, *map(str, arguments)])
        assert result.exit_code == code, result.output
        if code:
            assert result.stdout == "" and len(result.stderr.strip().splitlines()) == 1
            return result.stderr.strip().removeprefix("spellhall: ")
        return json.loads(result.stdout) if "--json" in arguments else result.stdout

    return run


@pytest.fixture
def stored(engine):
    """Changes the database beside the command."""

    def change(operation, *args, **named):
        with writing(engine).begin() as connection:
            return operation(connection, *args, **named)

    return change


@pytest.fixture
def hall(stored):
    """Ana, who has an account, and Bo, a guest, at a table that is played."""

    def make(connection):
        ana, bo = (people.create_person(connection, name) for name in ("Ana", "Bo"))
        people.make_account(connection, ana.id, "ana", "hash")
        sessions.create_session(connection, ana.id, "her-token", "Firefox on Linux")
        new = new_table(host=ana.id, seats=[seat(0, ana.id, "Ana"), seat(1, bo.id, "Bo")])
        table = tables.create_table(connection, new)
        tables.start_table(connection, table.id, seed=1, version="1", digest="d")
        line = chat.add_chat(connection, table.id, 1, bo.id, "Bo", "you fool")
        return ana, bo, table, line.id

    return stored(make)


# --- tables


def test_tables_are_listed_and_shown_without_what_is_secret(admin, hall, stored):
    _, _, table, line = hall
    waiting = stored(tables.create_table, new_table())
    listed = admin("tables", "list", "--json")
    assert [(row["code"], row["stage"], row["players"]) for row in listed] == [
        (waiting.code, "waiting", "(open), (open)"),
        (table.code, "playing", "Ana, Bo"),
    ]
    assert [row["code"] for row in admin("tables", "list", "--stage", "playing", "--json")] == [table.code]
    assert table.code in admin("tables", "list")
    (shown,) = admin("tables", "show", table.code.lower(), "--json")
    assert shown["chat"][0] | {"at": 0} == {"line": line, "at": 0, "name": "Bo", "text": "you fool", "removed": False}
    assert table.secret not in json.dumps(shown) and table.seats[0].token not in json.dumps(shown)
    assert "you fool" in admin("tables", "show", table.code)


def test_a_table_is_closed_where_no_server_is(admin, hall, stored):
    table = hall[2]
    assert admin("tables", "close", table.code, "--yes") == f"table {table.code} is closed\n"
    assert stored(tables.table_by_code, table.code).stage == "over"
    assert "is already over" in admin("tables", "close", table.code, "--yes", code=2)
    assert [(deed["deed"], deed["about"]) for deed in admin("audit", "list", "--json")] == [("close table", table.code)]


def test_a_table_is_closed_by_the_server_that_holds_it(admin, database_url, monkeypatch):
    monkeypatch.setattr(floor, "BEAT", 0.05)
    with TestClient(create_app(Settings(database=database_url))) as client:
        client.post("/api/me", json={"name": "Ana"})
        seats = [{"kind": "me"}, {"kind": "hot"}]
        code = client.post("/api/tables", json={"game": "spellchain", "seats": seats}).json()["code"]
        assert admin("tables", "close", code, "--yes").endswith(f"table {code} is closed\n")
        assert code not in client.app.state.floor.live
        assert [row["code"] for row in client.get("/api/tables/mine").json()["finished"]] == [code]


def test_a_server_that_does_not_answer_is_said_and_the_order_is_withdrawn(admin, hall, stored, monkeypatch):
    monkeypatch.setattr(table_commands, "PATIENCE", 0.5)
    stored(lease.take, lease.myself())
    table = hall[2]
    assert "Nothing was changed" in admin("tables", "close", table.code, "--yes", code=2)
    assert stored(tables.table_by_code, table.code).stage == "playing"
    assert stored(admin_commands.open_orders) == []


def test_what_a_server_answers_is_told(admin, hall, stored):
    table = hall[2]
    stored(lease.take, lease.myself())
    ended = threading.Event()

    def serve() -> None:
        deadline = Deadline("an order")
        while not ended.wait(0.05) and deadline.left:
            for order in stored(admin_commands.open_orders):
                stored(admin_commands.fulfil, order.id, "the server couldn't carry it out; its log says why")

    server = threading.Thread(target=serve)
    server.start()
    said = admin("tables", "close", table.code, "--yes")
    ended.set()
    server.join(PATIENCE)
    assert said == f"table {table.code}: the server couldn't carry it out; its log says why\n"


# --- people


def test_people_are_listed_shown_and_exported(admin, hall, tmp_path):
    ana, bo, *_ = hall
    listed = admin("people", "list", "--json")
    assert [(row["id"], row["name"], row["login"], row["banned"]) for row in listed] == [
        (bo.id, "Bo", None, None),
        (ana.id, "Ana", "ana", None),
    ]
    assert [row["id"] for row in admin("people", "list", "an", "--json")] == [ana.id]
    assert [row["name"] for row in admin("people", "show", bo.id, "--json")] == ["Bo"]
    assert "Firefox" in json.dumps(json.loads(admin("people", "export", "ana")))
    assert admin("people", "export", "ana", "--to", tmp_path / "ana.json").startswith(
        "everything the hall stores about Ana"
    )
    assert json.loads((tmp_path / "ana.json").read_text())["person"]["login"] == "ana"


def test_bots_are_listed_and_removed_and_banned_with_their_owner(admin, hall, stored):
    ana, *_ = hall
    bot = stored(bots.create_bot, ana.id, "Rusty", ["spellchain"], "token of Rusty", 5)
    (row,) = admin("bots", "list", "--json")
    assert (row["code"], row["number"], row["owner"], row["games"]) == (bot.code, bot.person, ana.id, "spellchain")
    assert "token of Rusty" not in json.dumps(row)
    assert [row["name"] for row in admin("people", "list", "--json")] == ["Bo", "Ana"]
    admin("people", "ban", "ana", "--reason", "shouting")
    assert stored(bots.bot_by_token, "token of Rusty").person.banned == "shouting"
    asked = [order.body["person"] for order in stored(admin_commands.open_orders) if order.kind == "dismiss"]
    assert asked == [ana.id, bot.person]
    assert admin("bots", "remove", bot.code, "--yes") == f"Rusty ({bot.code}) removed\n"
    assert stored(bots.bot_by_token, "token of Rusty") is None
    assert "no bot has the code" in admin("bots", "remove", bot.code, "--yes", code=2)


def test_bots_go_with_their_owner(admin, hall, stored):
    ana, *_ = hall
    bot = stored(bots.create_bot, ana.id, "Rusty", ["spellchain"], "token of Rusty", 5)
    admin("people", "remove", "ana", "--yes")
    assert admin("bots", "list", "--json") == []
    assert stored(people.people_of, [bot.person]) == {}
    assert [order.body["person"] for order in stored(admin_commands.open_orders)] == [bot.person, ana.id]


def test_a_person_is_removed_banned_and_let_in_again(admin, hall, stored):
    ana, *_ = hall
    admin("people", "ban", "ana", "--reason", "shouting")
    assert stored(people.credentials, "ana").person.banned == "shouting"
    admin("people", "unban", ana.id)
    assert "is not banned" in admin("people", "unban", "ana", code=2)
    assert admin("people", "remove", "ana", "--yes") == f"Ana (number {ana.id}) has been deleted\n"
    assert [row["name"] for row in admin("people", "list", "--json")] == ["Bo"]
    assert [deed["deed"] for deed in admin("audit", "list", "--person", ana.id, "--json")] == [
        "remove person",
        "unban",
        "ban",
    ]


def test_sessions_are_listed_and_ended(admin, hall, stored):
    (session,) = admin("sessions", "list", "ana", "--json")
    assert session["device"] == "Firefox on Linux" and "her-token" not in json.dumps(session)
    assert "doesn't have this session" in admin("sessions", "end", "ana", "0" * 16, code=2)
    assert admin("sessions", "end", "ana", session["id"]).endswith("is signed out there\n")
    assert stored(sessions.person_by_session, "her-token") is None
    assert admin("sessions", "list", "--json") == []


def test_a_new_password_is_printed_once_and_is_the_right_one(admin, hall, stored):
    told = admin("reset-password", "ANA", "--json")
    assert told["login"] == "ana"
    kept = stored(people.credentials, "ana").password
    assert asyncio.run(fits(told["password"], kept))
    assert stored(sessions.person_by_session, "her-token") is None
    audited = json.dumps(admin("audit", "list", "--json"))
    assert told["password"] not in audited and kept not in audited
    assert "there's no person '@nobody'" in admin("reset-password", "nobody", code=2)


# --- invitations, announcements


def test_an_invitation_is_made_listed_and_withdrawn(admin):
    made = admin("invite", "--people", 3, "--days", 2, "--note", "the club", "--json")
    assert (made["left"], made["note"], made["expires"] - made["created"]) == (3, "the club", 2 * 24 * 3600)
    assert [row["code"] for row in admin("invitations", "list", "--json")] == [made["code"]]
    admin("invitations", "withdraw", made["code"])
    assert admin("invitations", "list", "--json") == []
    assert "isn't a valid code" in admin("invitations", "withdraw", made["code"], code=2)
    assert "/?invite=" in admin("invite")


def test_an_announcement_is_left_for_the_server_and_taken_back(admin, stored):
    admin("announce", " Closed   at ten. ", "--minutes", 5)
    order = stored(admin_commands.last_order, "announce")
    assert order.body["text"] == "Closed at ten." and 0 < order.body["until"] - times.now() <= 300
    admin("announce", "")
    assert stored(admin_commands.last_order, "announce").body == {"text": "", "until": 0}
    assert "up to 300 printable characters" in admin("announce", "a\u202eb", code=2)


# --- reports


@pytest.fixture
def reported(hall, stored):
    ana, _, table, line = hall
    stored(reports.report_line, ana.id, table.id, line)
    stored(reports.report_name, ana.id, table.id, 1)
    return hall


def test_reports_are_listed_and_settled_with_what_is_done_about_them(admin, reported, stored):
    _, bo, table, line = reported
    first, second = admin("reports", "list", "--json")
    (said,) = stored(chat.chat_of, table.id, 9)
    assert (first["kind"], first["text"], second["kind"], second["name"]) == ("line", "you fool", "name", "Bo")
    assert admin("reports", "settle", first["id"], "--remove") == "1 report is settled: removed\n"
    assert [one.removed for one in stored(chat.chat_of, table.id, 9)] == [True]
    admin("reports", "settle", second["id"], "--remove", "--ban", "--reason", "that name")
    assert [(row["name"], row["banned"]) for row in admin("people", "show", bo.id, "--json")] == [
        ("someone", "that name")
    ]
    assert [(order.kind, order.body) for order in stored(admin_commands.open_orders)] == [
        ("hide", {"code": table.code, "line": line, "seat": 1, "name": "Bo", "at": said.at}),
        ("rename", {"person": bo.id, "name": "someone"}),
        ("dismiss", {"person": bo.id}),
    ]
    assert admin("reports", "list", "--json") == []
    assert [row["verdict"] for row in admin("reports", "list", "--all", "--json")] == ["removed", "banned"]
    assert "report 1 isn't open" in admin("reports", "settle", 1, code=2)


def test_a_report_can_be_settled_with_nothing_done(admin, reported, stored):
    admin("reports", "settle", 1)
    assert [one.removed for one in stored(chat.chat_of, reported[2].id, 9)] == [False]


# --- retention


def test_what_would_be_pruned_is_said_and_then_pruned(admin, hall, stored, monkeypatch):
    ana, *_ = hall

    def age(connection):
        old = people.create_person(connection, "Old")
        connection.execute(people.schema.people.update().values(created=1).where(people.schema.people.c.id == old.id))
        reports.report_name(connection, ana.id, hall[2].id, 1)
        reports.settle(connection, reports.reports_of(connection, 1)[0], "kept")
        connection.execute(reports.schema.reports.update().values(settled=1))
        over = tables.create_table(connection, new_table())
        tables.finish_table(connection, over.id, [0.0, 0.0], 0)
        connection.execute(tables.schema.tables.update().values(finished=1).where(tables.schema.tables.c.id == over.id))

    stored(age)
    monkeypatch.setenv("SPELLHALL_FINISHED_DAYS", "30")
    expected = {
        "guests": 1,
        "settled reports": 1,
        "audit entries": 0,
        "finished tables": 1,
        "abandoned games": 0,
        "waiting tables": 0,
    }
    assert admin("prune", "--dry-run", "--json") == expected
    assert admin("prune", "--dry-run", "--json") == expected, "a dry run takes nothing away"
    said = admin("prune")
    assert said.startswith("deleted: ") and "1 guests" in said and "1 settled reports" in said and "1 finished" in said
    assert set(admin("prune", "--json").values()) == {0}
    assert [row["name"] for row in admin("people", "list", "--json")] == ["Bo", "Ana"]


def test_events_that_were_closed_long_ago_are_kept_as_files_before_they_go(admin, stored, monkeypatch, tmp_path):
    def close_one(connection):
        host = people.create_person(connection, "Zoe")
        new = events.NewEvent(game="spellchain", title="An evening", seed=7, host=host.id, listed=True)
        event = events.create_event(connection, new)
        events.save_people(connection, event.id, [EventPerson(number=1, person=host.id, name="Zoe")])
        entry = logged(None, Doors(open=True), 1000, 1)
        standing = events.Standing("closed", "An evening", 0, 0)
        events.append_entries(connection, event.id, [msgspec.to_builtins(entry)], standing)
        connection.execute(events.schema.events.update().values(closed=1))
        return event.code

    code = stored(close_one)
    assert "closed events" not in admin("prune", "--dry-run", "--json"), "they are kept for ever"
    monkeypatch.setenv("SPELLHALL_EVENT_DAYS", "30")
    assert admin("prune", "--dry-run", "--events-to", tmp_path / "kept", "--json")["closed events"] == 1
    assert not (tmp_path / "kept").exists()
    assert admin("prune", "--events-to", tmp_path / "kept", "--json")["closed events"] == 1
    kept = document_in(tmp_path / "kept" / f"{code}.event")
    assert (kept.seed, kept.names.people, broken_at(kept.entries), len(kept.entries)) == (7, {1: "Zoe"}, 0, 1)
    assert admin("prune", "--json")["closed events"] == 0


def test_waiting_tables_are_left_to_a_server_that_is_at_work(admin, stored):
    stored(lease.take, lease.myself())
    assert "waiting tables" not in admin("prune", "--dry-run", "--json")


# --- copies


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_copy_is_made_and_put_back(admin, hall, engine, tmp_path):
    told = admin("backup", tmp_path / "copy.db", "--json")
    assert told["bytes"] == (tmp_path / "copy.db").stat().st_size
    admin("people", "remove", "ana", "--yes")
    engine.dispose()
    assert "isn't empty; --replace" in admin("restore", tmp_path / "copy.db", code=2)
    said = admin("restore", tmp_path / "copy.db", "--replace")
    assert "is the hall's database now" in said and "before-" in said
    assert [row["name"] for row in admin("people", "list", "--json")] == ["Bo", "Ana"]


# --- errors


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["tables", "show", "BBBBBB"], "no table has the code 'BBBBBB'"),
        (["tables", "close", "nonsense!"], "no table has the code 'nonsense!'"),
        (["people", "show", "99"], "there's no person '99'"),
        (["people", "ban", "nobody"], "there's no person 'nobody'"),
        (["sessions", "end", "nobody"], "there's no person 'nobody'"),
        (["reports", "settle", "7"], "report 7 isn't open"),
    ],
)
def test_a_mistake_is_one_sentence(admin, arguments, sentence):
    assert admin(*arguments, code=2).startswith(sentence)


def test_nothing_is_done_without_being_sure(admin, hall, stored):
    assert "Add --yes" in admin("people", "remove", "ana", code=2)
    assert "Add --yes" in admin("tables", "close", hall[2].code, code=2)
    assert stored(hosting.person_named, "ana") is not None
    assert stored(admin_commands.open_orders) == []


def run(*arguments):
    return CliRunner().invoke(app, ["admin", *map(str, arguments)])


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    result = run("--database", f"sqlite:///{tmp_path}/hall.db", "people", "list")
    assert (result.exit_code, "start the hall once" in result.stderr) == (2, True)
    assert [*tmp_path.iterdir()] == []


def test_a_database_of_another_version_is_refused(tmp_path):
    with closing(sqlite3.connect(tmp_path / "old.db")) as old:
        old.execute("CREATE TABLE alembic_version (version_num TEXT)")
        old.execute("INSERT INTO alembic_version VALUES ('0001')")
        old.commit()
    result = run("--database", f"sqlite:///{tmp_path}/old.db", "people", "list")
    assert result.exit_code == 2
    assert "is of version 0001" in result.stderr and "start this version's server on it once" in result.stderr


def test_a_database_that_cannot_be_reached_is_named_without_its_password():
    result = run("--database", "postgresql://hall:hunter2@127.0.0.1:1/hall", "people", "list")
    assert result.exit_code == 2
    assert "can't reach the database" in result.stderr and "hunter2" not in result.output


def test_the_other_commands_do_not_wait_for_the_parts_of_a_server():
    program = "import sys; from spellhall.cli.main import app; print('sqlalchemy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
    for _ in range(2):  # the second time it is known already
        assert CliRunner().invoke(app, ["--help"]).stdout.count(" admin ") == 1


def test_what_admin_needs_is_told_in_its_help():
    shown = run("--help").stdout
    for command in (
        "tables",
        "people",
        "sessions",
        "reports",
        "invite",
        "announce",
        "prune",
        "backup",
        "restore",
        "audit",
    ):
        assert command in shown
    assert "SPELLHALL_DATABASE" in shown
