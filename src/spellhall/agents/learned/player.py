"""The agent with a learned judgement: it looks one play ahead like ``greedy``, but a network says what is best.

At a table with more or fewer than two players it judges as the game does: networks learn from games of two.
"""

from __future__ import annotations

from spellhall.agents.greedy import Greedy
from spellhall.agents.learned.inputs import SEATS, Inputs
from spellhall.agents.learned.network import Network
from spellhall.kernel.game import Game
from spellhall.kernel.state import State


class NetworkJudge:
    """A network as a judgement."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._game: Game | None = None
        self._inputs: Inputs | None = None

    def __call__(self, state: State, seat: int) -> float:
        """What a position is worth to a seat: its chance of winning."""
        game = state.game
        if state.seats != SEATS:
            return game.evaluate(state, seat)
        if state.scores is not None:
            return game.outcome(state, seat)
        if self._inputs is None or self._game is not game:
            self._game, self._inputs = game, Inputs(game, self.network.names)
        return self.network.chance(self._inputs.read(state, seat))


class Learned(Greedy):
    """Greedy with a learned judgement; deterministic for its seed."""

    def __init__(self, judge: NetworkJudge, seed: int) -> None:
        super().__init__(seed, judge)
