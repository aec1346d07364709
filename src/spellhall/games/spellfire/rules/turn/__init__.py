"""The course of a game: setup, turns, phases, draws, and how a game ends. Start reading with ``turn``."""
