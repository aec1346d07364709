"""Who is next: urgent jobs first, then callers in turn, whatever others have asked for before."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.server.executors.callers import Caller
from spellhall.server.executors.fair_queue import FairQueue, Urgency

ADDRESSES = ("", "a", "b", "c")
CALLERS = st.tuples(st.sampled_from(ADDRESSES), st.integers(0, 2))


class Asked:
    """A job."""

    def __init__(self, address="a", person=0, urgency=Urgency.LONG, since=0.0):
        self.urgency, self.caller, self.since = urgency, Caller(address, person), since

    @property
    def who(self):
        """Its caller."""
        return self.caller.address, self.caller.person


def a_queue(over=(), now=0.0):
    return FairQueue(lambda address: address in over, lambda: now)


def drained(queue):
    """All jobs in their order."""
    return [job for job in iter(queue.take, None) if queue.done(job, 1.0) is None]


@settings(deadline=None)
@given(
    st.lists(st.tuples(CALLERS, st.integers(1, 30)), max_size=12),
    CALLERS,
    st.lists(st.sampled_from([0.0, 0.5, 3.0]), min_size=1),
)
def test_nobody_waits_for_more_than_one_job_of_each_other(crowd, newcomer, costs):
    queue, taken = a_queue(), 0
    for (address, person), count in crowd:
        for _ in range(count):
            queue.put(Asked(address, person))
        if taken := taken + 1:
            job = queue.take()
            queue.done(job, costs[taken % len(costs)])
    address, person = ("new", 7) if any(newcomer == who for who, _ in crowd) else newcomer
    if any(address == other for (other, _), _ in crowd):
        address = "new"
    queue.put(Asked(address, person, since=1.0))
    before = Counter()
    while (job := queue.take()).who != (address, person):
        before[job.caller.address] += 1
        queue.done(job, costs[0])
    assert all(count == 1 for count in before.values()), before


@settings(deadline=None)
@given(st.lists(st.integers(1, 40), min_size=2, max_size=6))
def test_people_at_one_address_take_turns_as_well(counts):
    queue = a_queue()
    for person, count in enumerate(counts, 1):
        for _ in range(count):
            queue.put(Asked("club", person))
    order = [job.who[1] for job in drained(queue)]
    for most in range(1, min(counts) + 1):
        assert Counter(order[: most * len(counts)]) == dict.fromkeys(range(1, len(counts) + 1), most)
    assert Counter(order) == dict(enumerate(counts, 1))


@settings(deadline=None)
@given(st.lists(st.tuples(CALLERS, st.sampled_from(Urgency)), min_size=1, max_size=60))
def test_whatever_is_more_urgent_comes_first_and_each_caller_keeps_the_order(asked):
    queue = a_queue()
    jobs = [Asked(*who, urgency, since=float(number)) for number, (who, urgency) in enumerate(asked)]
    for job in jobs:
        queue.put(job)
    assert queue.count == len(jobs)
    assert [queue.waiting(urgency) for urgency in Urgency] == [
        sum(job.urgency == urgency for job in jobs) for urgency in Urgency
    ]
    found = drained(queue)
    assert [job.urgency for job in found] == sorted(job.urgency for job in jobs)
    for who in {(job.who, job.urgency) for job in jobs}:
        own = [job for job in found if (job.who, job.urgency) == who]
        assert own == sorted(own, key=lambda job: job.since)
    assert sorted(map(id, found)) == sorted(map(id, jobs)) and queue.count == 0 and not queue.lines


def test_a_caller_is_charged_what_jobs_take_not_how_many_there_are():
    queue = a_queue()
    for address in ("long", "short"):
        for _ in range(40):
            queue.put(Asked(address))
    had = Counter()
    for _ in range(44):
        job = queue.take()
        had[job.caller.address] += 1
        queue.done(job, 1.0 if job.caller.address == "long" else 0.1)
    assert had["long"] < 8 and had["short"] > 4 * had["long"]


def test_over_the_budget_one_waits_behind_all_others_but_short_work_behind_short_work_only():
    queue = a_queue(over={"glutton"})
    for urgency in (Urgency.READING, Urgency.LONG, Urgency.OPENING):
        queue.put(Asked("glutton", 0, urgency))
        queue.put(Asked("b", 0, urgency))
    order = [(job.caller.address, job.urgency.name) for job in drained(queue)]
    assert order == [
        ("b", "OPENING"),
        ("glutton", "OPENING"),
        ("b", "READING"),
        ("b", "LONG"),
        ("glutton", "READING"),
        ("glutton", "LONG"),
    ]


def test_jobs_that_are_not_urgent_enough_stay():
    queue = a_queue()
    long, reading = Asked(), Asked(urgency=Urgency.READING)
    queue.put(long)
    assert queue.take(Urgency.READING) is None
    queue.put(reading)
    assert queue.take(Urgency.READING) is reading
    assert queue.take() is long


def test_what_is_taken_out_is_not_begun_and_the_oldest_is_known():
    queue = a_queue(now=9.0)
    first, second = Asked(since=2.0), Asked(since=5.0)
    queue.put(first)
    queue.put(second)
    assert queue.oldest(Urgency.LONG) == 7.0 and queue.oldest(Urgency.MOVE) == 0.0
    assert queue.waiting_from("a") == 2
    assert queue.remove(first) and not queue.remove(first)
    assert queue.oldest(Urgency.LONG) == 4.0
    assert drained(queue) == [second]


def test_newcomers_never_keep_those_waiting_who_have_had_something_before():
    queue = a_queue()
    for _ in range(5):
        queue.put(Asked("old"))
    had, number = Counter(), 0
    while had["old"] < 5:
        queue.put(Asked(f"newcomer {number}", since=float(number)))
        job = queue.take()
        had[job.caller.address] += 1
        queue.done(job, 1.0)
        number += 1
        assert number < 100


def test_nothing_is_remembered_of_callers_who_are_even_with_the_others():
    queue = a_queue()
    for number in range(1000):
        queue.put(Asked(f"address {number}", number))
        queue.done(queue.take(), 0.0)
    assert len(queue.addresses.had) < 3 and len(queue.people) < 3 and not queue.lines
