"""Wizard spells of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Anti-Magic Shell", "1st/345", side=DEFENSIVE, phases=(4,))
def anti_magic_shell(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_battle)
        you.give(target, Immune(IT, spells.offensive), ROUND_END)
        you.give(target, CannotUse(IT, spells), ROUND_END)


@wizard_spell("Estate Transference", "1st/437", side=OFFENSIVE, phases=(3,))
def estate_transference(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms, recoils=True)
        you.send(holdings.attached_to(target), ABYSS)
        you.send(target, ABYSS)
        you.declare(Peace(by="you"), TURN_END)


@wizard_spell("Banishment", "1st/395", side=OFFENSIVE, phases=(3, 4))
def banishment(you: Script) -> None:
    with you.when_played():
        target = you.choose(monsters)
        you.discard(target)


@wizard_spell("Invisibility", "1st/339", side=DEFENSIVE, phases=(4,))
def invisibility(you: Script) -> None:
    with you.when_played(only=All(YOU_ATTACK, Fits(DEFENDER, heroes))):
        you.send(DEFENDER, POOL)
        you.raze(ATTACKED_REALM)


@wizard_spell("Phantasmal Killer", "1st/381", side=OFFENSIVE, phases=(4,))
def phantasmal_killer(you: Script) -> None:
    you.always(Level(BEARER, Count(allies.against_this)))
