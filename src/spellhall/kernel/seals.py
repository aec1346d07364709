"""Seals: a commitment to a deal, published before anyone sees it, so that it can be checked after the game.

A deal is made of the decks, each a list of cards in order, and of the seed that shuffles them. The dealer
chooses the seed at random, stores it with its seal, and publishes the seal; then the game begins. The seal is a hash,
so it reveals nothing about the seed, and no one can find another seed or order of cards that fits it. After the game
the seed is published too, and ``spellhall verify`` compares. What a seal proves and what not: docs/fair-deals.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b

from spellhall.kernel.chance import written

PURPOSE = b"spellhall seal"
"""BLAKE2b's ``person``: no hash made for anything else is a seal."""
BYTES = 32
"""The length of a seal; it is shown as hexadecimal digits."""


def seal_of(code: str, game: str, seed: int, decks: Sequence[Sequence[str]]) -> str:
    """The seal of a deal: BLAKE2b of ``[code, game, seed, decks]`` as JSON without spaces."""
    deal = [code, game, written(seed), [list(deck) for deck in decks]]
    text = json.dumps(deal, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=BYTES, person=PURPOSE).hexdigest()
