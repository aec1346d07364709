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


@wizard("Bigby the Great", "RR/028", world=GH, level=9)
def bigby(you: Script) -> None:
    # Any wizard in a pool may cast Spell Turning in another player's turn, so nothing has to be added.
    you.always(
        Immune(THIS, spells.offensive, when=Defending(realms.of(GH))),
        Immune(THIS, psionic_powers, when=Defending(realms.of(GH))),
    )


@wizard("Manshoon of the Zhentarim", "RRc/06", world=FR, level=8)
def manshoon(you: Script) -> None:
    with you.whenever(SIDE_BEATEN), you.may():
        you.discard_from_hand(cost=True)
        you.save(THIS, idle=True)
    with you.whenever(IsDiscarded(THIS), when=NO_ROUND_ENDS), you.may():
        you.discard_from_hand(cost=True)
        you.save(THIS, idle=True)


@wizard("Tenser the Arch Mage", "RR/029", world=GH, level=8)
def tenser(you: Script) -> None:
    with you.before_combat(when=Fits(THIS, wizards)), you.may():
        you.give(THIS, CountsAs(IT, HERO), BATTLE_END)
        you.give(THIS, MayUse(IT, CLERIC_SPELL), BATTLE_END)
    with you.power(anytime=True, when=OTHERS_FIGHT):
        helped = you.choose(champions.in_battle)
        you.cast_for(helped, WIZARD_SPELL)
