"""Everything public that people type can be reported, and the host can take it down, under a running server."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from server.databases import database_url as database_url
from server.databases import engine as engine
from server.databases import waits
from server.events.test_events import Host
from server.halls import a_wire
from server.test_admin_commands import hall as hall
from server.test_admin_commands import settings as settings
from server.test_admin_commands import until_ready as until_ready
from typer.testing import CliRunner
from waiting import PATIENCE, wait_until

from spellhall.cli.main import app
from spellhall.server.events.archive import read
from spellhall.server.events.progress import standing_after
from spellhall.server.people.decks import REMOVED as DECK_REMOVED
from spellhall.server.storage.engine import writing
from spellhall.server.storage.queries import audit, events, reports
from spellhall.tournaments.entries import Doors
from spellhall.tournaments.free_text import REMOVED
from spellhall.tournaments.log_chain import logged

BAD = "rude words"


@pytest.fixture
def admin(database_url, hall):
    """A command on the hall's database; waits until the server has done what it is told."""

    def run(*arguments, code=0):
        result = CliRunner().invoke(app, ["admin", "--database", database_url, *map(str, arguments)])
        assert result.exit_code == code, result.output
        hall.until_done()
        return result.output

    return run


def event(hall, name="Zoe", **more) -> Host:
    told = {"notes": f"{BAD} in the notes", "reporting": "staff", **more}
    host = Host(hall.browser(name), **told)
    host.does("entrants", names=["Bo", BAD])
    return host


def reporting(client, **what):
    answer = client.post("/api/reports", json=what)
    assert answer.status_code == 204, answer.text


def report_of(hall):
    (found,) = hall.stored(reports.reports_of, 9)
    return found


def deck(client, name=BAD):
    made = client.post("/api/decks", json={"game": "spellchain", "name": name, "text": f"1 x # {BAD}"}).json()
    return made["id"], client.post(f"/api/decks/{made['id']}/share").json()["code"]


# --- what can be reported, and is removed


def test_the_notes_of_an_event(hall, admin):
    host, bo = event(hall), hall.browser("Bo")
    reporting(bo, event=host.code, what="notes")
    found = report_of(hall)
    assert (found.kind, found.code, found.text) == ("notes", host.code, f"{BAD} in the notes")
    assert found.accused == hall.person(host.client)
    assert f"/event/{host.code}" in admin("reports", "list")
    with a_wire(bo) as wire:
        wire.request(t="watch_event", event=host.code)
        admin("reports", "settle", found.id, "--remove")
        assert wire.request(t="watch_event", event=host.code)["frame"]["plan"]["notes"] == REMOVED
    assert host.look()["plan"]["notes"] == REMOVED
    changed = host.client.patch(host.path, json={"n": host.frame["n"], "notes": "Be nice"})
    assert changed.is_success, changed.text
    assert "settle report" in [one.deed for one in hall.stored(audit.deeds, 9)]


@pytest.mark.parametrize("what", ["title", "notes"])
def test_the_name_and_the_rules_of_an_own_type(hall, admin, what):
    more = {"name": BAD, "game": "spellchain", "custom_type": BAD, "custom_rules": f"{BAD}!"}
    client = hall.browser("Zoe")
    made = client.post("/api/events", json={**more, "reporting": "staff"})
    assert made.is_success, made.text
    code = made.json()["frame"]["code"]
    reporting(hall.browser("Bo"), event=code, what=what)
    admin("reports", "settle", report_of(hall).id, "--remove")
    frame = client.get(f"/api/events/{code}").json()["frame"]
    if what == "title":
        assert (frame["title"], frame["plan"]["type"]) == (REMOVED, REMOVED)
        assert client.get("/api/events").json()["events"][0]["title"] == REMOVED
    else:
        assert frame["plan"]["custom_rules"] == REMOVED and frame["title"] == BAD
    assert BAD not in client.get(f"/api/events/{code}/log").text or what == "notes"


