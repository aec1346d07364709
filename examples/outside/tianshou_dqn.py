"""Spell Chain with two learners of Tianshou at one table, by DQN: ``python examples/outside/tianshou_dqn.py``."""

import sys

import numpy as np
import torch
from tianshou.algorithm import DQN, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from spellhall.rl import aec_env


def table() -> PettingZooEnv:
    """A table of Spell Chain, as Tianshou takes one of PettingZoo."""
    return PettingZooEnv(aec_env("spellchain"))


def learner(env: PettingZooEnv) -> DQN:
    """A learner for one seat."""
    seen = env.observation_space["observation"]
    net = Net(state_shape=seen.shape, action_shape=env.action_space.n, hidden_sizes=[64])
    policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.2, eps_inference=0.05)
    return DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-4), gamma=1.0, target_update_freq=100)


def main(steps: int = 512) -> float:
    """Learn from this many choices, and return the first seat's mean result in 10 games afterwards."""
    np.random.seed(1)
    torch.manual_seed(1)
    env = table()
    learners = MultiAgentOffPolicyAlgorithm(algorithms=[learner(env) for _ in env.agents], env=env)
    tables, apart = DummyVectorEnv([table] * 4), DummyVectorEnv([table] * 2)
    collector = Collector(learners, tables, VectorReplayBuffer(10_000, len(tables)), exploration_noise=True)
    examiner = Collector(learners, apart)
    collector.reset()
    learners.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            test_collector=examiner,
            max_epochs=1,
            epoch_num_steps=steps,
            collection_step_num_env_steps=128,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            test_step_num_episodes=2,
            multi_agent_return_reduction=lambda returns: returns[:, 0],
            show_progress=False,
            verbose=False,
        )
    )
    examiner.reset()
    told = examiner.collect(n_episode=10)
    return float(told.returns[:, 0].mean())


if __name__ == "__main__":
    print(f"the first seat's mean result: {main(*map(int, sys.argv[1:])):+.2f}")
