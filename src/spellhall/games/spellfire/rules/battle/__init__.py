"""Attacks, rounds of battle, and their consequences. Start reading with ``battle`` and ``round``."""
