"""Wizard spells of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Estate Transference", "1st/437", side=OFFENSIVE, phases=(3,))
def estate_transference(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms)
        you.send(holdings.attached_to(target), ABYSS)
        you.send(target, ABYSS)
        you.declare(Peace(by="you"), TURN_END)


@wizard_spell("Banishment", "1st/395", side=OFFENSIVE, phases=(3, 4))
def banishment(you: Script) -> None:
    with you.when_played():
        target = you.choose(monsters)
        you.discard(target)
