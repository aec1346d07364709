"""What is said about a game: the rules that a card touches."""

from __future__ import annotations

from spellhall.kernel.presentation.about import Links

LINKS = Links({"hero": "HER", "flyer": "FLY"}, {"draw": "DRW", "hand": "HND"})


def test_a_card_leads_to_the_sections_of_its_values_and_then_of_its_words() -> None:
    face = {"type": "hero", "level": 5, "traits": ["flyer", "elf"], "world": None}
    assert LINKS(face, "You draw a card.") == ["HER", "FLY", "DRW"]


def test_each_section_is_named_once_and_unknown_values_lead_nowhere() -> None:
    links = Links({"hero": "HER", "elf": "HER"}, {"draw": "DRW"})
    assert links({"type": "hero", "traits": ["elf", "dwarf"]}, "") == ["HER"]
