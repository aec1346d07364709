"""The runner for clusters: results in order, lost work restarted, and nothing left behind, on any kind of cluster."""

from __future__ import annotations

import pytest
from clusters.fake_cluster import FakeCluster

from spellhall.arena import simulate
from spellhall.arena.runs.clusters import calls, ordered
from spellhall.arena.runs.clusters.ordered import AHEAD, OnCluster
from spellhall.arena.runs.runners import ATTEMPTS, HERE
from spellhall.kernel.errors import Stopped, Unfinished, UsageError


def counts(games=40, **more):
    results = simulate("spellchain", games, 4, **more)
    del results["seconds"]
    return results


def doubled(number):
    return 2 * number


def tasks(count, taken=None):
    for number in range(count):
        if taken is not None:
            taken.append(number)
        yield (number,)


def refuse(_):
    raise UsageError("this worker has no such card")


def fail(_):
    raise ValueError("a fault of the engine")


def test_results_come_in_the_order_of_the_tasks_which_are_fetched_as_there_is_room():
    cluster, taken = FakeCluster(3), []
    running = OnCluster(cluster).run(doubled, tasks(50, taken))
    for number in range(50):
        assert next(running) == 2 * number
        assert len(taken) <= number + AHEAD * 3
    assert list(running) == []
    assert cluster.most == AHEAD * 3
    assert not cluster.open


def test_a_limit_holds_and_more_workers_are_used_when_they_come(monkeypatch):
    limited = FakeCluster(8)
    assert len(list(OnCluster(limited, 3).run(doubled, tasks(20)))) == 20
    assert (OnCluster(limited, 3).jobs, OnCluster(limited).jobs, limited.most) == (3, 8, 3)
    monkeypatch.setattr(ordered, "GLANCE", 0.0)
    growing = FakeCluster(1, 1, 1, 5)
    assert len(list(OnCluster(growing).run(doubled, tasks(40)))) == 40
    assert growing.most == AHEAD * 5


def test_games_are_the_same_whatever_is_lost():
    undisturbed = counts()
    assert counts(runner=OnCluster(FakeCluster(3))) == undisturbed
    cluster = FakeCluster(3, lost=lambda start: start % 3 == 1)
    assert counts(runner=OnCluster(cluster)) == undisturbed
    assert not cluster.open


def test_work_that_ends_every_worker_is_given_up():
    cluster = FakeCluster(2, lost=lambda start: start != 0)
    running = OnCluster(cluster).run(doubled, tasks(5))
    assert next(running) == 0
    with pytest.raises(Unfinished, match=f"{ATTEMPTS} workers of the cluster ended at the same place"):
        next(running)
    assert not cluster.open
    several = FakeCluster(2, lost=lambda _: 4)
    with pytest.raises(Unfinished, match="12 workers of the cluster"):
        list(OnCluster(several).run(doubled, tasks(1)))
    assert len(several.calls) == 3


def test_a_call_whose_process_ended_inside_its_worker_is_restarted(monkeypatch):
    ends = [(calls.LOST, None)] * 3 + [(calls.DONE, 7)]
    monkeypatch.setattr(ordered, "outcome_of", lambda _: ends.pop(0))
    cluster = FakeCluster(1)
    assert list(OnCluster(cluster).run(doubled, tasks(1))) == [7]
    assert len(cluster.calls) == 4


@pytest.mark.parametrize("how", ["stopped", "closed"])
def test_who_stops_leaves_nothing_running(how):
    def stop(start):
        if how == "stopped" and start == 3:
            raise KeyboardInterrupt

    cluster = FakeCluster(4, before=stop)
    running = OnCluster(cluster).run(doubled, tasks(1000))
    assert [next(running) for _ in range(3)] == [0, 2, 4]
    if how == "stopped":
        with pytest.raises(KeyboardInterrupt):
            next(running)
    else:
        running.close()
    assert not cluster.open
    assert len(cluster.cancelled) >= AHEAD * 4 - 1


def test_what_was_played_is_told_when_someone_stops_or_the_cluster_goes_away():
    def stop(start):
        if start == 5:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        counts(400, runner=OnCluster(FakeCluster(2, before=stop)))
    assert 0 < stopped.value.results["finished"] < 400
    cluster = FakeCluster(2, before=lambda start: vars(cluster).update(is_gone=start >= 5))
    with pytest.raises(Unfinished, match="the connection to the cluster is lost: it is gone") as lost:
        counts(400, runner=OnCluster(cluster))
    assert 0 < lost.value.results["finished"] < 400


def test_a_cluster_without_workers_is_told_at_once_and_one_that_loses_them_after_a_while(monkeypatch):
    with pytest.raises(UsageError, match="no workers; start some"):
        OnCluster(FakeCluster(0))
    monkeypatch.setattr(ordered, "PATIENCE", 0.0)
    with pytest.raises(Unfinished, match="had no workers for 0 seconds"):
        list(OnCluster(FakeCluster(2, 0)).run(doubled, tasks(3)))
    monkeypatch.setattr(ordered, "PATIENCE", 60.0)
    assert len(list(OnCluster(FakeCluster(2, 0, 0, 2)).run(doubled, tasks(3)))) == 3


def test_what_a_worker_refuses_is_one_sentence_and_what_fails_there_says_where():
    with pytest.raises(UsageError, match=r"^on \S+: this worker has no such card$"):
        list(OnCluster(FakeCluster()).run(refuse, tasks(1)))
    with pytest.raises(RuntimeError, match=r"^on \S+: ValueError a fault of the engine\n") as failed:
        list(OnCluster(FakeCluster()).run(fail, tasks(1)))
    assert "in fail" in failed.value.__notes__[0]


@pytest.mark.parametrize(("name", "value"), [("__version__", "0.0.7"), ("fingerprint", lambda: "c0ffee")])
def test_a_worker_with_another_version_refuses_before_it_reads_the_task(name, value, monkeypatch):
    monkeypatch.setattr(calls, name, value)
    monkeypatch.setattr(calls, "unpacked", None)
    with pytest.raises(UsageError, match=r"the worker on \S+ has spellhall .*(0\.0\.7|c0ffee).*, this machine has"):
        counts(runner=OnCluster(FakeCluster()))


def test_a_worker_without_a_package_that_the_work_needs_is_one_sentence(monkeypatch):
    def lacking(_):
        raise ModuleNotFoundError("No module named 'pyarrow'")

    monkeypatch.setattr(calls, "unpacked", lacking)
    with pytest.raises(UsageError, match=r"^on \S+: No module named 'pyarrow'; install there what is installed here$"):
        counts(runner=OnCluster(FakeCluster()))


def test_a_worker_that_cannot_load_the_package_is_one_sentence():
    def missing(_):
        raise ModuleNotFoundError("No module named 'spellhall'")

    with pytest.raises(UsageError, match=r"can't load this version of spellhall \(No module named 'spellhall'\); inst"):
        counts(runner=OnCluster(FakeCluster(before=missing)))


def test_a_runner_of_this_process_gives_the_same():
    assert list(HERE.run(doubled, tasks(9))) == list(OnCluster(FakeCluster()).run(doubled, tasks(9)))
