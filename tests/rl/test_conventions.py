"""What scripts written for other environments expect: IDs, masks in infos, one row, a seat at random, processes."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.registry import game_names
from spellhall.rl import aec_env, solo_env, vector_env
from spellhall.rl.observations import IN_ONE_ROW
from spellhall.rl.registration import loadable
from spellhall.rl.solo import Solo

IDS = {
    "spellchain": "Spellhall/SpellChain-v1",
    "spellfire": "Spellhall/Spellfire-v1",
    "spellslinger": "Spellhall/Spellslinger-v1",
}


def solo(env: Any) -> Solo:
    assert isinstance(env.unwrapped, Solo)
    return env.unwrapped


# ------------------------------------------------------------------ IDs


@pytest.mark.parametrize("name", game_names())
def test_gymnasium_makes_every_game_by_its_id(name: str) -> None:
    env = gymnasium.make(IDS[name], seat=1, longest=300)
    assert (solo(env).tables.game.name, solo(env).seat) == (name, 1)
    assert env.spec is not None
    assert env.spec.id == IDS[name]
    again = solo(env.spec.make())
    assert (again.seat, again.longest) == (1, 300)


def test_the_id_with_the_module_needs_no_import() -> None:
    code = "import gymnasium; print(gymnasium.make('spellhall.rl:Spellhall/SpellChain-v1').spec.id)"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (ended.stdout, ended.stderr) == ("Spellhall/SpellChain-v1\n", "")


@pytest.mark.parametrize("name", game_names())
def test_gymnasium_s_check_has_nothing_to_say(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(solo(gymnasium.make(IDS[name], longest=300)))
        check_env(solo_env(name, seat="random", longest=300))


def test_gymnasium_s_check_has_nothing_to_say_of_a_game_for_one() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(solo_env("spellfire", solitaire="one-deck"))


def test_an_environment_knows_how_it_was_made() -> None:
    env = solo_env("spellchain", decks=["Pyre", "Tide"], against="greedy", cut="chosen")
    assert env.spec is not None
    twin = solo(env.spec.make())
    assert twin.tables.game.options["cut"] == "chosen"
    assert (twin.tables.decks, twin.against) == (env.tables.decks, "greedy")


def test_a_game_that_cannot_be_loaded_spoils_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spellhall.rl.registration.game_names", lambda: ["nowhere", "spellchain"])
    assert [name for name, _ in loadable()] == ["spellchain"]


# ------------------------------------------------------------------ masks and rows


@pytest.mark.parametrize("actions", ["menu", "codes"])
@pytest.mark.parametrize("name", game_names())
def test_infos_of_all_seats_have_the_masks_of_their_observations(name: str, actions: str) -> None:
    env = aec_env(name, actions=actions)
    env.reset(seed=3)
    chance = np.random.default_rng(1)
    for asked in env.agent_iter(60):
        seen, _, ended, _, info = env.last()
        for agent_name in env.agents:
            mask = env.infos[agent_name]["action_mask"]
            assert np.array_equal(mask, env.observe(agent_name)["action_mask"])
            assert mask.any() == (agent_name == asked and not ended)
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        env.step(None if ended else int(chance.choice(np.flatnonzero(info["action_mask"]))))


@pytest.mark.parametrize("parts", [None, ["cards", "question"]], ids=str)
def test_the_info_of_one_seat_has_its_mask_after_every_step(parts: list[str] | None) -> None:
    env = solo_env("spellchain") if parts is None else solo_env("spellchain", parts=parts)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        assert np.array_equal(info["action_mask"], env.action_masks())
        _, _, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert np.flatnonzero(info["action_mask"]).tolist() == np.flatnonzero(env.action_masks()).tolist() == [0]
    env.reset(seed=2)
    assert env.step(255)[-1]["action_mask"].any(), "what was illegal ends the game, and the question still stands"


@pytest.mark.parametrize("actions", ["menu", "codes"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_broken_off_game_allows_one_action_and_takes_none(seat: int, actions: str) -> None:
    for longest in range(1, 6):
        env = solo_env("spellchain", seat=seat, longest=longest, actions=actions)
        seen, told = env.reset(seed=2)
        cut = False
        while not cut:
            asked = env.game_state.current_player() == seat and env.decisions < longest
            assert env.game_state.current_player() == seat or np.flatnonzero(seen["action_mask"]).tolist() == [0]
            before = env.decisions
            seen, _, _, cut, told = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
            assert (env.decisions > before) == asked, "a step never chooses for an opponent"
        assert env.decisions == longest
        assert np.array_equal(told["action_mask"], seen["action_mask"])
        assert np.array_equal(env.action_masks(), seen["action_mask"])
        assert seen["action_mask"].any()
        with pytest.raises(ResetNeeded):
            env.step(0)


def test_wrappers_that_read_masks_in_infos_find_them() -> None:
    wrapped = TerminateIllegalWrapper(aec_env("spellchain"), illegal_reward=-1)
    wrapped.reset(seed=1)
    wrapped.step(200)
    assert all(wrapped.unwrapped.terminations.values())
    parallel = turn_based_aec_to_parallel(aec_env("spellchain"))
    _, infos = parallel.reset(seed=1)
    assert sorted(mask["action_mask"].any() for mask in infos.values()) == [False, True]


@pytest.mark.parametrize("name", game_names())
def test_pettingzoo_s_observation_is_the_parts_in_one_row(name: str) -> None:
    env = aec_env(name)
    env.reset(seed=1)
    for _ in env.agent_iter(20):
        seen = env.last()[0]
        assert np.array_equal(seen["observation"], np.concatenate([seen[part].ravel() for part in IN_ONE_ROW]))
        env.step(0)
    classic = aec_env(name, parts=["observation", "action_mask"])
    classic.reset(seed=1)
    seen = classic.last()[0]
    assert set(seen) == {"observation", "action_mask"}
    assert classic.observation_space("player_0").contains(seen)


# ------------------------------------------------------------------ who learns, and against whom


@pytest.mark.parametrize("seat", [None, "random"], ids=str)
def test_the_seed_of_a_game_decides_who_learns(seat: Any) -> None:
    env = solo_env("spellchain", seat=seat)
    seats = []
    for seed in range(12):
        _, info = env.reset(seed=seed)
        seats.append(info["seat"])
        assert env.game_state.current_player() == info["seat"] == env.seat
        assert env.step(0)[-1]["seat"] == info["seat"]
    assert set(seats) == {0, 1}
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(12)] == seats


def test_a_seat_by_lot_is_never_one_at_which_nobody_sits() -> None:
    env = solo_env("spellfire", solitaire="one-deck", seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(6)} == {0}


def test_rewards_are_those_of_the_seat_that_learns() -> None:
    env = solo_env("spellchain", seat="random", against="greedy")
    for seed in range(4):
        env.reset(seed=seed)
        ended = False
        while not ended:
            _, reward, ended, _, info = env.step(0)
        assert reward == env.game_state.returns()[info["seat"]]


def wrong(seen: Any) -> int:
    return 255


@pytest.mark.parametrize("actions", ["menu", "codes"])
@pytest.mark.parametrize("name", game_names())
def test_a_policy_plays_every_other_seat_with_what_it_may_know(name: str, actions: str) -> None:
    met = []

    def older(seen: Any) -> Any:
        met.append(seen)
        return np.flatnonzero(seen["action_mask"])[0]

    env = solo_env(name, against=older, actions=actions, longest=120)
    env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        _, _, over, cut, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
    assert met
    assert all(env.observation_space.contains(seen) for seen in met)
    assert {int(seen["question"][0]) for seen in met} == {0}, "it's asked for its own seat, which it counts as 0"


def test_a_wrong_choice_of_the_opponent_is_not_the_learner_s_loss() -> None:
    env = solo_env("spellchain", seat=1, against=wrong)
    with pytest.raises(IllegalAction, match="the opponent's policy chose wrongly: line 255 is not on the menu"):
        [env.reset(seed=seed) for seed in range(5)]


@pytest.mark.parametrize(
    ("against", "sentence"),
    [
        ("oracle", "there is no agent called 'oracle'"),
        ("search:many", "many"),
        (5, "against is an agent's name, an agent, or a function from an observation to an action, not 5"),
    ],
    ids=str,
)
def test_an_opponent_that_there_is_not_is_refused(against: Any, sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        solo_env("spellchain", against=against)


# ------------------------------------------------------------------ processes


def test_games_side_by_side_may_have_processes_of_their_own() -> None:
    inline, spread = (vector_env(2, "spellchain", processes=processes) for processes in (False, True))
    assert isinstance(spread, AsyncVectorEnv)
    try:
        one, other = inline.reset(seed=5)[0], spread.reset(seed=5)[0]
        for _ in range(30):
            assert all(np.array_equal(one[part], other[part]) for part in one)
            chosen = np.array([np.flatnonzero(mask)[0] for mask in one["action_mask"]])
            (one, *told, info), (other, *told_too, info_too) = inline.step(chosen), spread.step(chosen)
            assert all(np.array_equal(this, that) for this, that in zip(told, told_too, strict=True))
            assert np.array_equal(info["action_mask"], info_too["action_mask"])
    finally:
        spread.close()
        inline.close()


def test_what_makes_an_environment_can_be_pickled() -> None:
    env = solo_env("spellchain", seat="random")
    twin = pickle.loads(pickle.dumps(env))
    assert np.array_equal(env.reset(seed=3)[0]["cards"], twin.reset(seed=3)[0]["cards"])
