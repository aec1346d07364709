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
    with you.power(anytime=True, when=All(THIS_IN_POOL, THIS_HAS_SETTLED, There(buried))):
        found = you.choose(buried)
        you.send(THIS, ABYSS)
        you.send(found, HAND, events_too=True)


@cleric("Cleric of Torm", "3rd/069", world=FR, level=5)
def cleric_of_torm(you: Script) -> None:
    with you.power(anytime=True, when=THIS_IN_POOL):
        victim = you.choose(allies)
        you.discard(THIS)
        you.discard(victim)


@cleric("Cleric of Malar", "3rd/089", world=FR, level=4)
def cleric_of_malar(you: Script) -> None:
    you.always(Level(THIS, 2, when=Attacking(realms.not_of(FR))))


@cleric("Bagual", "3rd/268", world=DS, level=2)
def bagual(you: Script) -> None:
    with you.power(battle=True, once_a_round=True):
        you.search_and_play(cleric_spells)


@cleric("Sysania", "3rd/170", world=GH, level=4, traits={"flyer"})
def sysania(you: Script) -> None:
    you.always(Gains(allies.with_this, "flyer"), AlliesFollow(THIS))
