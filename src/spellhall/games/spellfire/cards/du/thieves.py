"""Thieves of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import ruling, thief
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@thief("Poor Oriental Lord", "DUc/20", world=FR, level=10)
def poor_oriental_lord(you: Script) -> None:
    you.always(CannotPlay("all", cards.printed_in("1st", "1stc", "NO")))


@ruling(poor_oriental_lord, option="poor_oriental_lord_ruling")
def poor_oriental_lord_as_ruled(you: Script) -> None:
    you.always(CannotPlay("all", cards.printed_in("1st", "1stc")))


@thief("The Hapless Halfling", "DU/042", world=DL, level=5, traits={"adventurer", "halfling"})
def hapless_halfling(you: Script) -> None:
    you.always(Level(champions_and_allies.being("adventurer", "halfling").other.yours, 2))


@thief("Aliki", "DUc/08", world=GH, level=6, traits={"halfling"})
def aliki(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.in_combat():
        stolen = you.choose(items.attached_to(OPPONENT), up_to=True)
        you.borrow(stolen, THIS)
