"""The memory of held positions: ``python -m benchmarks.memory`` prints bytes per position of Spellfire.

A search tree holds the clones of positions that follow each other. They share every column that no move between them
has changed, so what one costs is what its move has changed. It takes a process of its own, whose memory holds nothing
else, and its maximum is read from the system.
"""

from __future__ import annotations

import resource
import subprocess
import sys

import spellhall
from benchmarks.games import starters
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State

HELD = 10_000
KIB = 1 if sys.platform == "darwin" else 1024
"""The unit of ``ru_maxrss``."""


def memory() -> int:
    """The most bytes that this process has used."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KIB


def hold(count: int) -> int:
    """Play games at random, hold a clone of each position, and return the bytes that one takes."""
    game = spellhall.game("spellfire")
    decks, dice = starters(game), Dice(5)
    seed, held = 1, list[State]()
    state = game.new_state(decks[:2], seed)
    before = memory()
    while len(held) < count:
        if state.is_terminal():
            seed += 1
            state = game.new_state(decks[:2], seed)
        state.record = None
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
        held.append(state.clone())
    return (memory() - before) // count


def bytes_a_position() -> int:
    """The bytes of one of many held positions, found out in a fresh process."""
    answer = subprocess.run([sys.executable, "-m", "benchmarks.memory"], capture_output=True, text=True, check=True)
    return int(answer.stdout)


if __name__ == "__main__":
    print(hold(HELD))
