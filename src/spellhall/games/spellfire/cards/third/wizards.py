"""Wizards of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Maligor the Red", "3rd/043", world=FR, level=3)
def maligor_the_red(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        turncoat = you.choose(allies.against_this)
        you.switch_sides(turncoat)


@wizard("Midnight, Goddess of Magic", "3rd/046", world=FR, level=7)
def midnight(you: Script) -> None:
    you.always(MustAsk(wizards, spells))
    with you.in_combat():
        you.discard(items.attached_to(OPPONENT))


@wizard("The Magister", "3rd/062", world=FR, level=4)
def the_magister(you: Script) -> None:
    you.always(Immune(THIS, psionicists))
    with you.power(phases=(5,), when=THIS_IN_POOL):
        you.send(items.on_this, HAND)
        you.send(THIS, HAND)


@wizard("Drow Matron", "3rd/071", world=FR, level=5, traits={"drow"})
def drow_matron(you: Script) -> None:
    you.always(Level(THIS, 3, when=Defending(realms.named("Menzoberranzan"))))


@wizard("Grypht the Saurial", "3rd/075", world=FR, level=4)
def grypht_the_saurial(you: Script) -> None:
    lesser = items.offensive.in_battle.marked_at_most(3)
    you.always(LevelBecomes(lesser, 0, when=THIS_FIGHTS), NoPowers(lesser, when=THIS_FIGHTS))


@wizard("Rary the Traitor", "3rd/161", world=GH, level=4)
def rary_the_traitor(you: Script) -> None:
    you.always(Level(THIS, 3, when=Fighting(wizards)))
    you.always(Level(THIS, 3, when=Defending(realms.bearing(holdings))))


@wizard("Tysiln San", "3rd/163", world=GH, level=5, traits={"drow"})
def tysiln_san(you: Script) -> None:
    you.instantly_defeats(heroes.of(DL))


@wizard("Otto", "3rd/164", world=GH, level=6)
def otto(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))


@wizard("Mika the Wolf-Nomad", "3rd/165", world=GH, level=7)
def mika_of_old(you: Script) -> None:
    you.always(Level(THIS, 3, when=There(allies.against_this)))


@wizard("Vaerhirmana", "3rd/263", world=DS, level=4, bluelines={"elf"})
def vaerhirmana(you: Script) -> None:
    with you.answer(to=psionic_powers, in_play=True, once=True):
        you.cancel()


@wizard("Preserver", "3rd/306", world=DS, level=6)
def preserver(you: Script) -> None:
    you.always(Goes(THIS, LIMBO, when=Fighting(champions.of(DS))))
