"""The agents ``learned:FOLDER`` and ``learned:FILE``: the look of the club player, with the network of a training."""

from __future__ import annotations

from functools import lru_cache

from spellhall.agents.learned import Learned, read_network
from spellhall.agents.learned.player import NetworkJudge
from spellhall.arena.learning.folders import network_at
from spellhall.kernel.state import State


class Trained:
    """Deterministic for its seed."""

    def __init__(self, path: str, seed: int) -> None:
        self.path = path
        self.seed = seed
        self._player: Learned | None = None

    def act(self, state: State) -> int:
        """What looks best to the network one play ahead."""
        if self._player is None:
            self._player = Learned(judge_at(self.path, state.game.name), self.seed)
        return self._player.act(state)


@lru_cache(maxsize=16)
def judge_at(path: str, game: str) -> NetworkJudge:
    """The judgement of the network at a path.

    Raises:
        UsageError: when there is none for this game.
    """
    return NetworkJudge(read_network(network_at(path), game, path))


def check(path: str) -> None:
    """Check that there is such a file.

    Raises:
        UsageError: when there is none.
    """
    network_at(path)
