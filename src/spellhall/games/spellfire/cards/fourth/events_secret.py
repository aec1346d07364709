"""Events of the 4th edition that hide cards."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Secret War", "4th/155", nature=HELPFUL)
def secret_war(you: Script) -> None:
    with you.when_played():
        you.turn_down(champions.yours.in_pool, WHILE_IN_PLAY)


@event("Covert Aid", "4th/156", nature=HELPFUL)
def covert_aid(you: Script) -> None:
    with you.when_played(only=IN_YOUR_BATTLE):
        you.hide_allies()
