"""Events over HTTP and the socket: announcing, entering, rounds on wood and in the hall, and who is told what."""

from __future__ import annotations

import re
import sqlite3

import pytest
from server.halls import a_hall, a_wire, hear, look_until

from spellhall.server.storage import times

NAME = "Spell Chain: Duel"
CHAIN = "spellchain"


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


class Host:
    """Who has announced an event, and writes with the number of the last entry that they have seen."""

    def __init__(self, client, **more) -> None:
        self.client = client
        made = client.post("/api/events", json={"name": NAME, **more})
        assert made.status_code == 201, made.text
        self.told = made.json()
        self.code = self.frame["code"]

    @classmethod
    def at(cls, client, code: str) -> Host:
        """One at an event that is there already."""
        host = cls.__new__(cls)
        host.client, host.code = client, code
        host.look()
        return host

    @property
    def frame(self) -> dict:
        return self.told["frame"]

    @property
    def path(self) -> str:
        return f"/api/events/{self.code}"

    def look(self) -> dict:
        self.told = self.client.get(self.path).json()
        return self.frame

    def says(self, where: str, method: str = "POST", **body):
        """A write; the answer. A report names its game, as the page does: the next one, if nothing is said."""
        frame = self.look()
        table = re.fullmatch(r"tables/(\d+)/report", where)
        if table:
            seen = [one for one in frame["rounds"][-1]["tables"] if one["table"] == int(table[1])]
            games = [game for one in seen for game in one.get("games", ()) if game.get("reported")]
            body.setdefault("game", len(games) + 1)
        return self.client.request(method, f"{self.path}/{where}", json={"n": frame["n"], **body})

    def does(self, where: str, method: str = "POST", **body) -> dict:
        """A write that succeeds; the event after it."""
        answer = self.says(where, method, **body)
        assert answer.is_success, answer.text
        self.told = answer.json()
        return self.frame

    def until(self, ready) -> dict:
        """Look until something is so."""
        live = self.client.app.state.events.live
        look_until(self.look, ready, lambda: (getattr(live.get(self.code), "seen", None),))
        return self.frame


def on_wood(hall, *names: str) -> Host:
    """An event at tables of wood, with people who are only names."""
    host = Host(hall("Ana"), reporting="staff")
    host.does("entrants", names=list(names))
    return host


def test_a_name_is_read_and_forecast(hall):
    client = hall()
    name = "SPELLFIRE®: King's Decree (Questing)—Enhanced [75]"
    read = client.post("/api/tournament-name", json={"name": name, "entrants": 17}).json()
    assert (read["game"], read["type"], read["variants"]) == ("spellfire", "King’s Decree", ["Questing"])
    assert read["faults"] == [] and [one["entrants"] for one in read["forecast"]["rounds"]] == [17, 6, 3]
    wrong = client.post("/api/tournament-name", json={"name": "Spellfire: Nothing"})
    assert wrong.status_code == 409 and "SFT-NAM" in wrong.json()["error"]


def test_every_game_tells_its_book(hall):
    for game in ("spellfire", "spellslinger", CHAIN):
        book = hall().get(f"/api/games/{game}/tournament").json()
        assert book["types"] and book["structures"]["swiss"][0]["name"] == "seats"
    assert hall().get("/api/games/chess/tournament").status_code == 404


