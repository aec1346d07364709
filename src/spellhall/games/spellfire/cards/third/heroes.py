"""Heroes of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Marco Volo", "3rd/050", world=FR, level=3)
def marco_volo(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        player = you.choose_player(anyone=True)
        you.look_at_top(1, player)
        with you.may():
            you.discard(TopCard(player))
