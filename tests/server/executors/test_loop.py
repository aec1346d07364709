"""No request holds the event loop for long: every route is called, with a big tournament around."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from contextlib import contextmanager

import pytest
from server.halls import a_hall, a_wire, set_up, sit_down

import spellhall
from benchmarks.big_event import event_file
from spellhall.decks import print_deck

MOST = 0.1
"""CPU seconds that one callback of the loop may take."""
PLAYERS = 256
CHAIN = spellhall.game("spellchain")
LIST = print_deck(CHAIN, CHAIN.starter_decks()["Pyre"], "Pyre")
SCRAPS = "\n".join(f"1 the dragon of the lost {number}" for number in range(300))
DIRTY = (None, {}, [], "x", {"file": "x" * 10_000}, {"text": SCRAPS, "n": 10**400, "names": ["\0"] * 50})
"""Bodies that no route wants."""
PLACES = {
    "game": "spellfire",
    "lesson": "1",
    "id": "SF-PH2-01",
    "seat": "0",
    "login": "nobody",
    "to": "event",
    "deck": "1",
    "name": "standings",
    "entrant": "1",
    "round": "1",
    "table": "1",
    "number": "1",
}
QUERIES = {
    "/api/games/{game}/cards/search": ("q=text:dragon or text:e", "q=" + "(" * 200, "q=/(a+)+$/"),
    "/api/games/{game}/cards": ("", "keys=" + ",".join(map(str, range(900)))),
    "/api/replays/{code}/frames": ("at=0", "at=999999"),
    "/api/replays/{code}/review/line": ("seat=0&at=1",),
}
SHEETS = ("standings", "pairings", "slips", "roster", "results", "scoring-form", "nonsense")
BODIES = {
    ("POST", "/api/games/{game}/decks/check"): [{"text": SCRAPS}],
    ("POST", "/api/games/{game}/decks/export"): [{"text": SCRAPS, "form": "text"}],
    ("POST", "/api/games/{game}/decks/random"): [{"seed": 7}],
    ("POST", "/api/games/{game}/lessons/{lesson}"): [{"taken": [], "choice": 0}],
    ("POST", "/api/tables"): [
        {"game": "spellfire", "seats": [{"kind": "me"}, {"kind": "hot"}]},
        {"game": "spellfire", "options": {"turn_cap": "77"}, "seats": [{"kind": "me"}, {"kind": "hot"}]},
        {"game": "spellfire", "seats": [{"kind": "me", "deck_text": SCRAPS}, {"kind": "open"}]},
    ],
    ("POST", "/api/deck-tests"): [{"game": "spellchain", "name": "Mine", "text": LIST, "games": 2}],
    ("POST", "/api/decks"): [{"game": "spellfire", "name": "Mine", "text": SCRAPS}],
    ("POST", "/api/events"): [{"name": "Spell Chain: Duel"}],
    ("POST", "/api/tournament-name"): [{"name": "SPELLFIRE: Championship - Standard [55]", "entrants": 256}],
    ("POST", "/api/pods"): [{"game": "spellfire", "form": "draft", "seats": 8}],
    ("POST", "/api/daily/{game}"): [{}],
    ("POST", "/api/replays/{code}/continue"): [{"at": 1, "seat": 0, "agent": "greedy"}],
    ("POST", "/api/replays/{code}/review"): [{}],
}
LATER = (("DELETE", "/api/me"), ("DELETE", "/api/sessions/current"))
"""What would leave nobody to ask further."""


class Watch:
    """The callbacks of the loop that took too long, while which request was answered."""

    def __init__(self):
        self.long, self.now = [], ""

    def ran(self, seconds):
        if seconds > MOST:
            self.long.append(f"{seconds:.3f} s at {self.now}")


@contextmanager
def watched(monkeypatch):
    """All callbacks of the loop are timed by the CPU time of its thread."""
    watch, run = Watch(), asyncio.events.Handle._run

    def timed(handle):
        began = time.thread_time()
        try:
            return run(handle)
        finally:
            watch.ran(time.thread_time() - began)

    with monkeypatch.context() as patch:
        patch.setattr(asyncio.events.Handle, "_run", timed)
        gc.collect()
        gc.disable()
        try:
            yield watch
        finally:
            gc.enable()


def asked(client, watch, method, path, body=None, query=""):
    """One request; it is answered, however."""
    watch.now = f"{method} {path} {query} {str(body)[:80]}"
    headers = {} if body is None else {"content-type": "application/json"}
    content = None if body is None else json.dumps(body).encode()
    answer = client.request(method, f"{path}?{query}" if query else path, content=content, headers=headers)
    assert answer.status_code < 500, (watch.now, answer.text)
    return answer


def paths_of(path, codes):
    """A route's path with something in every place: the codes of tables, events and pods in turn."""
    places = {**PLACES, "code": "", "to": "event"}
    kind = path.split("/")[2]
    found = []
    for code in codes.get(kind, ["NOTHINGHERE"]):
        for sheet in SHEETS if path.endswith("/sheets/{name}") else ("standings",):
            filled = path
            for name, value in {**places, "code": code, "name": sheet}.items():
                filled = filled.replace(f"{{{name}}}", value)
            while "{" in filled:
                filled = filled[: filled.index("{")] + "1" + filled[filled.index("}") + 1 :]
            found.append(filled)
    return found


