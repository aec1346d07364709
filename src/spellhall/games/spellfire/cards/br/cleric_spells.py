"""Cleric spells of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Bless Land", "BR/050", side=DEFENSIVE, phases=(3, 4))
def bless_land(you: Script) -> None:
    with you.when_played():
        you.declare(LevelTimes(realm_champions, 2), END_OF_OWN_TURN)
        you.declare(Immune(realm_champions, allies, powers_only=True), END_OF_OWN_TURN)


@cleric_spell("Transmute Metal to Wood", "BR/054", side=OFFENSIVE, phases=(3,))
def transmute_metal_to_wood(you: Script) -> None:
    with you.when_played():
        ruined = you.choose(items_and_artifacts.in_pool)
        you.discard(ruined)


@cleric_spell("Part Water", "BR/055", side=DEFENSIVE, phases=(3,))
def part_water(you: Script) -> None:
    with you.when_played():
        you.declare(Reaches(champions.yours, realms.being("coastal"), with_allies=True), TURN_END)


@cleric_spell("Speak with Monsters", "BR/056", side=OFFENSIVE, phases=(4,))
def speak_with_monsters(you: Script) -> None:
    with you.when_played(only=Fighting(monsters)):
        you.no_spoils()
        you.break_off()


@cleric_spell("Summon Insects", "BR/057", side=OFFENSIVE, phases=(4,))
def summon_insects(you: Script) -> None:
    you.always(SideBonus(BEARER, 7))
    with you.when_played():
        devoured = you.choose(allies.opposing.in_battle, if_any=True)
        you.discard(devoured)


@cleric_spell("Investiture", "BR/052", side=DEFENSIVE, anytime=True)
def investiture(you: Script) -> None:
    with you.when_played():
        spent = you.choose(regents.yours.in_pool)
        heir = you.choose(champions.yours.besides(spent))
        you.give(heir, MayUse(IT, BLOOD_ABILITY), FOR_GOOD)
        you.discard(spent)


@cleric_spell("Blight", "BR/051", side=OFFENSIVE, phases=(3,))
def blight(you: Script) -> None:
    with you.when_played():
        you.declare(NoPowers((realms | artifacts | holdings).granting_cards), WHILE_IN_PLAY)


@cleric_spell("Control Weather", "BR/053", side=OFFENSIVE, phases=(3, 4, 5))
def control_weather(you: Script) -> None:
    with you.when_played():
        you.declare(MustAsk(champions, allies.being("flyer", "swimmer")), END_OF_OWN_NEXT_TURN)
    with you.whenever(Attacks(champions.others.being("flyer", "swimmer"))), you.may():
        you.turn_away(THAT)
    with you.whenever(Defends(champions.others.being("flyer", "swimmer"))), you.may():
        you.turn_away(THAT)
