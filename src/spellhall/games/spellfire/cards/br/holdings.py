"""Holdings of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Imperial City of Anuire", "BR/012", world=BR)
def imperial_city_of_anuire(you: Script) -> None:
    with you.whenever(IsPlayed(events, by="opponents")):
        you.draw(1)


@holding("The Heartland Outfitters", "BR/013", world=BR)
def heartland_outfitters(you: Script) -> None:
    outfitted = champions.of(BR).yours
    you.always(Reaches(outfitted), NeedsNoMovement(outfitted))


@holding("Proudglaive", "BR/014", world=BR)
def proudglaive(you: Script) -> None:
    you.always(BaseTimes(heroes.defending_here.bearing(allies), 2))
    you.always(BaseTimes(champions.defending_here.without(allies), 3))


@holding("Kal-Saitharak", "BR/015", world=BR)
def kal_saitharak(you: Script) -> None:
    you.always(BaseTimes(monsters.defending_here, 2), Immune(monsters.yours.in_pool, psionic_powers))


@holding("Magical Source", "BR/016", world=BR)
def magical_source(you: Script) -> None:
    you.always(Level(spells.for_phase(4).yours, 4))


@holding("The Maze of Maalvar the Minotaur", "BR/017", world=BR)
def maze_of_maalvar(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "earthwalker")))
