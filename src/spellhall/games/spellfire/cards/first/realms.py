"""Realms of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Malatra, the Living Jungle", "1st/432", world=FR, level=6)
def malatra_the_living_jungle(you: Script) -> None:
    you.always(DefendsItself(MONSTER))
    you.always(NotAttackedBy(champions.being("swimmer")))
    you.always(CannotPlay("all", allies.being("swimmer"), with_champion=champions.attacking_here))
    you.always(BaseHalved(champions_and_allies.not_being("flyer").attacking_here))
