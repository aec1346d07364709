"""The measure of how long tests take: whatever grows is reported, on slow machines and fast ones alike."""

from __future__ import annotations

import json
import subprocess
import sys

import cpu_ratchet
import cpu_times
import pytest
from cpu_ratchet import COLLECTION, completed, growth, pace, read, summed, written

RUN = {
    COLLECTION: 30.0,
    "tests/rules/test_a.py::test_one": 4.0,
    "tests/rules/test_a.py::test_two[x y]": 1.0,
    "tests/rules/test_b.py::test": 2.5,
    "tests/agents/test_c.py::test": 20.0,
    "tests/server/test_d.py::test": 20.0,
}
KEPT = read(written(summed(RUN)))


def run(slowness: float = 1.0, **more: float) -> cpu_ratchet.Times:
    return summed({**{test: spent * slowness for test, spent in RUN.items()}, **more})


def test_what_is_kept_is_read_as_it_was_written():
    assert KEPT.rooms == {COLLECTION: 30.0, "tests/rules": 7.5, "tests/agents": 20.0, "tests/server": 20.0}
    assert KEPT.files == {
        "tests/rules/test_a.py": 5.0,
        "tests/rules/test_b.py": 2.5,
        "tests/agents/test_c.py": 20.0,
        "tests/server/test_d.py": 20.0,
    }
    assert set(KEPT.tests) == {test for test, spent in RUN.items() if spent >= cpu_ratchet.LISTED_FROM} - {COLLECTION}


@pytest.mark.parametrize("slowness", [0.5, 1.0, 3.0])
def test_the_same_run_has_grown_nowhere_on_any_machine(slowness):
    assert pace(run(slowness), KEPT) == pytest.approx(slowness)
    assert growth(run(slowness), KEPT) == []


@pytest.mark.parametrize("slowness", [0.5, 1.0, 3.0])
def test_a_room_that_has_grown_is_named_with_its_seconds(slowness):
    grown = run(slowness, **{"tests/agents/test_c.py::test": 32.0 * slowness})
    assert growth(grown, KEPT) == ["tests/agents takes 32.0 s of CPU, up from 20.0 s."]


def test_a_room_may_grow_by_a_quarter_and_five_seconds_and_one_with_processes_by_two_fifths():
    assert growth(run(**{"tests/agents/test_c.py::test": 29.9}), KEPT) == []
    assert growth(run(**{"tests/agents/test_c.py::test": 30.1}), KEPT) != []
    assert growth(run(**{"tests/server/test_d.py::test": 32.9}), KEPT) == []
    assert growth(run(**{"tests/server/test_d.py::test": 33.1}), KEPT) != []


def test_a_new_test_well_over_three_seconds_is_named_and_a_listed_one_is_not():
    assert growth(run(**{"tests/rules/test_b.py::test": 5.0}), KEPT) == []
    assert growth(run(**{"tests/rules/test_b.py::test_new": 4.4}), KEPT) == []
    told = growth(run(**{"tests/new/test_d.py::test_new": 4.6}), KEPT)
    assert "tests/new/test_d.py::test_new takes 4.6 s of CPU, and isn't on the list of tests over 3 s." in told


def test_what_a_run_skipped_is_kept_as_long_as_it_is_there():
    here = "tests/test_cpu_ratchet.py::test_a_process_that_still_runs_is_counted"
    gone = "tests/test_cpu_ratchet.py::test_of_yesterday"
    kept = read(written(summed({**RUN, here: 4.0, f"{here}[x]": 2.0, gone: 5.0})))
    found = completed(RUN, kept)
    assert found == {**RUN, here: 4.0, f"{here}[x]": 2.0}
    assert summed(found).rooms["tests"] == 6.0


def test_a_run_writes_the_seconds_of_each_test_with_its_fixtures_and_processes(pytester):
    pytester.makepyfile(
        test_work="""
        import subprocess, sys, time

        BURN = "import time\\nwhile time.process_time() < 0.6: pass"

        def test_here():
            until = time.process_time() + 0.6
            while time.process_time() < until:
                pass

        def test_in_a_process_that_has_ended():
            subprocess.run([sys.executable, "-c", BURN], check=True)

        def test_asleep():
            time.sleep(0.01)

        def test_skipped():
            import pytest
            pytest.skip("not today")
        """
    )
    pytester.inline_run("-p", "cpu_times", "--cpu-times", "times.json", "-p", "no:randomly", "-p", "no:cacheprovider")
    seconds = json.loads((pytester.path / "times.json").read_text())
    assert list(seconds) == [
        "test_work.py::test_asleep",
        "test_work.py::test_here",
        "test_work.py::test_in_a_process_that_has_ended",
    ]
    assert seconds["test_work.py::test_here"] >= 0.59
    assert seconds["test_work.py::test_in_a_process_that_has_ended"] >= 0.59
    assert seconds["test_work.py::test_asleep"] < 0.5


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what running processes have used")
def test_a_process_that_still_runs_is_counted():
    before = cpu_times.spent()
    busy = "import time\nwhile time.process_time() < 0.6: pass\nprint('done', flush=True)\ninput()"
    with subprocess.Popen([sys.executable, "-c", busy], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"done\n"
        assert cpu_times.spent() - before >= 0.5
        process.communicate(b"\n")
    assert cpu_times.spent() - before >= 0.5


def test_a_process_that_ends_while_it_is_looked_at_has_no_children(monkeypatch, tmp_path):
    monkeypatch.setattr(cpu_times, "_PROCESSES", tmp_path)
    assert cpu_times._children(12345) == [] and cpu_times._of(12345) == 0.0
    (tmp_path / "12345" / "task" / "1").mkdir(parents=True)
    assert cpu_times._children(12345) == [], "its thread is over"
