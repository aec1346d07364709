"""Catan, in Python (catanatron)."""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from benchmarks.clock import Task


def play() -> Task:
    """Catan between two random players; a decision is a tick."""

    def work() -> int:
        ticks = 0
        for _ in range(2):
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                ticks += 1
        return ticks

    return work


def copy() -> Task:
    """A copy of a Catan game in its middle."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(100):
        game.play_tick()

    def work() -> int:
        for _ in range(400):
            game.copy()
        return 400

    return work


def tasks() -> dict[str, Task]:
    """What is measured, by name."""
    return {"catanatron, decisions": play(), "catanatron, copy": copy()}
