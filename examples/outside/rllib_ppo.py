"""Spell Chain with PPO of RLlib and its module for masks: ``python examples/outside/rllib_ppo.py``."""

import sys
from typing import Any

import gymnasium
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env


def named_for_rllib(config: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    """A game whose observation has the two names that RLlib's module for masks reads."""
    env = gymnasium.make("spellhall.rl:Spellhall/SpellChain-v1", parts=["observation", "action_mask"], **config)
    mask = gymnasium.spaces.Box(0.0, 1.0, shape=(env.action_space.n,))
    space = gymnasium.spaces.Dict({"observations": env.observation_space["observation"], "action_mask": mask})
    return gymnasium.wrappers.TransformObservation(
        env,
        lambda seen: {"observations": seen["observation"], "action_mask": seen["action_mask"].astype("float32")},
        space,
    )


def main(steps: int = 512) -> float:
    """Learn from about this many choices, and return the mean result of the games that ended."""
    register_env("spellchain", named_for_rllib)
    config = (
        PPOConfig()
        .environment("spellchain", env_config={"seat": None})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=2)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=256, minibatch_size=64, num_epochs=2, gamma=1.0)
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    for _ in range(max(1, steps // 256)):
        told = algorithm.train()
    algorithm.stop()
    ray.shutdown()
    return float(told["env_runners"]["episode_return_mean"])


if __name__ == "__main__":
    print(f"mean result against random: {main(*map(int, sys.argv[1:])):+.2f}")
