"""What balance has changed since the first design of the effects: card, what changed, why. Printed by ``spellhall balance``."""

from __future__ import annotations

CHANGES: tuple[tuple[str, str, str], ...] = ()
