"""Wizard spells of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("The Ship of the Sky", "AR/044", level=4, side=DEFENSIVE, phases=(3, 4))
def ship_of_the_sky(you: Script) -> None:
    crew = Either(BEARER, allies.joining_this)
    you.always(Gains(crew, "flyer"), Gains(crew, "swimmer"), StaysOn(THIS))
    with you.when_played():
        you.attach(USER)


@wizard_spell("Prismatic Spray", "AR/060", level=7, side=OFFENSIVE, phases=(4,))
def prismatic_spray(you: Script) -> None:
    with you.when_played():
        you.discard(allies.opposing.level_at_most(4))


@wizard_spell("Bigby's Clenched Fist", "ARc/12", side=OFFENSIVE, phases=(4,))
def bigbys_clenched_fist(you: Script) -> None:
    you.always(SideBonus(BEARER, 4))
    with you.when_played():
        struck = you.choose(allies.opposing.in_battle, up_to=True)
        you.discard(struck)


@wizard_spell("Fire Charm", "ARc/13", side=OFFENSIVE, phases=(4,))
def fire_charm(you: Script) -> None:
    with you.when_played():
        charmed = you.choose(champions_and_allies.opposing.in_battle)
        you.give(charmed, NoPowers(IT), BATTLE_END)


@wizard_spell("Thunder Staff", "ARc/14", level=4, side=OFFENSIVE, phases=(4,))
def thunder_staff(you: Script) -> None:
    with you.when_played():
        you.discard(allies.opposing)


@wizard_spell("Spectral Hand", "ARc/15", level=4, side=OFFENSIVE, phases=(4,))
def spectral_hand(you: Script) -> None:
    you.always(UsedFromPool())
    with you.when_played():
        you.give(USER, CastsFromAfar(IT), ROUND_END)
