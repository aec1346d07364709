"""Seals: what everybody is told of a deal before it is seen, so that it can be checked after the end.

A deal is made of the decks, each a list of cards in order, and of the seed with which they are shuffled. The hall
chooses the seed by lot, stores it with its seal, and tells the seal; then it deals. The seal is a hash, so it tells
nothing of the seed, and no other seed or order of cards can be found that fits it. After the end the seed is told, too,
and ``spellhall verify`` compares. What a seal proves and what not: docs/fair-deals.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b

from spellhall.kernel.chance import written
from spellhall.server.storage.records import Stage, Table
from spellhall.server.tables.days import is_over
from spellhall.server.tables.setup import Setup

PURPOSE = b"spellhall seal"
"""BLAKE2b's ``person``: no hash that is made for anything else is a seal."""
BYTES = 32
"""How long a seal is; it is shown as hexadecimal digits."""


def seal_of(code: str, game: str, seed: int, decks: Sequence[Sequence[str]]) -> str:
    """The seal of a deal: BLAKE2b of ``[code, game, seed, decks]`` as JSON without spaces."""
    deal = [code, game, written(seed), [list(deck) for deck in decks]]
    text = json.dumps(deal, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=BYTES, person=PURPOSE).hexdigest()


def is_secret(setup: Setup, now: int) -> bool:
    """Whether a deal is still dealt to others: the hand of a day that is not over yet."""
    return bool(setup.hand) and not is_over(setup.hand, now)


def told_seed(stored: Table, stage: Stage, setup: Setup, player: bool, now: int) -> str:
    """The seed of a sealed deal, as text, once the game is over, for whoever may see its replay; else nothing.

    Who knows decks and seed knows every card that lay hidden.
    """
    if stage != "over" or not (player or setup.spectators != "off") or is_secret(setup, now):
        return ""
    return seed_of(stored)


def seed_of(stored: Table) -> str:
    """The seed of a stored deal, as text, for whoever may see its replay; nothing when the deal was not sealed."""
    return str(written(stored.seed)) if stored.seal and stored.seed is not None else ""
