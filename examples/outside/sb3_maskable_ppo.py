"""Spell Chain with MaskablePPO of Stable-Baselines3 contrib: ``python examples/outside/sb3_maskable_ppo.py``."""

import sys

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy


def main(steps: int = 512) -> float:
    """Learn from this many choices, and return the mean result of ten games afterwards."""
    env = gymnasium.make("spellhall.rl:Spellhall/SpellChain-v1", seat=None)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=128, batch_size=64, n_epochs=2, seed=1, device="cpu")
    model.learn(steps)
    mean, _ = evaluate_policy(model, env, n_eval_episodes=10, warn=False)
    env.close()
    return float(mean)


if __name__ == "__main__":
    print(f"mean result of 10 games against random: {main(*map(int, sys.argv[1:])):+.1f}")
