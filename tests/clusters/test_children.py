"""The child processes of a Dask worker: they are killed when no one waits for them, and end with what they serve."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time

import pytest
from server.processes import needs_proc
from waiting import wait_until

import spellhall
from spellhall.arena.runs.clusters import child, children
from spellhall.arena.runs.clusters.calls import DONE, LOST, outcome_of
from spellhall.arena.runs.clusters.children import Child, delegate, end_children
from spellhall.arena.runs.clusters.sent_files import TaskPacker


@pytest.fixture(autouse=True)
def no_child_is_left(monkeypatch):
    monkeypatch.setattr(children, "is_wanted", lambda: True)
    yield
    for run in [*children._IDLE]:
        end_children(run)


def call(work, *task):
    packer = TaskPacker()
    return spellhall.__version__, packer.sources, packer.packed(work, task)


def test_a_child_serves_one_run_and_ends_with_it():
    first = outcome_of(delegate("a", call(os.getpid)))
    assert first == outcome_of(delegate("a", call(os.getpid)))
    other = outcome_of(delegate("b", call(os.getpid)))
    assert first[0] == other[0] == DONE and first[1] != other[1]
    (process,) = (each.process for each in children._IDLE["a"])
    end_children("a")
    assert process.returncode == 0
    assert not children._IDLE["a"] and children._IDLE["b"]


def test_a_child_that_ends_in_the_middle_is_lost_and_the_next_call_gets_another():
    assert outcome_of(delegate("a", call(os._exit, 1))) == (LOST, None)
    assert outcome_of(delegate("a", call(abs, -3))) == (DONE, 3)
    (idle,) = children._IDLE["a"]
    os.kill(idle.process.pid, signal.SIGKILL)
    idle.process.wait()
    assert outcome_of(delegate("a", call(abs, -4))) == (DONE, 4)


def test_a_call_that_no_one_wants_is_killed(monkeypatch, tmp_path):
    begun = tmp_path / "begun"
    monkeypatch.setattr(children, "is_wanted", lambda: not begun.exists())
    made = []
    monkeypatch.setattr(children, "Child", lambda: made.append(Child()) or made[0])
    started = time.monotonic()
    assert outcome_of(delegate("a", endless(begun))) == (LOST, None)
    assert time.monotonic() - started < 60
    assert made[0].process.returncode == -signal.SIGKILL


def endless(begun):
    """A call that says when it has begun, and doesn't end."""
    return call(exec, f"import time; open({str(begun)!r}, 'w').close(); time.sleep(600)")


@needs_proc
def test_a_child_ends_when_its_worker_is_killed_even_while_it_plays(tmp_path):
    begun = tmp_path / "begun"
    code = (
        "import sys, pickle, time\n"
        "from spellhall.arena.runs.clusters.children import Child\n"
        "child = Child()\n"
        "child.ask(sys.stdin.buffer.read())\n"
        "print(child.process.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", code], **pipes) as worker:
        worker.stdin.write(pickle.dumps(endless(begun)))
        worker.stdin.close()
        number = int(worker.stdout.readline())
        wait_until("the child's game", begun.exists)
        worker.kill()
    wait_until("the end of the child", lambda: not is_alive(number))


def test_a_child_ends_when_it_has_had_nothing_to_do_for_a_while(monkeypatch):
    ended = []
    monkeypatch.setattr(child, "IDLE", 0.0)
    monkeypatch.setattr(child.os, "_exit", ended.append)
    monkeypatch.setattr(child, "GLANCE", 0.001)
    child.Watch(os.getppid())
    wait_until("its end", lambda: ended)


def is_alive(number):
    try:
        with open(f"/proc/{number}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
