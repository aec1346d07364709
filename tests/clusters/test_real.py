"""Real clusters on this machine: the same rows as without one, whoever is killed, and nothing left after Ctrl+C.

``make cluster-test`` installs Ray and Dask, and runs these.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from clusters.real_clusters import QUIET, RUNNING, WORKERS, dask_running
from server.processes import needs_proc
from waiting import PATIENCE, wait_until

import spellhall
from spellhall.arena.runs import parts
from spellhall.arena.runs.clusters.joining import joined
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.rows import play
from spellhall.kernel.errors import Unfinished, UsageError

GAMES = 1200
MANY = 100_000
PACKAGES = {"ray": "ray", "dask": "distributed"}
OWN_CARD = """
from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.words import *

@spell("Cinder Handshake", limit=5, seals="Fire")
def handshake(you):
    with you.activates():
        you.deal(2)
"""
OWN_AGENT = """
from own_helper import NUMBER

class Always:
    def __init__(self, seed):
        print("an agent may print")

    def act(self, state):
        return state.legal_actions()[NUMBER]
"""
pytestmark = [pytest.mark.cluster, needs_proc]


@pytest.fixture(scope="module", params=RUNNING)
def cluster(request, tmp_path_factory):
    if not os.environ.get("REQUIRE_CLUSTERS") and find_spec(PACKAGES[request.param]) is None:
        pytest.skip(f"{request.param} isn't installed: `make cluster-test` does that")
    with RUNNING[request.param](tmp_path_factory.mktemp(request.param)) as running:
        yield running


@pytest.fixture(autouse=True)
def heard():
    """Ctrl+C reaches the commands, even if these tests run in the background of a shell, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(autouse=True)
def quiet(monkeypatch):
    for name, value in QUIET.items():
        monkeypatch.setenv(name, value)


def command(*arguments):
    return [sys.executable, "-m", "spellhall", *map(str, arguments)]


def done(*arguments, cwd, code=0):
    told = subprocess.run(command(*arguments), cwd=cwd, capture_output=True, text=True, check=False)
    assert told.returncode == code, told.stdout + told.stderr
    return told


