"""A hall of two processes: everyone reaches everything through either of them."""

from __future__ import annotations

import pytest
from server.cluster.several import Guest, Seat, a_game, play_on, two_processes
from server.databases import postgres_of
from server.houses import Line
from server.pods.drafters import Drafter, set_up
from waiting import wait_until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from spellhall.server.wire import VERSION

PASSWORD = "a long password"


@pytest.fixture(scope="module")
def hall(pytestconfig, tmp_path_factory):
    with two_processes(postgres_of(pytestconfig).current(), tmp_path_factory.mktemp("hall")) as both:
        yield both


def account(house, name):
    person = Guest(house, name)
    person.ask("POST", "/api/accounts", {"login": name.lower(), "password": PASSWORD})
    return person


def test_a_table_is_played_through_both(hall):
    ana, bo = Guest(hall[0], "Ana"), Guest(hall[0], "Bo").at(hall[1])
    code, tokens = a_game(ana, bo)
    with ana.socket() as one, bo.socket() as other:
        seats = Seat(one, code, 0, tokens[0]), Seat(other, code, 1, tokens[1])
        assert play_on(seats, 12) == 12
        assert len(seats[0].frame["log"]) == len(seats[1].frame["log"]) > 0
        assert other.request({"t": "say", "table": code, "text": "well met"})["t"] == "done"
        one.until(lambda: any(told["t"] == "chat" and told["text"] == "well met" for told in one.said))


def test_a_table_is_where_it_was_made(hall):
    ana = Guest(hall[1], "Ana")
    code = ana.table("spellchain", "me", "hot")["code"]
    assert ana.at(hall[0]).ask("GET", f"/api/tables/{code}")["code"] == code
    assert [row["code"] for row in ana.ask("GET", "/api/tables/mine")["running"]] == [code]
    assert ana.http.get("/api/tables/NOSUCHCODE").status_code == 404


def test_a_table_against_an_agent_goes_on_wherever_one_looks(hall):
    ana = Guest(hall[1], "Ana")
    made = ana.table("spellchain", "me", "random", pace="none")
    with ana.at(hall[0]).socket() as line:
        seat = Seat(line, made["code"], 0, made["mine"][0]["token"])
        while seat.frame["stage"] == "playing":
            line.until(lambda: line.mine(made["code"]) or seat.frame["stage"] == "over")
            if line.mine(made["code"]):
                line.act(made["code"])


def test_a_pod_is_drafted_through_both(hall):
    ana, bo = Drafter(Guest(hall[1], "Ana")), Drafter(Guest(hall[1], "Bo").at(hall[0]))
    code = set_up(ana, bo)
    with ana.visitor.socket() as one, bo.visitor.socket() as other:
        for _ in range(5):
            ana.look(one, code)
            bo.look(other, code)
            assert (ana.pick(one)["t"], bo.pick(other)["t"]) == ("done", "done")
        assert ana.look(one, code)["number"] == bo.look(other, code)["number"]


def test_an_event_is_run_through_one_and_read_through_the_other(hall):
    ana = account(hall[0], "Host")
    told = ana.ask("POST", "/api/events", {"name": "Spell Chain: Duel", "structure": "robin"})
    path = f"/api/events/{told['frame']['code']}"
    ana.at(hall[1])
    for where, body in (("entrants", {"agent": "random", "count": 2}), ("rounds", {}), ("rounds/publish", {})):
        ana.ask("POST", f"{path}/{where}", {"n": ana.ask("GET", path)["frame"]["n"], **body})
    wait_until("the end of the round", lambda: ana.ask("GET", path)["desk"]["what"] == "close")
    ana.ask("POST", f"{path}/close", {"n": ana.ask("GET", path)["frame"]["n"]})
    for house in hall:
        assert ana.at(house).ask("GET", f"{path}/verify")["fits"]