def test_what_an_entry_of_the_log_says_and_the_log_still_proves_the_rest(hall, admin):
    host, bo = event(hall), hall.browser("Bo")
    host.does("rounds")
    host.does("rounds/publish")
    n = host.does("rulings", text=BAD)["n"]
    for _ in range(2):
        host.does("tables/1/report", winner=1)
    host.does("close")
    assert bo.get(f"{host.path}/verify").json()["fits"]
    reporting(bo, event=host.code, what="entry", number=n)
    assert report_of(hall).text == BAD and report_of(hall).accused == hall.person(host.client)
    admin("reports", "settle", report_of(hall).id, "--remove")
    assert [one["text"] for one in host.look()["rulings"]] == [REMOVED]
    found = bo.get(f"{host.path}/verify").json()
    assert found["fits"] and f"Text was removed from entry {n}; the rest is as it was written." in found["lines"]
    assert f"Ruling: {REMOVED}" in bo.get(f"{host.path}/log").text
    assert BAD not in host.client.get(f"{host.path}/file").text.partition("\n")[2].replace(f"{BAD} in the notes", "")


def test_a_name_that_staff_typed_and_results_are_typed_by_name_all_the_same(hall, admin):
    host, bo = event(hall), hall.browser("Bo")
    host.does("entrants", names=[f"{BAD} too"])
    numbers = {one["name"]: one["people"][0] for one in host.frame["entrants"]}
    for name in (BAD, f"{BAD} too"):
        reporting(bo, event=host.code, what="member", number=numbers[name])
        assert report_of(hall).accused == hall.person(host.client), "who announced it answers for it"
        admin("reports", "settle", report_of(hall).id, "--remove")
    assert [one["name"] for one in host.look()["entrants"]] == ["Bo", REMOVED, f"{REMOVED} (2)"]
    host.does("rounds")
    host.does("rounds/publish")
    table = host.frame["rounds"][-1]["tables"][0]
    host.does("tables/1/report", winner=table["entrants"][1])


def test_the_name_of_an_account_at_an_event_is_removed_everywhere(hall, admin):
    host, bad = event(hall), hall.browser(BAD)
    assert bad.post(f"{host.path}/entrants", json={"n": 0}).is_success
    number = host.look()["entrants"][-1]["people"][0]
    reporting(hall.browser("Bo"), event=host.code, what="member", number=number)
    assert report_of(hall).accused == hall.person(bad)
    admin("reports", "settle", report_of(hall).id, "--remove")
    assert host.look()["entrants"][-1]["name"] == "someone" and bad.get("/api/me").json()["name"] == "someone"


def test_the_name_of_a_team(hall, admin):
    host = Host(
        hall.browser("Zoe"), game="spellchain", custom_type="Pairs", custom_rules="By twos.", team=2, reporting="staff"
    )
    size = host.frame["plan"]["team"]
    host.does("entrants", names=["Bo", "Cy", "Di", "Ed"][:size], team=BAD)
    assert host.frame["entrants"][0]["name"] == BAD
    reporting(hall.browser("Bo"), event=host.code, what="team", number=1)
    admin("reports", "settle", report_of(hall).id, "--remove")
    assert host.look()["entrants"][0]["name"].startswith("Bo & Cy")


def test_a_name_in_a_pod(hall, admin):
    zoe, bad = hall.browser("Zoe"), hall.browser(BAD)
    code = zoe.post("/api/pods", json={"game": "spellslinger", "seats": 4, "timer": "none"}).json()["code"]
    assert bad.post(f"/api/pods/{code}/seats").is_success
    reporting(zoe, pod=code, seat=1)
    assert f"/pod/{code}" in admin("reports", "list")
    admin("reports", "settle", report_of(hall).id, "--remove")
    with a_wire(zoe) as wire:
        seats = wire.request(t="watch_pod", pod=code)["frame"]["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Zoe", "someone"]


def test_a_shared_deck(hall, admin):
    zoe, bo = hall.browser("Zoe"), hall.browser("Bo")
    number, code = deck(zoe)
    reporting(bo, deck=code)
    assert (report_of(hall).name, BAD in report_of(hall).text) == (BAD, True)
    admin("reports", "settle", report_of(hall).id, "--remove")
    gone = bo.get(f"/api/shared/{code}")
    assert (gone.status_code, gone.json()["error"]) == (404, DECK_REMOVED)
    assert zoe.post(f"/api/decks/{number}/share").json()["error"] == DECK_REMOVED
    assert zoe.get(f"/api/decks/{number}").json()["name"] == BAD, "the owner keeps it"
    again = bo.post("/api/reports", json={"deck": code})
    assert again.status_code == 404


