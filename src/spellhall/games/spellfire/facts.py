"""The facts printed on Spellfire cards: types, worlds, classifications (SF-GEN-06 to SF-GEN-16, SF-TAG-*)."""

from __future__ import annotations

from typing import Final

# Types. The icon alone decides (SF-GEN-06). Exactly seven are champions (SF-GEN-07).
CLERIC: Final = 0
HERO: Final = 1
MONSTER: Final = 2
PSIONICIST: Final = 3
REGENT: Final = 4
THIEF: Final = 5
WIZARD: Final = 6
CHAMPIONS = range(7)
REALM: Final = 7
HOLDING: Final = 8
ALLY: Final = 9
ARTIFACT: Final = 10
ITEM: Final = 11
EVENT: Final = 12
RULE: Final = 13
DUNGEON: Final = 14
CLERIC_SPELL: Final = 15
WIZARD_SPELL: Final = 16
PSIONIC_POWER: Final = 17
BLOOD_ABILITY: Final = 18
THIEF_SKILL: Final = 19
UNARMED: Final = 20
SPELLS = (CLERIC_SPELL, WIZARD_SPELL)
SUPPORT = range(15, 21)

TYPE_NAMES = (
    "cleric",
    "hero",
    "monster",
    "psionicist",
    "regent",
    "thief",
    "wizard",
    "realm",
    "holding",
    "ally",
    "artifact",
    "magical item",
    "event",
    "rule card",
    "dungeon card",
    "cleric spell",
    "wizard spell",
    "psionic power",
    "blood ability",
    "thief skill",
    "unarmed combat card",
)
ALIASES = {"thief ability": THIEF_SKILL, "rule": RULE, "dungeon": DUNGEON, "unarmed combat": UNARMED}
"""Other printed names of the same types (SF-TERM-24)."""

TYPE_BY_NAME = {name: i for i, name in enumerate(TYPE_NAMES)} | ALIASES

ICON_USES = {
    CLERIC: CLERIC_SPELL,
    WIZARD: WIZARD_SPELL,
    PSIONICIST: PSIONIC_POWER,
    REGENT: BLOOD_ABILITY,
    THIEF: THIEF_SKILL,
    HERO: UNARMED,
}
"""What a champion may use by its icon (SF-ICON-01 to SF-ICON-06); monsters use nothing by icon (SF-ICON-07)."""

# Worlds (SF-GEN-12).
NO_WORLD: Final = 0
AD: Final = 1
BR: Final = 2
DS: Final = 3
DL: Final = 4
FR: Final = 5
GH: Final = 6
RL: Final = 7
WORLD_NAMES = (
    "",
    "AD&D",
    "Birthright",
    "Dark Sun",
    "Dragonlance",
    "Forgotten Realms",
    "Greyhawk",
    "Ravenloft",
)
WORLD_BY_NAME = {name.lower(): i for i, name in enumerate(WORLD_NAMES)} | {"tsr": AD}
"""Worlds by printed name; the publisher's mark stands for AD&D (SF-RARE-05)."""
WORLDLY = (*CHAMPIONS, REALM, HOLDING, ARTIFACT)
"""Only these types have a world (SF-GEN-13)."""

PHASE_NAMES = ("rule", "draw", "realm", "champion", "battle", "spell")
"""What texts call phases 0 to 5: "the champion phase"."""

RARITY_ALIASES = {"Realm": "Common"}
"""Another printed name of the same rarity (SF-GEN-21)."""

ANY_NUMBER: Final = 110
"""How many copies a deck may hold if a card's text sets no limit: the size of the largest deck."""
WHOLE_PILE: Final = 999
"""More cards than any draw pile has, for cards that look through all of it."""

# Which side a card works on (SF-SPELL-01, SF-ATT-11, SF-TERM-03, SF-TERM-04).
NEITHER: Final = 0
DEFENSIVE: Final = 1
OFFENSIVE: Final = 2
# Whether an event helps or harms players (SF-EVT-05).
HELPFUL: Final = 1
HARMFUL: Final = 2

IMPLIED = {
    "drow": "elf",
    "half-elf": "elf",
    "duergar": "dwarf",
    "mul": "dwarf",
    "kender": "halfling",
    "sword": "weapon",
    "vampire": "undead",
}
"""Classifications that imply another (SF-TAG-02 to SF-TAG-06)."""

TRAITS = frozenset(
    {
        "adventurer",
        "awnshegh",
        "beholder",
        "black wizard",
        "coastal",
        "draconian",
        "dragon",
        "drow",
        "duergar",
        "dwarf",
        "earthwalker",
        "elf",
        "familiar",
        "fire",
        "flyer",
        "giant",
        "gnome",
        "golem",
        "half-elf",
        "halfling",
        "kender",
        "lycanthrope",
        "mul",
        "orc",
        "red wizard",
        "spear",
        "svirfneblin",
        "swimmer",
        "sword",
        "undead",
        "underdark",
        "vampire",
        "weapon",
        "werebeast",
        "white wizard",
        "ship",
    }
)


def with_implied(traits: frozenset[str]) -> frozenset[str]:
    """A card's classifications, including those they imply."""
    return traits | {IMPLIED[trait] for trait in traits if trait in IMPLIED}