def test_an_evening_at_tables_of_wood(hall):
    host = on_wood(hall, "Bo", "Cy", "Di", "Ed")
    assert hall().get(host.path).json()["desk"] is None
    host.does("rounds")
    assert "rounds" not in host.frame and host.told["desk"]["drawn"]["round"] == 1
    host.does("rounds/publish")
    played = 0
    while host.frame["stage"] != "between" or host.told["desk"]["what"] != "close":
        if host.told["desk"]["what"] == "draw":
            host.does("rounds")
            host.does("rounds/publish")
        table = host.told["desk"]["tables"][0]
        seats = host.frame["rounds"][-1]["tables"][table - 1]["entrants"]
        host.does(f"tables/{table}/report", winner=seats[0])
        played += 1
    assert played == 6, "two rounds of three matches, each of two games"
    first = host.frame["standing"][0]
    assert first["status"] == "won" and first["lines"]
    host.does("close")
    assert host.frame["seed"] and host.frame["stage"] == "closed"
    verified = hall().get(f"{host.path}/verify").json()
    assert verified["fits"], verified
    assert hall().get(f"{host.path}/sheets/standings?format=csv").text.startswith("Place")
    slip = hall().get(f"{host.path}/sheets/slips?format=json&round=1").json()["parts"][0]
    assert slip["link"].endswith(f"/event/{host.code}?table=1") and slip["link"].startswith("http")
    assert host.client.get(f"{host.path}/file").text.startswith('{"spellhall":"event"')
    row = hall().get("/api/events").json()["events"][0]
    assert (row["code"], row["stage"], row["entrants"], row["round"]) == (host.code, "closed", 4, 2)


def test_who_has_not_seen_the_last_entry_of_another_is_refused(hall):
    host = on_wood(hall, "Bo", "Cy")
    seen = host.frame["n"]
    host.does("entrants", names=["Di"])
    late = host.client.post(f"{host.path}/rounds", json={"n": seen})
    assert late.status_code == 409 and "take another look" in late.json()["error"]
    assert host.look()["stage"] == "open", "nothing was drawn"


STAFF_ONLY = [
    ("rounds", "POST", {}),
    ("rounds/publish", "POST", {}),
    ("rounds/redraw", "POST", {"reason": "why"}),
    ("rounds/move", "POST", {"one": 1, "other": 2, "reason": "why"}),
    ("tables/1/report", "POST", {"winner": 1}),
    ("tables/1/confirm", "POST", {"game": 1}),
    ("tables/1/void", "POST", {"reason": "why"}),
    ("tables/1/stop", "POST", {"reason": "why"}),
    ("rounds/1/tables/1/games/1", "PUT", {"winner": 2, "reason": "why"}),
    ("entrants", "POST", {"names": ["Ed"]}),
    ("entrants/import", "POST", {"text": "Ed"}),
    ("entrants/1", "PATCH", {"fixed_table": 1}),
    ("entrants/1/checkin", "POST", {}),
    ("entrants/1/drop", "POST", {}),
    ("entrants/1/deck", "PUT", {"deck": ""}),
    ("time", "POST", {}),
    ("rulings", "POST", {"text": "no"}),
    ("cases", "POST", {"entrant": 1, "matter": "x"}),
    ("penalties", "POST", {"entrant": 1, "penalty": "note"}),
    ("staff", "POST", {"name": "Bo", "role": "judge"}),
    ("doors", "POST", {"open": False}),
    ("undo", "POST", {}),
    ("close", "POST", {}),
]
"""What only staff may do, with a body that is right."""


def test_what_staff_do_others_may_not(hall):
    host = on_wood(hall, "Bo", "Cy")
    host.does("rounds")
    host.does("rounds/publish")
    n = host.does("tables/1/report", winner=host.frame["rounds"][0]["tables"][0]["entrants"][0])["n"]
    zoe = hall("Zoe")
    for where, method, body in STAFF_ONLY:
        stranger = zoe.request(method, f"{host.path}/{where}", json={"n": n, **body})
        assert stranger.status_code == 403, (where, stranger.text)
    assert host.look()["n"] == n


