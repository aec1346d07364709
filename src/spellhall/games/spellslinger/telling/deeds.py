"""Spellslinger in a game's summary: life turn by turn, and how much of it cards took and gave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.sides import team_of
from spellhall.kernel.events import NOTHING, Entry
from spellhall.kernel.presentation.account import Deed, Feat
from spellhall.kernel.state import State

FEATS: Mapping[str, Feat] = MappingProxyType(
    {
        "damage": Feat("damage", "damage", 1.0, decides=True),
        "life": Feat("life gained", "life gained", 0.5),
    }
)


def deeds(state: State, entry: Entry) -> Sequence[Deed]:
    """Life lost to another side's card counts for that card's controller; life a card costs its own side counts for no
    one.
    """
    event = entry.event
    if isinstance(event, events.GainedLife):
        return (Deed(event.seat, entry.seen(-1), "life", event.amount),)
    if isinstance(event, events.Hurt | events.LostLife) and event.source != NOTHING:
        by = state.control[event.source]
        if team_of(state, by) != team_of(state, event.seat):
            return (Deed(by, entry.seen(-1), "damage", event.amount),)
    return ()
