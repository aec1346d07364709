"""Wizards of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Vecna the Arch Lich", "RR/034", world=GH, level=18, avatar=True, bluelines={"undead"})
def vecna(you: Script) -> None:
    bearers = champions.of(GH).yours.in_pool.bearing(artifacts.named("Eye and Hand of Vecna"))
    with you.price():
        victim = you.choose(bearers, reach=False)
        you.discard(victim)
    you.always(
        Immune(THIS, (spells | unarmed_combat_cards).offensive),
        Immune(THIS, psionics.offensive),
        Gains(allies.with_this, "undead"),
    )
    with you.whenever(Prevails(THIS)):
        you.send(allies.on_this, HAND)
