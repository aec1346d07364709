"""Pods over the wire: set-up, draft, building, rounds; and who is told what of them."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import ExitStack, contextmanager

import pytest
from server.halls import Wire, a_hall, a_wire, look_until
from waiting import Deadline

GAME = "spellslinger"


@pytest.fixture(autouse=True)
def as_they_came(monkeypatch):
    """People sit as they came; ``test_seats`` looks at who sits where."""
    monkeypatch.setattr("spellhall.server.pods.live.seating", lambda seats, seed: [*range(seats)])


def a_pod(client, seats: int = 4, **more):
    made = client.post("/api/pods", json={"game": GAME, "seats": seats, "timer": "none", **more})
    assert made.status_code == 201, made.text
    return made.json()["code"]


class Drafter:
    """Someone in a pod, with a line."""

    def __init__(self, client, wire: Wire, code: str) -> None:
        self.client, self.wire, self.code = client, wire, code
        self.heard: list[str] = []
        self.look()

    def look(self) -> dict:
        """The pod as it is told now."""
        told = self.wire.request(t="watch_pod", pod=self.code)
        assert told["t"] == "pod", told
        self.frame: dict = told["frame"]
        self.heard += [json.dumps(message) for message in self.wire.heard]
        self.wire.heard.clear()
        return self.frame

    def pick(self, card: str = "", number: int | None = None) -> dict:
        frame = self.frame
        wanted = frame.get("number", 0) if number is None else number
        return self.wire.request(t="pick", pod=self.code, number=wanted, card=card or frame["pile"][0])

    def until(self, ready) -> dict:
        """Look until something is so."""
        pods = self.client.app.state.pods.live

        def parts() -> tuple:
            live = pods.get(self.code)
            return (None, None) if live is None else (live.pod, live.stored)

        look_until(self.look, ready, parts)
        return self.frame  # which may be newer: what is waited for may look, too

    def build(self, **change: int):
        suggested = self.client.get(f"/api/pods/{self.code}/suggestion")
        if not suggested.is_success:
            return suggested  # the pod has gone on meanwhile
        cards = {one["key"]: one["copies"] for one in suggested.json()["entries"]} | change
        return self.client.put(f"/api/pods/{self.code}/deck", json={"cards": cards})

    def resign(self) -> str:
        """Give up the game that is played now; the code of its table."""
        found = [match["table"] for match in self.frame["matches"] if match.get("table")]
        table = self.client.get(f"/api/tables/{found[0]}").json()
        if table["stage"] == "over":
            return str(found[0])  # the pod has not heard of it yet
        seat = table["mine"][0]
        assert self.wire.watch(found[0], seat["seat"], seat["token"])["t"] == "table"
        assert self.wire.request(t="resign", table=found[0])["t"] == "done"
        return str(found[0])


@contextmanager
def together(hall, seats: int = 4, names=("Ana", "Bo"), **more):
    """People in a pod whose packs are open, the others agents."""
    clients = [hall(name) for name in names]
    code = a_pod(clients[0], seats, **more)
    for client in clients[1:]:
        assert client.post(f"/api/pods/{code}/seats").status_code == 201
    assert clients[0].post(f"/api/pods/{code}/start").is_success
    with ExitStack() as lines:
        yield [Drafter(client, lines.enter_context(a_wire(client)), code) for client in clients]


def draft(drafters) -> None:
    """Everybody takes the first card, to the end."""
    deadline = Deadline("the end of a draft")
    while drafters[0].look()["stage"] == "drafting":
        deadline.check(drafters[0].frame)
        for one in drafters:
            one.look()
        for one in drafters:
            assert one.pick()["t"] == "done"


def test_people_come_by_a_link_and_agents_take_the_seats_that_are_free(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo, cy = hall("Ana"), hall("Bo"), hall("Cy")
        code = a_pod(ana, 3)
        assert bo.post(f"/api/pods/{code.lower()}/seats").json()["mine"] == 1
        assert bo.post(f"/api/pods/{code}/seats").json()["mine"] == 1, "he sits there already"
        assert cy.post(f"/api/pods/{code}/seats").json()["free"] == 0
        assert hall("Di").post(f"/api/pods/{code}/seats").status_code == 409
        assert hall().post(f"/api/pods/{code}/seats").status_code == 401
        assert bo.delete(f"/api/pods/{code}/seats/2").status_code == 403
        assert ana.delete(f"/api/pods/{code}/seats/2").json()["free"] == 1
        assert bo.post(f"/api/pods/{code}/start").status_code == 403
        assert ana.post(f"/api/pods/{code}/start").json()["stage"] == "drafting"
        assert ana.post(f"/api/pods/{code}/start").status_code == 409
        assert cy.post(f"/api/pods/{code}/seats").status_code == 409
        with a_wire(ana) as wire:
            seats = Drafter(ana, wire, code).frame["seats"]
        assert [(seat["kind"], bool(seat["name"])) for seat in seats] == [("person", True)] * 2 + [("agent", True)]
        assert [pod["code"] for pod in bo.get("/api/pods/mine").json()["pods"]] == [code]
        assert cy.get("/api/pods/mine").json()["pods"] == hall().get("/api/pods/mine").json()["pods"] == []


def test_a_choice_can_be_changed_until_all_have_chosen(tmp_path):
    with a_hall(tmp_path) as hall, together(hall, 2) as (ana, bo):
        first, second = ana.frame["pile"][:2]
        assert ana.pick(first)["t"] == "done" and ana.look()["chosen"] == first
        assert ana.pick(second)["t"] == "done" and ana.look()["chosen"] == second
        assert "pool" not in ana.frame and "chosen" not in bo.look()
        assert [seat.get("waits", False) for seat in bo.frame["seats"]] == [False, True]
        bo.pick()
        assert ana.look()["pool"] == [second] and ana.frame["number"] == 1
        late = ana.pick(ana.frame["pile"][0], number=0)
        assert (late["t"], late["code"]) == ("refused", "stale")
        assert ana.pick("dragon")["code"] == "illegal"


def test_a_pod_drafts_builds_and_plays_its_rounds(tmp_path):
    with a_hall(tmp_path) as hall, together(hall, 3, rounds="robin") as (ana, bo):
        advised = ana.wire.request(t="advice", pod=ana.code)
        assert advised["t"] == "advised" and advised["card"] in ana.frame["pile"] and advised["number"] == 0
        draft([ana, bo])
        assert ana.look()["stage"] == "building" and len(ana.frame["pool"]) == 45
        assert ana.wire.request(t="advice", pod=ana.code)["code"] == "illegal"
        wrong = ana.build(lightning=30)
        assert wrong.status_code == 422 and "SS-DK-08" in wrong.json()["error"]
        checked = ana.client.post(f"/api/pods/{ana.code}/check", json={"cards": {"lightning": 30}}).json()
        assert not checked["legal"] and {fault["rule"] for fault in checked["faults"]} == {"SS-DK-02", "SS-DK-08"}
        assert ana.build().is_success and ana.look()["ready"]
        assert bo.build(plains=20).is_success
        played, deadline = set(), Deadline("the end of the pod")
        while ana.look()["stage"] != "over":
            deadline.check(ana.frame)
            for one in (ana, bo):
                frame = one.look()
                if any(match.get("table") for match in frame["matches"]):
                    played.add(one.resign())
            ana.until(lambda frame: frame["stage"] == "over" or _mine(ana) or _mine(bo) or not frame.get("ready"))
            for one in (ana, bo):
                if one.look()["stage"] == "playing" and not one.frame.get("ready") and not _mine(one):
                    one.build()
        assert len(ana.frame["matches"]) == 3 and len(played) == 3
        assert [one["won"] + one["lost"] for one in ana.frame["standings"]] == [2, 2, 2]
        wins = {one["seat"]: one["won"] for one in ana.frame["standings"]}
        assert wins[2] == 2, "both have given up against the agent"


def _mine(one: Drafter) -> bool:
    return any(match.get("table") for match in one.look().get("matches", []))


def test_decks_of_the_tables_are_those_that_were_built(tmp_path):
    with a_hall(tmp_path) as hall, together(hall, 2, form="sealed", best_of=3) as (ana, bo):
        assert ana.look()["stage"] == "building" and len(ana.frame["pool"]) == 90 and "pile" not in ana.frame
        assert ana.build(plains=18).is_success and bo.build().is_success
        first = ana.until(lambda frame: _mine(ana))["matches"][0]["table"]
        assert ana.client.put(f"/api/pods/{ana.code}/deck", json={"cards": {"plains": 40}}).status_code in (409, 422)
        table = ana.client.get(f"/api/tables/{first}").json()
        assert (table["spectators"], table["manner"], table["listed"]) == ("off", "strict", False)
        assert hall("Cy").get(f"/api/tables/{first}").status_code == 403
        seat = table["mine"][0]
        frame = ana.wire.watch(first, seat["seat"], seat["token"])["frame"]
        assert frame["pod"] == ana.code
        mine = next(side for side in frame["sides"] if side["seat"] == seat["seat"])
        assert sum(mine["counts"].values()) == len(ana.look()["deck"]) > 40
        assert ana.wire.request(t="resign", table=first)["t"] == "done"
        after = ana.until(lambda frame: frame["matches"][0]["wins"] == [0, 1])
        assert not after.get("ready") and after["deck"], "between games decks may be changed"
        assert ana.build(plains=20).is_success and bo.look()["seats"][1]["waits"]
        assert bo.build().is_success
        second = ana.until(lambda frame: _mine(ana))["matches"][0]
        assert second["table"] != first and second["games"] == [first]
        assert bo.until(lambda frame: _mine(bo)) and bo.resign() == second["table"]
        ana.until(lambda frame: frame["matches"][0]["wins"] == [1, 1])


def test_nobody_is_told_what_is_anothers(tmp_path):
    """All frames, answers and lists that each gets: no card of another's pile, pool or deck is in any of them."""
    names = ("Ana", "Bo", "Cy")
    with (
        a_hall(tmp_path) as hall,
        together(hall, 4, form="cube", names=names) as drafters,
        a_wire(hall("Eve")) as wire,
    ):
        eve = Drafter(hall("Eve"), wire, drafters[0].code)
        seen = [set(), set(), set()]
        held = [set(), set(), set()]
        code, deadline = drafters[0].code, Deadline("the end of a draft")
        while drafters[0].look()["stage"] == "drafting":
            deadline.check(eve.frame)
            for one, keys in zip(drafters, seen, strict=True):
                one.look()
                keys.update(one.frame["pile"])
            for one in drafters:
                one.pick(one.frame["pile"][-1])
            eve.look()
        for one, keys in zip(drafters, held, strict=True):
            one.heard.append(one.client.get(f"/api/pods/{code}/listing").text)
            one.heard.append(one.client.get(f"/api/pods/{code}/picks").text)
            assert one.build().is_success
            keys.update(one.look()["pool"], one.frame["deck"])
        for one in (*drafters, eve):
            one.look()
            for path in ("", "/mine", "/listing", "/picks", "/suggestion"):
                place = f"/api/pods{path}" if path == "/mine" else f"/api/pods/{code}{path}"
                one.heard.append(one.client.get(place).text)
        for number, one in enumerate(drafters):
            [taken_home] = one.client.get("/api/me/export").json()["pods"]
            assert {step["seat"] for step in taken_home["steps"]} == {number}
            assert [step["kind"] for step in taken_home["steps"]].count("pick") == 45
            one.heard.append(json.dumps(taken_home))
        free = set(drafters[0].frame["free"])
        every = Counter(key for keys in held for key in keys)
        for number, one in enumerate(drafters):
            told = "".join(one.heard)
            others = {key for other in range(3) if other != number for key in held[other]} - seen[number] - free
            assert others, "there is something to be kept from him"
            assert not [key for key in others if f'"{key}"' in told or f" {key} " in told]
        said = "".join(eve.heard)
        assert not [key for key in every if f'"{key}"' in said]
        assert "stand" in said or '"stage": "' in said


