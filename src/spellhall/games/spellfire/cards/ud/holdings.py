"""Holdings of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("The Burning Cavern", "UD/010", world=DS)
def burning_cavern(you: Script) -> None:
    you.always(Immune(allies.yours, psionic_powers))


@holding("Subterranean Seas", "UD/012", world=DL)
def subterranean_seas(you: Script) -> None:
    with you.power(anytime=True):
        you.declare(Gains(allies.yours, "swimmer"), TURN_END)


@holding("Echoes from the Deep", "UD/016", world=FR)
def echoes_from_the_deep(you: Script) -> None:
    you.always(Immune(allies.yours, psionic_powers))


@holding("Cavern of the Gods", "UD/017", world=GH)
def cavern_of_the_gods(you: Script) -> None:
    you.always(Immune(allies.defending_your_realms, champions, powers_only=True))


@holding("The Dread Chamber", "UD/018", world=RL)
def dread_chamber(you: Script) -> None:
    you.always(Immune(champions.yours.attacking, allies.attached_to(champions.of(RL)), powers_only=True))


@holding("The Tripolar Cavern", "UD/015", world=AD)
def tripolar_cavern(you: Script) -> None:
    triumvirates = realms.with_word("triumvirate")
    here = Fits(REALM_HERE, triumvirates)
    you.always(SideBonus(champions.yours.defending, HelpFrom(triumvirates.yours), "underdark ally", when=here))
