"""Holdings of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Black Hand Thieves' Guild", "DUc/05", world=AD)
def black_hand_thieves_guild(you: Script) -> None:
    you.always(JoinsAnyRealm())
    with you.whenever(HandReaches(9)):
        you.discard_down_to(5, PlayerOf(THAT, "that player"))
