"""Steps per second of the environments, next to those of the engine alone: python -m benchmarks.environments

Both play at random. Times are CPU times, so other work on the machine matters less.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import numpy as np

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.rl import Hall, aec_env, vector_env

SECONDS = 3.0
GAMES = 16
"""How many games a batch has."""


def rate(play: Callable[[int], int]) -> float:
    """Decisions per second, over one game after another."""
    begun, decisions, seed = time.process_time(), 0, 0
    while time.process_time() - begun < SECONDS:
        decisions += play(seed)
        seed += 1
    return decisions / (time.process_time() - begun)


def alone(env: Hall, dice: Dice, seed: int) -> int:
    """A game of the engine; returns its decisions."""
    state, decisions = env.tables.laid(seed), 0
    while not state.is_terminal():
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
        decisions += 1
    return decisions


def stepping(env: Hall, dice: Dice, seed: int) -> int:
    """A game of the environment; returns its decisions."""
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else dice.below(int(seen["action_mask"].sum())))
    return env.decisions


def together(name: str, parts: list[str] | None = None) -> float:
    """Decisions per second of a batch, with those of the opponents, who play at random, too."""
    asked = {} if parts is None else {"parts": parts}
    envs = vector_env(GAMES, name, autoreset_mode="NextStep", copy=False, **asked)
    chance, played, before = np.random.default_rng(1), 0, np.zeros(GAMES, dtype=int)
    _, told = envs.reset(seed=1)
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        _, _, _, _, told = envs.step((chance.random(GAMES) * told["action_mask"].sum(axis=1)).astype(int))
        now = np.array(envs.get_attr("decisions"))
        played += int(np.where(now >= before, now - before, now).sum())
        before = now
    return played / (time.process_time() - begun)


def main() -> None:
    """Print a line for each game."""
    for name in spellhall.game_names():
        whole, menu, dice = aec_env(name), aec_env(name, parts=["action_mask"]), Dice(1)
        engine = rate(partial(alone, whole, dice))
        said = [f"engine {engine:,.0f}"]
        for kind, env in (("the menu", menu), ("all parts", whole)):
            steps = rate(partial(stepping, env, dice))
            said.append(f"PettingZoo with {kind} {steps:,.0f} ({steps / engine:.0%})")
        for kind, steps in (("the menu", together(name, ["action_mask"])), ("all parts", together(name))):
            said.append(f"a batch with {kind} {steps:,.0f} ({steps / engine:.0%})")
        print(f"{name}: {', '.join(said)}")


if __name__ == "__main__":
    main()
