"""Holdings of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Rock of Bral", "POc/02", world=AD)
def rock_of_bral(you: Script) -> None:
    you.always(JoinsAnyRealm(), CountsAs(champions.defending_here, PSIONICIST))
    you.always(Level(champions.defending_here, 6, when=OnRealm("Crystal Sphere")))
