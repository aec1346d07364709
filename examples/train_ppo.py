"""Train a masked PPO policy on Spell Chain, and measure it with cards it has never met: python examples/train_ppo.py

One file in the style of CleanRL; it needs NumPy, PyTorch and ``spellhall[rl]``. Every game has new random decks. The
policy reads each card as its printed facts and its effect (``CardTable``), so it can play any card; with
``--hold-out 25`` it trains with decks of the other 80 cards, and is then measured with decks of the 25. It learns from
games against ``random`` and, in a quarter of them, ``club``, as either seat.

It writes into ``--out``: the learning curve (curve.csv, curve.svg), after each of its points; the policy (policy.pt);
the final shares with their intervals (result.json). The same arguments give the same files on the same machine.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical
from torch.nn.functional import one_hot, relu

import spellhall
from spellhall.agents import Agent, agent
from spellhall.kernel.bounds import Bound
from spellhall.kernel.parts.statistics import wilson
from spellhall.rl import CardTable, Observer, solo_env, vector_env

NAME, DECK, OPPONENTS = "spellchain", 25, ("random", "club")
NOT_THE_MENU, USUAL_CARDS = -1e9, 16
EPOCHS, MINIBATCHES, WIDTH = 3, 4, 64
SMOOTHING, CLIP = 0.95, 0.2  # of advantages, without discount; of the change of a probability
Batch = dict[str, NDArray[Any]]


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """The settings of a run."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--steps", type=int, default=1_000_000, help="choices to learn from; a game has about 20")
    ask.add_argument("--hold-out", type=int, default=0, help="cards to keep from training")
    ask.add_argument("--club", type=float, default=0.25, help="share of training games against club, not random")
    ask.add_argument("--games", type=int, default=64, help="games side by side")
    ask.add_argument("--rollout", type=int, default=32, help="choices a game between two updates")
    ask.add_argument("--rate", type=float, default=1e-3, help="learning rate, falling to 0")
    ask.add_argument("--entropy", type=float, default=0.01)
    ask.add_argument("--points", type=int, default=10, help="points of the curve")
    ask.add_argument("--measure", type=int, default=256, help="games a point, opponent and set of cards")
    ask.add_argument("--final", type=int, default=1024, help="the same for the result")
    ask.add_argument("--out", type=Path, default=Path("runs/ppo"))
    return ask.parse_args(given)


def split(seed: int, held_out: int) -> tuple[list[str], list[str]]:
    """The keys of the cards to train with, and of those held out."""
    keys = sorted(card.key for card in spellhall.game(NAME).definitions)
    random.Random(seed).shuffle(keys)
    return sorted(keys[held_out:]), sorted(keys[:held_out])


def decks_of(keys: list[str]) -> Callable[[int], list[list[str]]]:
    """Builds two random legal decks of these cards from a game's seed."""
    cards = [card for card in spellhall.game(NAME).definitions if card.key in set(keys)]
    copies = [card for card in cards for _ in range(card.limit)]

    def deck(chance: random.Random) -> list[str]:
        chosen, ultimates = list[str](), 0
        for card in chance.sample(copies, len(copies)):
            ultimates += (ultimate := "Ultimate" in card.seals)
            if len(chosen) < DECK and (not ultimate or ultimates == 1):
                chosen.append(card.key)
        return chosen

    def build(seed: int) -> list[list[str]]:
        chance = random.Random(seed)
        return [deck(chance), deck(chance)]

    return build


def features(known: list[str]) -> Tensor:
    """A row for each card: its facts, and how often each token is in its effect.

    What isn't on any card of the training set stays 0 for all others: nothing could be learned about it.
    """
    table = CardTable(spellhall.game(NAME))
    words = np.stack([np.bincount(row, minlength=len(table.words))[1:] for row in table.tokens])
    whole = np.log1p(np.abs(np.concatenate([table.facts, words], axis=1)))
    met = whole[[key in set(known) for key in table.keys]].any(axis=0)
    return torch.as_tensor(whole * met, dtype=torch.float32)


def trainer(club: float) -> type[Agent]:
    """The opponent in training: ``club`` in this share of the games, otherwise ``random``; the seed decides."""

    class Trainer:
        def __init__(self, seed: int) -> None:
            self.agent = agent("club" if random.Random(seed).random() < club else "random", seed)

        def act(self, state: Any) -> int:
            return self.agent.act(state)

    return Trainer


class Columns(nn.Module):
    """Numbers of an observation as floats: names with few values one-hot, amounts by their logarithm."""

    def __init__(self, bounds: tuple[Bound, ...], most: int = 32) -> None:
        super().__init__()
        names = [(at, bound.least, bound.most - bound.least + 1) for at, bound in enumerate(bounds) if bound.category]
        self.names = [name for name in names if name[2] <= most]
        self.amounts = [at for at, bound in enumerate(bounds) if not bound.category]
        self.width = len(self.amounts) + sum(size for _, _, size in self.names)

    def forward(self, numbers: Tensor) -> Tensor:
        amounts = numbers[..., self.amounts].float()
        parts = [torch.sign(amounts) * torch.log1p(torch.abs(amounts))]
        parts += [one_hot(numbers[..., at] - least, size).float() for at, least, size in self.names]
        return torch.cat(parts, dim=-1)


