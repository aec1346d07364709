"""The page can say in its language whatever the hall says when it refuses something."""

from __future__ import annotations

import pytest
import refusals
from server.halls import a_hall, a_wire, set_up, sit_down

from spellhall.server.translatable import made_of, worded


def test_the_sentences_of_the_page_are_those_of_the_hall():
    assert refusals.PAGE.read_text(encoding="utf-8") == refusals.page(), "run python tools/refusals.py"


def test_a_sentence_knows_what_it_was_made_of():
    said = worded("seat {seat} is for {who}", seat=4, who="{Ana}")
    assert said == "seat 4 is for {Ana}"
    assert made_of(said) == ("seat {seat} is for {who}", {"seat": "4", "who": "{Ana}"})
    assert made_of("this isn't your seat") == ("", {})


def test_sentences_are_found_wherever_they_stand(tmp_path):
    path = tmp_path / "some.py"
    path.write_text(
        'GONE = "it is gone"\nMANY = ("one {fault}", "{more} faults")\n'
        'class Some:\n    gone = "nobody is here"\n'
        'raise Refusal("seat", "sit down")\n'
        'raise refusal(404, GONE if gone else worded("no seat {seat}", seat=4))\n'
        'raise Refusal("input", worded(MANY[several], fault=fault))\n'
        'raise Refusal("busy", text)\n'
    )
    found = {*refusals.Source(path).sentences()}
    assert found == {"it is gone", "one {fault}", "{more} faults", "nobody is here", "sit down", "no seat {seat}"}


def test_nothing_is_put_into_a_sentence_unseen(tmp_path, monkeypatch):
    monkeypatch.setattr(refusals, "ROOT", tmp_path)
    path = tmp_path / "some.py"
    path.write_text('raise Refusal("seat", f"seat {seat} is taken")\n')
    with pytest.raises(refusals.Bare, match=r"some\.py:1 puts something in"):
        list(refusals.Source(path).sentences())


def test_a_refusal_comes_with_what_was_put_in(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        code = set_up(ana, "me", "open")["code"]
        taken = bo.post(f"/api/tables/{code}/seats", json={"seat": 0})
        pattern = "seat {wanted} isn't free; the free seats are {free}"
        assert taken.status_code == 422
        assert taken.json() == {
            "error": "seat 0 isn't free; the free seats are 1",
            "pattern": pattern,
            "filled": {"wanted": "0", "free": "1"},
        }
        assert bo.post(f"/api/tables/{code}/start").json() == {"error": "only the table's host can start the game"}, (
            "nothing is put in, so the sentence is its own pattern"
        )
        short = ana.post("/api/accounts", json={"login": "ana", "password": "short"}).json()
        assert short["filled"] == {"least": "10", "most": "200"} and pattern in refusals.all_sentences()


def test_a_refusal_of_the_socket_comes_with_what_was_put_in(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        code = set_up(ana, "me", "open")["code"]
        seats = {0: ana.get(f"/api/tables/{code}").json()["mine"][0], 1: sit_down(bo, code)}
        assert ana.patch(f"/api/tables/{code}/seats/0", json={"ready": True}).is_success
        assert ana.post(f"/api/tables/{code}/start").is_success
        for client, seat in ((ana, 0), (bo, 1)):
            with a_wire(client) as wire:
                decision = wire.watch(code, **{"seat": seat, "token": seats[seat]["token"]})["frame"]["decision"]
                if decision["seat"] == seat:
                    continue
                told = wire.request(t="act", table=code, decision=decision["number"], option=0)
                name = ("Ana", "Bo")[decision["seat"]]
                assert (told["t"], told["text"]) == ("refused", f"it's {name}'s decision, not yours")
                assert (told["pattern"], told["filled"]) == ("it's {name}'s decision, not yours", {"name": name})
