"""Artifacts of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("The Labyrinth Map of Shuuc", "1st/410", world=FR, level=4)
def labyrinth_map(you: Script) -> None:
    you.always(Goes(BEARER, POOL, "defeated"))
    you.always(Goes(BEARER, LIMBO, "discarded"))
