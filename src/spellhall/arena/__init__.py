"""Matches between agents: many games, in one process or several, always with the same result. Start with ``runs``."""

from spellhall.arena.runs.results import Results
from spellhall.arena.runs.simulation import simulate
from spellhall.kernel.errors import Stopped, Unfinished

__all__ = ["Results", "Stopped", "Unfinished", "simulate"]
