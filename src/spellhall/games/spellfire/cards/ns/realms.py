"""Realms of Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("UnderCerilia", "NS/008", world=BR, traits={"underdark"})
def under_cerilia(you: Script) -> None:
    you.always(Reaches(champions.yours, realms.of(BR).of_opponents, ignores_bans=True, with_allies=True))
