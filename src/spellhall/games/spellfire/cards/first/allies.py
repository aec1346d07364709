"""Allies of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Myrmidons", "1st/061", level=4)
def myrmidons(you: Script) -> None:
    with you.whenever(IsDiscarded(THIS, anywhere=True)):
        you.reshuffle()


@ally("Mind Flayer", "1st/083", level=3, bluelines={"underdark"})
def mind_flayer(you: Script) -> None:
    with you.when_played():
        turncoat = you.choose(allies.opposing.in_battle, up_to=True)
        you.switch_sides(turncoat)
        you.give(turncoat, Level(IT, -1), ROUND_END)


plain(ally("Zadoc", "1st/182", level=2))


@ally("The Starving Artist", "1st/439", level=3)
def the_starving_artist(you: Script) -> None:
    with you.whenever(SIDE_LOSES):
        you.no_spoils()
        robbed = you.choose_opponent()
        you.discard_down_to(2, robbed)


@ally("Skulk", "1st/179", level=1)
def skulk(you: Script) -> None:
    with you.power(battle=True):
        you.hide_allies()