class Policy(nn.Module):
    """Scores each line of the menu by its card and the position, and the position by what is on the table."""

    def __init__(self, observer: Observer, cards: Tensor, width: int) -> None:
        super().__init__()
        self.register_buffer("facts", cards)
        parts = {name: Columns(observer.bounds[name]) for name in ("cards", "table", "question", "options")}
        self.parts = nn.ModuleDict(parts)
        self.card = nn.Linear(cards.shape[1], width)
        self.row = nn.Sequential(nn.Linear(width + parts["cards"].width, width), nn.ReLU(), nn.Linear(width, width))
        whole = 2 * width + parts["table"].width + parts["question"].width
        layers = [nn.Linear(whole, 2 * width), nn.ReLU(), nn.Linear(2 * width, width), nn.ReLU()]
        self.position = nn.Sequential(*layers)
        self.line = nn.Sequential(nn.Linear(2 * width + parts["options"].width, width), nn.ReLU(), nn.Linear(width, 1))
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: dict[str, Tensor]) -> tuple[Categorical, Tensor]:
        cards, options = seen["cards"], seen["options"]
        kinds = self.card(self.facts)[cards[..., 1]]
        rows = relu(self.row(torch.cat([kinds, self.parts["cards"](cards)], dim=-1))) * cards[..., :1]
        whole = [rows.sum(dim=1) / USUAL_CARDS, rows.amax(dim=1), self.parts["table"](seen["table"])]
        position = self.position(torch.cat([*whole, self.parts["question"](seen["question"])], dim=-1))
        about = options[..., 1:2].clamp(min=0).expand(-1, -1, rows.shape[-1])
        named = torch.gather(rows, 1, about) * (options[..., 1:2] >= 0)
        context = position[:, None].expand(-1, options.shape[1], -1)
        scores = self.line(torch.cat([named, context, self.parts["options"](options)], dim=-1))[..., 0]
        scores = scores.masked_fill(seen["action_mask"] == 0, NOT_THE_MENU)
        return Categorical(logits=scores), self.value(position)[:, 0]


def tensors(seen: Batch, at: NDArray[Any] | slice = slice(None)) -> dict[str, Tensor]:
    """Some rows of a batch, without the cards and lines that none of them uses."""
    lines, cards = seen["action_mask"][at].any(axis=0).sum(), seen["cards"][at, :, 0].any(axis=0).sum()
    cut = {"cards": max(1, cards), "options": lines, "action_mask": lines}
    return {name: torch.as_tensor(part[at][:, : cut.get(name)].astype(np.int64)) for name, part in seen.items()}


def share(policy: Policy, build: Callable[[int], list[list[str]]], against: str, games: int, seed: int) -> list[float]:
    """The share of games that the policy wins, drawing its choices, and its interval; a draw is half a win."""
    side = min(games, 64)
    envs = vector_env(side, NAME, decks=build, against=against, seat=None)
    chance = torch.Generator().manual_seed(seed)
    seen, _ = envs.reset(seed=seed)
    left, won, played = np.full(side, games // side), 0.0, games // side * side
    while left.any():
        with torch.no_grad():
            chosen = policy(tensors(seen))[0].probs.multinomial(1, generator=chance)[:, 0]
        seen, rewards, over, cut, _ = envs.step(chosen.numpy())
        counted = (over | cut) & (left > 0)
        won += float(((rewards[counted] + 1) / 2).sum())
        left -= counted
    envs.close()
    return [won / played, *wilson(won, played)]


def shares(policy: Policy, pools: dict[str, list[str]], games: int, seed: int) -> dict[str, list[float]]:
    """``share`` for each set of cards, against each opponent."""
    return {
        f"{cards} cards, against {against}": share(policy, decks_of(keys), against, games, seed)
        for cards, keys in pools.items()
        for against in OPPONENTS
    }


def keep(points: list[dict[str, Any]], out: Path) -> None:
    """Write the learning curve, as numbers and as a picture."""
    lines = [name for name in points[0] if name != "steps"]
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["steps", *(f"{line}{end}" for line in lines for end in ("", ", low", ", high"))])
        rows.writerows([p["steps"], *(round(n, 4) for line in lines for n in p[line])] for p in points)
    most, colours = max(point["steps"] for point in points) or 1, ["#1b6", "#16b", "#b61", "#b16"]
    parts = [f'<text x="60" y="20">Share of games won, by choices learned from (0 to {most:,})</text>']
    for tenth in range(0, 11, 2):
        y = 330 - 30 * tenth
        parts += [f'<path d="M60 {y}H660" stroke="#ddd"/><text x="20" y="{y + 4}">{tenth / 10:.0%}</text>']
    for line, colour, y in zip(lines, colours, range(345, 500, 16), strict=False):
        at = [(60 + 600 * point["steps"] / most, [330 - 300 * number for number in point[line]]) for point in points]
        band = [f"{x:.0f},{low:.0f}" for x, (_, low, _) in at] + [f"{x:.0f},{high:.0f}" for x, (_, _, high) in at[::-1]]
        curve = " ".join(f"{x:.0f},{middle:.0f}" for x, (middle, _, _) in at)
        parts += [f'<polygon points="{" ".join(band)}" fill="{colour}" opacity=".15"/>']
        parts += [f'<polyline points="{curve}" fill="none" stroke="{colour}" stroke-width="2"/>']
        parts += [f'<text x="60" y="{y + 10}" fill="{colour}">{line}</text>']
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 420" font-family="sans-serif" font-size="13">'
    (out / "curve.svg").write_text("\n".join([head, *parts, "</svg>\n"]), encoding="utf-8")


