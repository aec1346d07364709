"""Counting what happened in many games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

MOST_FAULTS = 5
"""How many sentences about games that failed are kept."""


@dataclass
class Results:
    """Sums over games. Adding is exact: it does not matter which process played what."""

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

    def add(self, other: Results) -> None:
        """Take in the sums of other games."""
        for name in ("games", "finished", "errors", "draws", "decisions", "length"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("seat_wins", "deck_wins", "agent_wins", "deck_games", "agent_games", "scores"):
            getattr(self, name).update(getattr(other, name))
        self.unit = other.unit
        self.faults = (self.faults + other.faults)[:MOST_FAULTS]

    def document(self, game: str, seed: int, seats: int, seconds: float) -> dict[str, Any]:
        """The results as plain data; all but ``seconds`` depends on the games alone."""
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