def test_players_report_their_own_games_and_another_of_the_table_confirms(hall):
    host = Host(hall("Ana"), reporting="players")
    bo, cy = hall("Bo"), hall("Cy")
    for player in (bo, cy):
        assert player.post(f"{host.path}/entrants", json={"n": 0}).status_code == 201
    host.does("rounds")
    host.does("rounds/publish")
    n = host.frame["n"]
    you = bo.get(host.path).json()["you"]
    assert (you["round"], you["table"]) == (1, 1)
    told = bo.post(f"{host.path}/tables/1/report", json={"n": n, "winner": you["entrant"]})
    assert told.status_code == 201, told.text
    assert bo.post(f"{host.path}/tables/1/confirm", json={"n": n, "game": 1}).status_code == 403
    assert cy.post(f"{host.path}/tables/1/confirm", json={"n": n, "game": 1}).is_success
    assert host.look()["rounds"][0]["tables"][0]["games"][0]["confirmed"]


def test_staff_are_named_among_those_who_came(hall):
    host = on_wood(hall, "Bo", "Cy")
    judge = hall("Judy")
    assert host.says("staff", name="Judy", role="judge").status_code == 409
    assert judge.post(f"{host.path}/helpers").is_success
    host.does("staff", name="Judy", role="judge")
    n = host.frame["n"]
    assert judge.post(f"{host.path}/rulings", json={"n": n, "text": "Cut once."}).status_code == 201
    assert host.look()["rulings"][0]["text"] == "Cut once."
    assert judge.post(f"{host.path}/close", json={"n": host.frame["n"]}).status_code == 403


def test_one_has_so_many_events_at_once(tmp_path):
    with a_hall(tmp_path, events_per_person=1) as hall:
        ana = hall("Ana")
        Host(ana)
        second = ana.post("/api/events", json={"name": NAME})
        assert second.status_code == 429 and "close one first" in second.json()["error"]


def test_an_event_whose_log_cannot_be_read_touches_no_other_and_keeps_no_server_from_its_work(tmp_path):
    with a_hall(tmp_path) as hall:
        bad, good = on_wood(hall, "Bo", "Cy"), on_wood(hall, "Di", "Ed")
        for host in (bad, good):
            host.does("rounds")
    with sqlite3.connect(tmp_path / "hall.db") as database:
        spoilt = "SELECT id FROM events WHERE code = ?"
        database.execute(f"UPDATE event_entries SET body = '{{}}' WHERE event_id = ({spoilt})", (bad.code,))
    with a_hall(tmp_path) as hall:
        gone = hall().get(bad.path)
        assert gone.status_code == 404 and "can't be loaded" in gone.json()["error"]
        assert hall().get(good.path).json()["frame"]["stage"] == "drawn"


def test_an_event_that_was_closed_long_ago_is_thrown_away_and_those_who_look_are_told(tmp_path, monkeypatch):
    with a_hall(tmp_path, event_days=1) as hall:
        old, going = on_wood(hall, "Bo", "Cy"), on_wood(hall, "Di", "Ed")
        old.does("rounds")
        old.does("rounds/publish")
        seats = old.frame["rounds"][0]["tables"][0]["entrants"]
        for _ in range(2):
            old.does("tables/1/report", winner=seats[0])
        old.does("close")
        keeper = hall.first.app.state.events
        with a_wire(hall()) as line:
            assert line.request(t="watch_event", event=old.code)["t"] == "event"
            hall.first.portal.call(keeper.prune)
            assert hall().get(old.path).is_success, "it is not old enough"
            monkeypatch.setattr(times, "now", lambda now=times.now: now() + 2 * 24 * 3600)
            hall.first.portal.call(keeper.prune)
            assert hear(line.session)["t"] == "gone"
        assert hall().get(old.path).status_code == 404 and hall().get(going.path).is_success


def test_who_looks_is_told_what_who_writes_is_told(hall):
    host = on_wood(hall, "Bo", "Cy")
    for where, body in (("doors", {"open": False}), ("rounds", {}), ("rounds/publish", {})):
        host.does(where, **body)
        written = host.told
        host.look()
        assert host.told == written
        with a_wire(host.client) as line:
            told = line.request(t="watch_event", event=host.code)
        assert {name: told.get(name) for name in ("frame", "you", "desk")} | {"notes": []} == written
