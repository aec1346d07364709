"""What users of other libraries type first, one test for each thing: their code runs unchanged.

The learners' loops are written in the style of the libraries that the comments name, with numpy alone.
"""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy
from pettingzoo.utils import BaseWrapper

import spellhall.rl.openspiel  # noqa: F401 (registers the games)
from spellhall.kernel.state import State
from spellhall.registry import game_names
from spellhall.rl import aec_env, solo_env, vector_env

MODES = [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP]
IDS = {
    "spellchain": "Spellhall/SpellChain-v1",
    "spellfire": "Spellhall/Spellfire-v1",
    "spellslinger": "Spellhall/Spellslinger-v1",
}
CHANCE = np.random.default_rng


def sampled(mask: NDArray[Any], chance: np.random.Generator) -> NDArray[np.int64]:
    """One action a row from a softmax over masked logits, as a categorical distribution in PyTorch gives it."""
    logits = np.where(mask.astype(bool), 0.0, -np.inf)
    with np.errstate(invalid="raise"):
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    assert not np.isnan(shares).any()
    return np.array([chance.choice(len(row), p=row) for row in shares])


# CleanRL's loop, in both of Gymnasium's ways to begin the next game
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize(("name", "longest"), [("spellchain", 2000), ("spellslinger", 41), ("spellfire", 41)])
def test_a_learner_samples_from_masked_logits_at_every_step(name: str, longest: int, mode: AutoresetMode) -> None:
    envs = vector_env(2, name, autoreset_mode=mode, longest=longest)
    assert envs.metadata["autoreset_mode"] == mode
    chance, ends = CHANCE(3), 0
    seen, told = envs.reset(seed=3)
    for _ in range(120):
        assert np.array_equal(told["action_mask"], seen["action_mask"])
        seen, rewards, over, cut, told = envs.step(sampled(seen["action_mask"], chance))
        ended = over | cut
        ends += int(ended.sum())
        assert not rewards[~ended].any()
        assert ("final_obs" in told) == bool(ended.any() and mode == AutoresetMode.SAME_STEP)
        if "final_obs" in told:
            assert all(last["action_mask"].any() for last in told["final_obs"][ended])
    assert ends > 2, "some games end, or are broken off"
    envs.close()


class Careful:
    """An agent in a module of one's own."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def act(self, state: State) -> int:
        return self.chance.choice(state.legal_actions())


def checkpoint(seen: dict[str, NDArray[Any]]) -> Any:
    return int(sampled(seen["action_mask"][None], CHANCE(1))[0])


# PettingZoo's interface has a method state(), and allows it not to exist
def test_a_central_critic_calls_state_as_a_method() -> None:
    env = aec_env("spellchain")
    env.reset(seed=1)
    with pytest.raises(NotImplementedError):
        env.state()
    assert not env.game_state.is_terminal()


# CleanRL's make_env and RLlib's env config begin with an ID
@pytest.mark.parametrize("name", game_names())
def test_a_script_makes_a_game_by_its_id(name: str) -> None:
    def make_env(env_id: str) -> Any:
        def thunk() -> Any:
            env = gymnasium.wrappers.FlattenObservation(gymnasium.make(env_id, longest=31))
            return gymnasium.wrappers.RecordEpisodeStatistics(env)

        return thunk

    one = gymnasium.make(IDS[name])
    assert one.spec is not None
    assert one.spec.id == one.unwrapped.spec.id == IDS[name]
    envs = gymnasium.vector.SyncVectorEnv([make_env(IDS[name])] * 2)
    made = gymnasium.make_vec(IDS[name], num_envs=2, longest=31)
    for vector in (envs, made):
        seen, info = vector.reset(seed=1)
        for _ in range(40):
            seen, _, _, _, info = vector.step(sampled(info["action_mask"], CHANCE(2)))
        assert vector.observation_space.contains(seen)
    assert envs.single_observation_space.shape is not None
    assert len(envs.single_observation_space.shape) == 1
    assert isinstance(solo_env(name).spec, EnvSpec)
    with pytest.raises(gymnasium.error.Error), pytest.warns(DeprecationWarning, match="upgrading to version `v1`"):
        gymnasium.make(IDS[name].replace("-v1", "-v0"))


# MaskablePPO of sb3-contrib asks through Gymnasium's wrappers
def test_a_maskable_learner_asks_for_action_masks() -> None:
    env = gymnasium.make(f"spellhall.rl:{IDS['spellchain']}")
    seen, _ = env.reset(seed=1)
    for _ in range(200):
        assert env.has_wrapper_attr("action_masks")
        masks = env.get_wrapper_attr("action_masks")()
        assert (masks.shape, masks.dtype) == ((256,), np.bool_)
        seen, _, over, cut, _ = env.step(int(sampled(masks[None], CHANCE(4))[0]))
        if over or cut:
            seen, _ = env.reset()
        assert np.array_equal(env.get_wrapper_attr("action_masks")(), seen["action_mask"].astype(bool))


class ActionMaskWrapper(BaseWrapper, gymnasium.Env):  # type: ignore[misc, type-arg]
    """One agent after another as one learner, in the style of PettingZoo's tutorial for connect four."""

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        super().reset(seed, options)
        self.observation_space = super().observation_space(self.possible_agents[0])["observation"]
        self.action_space = super().action_space(self.possible_agents[0])
        return self.observe(self.agent_selection), {}

    def step(self, action: int) -> Any:
        current = self.agent_selection
        super().step(action)
        seen, gained = self.observe(self.agent_selection), self._cumulative_rewards[current]
        return seen, gained, self.terminations[current], self.truncations[current], self.infos[current]

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def action_mask(self) -> Any:
        return super().observe(self.agent_selection)["action_mask"]


