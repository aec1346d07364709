"""Heroes of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Lovely Colleen", "1stc/22", world=AD, level=7)
def lovely_colleen(you: Script) -> None:
    you.instantly_defeats(monsters)


@hero("Agis", "1st/261", world=DS, level=5, side=OFFENSIVE, psionic=True)
def agis(you: Script) -> None:
    with you.whenever(Attacks(THIS)):
        victim = you.choose(monsters.opposing.in_pool, up_to=True)
        you.discard(victim)
