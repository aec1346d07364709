"""What a card offers, as a one-step question: "discard an ally?", not "choose an ally, then discard that ally?".

A card's text first says what to pick and then what happens to it; a player deciding whether to do it sees both at once.
"""

from __future__ import annotations

from spellhall.language.patterns import Pattern

_PICKED = Pattern(
    r"^choose ((?:an?|another|one of) [^,;]+), then (discard|raze|rebuild|send) that [a-z][a-z ]*?((?: to [^,;]+)?)$"
)
_TO_HAND = Pattern(r"\bsend ([^,;:.]+?) in (your discard pile|the Abyss|Limbo|the void)((?: [^,;:.]+)?) to your hand\b")


def in_one_step(text: str) -> str:
    """An offer to pick a card and do one thing with it, said in one step; any other text is unchanged."""
    return taken_to_hand(_PICKED.sub(r"\2 \1\3", text))


def taken_to_hand(text: str) -> str:
    """You take what comes back to you, you don't send it: "take an ally from your discard pile into your hand"."""
    return _TO_HAND.sub(r"take \1\3 from \2 into your hand", text)
