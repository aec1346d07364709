"""The search fields of Spell Chain cards besides name, type and text."""

from __future__ import annotations

from collections.abc import Callable

from spellhall.games.spellchain.card import SEALS, Card
from spellhall.games.spellchain.telling.faces import least, number_in
from spellhall.kernel.parts.search_fields import Field


def amounts(name: str) -> Callable[[Card], list[int]]:
    """How much of something a card gives, for each of its words that gives it, as far as it is printed."""

    def values(card: Card) -> list[int]:
        given = [number_in(word) for ability in card.abilities for word in ability.words()]
        return sorted({times * least(amount) for what, times, amount in given if what == name})

    return values


FIELDS = (
    Field(
        "seal",
        "a seal of the card",
        "words",
        lambda card: [seal for seal in SEALS if seal in card.seals],
        "seal:fire",
    ),
    Field("damage", "the least damage it deals; 0 if only the game can tell", "number", amounts("damage"), "damage>=5"),
    Field("heal", "the least it heals", "number", amounts("heal"), "heal>3"),
    Field("block", "the least Block it gives", "number", amounts("Block"), "block:2..4"),
    Field("avoid", "how much Avoid it gives", "number", amounts("Avoid"), "avoid>0"),
    Field("poison", "how much Poison it places", "number", amounts("Poison"), "poison>=2"),
    Field("copies", "how many of it a deck may hold", "number", lambda card: [card.limit], "copies=1"),
    Field(
        "is",
        "what the card is besides its type: lasting, if it stays after activating",
        "words",
        lambda card: ["lasting"] if card.continuous or card.summon else [],
        "is:lasting",
    ),
)
