"""Magical items of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Sword of Sharpness", "DU/064", level=3, side=OFFENSIVE)
def sword_of_sharpness(you: Script) -> None:
    you.instantly_defeats(champions.base_at_most(3))


@item("Pretty Magical Ring", "DUc/02", level=6, side=DEFENSIVE)
def pretty_magical_ring(you: Script) -> None:
    company = Either(BEARER, allies.joining_this)
    hunters = Either(cards.speaking_of("flyer"), cards.speaking_of("swimmer"), cards.speaking_of("earthwalker"))
    you.always(Gains(company, "flyer"), Gains(company, "swimmer"), Gains(company, "earthwalker"))
    you.always(Immune(Either(BEARER, allies.with_this), hunters, all_sides=True))


@item("Crystal Dragon Figurine", "DU/067", side=DEFENSIVE)
def crystal_dragon_figurine(you: Script) -> None:
    you.always(LevelBecomes(THIS, 3, when=THIS_FIGHTS))
    with you.power(battle=True, once_a_battle=True):
        you.give(THIS, LevelBecomes(IT, 9), ROUND_END)
        you.give(THIS, Fleeting(IT), ROUND_END)
    with you.power(battle=True, once_a_battle=True):
        you.give(THIS, LevelBecomes(IT, 18), ROUND_END)
        you.give(Either(THIS, BEARER), Fleeting(IT), ROUND_END)


@item("Breath Charm", "DU/069", level=7, side=DEFENSIVE)
def breath_charm(you: Script) -> None:
    you.always(Immune(BEARER, champions_and_allies.being("dragon").against_this, powers_only=True))


@item("Clockwork Ogre", "DU/071", level=8, side=DEFENSIVE)
def clockwork_ogre(you: Script) -> None:
    with you.whenever(IsDefeated(BEARER)), you.when(Fits(THAT, champions.in_discard)):
        with you.when(There(champions.yours.in_pool)):
            heir = you.choose(champions.yours.in_pool.able_to_bear_this)
            you.attach(heir)
        with you.otherwise():
            you.send(THIS, HAND)
