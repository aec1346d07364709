"""Wizard spells of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Phase Out", "PO/051", side=DEFENSIVE, phases=(5,))
def phase_out(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(on="yours"), END_OF_OWN_NEXT_TURN)


@wizard_spell("Polymorph Other", "PO/050", side=OFFENSIVE, phases=(3, 4))
def polymorph_other(you: Script) -> None:
    # What it has replaced is gone outside of battles, too.
    you.always(StaysOn(THIS), NoPowers(BEARER, when=Not(THIS_FIGHTS)))
    with you.when_played():
        changed = you.choose(champions.of_opponents.met, called="the target")
        model = you.choose(champions.besides(changed), called="the other")
        you.attach(changed)
        you.note(model)
    with you.in_combat():
        you.imitate(Remembered("the other"), by=BEARER)
