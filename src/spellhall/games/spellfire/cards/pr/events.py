"""Events among the promotional cards."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("The Wardmeister Strategy", "PR/003", nature=HARMFUL)
def wardmeister_strategy(you: Script) -> None:
    with you.when_played(only=InAnothersPhase(0)):
        with you.either():
            you.declare(SkipsPhases(ITS_PLAYER, 3), TURN_END, about=ACTIVE_PLAYER)
        with you.or_else():
            you.declare(SkipsPhases(ITS_PLAYER, 4), TURN_END, about=ACTIVE_PLAYER)
