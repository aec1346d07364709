"""What the tests of Spellslinger cards begin with and ask: terrains that pay, a hand, and what that makes possible."""

from __future__ import annotations

from slinger_hall import SlingerHall

from spellhall.games.spellslinger import table as tb

LATER = "free event"
"""Held by the active player, it keeps the main phase open, so that the position can be looked at."""


def able(terrain: str, count: int, *hand: str, seats: int = 2, deck: int = 10, later: bool = False) -> SlingerHall:
    """Seat 0 has so many terrains in play and these cards in hand; ``later``: and one that keeps its turn open."""
    t = SlingerHall(seats=seats, deck=deck)
    t.put(0, "in play", *[terrain] * count)
    t.hold(0, *hand, *[LATER] * later)
    return t


def paid(t: SlingerHall, terrain: str) -> int:
    """How many terrains of a name seat 0 has turned sideways."""
    own = t.state.pile(tb.IN_PLAY, 0)
    return sum(t.is_sideways(card) for card in own if t.state.definition(card).name == terrain)


def offers(t: SlingerHall, start: str) -> bool:
    """Whether something that begins with these words can be done now."""
    return any(words.startswith(start) for words in t.options())