def test_the_name_on_a_profile_that_one_may_see(hall, admin):
    bad, bo = hall.browser(BAD), hall.browser("Bo")
    assert bad.post("/api/accounts", json={"login": "badone", "password": "three words or four"}).is_success
    reporting(bo, login="badone")
    assert "/@badone" in admin("reports", "list")
    admin("reports", "settle", report_of(hall).id, "--remove")
    assert bo.get("/api/people/badone").json()["name"] == "someone"
    assert bad.put("/api/me/openness", json={"page": "nobody", "presence": "nobody"}).is_success
    assert bo.post("/api/reports", json={"login": "badone"}).status_code == 404


@pytest.mark.parametrize(
    ("what", "status"),
    [
        ({}, 422),
        ({"event": "ABCDEF", "pod": "ABCDEF"}, 422),
        ({"event": "ABCDEF"}, 404),
        ({"pod": "ABCDEF", "seat": 0}, 404),
        ({"deck": "ABCDEF"}, 404),
        ({"login": "nobody"}, 404),
        ({"table": "ABCDEF", "seat": 0}, 404),
        ({"event": "MINE", "what": "entry", "number": 99}, 404),
        ({"event": "MINE", "what": "member", "number": 99}, 404),
        ({"event": "MINE", "what": "team", "number": 1}, 404),
        ({"event": "MINE", "what": "notes"}, 404),
    ],
)
def test_what_is_not_there_is_not_reported(hall, what, status):
    host = Host(hall.browser("Zoe"), reporting="staff")
    answer = hall.browser("Bo").post(
        "/api/reports", json={key: host.code if value == "MINE" else value for key, value in what.items()}
    )
    assert answer.status_code == status, answer.text
    assert hall.stored(reports.reports_of, 9) == []


# --- everything of one person


