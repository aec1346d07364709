"""Spell Chain with PPO of TorchRL: ``python examples/outside/torchrl_ppo.py``."""

import sys

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymEnv, TransformedEnv, check_env_specs
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE


def main(steps: int = 512) -> float:
    """Learn from this many choices, and return the mean result of the games that ended."""
    torch.manual_seed(1)
    game = GymEnv(
        "spellhall.rl:Spellhall/SpellChain-v1",
        parts=["observation", "action_mask"],
        categorical_action_encoding=True,
    )
    as_booleans = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    env = TransformedEnv(game, Compose(as_booleans, ActionMask()))
    check_env_specs(env)
    inputs, lines = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    scores = nn.Sequential(nn.LayerNorm(inputs), nn.Linear(inputs, 64), nn.Tanh(), nn.Linear(64, lines))
    actor = ProbabilisticActor(
        TensorDictModule(scores, in_keys=["observation"], out_keys=["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        spec=env.action_spec,
        return_log_prob=True,
    )
    value = nn.Sequential(nn.LayerNorm(inputs), nn.Linear(inputs, 64), nn.Tanh(), nn.Linear(64, 1))
    critic = ValueOperator(value, in_keys=["observation"])
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic)
    optimizer = torch.optim.Adam(loss.parameters(), lr=3e-4)
    collector = Collector(env, actor, frames_per_batch=128, total_frames=steps)
    results = []
    for batch in collector:
        results += batch["next", "reward"][batch["next", "done"]].tolist()
        for _ in range(2):
            advantage(batch)
            losses = loss(batch)
            optimizer.zero_grad()
            (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
            optimizer.step()
    collector.shutdown()
    return sum(results) / len(results)


if __name__ == "__main__":
    print(f"mean result against random: {main(*map(int, sys.argv[1:])):+.2f}")
