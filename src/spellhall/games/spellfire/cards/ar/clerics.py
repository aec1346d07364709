"""Clerics of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Klik-Ka'cha", "AR/077", world=DS, level=7)
def klik_kacha(you: Script) -> None:
    with you.in_combat(when=THIS_DEFENDS), you.may():
        lost = you.choose(items)
        you.discard(lost)


@cleric("Erital Kaan-Ipzirel", "AR/081", world=GH, level=7)
def erital(you: Script) -> None:
    you.always(Immune(THIS, (spells | items).offensive))
    with you.power(anytime=True, when=THIS_FIGHTS):
        you.discard(cards.on_this)
        you.withdraw(THIS, ends=True)


@cleric("Yagno Petrovna", "AR/082", world=RL, level=8)
def yagno_petrovna(you: Script) -> None:
    with you.in_combat(), you.may():
        recalled = you.choose(cards.opposing.in_discard, 2)
        you.send(recalled, DRAW_PILE)


@cleric("Goldmoon", "AR/083", world=DL, level=9)
def goldmoon(you: Script) -> None:
    with you.power(anytime=True, once=True):
        prayer = you.choose(cleric_spells.of_opponents.in_discard.playable_at_once, reach=False)
        you.lend(prayer)
        you.play_at_once(prayer)
