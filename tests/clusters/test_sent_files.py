"""What goes along with tasks: a worker in another folder plays the same games, with your cards and agents."""

from __future__ import annotations

import json
import pickle
import sys

import pytest

import spellhall
from spellhall.arena.players import maker_of
from spellhall.arena.runs.clusters import children, sent_files
from spellhall.arena.runs.clusters.calls import DONE, REFUSED, outcome_of
from spellhall.arena.runs.clusters.children import Child
from spellhall.arena.runs.clusters.sent_files import TaskPacker, needed_by
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.rows import play
from spellhall.arena.studies import card_file
from spellhall.games.spellchain.card import PROGRAMS, REGISTER
from spellhall.kernel.errors import UsageError

OWN_CARD = """
from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.words import *

@spell("Cinder Handshake", limit=5, seals="Fire")
def handshake(you):
    with you.activates():
        you.deal(2)
"""
OWN_AGENT = """
from cluster_helpers.choice import NUMBER

class Always:
    def __init__(self, seed):
        print("what an agent prints is no answer")

    def act(self, state):
        return state.legal_actions()[NUMBER]
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The current folder, with a card, weights, an agent and a package of one's own."""
    (tmp_path / "own_card.py").write_text(OWN_CARD)
    (tmp_path / "cluster_agent.py").write_text(OWN_AGENT)
    (tmp_path / "cluster_helpers").mkdir()
    (tmp_path / "cluster_helpers" / "__init__.py").write_text("")
    (tmp_path / "cluster_helpers" / "choice.py").write_text("NUMBER = -1\n")
    (tmp_path / "cluster_helpers" / "later.py").write_text("")
    game = spellhall.game("spellchain")
    (tmp_path / "weights.json").write_text(json.dumps(game.weights.document()))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(card_file, "_WELCOMED", {})
    maker_of.cache_clear()
    known, programs = set(REGISTER), len(PROGRAMS.things)
    yield tmp_path
    for key in set(REGISTER) - known:
        del REGISTER[key]
    PROGRAMS.cut(programs)
    for name in [name for name in sys.modules if name.startswith("cluster_")]:
        del sys.modules[name]


@pytest.fixture
def worker(tmp_path_factory, monkeypatch):
    """A process in a folder of its own, which finds nothing of ours by itself."""
    here = tmp_path_factory.mktemp("elsewhere")
    popen = children.subprocess.Popen
    monkeypatch.setattr(children.subprocess, "Popen", lambda *told, **more: popen(*told, cwd=here, **more))
    found = Child()
    yield found
    found.end(by_force=True)


def asked(worker, *task):
    packer = TaskPacker()
    worker.ask(pickle.dumps((spellhall.__version__, packer.sources, packer.packed(play, task))))
    answer = worker.answers.get(timeout=60)
    assert answer is not None
    return outcome_of(answer)


def own_decks():
    decks = dict(list(spellhall.game("spellchain").starter_decks().items())[:2])
    first = next(iter(decks))
    return decks | {first: [*decks[first][3:], *["cinder-handshake"] * 3]}


@pytest.mark.parametrize("agent", ["random", "cluster_agent:Always", "weights:weights.json"])
def test_a_worker_elsewhere_plays_the_same_games(agent, folder, worker):
    card = str(folder / "own_card.py")
    card_file.welcome("spellchain", card)
    plan = plan_of("spellchain", 1, own_decks(), (agent, "greedy"))
    kind, found = asked(worker, plan, range(4))
    assert (kind, found[0]) == (DONE, play(plan, range(4))[0])
    assert not any(row.fault for row in found[0])


def test_only_what_a_plan_needs_goes_along(folder):
    plan_of("spellchain", 1, agents=("cluster_agent:Always", "random"))
    assert needed_by(plan_of("spellchain", 1)) == ({}, {}, ())
    needed = needed_by(plan_of("spellchain", 1, agents=("cluster_agent:Always", "weights:weights.json")))
    assert set(needed.files) == {"weights.json"}
    assert set(needed.modules) == {"cluster_agent", "cluster_helpers", "cluster_helpers.choice"}


def test_a_package_that_is_named_goes_along_as_a_whole(folder):
    (folder / "cluster_helpers" / "__init__.py").write_text("from cluster_agent import Always\n")
    needed = needed_by(plan_of("spellchain", 1, agents=("cluster_helpers:Always", "random")))
    assert {"cluster_helpers", "cluster_helpers.later"} <= set(needed.modules)
    assert needed.modules["cluster_helpers"].is_package and not needed.modules["cluster_helpers.later"].is_package


def test_what_is_installed_in_the_folder_stays_there(folder, monkeypatch):
    installed = folder / ".venv" / "lib" / "site-packages"
    installed.mkdir(parents=True)
    (installed / "cluster_installed.py").write_text("from cluster_agent import Always\n")
    monkeypatch.syspath_prepend(installed)
    needed = needed_by(plan_of("spellchain", 1, agents=("cluster_installed:Always", "random")))
    assert "cluster_installed" not in needed.modules


def test_a_worker_that_lacks_an_agent_stops_the_run_instead_of_losing_its_games(folder, worker, monkeypatch):
    plan = plan_of("spellchain", 1, agents=("cluster_agent:Always", "random"))
    monkeypatch.setattr(sent_files, "_own", lambda *_: [])
    kind, sentence = asked(worker, plan, range(4))
    assert kind == REFUSED
    assert sentence.endswith(
        "the agent cluster_agent:Always can't be loaded: ModuleNotFoundError No module named 'cluster_agent'"
    )


def test_a_file_that_changed_during_a_run_is_refused(folder, worker):
    plan = plan_of("spellchain", 1, agents=("cluster_agent:Always", "random"))
    assert asked(worker, plan, range(1))[0] == DONE
    (folder / "cluster_agent.py").write_text(OWN_AGENT + "\n")
    kind, sentence = asked(worker, plan, range(1))
    assert (kind, "cluster_agent has changed since this worker read it" in sentence) == (REFUSED, True)


def test_a_program_must_be_on_every_machine(folder, worker):
    (folder / "bot.py").write_text("")
    with pytest.raises(UsageError, match=r"bot\.py is in the current folder.*name its full path"):
        needed_by(plan_of("spellchain", 1, agents=(f"run:{sys.executable} bot.py", "random")))
    plan = plan_of("spellchain", 1, agents=(f"run:{sys.executable} {folder / 'bot.py'}", "random"))
    assert needed_by(plan).programs == (sys.executable, str(folder / "bot.py"))
    packed = TaskPacker().packed(play, (plan, range(1)))
    (folder / "bot.py").unlink()
    with pytest.raises(UsageError, match=r"there is no .*bot\.py; put it there on every machine"):
        sent_files.unpacked(packed)


def test_too_much_is_refused_before_anything_is_sent(folder, monkeypatch):
    monkeypatch.setattr(sent_files, "MOST", 100)
    with pytest.raises(UsageError, match="install them as a package on every machine"):
        needed_by(plan_of("spellchain", 1, agents=("weights:weights.json", "random")))
