"""The memory of held positions: ``python -m benchmarks.memory`` prints bytes per position of Spellfire.

A search tree holds the clones of positions that follow each other. They share every column that no move between them
has changed, so what one costs is what its move has changed. Python itself counts the bytes of its objects, so the
figure is always the same. It takes a process of its own, because counting makes everything slower.
"""

from __future__ import annotations

import subprocess
import sys
import tracemalloc

import spellhall
from benchmarks.games import starters
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

HELD = 10_000


def positions(game: Game, count: int) -> list[State]:
    """Clones of the positions of random games, one after another."""
    decks, dice, seed, held = starters(game), Dice(5), 1, list[State]()
    state = game.new_state(decks[:2], seed)
    while len(held) < count:
        if state.is_terminal():
            seed += 1
            state = game.new_state(decks[:2], seed)
        state.record = None
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
        held.append(state.clone())
    return held


def hold(count: int) -> int:
    """The bytes that each of so many positions takes."""
    game = spellhall.game("spellfire")
    positions(game, count // 10)  # the cards of the decks are read once, and cost no position anything
    tracemalloc.start()
    held = positions(game, count)
    return tracemalloc.get_traced_memory()[0] // len(held)


def bytes_a_position() -> int:
    """The bytes of one of many held positions, found out in a fresh process."""
    answer = subprocess.run([sys.executable, "-m", "benchmarks.memory"], capture_output=True, text=True, check=True)
    return int(answer.stdout)


if __name__ == "__main__":
    print(hold(HELD))
