"""Storing pods: their steps, who holds how many, what is taken home, and what is thrown away."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import IntegrityError

from spellhall.server.storage import export, pruning
from spellhall.server.storage.queries import people, pods
from spellhall.server.storage.queries.pods import NewPod, PodStep
from spellhall.server.storage.records import PodSeat


def a_pod(connection, *names):
    """A pod of people with these names."""
    persons = [people.create_person(connection, name) for name in names]
    seats = [PodSeat(seat=i, kind="person", person=one.id, name=one.name) for i, one in enumerate(persons)]
    new = NewPod(game="toy", options={"preset": "x"}, plan={"form": "draft"}, seats=seats, host=persons[0].id)
    return pods.create_pod(connection, new), persons


def started(connection, pod, *steps):
    rows = [PodStep(i, step, 1000 * i) for i, step in enumerate(steps)]
    return pods.start_pod(connection, pod.id, pod.seats, rows, seed=2**200, seal="s", packs=[[["a"]], [["b"]]])


def test_a_pod_is_kept_with_its_seats_and_steps(connection):
    pod, (ana, _) = a_pod(connection, "Ana", "Bo")
    started(connection, pod, {"kind": "pick", "seat": 0})
    pods.append_steps(connection, pod.id, [PodStep(1, {"kind": "pick", "seat": 1}, 5)], over=False)
    found = pods.pod_by_code(connection, pod.code.lower())
    assert (found.stage, found.seed, found.packs) == ("playing", 2**200, [[["a"]], [["b"]]])
    assert [step.body["seat"] for step in pods.steps_of(connection, pod.id)] == [0, 1]
    assert pods.running_pods(connection) == [pod.code] and pods.pods_held_by(connection, ana.id) == 1
    assert [one.code for one in pods.pods_of(connection, ana.id)] == [pod.code]
    pods.append_steps(connection, pod.id, [], over=True)
    assert pods.running_pods(connection) == [] and pods.pods_held_by(connection) == 0


def test_no_step_is_stored_twice(connection):
    pod, _ = a_pod(connection, "Ana", "Bo")
    started(connection, pod, {"kind": "pick", "seat": 0})
    with pytest.raises(IntegrityError):
        pods.append_steps(connection, pod.id, [PodStep(0, {"kind": "pick", "seat": 1}, 5)])


def test_one_takes_home_ones_own_steps_and_no_others(connection):
    pod, (ana, bo) = a_pod(connection, "Ana", "Bo")
    steps = [{"kind": "pick", "seat": seat, "cards": [f"of {seat}"]} for seat in (0, 1, 0)]
    started(connection, pod, *steps, {"kind": "game", "seat": -1}, {"kind": "result", "seat": 0})
    mine = export.export_of(connection, ana.id)["pods"]
    assert [one["steps"] for one in mine] == [[steps[0], steps[2]]] and mine[0]["host"]
    theirs = export.export_of(connection, bo.id)["pods"][0]
    assert theirs["steps"] == [steps[1]] and not theirs["host"] and "seed" not in theirs and "packs" not in theirs


def test_who_is_forgotten_leaves_no_name_and_a_claimed_guest_keeps_the_seat(connection):
    pod, (ana, bo) = a_pod(connection, "Ana", "Bo")
    account = people.create_person(connection, "Bo at home")
    people.claim(connection, bo.id, account.id)
    people.delete_person(connection, ana.id)
    found = pods.pod_by_code(connection, pod.code)
    assert [(seat.person, seat.name) for seat in found.seats] == [(None, "someone"), (account.id, "Bo")]
    assert found.host is None


def test_what_is_old_is_thrown_away_but_not_what_goes_on(connection, clock):
    waiting, _ = a_pod(connection, "Ana", "Bo")
    left, (cy, _) = a_pod(connection, "Cy", "Di")
    started(connection, left, {"kind": "pick", "seat": 0})
    going, _ = a_pod(connection, "Ed", "Fay")
    started(connection, going, {"kind": "pick", "seat": 0})
    clock.now += 1000
    pods.append_steps(connection, going.id, [PodStep(1, {"kind": "pick", "seat": 1}, 1_000_000)])
    before = clock.now - 500
    assert pruning.end_waiting_pods(connection, before, [waiting.code]) == []
    assert pruning.end_waiting_pods(connection, before) == [waiting.code]
    assert cy.id not in pruning.forget_guests(connection, before)
    assert pruning.close_left_pods(connection, before) == [left.code]
    assert pruning.close_left_pods(connection, before) == []
    assert cy.id in pruning.forget_guests(connection, before)
    assert pruning.forget_finished_pods(connection, before) == []
    assert pruning.forget_finished_pods(connection, clock.now + 1) == [left.code]
    assert pods.running_pods(connection) == [going.code]
    assert pods.steps_of(connection, left.id) == []
