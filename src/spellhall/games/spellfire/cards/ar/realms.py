"""Realms of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Ancient Kalidnay", "AR/092", world=DS, also_world=(RL,))
def ancient_kalidnay(you: Script) -> None:
    with you.power(phases=(5,)):
        you.lose_power(THIS)
        you.raze(THIS)
        you.take_extra_turn(once_a_game=True)


@realm("Ur Draxa", "AR/093", world=DS)
def ur_draxa(you: Script) -> None:
    you.always(Immune(champions.yours, psionics.offensive), NotAttackedBy(champions.bearing(items_and_artifacts)))


@realm("Celik", "AR/096", world=DS)
def celik(you: Script) -> None:
    with you.whenever(ATTACKS_HERE):
        you.discard(items_and_artifacts.attached_to(ATTACKER))
        you.declare(CannotPlay("all", items_and_artifacts, with_champion=ATTACKER), BATTLE_END)
