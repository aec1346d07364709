"""The computer players in words, in the order in which they are offered: the last is the usual one."""

from __future__ import annotations

from collections.abc import Mapping

LEVELS: Mapping[str, tuple[str, str]] = {
    "random": ("Beginner", "draws lots"),
    "search": ("Thinker", "tries hundreds of ways the game may go on, for a second a move"),
    "greedy": ("Club player", "looks one play ahead"),
}
