"""Matches between agents: many games, in one process or several, with the same result in either case."""

from spellhall.arena.runs.results import Results
from spellhall.arena.runs.simulation import simulate
from spellhall.kernel.errors import Stopped, Unfinished

__all__ = ["Results", "Stopped", "Unfinished", "simulate"]
