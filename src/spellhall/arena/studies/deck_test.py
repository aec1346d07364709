"""Tests a deck: how it does against the starter decks, and what its games show about its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from spellhall.arena.runs.runners import HERE, Runner, accounted
from spellhall.arena.studies.deck_games import (
    BOTH,
    BY_LOT,
    DRAWN,
    FIRST,
    LENGTHS,
    LOST,
    SECOND,
    SHUFFLES,
    SPLIT,
    WON,
    Trial,
    game_of,
    play_pair,
)
from spellhall.arena.studies.hand_statistics import figures_of_hands
from spellhall.kernel.game import Game
from spellhall.kernel.parts.statistics import SHARE, Figure, Row, Tally, percent, share_row, wilson

MOST_FAULTS = 5
"""How many messages about failed games are reported."""
MOST_LENGTHS = 15
"""The most rows for lengths of games."""


@dataclass
class Findings:
    """The results of the pairs that were played, and of the solo games."""

    trial: Trial
    games: int = 0
    alone: int = 0
    faults: list[str] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)

    def take(self, part: Mapping[str, Any]) -> None:
        """Add a result of ``play_pair``."""
        self.games += part["games"]
        self.alone += part["alone"]
        self.faults += part["faults"]
        self.tally.add(part["tally"])

    def document(self) -> dict[str, Any]:
        """All results as plain data; they depend only on the games."""
        trial = self.trial
        return {
            "game": trial.game,
            "deck": trial.title,
            "options": dict(trial.options),
            "seed": trial.seed,
            "agent": trial.agent,
            "games": self.games,
            "alone": self.alone,
            "errors": len(self.faults),
            "faults": self.faults[:MOST_FAULTS],
            "figures": [asdict(figure) for figure in self.figures()],
        }

    def figures(self) -> list[Figure]:
        """The figures: first how games ended, then what the game itself counts, then the cards."""
        game = game_of(self.trial.game, self.trial.options)
        played = self.tally[LENGTHS].total()
        if not played:
            return [*game.figures(self.tally)]
        alike = self.likeness()
        return [
            self._against(alike),
            self._by_start(),
            self._lengths(game),
            *game.figures(self.tally),
            *figures_of_hands(game, self.tally, played, alike),
        ]

    def likeness(self) -> float:
        """How alike the two games of a shuffle end: 0 for chance, 1 if one deck always wins both."""
        shuffles = self.tally[SHUFFLES]
        return max(0.0, 1 - 2 * shuffles[SPLIT] / shuffles[BOTH]) if shuffles[BOTH] else 0.0

    def record_against(self, names: Sequence[str]) -> tuple[int, int]:
        """How many decided games were won against some decks, and how many there were."""
        won = sum(self.tally[WON][name] for name in names)
        return won, won + sum(self.tally[LOST][name] for name in names)

    def _against(self, alike: float) -> Figure:
        names = self.trial.opponents or (BY_LOT,)
        rows = []
        for name in names:
            won, decided = self.record_against([name])
            if decided + self.tally[DRAWN][name]:
                rows.append(share_row(name, won, decided, won, decided - won, self.tally[DRAWN][name], alike=alike))
        won, decided = self.record_against(names)
        least, most = (percent(bound) for bound in wilson(won / (1 + alike), decided / (1 + alike)))
        return Figure(
            "opponents",
            "Against the starter decks" if self.trial.opponents else "Against random decks",
            f"Won {percent(won, decided):g}% of {decided} decided games ({least:g}-{most:g}).",
            "The same agent plays both decks from both seats, so winning half of the games is even. The true share "
            "is within the bounds in 95 of 100 tests.",
            SHARE,
            ("opponent", "games won", "won", "lost", "drawn"),
            sorted(rows, key=lambda row: -row.value),
        )

    def _by_start(self) -> Figure:
        rows = [
            share_row(start, self.tally[start][WON], self.tally[start][WON] + self.tally[start][LOST])
            for start in (FIRST, SECOND)
        ]
        return Figure(
            "start",
            "Going first",
            f"Won {rows[0].value:g}% going first, {rows[1].value:g}% going second.",
            "What going first is worth to this deck. If the bounds overlap, it may be nothing.",
            SHARE,
            ("", "games won", "games"),
            rows,
        )

    def _lengths(self, game: Game) -> Figure:
        lengths = {int(length): games for length, games in self.tally[LENGTHS].items()}
        games = sum(lengths.values())
        middle = sorted(Counter(lengths).elements())[games // 2]
        rows = [Row(label, percent(count, games), counts=(count,)) for label, count in in_steps(lengths, MOST_LENGTHS)]
        return Figure(
            "length",
            "How long games are",
            f"Half of them end within {middle} {game.length_unit}.",
            f"This counts every player's {game.length_unit}.",
            SHARE,
            (game.length_unit, "share of games", "games"),
            rows,
        )


def try_deck(trial: Trial, runner: Runner = HERE, progress: Callable[[int], None] | None = None) -> Findings:
    """Play the games of a test; the result is the same whatever runs them.

    Raises:
        Unfinished: when a process was ended from outside; it has the document of the games played so far.
        Stopped: when someone stops it (Ctrl+C); the same.
    """
    findings = Findings(trial)
    with accounted(findings.document):
        for part in runner.run(play_pair, trial.tasks()):
            findings.take(part)
            if progress is not None:
                progress(part["games"])
    return findings


def in_steps(counts: Mapping[int, int], most: int) -> list[tuple[str, int]]:
    """Counts by number, from the least to the greatest, merged into at most ``most`` rows."""
    least, greatest = min(counts), max(counts)
    step = -(-(greatest - least + 1) // most)
    rows = []
    for first in range(least, greatest + 1, step):
        last = first + step - 1
        label = str(first) if step == 1 else f"{first}-{last}"
        rows.append((label, sum(counts.get(number, 0) for number in range(first, last + 1))))
    return rows