def test_when_it_is_over_its_people_see_all_picks_and_others_none(tmp_path):
    with a_hall(tmp_path) as hall, together(hall, 2) as (ana, bo):
        draft([ana, bo])
        log = ana.client.get(f"/api/pods/{ana.code}/picks").json()
        assert len(log["picks"]) == 45 and {one["seat"] for one in log["picks"]} == {0} and log["decks"] == []
        assert all(one["card"] in one["pile"] for one in log["picks"])
        assert ana.build().is_success and bo.build().is_success
        ana.until(lambda frame: _mine(ana))
        ana.resign()
        over = ana.until(lambda frame: frame["stage"] == "over")
        assert over["seed"] and over["seal"] and over["standings"][0]["seat"] == 1
        log = bo.client.get(f"/api/pods/{ana.code}/picks").json()
        assert len(log["picks"]) == 90 and [len(deck) for deck in log["decks"]] == [40, 40]
        assert hall("Cy").get(f"/api/pods/{ana.code}/picks").status_code == 403
        listing = ana.client.get(f"/api/pods/{ana.code}/listing").json()["text"]
        kept = ana.client.post("/api/decks", json={"game": GAME, "name": "Mine", "text": listing})
        assert kept.status_code == 201 and "Pool:" in listing


def test_who_runs_out_of_time_takes_the_advice(tmp_path, monkeypatch):
    monkeypatch.setattr("spellhall.server.pods.pod_store.seconds_for", lambda left, size: 0.05)
    with a_hall(tmp_path) as hall, together(hall, 2, names=("Ana",), timer="usual") as (ana,):
        assert ana.frame["stage"] == "building" or ana.frame["left_ms"] >= 0
        ana.until(lambda frame: frame["stage"] == "building")
        log = ana.client.get(f"/api/pods/{ana.code}/picks").json()["picks"]
        assert Counter(one["by"] for one in log) == {"time": 42, "last": 3}


