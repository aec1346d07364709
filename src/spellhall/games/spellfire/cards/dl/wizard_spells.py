"""Wizard spells of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import plain, wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Takhisis's Abyssal Gateway", "DLc/13", side=OFFENSIVE, phases=(3,))
def abyssal_gateway(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_pool)
        you.send(target, ABYSS)


plain(wizard_spell("Strength", "DL/070", level=4, side=DEFENSIVE, phases=(4,)))


@wizard_spell("Unnerving Aura", "DL/069", side=OFFENSIVE, phases=(4,))
def unnerving_aura(you: Script) -> None:
    with you.when_played():
        you.defeat(OPPONENT, spared=True)


@wizard_spell("Steel", "DL/071", side=OFFENSIVE, phases=(3,))
def steel(you: Script) -> None:
    blades = items.being("sword", "spear").yours | items.with_word("axe", "hammer", "spear").yours
    with you.when_played():
        you.declare(Level(blades, 2), TURN_END)


@wizard_spell("Recall", "DL/074", side=DEFENSIVE, phases=(3, 5))
def recall(you: Script) -> None:
    with you.when_played():
        you.send(spells.yours.in_discard, DRAW_PILE, shuffled=True)


@wizard_spell("Fire Rain", "DL/077", side=OFFENSIVE, phases=(4,))
def fire_rain(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions_and_allies.being("flyer"), -2), ROUND_END)


@wizard_spell("Haste Spell", "DLc/23", side=DEFENSIVE, phases=(4,))
def haste_spell(you: Script) -> None:
    with you.when_played():
        you.give(USER, BaseTimes(IT, 2), ROUND_END)


@wizard_spell("Time Shift: Night into Day", "DL/066", side=DEFENSIVE, phases=(3,))
def night_into_day(you: Script) -> None:
    with you.when_played(only=AFTER_DARK):
        you.declare(HourIs(night=False), WHILE_IN_PLAY)


@wizard_spell("Time Shift: Day into Night", "DL/067", side=DEFENSIVE, phases=(3,))
def day_into_night(you: Script) -> None:
    with you.when_played(only=BY_DAY):
        you.declare(HourIs(night=True), WHILE_IN_PLAY)


@wizard_spell("Antimagic Barrier", "DL/068", side=DEFENSIVE, phases=(4,))
def antimagic_barrier(you: Script) -> None:
    with you.when_played():
        you.give(USER, Immune(IT, (spells | items).opposing), ROUND_END)


@wizard_spell("Moonlight Madness", "DL/072", side=OFFENSIVE, phases=(3,))
def moonlight_madness(you: Script) -> None:
    with you.when_played(only=AFTER_DARK):
        opponent = you.choose_opponent()
        you.declare(Level(champions_and_allies.of_player(opponent), -2), BATTLE_END)


@wizard_spell("Tenser's Transformation", "DL/075", side=OFFENSIVE, phases=(3,))
def tensers_transformation(you: Script) -> None:
    with you.when_played():
        you.give(USER, CountsAs(IT, HERO), ROUND_END)
        you.give(USER, BaseBecomes(IT, 9), ROUND_END)
        you.give(USER, MayUse(IT, WIZARD_SPELL), ROUND_END)


@wizard_spell("Stone Water", "DL/078", side=OFFENSIVE, phases=(3,))
def stone_water(you: Script) -> None:
    with you.when_played():
        you.declare(CannotFight(champions.being("swimmer")), TURN_END)


@wizard_spell("Switch", "DL/073", side=OFFENSIVE, phases=(4,))
def switch(you: Script) -> None:
    with you.when_played(only=YOU_ATTACK):
        fresh = you.choose(champions.yours.in_pool_or_discard, reach=False)
        you.stand_in(fresh)


@wizard_spell("Charm Monster", "DL/076", side=OFFENSIVE, phases=(3,))
def charm_monster(you: Script) -> None:
    with you.when_played():
        you.stay(TURN_END)
    with you.power(anytime=True, when=There(allies.opposing.in_battle)):
        you.beguile(allies.opposing.in_battle, 6)
        you.discard(THIS)
