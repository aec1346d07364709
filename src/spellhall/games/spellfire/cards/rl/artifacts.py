"""Artifacts of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Crown of Souls", "RL/067", world=RL)
def crown_of_souls(you: Script) -> None:
    you.always(NoPowers(ATTACKED_REALM, when=THIS_ATTACKS))


@artifact("Tapestry of Dark Souls", "RL/069", world=RL)
def tapestry_of_dark_souls(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, when=There(allies.against_this)))
    with you.in_combat():
        spared = you.choose(allies.against_this, by=OPPOSING_PLAYER, reach=False)
        you.discard(allies.against_this.besides(spared))
