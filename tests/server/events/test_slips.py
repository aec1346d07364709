"""The code on a slip: who has no account reports the games of their own table by it, in its own round, and no more."""

from __future__ import annotations

import pytest
from server.events.test_events import Host, on_wood
from server.halls import a_hall
from sqlalchemy import select

from spellhall.server.events.slips import MOST_PRINTINGS
from spellhall.server.storage import schema


@pytest.fixture
def hall(tmp_path, database_url):
    with a_hall(tmp_path, database=database_url, codes_per_minute=1000) as hall:
        yield hall


def an_evening(hall) -> Host:
    """Four who are only names, drawn and published; they report their games themselves."""
    host = Host(hall("Ana"), reporting="players")
    host.does("entrants", names=["Bo", "Cy", "Di", "Ed"])
    host.does("rounds")
    host.does("rounds/publish")
    return host


def printed(host) -> list[str]:
    """The codes on the slips, table by table."""
    answer = host.client.post(f"{host.path}/slips")
    assert answer.status_code == 201, answer.text
    parts = answer.json()["parts"]
    assert all(part["code"].startswith("data:image/svg+xml") for part in parts)
    return [part["link"].rpartition("/r/")[2] for part in parts]


def seats_of(host, table) -> list[int]:
    return host.look()["rounds"][-1]["tables"][table - 1]["entrants"]


def test_those_of_a_table_report_by_its_slip_and_another_of_them_confirms(hall):
    host, guest = an_evening(hall), hall()
    first, _ = printed(host)
    one, other = seats_of(host, 1)
    found = guest.post("/api/slips", json={"slip": first.lower()}).json()
    assert found == {"event": host.code, "round": 1, "table": 1, "entrants": [one, other]}
    told = {"n": host.frame["n"], "slip": first, "entrant": one}
    noted = guest.post(f"{host.path}/tables/1/report", json={**told, "winner": other})
    assert noted.status_code == 201 and noted.json()["you"] == {} and noted.json()["desk"] is None
    told["n"] = host.look()["n"]
    own = guest.post(f"{host.path}/tables/1/confirm", json={**told, "game": 1})
    assert own.status_code == 403 and "someone else at the table" in own.json()["error"]
    right = guest.post(f"{host.path}/tables/1/confirm", json={**told, "entrant": other, "game": 1})
    assert right.is_success and right.json()["frame"]["rounds"][0]["tables"][0]["games"][0]["confirmed"]
    log = [line["text"] for line in hall().get(f"{host.path}/log").json()["lines"]]
    names = {entrant["number"]: entrant["name"] for entrant in host.frame["entrants"]}
    assert log[-2].endswith(f"[{names[one]}]") and log[-1].endswith(f"[{names[other]}]")


def test_a_slip_is_for_its_table_alone_and_for_those_whom_the_hall_does_not_know(hall):
    host = Host(hall("Ana"), reporting="players")
    host.does("entrants", names=["Bo", "Cy", "Di"])
    fay = hall("Fay")
    fay.post(f"{host.path}/entrants", json={"n": 0})
    host.does("rounds")
    host.does("rounds/publish")
    codes, guest = printed(host), hall()
    own = next(table for table in host.frame["rounds"][0]["tables"] if 4 in table["entrants"])
    beside = next(entrant for entrant in own["entrants"] if entrant != 4)
    code, table = codes[own["table"] - 1], own["table"]

    def tells(which, entrant, slip=code):
        body = {"n": host.look()["n"], "slip": slip, "entrant": entrant, "winner": entrant}
        return guest.post(f"{host.path}/tables/{which}/report", json=body)

    assert tells(3 - table, beside).status_code == 403
    in_her_name = tells(table, 4)
    assert in_her_name.status_code == 403 and "say who you're using" in in_her_name.json()["error"]
    assert tells(table, 0).status_code == 403
    assert tells(table, beside, "BBBBBBBBBBBBBBBB").status_code == 404
    assert tells(table, beside, "").status_code == 401
    for where, more in (("void", {"reason": "x"}), ("stop", {"reason": "x"})):
        refused = guest.post(f"{host.path}/tables/{table}/{where}", json={"n": host.frame["n"], "slip": code, **more})
        assert refused.status_code in (401, 422)
    assert not any(games.get("games") for games in host.look()["rounds"][0]["tables"]), "nothing was reported"
    assert tells(table, beside).status_code == 201


def test_a_slip_ends_with_its_round_and_with_another_draw_of_it(hall):
    host, guest = an_evening(hall), hall()
    before = printed(host)
    host.does("rounds/redraw", reason="somebody came late")
    host.does("rounds/publish")
    for code in before:
        assert guest.post("/api/slips", json={"slip": code}).status_code == 404
    codes = printed(host)
    for table, code in enumerate(codes, 1):
        one, _ = seats_of(host, table)
        for game in (1, 2):
            told = {"n": host.look()["n"], "slip": code, "entrant": one, "winner": one, "game": game}
            assert guest.post(f"{host.path}/tables/{table}/report", json=told).status_code == 201
    assert guest.post("/api/slips", json={"slip": codes[0]}).is_success, "its reports may still be confirmed"
    host.does("rounds")
    gone = guest.post("/api/slips", json={"slip": codes[0]})
    assert gone.status_code == 404 and "its round is over" in gone.json()["error"]
    told = {"n": host.look()["n"], "slip": codes[0], "entrant": 1, "winner": 1}
    assert guest.post(f"{host.path}/tables/1/report", json=told).status_code == 404


def test_codes_are_for_staff_to_print_and_only_where_players_report(hall):
    host = an_evening(hall)
    assert hall("Eve").post(f"{host.path}/slips").status_code == 403
    other = on_wood(hall, "Bo", "Cy")
    other.does("rounds")
    other.does("rounds/publish")
    assert "players don't report" in other.client.post(f"{other.path}/slips").json()["error"]
    early = Host(hall("Zoe"), reporting="players")
    assert "none is now" in early.client.post(f"{early.path}/slips").json()["error"]


def test_what_was_printed_before_holds_and_is_stored_as_a_fingerprint(hall):
    host, guest = an_evening(hall), hall()
    codes = [printed(host)[0] for _ in range(MOST_PRINTINGS)]
    assert host.client.post(f"{host.path}/slips").status_code == 429
    assert len(set(codes)) == MOST_PRINTINGS
    for code in codes:
        assert guest.post("/api/slips", json={"slip": code}).json()["table"] == 1
    store = hall.first.app.state.store

    def kept(connection):
        return [str(tuple(row)) for row in connection.execute(select(schema.event_slips))]

    rows = hall.first.portal.call(store.read, kept)
    assert len(rows) == 2 * MOST_PRINTINGS and not any(code in row for row in rows for code in codes)


def test_whoever_guesses_is_kept_away(tmp_path, database_url):
    with a_hall(tmp_path, database=database_url, codes_per_minute=5) as hall:
        an_evening(hall)
        answers = {hall().post("/api/slips", json={"slip": f"B{'CDFGHJKM'[n]}"}).status_code for n in range(8)}
        assert answers == {404, 429}
