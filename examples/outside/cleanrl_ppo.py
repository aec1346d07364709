"""Spell Chain with PPO in one file, in CleanRL's style: ``python examples/outside/cleanrl_ppo.py``.

It knows Gymnasium's vectors and ``info["action_mask"]``, and nothing of Spellhall but an ID.
"""

import sys

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn
from torch.distributions import Categorical

GAMES, ROLLOUT, EPOCHS, MINIBATCHES = 4, 32, 2, 4
DISCOUNT, SMOOTHING, CLIP = 1.0, 0.95, 0.2


class Agent(nn.Module):
    """A policy and a value, each of two layers."""

    def __init__(self, space: gymnasium.spaces.Box, actions: int) -> None:
        super().__init__()
        low, high = torch.as_tensor(space.low).float(), torch.as_tensor(space.high).float()
        self.register_buffer("low", low)
        self.register_buffer("width", (high - low).clamp(min=1))
        self.critic = nn.Sequential(nn.Linear(len(low), 64), nn.Tanh(), nn.Linear(64, 1))
        self.actor = nn.Sequential(nn.Linear(len(low), 64), nn.Tanh(), nn.Linear(64, actions))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """What to choose among the actions of the mask, and the value."""
        scaled = (seen - self.low) / self.width
        logits = self.actor(scaled).masked_fill(~mask, -1e8)
        return Categorical(logits=logits), self.critic(scaled)[:, 0]


def main(steps: int = 512) -> int:
    """Learn from about this many choices, and return how many games ended."""
    torch.manual_seed(1)
    envs = gymnasium.make_vec(
        "spellhall.rl:Spellhall/SpellChain-v1",
        num_envs=GAMES,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        wrappers=[gymnasium.wrappers.FlattenObservation, gymnasium.wrappers.RecordEpisodeStatistics],
    )
    agent = Agent(envs.single_observation_space, envs.single_action_space.n)
    optimizer = torch.optim.Adam(agent.parameters(), lr=2.5e-4, eps=1e-5)
    shape = (ROLLOUT, GAMES)
    observations = torch.zeros((*shape, *envs.single_observation_space.shape))
    masks = torch.zeros((*shape, envs.single_action_space.n), dtype=torch.bool)
    actions, logs, values, rewards, ends = (torch.zeros(shape) for _ in range(5))
    seen, info = envs.reset(seed=1)
    ended = 0
    for _ in range(max(1, steps // (GAMES * ROLLOUT))):
        for step in range(ROLLOUT):
            observations[step] = torch.as_tensor(seen)
            masks[step] = torch.as_tensor(np.asarray(info["action_mask"]), dtype=torch.bool)
            with torch.no_grad():
                chances, values[step] = agent(observations[step], masks[step])
            actions[step] = chosen = chances.sample()
            logs[step] = chances.log_prob(chosen)
            seen, gained, over, cut, info = envs.step(chosen.numpy())
            rewards[step], ends[step] = torch.as_tensor(gained), torch.as_tensor(over | cut)
            ended += int((over | cut).sum())
        with torch.no_grad():
            mask = torch.as_tensor(np.asarray(info["action_mask"]), dtype=torch.bool)
            following = agent(torch.as_tensor(seen).float(), mask)[1]
        gains, last = torch.zeros(shape), torch.zeros(GAMES)
        for step in reversed(range(ROLLOUT)):
            on = 1 - ends[step]
            error = rewards[step] + DISCOUNT * on * following - values[step]
            gains[step] = last = error + DISCOUNT * SMOOTHING * on * last
            following = values[step]
        flat = [part.flatten(0, 1) for part in (observations, masks, actions, logs, gains, gains + values)]
        for part in torch.cat([torch.randperm(GAMES * ROLLOUT) for _ in range(EPOCHS)]).chunk(EPOCHS * MINIBATCHES):
            some, allowed, taken, before, gain, target = (numbers[part] for numbers in flat)
            chances, value = agent(some, allowed)
            ratio = (chances.log_prob(taken) - before).exp()
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = loss + (value - target).square().mean() / 2 - 0.01 * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
    envs.close()
    return ended


if __name__ == "__main__":
    print(f"games that ended: {main(*map(int, sys.argv[1:]))}")
