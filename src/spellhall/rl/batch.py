"""Many games in one process, stepped in one loop: each writes its observations into the arrays of the whole batch.

The same as Gymnasium's ``SyncVectorEnv``, step by step (``tests/rl/test_batch.py``), without an observation of its own
for each game and an info for each step, which take as long there as the games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from spellhall.kernel.errors import UsageError
from spellhall.rl.observations import Observation
from spellhall.rl.solo import Solo

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
MASK = "action_mask"


class BatchVectorEnv(SyncVectorEnv):
    """Games that are stepped together in one loop.

    Args:
        makers: a function for each game that makes it.
        autoreset_mode: when a game that has ended begins anew.
        copy: whether observations are copies; without, the next step writes into the same arrays.
    """

    envs: list[Solo]  # type: ignore[assignment]

    def __init__(self, makers: Sequence[Callable[[], Solo]], autoreset_mode: AutoresetMode, copy: bool = True) -> None:
        super().__init__(makers, copy=copy, autoreset_mode=autoreset_mode)
        self._batch: Observation = self._observations
        self._views = [{part: array[at] for part, array in self._batch.items()} for at in range(self.num_envs)]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew, or those of the option ``reset_mask``; from one seed, each game gets the next one.

        Raises:
            UsageError: for a wrong number of seeds, or a mask that isn't one.
        """
        chosen = self._chosen(options)
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + game for game in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise UsageError(f"{self.num_envs} games need as many seeds, not {len(seed)}")
        infos: dict[str, Any] = {}
        for game in chosen:
            self.envs[game].begin(seed[game])
            self._terminations[game] = self._truncations[game] = self._autoreset_envs[game] = False
            self._show(game, self.envs[game].score(), infos)
        return self._seen(), self._told(infos, chosen)

    def step(self, actions: Any) -> Step:
        """Take an action in each game; those that have ended begin anew, now or at the next step."""
        infos: dict[str, Any] = {}
        for game, (env, action) in enumerate(zip(self.envs, np.asarray(actions).tolist(), strict=True)):
            if self._autoreset_envs[game] and self.autoreset_mode == AutoresetMode.NEXT_STEP:
                env.begin()
                self._rewards[game], self._terminations[game], self._truncations[game] = 0.0, False, False
                told = env.score()
            else:
                reward, over, cut, told = env.take(action)
                self._rewards[game], self._terminations[game], self._truncations[game] = reward, over, cut
                if (over or cut) and self.autoreset_mode == AutoresetMode.SAME_STEP:
                    seen = env.observe()
                    info = {MASK: env.mask(seen), "seat": env.seat, **told}
                    infos = self._add_info(infos, {"final_obs": seen, "final_info": info}, game)
                    env.begin()
                    told = env.score()
            self._show(game, told, infos)
        self._autoreset_envs = self._terminations | self._truncations
        results = self._rewards.copy(), self._terminations.copy(), self._truncations.copy()
        return self._seen(), *results, self._told(infos, range(self.num_envs))

    def _show(self, game: int, told: dict[str, Any], infos: dict[str, Any]) -> None:
        self.envs[game].observe(self._views[game])
        if told:
            self._add_info(infos, told, game)

    def _seen(self) -> Observation:
        return {part: array.copy() for part, array in self._batch.items()} if self.copy else self._batch

    def _told(self, infos: dict[str, Any], games: Sequence[int]) -> dict[str, Any]:
        """The infos of these games: what every game has, and then what only some have."""
        here = np.zeros(self.num_envs, dtype=np.bool_)
        here[games] = True
        if MASK in self._batch:
            masks = self._batch[MASK] * here[:, None] if len(games) < self.num_envs else self._batch[MASK].copy()
        else:
            masks = np.stack([env.mask({}) * shown for env, shown in zip(self.envs, here, strict=True)])
        seats = np.array([env.seat for env in self.envs]) * here
        return {MASK: masks, f"_{MASK}": here, "seat": seats, "_seat": here.copy(), **infos}

    def _chosen(self, options: dict[str, Any] | None) -> Sequence[int]:
        """The games that a reset is about."""
        if not options or "reset_mask" not in options:
            return range(self.num_envs)
        mask = options["reset_mask"]
        if not (
            isinstance(mask, np.ndarray) and mask.dtype == np.bool_ and mask.shape == (self.num_envs,) and mask.any()
        ):
            raise UsageError(f"reset_mask is an array of {self.num_envs} truth values, at least one of them true")
        return [int(game) for game in np.flatnonzero(mask)]
