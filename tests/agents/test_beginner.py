"""What an agent does where a beginner would not go wrong, in all games; and that hints say the same."""

from __future__ import annotations

import agents.beginner_spellchain
import agents.beginner_spellfire
import agents.beginner_spellslinger  # noqa: F401
import pytest
from agents.beginner import POSITIONS, SEEDS, UNSOLVED, Position, positions

GAMES = ("spellchain", "spellfire", "spellslinger")
each_position = pytest.mark.parametrize("position", POSITIONS, ids=[f"{p.game}: {p.name}" for p in POSITIONS])


@each_position
def test_the_agent_does_what_a_beginner_would_do(position: Position) -> None:
    """Those of ``UNSOLVED`` have to be struck off as soon as they are solved."""
    solved = all(position.is_solved(seed) for seed in SEEDS)
    assert solved == (position.name not in UNSOLVED), position.why


def test_there_are_twenty_positions_of_each_game_and_hardly_one_is_unsolved() -> None:
    assert all(len(positions(game)) >= 20 for game in GAMES)
    assert set(UNSOLVED) <= {position.name for position in POSITIONS}
    assert all(UNSOLVED.values())
    assert len(UNSOLVED) <= 0.05 * len(POSITIONS)