def rollouts(policy: Policy, envs: Any, args: argparse.Namespace) -> Iterator[tuple[Batch, dict[str, Tensor]]]:
    """The choices of all games, ``rollout`` at a time, with their advantages and returns. It never ends."""
    shape = (args.rollout, args.games)
    seen, _ = envs.reset(seed=args.seed)
    while True:
        kept = {name: np.empty((*shape, *part.shape[1:]), part.dtype) for name, part in seen.items()}
        chosen, logs, values, rewards, ends = (torch.zeros(shape) for _ in range(5))
        for step in range(args.rollout):
            for name, part in seen.items():
                kept[name][step] = part
            with torch.no_grad():
                choice, values[step] = policy(tensors(seen))
            chosen[step] = action = choice.sample()
            logs[step] = choice.log_prob(action)
            seen, gained, over, cut, _ = envs.step(action.numpy())
            rewards[step], ends[step] = torch.as_tensor(gained), torch.as_tensor(over | cut)
        with torch.no_grad():
            following = policy(tensors(seen))[1]
        gains, last = torch.zeros(shape), torch.zeros(args.games)
        for step in reversed(range(args.rollout)):
            on = 1 - ends[step]
            gains[step] = last = rewards[step] + on * following - values[step] + SMOOTHING * on * last
            following = values[step]
        learned = {"chosen": chosen, "logs": logs, "gains": gains, "returns": gains + values}
        flat = {name: part.reshape(-1, *part.shape[2:]) for name, part in kept.items()}
        yield flat, {name: part.flatten() for name, part in learned.items()}


def improve(policy: Policy, optimizer: Any, batch: Batch, learned: dict[str, Tensor], args: argparse.Namespace) -> None:
    """PPO's clipped objective, a few times over the batch."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(learned["logs"])).chunk(MINIBATCHES):
            choice, values = policy(tensors(batch, part.numpy()))
            gains = learned["gains"][part]
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            ratio = (choice.log_prob(learned["chosen"][part]) - learned["logs"][part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gained = torch.min(ratio * gains, clipped * gains).mean()
            wrong = (values - learned["returns"][part]).square().mean() / 2
            loss = wrong - gained - args.entropy * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def main(given: list[str] | None = None) -> None:
    """Train, measure, and write the files."""
    args = arguments(given)
    torch.set_num_threads(1)  # the network is small, and a run is the same again
    torch.manual_seed(args.seed)
    known, held_out = split(args.seed, args.hold_out)
    pools = {"known": known} | ({"held-out": held_out} if held_out else {})
    envs = vector_env(args.games, NAME, decks=decks_of(known), against=trainer(args.club), seat=None)
    policy = Policy(solo_env(NAME).observer, features(known), WIDTH)
    optimizer = torch.optim.Adam(policy.parameters(), lr=args.rate, eps=1e-5)
    updates = max(1, args.steps // (args.games * args.rollout))
    marks = {updates * point // args.points for point in range(1, args.points + 1)}
    args.out.mkdir(parents=True, exist_ok=True)
    points: list[dict[str, Any]] = [{"steps": 0, **shares(policy, pools, args.measure, args.seed + 1000)}]
    batches = rollouts(policy, envs, args)
    for update in range(1, updates + 1):
        optimizer.param_groups[0]["lr"] = args.rate * (1 - (update - 1) / updates)
        improve(policy, optimizer, *next(batches), args)
        if update in marks:
            steps = update * args.games * args.rollout
            points.append({"steps": steps, **shares(policy, pools, args.measure, args.seed + 1000 + update)})
            keep(points, args.out)
            told = ", ".join(f"{line} {number[0]:.0%}" for line, number in points[-1].items() if line != "steps")
            print(f"{steps:,} choices, {time.process_time():.0f} CPU seconds: {told}", flush=True)
    envs.close()
    final = shares(policy, pools, args.final, args.seed + 2000)
    settings = {name: str(value) for name, value in vars(args).items() if name != "out"}
    result = {"settings": settings, "held out": held_out, "games": args.final, "shares": final}
    (args.out / "result.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    torch.save(policy.state_dict(), args.out / "policy.pt")
    for line, (part, low, high) in final.items():
        print(f"{line}: won {part:.1%} of {args.final} games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
