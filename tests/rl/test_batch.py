"""Games stepped in one loop: the same as Gymnasium's SyncVectorEnv, in arrays that are made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from spellhall.kernel.errors import UsageError
from spellhall.rl import solo_env, vector_env
from spellhall.rl.batch import BatchVectorEnv
from spellhall.rl.observations import AEC_PARTS, PARTS

MODES = [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP]


def chosen(mask: Any, chance: np.random.Generator) -> Any:
    """A choice for each game; now and then one that isn't on the menu."""
    wrong = chance.random(len(mask)) < 0.02
    return np.where(wrong, mask.shape[1] - 1, (chance.random(len(mask)) * mask.sum(axis=1)).astype(int))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize(
    ("name", "parts", "options"),
    [
        ("spellchain", PARTS, {"seat": None}),
        ("spellchain", ["observation"], {"seat": None}),
        ("spellchain", [*AEC_PARTS, "codes"], {"actions": "codes", "longest": 13}),
        ("spellslinger", AEC_PARTS, {"longest": 25}),
        ("spellfire", PARTS, {"longest": 25}),
        ("spellfire", PARTS, {"solitaire": "one-deck", "longest": 60}),
    ],
)
def test_every_step_is_that_of_gymnasium_s_own_vector(
    name: str, parts: Sequence[str], options: dict[str, Any], mode: AutoresetMode
) -> None:
    batch = vector_env(3, name, autoreset_mode=mode, parts=parts, **options)
    assert isinstance(batch, BatchVectorEnv)
    plain = SyncVectorEnv([partial(solo_env, name, parts=parts, **options)] * 3, autoreset_mode=mode)
    assert plain.observation_space == batch.observation_space
    chance, ends = np.random.default_rng(2), 0
    one, other = batch.reset(seed=5), plain.reset(seed=5)
    for _ in range(100):
        assert data_equivalence(one, other, exact=True)
        actions = chosen(one[-1]["action_mask"], chance)
        one, other = batch.step(actions), plain.step(actions)
        ends += int((one[2] | one[3]).sum())
    assert ends > 2
    batch.close()
    plain.close()


def test_some_games_begin_anew_on_request() -> None:
    batch = vector_env(3, "spellchain", autoreset_mode="Disabled", longest=9)
    plain = SyncVectorEnv([partial(solo_env, "spellchain", longest=9)] * 3, autoreset_mode=AutoresetMode.DISABLED)
    batch.reset(seed=1)
    plain.reset(seed=1)
    for seed in range(4):
        ended = np.zeros(3, dtype=bool)
        while not ended.any():
            one, other = batch.step(np.zeros(3, dtype=int)), plain.step(np.zeros(3, dtype=int))
            assert data_equivalence(one, other, exact=True)
            ended = one[2] | one[3]
        seeds = [seed, seed + 9, seed + 90]
        one, other = (env.reset(seed=seeds, options={"reset_mask": ended.copy()}) for env in (batch, plain))
        assert data_equivalence(one, other, exact=True)


@pytest.mark.parametrize(
    "mask", [[True, False, False], np.zeros(3, dtype=bool), np.ones(2, dtype=bool), np.ones(3, dtype=int)]
)
def test_a_mask_of_games_that_is_none_is_refused(mask: Any) -> None:
    batch = vector_env(3, "spellchain")
    batch.reset(seed=1)
    with pytest.raises(UsageError, match="reset_mask is an array of 3 truth values, at least one of them true"):
        batch.reset(options={"reset_mask": mask})
    with pytest.raises(UsageError, match="3 games need as many seeds, not 2"):
        batch.reset(seed=[1, 2])


def test_observations_are_the_callers_unless_it_asks_for_the_arrays_themselves() -> None:
    copies, arrays = (vector_env(2, "spellchain", copy=copy) for copy in (True, False))
    kept, shared = copies.reset(seed=1)[0], arrays.reset(seed=1)[0]
    assert data_equivalence(kept, shared, exact=True)
    first = {part: array.copy() for part, array in kept.items()}
    after, again = copies.step(np.zeros(2, dtype=int))[0], arrays.step(np.zeros(2, dtype=int))[0]
    assert data_equivalence(kept, first, exact=True), "the next step leaves them alone"
    assert all(again[part] is shared[part] for part in PARTS), "the same arrays at every step"
    assert data_equivalence(after, again, exact=True)
