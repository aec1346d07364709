"""Wizards of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Aquilla", "UD/098", world=DL, level=4, traits={"swimmer", "underdark"}, bluelines={"elf"})
def aquilla(you: Script) -> None:
    you.instantly_defeats(champions.being("swimmer"), discards=True)
    with you.in_combat():
        you.discard(allies.being("swimmer").against_this)
    with you.whenever(IsPlayed(allies.being("swimmer").against_this, "others")):
        you.discard(THAT)


@wizard("Ellorelloran", "UD/093", world=GH, level=9, traits={"underdark"}, bluelines={"drow"})
def ellorelloran(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL), Immune(THIS, psionics.offensive))
    with you.when_played():
        torn = you.choose(rule_cards, up_to=True)
        you.discard(torn)
        you.note(rule_cards)
    with you.power(anytime=True):
        later = you.choose(rule_cards.besides(rule_cards.noted("that were there before it")))
        you.discard(THIS)
        you.discard(later)
