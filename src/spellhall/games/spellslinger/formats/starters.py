"""Decks to begin with."""

from __future__ import annotations

PLANS: dict[str, tuple[str, dict[str, int]]] = {}


def decks(format_: str) -> dict[str, list[str]]:
    """The starter decks, by name."""
    return {}
