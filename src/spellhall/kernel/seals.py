"""Seals: what everybody is told of a deal before it is seen, so that it can be checked after the end.

A deal is made of the decks, each a list of cards in order, and of the seed with which they are shuffled. Anyone who
deals chooses the seed at random, keeps it with its seal, and tells the seal; then the game begins. The seal is a hash,
so it tells nothing of the seed, and no other seed or order of cards can be found that fits it. After the end the seed
is reported, too, and ``spellhall verify`` compares. What a seal proves and what not: docs/fair-deals.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b

from spellhall.kernel.chance import written

PURPOSE = b"spellhall seal"
"""BLAKE2b's ``person``: no hash that is made for anything else is a seal."""
BYTES = 32
"""How long a seal is; it is shown as hexadecimal digits."""


def seal_of(code: str, game: str, seed: int, decks: Sequence[Sequence[str]]) -> str:
    """The seal of a deal: BLAKE2b of ``[code, game, seed, decks]`` as JSON without spaces."""
    deal = [code, game, written(seed), [list(deck) for deck in decks]]
    text = json.dumps(deal, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=BYTES, person=PURPOSE).hexdigest()