def test_an_agent_goes_on_for_who_leaves(tmp_path):
    with a_hall(tmp_path) as hall, together(hall, 3) as (ana, bo):
        assert bo.client.delete(f"/api/pods/{bo.code}/seats/0").status_code == 403
        assert bo.client.delete(f"/api/pods/{bo.code}/seats/1").is_success
        assert ana.look()["seats"][1]["kind"] == "agent"
        assert bo.client.delete(f"/api/pods/{bo.code}/seats/1").status_code == 409
        bo.client.delete("/api/me")
        assert ana.client.delete(f"/api/pods/{bo.code}/seats/0").is_success
        ana.until(lambda frame: frame["stage"] == "over")
        assert len(ana.frame["standings"]) == 3


def test_for_who_is_forgotten_an_agent_goes_on_without_his_name(tmp_path):
    with a_hall(tmp_path) as hall, together(hall, 2, form="sealed") as (ana, bo):
        assert bo.client.delete("/api/me").is_success
        frame = ana.until(lambda frame: frame["seats"][1]["kind"] == "agent")
        assert frame["seats"][1]["name"] == "someone"


def test_nor_does_a_pod_wait_for_who_was_forgotten_while_it_was_not_in_memory(tmp_path):
    with a_hall(tmp_path) as hall, together(hall, 2, form="sealed") as (ana, bo):
        keeper = ana.client.app.state.pods
        ana.wire.request(t="unwatch_pod", pod=ana.code)
        bo.wire.request(t="unwatch_pod", pod=ana.code)
        keeper.live.pop(ana.code).close()
        assert bo.client.delete("/api/me").is_success
        ana.until(lambda frame: frame["seats"][1]["kind"] == "agent")


