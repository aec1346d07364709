"""Attacks, rounds of battle, and what follows from them. Start with ``battle`` and ``round``."""