def test_a_ban_takes_everything_down_that_someone_wrote(hall, admin):
    bad, bo = hall.browser(BAD), hall.browser("Bo")
    host = Host(bad, notes=BAD, reporting="staff")
    host.does("entrants", names=[f"{BAD} 1", f"{BAD} 2"])
    other = event(hall, notes="nice")
    assert bad.post(f"{other.path}/helpers").is_success
    other.does(
        "staff", name=BAD + " (2)" if any(one["name"] == BAD for one in other.frame["entrants"]) else BAD, role="judge"
    )
    n = Host.at(bad, other.code).does("rulings", text=f"{BAD} of a judge")["n"]
    _, shared = deck(bad)
    reporting(bo, event=host.code, what="notes")
    table = bad.post("/api/tables", json={"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "hot"}]}).json()[
        "code"
    ]
    with a_wire(bad) as wire:
        wire.watch(table, 0)
        assert wire.request(t="say", table=table, text=f"{BAD}!")["t"] != "refused"
    said = admin("people", "ban", hall.person(bad), "--with-texts")
    assert "1 chat lines, 1 decks" in said and "2 names" in said
    told = "".join(
        bo.get(path).text
        for path in (
            "/api/events",
            host.path,
            f"{host.path}/log",
            other.path,
            f"{other.path}/log",
            f"/api/tables/{table}",
            f"/api/shared/{shared}",
        )
    )
    assert BAD not in told.replace(f'"name":"{BAD}"', "").replace(f"{BAD} enters as number", ""), (
        "only the other's own names"
    )
    assert [one["code"] for one in bo.get("/api/events").json()["events"]] == [other.code]
    assert hall.stored(reports.reports_of, 9) == []
    assert REMOVED in bo.get(f"{other.path}/log").json()["lines"][n - 1]["text"]
    deeds = [one.deed for one in hall.stored(audit.deeds, 9)]
    assert deeds[0] == "take down texts" and "ban" in deeds


def test_a_ban_alone_takes_nothing_down(hall, admin):
    bad = hall.browser(BAD)
    host = Host(bad, notes=BAD, reporting="staff")
    admin("people", "ban", hall.person(bad))
    assert hall.browser("Bo").get(host.path).json()["frame"]["plan"]["notes"] == BAD


# --- events and pods of a running server


def test_an_event_is_closed_by_the_host_for_good(hall, admin):
    host = Host(hall.browser("Zoe"), structure="robin")
    host.does("entrants", agent="random", count=2)
    host.does("rounds")
    host.does("rounds/publish")
    admin("events", "close", host.code, "--yes")
    assert host.look()["stage"] == "closed"
    refused = host.says("reopen", reason="I want it back")
    assert refused.status_code == 403 and "stays closed" in refused.json()["error"]
    assert hall.browser().get(f"{host.path}/verify").json()["fits"]
    assert "already closed" in admin("events", "close", host.code, "--yes", code=2)


def test_closing_an_event_waits_for_whoever_writes_to_its_log(hall, admin, engine):
    host = event(hall)
    with ThreadPoolExecutor(1) as other:
        with writing(engine).begin() as connection:
            stored = events.event_by_code(connection, host.code)
            tournament = read(stored, events.entries_of(connection, stored.id))
            entry = logged(tournament.log[-1], Doors(open=False), tournament.log[-1].at, reason=BAD)
            document = msgspec.to_builtins(entry)
            events.append_entries(connection, stored.id, [document], standing_after(stored, tournament, [entry]))
            done = other.submit(admin, "events", "close", host.code, "--yes")
            if engine.dialect.name == "postgresql":
                wait_until("the command to wait", lambda: waits(engine) or done.done())
        done.result(PATIENCE)
    with engine.connect() as connection:
        kinds = [one["body"]["type"] for one in events.entries_of(connection, stored.id)]
    assert kinds[-2:] == ["doors", "closed"], kinds
    assert hall.browser().get(f"{host.path}/verify").json()["fits"]


@pytest.mark.parametrize("stage", ["announced", "open", "drawn", "running"])
def test_an_event_is_closed_at_any_stage_and_its_log_fits(hall, admin, stage):
    host = event(hall)
    if stage == "announced":
        host = Host(hall.browser("Yan"), reporting="staff")
    if stage in ("drawn", "running"):
        host.does("rounds")
    if stage == "running":
        host.does("rounds/publish")
    admin("events", "close", host.code, "--yes")
    assert host.look()["stage"] == "closed"
    found = hall.browser().get(f"{host.path}/verify").json()
    assert found["fits"], found


@pytest.mark.parametrize("kind", ["events", "pods"])
def test_one_that_is_removed_goes_from_all_pages(hall, admin, kind):
    zoe = hall.browser("Zoe")
    if kind == "events":
        code = Host(zoe, reporting="staff").code
    else:
        code = zoe.post("/api/pods", json={"game": "spellslinger", "seats": 4, "timer": "none"}).json()["code"]
    with a_wire(zoe) as wire:
        wire.request(t=f"watch_{kind[:-1]}", **{kind[:-1]: code})
        admin(kind, "remove", code, "--yes")
        wire.request(t="ping")
        assert next(told["text"] for told in wire.heard if told["t"] == "gone").startswith("the host removed this")
    assert zoe.get(f"/api/{kind}/{code}").status_code == 404
    assert hall.stored(audit.deeds, 1)[0].deed == f"remove {kind[:-1]}"


def test_a_pod_is_closed_as_it_stands(hall, admin):
    zoe = hall.browser("Zoe")
    code = zoe.post("/api/pods", json={"game": "spellslinger", "seats": 4, "timer": "none"}).json()["code"]
    assert zoe.post(f"/api/pods/{code}/start").is_success
    admin("pods", "close", code, "--yes")
    with a_wire(zoe) as wire:
        frame = wire.request(t="watch_pod", pod=code)["frame"]
        assert frame["stage"] == "over"
        refused = wire.request(t="pick", pod=code, number=frame.get("number", 1), card="x")
    assert refused["t"] == "refused"


def test_an_event_is_hidden_from_the_list(hall, admin):
    host = event(hall)
    admin("events", "hide", host.code)
    assert hall.browser().get("/api/events").json()["events"] == []
    assert hall.browser().get(host.path).is_success
