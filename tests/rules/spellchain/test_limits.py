"""How many copies of each card a deck may hold (section LIM)."""

from __future__ import annotations

import pytest

import spellhall

LIMITS = [
    ("SC-LIM-001", "Fireball", 4),
    ("SC-LIM-002", "Greater Fireball", 3),
    ("SC-LIM-003", "Heatwave", 1),
    ("SC-LIM-004", "Counter Spell", 4),
    ("SC-LIM-005", "Greater Heal", 1),
    ("SC-LIM-006", "Siphon", 2),
    ("SC-LIM-007", "Bring Forth Darkness", 1),
    ("SC-LIM-008", "Rejuvenate", 4),
    ("SC-LIM-009", "Shield Break", 2),
    ("SC-LIM-010", "Decoy", 2),
    ("SC-LIM-011", "Dark Flame", 1),
    ("SC-LIM-012", "Ancient Flame", 1),
    ("SC-LIM-013", "Lightning Bolt", 4),
    ("SC-LIM-014", "Spell Shield", 4),
    ("SC-LIM-015", "Excalibur", 1),
    ("SC-LIM-016", "Enhance Mind", 1),
    ("SC-LIM-017", "Lightning Storm", 2),
    ("SC-LIM-018", "Dragon Lightning", 2),
    ("SC-LIM-019", "Confuse Ray", 2),
    ("SC-LIM-020", "Mana Dampener", 1),
    ("SC-LIM-021", "Summon: Sky Castle", 1),
    ("SC-LIM-022", "Summon: First Hassan", 1),
    ("SC-LIM-023", "Magic Mirror", 1),
    ("SC-LIM-024", "Lazuli Burst Stream", 4),
    ("SC-LIM-025", "Sunlight Spear", 1),
    ("SC-LIM-026", "Twin Dragon Lightning", 1),
    ("SC-LIM-027", "Summon: Beatrix, Witch of Calamity", 1),
    ("SC-LIM-028", "Swords of Endolumin", 1),
    ("SC-LIM-029", "Mana Overload", 1),
    ("SC-LIM-030", "Hailstorm", 3),
    ("SC-LIM-031", "Maelstrom", 3),
    ("SC-LIM-032", "Berserk Mind Virus", 1),
    ("SC-LIM-033", "Pyromancer's Mastery", 1),
    ("SC-LIM-034", "Atalanta's Arrow", 1),
    ("SC-LIM-035", "Atalanta's Bow", 1),
    ("SC-LIM-036", "Summon: King of Desecration", 1),
    ("SC-LIM-037", "Summon: Faith Knight", 1),
    ("SC-LIM-038", "Water Prison", 3),
    ("SC-LIM-039", "Water Veil", 1),
    ("SC-LIM-040", "Hydro Blade", 4),
    ("SC-LIM-041", "Monsoon", 1),
    ("SC-LIM-042", "Water Wall", 2),
    ("SC-LIM-043", "Summon: Atlantis", 1),
    ("SC-LIM-044", "Aqua Repulsion", 3),
    ("SC-LIM-045", "Cursed Collar of Modeng", 1),
    ("SC-LIM-046", "Summon: Beelzebub", 1),
    ("SC-LIM-047", "Crimson Daggers", 4),
    ("SC-LIM-048", "Crimson Hex", 3),
    ("SC-LIM-049", "Transfusion", 3),
    ("SC-LIM-050", "Summon: Lady Millennia, Blood Progenitor", 1),
    ("SC-LIM-051", "Crimson Counter", 2),
    ("SC-LIM-052", "Progenitor's Chalice", 1),
    ("SC-LIM-053", "Red Eclipse", 1),
    ("SC-LIM-054", "Crimson Bath", 2),
    ("SC-LIM-055", "Crimson Web", 4),
    ("SC-LIM-056", "Summon: Amorphous Blob", 1),
    ("SC-LIM-057", "Mercury Wall", 4),
    ("SC-LIM-058", "Mercury Meltdown", 1),
    ("SC-LIM-059", "Create Mercury", 4),
    ("SC-LIM-060", "Unstable Alchemy", 2),
    ("SC-LIM-061", "Shade Counter", 2),
    ("SC-LIM-062", "Shade Mimic", 1),
    ("SC-LIM-063", "Dagger of Hassan", 1),
    ("SC-LIM-064", "Enchanted Armour", 1),
    ("SC-LIM-065", "Boots of Speed", 1),
    ("SC-LIM-066", "Gauntlets of the Condemned", 1),
    ("SC-LIM-067", "Mithril Sword", 1),
    ("SC-LIM-068", "Repeating Crossbow", 4),
    ("SC-LIM-069", "Oren's Shield", 1),
    ("SC-LIM-070", "Shield of the Unbreakable", 1),
    ("SC-LIM-071", "Echobasin", 1),
    ("SC-LIM-072", "Pandora's Box", 1),
    ("SC-LIM-073", "Necronomicon", 1),
    ("SC-LIM-074", "Esopheles' Amulet", 1),
    ("SC-LIM-075", "Amulet of Healing", 1),
    ("SC-LIM-076", "Mana Disruption", 1),
    ("SC-LIM-077", "Frenzied Bolt", 4),
    ("SC-LIM-078", "Frenzied Detonation", 2),
    ("SC-LIM-079", "Frenzied Interference", 1),
    ("SC-LIM-080", "Frenzied Embrace", 2),
    ("SC-LIM-081", "Tsunami", 1),
    ("SC-LIM-082", "Drowning Vortex", 1),
    ("SC-LIM-083", "Divine Intervention", 2),
    ("SC-LIM-084", "Divine Judgement", 2),
    ("SC-LIM-085", "Divine Hand Explosive", 1),
    ("SC-LIM-086", "Draining Shield", 1),
    ("SC-LIM-087", "Dark Lightning Bolt", 1),
    ("SC-LIM-088", "Dark Hydro Blade", 1),
    ("SC-LIM-089", "Toxic Wave", 4),
    ("SC-LIM-090", "Spread Toxic Plague", 2),
    ("SC-LIM-091", "Toxic Recourse", 2),
    ("SC-LIM-092", "Fester", 1),
    ("SC-LIM-093", "Rip Disease", 1),
    ("SC-LIM-094", "Discombobulation", 2),
    ("SC-LIM-095", "Divine Omniscience", 3),
    ("SC-LIM-096", "Summon: Pestilent Zombie", 4),
    ("SC-LIM-097", "Densify Mana", 1),
    ("SC-LIM-098", "Summon: Yggdrasil", 1),
    ("SC-LIM-099", "Create Hole Trap", 2),
    ("SC-LIM-100", "Redirect", 2),
    ("SC-LIM-101", "Meteor Shower", 1),
    ("SC-LIM-102", "Boulder", 2),
    ("SC-LIM-103", "Become Earth", 1),
    ("SC-LIM-104", "Focus Mana", 3),
    ("SC-LIM-105", "Collapse the World", 1),
]
GAME = spellhall.game("spellchain")
KEYS = {card.name: card.key for card in GAME.catalogue}
PLENTY = [card for card in GAME.catalogue if card.limit == 4]


def deck_with(name: str, copies: int) -> list[str]:
    """A deck of so many copies of a card, filled up with legal copies of others."""
    others = [card.key for card in PLENTY if card.name != name for _ in range(card.limit)]
    return [KEYS[name]] * copies + others[: 25 - copies]


@pytest.mark.parametrize(
    ("name", "limit"),
    [pytest.param(name, limit, id=name, marks=pytest.mark.rule(rule)) for rule, name, limit in LIMITS],
)
def test_the_limit_is_legal_and_one_more_is_not(name: str, limit: int) -> None:
    assert GAME.check_deck(deck_with(name, limit)) == []
    faults = GAME.check_deck(deck_with(name, limit + 1))
    assert f"{limit + 1} x {name}, allowed {limit} (SC-DK-03)" in faults


def test_every_card_has_its_limit_in_the_list() -> None:
    assert {name for _, name, _ in LIMITS} == set(KEYS)
