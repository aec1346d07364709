"""The cards: ``SET/TYPE.py`` defines those of one type in one set, and importing it records them.

A folder bears the code of its set in lower case (``ns``), or, where no package can be called that, the edition in a
word (``fourth``). Chase cards lie with their set.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import walk_packages

from spellhall.games.spellfire.card import Card

ORDERED = (
    "1st/061", "1st/083", "3rd/084", "1stc/22", "1st/408", "1stc/10", "ARc/06", "1st/261", "3rd/050", "1st/422",
    "3rd/187", "DL/031", "DUc/20", "NS/044", "3rd/063", "1st/400", "3rd/400", "1st/319", "1st/108", "1st/401",
    "DL/097", "1st/436", "3rd/102", "FRc/18", "1st/420", "2nd/419", "AR/027", "NO/103", "1st/103", "FR/056",
    "1st/410", "AR/092", "BR/005", "RR/005", "3rd/011", "NS/085", "1st/437", "DLc/13", "UD/056", "RR/048", "DL/083",
    "3rd/336", "3rd/337", "3rd/363", "3rd/343", "1st/395", "PO/074", "DU/020", "DU/022", "DU/026", "NS/029",
    "NS/030", "NS/037", "NS/041", "NS/055", "NS/059", "NS/064",
)  # fmt: skip
"""The first cards of other sets than the 4th edition, in the order in which they were written."""

_PLACES = {key: place for place, key in enumerate(ORDERED)}


def load_all() -> None:
    """Import every card module below this package, in alphabetical order."""
    for module in sorted(walk_packages(__path__, f"{__name__}."), key=lambda found: found.name):
        import_module(module.name)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """The 4th edition, ``ORDERED``, then all others, as they come.

    Decks drawn by lot and digests depend on that order. So a card may move to another file, and what was played with
    it is still played as before.
    """
    return sorted(cards, key=lambda card: -1 if card.edition == "4th" else _PLACES.get(card.key, len(ORDERED)))
