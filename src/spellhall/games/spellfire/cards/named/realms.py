"""Realms that the texts of the rules name."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm, ruling
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Ancient Kalidnay", "AR/092", world=DS, also_world=(RL,))
def ancient_kalidnay(you: Script) -> None:
    with you.power(phases=(5,)):
        you.lose_power(THIS)
        you.raze(THIS)
        you.take_extra_turn(once_a_game=True)


@realm("Avanil", "BR/005", world=BR, traits={"coastal", "half-elf"})
def avanil(you: Script) -> None:
    with you.power(anytime=True):
        you.discard(THIS)
        you.draw(5)


@ruling(avanil, option="avanil_to_abyss")
def avanil_as_ruled(you: Script) -> None:
    with you.power(anytime=True):
        you.send(THIS, ABYSS)
        you.draw(5)


@realm("Doc's Island", "RR/005", world=AD, traits={"coastal"})
def docs_island(you: Script) -> None:
    you.always(
        OnlyAttackedBy(champions.being("swimmer", "flyer")),
        LevelBecomes(items_and_artifacts.attached_to(ATTACKER), 0, when=REALM_HERE_ATTACKED),
    )


@realm("Ravens Bluff", "3rd/011", world=FR, traits={"coastal"})
def ravens_bluff(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))