@contextmanager
def begun(*arguments, cwd):
    """The command as in a terminal: in a process group of its own, which Ctrl+C reaches as a whole."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command(*arguments), cwd=cwd, start_new_session=True, **pipes) as running:
        try:
            yield running
        finally:
            running.kill()


def rows_in(folder):
    return [row for some in parts.rows_kept(folder) for row in some]


def rows_of(games, seed=3):
    return play(plan_of("spellchain", seed), range(games))[0]


def kill_some(cluster, times, running):
    """Kill workers of a cluster while a command runs; returns their numbers."""
    killed = []
    while len(killed) < times and running.poll() is None:
        wait_until("games on the cluster", lambda: running.poll() is not None or cluster.players())
        new = [number for number in cluster.workers() if number not in killed]
        if new and running.poll() is None:
            killed.append(new[len(killed) % len(new)])
            os.kill(killed[-1], signal.SIGKILL)
    return killed


def nothing_plays(cluster):
    wait_until("the end of all games on the cluster", lambda: not cluster.players(), seen=cluster.players)


def test_rows_are_those_of_this_machine_with_cards_and_agents_of_your_own(cluster, tmp_path):
    (tmp_path / "own_card.py").write_text(OWN_CARD)
    (tmp_path / "own_agent.py").write_text(OWN_AGENT)
    (tmp_path / "own_helper.py").write_text("NUMBER = -1\n")
    deck = [*next(iter(spellhall.game("spellchain").starter_decks().values()))[3:], *["cinder-handshake"] * 3]
    (tmp_path / "deck.txt").write_text("\n".join(deck))
    told = ["spellchain", "--games", 60, "--cards", "own_card.py", "--agents", "own_agent:Always,random"]
    told += ["--decks", "deck.txt", "Pyre"]
    done("simulate", *told, "--out", "here", cwd=tmp_path)
    done("simulate", *told, "--out", "there", "--cluster", cluster.address, cwd=tmp_path)
    rows = rows_in(tmp_path / "there")
    assert rows == rows_in(tmp_path / "here")
    assert len(rows) == 60 and not any(row.fault for row in rows)
    nothing_plays(cluster)


def test_workers_that_are_killed_cost_nothing(cluster, tmp_path):
    arguments = ["simulate", "spellchain", "--games", GAMES, "--seed", 3, "--out", "run", "--cluster", cluster.address]
    with begun(*arguments, cwd=tmp_path) as running:
        killed = kill_some(cluster, 3, running)
        told, complaint = running.communicate(timeout=PATIENCE)
    assert (running.returncode, len(killed)) == (0, 3), complaint
    assert f"{GAMES} of {GAMES} games of spellchain finished" in told
    assert rows_in(tmp_path / "run") == rows_of(GAMES)


@pytest.mark.parametrize("order", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_stopped_leaves_nothing_and_is_resumed_anywhere(order, cluster, tmp_path):
    arguments = ["simulate", "spellchain", "--seed", 3, "--games", MANY, "--out", "run", "--cluster", cluster.address]
    with begun(*arguments, cwd=tmp_path) as running:
        wait_until("a first part", lambda: parts.parts_of(tmp_path / "run") or running.poll() is not None)
        os.killpg(running.pid, order)
        _, complaint = running.communicate(timeout=PATIENCE)
    assert running.returncode == (130 if order == signal.SIGINT else -order), complaint
    assert "Traceback" not in complaint
    nothing_plays(cluster)
    kept = len(rows_in(tmp_path / "run"))
    assert 0 < kept < MANY
    done("simulate", "--resume", "run", "--games", kept + 8, "--cluster", cluster.address, cwd=tmp_path)
    done("simulate", "--resume", "run", "--games", kept + 12, cwd=tmp_path)
    assert rows_in(tmp_path / "run")[kept - 4 :] == play(plan_of("spellchain", 3), range(kept - 4, kept + 12))[0]


def test_work_that_ends_every_worker_is_given_up(cluster):
    with joined(cluster.address) as runner:
        assert runner.jobs == WORKERS
        with pytest.raises(Unfinished, match=r"\d+ workers of the cluster ended at the same place"):
            list(runner.run(os._exit, [(1,)]))
        assert list(runner.run(abs, [(-number,) for number in range(20)])) == [*range(20)]


def test_a_worker_with_other_sources_stops_the_run(tmp_path):
    if not os.environ.get("REQUIRE_CLUSTERS") and find_spec("distributed") is None:
        pytest.skip("Dask isn't installed: `make cluster-test` does that")
    package = Path(spellhall.__file__).parent
    shutil.copytree(package, tmp_path / "src" / "spellhall", ignore=shutil.ignore_patterns("__pycache__", "static"))
    with (tmp_path / "src" / "spellhall" / "kernel" / "state.py").open("a") as changed:
        changed.write("\nMORE = 1\n")
    with (
        dask_running(tmp_path, tmp_path / "src") as cluster,
        joined(cluster.address) as runner,
        pytest.raises(UsageError, match=r"the worker on \S+ has spellhall .* install the same on every machine"),
    ):
        list(runner.run(abs, [(-1,)]))


@pytest.mark.slow
def test_twenty_thousand_games_with_ten_killed_workers_and_ctrl_c(cluster, tmp_path):
    """What a long run may meet; its rows are those of an undisturbed one."""
    done("simulate", "spellchain", "--games", 20_000, "--seed", 1, "--out", "here", cwd=tmp_path)
    told = ["--games", 20_000, "--cluster", cluster.address]
    with begun("simulate", "spellchain", "--seed", 1, "--out", "there", *told, cwd=tmp_path) as running:
        killed = kill_some(cluster, 5, running)
        wait_until("a first part", lambda: parts.parts_of(tmp_path / "there") or running.poll() is not None)
        os.killpg(running.pid, signal.SIGINT)
        _, complaint = running.communicate(timeout=PATIENCE)
    assert (running.returncode, len(killed)) == (130, 5), complaint
    nothing_plays(cluster)
    assert 0 < len(rows_in(tmp_path / "there")) < 20_000
    with begun("simulate", "--resume", "there", *told, cwd=tmp_path) as running:
        killed = kill_some(cluster, 5, running)
        _, complaint = running.communicate(timeout=1800)
    assert (running.returncode, len(killed)) == (0, 5), complaint
    assert rows_in(tmp_path / "there") == rows_in(tmp_path / "here")
