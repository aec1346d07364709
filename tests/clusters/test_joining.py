"""Addresses of clusters, and what is said when there is none: one sentence, before anything is made."""

from __future__ import annotations

import socket
import subprocess
import sys
from types import SimpleNamespace

import pytest
from cli.test_extras import BLOCKED
from clusters.fake_cluster import FakeCluster
from typer.testing import CliRunner

from spellhall.arena.runs.clusters import joining
from spellhall.arena.runs.clusters.joining import Address, address_of, joined
from spellhall.arena.runs.clusters.ordered import Unreachable
from spellhall.cli.main import app
from spellhall.kernel.errors import UsageError

SPREADING = {
    "simulate": ["simulate", "spellchain", "--out", "made"],
    "dataset": ["dataset", "spellchain", "--out", "made"],
    "arena": ["arena", "spellchain", "--agents", "random,greedy"],
    "benchmark": ["benchmark", "spellchain", "--games", "2", "--out", "made"],
    "what-if": ["what-if", "spellslinger", "--change", "Plough Ox: strength=9"],
    "tune": ["tune", "spellchain", "--games", "8", "--out", "made"],
    "train": ["train", "spellchain", "--out", "made"],
    "puzzles": ["puzzles", "spellchain", "--games", "2", "--out", "made"],
    "balance": ["balance", "spellchain", "--keep", "made"],
    "deck test": ["deck", "test", "Pyre"],
    "event simulate": ["event", "simulate", "Spell Chain Duel", "--players", "4"],
}
"""Every command that plays many games."""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ray", Address("ray")),
        ("ray://node7:10001", Address("ray", "node7", 10001)),
        ("dask://192.0.2.7:8786", Address("dask", "192.0.2.7", 8786)),
        ("dask://[2001:db8::7]:8786", Address("dask", "2001:db8::7", 8786)),
    ],
)
def test_an_address_is_read(text, found):
    assert address_of(text) == found


@pytest.mark.parametrize(
    "text",
    ["", "dask", "node7", "node7:8786", "tcp://node7:8786", "ray://node7", "dask://:8786", "dask://node7:x",
     "dask://node7:99999", "dask://me:secret@node7:8786", "ray://node7:10001/space", "ray:auto", "ray://"],
)  # fmt: skip
def test_anything_else_is_refused_in_one_sentence(text):
    with pytest.raises(UsageError, match=r"isn't the address of a cluster; write `ray` .*ray://HOST:PORT or dask://"):
        address_of(text)


@pytest.mark.parametrize("command", SPREADING.values(), ids=SPREADING)
def test_every_command_that_plays_many_games_takes_an_address(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, [*command, "--cluster", "tcp://node7:8786"])
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1), result.output
    assert "'tcp://node7:8786' isn't the address of a cluster" in result.stderr
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(("address", "package"), [("ray", "ray"), ("ray://h:1", "ray"), ("dask://h:1", "distributed")])
def test_a_missing_extra_is_one_sentence(address, package):
    arguments = ("simulate", "spellchain", "--cluster", address)
    code = BLOCKED.format(modules=[package], arguments=arguments)
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    kind = address.partition(":")[0]
    needs = f"a {kind.capitalize()} cluster needs {package}; `pip install 'spellhall[{kind}]'` brings it"
    assert (told.returncode, told.stderr) == (2, f"spellhall: {needs}\n")


@pytest.fixture
def at_hand(monkeypatch):
    """Any address leads to this cluster."""
    cluster = FakeCluster(3)
    modules = SimpleNamespace(RayCluster=lambda _: cluster, DaskCluster=SimpleNamespace(at=lambda _: cluster))
    monkeypatch.setattr(joining, "room", lambda *_: modules)
    return cluster


def test_where_nothing_listens_is_said_at_once(at_hand):
    with socket.create_server(("127.0.0.1", 0)) as once:
        port = once.getsockname()[1]
        with joined(f"dask://127.0.0.1:{port}") as runner:
            assert runner.jobs == 3
    with (
        pytest.raises(UsageError, match=f"no Dask cluster answers at dask://127.0.0.1:{port}: Connection refused"),
        joined(f"dask://127.0.0.1:{port}"),
    ):
        pass


def test_a_cluster_is_left_whatever_happens(at_hand):
    with pytest.raises(KeyboardInterrupt), joined("ray", 2) as runner:
        assert (runner.jobs, at_hand.left) == (2, False)
        raise KeyboardInterrupt
    assert at_hand.left
    at_hand.left, at_hand.slots = False, [0]
    with pytest.raises(UsageError, match="no workers"), joined("ray"):
        pass
    assert at_hand.left


def test_what_answers_but_is_no_cluster_is_one_sentence(monkeypatch):
    def refuse(_):
        raise Unreachable("it speaks another language")

    monkeypatch.setattr(joining, "room", lambda *_: SimpleNamespace(RayCluster=refuse))
    with pytest.raises(UsageError, match="no Ray cluster answers at ray: it speaks another language"), joined("ray"):
        pass


def test_the_command_line_plays_on_it(at_hand, tmp_path):
    arguments = ["simulate", "spellchain", "--games", "30", "--seed", "2", "--json"]
    alone, together = (CliRunner().invoke(app, [*arguments, *more]) for more in ([], ["--cluster", "ray", "-j", "2"]))
    assert together.exit_code == 0, together.output
    without = [line for line in alone.stdout.splitlines() if '"seconds"' not in line]
    assert without == [line for line in together.stdout.splitlines() if '"seconds"' not in line]
    assert (at_hand.most, at_hand.left) == (2, True)
