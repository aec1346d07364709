"""Every deck against every other from both seats: who wins, what going first is worth, how long games are.

Shares come with an interval that holds the true share in 95 of 100 such measurements (Wilson's). The two games of a
shuffle are played with the same decks, so they tell less than two independent games; the intervals are wider by as
much as the results of such pairs are alike.
"""

from __future__ import annotations

import hashlib
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any
from zlib import crc32

from spellhall.agents import agent
from spellhall.arena.runs.resumable import resumed
from spellhall.arena.runs.runners import HERE, Runner, accounted
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.statistics import wilson
from spellhall.kernel.state import State
from spellhall.registry import game as make_game

Pair = tuple[str, str]
BLOCK = 25
"""This many shuffles of a pair are one part of the work."""


@dataclass
class Balance:
    """The results of all pairs.

    ``wins[(a, b)]`` counts a's wins over b; ``lengths`` counts games by length; ``shuffles`` counts those with both
    games decided, ``split`` those of them where each side won one; ``decks`` is the fingerprint of the decks that
    were played. ``only`` are the decks that met all others, empty if every deck did.
    """

    game: str
    agent: str
    unit: str
    names: list[str]
    decks: str = ""
    games: int = 0
    draws: int = 0
    first_wins: int = 0
    shuffles: int = 0
    split: int = 0
    wins: Counter[Pair] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    only: tuple[str, ...] = ()

    def met(self, one: str, other: str) -> bool:
        """Whether two decks were to meet."""
        return one != other and (not self.only or one in self.only or other in self.only)

    def pairs(self) -> list[Pair]:
        """The pairs that were to meet."""
        return [pair for pair in combinations(self.names, 2) if self.met(*pair)]

    def played(self) -> list[str]:
        """The decks that were to meet any other."""
        return [name for name in self.names if any(name in pair for pair in self.pairs())]

    def add(self, other: Balance) -> None:
        """Add other pairs."""
        self.games += other.games
        self.draws += other.draws
        self.first_wins += other.first_wins
        self.shuffles += other.shuffles
        self.split += other.split
        self.wins.update(other.wins)
        self.lengths.update(other.lengths)

    def told(self) -> dict[str, Any]:
        """Its counts, for storing in a file."""
        counts = {name: getattr(self, name) for name in ("games", "draws", "first_wins", "shuffles", "split")}
        return counts | {
            "wins": [[*pair, count] for pair, count in self.wins.items()],
            "lengths": [*self.lengths.items()],
        }

    def take(self, told: dict[str, Any]) -> None:
        """Add counts from a file."""
        part = Balance(self.game, self.agent, self.unit, self.names)
        for name in ("games", "draws", "first_wins", "shuffles", "split"):
            setattr(part, name, told[name])
        part.wins.update({(winner, loser): count for winner, loser, count in told["wins"]})
        part.lengths.update(dict(told["lengths"]))
        self.add(part)

    def count(self, game: Game, state: State, seating: Pair) -> str:
        """Enter a finished game; returns its winner, or an empty text."""
        self.games += 1
        self.lengths[game.length(state)] += 1
        scores = state.returns()
        if scores[0] == scores[1]:
            self.draws += 1
            return ""
        winner = 0 if scores[0] > scores[1] else 1
        self.first_wins += winner == game.opener(state)
        self.wins[seating[winner], seating[1 - winner]] += 1
        return seating[winner]

    def share(self, name: str) -> float:
        """The share of its decided games that a deck won."""
        won, played = self.record_of(name)
        return won / played if played else 0.5

    def record_of(self, name: str) -> tuple[int, int]:
        """How many of its decided games a deck won, and how many there were."""
        won = sum(count for (winner, _), count in self.wins.items() if winner == name)
        lost = sum(count for (_, loser), count in self.wins.items() if loser == name)
        return won, won + lost

    def likeness(self) -> float:
        """How alike the two games of a shuffle end: 0 for chance, 1 if one side always wins both."""
        return max(0.0, 1 - 2 * self.split / self.shuffles) if self.shuffles else 0.0

    def interval(self, name: str) -> tuple[float, float]:
        """The bounds of a deck's true share in 95 of 100 cases."""
        won, played = self.record_of(name)
        shrunk = 1 + self.likeness()
        return wilson(won / shrunk, played / shrunk)

    def first_share(self) -> float:
        """The share of decided games that the player who went first won."""
        decided = self.games - self.draws
        return self.first_wins / decided if decided else 0.5

    def within(self, least: int, most: int) -> float:
        """The share of games whose length is between two bounds."""
        return sum(count for length, count in self.lengths.items() if least <= length <= most) / self.games

    def median_length(self) -> float:
        """The median length."""
        return statistics.median(self.lengths.elements())


def balance(
    game_name: str,
    games_a_seating: int = 50,
    agent_name: str = "greedy",
    seed: int = 0,
    runner: Runner = HERE,
    progress: Callable[[int], None] | None = None,
    limited: bool = False,
    keep: Path | None = None,
    only: Sequence[str] = (),
) -> Balance:
    """Play all pairs of starter decks, ``games_a_seating`` games in both seatings each; the seed decides everything.

    ``limited``: instead, all pairs of the kinds of decks built from packs, with new packs for every game. ``keep``: a
    file of finished parts (see ``runs.resumable``); a longer run resumes from a shorter one that had whole blocks.
    ``only``: just the pairs with one of these decks.

    Raises:
        UsageError: for a wrong name.
    """
    game = _game(game_name, limited)
    names = list(game.limited_kinds()) if limited else sorted(game.starter_decks())
    for name in only:
        if name not in names:
            raise UsageError(f"starter deck {name!r} doesn't exist; choose from {', '.join(names)}")
    decks = fingerprint(_decks(game, names, narrow(seed), limited))
    total = Balance(game_name, agent_name, game.length_unit, names, decks, only=tuple(only))
    tasks = [
        (game_name, pair, min(BLOCK, games_a_seating - first), agent_name, seed, limited, first)
        for first in range(0, games_a_seating, BLOCK)
        for pair in total.pairs()
    ]
    parts = f"{BLOCK}+{games_a_seating}" if games_a_seating % BLOCK else str(BLOCK)
    kind = "limited" if limited else "starters"
    about = f"{game_name} {kind} {parts} {agent_name} {seed} {game.digest()} {decks}"
    about += f" only {', '.join(only)}" if only else ""
    with accounted(lambda: None):
        for part in resumed(play_block, tasks, runner, keep, about):
            total.take(part)
            if progress is not None:
                progress(part["games"])
    return total