# PettingZoo's tutorials and tianshou take "observation" and "action_mask", RLlib and newer wrappers the info
def test_a_wrapper_made_for_connect_four_plays_games_to_their_end() -> None:
    env = ActionMaskWrapper(aec_env("spellchain"))
    chance, results = CHANCE(8), set()
    for seed in range(4):
        seen, _ = env.reset(seed=seed)
        over = cut = False
        while not (over or cut):
            assert env.observation_space.contains(seen)
            seen, gained, over, cut, _ = env.step(int(sampled(env.action_mask()[None], chance)[0]))
        results.add(gained)
    assert results <= {-1.0, 1.0}


def test_a_wrapper_reads_an_observation_and_a_mask_as_in_a_classic_game() -> None:
    for name in game_names():
        env = aec_env(name)
        env.reset(seed=1)
        size = env.observation_space("player_0")["observation"].shape[0]
        weights = CHANCE(1).normal(size=(size, 16)).astype(np.float32)
        for agent in env.agent_iter(80):
            seen, _, over, cut, info = env.last()
            space = env.observation_space(agent)["observation"]
            assert isinstance(space, gymnasium.spaces.Box)
            assert (space.dtype, len(space.shape)) == (np.float32, 1)
            assert space.contains(seen["observation"])
            assert np.isfinite(seen["observation"] @ weights).all()
            assert np.array_equal(info["action_mask"], seen["action_mask"])
            env.step(None if over or cut else env.action_space(agent).sample(info["action_mask"]))


# A league of older selves and of built-in players, as in RLlib's and tianshou's self-play
OPPONENTS = {
    "a level": "greedy",
    "a level with a number": "search:5",
    "another level": "novice",
    "a class by name": f"{__name__}:Careful",
    "a class": Careful,
    "an agent": Careful(1),
    "a policy": checkpoint,
}


@pytest.mark.parametrize("against", OPPONENTS.values(), ids=OPPONENTS)
def test_a_learner_meets_an_agent_by_name_an_agent_or_an_older_policy(against: Any) -> None:
    env = solo_env("spellchain", against=against)
    seen, _ = env.reset(seed=1)
    for _ in range(3):
        seen, _, ended, _, _ = env.step(checkpoint(seen))
        assert not ended


