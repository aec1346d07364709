"""Who sits where in a pod: people and agents at random, and for good."""

from __future__ import annotations

import pytest
from server.halls import a_hall, a_wire
from server.pods.test_pods import Drafter, a_pod

from spellhall.agents.names import OTHERS, name_for
from spellhall.limited import seating

COMING = ("Ana", "Bo", "", "")


def seated(hall, clients) -> tuple[str, list[str]]:
    """A pod of two people, who came first, and two agents; and the names by seat, as all are told."""
    code = a_pod(clients[0], len(COMING))
    assert clients[1].post(f"/api/pods/{code}/seats").json()["mine"] == 1, "before it begins people sit as they came"
    assert clients[0].post(f"/api/pods/{code}/start").is_success
    return code, names_told(clients, code)


def names_told(clients, code) -> list[str]:
    told = []
    for client in clients:
        with a_wire(client) as wire:
            frame = Drafter(client, wire, code).frame
            assert frame["seats"][frame["you"]]["name"] == client.get("/api/me").json()["name"]
            told.append([seat["name"] for seat in frame["seats"]])
    assert told[0] == told[1]
    return told[0]


@pytest.mark.parametrize("seed", [1 << 70, 3 << 70, 5 << 70])
def test_people_and_agents_sit_by_the_seed_of_their_pod(tmp_path, monkeypatch, seed):
    monkeypatch.setattr("spellhall.server.pods.live.draw_seed", lambda: seed)
    with a_hall(tmp_path) as hall:
        _, told = seated(hall, [hall("Ana"), hall("Bo")])
    computers = iter((name_for("greedy", ()), *OTHERS))
    assert told == [COMING[place] or next(computers) for place in seating(len(COMING), seed)]


def test_two_who_come_together_do_not_always_sit_side_by_side(tmp_path, monkeypatch):
    seeds = iter(seed << 70 for seed in range(1, 40))
    monkeypatch.setattr("spellhall.server.pods.live.draw_seed", lambda: next(seeds))
    with a_hall(tmp_path, pods_per_person=40) as hall:
        clients = [hall("Ana"), hall("Bo")]
        gaps = set()
        for _ in range(20):
            _, told = seated(hall, clients)
            gaps.add((told.index("Bo") - told.index("Ana")) % len(told))
            if len(gaps) == len(told) - 1:
                break
    assert gaps == {1, 2, 3}, "ahead, opposite and behind"


def test_a_restart_seats_nobody_anew(tmp_path):
    with a_hall(tmp_path) as hall:
        clients = [hall("Ana"), hall("Bo")]
        code, told = seated(hall, clients)
        keeper = clients[0].app.state.pods
        keeper.live.pop(code).close()
        assert names_told(clients, code) == told
