"""Clerics of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Arch-Druid", "2nd/189", world=GH, level=4)
def arch_druid(you: Script) -> None:
    you.always(MustAsk(clerics, spells))


@cleric("Elemental Cleric", "2nd/321", world=DS, level=2)
def elemental_cleric(you: Script) -> None:
    you.always(Immune(THIS, wizard_spells.offensive))
