"""Monsters of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("Living Scroll", "1st/408", world=FR, level=0)
def living_scroll(you: Script) -> None:
    you.instantly_defeats(champions.of_types(HERO, CLERIC))
    with you.in_combat(when=Fits(OPPONENT, champions.of_types(WIZARD, MONSTER))):
        you.defeat(THIS)


@monster("Gelatinous Cube", "1st/421", world=AD, level=0)
def gelatinous_cube(you: Script) -> None:
    you.always(AnyWorld(THIS))
    with you.whenever(Prevails(THIS)):
        you.attach(THIS, items_and_artifacts.attached_to(OPPONENT))


@monster("Gatekeeper", "1st/422", world=AD, level=1, bluelines={"undead"})
def gatekeeper(you: Script) -> None:
    you.always(Immune(THIS, events, all_sides=True), Immune(THIS, spells.offensive))
    with you.power(anytime=True, when=AnyOf(There(champions.other), There(champions.yours.in_abyss))):
        you.send(THIS, ABYSS)
        you.send(champions.other, HAND)
        you.send(champions.other.yours.in_abyss, HAND)


plain(monster("Griffin", "1st/191", world=GH, level=4, traits={"flyer"}))


@monster("The Undead Htimsen", "1st/425", world=AD, level=3, traits={"flyer", "undead", "vampire"})
def the_undead_htimsen(you: Script) -> None:
    you.always(BaseBecomes(THIS, 10, when=AFTER_DARK))
    you.instantly_defeats(psionicists)
