"""The positions that a network learns from: games of a plan, with what a seat saw in some positions, and who won.

Now and then a player takes any choice at random, so that the games also reach positions that good play avoids.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spellhall.agents import Agent
from spellhall.agents.learned.inputs import SEATS, Inputs
from spellhall.arena.players import player
from spellhall.arena.runs.plans import Plan, game_of, mixed
from spellhall.arena.runs.rows import decks_laid, play_out
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


class Watcher:
    """Keeps what a seat sees in random positions of a game; every position with nothing pending is equally likely."""

    def __init__(self, inputs: Inputs, dice: Dice) -> None:
        self.inputs = inputs
        self.dice = dice
        self.kept: list[tuple[State, int]] = []
        self.met = 0

    def note(self, state: State, _: int) -> None:
        """Take in a position where someone has chosen."""
        if not state.game.is_turning_point(state):
            return
        self.met += 1
        if self.met <= POSITIONS:
            self.kept.append((state.clone(), self.dice.below(SEATS)))
        elif (place := self.dice.below(self.met)) < POSITIONS:
            self.kept[place] = (state.clone(), self.dice.below(SEATS))

    def shown(self, returns: list[float]) -> list[list[Any]]:
        """The places and the numbers of each position, and the result of its seat."""
        found = []
        for state, seat in self.kept:
            dealt = state.resample(seat, self.dice)
            dealt.decision()
            shown = self.inputs.read(dealt, seat)
            places, numbers = [place for place, _ in shown], [round(number, DIGITS) for _, number in shown]
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
    watcher = Watcher(_inputs(game), Dice(seed))
    agents = [
        Slipping(player(name, mixed(seed, seat)), mixed(seed, -1 - seat)) for seat, name in enumerate(plan.agents)
    ]
    play_out(state, agents, watcher.note)
    return watcher.shown(list(state.returns())) if state.is_terminal() else []


@lru_cache(maxsize=4)
def _inputs(game: Game) -> Inputs:
    return Inputs(game)