def test_a_guest_who_signs_in_keeps_his_seat(tmp_path):
    with a_hall(tmp_path) as hall, together(hall, 2, form="sealed") as (_, bo):
        other = hall("Bo")
        account = {"login": "bobo", "password": "a long pass word"}
        assert other.post("/api/accounts", json=account).is_success
        assert bo.client.post("/api/sessions", json=account).is_success
        assert bo.client.get(f"/api/pods/{bo.code}").json()["mine"] == 1
        assert other.get(f"/api/pods/{bo.code}").json()["mine"] == 1


def test_a_pod_is_the_same_after_a_restart(tmp_path):
    with a_hall(tmp_path) as hall, together(hall, 3) as (ana, bo):
        for _ in range(7):
            for one in (ana, bo):
                one.look()
                one.pick()
        ana.look()
        ana.pick(ana.frame["pile"][2])
        before, cookies, code = ana.look(), ana.client.cookies, ana.code
    with a_hall(tmp_path) as hall:
        again = hall()
        again.cookies = cookies
        with a_wire(again) as wire:
            after = Drafter(again, wire, code).frame
        assert {**after, "seats": []} == {**before, "seats": []} and after["chosen"]


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ({"form": "winston"}, "no form 'winston'"),
        ({"seats": 9}, "takes 2 to 8 players here, not 9"),
        ({"seats": 1}, "seats"),
        ({"best_of": 2}, "best_of"),
        ({"game": "spellchain"}, "has no packs to open"),
    ],
)
def test_a_pod_that_cannot_be_is_refused_in_a_sentence(tmp_path, plan, says):
    with a_hall(tmp_path) as hall:
        refused = hall("Ana").post("/api/pods", json={"game": GAME, **plan})
        assert refused.status_code == 422 and says in refused.json()["error"]


def test_nobody_fills_the_hall_with_pods(tmp_path):
    with a_hall(tmp_path, pods_per_person=2, pods=3, pod_seats=12) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        a_pod(ana, 12)
        a_pod(ana)
        refused = ana.post("/api/pods", json={"game": GAME})
        assert refused.status_code == 429 and refused.json()["error"].startswith("you already have 2 pods")
        a_pod(bo)
        assert "no room for another pod" in bo.post("/api/pods", json={"game": GAME}).json()["error"]
    with a_hall(tmp_path, tables_per_hour=1) as hall:
        assert hall().get("/api/pods/mine").is_success
        cy = hall("Cy")
        assert [cy.post("/api/pods", json={"game": GAME}).status_code for _ in range(2)] == [201, 429]


def test_codes_of_pods_cannot_be_guessed(tmp_path):
    with a_hall(tmp_path, codes_per_minute=3) as hall:
        client = hall("Ana")
        codes = [client.get(f"/api/pods/BCDFGHJKM{letter}").status_code for letter in "BCDFG"]
        assert codes == [404, 404, 404, 429, 429]


def test_the_forms_of_a_game_fit_into_the_hall(tmp_path):
    with a_hall(tmp_path, pod_seats=6) as hall:
        forms = hall().get(f"/api/pods/forms/{GAME}").json()["forms"]
        assert [(one["name"], one["most"], one["drafted"]) for one in forms] == [
            ("draft", 6, True),
            ("cube", 6, True),
            ("sealed", 6, False),
            ("sealed-cube", 4, False),
        ]
        assert hall().get("/api/pods/forms/spellchain").json()["forms"] == []
        assert hall().get("/api/pods/forms/chess").status_code == 404
