"""The environments pass the suites of those whose manners they take over."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, seed_test

import spellhall.rl.openspiel  # noqa: F401 (registers the games)
from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.registry import game_names
from spellhall.rl import aec_env, solo_env, vector_env

TABLES = [("spellchain", 2), ("spellslinger", 2), ("spellslinger", 4), ("spellfire", 2), ("spellfire", 4)]
LIMIT = {"longest": 400}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_accepts_every_table(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its suite says that a dictionary is no array, which it need not be
        api_test(aec_env(name, players=players, **LIMIT), num_cycles=60)
    seed_test(lambda: aec_env(name, players=players), num_cycles=20)


@pytest.mark.parametrize("name", game_names())
def test_pettingzoo_and_gymnasium_accept_codes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec_env(name, actions="codes", **LIMIT), num_cycles=30)
    check_env(solo_env(name, actions="codes", **LIMIT), skip_render_check=True)


@pytest.mark.parametrize("more", [{}, {"seat": 1, "against": "greedy"}], ids=str)
@pytest.mark.parametrize("name", game_names())
def test_gymnasium_accepts_every_seat(name: str, more: dict[str, Any]) -> None:
    check_env(solo_env(name, **more, **LIMIT), skip_render_check=True)


def test_gymnasium_accepts_a_game_for_one() -> None:
    env = solo_env("spellfire", solitaire="one-deck")
    check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=2)
    ended, told = False, {}
    while not ended:
        seen, _, ended, _, told = env.step(int(env.np_random.integers(seen["question"][3])))
    assert 0 <= told["score"] <= 6


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("actions", ["menu", "codes"])
def test_openspiel_plays_it_and_reads_it_back(name: str, actions: str) -> None:
    game = pyspiel.load_game(name, {"deals": 3, "seed": 4, "actions": actions})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", game_names())
def test_openspiel_s_search_deals_again_and_chooses(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(7)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(random_state=np.random.RandomState(1)), 2.0, 8)
    bot.set_resampler(lambda position, seat: position.resample_from_infostate(seat, random.Random(1).random))
    assert bot.step(state) in state.legal_actions()


def test_importing_openspiel_s_games_leaves_python_in_peace() -> None:
    ended = subprocess.run([sys.executable, "-c", "import spellhall.rl.openspiel"], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_state_of_openspiel_says_what_happens() -> None:
    state = pyspiel.load_game("spellchain").new_initial_state()
    assert str(state) == "before the deal"
    assert (state.is_chance_node(), len(state.chance_outcomes())) == (True, 1000)
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(0)
    seat = state.current_player()
    assert state.action_to_string(seat, 1).startswith("1 ")
    assert state.observation_string(0) != state.observation_string(1)


def test_whoever_wins_is_rewarded_and_whoever_loses_is_not() -> None:
    env = aec_env("spellchain")
    env.reset(seed=5)
    chance = np.random.default_rng(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else int(chance.integers(seen["question"][3])))
    assert [total[f"player_{seat}"] for seat in (0, 1)] == env.game_state.returns()
    assert sorted(total.values()) == [-1, 1]


def test_the_same_seed_deals_the_same_game_and_another_another() -> None:
    env = aec_env("spellslinger")
    dealt = []
    for seed in (1, 1, 2):
        env.reset(seed=seed)
        dealt.append(env.game_state.save_json())
    assert dealt[0] == dealt[1] != dealt[2]


def test_a_line_that_is_not_on_the_menu_is_refused_or_loses() -> None:
    env = aec_env("spellchain")
    env.reset(seed=1)
    before = env.game_state.save_json()
    with pytest.raises(IllegalAction, match="line 200 is not on the menu, which has"):
        env.step(200)
    assert env.game_state.save_json() == before
    solo = solo_env("spellchain")
    solo.reset(seed=1)
    _, reward, ended, _, told = solo.step(200)
    assert (reward, ended) == (-1, True)
    assert told["illegal"].startswith("line 200 is not on the menu")
    with pytest.raises(ResetNeeded):
        solo.step(0)


def test_many_tables_stand_side_by_side() -> None:
    envs = vector_env(3, "spellchain", decks=None)
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (3, 256)
    seen, _, _, _, _ = envs.step(np.zeros(3, dtype=np.int64))
    assert seen["question"].shape == (3, 4)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"seat": 2}, "nobody can learn at seat 2 of 2"),
        ({"against": "oracle"}, "there is no agent called 'oracle'"),
        ({"preset": "none"}, "none"),
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        solo_env("spellchain", **more)


def test_masks_are_asked_for_as_maskable_learners_ask() -> None:
    env = solo_env("spellchain")
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == seen["action_mask"]).all()
    seen, *_ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert (env.action_masks() == seen["action_mask"]).all()


def test_pettingzoo_s_state_is_a_method_that_nobody_shadows() -> None:
    env = aec_env("spellchain")
    env.reset(seed=1)
    with pytest.raises(NotImplementedError):
        env.state()
    assert not env.game_state.is_terminal()


@pytest.mark.parametrize("made", [aec_env, solo_env])
def test_render_modes_are_named_as_everywhere(made: Any) -> None:
    env = made("spellchain", render_mode="ansi")
    env.reset(seed=1)
    assert "decides" in env.render()
    assert env.render_mode == "ansi"
    silent = made("spellchain", render_mode=None)
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render\\(\\) shows nothing without a render mode"):
        assert silent.render() is None
    assert silent.render_mode is None
    with pytest.raises(UsageError, match="render_mode is 'ansi' or None, not 'human'"):
        made("spellchain", render_mode="human")


TYPES = [
    ("spellchain", {}, True),
    ("spellslinger", {}, True),
    ("spellslinger", {"players": 3}, False),
    ("spellslinger", {"players": 4, "teams": "alliance"}, False),
    ("spellfire", {}, True),
    ("spellfire", {"preset": "tournament"}, True),
    ("spellfire", {"players": 4}, False),
    ("spellfire", {"solitaire": "one-deck"}, False),
]


@pytest.mark.parametrize(("name", "settings", "zero_sum"), TYPES, ids=str)
def test_results_that_always_sum_to_zero_are_said_to(name: str, settings: dict[str, Any], zero_sum: bool) -> None:
    utility = pyspiel.GameType.Utility
    game = pyspiel.load_game(name, settings)
    assert game.get_type().utility == (utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM)
    assert game.utility_sum() == (0 if zero_sum else None)
    choose = random.Random(1)
    for deal in range(3):
        state = game.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            state.apply_action(choose.choice(state.legal_actions()))
        assert not zero_sum or sum(state.returns()) == 0
    registered = {kind.short_name: kind for kind in pyspiel.registered_games()}
    assert (registered["spellchain"].max_num_players, registered["spellfire"].max_num_players) == (2, 6)
    assert registered["spellchain"].utility == utility.ZERO_SUM


@pytest.mark.parametrize("name", game_names())
def test_a_game_of_openspiel_goes_to_workers(name: str) -> None:
    game = pyspiel.load_game(name, {"deals": 3, "seed": 4})
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game)
    one, other = (made.new_initial_state() for made in (game, twin))
    for state in (one, other):
        state.apply_action(1)
    assert one.observation_string(0) == other.observation_string(0)
