"""Realms of the set The Underdark that send an ally from below along with every attack."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

RIVALS = realms.unrazed.others
FROM_BELOW = "underdark ally"


@realm("The Unipolar Triumvirate", "UD/002", world=AD, traits={"underdark"})
def unipolar_triumvirate(you: Script) -> None:
    you.always(SideBonus(champions.yours.attacking, 3, FROM_BELOW, when=Not(There(RIVALS.with_word("triumvirate")))))


@realm("The Bipolar Triumvirate", "UD/004", world=AD, traits={"underdark"})
def bipolar_triumvirate(you: Script) -> None:
    mightier = RIVALS.named("The Tripolar Triumvirate", "The Ultimate Triumvirate")
    you.always(SideBonus(champions.yours.attacking, 6, FROM_BELOW, when=Not(There(mightier))))


@realm("The Tripolar Triumvirate", "UD/006", world=AD, traits={"underdark"})
def tripolar_triumvirate(you: Script) -> None:
    mightier = RIVALS.named("The Ultimate Triumvirate")
    you.always(SideBonus(champions.yours.attacking, 9, FROM_BELOW, when=Not(There(mightier))))


@realm("The Ultimate Triumvirate", "UDc/06", world=AD, traits={"underdark"})
def ultimate_triumvirate(you: Script) -> None:
    you.always(SideBonus(champions.yours.attacking, 12, FROM_BELOW))
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        banished = you.choose(champions.avatars)
        you.discard(THIS)
        you.send(banished, ABYSS)
