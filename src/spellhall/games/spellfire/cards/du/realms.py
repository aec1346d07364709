"""Realms of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Cities of the Sun", "DU/029", world=BR)
def cities_of_the_sun(you: Script) -> None:
    you.always(MayUse(champions.yours, BLOOD_ABILITY))


@realm("The Ruins of Iolonia", "DU/032", world=RL)
def ruins_of_iolonia(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("undead")))


@realm("The Forgotten Ruins", "DU/034", world=DS)
def forgotten_ruins(you: Script) -> None:
    you.always(Immune(champions.yours, unarmed_combat_cards))


@realm("The Dragon's Refuge", "DU/028", world=AD)
def dragons_refuge(you: Script) -> None:
    fallen = champions.being("dragon").of_opponents
    empty = Not(There(cards.under_this))
    with you.whenever(IsDefeated(fallen), when=empty), you.when(Fits(THAT, champions.in_discard)), you.may():
        you.keep(THAT)
    with you.whenever(DefendsHere(champions), when=There(cards.under_this)):
        you.give(THAT, SideBonus(IT, AtOnce(BaseLevelOf(cards.under_this)), "dragon ally"), ROUND_END)
        you.discard(cards.under_this)


@realm("Border Post", "DU/030", world=GH, level=5)
def border_post(you: Script) -> None:
    you.always(DefendsItself(HERO), Level(realms.named("Border Garrison").yours, 5))


@realm("Border Garrison", "DU/031", world=GH, level=10)
def border_garrison(you: Script) -> None:
    garrison = realms.named("Border Garrison")
    you.always(DefendsItself(WIZARD), NotAttackedBy(champions, on=realms.yours.other))
    you.always(Reaches(champions, garrison, with_allies=True))


@realm("Tower by the Sea", "DU/033", world=DL, bluelines={"coastal"})
def tower_by_the_sea(you: Script) -> None:
    swimmers = champions_and_allies.being("swimmer").yours
    with you.power(anytime=True, once=True):
        with you.either():
            you.declare(BaseLevel(swimmers, 3), TURN_END)
        with you.or_else():
            you.declare(LosesBase(swimmers, 3), TURN_END)


@realm("The Hidden Village", "DU/035", world=FR, level=8)
def hidden_village(you: Script) -> None:
    # Its ally is no card, so nothing else could strike it anyway.
    flames = cards.with_word("fire", "flame").attacking_here.discarding_allies
    you.always(SideBonus(champions.defending_here, 8, "treant ally", when=Not(There(Made("a burnt grove")))))
    with you.whenever(IsPlayed(flames)):
        you.give(THIS, Bears(IT, "a burnt grove"), BATTLE_END)
