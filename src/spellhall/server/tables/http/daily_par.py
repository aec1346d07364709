"""The par of a hand of the day: the score that a computer player gets with the very same cards.

It is played once in each process, the first time someone asks, and kept as long as the hand is of interest. With some
cards that takes half a minute: nobody waits for it that long.
"""

from __future__ import annotations

import asyncio
from typing import Any

from spellhall.agents import agent
from spellhall.arena.runs.rows import play_out
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.kept_results import KeptResults
from spellhall.server.executors.scheduler import Work
from spellhall.server.storage.records import Hand
from spellhall.server.tables.games import game_of

LEVEL = "club"
"""Who plays it."""
MOST_KEPT = 8
PATIENCE = 4.0
"""Seconds that someone waits for a par."""


class DailyPars:
    """The pars of the last days' hands."""

    def __init__(self, work: Work) -> None:
        self.results: KeptResults[int] = KeptResults(work.lookups, Urgency.READING, MOST_KEPT)

    async def of(self, hand: Hand) -> int | None:
        """The par of a hand; None while it's still being played."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.results.of(
                    (hand.game, hand.day), played, hand.game, hand.options, hand.deck, hand.seed
                )
        except TimeoutError:
            return None


def played(game: str, options: dict[str, Any], deck: list[str], seed: int) -> int:
    """The score of ``LEVEL`` with a hand."""
    state = game_of(game, options).new_state([deck], seed)
    state.record = None
    play_out(state, [agent(LEVEL, seed)])
    return state.game.score(state) or 0
