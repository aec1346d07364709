"""Events of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Bronze Dragons", "DL/097", nature=HARMFUL)
def bronze_dragons(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(by="others", on="yours"), OWN_NEXT_TURN)
