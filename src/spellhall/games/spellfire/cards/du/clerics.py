"""Clerics of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Tyvorg the Frost Giant", "DU/045", world=GH, level=10, traits={"giant"})
def tyvorg(you: Script) -> None:
    you.always(
        MayUse(THIS, WIZARD_SPELL),
        BaseLevel(THIS, Times(10, Count(allies.being("giant").with_this))),
    )
    with you.when_played():
        you.discard(champions.named("Living Wall"))
