"""Spell Chain in a game's summary: HP chain by chain, and the damage and healing of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from spellhall.games.spellchain import events
from spellhall.kernel.events import NOTHING, Entry
from spellhall.kernel.presentation.account import Deed, Feat
from spellhall.kernel.state import State

FEATS: Mapping[str, Feat] = MappingProxyType(
    {
        "damage": Feat("damage", "damage", 1.0, decides=True),
        "healed": Feat("HP healed", "HP healed", 0.7),
    }
)


def deeds(state: State, entry: Entry) -> Sequence[Deed]:
    """What a seat lost to another counts for the other, Poison without a card; what it cost itself counts for no
    one.
    """
    event = entry.event
    if isinstance(event, events.Healed):
        return (Deed(event.seat, entry.seen(-1), "healed", event.amount),)
    if isinstance(event, events.Hit | events.Lost):
        by = 1 - event.seat if event.source == NOTHING else state.control[event.source]
        if by != event.seat:
            return (Deed(by, entry.seen(-1), "damage", event.amount),)
    return ()
