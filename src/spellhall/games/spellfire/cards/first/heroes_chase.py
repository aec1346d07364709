"""Heroes among the chase cards of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Sakornia", "1stc/01", world=AD, level=6)
def sakornia(you: Script) -> None:
    you.always(Level(THIS, 3, when=There(artifacts.on_this)))


@hero("Gib Ekim", "1stc/04", world=AD, level=5)
def gib_ekim(you: Script) -> None:
    with you.before_combat():
        with you.either():
            you.give(THIS, CountsAs(IT, WIZARD), ROUND_END)
        with you.or_else():
            you.give(THIS, BaseBecomes(IT, 7), ROUND_END)


@hero("Fejyelsae", "1stc/07", world=AD, level=10)
def fejyelsae(you: Script) -> None:
    you.always(BaseBecomes(THIS, 7, when=There(allies.on_this)))


@hero("Dori the Barbarian", "1stc/12", world=AD, level=6)
def dori_the_barbarian(you: Script) -> None:
    you.always(Level(THIS, 2, when=Fighting(clerics, wizards)))


@hero("Darbee", "1stc/14", world=AD, level=6)
def darbee(you: Script) -> None:
    you.always(Level(THIS, 4, when=Fighting(monsters)))


@hero("Mayor Charles Oliver O'Kane", "1st/433", world=FR, level=6)
def mayor_okane(you: Script) -> None:
    you.always(Level(THIS, 3, when=Defending(realms.of(FR))))
    with you.in_combat(when=Fits(OPPONENT, (heroes | wizards | clerics).women)):
        you.defeat(OPPONENT, spared=True)
