"""Agents think in separate processes, so that no table waits for another's agent. Read this when an agent is slow.

A worker gets a position dealt anew from what the agent's seat sees (``State.resample``), never the real one.
It loads games by name and options, and caches them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from spellhall.agents import agent
from spellhall.agents.advice import Advice, advise
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import game as make_game
from spellhall.server.executors.processes import Priority, WorkerProcesses


class AgentProcesses(WorkerProcesses):
    """The workers.

    Args:
        processes: how many there are.
    """

    def __init__(self, processes: int) -> None:
        super().__init__(processes, Priority.SOMEONE_WAITS)

    async def act(self, state: State, seat: int, level: str, seed: int) -> int:
        """The action that an agent takes for a seat."""
        thought: int = await self._think(_act, state, seat, seed, level)
        return thought

    async def hint(self, state: State, seat: int, seed: int, seconds: float) -> Advice:
        """What the strongest agent expects of the best actions of the seat that decides, computed within this many
        seconds.
        """
        thought: Advice = await self._think(_hint, state, seat, seed, seconds)
        return thought

    async def _think(self, work: Any, state: State, seat: int, seed: int, *more: Any) -> Any:
        options = msgspec.json.encode(state.game.options)
        document = msgspec.json.encode(state.resample(seat, Dice(seed)).save())
        return await self.carry_out(work, state.game.name, options, document, seed, *more)


@lru_cache(maxsize=32)
def _game(name: str, options: bytes) -> Game:
    return make_game(name, msgspec.json.decode(options))


def _act(name: str, options: bytes, document: bytes, seed: int, level: str) -> int:
    state = _game(name, options).load(msgspec.json.decode(document))
    return agent(level, seed).act(state)


def _hint(name: str, options: bytes, document: bytes, seed: int, seconds: float) -> Advice:
    state = _game(name, options).load(msgspec.json.decode(document))
    return advise(state, [f"seat {seat}" for seat in range(state.seats)], seed, seconds)
