"""Building a deck (section DK)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

SMALLEST = {"constructed": 60, "limited": 40, "shared": 0}
RULES = {"constructed": "SS-DK-01", "limited": "SS-DK-02"}
COPIES = 4


def faults_of(game: Any, deck: Sequence[str], pool: Sequence[str] | None = None) -> list[str]:
    """All faults of a deck by the game's format; ``pool`` holds the cards a limited deck may come from.

    A share of a common pile has no limits (SS-OT-08).
    """
    format_ = game.options["format"]
    faults = [f"there is no card {key!r} (SS-CT-11)" for key in dict.fromkeys(deck) if key not in game.faces]
    if len(deck) < SMALLEST[format_]:
        faults.append(f"{len(deck)} cards, the minimum is {SMALLEST[format_]} ({RULES[format_]})")
    counted = Counter(game.catalogue[game.faces[key]] for key in deck if key in game.faces)
    for card, count in counted.items():
        if card.common_terrain:
            continue
        if format_ == "constructed" and count > COPIES:
            faults.append(f"{count} x {card.name}, at most {COPIES} of a card (SS-DK-04)")
        if pool is not None and count > list(pool).count(card.key):
            faults.append(f"{count} x {card.name}, your pool has {list(pool).count(card.key)} (SS-DK-08)")
    return faults
