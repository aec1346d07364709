"""Counts over many games: the results that a simulation returns."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from spellhall.arena.runs.rows import Row

MOST_FAULTS = 5
"""How many messages about failed games are kept."""


@dataclass
class Results:
    """Sums over games."""

    games: int = 0
    finished: int = 0
    errors: int = 0
    draws: int = 0
    decisions: int = 0
    length: int = 0
    unit: str = "turns"
    seat_wins: Counter[int] = field(default_factory=Counter)
    deck_wins: Counter[str] = field(default_factory=Counter)
    agent_wins: Counter[str] = field(default_factory=Counter)
    deck_games: Counter[str] = field(default_factory=Counter)
    agent_games: Counter[str] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def count(self, row: Row) -> None:
        """Add a game."""
        self.games += 1
        self.decisions += row.decisions
        self.deck_games.update(row.decks)
        self.agent_games.update(row.agents)
        if row.fault:
            self.errors += 1
            if len(self.faults) < MOST_FAULTS:
                self.faults.append(f"game {row.number}: {row.fault}")
            return
        self.finished += 1
        self.length += row.length
        if row.score is not None:
            self.scores[row.score] += 1
        elif not row.winners:
            self.draws += 1
        for seat in row.winners:
            self.seat_wins[seat] += 1
            self.deck_wins[row.decks[seat]] += 1
            if seat < len(row.agents):
                self.agent_wins[row.agents[seat]] += 1

    def document(self, game: str, seed: int, seats: int, seconds: float) -> dict[str, Any]:
        """The results as plain data; everything except ``seconds`` depends only on the games."""
        return {
            "game": game,
            "seed": seed,
            "games": self.games,
            "finished": self.finished,
            "errors": self.errors,
            "draws": self.draws,
            "decisions": self.decisions,
            "length_mean": round(self.length / self.finished, 2) if self.finished else 0.0,
            "length_unit": self.unit,
            "seconds": round(seconds, 3),
            "wins": {
                "seat": [self.seat_wins[seat] for seat in range(seats)],
                "deck": {name: self.deck_wins[name] for name in sorted(self.deck_games)},
                "agent": {name: self.agent_wins[name] for name in sorted(self.agent_games)},
            },
            "played": {
                "deck": dict(sorted(self.deck_games.items())),
                "agent": dict(sorted(self.agent_games.items())),
            },
            "faults": self.faults,
        }
