"""Psionicists of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionicist
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionicist("Caller in Darkness", "NS/070", world=DS, level=12, traits={"undead"})
def caller_in_darkness(you: Script) -> None:
    you.always(Immune(THIS, (psionic_powers | spells).offensive), Goes(psionicists.against_this, ABYSS))
