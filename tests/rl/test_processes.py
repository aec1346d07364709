"""Games spread over processes: what is joined, what is refused, and what happens to errors."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from spellhall.kernel.errors import IllegalAction, SpellhallError, UsageError
from spellhall.rl import vector_env
from spellhall.rl.processes import SpreadVectorEnv, merged


@pytest.mark.parametrize(
    ("processes", "kind"), [(0, SyncVectorEnv), (False, SyncVectorEnv), (1, SpreadVectorEnv), (True, AsyncVectorEnv)]
)
def test_a_number_or_true_chooses_how_games_run(processes: int, kind: type[Any]) -> None:
    envs = vector_env(2, "spellchain", processes=processes)
    assert isinstance(envs, kind)
    envs.close()


def test_games_are_spread_evenly() -> None:
    envs = vector_env(5, "spellchain", processes=2)
    assert isinstance(envs, SpreadVectorEnv)
    assert envs.shares == [range(3), range(3, 5)]
    envs.reset(seed=1)
    assert len(envs.call("action_masks")) == 5
    envs.close()
    assert not any(process.is_alive() for process in envs._processes)


@pytest.mark.parametrize("processes", [-1, 4])
def test_an_impossible_number_of_processes_is_refused(processes: int) -> None:
    with pytest.raises(UsageError, match=f"3 games run in 0 to 3 processes, not {processes}"):
        vector_env(3, "spellchain", processes=processes)


def wrong(seen: Any) -> int:
    return 255


def ended(seen: Any) -> int:
    os._exit(0)


def test_an_error_in_a_process_is_raised_in_this_one() -> None:
    envs = vector_env(3, "spellchain", processes=2, against=wrong, seat=1)
    for _ in range(2):
        with pytest.raises(IllegalAction, match="the opponent's policy chose wrongly"):
            [envs.reset(seed=seed) for seed in range(8)]
    envs.close()


def test_a_process_that_has_ended_is_reported() -> None:
    envs = vector_env(3, "spellchain", processes=2, against=ended, seat=1)
    with pytest.raises(SpellhallError, match="a process of these games has ended"):
        [envs.reset(seed=seed) for seed in range(8)]
    envs.close()


def test_a_choice_of_games_to_reset_is_refused() -> None:
    envs = vector_env(3, "spellchain", processes=2)
    with pytest.raises(UsageError, match="reset_mask needs all games in one process"):
        envs.reset(options={"reset_mask": np.array([True, False, False])})
    envs.close()


def test_what_only_some_games_say_is_empty_for_the_others() -> None:
    last = np.array([None, {"a": 1}], dtype=object)
    told = {"final": {"score": np.array([0, 3]), "_score": np.array([False, True])}, "final_obs": last}
    whole = merged([{}, told], [1, 2])
    wanted = {"final": {"score": np.array([0, 0, 3]), "_score": np.array([False, False, True])}}
    assert data_equivalence(whole.pop("final_obs").tolist(), [None, None, {"a": 1}])
    assert data_equivalence(whole, wanted)
