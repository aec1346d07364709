"""Allies of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

plain(ally("Pegasus", "AR/045", level=3, traits={"flyer"}))
plain(ally("Windrider", "AR/046", level=6, traits={"flyer"}))
plain(ally("Erica of the Dark Watch", "AR/047", level=7, traits={"flyer"}))


@ally("Dimock the Sprite", "AR/048", level=3, traits={"flyer"})
def dimock_the_sprite(you: Script) -> None:
    you.always(Firm(THIS, whatever=True), Loyal(THIS))


@ally("Ariel Anjelique", "AR/050", level=5, traits={"flyer"})
def ariel_anjelique(you: Script) -> None:
    you.always(Immune(THIS, (spells | allies | events).speaking_of("flyer")))


@ally("Kinsle the Druid", "AR/042", level=4, traits={"flyer"})
def kinsle_the_druid(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))


@ally("Thought Eater", "AR/099", level=-2)
def thought_eater(you: Script) -> None:
    you.always(NoPowers(OPPONENT), NoPowers((allies | spells | items).against_this))
