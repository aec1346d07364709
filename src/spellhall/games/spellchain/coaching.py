"""What the coach says in a player's first game, the first time each kind of question comes up."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

COACHING: Mapping[str, str] = MappingProxyType(
    {
        "first": "The second player plays the last card of the chain, and it activates first.",
        "cut": "Any number will do. The cards below the cut go on top.",
        "lay": "The chain runs backwards, so play a shield or counter after the card it should stop.",
        "exchange": "Cards you exchange go under your deck, and you draw that many new ones.",
        "effect": "The card says what you're choosing and why. Press it to read it.",
    }
)
