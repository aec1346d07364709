"""Holdings of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Arms of Iuz", "1st/143", world=GH)
def arms_of_iuz(you: Script) -> None:
    you.always(MayUse(champions.defending_here, CLERIC_SPELL))


@holding("North Ledopolus", "1st/229", world=DS)
def north_ledopolus(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        you.draw_and_play()


@holding("Waverly", "1st/238", world=DS)
def waverly(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("flyer")))
    you.always(Immune(champions_and_allies.defending_here, spells.offensive))


@holding("Bodach", "1st/239", world=DS)
def bodach(you: Script) -> None:
    you.always(CannotPlay("all", allies, with_champion=champions.attacking_here.bearing(allies)))