# One environment for both seats
@pytest.mark.parametrize("name", game_names())
def test_a_learner_sits_at_either_seat_and_hears_which(name: str) -> None:
    env = solo_env(name, seat=None, longest=60)
    sat = []
    for seed in (*range(8), *range(8)):
        _, info = env.reset(seed=seed)
        sat.append(info["seat"])
        over = cut = False
        while not (over or cut):
            _, _, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            assert info["seat"] == sat[-1]
    assert set(sat) == {0, 1}
    assert sat[:8] == sat[8:]


# Stable-Baselines3 and CleanRL scale what they observe by the bounds of the space
@pytest.mark.parametrize("name", game_names())
def test_a_network_scales_each_column_by_its_bounds(name: str) -> None:
    env = solo_env(name, longest=150)
    seen, _ = env.reset(seed=4)
    chance, over, cut = CHANCE(4), False, False
    while not (over or cut):
        assert env.observation_space.contains(seen)
        for part in ("cards", "table", "question", "options"):
            space = env.observation_space[part]
            assert isinstance(space, gymnasium.spaces.Box)
            low, high = space.low.astype(np.float32), space.high.astype(np.float32)
            assert (high - low < 2**17).all(), "small enough for a network"
            scaled = (seen[part] - low) / np.maximum(high - low, 1)
            assert ((scaled >= 0) & (scaled <= 1)).all()
        seen, _, over, cut, _ = env.step(int(sampled(seen["action_mask"][None], chance)[0]))


# OpenSpiel's own measures and PSRO ask for a zero-sum game
def test_a_student_measures_how_exploitable_a_policy_is() -> None:
    deck = ";".join(["fireball"] * 6 + ["spell-shield"] * 4)
    small = {"deck": deck, "begin": "hp:6", "longest": 5, "deals": 1, "actions": "merged"}
    made = pyspiel.load_game("spellchain", small)
    assert exploitability.exploitability(made, UniformRandomPolicy(made)) >= 0
    for name in game_names():
        made = pyspiel.load_game(name)
        assert (made.get_type().utility, made.utility_sum()) == (pyspiel.GameType.Utility.ZERO_SUM, 0)


# OpenSpiel's strings and dictionaries of parameters
def test_a_student_chooses_rules_and_a_deck_for_each_player() -> None:
    for wanted in ("spellchain(cut=chosen,deck=Pyre|Tide)", "spellchain(deck=Pyre|Tide,cut=chosen,deals=5)"):
        made = pyspiel.load_game(wanted)
        assert made.tables.game.options["cut"] == "chosen"
    made = pyspiel.load_game("spellchain", {"deck": "Pyre,Tide"})
    assert made.tables.decks[0] != made.tables.decks[1]
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


# Every Farama environment takes a render mode
def test_a_viewer_asks_for_a_render_mode() -> None:
    for name in game_names():
        every = aec_env(name, render_mode="ansi")
        every.reset(seed=1)
        one = gymnasium.make(f"spellhall.rl:{IDS[name]}", render_mode="ansi")
        one.reset(seed=1)
        assert (every.render_mode, one.render_mode) == ("ansi", "ansi")
        assert f"State of {name}" in str(every.render())
        assert f"State of {name}" in str(one.render())
    for processes in (False, True):
        many = vector_env(2, "spellchain", render_mode="ansi", processes=processes)
        many.reset(seed=1)
        assert many.render_mode == "ansi"
        assert ["State of spellchain" in line for line in many.render()] == [True, True]
        many.close()
    assert [made("spellchain", render_mode=None).render_mode for made in (aec_env, solo_env)] == [None, None]


# A learner with many games says how many processes they may have
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_learner_spreads_many_games_over_a_few_processes(mode: AutoresetMode) -> None:
    inline, spread = (
        vector_env(5, "spellchain", processes=processes, autoreset_mode=mode, longest=40, against="greedy")
        for processes in (0, 2)
    )
    chance = CHANCE(12)
    one, other = inline.reset(seed=5), spread.reset(seed=5)
    assert spread.observation_space.contains(other[0])
    for _ in range(60):
        assert data_equivalence(one, other, exact=True)
        chosen = sampled(one[0]["action_mask"], chance)
        one, other = inline.step(chosen), spread.step(chosen)
    assert "State of spellchain" in spread.render()[4]
    spread.close()
    inline.close()
