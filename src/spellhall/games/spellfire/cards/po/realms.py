"""Realms of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Crystal Sphere", "POc/01", world=AD)
def crystal_sphere(you: Script) -> None:
    you.always(LevelTimes(psionicists.defending_here, 2))
