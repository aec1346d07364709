"""The facts printed on Spellslinger cards: types, rarities, keywords, the terrains that any deck may hold."""

from __future__ import annotations

CHARACTER, EVENT, INTERRUPT, ENCHANTMENT, TERRAIN = TYPES = (
    "Character",
    "Event",
    "Interrupt",
    "Enchantment",
    "Terrain",
)
"""SS-CT-01."""
COMMON, UNCOMMON, RARE = RARITIES = ("common", "uncommon", "rare")
KEYWORDS = ("Flying", "Ambush", "Deadly", "Bonding")
COMMON_TERRAINS = {"Plains": "Y", "Coast": "B", "Mountain": "R", "Woods": "G"}
"""SS-DK-06, SS-CO-07. The four terrains that a deck may hold any number of, and their colours."""
