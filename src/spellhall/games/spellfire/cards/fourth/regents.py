"""Regents of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import regent
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@regent("The Harpy", "4th/344", world=BR, level=5, traits={"awnshegh", "flyer"})
def harpy(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    you.always(CannotPlay("opponent", allies.being("flyer"), when=THIS_FIGHTS))


@regent("The Magian", "4th/345", world=BR, level=9, traits={"awnshegh", "undead"})
def magian(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    you.always(Immune(Either(THIS, allies.with_this), (realms | holdings).of_opponents, powers_only=True))


@regent("Serpent", "4th/346", world=BR, level=6, traits={"awnshegh"})
def serpent(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL, BLOOD_ABILITY))
    with you.in_combat(), you.may():
        you.give(THIS, BaseBecomes(IT, 12), ROUND_END)
        you.give(THIS, CountsAs(IT, MONSTER), ROUND_END)
        you.give(THIS, CannotUse(IT, cleric_spells), ROUND_END)


@regent("Chernevik", "4th/347", world=BR, level=8)
def chernevik(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))
    you.always(Firm(THIS, whatever=True, when=THIS_IN_POOL))


@regent("Cidre Bint Corina", "4th/348", world=BR, level=4, traits={"elf"})
def cidre_bint_corina(you: Script) -> None:
    wooded = Attacking(realms.showing_trees)
    you.always(Loyal(allies.with_this, when=wooded), Firm(allies.with_this, whatever=True, when=wooded))


@regent("Adan El-Mesir", "4th/349", world=BR, level=5)
def adan_el_mesir(you: Script) -> None:
    you.always(Level(allies.with_this, 2))
    you.always(Immune(allies.with_this, spells.offensive))


@regent("Rahil the Falcon", "4th/350", world=BR, level=7)
def rahil(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.power(anytime=True, once=True):
        rival = you.choose_opponent()
        you.look_at_top(5, rival)


@regent("Arlando El-Adaba", "4th/351", world=BR, level=8)
def arlando(you: Script) -> None:
    with you.power(anytime=True, when=IN_COMBAT):
        you.discard(THIS)
        you.break_off()
        you.declare(Peace(), TURN_END)
        you.draw(1)
