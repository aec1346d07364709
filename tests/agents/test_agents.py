"""Agents: legal, deterministic, blind to what their seat cannot see; and the greedy one plays to win."""

from __future__ import annotations

import pytest
from agents.clocks import thinks_in_ticks
from hall import Hall
from random_games import fixture_game, play_out

import spellhall
from spellhall.agents import Greedy, agent, agent_names, foreseen, hint
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game

SIMULATIONS = 4


@pytest.fixture(autouse=True)
def by_simulations(monkeypatch):
    """Agents that think by time try so few ways here, and the same on every machine."""
    thinks_in_ticks(monkeypatch, SIMULATIONS)


@pytest.mark.parametrize("name", agent_names())
@pytest.mark.parametrize("preset", ["rulebook", pytest.param("tournament", marks=pytest.mark.slow)])  # further games
def test_an_agent_plays_whole_games(name, preset):
    for players in (2, 3):
        state = play_out(fixture_game(15, players, preset=preset, turn_cap="60"), *[name] * players)
        assert state.is_terminal()


@pytest.mark.parametrize("name", agent_names())
def test_the_same_seed_plays_the_same_game(name):
    one, other = (play_out(fixture_game(9), name, name, seed=9) for _ in range(2))
    assert one.record.actions == other.record.actions
    others = (play_out(fixture_game(9), name, name, seed=seed).record.actions for seed in range(10, 20))
    assert any(actions != one.record.actions for actions in others), "there is something left to luck"


def test_an_unknown_agent_is_refused_by_name():
    with pytest.raises(UsageError, match="no agent called 'clever'"):
        agent("clever", 0)


def test_acting_changes_nothing():
    state = fixture_game(2)
    before = state.save()
    Greedy(1).act(state)
    assert state.save() == before


@pytest.mark.parametrize("name", agent_names())
def test_no_agent_peeks(name):
    """Whatever lies where its seat cannot see, and whatever lots will fall, it acts the same."""
    state = fixture_game(6)
    walker = agent("random", 6)
    for decision in range(60):
        if state.is_terminal():
            break
        seat = state.current_player()
        if decision % 3 == 0:
            acts = {agent(name, 7).act(state.resample(seat, Dice(dealt))) for dealt in range(3)}
            assert acts == {agent(name, 7).act(state)}
        state.apply(walker.act(state))


def mirrored_wins(numbers: range) -> int:
    """How often the greedy agent wins against the random one; every pair of decks is played from both seats."""
    wins = 0
    for number in numbers:
        seat = number % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        wins += play_out(fixture_game(number // 2), *names, seed=number).returns()[seat] > 0
    return wins


def test_greedy_beats_random():
    assert mirrored_wins(range(8, 28)) >= 18  # two of the decks of the games before need seconds for some choices


@pytest.mark.slow
def test_greedy_beats_random_in_nine_of_ten_mirrored_games():
    assert mirrored_wins(range(400)) >= 360


def test_it_plays_the_winning_realm():
    hall = Hall()
    hall.formation(0, A="r1", B="r2", C="r3", D="r4", E="r5")
    hall.hand(0, "r6", "al1")
    hall.begin(seat=0, phase=2)
    best = hint(hall.state)[0]
    assert hall.game.describe(hall.state, hall.state.decision(), best.action) == "play r6"
    assert best.value >= 1000


def test_it_attacks_a_realm_that_nobody_can_defend():
    hall = Hall()
    hall.formation(0, A="r1")
    hall.formation(1, A="r2")
    hall.pool(0, "her5")
    hall.begin(seat=0, phase=4)
    hall.state.apply(Greedy(0).act(hall.state))
    assert hall.label.startswith("send a champion to attack") or hall.is_razed("r2")


def test_it_passes_a_window_where_nothing_gains():
    hall = Hall()
    hall.formation(0, A="r1")
    hall.pool(0, "her5")
    hall.begin(seat=0, phase=3)
    found = hint(hall.state)
    assert [expectation.value for expectation in found] == sorted((e.value for e in found), reverse=True)


def test_a_game_without_evaluation_says_so():
    with pytest.raises(UsageError, match="no evaluation"):
        Game().evaluate(fixture_game(1), 0)


def test_realms_weigh_more_than_cards_in_hand():
    rich, poor = Hall(), Hall()
    rich.formation(0, A="r1")
    poor.hand(0, "r1")
    for hall in (rich, poor):
        hall.formation(1, A="r9")
        hall.begin(seat=0, phase=2)
    assert rich.game.evaluate(rich.state, 0) > poor.game.evaluate(poor.state, 0)
    assert rich.game.evaluate(rich.state, 1) < poor.game.evaluate(poor.state, 1)
    assert spellhall.game("spellfire").evaluate(rich.state, 0) == rich.game.evaluate(rich.state, 0)


@pytest.mark.parametrize("name", ["spellchain", "spellfire", "spellslinger"])
def test_what_is_foreseen_is_told_in_the_words_of_the_log_and_changes_nothing(name):
    game = spellhall.game(name)
    state = game.new_state(list(game.starter_decks().values())[:2], seed=4)
    told = 0
    while not state.is_terminal() and told <= 200:
        before = state.save()
        for action in state.legal_actions()[:3]:
            told += len(foreseen(state, action, 1, ["Ana", "Bo"]))
        assert state.save() == before
        state.apply(state.legal_actions()[0])
    assert told > 100
