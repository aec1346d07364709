"""Regents of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import regent
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@regent("Chaos Lord", "DUc/22", world=BR, level=9)
def chaos_lord(you: Script) -> None:
    you.always(
        MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL),
        Immune(THIS, events.harmful),
        Immune(THIS, rule_cards, all_sides=True),
    )
    with you.power(anytime=True):
        you.send(THIS, ABYSS)
        with you.for_each(EVERYONE) as player:
            you.rearrange(player)


@regent("Zaranda Star", "DU/039", world=BR, level=7, traits={"adventurer"})
def zaranda_star(you: Script) -> None:
    with you.power(phases=(3,)):
        stored = you.choose(blood_abilities.yours.in_hand, reach=False)
        you.keep(stored, hidden=True)
    with you.power(battle=True):
        used = you.choose(blood_abilities.under_this.playable_at_once, reach=False)
        you.play_at_once(used)
