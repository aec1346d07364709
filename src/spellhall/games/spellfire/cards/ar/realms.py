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
