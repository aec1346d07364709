"""Events of Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Fool's Paradise", "DUc/07", nature=HARMFUL)
def fools_paradise(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        fooled = champions.not_of_types(MONSTER).of_player(player)
        you.give(fooled, CannotFight(IT), OWN_NEXT_TURN)
        you.give(fooled, CannotUse(IT, cards), OWN_NEXT_TURN)
        you.give(fooled, NoPowers(IT), OWN_NEXT_TURN)