def test_friends_meet_wherever_they_are(hall):
    ana, bo = account(hall[0], "Anafriend"), account(hall[0], "Bofriend").at(hall[1])
    ana.ask("POST", "/api/friends", {"login": "bofriend"})
    bo.ask("POST", "/api/friends", {"login": "anafriend"})
    for one in (ana, bo):
        one.ask("PUT", "/api/me/openness", {"page": "friends", "presence": "friends"})
    with ana.socket() as one, bo.socket() as other:
        one.request({"t": "watch_company"})
        other.request({"t": "watch_company"})
        ana.ask("POST", "/api/challenges", {"login": "bofriend", "game": "spellchain"})
        other.until(lambda: any(told.get("challenges") for told in other.said))
        number = next(told["challenges"][0]["id"] for told in reversed(other.said) if told.get("challenges"))
        code = bo.ask("POST", f"/api/challenges/{number}/accept")["code"]
        one.until(lambda: any(told["t"] == "seated" and told["code"] == code for told in one.said))
        assert (
            bo.ask("GET", f"/api/tables/{code}")["mine"] and ana.at(hall[1]).ask("GET", f"/api/tables/{code}")["mine"]
        )


def test_friends_see_where_one_plays_at_any_process(hall):
    ana, bo = account(hall[0], "Anaseen"), account(hall[0], "Boseen")
    ana.ask("POST", "/api/friends", {"login": "boseen"})
    bo.ask("POST", "/api/friends", {"login": "anaseen"})
    for one in (ana, bo):
        one.ask("PUT", "/api/me/openness", {"page": "friends", "presence": "friends"})
    made = bo.at(hall[1]).table("spellchain", "me", "hot", listed=True)
    with ana.socket() as one, bo.socket() as other:
        one.request({"t": "watch_company"})
        other.watch(made["code"], 0, made["mine"][0]["token"])

        def friend() -> dict[str, str]:
            return next(told["friends"][0] for told in reversed(one.said) if told["t"] == "company")

        one.until(lambda: friend().get("where") == "playing")
        assert friend()["table"] == made["code"]
        other.request({"t": "unwatch", "table": made["code"]})
        one.until(lambda: friend().get("where") == "here")


def test_a_bot_is_called_to_tables_of_all_processes(hall):
    ana = account(hall[0], "Anabot")
    bot = ana.ask("POST", "/api/bots", {"name": "Rusty", "games": ["spellchain"]})
    address = hall[1].address.replace("http", "ws") + "/api/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {bot['token']}"}) as connection:
        line = Line(connection)
        line.request({"t": "hello", "version": VERSION})
        assert line.request({"t": "stand_by"})["t"] == "calls"
        codes = []
        for house in hall:
            codes.append(ana.at(house).table("spellchain", "me", "open")["code"])
            wait_until(
                "the bot, seen from everywhere",
                lambda: ana.http.post(f"/api/tables/{codes[-1]}/bots", json={"bot": bot["code"], "seat": 1}).is_success,
            )

        def called() -> list[dict[str, object]]:
            return next(told.get("calls", []) for told in reversed(line.said) if told["t"] == "calls")

        line.until(lambda: sorted(call["table"] for call in called()) == sorted(codes))
        for code in codes:
            line.request({"t": "sit", "table": code})
        line.until(lambda: all(call.get("token") for call in called()) and len(called()) == 2)


def test_the_end_of_a_session_closes_its_sockets_everywhere(hall):
    ana = account(hall[0], "Anasession")
    with ana.at(hall[1]).socket() as line:
        changed = ana.at(hall[0]).http.put("/api/accounts/password", json={"old": PASSWORD, "new": PASSWORD + "!"})
        assert changed.is_success, changed.text
        with pytest.raises(ConnectionClosed):
            line.ends()


def test_a_new_name_is_known_everywhere(hall):
    ana = Guest(hall[0], "Ana")
    made = ana.table("spellchain", "me", "open")
    ana.at(hall[1]).ask("POST", "/api/me", {"name": "Anna"})
    assert ana.at(hall[0]).ask("GET", "/api/me")["name"] == "Anna"
    assert made["code"]
