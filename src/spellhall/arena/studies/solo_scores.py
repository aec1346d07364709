"""Every starter deck played alone, for points: its average, and how often each score occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from spellhall.arena.runs.resumable import resumed
from spellhall.arena.runs.runners import HERE, Runner, accounted
from spellhall.arena.studies.deck_games import watch
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.game import Game
from spellhall.kernel.parts.statistics import SCORES, Figure, Tally, mean
from spellhall.registry import game as make_game

BLOCK = 10
"""This many games of a deck are one part of the work."""


@dataclass
class Alone:
    """How often each deck made each number of points."""

    game: str
    agent: str
    games: int
    scores: dict[str, Counter[int]] = field(default_factory=dict)

    def take(self, told: dict[str, Any]) -> None:
        """Add a result of ``play_block``."""
        self.scores.setdefault(told["deck"], Counter()).update(dict(told["scores"]))

    def mean_of(self, *names: str) -> float:
        """The average points of some decks."""
        scores = self._together(names)
        return mean(sum(score * count for score, count in scores.items()), scores.total())

    def figure(self, *names: str) -> Figure:
        """The figure about the points of some decks together."""
        scores = self._together(names)
        return _game(self.game).figures(Tally({SCORES: Counter({str(score): scores[score] for score in scores})}))[0]

    def _together(self, names: Sequence[str]) -> Counter[int]:
        return sum((self.scores[name] for name in names), Counter())


def play_alone(
    game_name: str,
    games: int,
    agent_name: str = "greedy",
    seed: int = 0,
    runner: Runner = HERE,
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
) -> Alone:
    """Play this many solo games with each starter deck, from the same seeds; the seed decides everything.

    Raises:
        UsageError: for a wrong name.
        Unfinished: when a process was ended from outside; stored parts stay.
    """
    game = _game(game_name)
    names = sorted(game.starter_decks())
    found = Alone(game_name, agent_name, games)
    tasks = [
        (game_name, name, agent_name, seed, first, min(BLOCK, games - first))
        for name in names
        for first in range(0, games, BLOCK)
    ]
    about = f"{game_name} alone {games} {agent_name} {seed} {game.digest()}"
    with accounted(lambda: None):
        for part in resumed(play_block, tasks, runner, keep, about):
            found.take(part)
            if progress is not None:
                progress(part["games"])
    return found


def _game(name: str) -> Game:
    return make_game(name, make_game(name).alone)


def play_block(game_name: str, name: str, agent_name: str, seed: int, first: int, games: int) -> dict[str, Any]:
    """Some games of one deck, in a form that can be stored."""
    game = _game(game_name)
    deck = game.starter_decks()[name]
    scores: Counter[int] = Counter()
    for number in range(first, first + games):
        shuffle = Dice(narrow(seed * 1_000_003 + number)).below(1 << 62)
        state = game.new_state([deck], shuffle)
        watch(state, [], agent_name, shuffle)
        scores[game.score(state) or 0] += 1
    return {"deck": name, "games": games, "scores": sorted(scores.items())}


def as_section(found: Alone) -> list[str]:
    """A section of a game's page in ``docs/balance``."""
    names = sorted(found.scores, key=lambda name: -found.mean_of(name))
    options = ", ".join(f"`{name}={value}`" for name, value in make_game(found.game).alone.items())
    together = found.figure(*names)
    labels = [row.label for row in together.rows]
    lines = [
        "## Alone",
        "",
        f"{found.games * len(names)} games for one ({options}), {found.games} of each starter deck from the same "
        f"seeds, played by the `{found.agent}` agent. All together: {together.said} Behind the share of the best score "
        "stands its 95% interval (Wilson's).",
        "",
        f"| deck | on average | share of {labels[-1]} | {' | '.join(labels)} |",
        "|---|---|---|" + "---|" * len(labels),
    ]
    lines += [_row(found, f"**{name}**", name) for name in names]
    return [*lines, _row(found, "all", *names), "", "The other columns count games by score.", ""]


def _row(found: Alone, label: str, *names: str) -> str:
    rows = found.figure(*names).rows
    best = f"{rows[-1].value:.1f}% ({rows[-1].low:.1f}-{rows[-1].high:.1f})"
    counts = " | ".join(str(row.counts[0]) for row in rows)
    return f"| {label} | {found.mean_of(*names):.2f} | {best} | {counts} |"
