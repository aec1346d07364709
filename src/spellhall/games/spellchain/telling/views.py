"""What a seat sees of a Spell Chain table, beyond names and places."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellchain.table import CHAIN, SLOT, STATUS
from spellhall.kernel.state import State

STATUS_NAMES = ("waiting", "activated", "negated")


def card_view(state: State, handle: int) -> dict[str, Any]:
    """Kind and seals, and in the chain slot and status."""
    definition = state.definition(handle)
    facts: dict[str, Any] = {"kind": definition.kind, "seals": sorted(definition.seals)}
    if state.zone[handle] == CHAIN:
        facts["slot"] = state.marks[SLOT][handle]
        facts["status"] = STATUS_NAMES[state.marks[STATUS][handle]]
    return facts
