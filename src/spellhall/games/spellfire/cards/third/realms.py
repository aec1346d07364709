"""Realms of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Ravens Bluff", "3rd/011", world=FR, traits={"coastal"})
def ravens_bluff(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))
