"""Realms of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Doc's Island", "RR/005", world=AD, traits={"coastal"})
def docs_island(you: Script) -> None:
    you.always(
        OnlyAttackedBy(champions.being("swimmer", "flyer")),
        LevelBecomes(items_and_artifacts.attached_to(ATTACKER), 0, when=REALM_HERE_ATTACKED),
    )
