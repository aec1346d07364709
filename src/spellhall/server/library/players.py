"""The computer players, from the weakest to the strongest, in words."""

from __future__ import annotations

from collections.abc import Mapping

LEVELS: Mapping[str, tuple[str, str]] = {
    "random": ("Beginner", "draws lots"),
    "greedy": ("Club player", "looks one play ahead"),
}
