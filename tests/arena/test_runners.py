"""Runners: the same results the one who does the work, nothing lost with a process, and cards and agents of one's
own.
"""

from __future__ import annotations

import os
import signal

import joblib
import pytest
from joblib._parallel_backends import ThreadingBackend
from joblib.externals.loky import get_reusable_executor
from own_card import OWN_CARD, own_card_in, with_own_card
from server.processes import needs_proc, workers

import spellhall
from spellhall.agents import Random
from spellhall.arena import simulate
from spellhall.arena.players import player
from spellhall.arena.runs import runners
from spellhall.arena.runs.runners import Spread
from spellhall.arena.runs.task_size import FIRST, Pace
from spellhall.arena.studies import card_file
from spellhall.kernel.errors import Unfinished, UsageError

OWN_AGENT = """
class Last:
    def __init__(self, seed):
        pass

    def act(self, state):
        return state.legal_actions()[-1]
"""


def counts(**more):
    results = simulate("spellchain", **({"games": 60, "seed": 4} | more))
    del results["seconds"]
    return results


class NoGenerator(ThreadingBackend):
    """A backend that tells nothing before all is done."""

    supports_return_generator = False


def test_a_backend_that_tells_nothing_before_all_is_done_gives_the_same_results():
    joblib.register_parallel_backend("no-generator", NoGenerator)
    assert counts(runner=Spread(2, "no-generator")) == counts()
    assert list(Spread(2).run(abs, [(-number,) for number in range(50)])) == list(range(50))


def test_a_backend_that_joblib_loads_on_demand_is_found_by_its_name(monkeypatch):
    """As Dask is: joblib knows its name, and loads it only where the name is said around the work."""

    def load():
        joblib.register_parallel_backend("on-demand", NoGenerator)

    monkeypatch.setattr(joblib.parallel, "EXTERNAL_BACKENDS", {"on-demand": load})
    monkeypatch.setattr(joblib.parallel, "BACKENDS", dict(joblib.parallel.BACKENDS))
    assert counts(runner=Spread(2, "on-demand")) == counts()


def test_a_backend_that_joblib_does_not_know_is_one_sentence():
    with pytest.raises(UsageError, match="joblib can't use 'nonsense' here; for Dask and Ray"):
        list(Spread(2, "nonsense").run(abs, [(-1,)]))


@needs_proc
def test_a_process_that_is_killed_costs_nothing():
    killed = []

    def kill(games):
        found = [worker for worker in workers(os.getpid()) if worker not in killed]
        if len(killed) < 3 and found:
            killed.append(found[0])
            os.kill(killed[-1], signal.SIGKILL)

    disturbed = counts(games=800, jobs=2, progress=kill)
    assert len(set(killed)) == 3
    assert disturbed == counts(games=800)
    assert disturbed["finished"] == 800


def test_work_that_ends_every_process_is_given_up(monkeypatch):
    monkeypatch.setattr(runners, "ATTEMPTS", 2)
    with pytest.raises(Unfinished, match="ended from outside 2 times at the same place"):
        list(Spread(2).run(os._exit, [(1,)] * 3))


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A folder with a card and an agent of one's own; afterwards no process of this run knows the card."""
    (tmp_path / "own_agent.py").write_text(OWN_AGENT)
    monkeypatch.syspath_prepend(tmp_path)
    get_reusable_executor().shutdown()
    with own_card_in(tmp_path):
        yield tmp_path
    get_reusable_executor().shutdown()


def own_decks():
    decks = dict(list(spellhall.game("spellchain").starter_decks().items())[:2])
    return decks | {next(iter(decks)): with_own_card()}


def test_processes_know_the_cards_and_agents_that_are_named(own):
    cards = [str(own / "own_card.py")]
    card_file.welcome("spellchain", cards[0])
    for agents in (("random", "random"), ("own_agent:Last", "random")):
        alone, together = (
            counts(games=12, decks=own_decks(), agents=agents, cards=cards, jobs=jobs) for jobs in (1, 2)
        )
        assert alone == together
        assert alone["finished"] == 12


def test_processes_that_do_not_know_a_card_say_so_in_one_sentence(own):
    exec(OWN_CARD, {})
    with pytest.raises(UsageError, match=r"a process that should play knows other cards.*--cards"):
        counts(games=12, decks=own_decks(), jobs=2)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody", "no agent called 'nobody'; choose .*module:Class"),
        ("no_module:Class", "the agent no_module:Class can't be loaded: ModuleNotFoundError"),
        ("own_agent:Nobody", "can't be loaded: AttributeError"),
        ("own_agent:__name__", "isn't an agent class"),
        ("search:sometimes", "search"),
    ],
)
def test_an_agent_that_is_none_is_one_sentence(name, sentence, own):
    with pytest.raises(UsageError, match=sentence):
        player(name, 0)


def test_an_agent_of_a_package_is_found_by_its_name(tmp_path, monkeypatch):
    info = tmp_path / "lots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lots\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[spellhall.agents]\nlots = spellhall.agents:Random\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert isinstance(player("lots", 0), Random)


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        ("own_card.py", "defines cards of spellchain, not of spellslinger"),
        ("no.such.module", "the cards in no.such.module can't be loaded"),
        ("missing.py", "missing.py can't be read"),
    ],
)
def test_cards_that_are_none_are_one_sentence(where, sentence, own):
    with pytest.raises(UsageError, match=sentence):
        card_file.welcome("spellslinger", str(own / where) if where.endswith(".py") else where)


def test_tasks_grow_with_what_is_measured_and_shrink_towards_the_end():
    pace = Pace(0, 10_000, 2)
    sizes = []
    for numbers in pace.tasks():
        assert numbers.start == sum(sizes)
        sizes.append(len(numbers))
        pace.took(len(numbers), len(numbers) * 0.01)
    assert sizes[:2] == [FIRST, 500]
    assert sum(sizes) == 10_000
    assert sizes[-1] == 1


def test_a_run_says_that_not_all_pairs_of_decks_have_met():
    assert simulate("spellchain", 40)["uneven"] == (
        "incomplete: 20 of 45 pairs of decks have met in whole blocks of 2 games; 90 games are even"
    )
    decks = dict(list(spellhall.game("spellchain").starter_decks().items())[:2])
    mixed = {"decks": decks, "agents": ("random", "greedy")}
    assert simulate("spellchain", 4, **mixed)["uneven"] == ""
    assert simulate("spellchain", 6, **mixed)["uneven"] == (
        "incomplete: some pairs of decks have met more often than others; 8 games are even"
    )
