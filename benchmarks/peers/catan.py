"""Catan, in Python (catanatron)."""

from __future__ import annotations

from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from benchmarks.clock import Task

LONGEST = 1000
"""A game is cut off after this many turns, as the peer itself does."""


class Chooser(RandomPlayer):  # type: ignore[misc]
    """A random player who counts real choices; three ticks in four have only one action."""

    def __init__(self, color: Color) -> None:
        super().__init__(color)
        self.choices = 0

    def decide(self, game: Game, playable_actions: Any) -> Any:
        self.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def play() -> Task:
    """Catan between two random players."""

    def work() -> int:
        choices = 0
        for _ in range(2):
            players = [Chooser(Color.RED), Chooser(Color.BLUE)]
            game = Game(players)
            while game.winning_color() is None and game.state.num_turns < LONGEST:
                game.play_tick()
            choices += sum(player.choices for player in players)
        return choices

    return work


def copy() -> Task:
    """A copy of a Catan game in mid-game."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(100):
        game.play_tick()

    def work() -> int:
        for _ in range(400):
            game.copy()
        return 400

    return work


def tasks() -> dict[str, Task]:
    """The measured tasks, by name."""
    return {"catanatron, real choices": play(), "catanatron, copy": copy()}
