"""Heroes of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Princess Amber", "AR/084", world=FR, level=5, bluelines={"elf"})
def princess_amber(you: Script) -> None:
    with you.in_combat():
        helper = you.choose(heroes.in_pool, up_to=True)
        you.fight_as_ally(helper, home="always")
