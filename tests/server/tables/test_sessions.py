"""Sockets belong to sessions: a session that has ended is not heard any more, whatever it had open."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher
from server.halls import a_hall, a_wire, be_ready, set_up, sit_down, to_its_end

from spellhall.server.people import passwords

PASSWORD = "a long password"


@pytest.fixture(autouse=True)
def easy(monkeypatch):
    """Passwords take little work."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


def signs_in(client) -> None:
    assert client.post("/api/sessions", json={"login": "ana", "password": PASSWORD}).is_success


def device(client) -> str:
    """The ID of the session of a browser."""
    return next(one["id"] for one in client.get("/api/sessions").json() if one["current"])


def change_password(ana, _) -> None:
    assert ana.put("/api/accounts/password", json={"old": PASSWORD, "new": "another password"}).is_success


def sign_thief_out(ana, thief) -> None:
    assert ana.delete(f"/api/sessions/{device(thief)}").is_success


def sign_out_there(_, thief) -> None:
    assert thief.delete("/api/sessions/current").is_success


def delete_account(ana, _) -> None:
    assert ana.delete("/api/me").is_success


def sign_in_as_another(_, thief) -> None:
    assert thief.post("/api/sessions", json={"login": "bo-bo", "password": PASSWORD}).is_success


ENDS = [change_password, sign_thief_out, sign_out_there, delete_account, sign_in_as_another]


def ended(wire) -> list[dict]:
    """What a socket that is closed was told before."""
    return to_its_end(wire.session)[0]


@pytest.mark.parametrize("end", ENDS)
def test_the_end_of_a_session_closes_its_sockets(end, tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo, thief = hall("Ana"), hall("Bo"), hall()
        for client, login in ((ana, "ana"), (bo, "bo-bo")):
            assert client.post("/api/accounts", json={"login": login, "password": PASSWORD}).is_success
        signs_in(thief)
        table = set_up(ana, "me", "hot")
        with a_wire(thief) as wire:
            wire.watch(table["code"], 0, table["mine"][0]["token"])
            end(ana, thief)
            wire.session.send_json({"t": "resign", "n": 9, "table": table["code"]})
            assert not any(told.get("n") == 9 for told in ended(wire))
        assert ana.get(f"/api/tables/{table['code']}").json()["stage"] == "playing"


def test_other_sockets_stay_when_a_session_ends(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, other = hall("Ana"), hall()
        assert ana.post("/api/accounts", json={"login": "ana", "password": PASSWORD}).is_success
        signs_in(other)
        with a_wire(ana) as wire, a_wire(hall("Bo")) as stranger:
            sign_out_there(ana, other)
            for one in (wire, stranger):
                assert one.request(t="ping")["t"] == "pong"


@pytest.mark.parametrize("renewed_by", ["password", "account", "claim", "deletion"])
def test_secrets_of_seats_are_worth_nothing_afterwards(renewed_by, tmp_path):
    """Anyone who has seen the secret of a seat, and holds it without being anybody, is let go as well."""
    with a_hall(tmp_path) as hall:
        ana, guest = hall("Ana"), hall("Guest")
        if renewed_by != "account":
            assert ana.post("/api/accounts", json={"login": "ana", "password": PASSWORD}).is_success
        owner = guest if renewed_by == "claim" else ana
        table = set_up(owner, "me", "hot")
        code, token = table["code"], table["mine"][0]["token"]
        with a_wire(hall()) as wire:
            assert wire.watch(code, 0, token)["t"] == "table"
            if renewed_by == "password":
                change_password(ana, None)
            elif renewed_by == "account":
                assert ana.post("/api/accounts", json={"login": "ana", "password": PASSWORD}).is_success
            elif renewed_by == "claim":
                signs_in(guest)
            else:
                delete_account(ana, None)
            assert wire.request(t="resign", table=code)["code"] == "table"
            assert "gone" in [told["t"] for told in wire.heard]
            assert wire.watch(code, 0, token)["text"] == "this isn't your seat"
        if renewed_by != "deletion":
            new = owner.get(f"/api/tables/{code}").json()["mine"]
            assert len(new) == 2 and token not in [seat["token"] for seat in new]
            with a_wire(hall()) as wire:
                assert wire.watch(code, 0, new[0]["token"])["t"] == "table"


def test_secrets_of_seats_are_new_after_a_restart_too(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        assert ana.post("/api/accounts", json={"login": "ana", "password": PASSWORD}).is_success
        table = set_up(ana, "me", "hot")
        change_password(ana, None)
        new = ana.get(f"/api/tables/{table['code']}").json()["mine"]
    with a_hall(tmp_path) as hall, a_wire(hall()) as wire:
        assert wire.watch(table["code"], 0, table["mine"][0]["token"])["text"] == "this isn't your seat"
        assert wire.watch(table["code"], 0, new[0]["token"])["t"] == "table"


def test_whoever_is_renamed_talks_under_the_new_name(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, cy = hall("Ana"), hall("Cy")
        code = set_up(ana, "me", "hot")["code"]
        with a_wire(cy) as wire:
            wire.watch(code)
            assert cy.post("/api/me", json={"name": "Di"}).is_success
            wire.request(t="say", table=code, text="hello")
            assert [told["name"] for told in wire.heard if told["t"] == "chat"] == ["Di"]


def test_a_spectator_with_the_name_of_a_player_is_told_apart(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, false_ana, bo = hall("Ana"), hall("Ana"), hall("Bo")
        code = set_up(ana, "me", "open")["code"]
        sit_down(bo, code)
        be_ready(ana, code, 0)
        with a_wire(ana) as wire, a_wire(false_ana) as false:
            wire.watch(code, 0)
            false.watch(code)
            false.request(t="say", table=code, text="I resign")
            wire.request(t="say", table=code, text="I do not")
            wire.request(t="ping")
            said = [
                (told["name"], told["seat"], told.get("by", "player")) for told in wire.heard if told["t"] == "chat"
            ]
            assert said == [("Ana (watching)", -1, "spectator"), ("Ana", 0, "player")]
        with a_wire(bo) as wire:
            wire.watch(code, 1)
            wire.request(t="ping")
            assert [told.get("by", "player") for told in wire.heard if told["t"] == "chat"] == ["spectator", "player"]
