"""Spellfire in a game's summary: unrazed realms turn by turn, and the realms and rounds that cards won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from spellhall.games.spellfire import events
from spellhall.games.spellfire.table import FORMATION
from spellhall.kernel.events import NOTHING, Entry, Moved
from spellhall.kernel.presentation.account import Deed, Feat
from spellhall.kernel.state import State

FEATS: Mapping[str, Feat] = MappingProxyType(
    {
        "razed": Feat("realm razed", "realms razed", 3.0, decides=True),
        "round": Feat("round won", "rounds won", 1.0),
        "realm": Feat("realm laid", "realms laid", 0.5, decides=True),
        "rebuilt": Feat("realm rebuilt", "realms rebuilt", 0.5, decides=True),
    }
)
_BY = 1


def deeds(state: State, entry: Entry) -> Sequence[Deed]:
    """Realms laid, razed by a champion or rebuilt, and rounds of battle won."""
    event = entry.event
    if isinstance(event, Moved) and event.zone == FORMATION and event.origin != FORMATION:
        return (Deed(event.seat, entry.seen(-1), "realm"),)
    if isinstance(event, events.RoundWon):
        return (Deed(event.seat, entry.seen(-1), "round"),)
    if isinstance(event, events.RealmRazed) and event.by != NOTHING:
        return (Deed(state.control[event.by], entry.seen(-1, _BY), "razed"),)
    if isinstance(event, events.RealmRebuilt):
        return (Deed(event.seat, entry.seen(-1), "rebuilt"),)
    return ()
