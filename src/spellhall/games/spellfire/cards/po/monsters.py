"""Monsters of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

COAST = realms.being("coastal")


@monster("Gith", "PO/052", world=DS, level=6, traits={"earthwalker"})
def gith(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER))


@monster("Aquatic Elf", "PO/054", world=FR, level=4, traits={"swimmer"})
def aquatic_elf(you: Script) -> None:
    you.always(
        NeverMeet(THIS, champions.being("elf")),
        CannotPlay("opponent", allies.being("elf"), when=THIS_FIGHTS),
        BaseBecomes(THIS, 8, when=Attacking(COAST)),
    )


@monster("Ixitxachitl", "PO/055", world=FR, level=4, traits={"swimmer"})
def ixitxachitl(you: Script) -> None:
    you.always(
        Level(THIS, 4, when=There(champions_and_allies.being("swimmer").against_this)),
        MayUse(THIS, CLERIC_SPELL),
        MayUse(THIS, WIZARD_SPELL, when=AnyOf(Attacking(COAST), Defending(COAST))),
    )


@monster("Kirre", "PO/056", world=DS, level=5)
def kirre(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER))
    with you.whenever(IsDefeated(THIS)), you.may():
        you.draw(1)


@monster("Locathah Champion", "PO/057", world=FR, level=4, traits={"swimmer"})
def locathah_champion(you: Script) -> None:
    you.always(NoPowers(allies.against_this))


@monster("Skriaxit, Composite Elemental", "PO/061", world=FR, level=8, traits={"earthwalker"})
def skriaxit(you: Script) -> None:
    you.always(BaseHalved(champions_and_allies.against_this))
