"""What balance has changed since the first design of the cards: card, what changed, why (``spellhall balance``)."""

from __future__ import annotations

CHANGES: tuple[tuple[str, str, str], ...] = ()
