"""What a drawn Spellfire card shows besides its name and text."""

from __future__ import annotations

from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import (
    ANY_NUMBER,
    DEFENSIVE,
    HARMFUL,
    HELPFUL,
    HERO,
    ICON_USES,
    OFFENSIVE,
    TYPE_NAMES,
    WORLD_NAMES,
)
from spellhall.games.spellfire.telling.card_text import shown_level
from spellhall.games.spellfire.telling.shapes import Nature, Side, SpellfireFacts

SIDES: dict[int, Side] = {OFFENSIVE: "offensive", DEFENSIVE: "defensive"}
NATURES: dict[int, Nature] = {HELPFUL: "helpful", HARMFUL: "harmful"}
SETS = {
    "1st": "First Edition",
    "2nd": "Second Edition",
    "3rd": "Third Edition",
    "4th": "Fourth Edition",
    "AR": "Artifacts",
    "BR": "Birthright",
    "DL": "Dragonlance",
    "DR": "Draconomicon",
    "DU": "Dungeons",
    "FR": "Forgotten Realms",
    "NO": "No Edition",
    "NS": "Night Stalkers",
    "PO": "Powers",
    "PR": "Promo",
    "RL": "Ravenloft",
    "RR": "Runes and Ruins",
    "UD": "The Underdark",
}
"""The sets, by the letters in their card numbers."""
CHASE = "c"
"""Added to a set's letters for its rare chase cards."""


def face_of(card: Card) -> SpellfireFacts:
    """Type, worlds, level, what it can use, classifications, its side and phase marks, and where it was printed.

    What heroes may use by their icon is a rule option (``hero_unarmed``), so it isn't shown.
    """
    return {
        "type": TYPE_NAMES[card.type],
        "champion": card.is_champion,
        "world": WORLD_NAMES[card.world],
        "worlds": [WORLD_NAMES[world] for world in sorted(card.worlds) if world],
        "level": shown_level(card),
        "base": card.level if card.levels else None,
        "bonus": card.adds_its_level,
        "uses": TYPE_NAMES[ICON_USES[card.type]] if card.type in ICON_USES and card.type != HERO else "",
        "traits": sorted(card.traits),
        "bluelines": sorted(card.bluelines - card.traits),
        "side": SIDES.get(card.side, ""),
        "nature": NATURES.get(card.nature, ""),
        "phases": sorted(card.phases),
        "anytime": card.anytime,
        "avatar": card.avatar,
        "limit": 0 if card.limit == ANY_NUMBER else card.limit,
        "edition": card.edition,
        "set": set_of(card),
        "number": card.number,
        "rarity": card.rarity,
    }


def set_of(card: Card) -> str:
    """The name of a card's set; its letters if there is no better name."""
    if card.edition in SETS:
        return SETS[card.edition]
    letters = card.edition.removesuffix(CHASE)
    return f"{SETS[letters]}, chase card" if letters in SETS else card.edition