def _game(name: str, limited: bool) -> Game:
    return make_game(name, preset="limited") if limited else make_game(name)


def play_block(*task: Any) -> dict[str, Any]:
    """``play_pair``, in a form that can be stored."""
    return play_pair(*task).told()


def play_pair(
    game_name: str, pair: Pair, games: int, agent_name: str, seed: int, limited: bool = False, first: int = 0
) -> Balance:
    """The games of one pair, starting at a shuffle: each is played in both seatings; no two pairs share a shuffle."""
    game = _game(game_name, limited)
    part = Balance(game_name, agent_name, game.length_unit, list(pair))
    for number in range(first, first + games):
        shuffle = narrow((seed * 1_000_003 + number) * 1_000_003 + crc32("|".join(pair).encode()))
        decks = _decks(game, pair, shuffle, limited)
        winners = []
        for seating in (pair, pair[::-1]):
            state = game.new_state([decks[name] for name in seating], shuffle)
            state.record = None
            agents = [agent(agent_name, 2 * number + seat) for seat in range(2)]
            while not state.is_terminal():
                state.apply(agents[state.current_player()].act(state))
            winners.append(part.count(game, state, seating))
        if all(winners):
            part.shuffles += 1
            part.split += winners[0] != winners[1]
    return part


def _decks(game: Game, names: Sequence[str], shuffle: int, limited: bool) -> dict[str, list[str]]:
    """The decks with these names; if built from packs, those of a pair are the same in both seatings."""
    if not limited:
        starters = game.starter_decks()
        return {name: starters[name] for name in names}
    dice = Dice(shuffle)
    return {kind: game.limited_deck(kind, dice) for kind in names}


def fingerprint(decks: dict[str, list[str]]) -> str:
    """Distinguishes runs with different decks, or different ways to build them."""
    return hashlib.sha256(repr(sorted(decks.items())).encode()).hexdigest()[:16]


def as_markdown(
    found: Balance,
    command: str,
    changes: Sequence[tuple[str, str, str]] = (),
    limited: Balance | None = None,
    alone: Sequence[str] = (),
) -> str:
    """A game's page in ``docs/balance``.

    ``changes`` are those of ``Game.changes``, ``limited`` the games with decks built from packs, ``alone`` a section on
    games that each deck plays alone.
    """
    pairs = f"all {len(found.pairs())} pairs of the {len(found.names)} starter decks"
    if found.only:
        pairs = f"the {len(found.pairs())} pairs of starter decks with {' or '.join(found.only)}"
    lines = [
        f"# Balance of {found.game}",
        "",
        f"Made by `{command}`: {found.games} games between `{found.agent}` agents, {pairs} "
        f"(lists `{found.decks}`) from both seats. {interval_words(found)}",
        "",
        *summary(found),
        "",
        f"| {found.unit} | share of games |",
        "|---|---|",
    ]
    lines += [f"| {length} | {100 * count / found.games:.1f}% |" for length, count in sorted(found.lengths.items())]
    lines += ["", *table(found, "deck")]
    lines += ["", "A cell counts the games that the deck of the row won against the deck of the column.", ""]
    if limited is not None:
        lines += [
            "## Decks built from packs",
            "",
            f"{limited.games} games between decks that the hall builds from sealed pools, every two kinds against each "
            f"other, new pools for every two games. {interval_words(limited)}",
            "",
            *summary(limited),
            "",
            *table(limited, "kind"),
            "",
        ]
    lines += alone
    if changes:
        lines += ["## Changes to the first design", ""]
        lines += [f"- **{card}**: {change} {reason}" for card, change, reason in changes]
        lines.append("")
    return "\n".join(lines)


def interval_words(found: Balance) -> str:
    """What the intervals on the page mean."""
    return (
        "Behind each share stands its 95% interval (Wilson's; that the two "
        f"games of a shuffle end alike by {100 * found.likeness():.0f}% more than by chance makes it wider)."
    )


def summary(found: Balance) -> list[str]:
    """What going first is worth, and how long games are."""
    return [
        f"- The player who goes first wins {100 * found.first_share():.1f}% of the decided games; "
        f"{found.draws} games were drawn.",
        f"- Median length: {found.median_length():g} {found.unit}.",
    ]


def table(found: Balance, heading: str) -> list[str]:
    """Who won how often against whom, the best first."""
    names = found.played()
    lines = [f"| {heading} | wins | " + " | ".join(names) + " |", "|---|---|" + "---|" * len(names)]
    for name in sorted(names, key=lambda n: -found.share(n)):
        cells = [str(found.wins[name, other]) if found.met(name, other) else "-" for other in names]
        least, most = found.interval(name)
        share = f"{100 * found.share(name):.1f}% ({100 * least:.1f}-{100 * most:.1f})"
        lines.append(f"| **{name}** | {share} | " + " | ".join(cells) + " |")
    return lines
