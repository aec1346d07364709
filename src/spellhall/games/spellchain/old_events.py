"""The events of Spell Chain in histories of format 2, in the order of their numbers at the time.

See ``documents.old_events``.
"""

from __future__ import annotations

from spellhall.games.spellchain import events
from spellhall.kernel.documents.old_events import FORMER_KERNEL_EVENTS, FormerEvent


def _part(handle: int, other: int, number: int) -> tuple[int, int]:
    """A step of a hit, and what was left after it, in one signed byte."""
    left = number & 255
    return number >> 8, left if left < 128 else left - 256


def _pool(handle: int, other: int, number: int) -> tuple[int, int, int]:
    """A column, a change, and the new total, one byte each."""
    return number >> 16, number >> 8 & 255, number & 255


FORMER_EVENTS: tuple[FormerEvent | None, ...] = (
    *FORMER_KERNEL_EVENTS,
    FormerEvent(events.ChainBegan, "seat - - number"),
    FormerEvent(events.Activates, "seat card - slot"),
    FormerEvent(events.IsNegated, "seat card by slot"),
    FormerEvent(events.Hit, "seat source - amount"),
    FormerEvent(events.Lost, "seat source - amount"),
    FormerEvent(events.Healed, "seat source - amount"),
    None,
    FormerEvent(events.ChainStart),
    FormerEvent(events.ChainEnd),
    FormerEvent(events.RoundEnded, "- - - number"),
    FormerEvent(events.Gained, "seat source - column,amount,total", _pool),
    FormerEvent(events.HitPart, "seat source - step,amount", _part),
    None,
    FormerEvent(events.Saved, "seat card by"),
    FormerEvent(events.Strikes, "seat source - amount"),
    FormerEvent(events.Gone, "seat source - column,amount,total", _pool),
    FormerEvent(events.DeckCut, "seat - - after"),
    FormerEvent(events.Acted, "seat card"),
    FormerEvent(events.WouldSeize, "seat card by number"),
    FormerEvent(events.WorksFor, "seat card"),
)
