"""Clerics of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Nenioc", "3rd/187", world=GH, level=5)
def nenioc(you: Script) -> None:
    you.always(MayBeGivenUpFor(champions.avatars))


@cleric("Karlott the Shaman", "3rd/063", world=FR, level=4)
def karlott(you: Script) -> None:
    buried = events.yours.in_abyss
    with you.when_played():
        you.declare(Settles(), OWN_NEXT_TURN)
    with you.power(phases=(3, 4), when=All(THIS_IN_POOL, THIS_HAS_SETTLED, There(buried))):
        found = you.choose(buried)
        you.send(THIS, ABYSS)
        you.send(found, HAND, events_too=True)
