"""Psionicists of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionicist
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionicist("Lazarus the Drow", "UDc/01", world=FR, level=4, traits={"drow", "underdark"})
def lazarus(you: Script) -> None:
    you.always(LevelTimes(psionic_powers.with_this, 2), Immune(allies.with_this, psionics.offensive))


@psionicist("Xontra", "UD/100", world=DS, level=6, traits={"underdark"})
def xontra(you: Script) -> None:
    exiled = Not(There(realms.of(DS).yours))
    you.always(Reaches(THIS, realms.of(DS), with_allies=True, when=exiled))
