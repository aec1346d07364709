"""Wizard spells of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("City Shield", "DU/092", side=DEFENSIVE, phases=(3,))
def city_shield(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(BR)))
    with you.when_played():
        you.declare(Immune(realms.yours, spells.offensive), WHILE_IN_PLAY)


@wizard_spell("Spectral Dragon", "DU/093", side=OFFENSIVE, phases=(3,))
def spectral_dragon(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(DL)))
    with you.when_played():
        you.discard(champions.base_at_most(4).of_opponents.in_pool)


@wizard_spell("Conjure Greater Fire Elemental", "DU/098", side=OFFENSIVE, phases=(4,))
def conjure_greater_fire_elemental(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(DS)), SideBonus(BEARER, BaseLevelOf(BEARER)))
    with you.when_played():
        you.send(items.attached_to(OPPONENT), ABYSS)


@wizard_spell("Dissolution", "DUc/04", side=OFFENSIVE, phases=(3, 5))
def dissolution(you: Script) -> None:
    with you.when_played():
        dissolved = you.choose(realms.razed)
        you.discard(dissolved)
