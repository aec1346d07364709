"""What a seat sees of a Spellslinger table, beyond names and places."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellslinger.card import CHARACTER
from spellhall.games.spellslinger.rules.numbers import keywords, speed, strength
from spellhall.games.spellslinger.rules.sides import team_of
from spellhall.games.spellslinger.table import ATTACKS, BLOCKED, BLOCKS, DAMAGE, IN_PLAY, SIDEWAYS, STEP, STEPS, UNIT
from spellhall.kernel.state import State


def card_view(state: State, handle: int) -> dict[str, Any]:
    """Type, cost and numbers; in play what they are now, and what the card is doing."""
    definition = state.definition(handle)
    facts: dict[str, Any] = {
        "type": definition.type,
        "cost": definition.cost.text,
        "colours": sorted(definition.cost.colours()),
        "kinds": sorted(definition.kinds),
        "keywords": sorted(definition.keywords),
        "rarity": definition.rarity,
    }
    if definition.type == CHARACTER:
        facts |= {"strength": definition.strength, "speed": definition.speed}
    if state.zone[handle] != IN_PLAY:
        return facts
    marks = state.marks
    facts["sideways"] = bool(marks[SIDEWAYS][handle])
    if definition.type == CHARACTER:
        facts |= {
            "now": [strength(state, handle), speed(state, handle)],
            "keywords": sorted(keywords(state, handle)),
            "damage": marks[DAMAGE][handle],
            "attacks": marks[ATTACKS][handle] - 1,
            "group": marks[UNIT][handle],
            "blocked": bool(marks[BLOCKED][handle]),
            "blocks": marks[BLOCKS][handle],
        }
    return facts


def table_view(state: State) -> dict[str, Any]:
    """The present step in words, and who plays with whom."""
    return {"step": STEPS[state.regs[STEP]], "teams": [team_of(state, seat) for seat in range(state.seats)]}
