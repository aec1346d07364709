"""Cleric spells of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Quest", "FR/031", side=OFFENSIVE, phases=(3,))
def quest(you: Script) -> None:
    mighty = champions.base_at_least(5)
    with you.when_played():
        you.declare(CannotPlay("all", mighty), OWN_NEXT_TURN)
        you.declare(CannotFight(mighty), OWN_NEXT_TURN)


@cleric_spell("Succor", "FR/032", side=DEFENSIVE, phases=(4, 5))
def succor(you: Script) -> None:
    with you.when_played():
        saved = you.choose(allies.yours.in_discard.just_lost)
        you.send(saved, HAND)


@cleric_spell("Resurrection", "FR/034", side=DEFENSIVE, phases=(3, 4, 5))
def resurrection(you: Script) -> None:
    with you.when_played():
        risen = you.choose(champions_and_allies.yours.in_discard)
        you.send(risen, HAND)


@cleric_spell("Symbol of Hopelessness", "FR/036", side=OFFENSIVE, phases=(4,))
def symbol_of_hopelessness(you: Script) -> None:
    with you.when_played():
        you.discard((allies | spells).other.in_battle)
        you.break_off()


@cleric_spell("Word of Recall", "FR/037", side=DEFENSIVE, phases=(4,))
def word_of_recall(you: Script) -> None:
    with you.when_played():
        you.withdraw(champions.in_battle)
        you.relieve()


@cleric_spell("Aerial Servant", "FR/027", side=DEFENSIVE, phases=(4,))
def aerial_servant(you: Script) -> None:
    with you.when_played():
        with you.either():
            you.give(USER, SideBonus(IT, 4, "flying ally"), ROUND_END)
        with you.or_else():
            you.give(USER, Gains(IT, "flyer"), TURN_END)
            you.give(USER, Gains(allies.in_force_of(IT), "flyer"), TURN_END)


@cleric_spell("Thrice Hearty Cup of Balder the Red", "FRc/01", side=DEFENSIVE, phases=(3,))
def thrice_hearty_cup_of_balder_the_red(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        drinker = you.choose(heroes.yours)
        you.attach(drinker)
    with you.before_combat():
        you.defeat(OPPONENT)
        you.discard(THIS)


@cleric_spell("Reincarnate", "FR/033", side=DEFENSIVE, phases=(3, 5))
def reincarnate(you: Script) -> None:
    with you.when_played():
        dying = you.choose(champions.yours.in_pool)
        you.discard(dying)
        you.search_to_pool(champions.of_free_names.up_to(BaseLevelOf(dying)))


@cleric_spell("Zone of Truth", "FR/038", side=OFFENSIVE, phases=(3,))
def zone_of_truth(you: Script) -> None:
    with you.when_played():
        you.lay_open(cards, EVERYONE)
        you.declare(HandsStayOpen(), END_OF_OWN_NEXT_TURN)


@cleric_spell("Illusory Fortification", "FR/030", side=DEFENSIVE, phases=(3, 4))
def illusory_fortification(you: Script) -> None:
    you.always(CountsAs(THIS, HOLDING), StaysOn(THIS), Level(champions.defending_here, 7))
    with you.when_played():
        fortified = you.choose(realms.yours.unrazed.without_holding)
        you.attach(fortified)
    with you.whenever(YOUR_TURN_BEGINS):
        you.discard(THIS)
