"""Many games: complete counts, fair seats, and the same result in any number of processes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import joblib
import pytest
from random_games import fixture_deck

import spellhall
from spellhall.agents import Random, agent
from spellhall.arena import simulate
from spellhall.arena.runs.plans import groups_of, mixed, plan_of
from spellhall.arena.runs.rows import play_out
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.parts.statistics import wilson

GAME = spellhall.game("spellfire")
DECKS = {f"deck {seed}": fixture_deck(GAME, seed) for seed in range(3)}


def run(games=12, seed=1, **rest):
    return simulate("spellfire", games, seed, **({"decks": DECKS} | rest))


def test_the_results_add_up():
    results = run()
    wins = results["wins"]
    assert results["games"] == results["finished"] == 12
    assert results["errors"] == 0
    for kind in ("seat", "deck", "agent"):
        counts = wins[kind] if kind == "seat" else wins[kind].values()
        assert sum(counts) + results["draws"] == 12
    assert results["decisions"] > 12
    assert results["length_mean"] > 1
    assert results["seconds"] > 0


def test_every_deck_meets_every_other_equally_often():
    assert run()["played"]["deck"] == {"deck 0": 8, "deck 1": 8, "deck 2": 8}


@pytest.mark.parametrize("name", ["spellchain", "spellslinger"])
def test_few_games_are_shared_out_fairly_among_all_decks(name):
    played = simulate(name, 4 * 23)["played"]["deck"]
    assert len(played) == 10
    assert max(played.values()) - min(played.values()) <= 2 * 4


@pytest.mark.parametrize(("decks", "seats"), [(2, 2), (7, 2), (10, 2), (10, 3), (9, 3), (8, 4)])
def test_every_group_of_decks_has_its_turn(decks, seats):
    groups = groups_of(decks, seats)
    assert sorted(groups) == list(combinations(range(decks), seats))
    counts = Counter()
    for group in groups:
        counts.update(group)
        most, least = max(counts.values()), min(counts[deck] for deck in range(decks))
        assert most - least <= seats, "no deck is far behind the others at any time"


def test_lengths_are_counted_as_the_game_counts_them():
    chain = simulate("spellchain", 8)
    assert chain["length_unit"] == "chains"
    game = spellhall.game("spellchain")
    decks = list(game.starter_decks().items())
    found = simulate("spellchain", 1, decks=dict(decks[:2]))
    plan = plan_of("spellchain", 0, dict(decks[:2]))
    state = game.new_state([list(deck) for _, deck in plan.decks], mixed(0, 0))
    play_out(state, [agent("random", mixed(mixed(0, 0), seat + 1)) for seat in range(2)])
    assert found["length_mean"] == game.length(state) > 1


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (100, 100, 0.963, 1.0)]
)
def test_an_interval_is_that_of_wilson(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_seats_are_mirrored():
    results = run(4, decks={"a": DECKS["deck 0"], "b": DECKS["deck 1"]}, agents=("greedy", "random"))
    assert results["played"] == {"deck": {"a": 4, "b": 4}, "agent": {"greedy": 4, "random": 4}}
    assert sum(results["wins"]["seat"]) + results["draws"] == 4


def test_the_same_seed_gives_the_same_result():
    one, other, third = run(), run(), run(seed=2)
    for results in (one, other, third):
        del results["seconds"]
    assert one == other
    assert one != third


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_number_of_processes_changes_nothing(jobs):
    """Threads stand in for processes, which know no fixture cards."""
    alone = run()
    with joblib.parallel_config(backend="threading"):
        together = run(jobs=jobs)
    del alone["seconds"], together["seconds"]
    assert alone == together


def test_real_processes_give_the_same_result():
    alone, together = (simulate("spellfire", 8, 5, random_decks=True, jobs=jobs) for jobs in (1, 2))
    del alone["seconds"], together["seconds"]
    assert alone == together
    assert alone["finished"] == 8


def test_progress_is_told():
    told = []
    run(games=10, progress=told.append)
    assert sum(told) == 10
    assert len(told) > 1


def test_three_players():
    results = run(9, agents=("random",) * 3)
    assert results["finished"] == 9
    assert len(results["wins"]["seat"]) == 3


def test_a_game_that_fails_is_counted_and_told(monkeypatch):
    def stumble(self, state):
        raise RuntimeError("stumbled")

    monkeypatch.setattr(Random, "act", stumble)
    results = run(4)
    assert results["errors"] == 4
    assert results["finished"] == 0
    assert "stumbled" in results["faults"][0]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "at least one game"),
        ({"jobs": 0}, "at least one process"),
        ({"agents": ("random", "nobody")}, "no agent called 'nobody'"),
        ({"agents": ("random",)}, "2 to 6 players"),
        ({"options": {"preset": "nonsense"}}, "no preset"),
        ({"random_decks": True}, "either decks or random decks"),
    ],
)
def test_wrong_wishes_are_refused_before_any_game(wrong, sentence):
    with pytest.raises(UsageError, match=sentence):
        run(**wrong)


def test_an_illegal_deck_is_refused_with_its_name():
    with pytest.raises(DeckError, match="small: 1 cards"):
        run(decks={"small": ["4th/253"], "deck 0": DECKS["deck 0"]})
