"""Cleric spells of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Bark Skin", "3rd/356", level=2, side=DEFENSIVE, phases=(4,))
def bark_skin(you: Script) -> None:
    with you.when_played(only=YOU_DEFEND):
        you.attach(DEFENDER)


@cleric_spell("Dispel Magic", "3rd/358", side=DEFENSIVE, anytime=True)
def dispel_magic(you: Script) -> None:
    with you.answer(to=spells):
        you.cancel()
    with you.when_played():
        target = you.choose(spells.other.dispellable)
        you.cancel(target)


@cleric_spell("Chariot of Sustarre", "3rd/361", side=DEFENSIVE, phases=(3, 4))
def chariot_of_sustarre(you: Script) -> None:
    with you.when_played():
        with you.either():
            rider = you.choose(champions.yours)
            you.give(rider, Gains(IT, "flyer"), ROUND_END)
        with you.or_else():
            riders = you.choose(allies.yours, 2)
            you.give(riders, Gains(IT, "flyer"), ROUND_END)


@cleric_spell("Wall of Thorns", "3rd/363", level=2, side=DEFENSIVE, phases=(4,))
def wall_of_thorns(you: Script) -> None:
    you.wall(unless=champions.level_at_least(3), only=YOU_DEFEND)


@cleric_spell("Cure Light Wounds", "3rd/349", level=1, side=DEFENSIVE, phases=(4, 5))
def cure_light_wounds(you: Script) -> None:
    with you.when_played():
        healed = you.choose(allies.yours.in_discard.just_lost.level_of(1, 2), up_to=True)
        you.send(healed, HAND)


@cleric_spell("Cure Serious Wounds", "3rd/350", level=2, side=DEFENSIVE, phases=(4, 5))
def cure_serious_wounds(you: Script) -> None:
    with you.when_played():
        healed = you.choose(allies.yours.in_discard.just_lost.level_of(3, 4), up_to=True)
        you.send(healed, HAND)


@cleric_spell("Blade Barrier", "3rd/352", side=OFFENSIVE, phases=(4,))
def blade_barrier(you: Script) -> None:
    with you.when_played(only=YOU_DEFEND):
        you.discard(allies.opposing.level_at_most(5))


@cleric_spell("Bless", "3rd/353", side=DEFENSIVE, phases=(4,))
def bless(you: Script) -> None:
    you.always(Level(BEARER, 1), Level(allies.with_this, 1))


@cleric_spell("Darkness", "3rd/359", side=DEFENSIVE, phases=(4,))
def darkness(you: Script) -> None:
    with you.when_played(), you.when(Not(Fits(OPPONENT, monsters))):
        you.send(allies.in_battle, HAND)
        you.break_off()


@cleric_spell("Protection", "3rd/360", side=DEFENSIVE, phases=(4,))
def protection(you: Script) -> None:
    with you.when_played():
        you.discard(allies.being("undead").opposing)
        you.give(OPPONENT, CannotUse(IT, allies.being("undead")), ROUND_END)
        with you.when(Fits(OPPONENT, champions.being("undead"))):
            you.defeat(OPPONENT, spared=True)


@cleric_spell("Wall of Fire", "3rd/364", level=1, side=OFFENSIVE, phases=(4,))
def wall_of_fire(you: Script) -> None:
    you.wall(unless=champions.level_at_least(4), only=YOU_DEFEND)


@cleric_spell("Holy Word", "3rd/365", side=OFFENSIVE, phases=(4,))
def holy_word(you: Script) -> None:
    with you.when_played():
        you.discard(allies.being("undead").in_battle)


@cleric_spell("Flame Strike", "3rd/367", side=OFFENSIVE, phases=(4,))
def flame_strike(you: Script) -> None:
    with you.when_played():
        you.devour(allies.opposing.in_battle, 6)


@cleric_spell("Protection from Lightning", "3rd/368", side=DEFENSIVE, phases=(4,))
def protection_from_lightning(you: Script) -> None:
    you.always(Immune(Either(BEARER, allies.with_this), cards.with_word("lightning"), all_sides=True))


@cleric_spell("Silence", "3rd/369", side=OFFENSIVE, phases=(4,))
def silence(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, spells), BATTLE_END)


@cleric_spell("Improved Invisibility to Undead", "3rd/370", side=DEFENSIVE, phases=(4,))
def improved_invisibility_to_undead(you: Script) -> None:
    with you.when_played(only=All(YOU_ARE_LOSING, Fighting(champions.being("undead")))):
        with you.when(YOU_ATTACK):
            you.attack_again(USER)
            you.withdraw(USER)
            you.relieve()
        with you.otherwise():
            you.give(USER, DefendsAgain(IT), TURN_END)
            you.withdraw(USER, ends=True)
