"""What callers may do counts in the whole hall, at whatever process they do it."""

from __future__ import annotations

from server.cluster.several import Guest, two_processes
from server.databases import postgres_url as postgres_url
from waiting import wait_until

from spellhall.server.buckets import Buckets, Held


def test_limits_count_everywhere(postgres_url, tmp_path):
    with two_processes(postgres_url, tmp_path, guests_per_hour=4, tables_per_hour=3) as both:
        people = [Guest(both[number % 2], f"Guest {number}") for number in range(4)]
        for house in both:  # accounts are made by the leader
            assert Guest(house).http.post("/api/me", json={"name": "One too many"}).status_code == 429
        for person in people[:3]:
            person.at(both[0]).table("spellchain", "me", "open")
        plan = {"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "open"}]}
        late = people[3].at(both[1]).http
        wait_until("a limit that is known everywhere", lambda: late.post("/api/tables", json=plan).status_code == 429)


def test_tokens_that_were_used_elsewhere_are_missing_here():
    buckets = Buckets(3, 1)
    buckets.charge("ana", 2, 0.0)
    assert [buckets.take("ana", 0.0) for _ in range(2)] == [True, False]
    buckets.charge("ana", -1, 0.0)
    assert buckets.take("ana", 0.0)
    buckets.charge("ana", 1_000_000, 0.0)
    assert not buckets.take("ana", 3.0) and buckets.take("ana", 4.0), "nobody waits longer than for two full buckets"


def test_what_is_held_elsewhere_counts_here():
    held = Held(2)
    held.elsewhere["ana"] = 1
    assert [held.take("ana"), held.take("ana"), held.take("bo")] == [True, False, True]
