"""Events at tables of the hall: they open by themselves, results are taken, and nobody is told another's deck."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from server.events.test_events import CHAIN, Host
from server.halls import a_hall, a_wire, heard
from waiting import wait_until

from spellhall.registry import game
from spellhall.server.storage.queries import events


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


def starters() -> list[str]:
    """Two decks as lists, and none the same as the other."""
    made = game(CHAIN)
    names = {card.key: card.name for card in made.catalogue}
    found = []
    for keys in list(made.starter_decks().values())[:2]:
        found.append("\n".join(f"{count} {names[key]}" for key, count in Counter(keys).items()))
    return found


def with_people(hall, *people, agents: int = 0, host=None, **more) -> tuple[Host, list]:
    """An event at tables of the hall, with people (browsers, or names for new ones) whose decks are registered, and
    agents; ``host`` is the browser of who announces it.
    """
    host = Host(host or hall("Host"), **more)
    people = [hall(one) if isinstance(one, str) else one for one in people]
    for person, deck in zip(people, starters() * len(people), strict=False):
        you = person.post(f"{host.path}/entrants", json={"n": 0}).json()["you"]
        put = person.put(f"{host.path}/entrants/{you['entrant']}/deck", json={"n": 0, "deck": deck})
        assert put.is_success, put.text
    if agents:
        host.does("entrants", agent="greedy", count=agents)
    return host, people


def resign(person, host: Host) -> str:
    """Give up the game that is open; the code of its table. The one before may be over, and not be reported yet."""

    def opened() -> str:
        code = person.get(host.path).json()["you"].get("code", "")
        return code if code and person.get(f"/api/tables/{code}").json()["stage"] == "playing" else ""

    code = wait_until("a game that is open", opened)
    seat = person.get(f"/api/tables/{code}").json()["mine"][0]
    with a_wire(person) as wire:
        assert wire.watch(code, seat["seat"], seat["token"])["t"] == "table"
        assert wire.request(t="undo", table=code)["t"] == "refused"
        assert wire.request(t="resign", table=code)["t"] == "done"
        assert wire.request(t="rematch", table=code)["t"] == "refused"
    return code


def over(table: int = 0):
    return lambda frame: frame["rounds"][-1]["tables"][table]["stage"] == "over"


def test_agents_play_a_whole_event_by_themselves(hall):
    host, _ = with_people(hall, agents=4)
    while host.look()["stage"] != "closed":
        what = host.told["desk"]["what"]
        if what == "draw":
            host.does("rounds")
            host.does("rounds/publish")
        elif what == "close":
            host.does("close")
        else:
            host.until(lambda frame: frame["stage"] == "between")
    games = [one for drawn in host.frame["rounds"] for table in drawn["tables"] for one in table["games"]]
    codes = [one["code"] for one in games]
    assert len(games) >= 6 and all(one["reported"] for one in games) and len({*codes}) == len(codes)
    verified = hall().get(f"{host.path}/verify").json()
    assert verified["fits"], verified
    seen = hall().get(f"/api/tables/{codes[0]}").json()
    assert seen["stage"] in ("playing", "over"), "spectators are told later"


def test_the_tables_of_a_round_open_with_seats_locked_to_their_entrants(hall):
    host, (bo, cy) = with_people(hall, "Bo", "Cy")
    assert host.says("rounds").is_success
    assert "code" not in bo.get(host.path).json()["you"], "it is not published"
    host.does("rounds/publish")
    first = resign(bo, host)
    zoe = hall("Zoe")
    assert zoe.post(f"/api/tables/{first}/seats", json={}).status_code in (403, 409)
    second = resign(bo, host)
    host.until(over())
    table = host.frame["rounds"][0]["tables"][0]
    assert [one["code"] for one in table["games"]] == [first, second] and sorted(table["wins"]) == [0, 2]
    assert table["games"][0]["end"] == "conceded"
    assert cy.get(host.path).json()["you"]["entrant"] == host.frame["standing"][0]["entrant"]


def test_who_leaves_the_event_gives_up_his_game(hall):
    host, (bo, _) = with_people(hall, "Bo", "Cy")
    host.does("rounds")
    host.does("rounds/publish")
    host.until(lambda frame: "games" in frame["rounds"][0]["tables"][0])
    you = bo.get(host.path).json()["you"]
    assert bo.post(f"{host.path}/entrants/{you['entrant']}/drop", json={"n": 0}).is_success
    host.until(lambda frame: bo.get(f"/api/tables/{you['code']}").json()["stage"] == "over")
    assert host.look()["rounds"][0]["tables"][0]["stage"] == "over"


def test_no_deck_and_no_seed_is_told_to_those_who_may_not_know_it(hall):
    host, (bo, cy) = with_people(hall, "Bo", "Cy")
    zoe = hall("Zoe")
    decks = {}
    for name, person in (("bo", bo), ("cy", cy)):
        you = person.get(host.path).json()["you"]
        decks[name] = set(you["deck"])
    seed = str(hall.first.app.state.events.live[host.code].event.seed)
    alien = {"bo": decks["cy"] - decks["bo"], "zoe": decks["bo"] | decks["cy"]}
    assert alien["bo"] and alien["zoe"]

    def read(person, line) -> str:
        """All that an event answers to someone."""
        told = line.request(t="watch_event", event=host.code)
        assert told["t"] == "event", told
        paths = ["", "/log", "/verify", "/file", *(f"/entrants/{number}/deck" for number in (1, 2))]
        paths += [
            f"/sheets/{name}?format={format}"
            for name in ("by-name", "by-table", "slips", "grid", "roster", "standings", "scoring-form")
            for format in ("html", "csv", "json", "text")
        ]
        mine = told["you"].get("entrant", 0)
        answers = []
        for path in paths:
            if path == f"/entrants/{mine}/deck":
                continue
            found = person.get(host.path + path)
            answers.append(found.json()["frame"] if path == "" else found.text)
        lists = [person.get("/api/events").text, person.get("/api/events/mine").text]
        return json.dumps(
            [told["frame"], told.get("desk"), answers, lists, [m for m in line.heard if m["t"] != "event"]]
        )

    with a_wire(bo) as bos, a_wire(zoe) as zoes:
        for transaction in ("", "rounds", "rounds/publish"):
            if transaction:
                host.does(transaction)
            for name, person, line in (("bo", bo, bos), ("zoe", zoe, zoes)):
                told = read(person, line)
                assert seed not in told
                assert not [key for key in alien[name] if f'"{key}"' in told.replace("\\", "")], (name, transaction)
        resign(bo, host)
        resign(bo, host)
        host.until(over())
        told = read(zoe, zoes)
        assert seed not in told and not [key for key in alien["zoe"] if f'"{key}"' in told.replace("\\", "")]
    assert host.client.get(f"{host.path}/entrants/1/deck").json()["deck"], "staff see it"


def test_those_who_look_are_told_what_happens(hall):
    host, _ = with_people(hall, "Bo", "Cy")
    with a_wire(hall()) as line:
        assert line.request(t="watch_event", event=host.code)["frame"]["stage"] == "open"
        host.does("rounds")
        host.does("rounds/publish")
        heard(line.session, "the round", lambda told: told.get("frame", {}).get("stage") == "running")
        assert line.request(t="unwatch_event", event=host.code)["t"] == "done"
        assert line.request(t="watch_event", event="BCDFGHJKMN")["t"] == "refused"


def test_an_event_that_cannot_be_stored_is_read_again(hall, monkeypatch):
    host, _ = with_people(hall, "Bo", "Cy")
    n, append = host.look()["n"], events.append_entries

    def lost(connection, event_id, entries, standing):
        append(connection, event_id, entries, standing)
        raise OSError("the line is down")

    monkeypatch.setattr(events, "append_entries", lost)
    assert host.says("rounds").status_code == 429
    monkeypatch.setattr(events, "append_entries", append)
    host.until(lambda frame: frame["n"] == n)
    host.does("rounds")
    assert host.frame["stage"] == "drawn"
