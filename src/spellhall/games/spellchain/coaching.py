"""What a coach says in somebody's first game, when each kind of question comes for the first time."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

COACHING: Mapping[str, str] = MappingProxyType(
    {
        "first": "Whoever goes second lays the last card of the chain, which works first.",
        "cut": "Any number is as good as another: the cards below come on top.",
        "lay": "The chain works backwards, so a shield or a counter belongs after the card that it stops.",
        "exchange": "Cards that you put back go under your deck, and as many new ones come to your hand.",
        "effect": "The card says what is chosen here and for what: press it to read it.",
    }
)
