"""Thief skills of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import thief_skill
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@thief_skill("Legal Loophole", "DU/083", side=DEFENSIVE, phases=(3,))
def legal_loophole(you: Script) -> None:
    you.always(Immune(thieves.yours, rule_cards, all_sides=True), StaysOn(THIS))
    with you.when_played():
        lawyer = you.choose(thieves.yours)
        you.attach(lawyer)
