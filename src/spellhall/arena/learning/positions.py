"""The positions that a network learns from: games of a plan, with what a seat saw in some positions, and who won.

Now and then a player takes any choice at random, so that the games also reach positions that good play avoids.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from spellhall.agents import Agent
from spellhall.agents.learned.inputs import SEATS, Inputs
from spellhall.arena.players import player
from spellhall.arena.runs.plans import Plan, game_of, mixed
from spellhall.arena.runs.rows import decks_laid, play_out
from spellhall.arena.sampled_positions import SampledPositions
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

POSITIONS = 32
"""How many positions of a game are kept, at random."""
SLIPS = 8
"""Of a hundred choices, this many are made at random."""
DIGITS = 3


class Slipping:
    """An agent that sometimes takes any choice."""

    def __init__(self, agent: Agent, seed: int) -> None:
        self.agent = agent
        self.dice = Dice(seed)

    def act(self, state: State) -> int:
        """What the agent chooses, or any choice."""
        if not state.game.is_turning_point(state) or self.dice.below(100) >= SLIPS:
            return self.agent.act(state)
        options = state.legal_actions()
        return options[self.dice.below(len(options))]


def shown(inputs: Inputs, kept: Sequence[tuple[State, int]], dice: Dice, returns: Sequence[float]) -> list[list[Any]]:
    """The places and the numbers of what a seat sees in each position, and the result of the seat."""
    found = []
    for state, seat in kept:
        dealt = state.resample(seat, dice)
        dealt.decision()
        seen = inputs.read(dealt, seat)
        places, numbers = [place for place, _ in seen], [round(number, DIGITS) for _, number in seen]
        found.append([places, numbers, (1 + returns[seat]) / 2])
    return found


def check_learnable(game: Game) -> None:
    """Check that a network can learn a game.

    Raises:
        UsageError: when it can't.
    """
    if not game.judges:
        raise UsageError(f"{game.name} has no evaluation to start from, so there is nothing to train")
    if game.stand_ins or not game.players.least <= SEATS <= game.players.most:
        raise UsageError("networks learn from games of two players")


def watched(plan: Plan, first: int, last: int) -> list[list[Any]]:
    """The games with these numbers: for each, its block and its positions; none if the game didn't end."""
    game = game_of(plan)
    return [[number // plan.block, _watched(plan, game, number)] for number in range(first, last)]


def _watched(plan: Plan, game: Game, number: int) -> list[list[Any]]:
    seed = mixed(plan.seed, -1 - number)
    state = game.new_state([list(keys) for _, keys in decks_laid(plan, game, number)], seed)
    state.record = None
    dice = Dice(seed)
    sample = SampledPositions(POSITIONS, dice, lambda state: (state.clone(), dice.below(SEATS)))
    agents = [
        Slipping(player(name, mixed(seed, seat)), mixed(seed, -1 - seat)) for seat, name in enumerate(plan.agents)
    ]
    play_out(state, agents, sample.note)
    return shown(_inputs(game), sample.kept, dice, state.returns()) if state.is_terminal() else []


@lru_cache(maxsize=4)
def _inputs(game: Game) -> Inputs:
    return Inputs(game)
