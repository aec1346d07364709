"""Wizard spells of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Phase Out", "PO/051", side=DEFENSIVE, phases=(5,))
def phase_out(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(on="yours"), END_OF_OWN_NEXT_TURN)
