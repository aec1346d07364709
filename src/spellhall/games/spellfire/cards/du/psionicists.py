"""Psionicists of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionicist
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionicist("Highmaster Illithios", "DUc/21", world=AD, level=10, traits={"underdark"}, side=DEFENSIVE, psionic=True)
def highmaster_illithios(you: Script) -> None:
    you.always(Immune(THIS, (spells | items).offensive), Immune(THIS, artifacts))
    with you.whenever(IsPlayed(psionic_powers)):
        you.draw(1)
