"""The levels that people choose among: what tells them apart, and that none of them sees more than its seat may."""

from __future__ import annotations

from collections import Counter

import agents.beginner_spellchain
import agents.beginner_spellfire
import agents.beginner_spellslinger  # noqa: F401
import pytest
from agents.beginner import POSITIONS
from agents.clocks import thinks_in_ticks
from agents.openings import opened, walked

import spellhall
from spellhall.agents import LEVELS, Greedy, Search, agent, check_agent
from spellhall.agents.greedy import Expectation
from spellhall.agents.novice import SOFTNESS, slipped
from spellhall.agents.search import SECONDS
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

GAMES = ("spellchain", "spellfire", "spellslinger")
WINS = [
    position
    for position in POSITIONS
    if position.name.startswith(("lay the card that wins", "lay the sixth realm", "rebuild the sixth realm"))
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_no_level_peeks(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever lies where its seat cannot see, and whatever lots will fall, it acts the same."""
    thinks_in_ticks(monkeypatch, 8)
    for number, state in enumerate(walked(opened(name, 6), 60, 6)[::12]):
        seat = state.current_player()
        deals = [state, *(state.resample(seat, Dice(number * 10 + dealt)) for dealt in range(3))]
        assert len({agent(level, 7).act(dealt) for dealt in deals}) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_every_level_sits_at_tables_of_every_game_that_can_be_judged(name: str, level: str) -> None:
    check_agent(level, spellhall.game(name))
    with pytest.raises(UsageError, match="has no evaluation"):
        check_agent(level, Game())


def test_the_club_player_is_greedy_and_the_master_searches_for_a_second() -> None:
    assert type(agent("club", 1)) is Greedy
    master = agent("master", 1)
    assert isinstance(master, Search)
    assert (master.seconds, master.simulations) == (SECONDS, 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_novice_plays_as_the_club_player_does_but_for_its_slips(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = spellhall.game(name)
    states = walked(opened(name, 4), 80, 4)
    monkeypatch.setattr(type(game), "slips", 0)
    assert all(agent("novice", 3).act(state) == agent("club", 3).act(state) for state in states[::4])
    monkeypatch.setattr(type(game), "slips", 100)
    assert any(agent("novice", 3).act(state) != agent("club", 3).act(state) for state in states)


def test_where_something_may_only_be_thrown_in_a_novice_does_not_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spellhall.game("spellfire")
    monkeypatch.setattr(type(game), "slips", 100)
    asides = [state for state in walked(opened("spellfire", 5), 400, 5) if game.is_aside(state)]
    assert asides
    assert all(agent("novice", 3).act(state) == agent("club", 3).act(state) for state in asides[:10])


@pytest.mark.parametrize("position", WINS, ids=[position.name for position in WINS])
def test_a_novice_takes_a_win_that_is_at_hand(position, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(spellhall.game(position.game)), "slips", 100)
    assert all(position.is_solved(seed, "novice") for seed in range(12)), position.why


def drawn(state: State, *values: float) -> Counter[int]:
    """How often actions of these values, the best first, are drawn in a slip."""
    found = [Expectation(action, value, value) for action, value in enumerate(values)]
    return Counter(slipped(state.game, found, Dice(seed)) for seed in range(600))


def test_in_a_slip_what_promises_more_is_likelier_and_what_loses_at_once_never_comes() -> None:
    state = opened("spellchain", 1)
    often = drawn(state, 6.0, 3.0, -9.0, -100.0)
    assert often[0] > often[1] > often[2] > 0
    assert often[3] == 0
    assert often[0] < 600 * 0.6, f"a softness of {SOFTNESS} leaves room for others"


def test_where_everything_loses_any_of_it_may_come_and_a_sure_win_is_never_left() -> None:
    state = opened("spellchain", 1)
    assert set(drawn(state, -100.0, -100.0)) == {0, 1}
    assert set(drawn(state, 100.0, 6.0)) == {0}
