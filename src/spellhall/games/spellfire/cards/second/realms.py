"""Realms of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Zhentil Keep", "2nd/003", world=FR, level=5, bluelines={"coastal"})
def zhentil_keep(you: Script) -> None:
    you.always(DefendsItself(CLERIC))


@realm("Darkhold", "2nd/027", world=FR)
def darkhold(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_here, 2, when=NamedInPlay("Zhentil Keep")))


@realm("Haunted Hall of Eveningstar", "2nd/028", world=FR, bluelines={"coastal"})
def haunted_hall_of_eveningstar(you: Script) -> None:
    with you.when_played():
        you.draw(1)
    with you.whenever(Rebuilt(THIS)):
        you.draw(1)


@realm("The Bone March", "2nd/131", world=GH, bluelines={"coastal"})
def bone_march(you: Script) -> None:
    you.always(CannotFight(heroes.yours, attack=False, when=REALM_HERE_ATTACKED))


@realm("Bissel", "2nd/134", world=GH)
def bissel(you: Script) -> None:
    you.always(MayUse(champions.defending_here, CLERIC_SPELL))


@realm("Irongate", "2nd/136", world=GH, bluelines={"coastal"})
def irongate(you: Script) -> None:
    you.always(Level(heroes.defending_here, 4))


@realm("Slave Realm of Tunek", "2nd/405", world=DS)
def slave_realm_of_tunek(you: Script) -> None:
    you.always(NotAttackedBy(clerics | wizards))


@realm("Damara", "2nd/023", world=FR)
def damara(you: Script) -> None:
    you.always(LevelTimes(champions.of(FR).defending_here, 2))


@realm("Evermeet", "2nd/029", world=FR)
def evermeet(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))
    you.always(NotAttackedBy(champions.being("flyer")))
