"""Clerics of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Delsenora", "1stc/10", world=AD, level=7)
def delsenora(you: Script) -> None:
    with you.answer(to=events.harmful, from_pool=True, from_hand=True, calms=True):
        you.discard(THIS)
        you.calm()


plain(cleric("Cleric of Gond", "1st/068", world=FR, level=4))


@cleric("Halcyon", "1stc/16", world=AD, level=7)
def halcyon(you: Script) -> None:
    with you.whenever(Wins(THIS)):
        returned = you.choose(cards.yours.in_discard, up_to=True, reach=False)
        you.send(returned, HAND)


@cleric("Andra the Wise", "1stc/24", world=AD, level=8)
def andra_the_wise(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.being("undead"), when=THIS_FIGHTS))


@cleric("Starshine", "1st/438", world=AD, level=8)
def starshine(you: Script) -> None:
    you.always(Reaches(THIS, ignores_bans=True, with_allies=True))
    with you.whenever(IsDefeated(THIS)), you.may():
        sky = you.choose(realms.yours.unrazed, called="that realm")
        copied = you.choose(holdings.of_opponents, called="that holding")
        you.attach(sky)
        you.give(THIS, LevelBecomes(IT, 0), WHILE_IN_PLAY)
        you.copy_power(copied)
