"""Invented Spellfire cards for test positions: each has only the function written in ``fixtures``.

They belong to the set ``test``, which no player can put into a deck list and no digest counts.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module

from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.cards import load_all
from spellhall.games.spellfire.facts import TYPE_NAMES

load_all()
for _room in (
    "basic_realms",
    "basic_champions",
    "basic_attachments",
    "basic_support",
    "basic_events",
    "sections_gen_to_hand",
    "sections_evt_to_term",
    "realm_powers",
    "champion_powers",
    "sections_comb_to_move",
    "solitaire",
    "tournament",
    "solitaire_choices",
    "certain_defeat",
    "immunities",
):
    import_module(f"fixtures.{_room}")

SEVERAL = {"E"}
"""The name for fixtures of several types."""
_names = Counter(card.name for card in REGISTER.values() if card.edition == "test")
_twice = {name for name, count in _names.items() if count > 1} - SEVERAL
assert not _twice, f"each fixture needs a name of its own: {sorted(_twice)}"

KEYS = {card.name: key for key, card in REGISTER.items() if card.edition == "test"}
"""Fixture name to card key."""
KEYS |= {f"{TYPE_NAMES[card.type]} {card.name}": card.key for card in REGISTER.values() if card.name in SEVERAL}
