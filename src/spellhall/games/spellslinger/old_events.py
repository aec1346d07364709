"""The events of Spellslinger in histories of format 2, in the order of their numbers at the time.

See ``documents.old_events``.
"""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.kernel.documents.old_events import FORMER_KERNEL_EVENTS, FormerEvent

_WIDTH = 1 << 12
_SHIFT = 1 << 11


def _pair(handle: int, other: int, number: int) -> tuple[int, int]:
    """A non-negative amount, and a total that may be negative."""
    amount, total = divmod(number, _WIDTH)
    return amount, total - _SHIFT


FORMER_EVENTS: tuple[FormerEvent | None, ...] = (
    *FORMER_KERNEL_EVENTS,
    FormerEvent(events.TurnBegan, "seat - - number"),
    FormerEvent(events.StepBegan, "seat - - step"),
    FormerEvent(events.UpkeepBegan),
    FormerEvent(events.TurnEnds),
    FormerEvent(events.Came, "seat card"),
    FormerEvent(events.Damaged, "seat card source amount"),
    FormerEvent(events.Hurt, "seat source - amount,life", _pair),
    FormerEvent(events.StruckHome, "seat source - amount"),
    FormerEvent(events.LostLife, "seat source - amount,life", _pair),
    FormerEvent(events.GainedLife, "seat source - amount,life", _pair),
    FormerEvent(events.Turned, "seat card - payment"),
    FormerEvent(events.Uprighted, "seat card"),
    FormerEvent(events.Attacked, "seat card - unit"),
    FormerEvent(events.BlockedBy, "seat card attacker"),
    FormerEvent(events.CardPlayed, "seat card"),
    FormerEvent(events.Aimed, "seat card by"),
    FormerEvent(events.AimedPlayer, "seat card - player"),
    FormerEvent(events.Used, "seat card - ability"),
    FormerEvent(events.WasNegated, "seat card by"),
    FormerEvent(events.Triggered, "seat card - ability"),
    FormerEvent(events.OutOfGame),
    FormerEvent(events.Changed, "seat card by strength,speed", _pair),
    FormerEvent(events.Prevented, "seat card source amount"),
    FormerEvent(events.Healed, "seat card"),
    FormerEvent(events.Mulliganed, "seat - - size"),
    FormerEvent(events.Keeps),
    FormerEvent(events.FirstChosen),
    FormerEvent(events.Looked, "seat - - count"),
    FormerEvent(events.TookTurn),
    FormerEvent(events.Won, "- - - winners"),
)
