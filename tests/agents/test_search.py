"""The agent that searches: the same for the same seed, blind to what its seat cannot see, within its measure."""

from __future__ import annotations

from itertools import pairwise

import agents.beginner_spellchain
import agents.beginner_spellfire
import agents.beginner_spellslinger  # noqa: F401
import pytest
from agents.beginner import POSITIONS, UNSOLVED, Position
from agents.openings import opened, walked
from chain_hall import ChainHall
from random_games import fixture_game

import spellhall
from spellhall.agents import Search, agent, agents_for, chances, check_agent
from spellhall.agents import search as searching
from spellhall.agents.chances import chance_of
from spellhall.agents.search import Tree
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game

GAMES = ("spellchain", "spellfire", "spellslinger")


@pytest.mark.parametrize("name", GAMES)
def test_so_many_simulations_choose_the_same_each_time_and_change_nothing(name: str) -> None:
    for state in walked(opened(name, 3), 40, 3)[::12]:
        before = state.save()
        assert len({Search(5, simulations=20).act(state) for _ in range(2)}) == 1
        assert state.save() == before


@pytest.mark.parametrize("name", GAMES)
def test_it_never_peeks(name: str) -> None:
    """Whatever lies where its seat cannot see, and whatever lots will fall, it acts the same."""
    for number, state in enumerate(walked(opened(name, 6), 60, 6)[::12]):
        seat = state.current_player()
        deals = [state, *(state.resample(seat, Dice(number * 10 + dealt)) for dealt in range(3))]
        assert len({Search(7, simulations=12).act(dealt) for dealt in deals}) == 1


def test_it_ends_when_it_has_simulated_so_often() -> None:
    tree = Tree(opened("spellchain", 1), Dice(1))
    tree.grown(0.0, 25)
    assert tree.simulations == 25
    assert sum(choice.visits - searching.TRUST for choice in tree.roots[tree.seat].choices.values()) == 25


def test_it_ends_when_its_seconds_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the processor's time, and on a machine that gives it none, by the clock."""
    for begun, other in (("thread_time", "monotonic"), ("monotonic", "thread_time")):
        ticks = iter(range(1000))
        monkeypatch.setattr(chances, begun, lambda ticks=ticks: float(next(ticks)))
        monkeypatch.setattr(chances, other, lambda: 0.0)
        tree = Tree(opened("spellchain", 1), Dice(1))
        tree.grown(10.0, 0)
        assert tree.simulations == (9 if begun == "thread_time" else 29)


@pytest.mark.parametrize("position", POSITIONS, ids=[f"{p.game}: {p.name}" for p in POSITIONS])
def test_it_does_what_a_beginner_would_do(position: Position) -> None:
    """Where the greedy agent does."""
    assert position.is_solved(1, "search:24") or position.name in UNSOLVED, position.why


@pytest.mark.parametrize(
    "state",
    [
        lambda: fixture_game(3, 3),
        lambda: opened("spellslinger", 2, 3),
        lambda: opened("spellslinger", 2, 4, teams="alliance"),
        lambda: opened("spellfire", 2, solitaire="one-deck"),
    ],
    ids=["three", "three slingers", "teams", "alone"],
)
def test_it_plays_among_more_in_teams_and_alone(state) -> None:
    played = state()
    agents = [agent("search:3", seat) for seat in range(played.seats)]
    for _ in range(60):
        if played.is_terminal():
            break
        played.apply(agents[played.current_player()].act(played))
    chances = [chance_of(played, seat) for seat in range(played.seats)]
    assert all(0 <= chance <= 1 for chance in chances)


def test_chances_are_ordered_as_the_judgement_is_and_only_an_end_is_sure() -> None:
    worths = []
    for points in (1, 10, 20):
        t = ChainHall()
        t.health(points, 10)
        worths.append(chance_of(t.state, 0))
    assert all(less < more for less, more in pairwise(worths))
    assert worths[0] > 0
    assert worths[-1] < 1
    t.state.scores = [1.0, -1.0]
    assert [chance_of(t.state, seat) for seat in range(2)] == [1.0, 0.0]


def test_its_measure_stands_behind_its_name() -> None:
    assert (agent("search", 1).seconds, agent("search", 1).simulations) == (searching.SECONDS, 0)
    assert agent("search:0.3s", 1).seconds == 0.3
    assert agent("search:200", 1).simulations == 200


@pytest.mark.parametrize("measure", ["", "0", "-3", "0s", "-1s", "nans", "infs", "1e9s", "soon", "s"])
def test_a_measure_that_is_none_is_refused_in_a_sentence(measure: str) -> None:
    with pytest.raises(UsageError, match=r"search takes seconds \(search:0\.3s\) or simulations \(search:200\)"):
        agent(f"search:{measure}", 0)


def test_at_a_table_it_takes_no_measure_and_plays_only_what_can_be_judged() -> None:
    game = spellhall.game("spellchain")
    check_agent("search", game)
    with pytest.raises(UsageError, match="not 'search:900s'"):
        check_agent("search:900s", game)
    assert "search" not in agents_for(Game())
