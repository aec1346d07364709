"""A card of one's own in a file, as ``--cards`` takes it, and a deck that holds it; nobody knows it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import spellhall
from spellhall.arena.studies import card_file
from spellhall.games.spellchain.card import PROGRAMS, REGISTER

OWN_CARD = """
from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.words import *

@spell("Cinder Handshake", limit=5, seals="Fire")
def handshake(you):
    with you.activates():
        you.deal(2)
"""
KEY = "cinder-handshake"


def with_own_card() -> list[str]:
    """A starter deck with three copies of the card instead of others."""
    return [*next(iter(spellhall.game("spellchain").starter_decks().values()))[3:], *[KEY] * 3]


@contextmanager
def own_card_in(folder: Path) -> Iterator[Path]:
    """The file; what this process learns from it is forgotten."""
    path = folder / "own_card.py"
    path.write_text(OWN_CARD)
    spellhall.game("spellchain")
    known, programs, before = set(REGISTER), len(PROGRAMS.things), {**card_file._WELCOMED}
    card_file._WELCOMED.clear()
    try:
        yield path
    finally:
        card_file._WELCOMED.clear()
        card_file._WELCOMED.update(before)
        for key in set(REGISTER) - known:
            del REGISTER[key]
        PROGRAMS.cut(programs)
