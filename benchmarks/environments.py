"""Steps per second of the environments, next to those of the engine alone: python -m benchmarks.environments

Both play at random. Times are CPU times, so other work on the machine matters less. ``--classics`` also measures
PettingZoo's classic games in the same run, if their packages are installed (``pip install 'pettingzoo[classic]'``).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.rl import Hall, aec_env, vector_env

SECONDS = 3.0
GAMES = 16
"""How many games a batch has."""
CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "chess_v6")
"""Classic games of PettingZoo, in their current versions."""


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


def stepping(env: Any, dice: Dice, seed: int) -> int:
    """A game of an environment of PettingZoo's kind; returns its decisions."""
    env.reset(seed=seed)
    decisions = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        choices = np.flatnonzero(seen["action_mask"])
        env.step(choices[dice.below(len(choices))])
        decisions += 1
    return decisions


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


def classics() -> None:
    """Print a line for each of PettingZoo's classic games, or why there is none."""
    for name in CLASSICS:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as error:
            print(f"PettingZoo's {name}: not measured, {error}")
            continue
        print(f"PettingZoo's {name}: {rate(partial(stepping, env, Dice(1))):,.0f}")


def main() -> None:
    """Print a line for each game."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--classics", action="store_true", help="also measure PettingZoo's classic games")
    asked = ask.parse_args()
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
    if asked.classics:
        classics()


if __name__ == "__main__":
    main()