def everything(hall, client, watch, codes):
    """Every route is called, as it is meant and as it is not."""
    count = 0
    for route, methods in hall.first.app.openapi()["paths"].items():
        for method in sorted(map(str.upper, methods)):
            if (method, route) in LATER:
                continue
            given = BODIES.get((method, route), [])
            bodies = [*given, *DIRTY] if method in ("POST", "PUT", "PATCH") else [None]
            for path in paths_of(route, codes):
                for query in QUERIES.get(route, ("",)):
                    for body in bodies:
                        asked(client, watch, method, path, body, query)
                        count += 1
    return count


def a_finished_game(hall, client):
    """The code of a table whose game is over."""
    bo = hall("Bo")
    table = set_up(client, "me", "open")
    sit_down(bo, table["code"])
    seat = table["mine"][0]
    client.patch(f"/api/tables/{table['code']}/seats/{seat['seat']}", json={"ready": True})
    client.post(f"/api/tables/{table['code']}/start", json={})
    with a_wire(client) as wire:
        wire.watch(table["code"], seat["seat"], seat["token"])
        wire.request(t="resign", table=table["code"])
    return table["code"]


@pytest.mark.slow
def test_no_request_holds_the_loop(tmp_path, monkeypatch):
    more = {"tables_per_person": 1000, "events_per_person": 1000, "pods_per_person": 1000, "tables_per_hour": 10_000}
    more |= {"codes_per_minute": 100_000, "work_seconds_per_minute": 10_000, "guests_per_hour": 10_000}
    with a_hall(tmp_path, **more) as hall:
        ana = hall("Ana")
        with watched(monkeypatch) as watch:
            over = a_finished_game(hall, ana)
            codes = {"tables": [set_up(ana, "me", "open")["code"], over], "replays": [over]}
            for turn in (1, 2):  # the first time, things are loaded
                watch.long.clear()
                files = [event_file(PLAYERS, rounds, 10 * turn + rounds).decode() for rounds in (0, 1)]
                brought = [asked(ana, watch, "POST", "/api/events/import", {"file": file}) for file in files]
                codes["events"] = [answer.json()["frame"]["code"] for answer in brought]
                assert everything(hall, ana, watch, codes) > 300
            assert not watch.long


@pytest.mark.parametrize("seconds", [0.15, 0.02])
def test_a_callback_that_holds_the_loop_is_noticed(monkeypatch, seconds):
    async def hold():
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    with watched(monkeypatch) as watch:
        asyncio.run(hold())
    assert bool(watch.long) == (seconds > MOST)
