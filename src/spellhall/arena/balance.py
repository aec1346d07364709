"""Every deck against every other from both seats: who wins, who profits from going first, how long games are."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from zlib import crc32

from spellhall.agents import agent
from spellhall.arena.workers import accounted, in_order
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import game as make_game

Pair = tuple[str, str]


@dataclass
class Balance:
    """What came of all pairs. ``wins[(a, b)]`` counts a's wins over b; ``lengths`` counts games by length."""

    game: str
    agent: str
    unit: str
    names: list[str]
    games: int = 0
    draws: int = 0
    first_wins: int = 0
    wins: Counter[Pair] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)

    def add(self, other: Balance) -> None:
        """Take in other pairs."""
        self.games += other.games
        self.draws += other.draws
        self.first_wins += other.first_wins
        self.wins.update(other.wins)
        self.lengths.update(other.lengths)

    def count(self, game: Game, state: State, seating: Pair) -> None:
        """Enter a finished game."""
        self.games += 1
        self.lengths[game.length(state)] += 1
        scores = state.returns()
        if scores[0] == scores[1]:
            self.draws += 1
            return
        winner = 0 if scores[0] > scores[1] else 1
        self.first_wins += winner == game.opener(state)
        self.wins[seating[winner], seating[1 - winner]] += 1

    def share(self, name: str) -> float:
        """The share of its decided games that a deck won."""
        won = sum(count for (winner, _), count in self.wins.items() if winner == name)
        lost = sum(count for (_, loser), count in self.wins.items() if loser == name)
        return won / (won + lost) if won + lost else 0.5

    def first_share(self) -> float:
        """The share of decided games that whoever went first won."""
        decided = self.games - self.draws
        return self.first_wins / decided if decided else 0.5

    def within(self, least: int, most: int) -> float:
        """The share of games of a length between two bounds."""
        return sum(count for length, count in self.lengths.items() if least <= length <= most) / self.games

    def median_length(self) -> float:
        """The median length."""
        return statistics.median(self.lengths.elements())


def balance(
    game_name: str,
    games_a_seating: int = 50,
    agent_name: str = "greedy",
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    limited: bool = False,
) -> Balance:
    """Play all pairs of starter decks, ``games_a_seating`` games in each of the two seatings; deterministic from the
    seed. ``limited``: instead all pairs of the kinds of decks built from packs, new packs for every game.

    Raises:
        UsageError: for a wrong name or number.
    """
    if jobs < 1:
        raise UsageError(f"a measurement takes at least one process, not {jobs}")
    game = _game(game_name, limited)
    names = list(game.limited_kinds()) if limited else sorted(game.starter_decks())
    total = Balance(game_name, agent_name, game.length_unit, names)
    tasks = [(game_name, pair, games_a_seating, agent_name, seed, limited) for pair in combinations(names, 2)]
    with accounted(lambda: None):
        for part in in_order(play_pair, tasks, jobs):
            total.add(part)
            if progress is not None:
                progress(part.games)
    return total


def _game(name: str, limited: bool) -> Game:
    return make_game(name, preset="limited") if limited else make_game(name)


def play_pair(game_name: str, pair: Pair, games: int, agent_name: str, seed: int, limited: bool = False) -> Balance:
    """The games of one pair: each seed is played in both seatings; no two pairs share a shuffle."""
    game = _game(game_name, limited)
    part = Balance(game_name, agent_name, game.length_unit, list(pair))
    for number in range(games):
        shuffle = narrow((seed * 1_000_003 + number) * 1_000_003 + crc32("|".join(pair).encode()))
        decks = _decks(game, pair, shuffle, limited)
        for seating in (pair, pair[::-1]):
            state = game.new_state([decks[name] for name in seating], shuffle)
            state.record = None
            agents = [agent(agent_name, 2 * number + seat) for seat in range(2)]
            while not state.is_terminal():
                state.apply(agents[state.current_player()].act(state))
            part.count(game, state, seating)
    return part


def _decks(game: Game, pair: Pair, shuffle: int, limited: bool) -> dict[str, list[str]]:
    """The two decks of a pair; built from packs, they are the same in both seatings."""
    if not limited:
        return game.starter_decks()
    dice = Dice(shuffle)
    return {kind: game.limited_deck(kind, dice) for kind in pair}


def as_markdown(
    found: Balance, command: str, changes: Sequence[tuple[str, str, str]] = (), limited: Balance | None = None
) -> str:
    """The page of a game in ``docs/balance``; ``changes`` are those of ``Game.changes``, ``limited`` the games with
    decks built from packs.
    """
    pairs = len(found.names) * (len(found.names) - 1) // 2
    lines = [
        f"# Balance of {found.game}",
        "",
        f"Made by `{command}`: {found.games} games between `{found.agent}` agents, all {pairs} pairs of the "
        f"{len(found.names)} starter decks from both seats. A share has a standard error of about "
        f"{error_of(found):.1f} points for a deck.",
        "",
        *summary(found),
        "",
        f"| {found.unit} | share of games |",
        "|---|---|",
    ]
    lines += [f"| {length} | {100 * count / found.games:.1f} % |" for length, count in sorted(found.lengths.items())]
    lines += ["", *table(found, "deck")]
    lines += ["", "A cell counts the games that the deck of the row won against the deck of the column.", ""]
    if limited is not None:
        lines += [
            "## Decks built from packs",
            "",
            f"{limited.games} games between decks that the hall builds from sealed pools, every two kinds against each "
            f"other, new pools for every two games. Standard error: {error_of(limited):.1f} points for a kind.",
            "",
            *summary(limited),
            "",
            *table(limited, "kind"),
            "",
        ]
    if changes:
        lines += ["## Changes to the first design", ""]
        lines += [f"- **{card}**: {change} {reason}" for card, change, reason in changes]
        lines.append("")
    return "\n".join(lines)


def error_of(found: Balance) -> float:
    """The standard error of a deck's share, in points of a hundred."""
    return float(50 / (found.games / len(found.names) * 2) ** 0.5)


def summary(found: Balance) -> list[str]:
    """Who profits from going first, and how long games are."""
    return [
        f"- Whoever goes first wins {100 * found.first_share():.1f} % of the decided games; "
        f"{found.draws} games were drawn.",
        f"- Median length: {found.median_length():g} {found.unit}.",
    ]


def table(found: Balance, heading: str) -> list[str]:
    """Who won how often against whom, the best first."""
    lines = [f"| {heading} | wins | " + " | ".join(found.names) + " |", "|---|---|" + "---|" * len(found.names)]
    for name in sorted(found.names, key=lambda n: -found.share(n)):
        cells = ["-" if other == name else str(found.wins[name, other]) for other in found.names]
        lines.append(f"| **{name}** | {100 * found.share(name):.1f} % | " + " | ".join(cells) + " |")
    return lines
