"""Holdings of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("The Lost Citadel", "DL/017", world=DL)
def lost_citadel(you: Script) -> None:
    you.always(Level(wizards.defending_here, 2), Level(wizards.attacking_here, -2))


@holding("Shoikan Grove", "DL/018", world=DL)
def shoikan_grove(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "earthwalker")))


@holding("Inn of the Last Home", "DL/019", world=DL)
def inn_of_the_last_home(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("dragon")))


@holding("Tower of Wayreth", "DL/016", world=DL)
def tower_of_wayreth(you: Script) -> None:
    you.always(NotAttackedBy(wizards))
    with you.whenever(YOUR_TURN_BEGINS):
        realm = you.choose(realms.of(DL).yours.unrazed.without_holding, up_to=True)
        with you.when(There(realm)):
            you.attach(realm)
        with you.otherwise():
            you.discard(THIS)


@holding("Altar of Mishakal", "DL/020", world=DL)
def altar_of_mishakal(you: Script) -> None:
    dwarves = champions.being("dwarf")
    with you.whenever(IsDefeated(dwarves.fighting_here)):
        you.send(THAT, DRAW_PILE, shuffled=True)
    with you.whenever(ROUND_HERE_DECIDED):
        you.send(allies.being("dwarf").attached_to(LOSER), DRAW_PILE, shuffled=True)
