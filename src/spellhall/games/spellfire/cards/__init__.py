"""The cards: ``SET/TYPE.py`` defines those of one type in one set; a game imports it when it needs one of them.

A folder bears the code of its set in lower case (``ns``), or, where no package can be called that, the edition in a
word (``fourth``). Chase cards lie with their set.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from spellhall.games.spellfire.card import Card


@cache
def load_all() -> None:
    """Import every card module below this package, in alphabetical order.

    Definitions stay for good, so nobody looks for garbage among them, neither meanwhile nor later.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        for module in sorted(walk_packages(__path__, f"{__name__}."), key=lambda found: found.name):
            import_module(module.name)
    finally:
        gc.freeze()
        if collects:
            gc.enable()


def in_order(cards: Iterable[Card]) -> list[Card]:
    """In the order they came out, cards of no printed set last, so that decks drawn at random do not depend on
    where definitions lie.
    """
    return sorted(cards, key=lambda card: (card.issue[0] < 0, card.issue))
