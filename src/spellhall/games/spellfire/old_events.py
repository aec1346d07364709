"""The events of Spellfire in histories of format 2, in the order of their numbers at the time.

See ``documents.old_events``.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.kernel.documents.old_events import FORMER_KERNEL_EVENTS, FormerEvent

_WIDTH = 1 << 20
_SHIFT = 1 << 19


def _totals(offence: int, defence: int, number: int) -> tuple[int, int]:
    """Both levels were packed into one number; format 1 had them in the fields for cards."""
    if not number:
        return offence, defence
    offence, defence = divmod(number, _WIDTH)
    return offence - _SHIFT, defence - _SHIFT


FORMER_EVENTS: tuple[FormerEvent | None, ...] = (
    *FORMER_KERNEL_EVENTS,
    FormerEvent(events.CardPlayed, "seat card user answered"),
    FormerEvent(events.Attacks, "seat card realm"),
    FormerEvent(events.Defends, "seat card against"),
    FormerEvent(events.RoundWon, "seat card loser"),
    FormerEvent(events.RoundLost, "seat card winner"),
    FormerEvent(events.RealmRazed, "seat card by"),
    FormerEvent(events.RealmRebuilt, "seat card"),
    FormerEvent(events.TurnBegan, "seat - - number"),
    FormerEvent(events.TurnEnded),
    FormerEvent(events.PhaseBegan, "seat - - phase"),
    FormerEvent(events.RealmNamed, "seat card"),
    FormerEvent(events.BattleEnded, "seat card"),
    FormerEvent(events.RealmHeld, "seat card"),
    FormerEvent(events.PowerUsed, "seat card answered"),
    FormerEvent(events.CardCancelled, "seat card by"),
    FormerEvent(events.CardCalmed, "seat card by"),
    FormerEvent(events.CopyMade, "seat card by"),
    FormerEvent(events.Totals, "leader - - offence,defence", _totals),
    FormerEvent(events.LevelDigit, "seat - - digit"),
    FormerEvent(events.Mulligan),
    FormerEvent(events.RoundBegan, "seat offence defence number"),
    FormerEvent(events.ExtraTurnWon, "seat card"),
    None,
    FormerEvent(events.StoodDown, "seat card"),
    FormerEvent(events.SpoilsDrawn, "seat card"),
    FormerEvent(events.LastCard),
    FormerEvent(events.TurnedBack, "seat card by"),
    FormerEvent(events.Fear, "seat card before"),
    FormerEvent(events.RealmsSwapped, "seat card other"),
    FormerEvent(events.RealmsRearranged),
    FormerEvent(events.CalledOff, "seat card"),
    FormerEvent(events.PlayerLeft),
    FormerEvent(events.RoundDecided, "seat card loser"),
)
