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
