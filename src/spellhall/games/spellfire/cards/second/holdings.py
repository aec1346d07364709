"""Holdings of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Fortifications", "2nd/037", world=FR)
def fortifications(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_here, 2))


@holding("Arms of the Horned Society", "2nd/142", world=GH, level=5)
def arms_of_the_horned_society(you: Script) -> None:
    you.lend_defence(HERO, 5)


@holding("Arms of Greyhawk", "2nd/144", world=GH)
def arms_of_greyhawk(you: Script) -> None:
    you.always(NotAttackedBy(Either(monsters, champions.being("flyer")), on=realms.of(GH).bearing(holdings)))


@holding("Arms of the Great Kingdom", "2nd/145", world=GH)
def arms_of_the_great_kingdom(you: Script) -> None:
    you.always(LevelTimes(allies.being("undead").yours, 2))


@holding("Arms of Furyondy", "2nd/146", world=GH)
def arms_of_furyondy(you: Script) -> None:
    you.always(Immune(REALM_HERE, events.harmful))


@holding("Arms of Nyrond", "2nd/147", world=GH)
def arms_of_nyrond(you: Script) -> None:
    you.always(NotAttackedBy(monsters))


@holding("Arms of Veluna", "2nd/209", world=GH)
def arms_of_veluna(you: Script) -> None:
    with you.whenever(Prevails(champions.defending_here)):
        returned = you.choose(allies.attached_to(DEFENDER), up_to=True)
        you.send(returned, HAND)


@holding("Arms of the Shield Lands", "2nd/216", world=GH)
def arms_of_the_shield_lands(you: Script) -> None:
    you.always(JoinsRazed())
    with you.when_played():
        you.rebuild(REALM_HERE)


@holding("Salt Veiw", "2nd/232", world=DS)
def salt_veiw(you: Script) -> None:
    you.always(NotAttackedBy(monsters))


@holding("Fort Melidor", "2nd/247", world=DS)
def fort_melidor(you: Script) -> None:
    you.always(Level(allies.defending_any(realms.of(DS).yours), 1))


@holding("Ogo", "2nd/233", world=DS)
def ogo(you: Script) -> None:
    you.always(Level(champions_and_allies.attacking_here, -1))


@holding("Dungeon of Gulg", "2nd/248", world=DS)
def dungeon_of_gulg(you: Script) -> None:
    you.always(Level(champions_and_allies.attacking_here, -1))
