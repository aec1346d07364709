"""Regents of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import regent
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@regent("The Vampire", "NS/071", world=BR, level=8, traits={"awnshegh", "earthwalker", "undead"})
def vampire(you: Script) -> None:
    you.always(MayUse(THIS, THIEF_SKILL), Gains(allies.with_this, "undead"))
