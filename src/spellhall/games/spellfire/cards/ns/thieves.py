"""Thieves of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import thief
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@thief("Artemis Entreri", "NS/029", world=FR, level=8)
def artemis_entreri(you: Script) -> None:
    you.always(MayUseOf(THIS, "hero"), Level(THIS, 5, when=All(THIS_FIGHTS, Not(There(allies.against_this)))))


@thief("Daryth of Calimshan", "NS/030", world=FR, level=3)
def daryth(you: Script) -> None:
    you.always(Level(thief_skills.with_this, 2))


@thief("Phostrek", "NS/037", world=DS, level=4, traits={"halfling"})
def phostrek(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER), BaseBecomes(THIS, 8, when=Fits(OPPONENT, champions.not_of_types(MONSTER))))


@thief("Kelda Auslawsen", "NS/041", world=BR, level=3)
def kelda(you: Script) -> None:
    you.always(
        Level(THIS, 5, when=Fits(OPPONENT, heroes)),
        Level(THIS, 3, when=All(THIS_DEFENDS, Fits(ATTACKED_REALM, realms.of(BR)))),
    )
