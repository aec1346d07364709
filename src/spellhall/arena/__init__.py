"""Matches between agents: many games, in one process or several, with the same result in either case."""

from spellhall.arena.results import Results
from spellhall.arena.simulation import simulate
from spellhall.arena.workers import Unfinished

__all__ = ["Results", "Unfinished", "simulate"]
