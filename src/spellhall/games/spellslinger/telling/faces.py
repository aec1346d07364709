"""What a drawn Spellslinger card shows besides its name and text."""

from __future__ import annotations

from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.costs import COLOUR_NAMES, COLOURS
from spellhall.games.spellslinger.facts import CHARACTER, TERRAIN
from spellhall.games.spellslinger.telling.shapes import SpellslingerFacts

NO_COLOUR = "1"
"""The symbol of a resource that pays only colourless symbols."""


def face_of(card: Card) -> SpellslingerFacts:
    """Type, cost symbol by symbol, colours, kinds, numbers, keywords, rarity, and what a terrain gives."""
    fights = card.type == CHARACTER
    return {
        "type": card.type,
        "cost": [symbol.strip("[") for symbol in card.cost.shown().split("]") if symbol],
        "total": card.cost.total,
        "x": card.cost.x,
        "colours": [COLOUR_NAMES[colour] for colour in COLOURS if colour in card.cost.colours()],
        "gives": gives(card) if card.type == TERRAIN else [],
        "kinds": sorted(card.kinds),
        "strength": card.strength if fights else None,
        "speed": card.speed if fights else None,
        "keywords": sorted(card.keywords),
        "rarity": card.rarity,
        "basic": card.common_terrain,
    }


def gives(card: Card) -> list[str]:
    """The symbols it gives one of, or all of them if they are colourless."""
    return [symbol for word in card.gives for symbol in (word.colours or NO_COLOUR * word.amount)]
