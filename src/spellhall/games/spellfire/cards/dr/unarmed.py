"""Unarmed combat cards of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import unarmed_combat
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@unarmed_combat("Swoop", "DR/090", side=DEFENSIVE, phases=(4,), users={"dragon"})
def swoop(you: Script) -> None:
    with you.when_played(), you.when(All(YOU_ATTACK, Fits(OPPONENT, champions.not_being("flyer")))):
        you.give(USER, BaseTimes(IT, 2), ROUND_END)


@unarmed_combat("Claw", "DR/091", level=4, side=OFFENSIVE, phases=(4,), users={"dragon"})
def claw(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, allies | items), BATTLE_END)


@unarmed_combat("Tail Sweep", "DR/092", level=5, side=OFFENSIVE, phases=(4,), users={"dragon"})
def tail_sweep(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, spells | psionic_powers | blood_abilities), BATTLE_END)


@unarmed_combat("Breath Weapon I", "DR/094", level=4, side=OFFENSIVE, phases=(4,), users={"dragon"})
def breath_weapon_i(you: Script) -> None:
    with you.when_played():
        you.discard(allies.bonus_at_most(3))


@unarmed_combat("Breath Weapon II", "DR/095", level=6, side=OFFENSIVE, phases=(4,), users={"dragon"})
def breath_weapon_ii(you: Script) -> None:
    with you.when_played():
        burned = you.choose(champions_and_allies.opposing.in_battle.base_at_most(4), if_any=True)
        you.discard(burned)


@unarmed_combat("Breath Weapon III", "DR/096", level=8, side=OFFENSIVE, phases=(4,), users={"dragon"})
def breath_weapon_iii(you: Script) -> None:
    with you.when_played():
        with you.either():
            burned = you.choose(champions.opposing.in_battle.base_at_most(5), if_any=True)
            you.discard(burned)
        with you.or_else():
            swept = you.choose(allies.opposing.in_battle, 2, if_any=True)
            you.discard(swept)


@unarmed_combat("Swallow Whole", "DR/097", side=OFFENSIVE, phases=(4,), users={"dragon"})
def swallow_whole(you: Script) -> None:
    with you.when_played(only=Fits(USER, champions.level_at_least(25))):
        you.discard(OPPONENT)


@unarmed_combat("Evade", "DR/098", side=DEFENSIVE, anytime=True, users={"any"})
def evade(you: Script) -> None:
    with you.answer(to=unarmed_combat_cards):
        you.cancel()
    with you.when_played():
        target = you.choose(unarmed_combat_cards.other)
        you.cancel(target)


@unarmed_combat("Bite", "DR/093", level=6, side=OFFENSIVE, phases=(4,), users={"dragon"})
def bite(you: Script) -> None:
    bitten = items.attached_to(OPPONENT)
    with you.when_played():
        lost = you.choose(bitten, by=OPPOSING_PLAYER, if_any=True)
        you.discard(lost)
        you.note(lost)
    hungry = Not(There(items.noted("bitten off").in_discard))
    with you.whenever(IsPlayed(items.against_this), when=hungry, once_a_battle=True):
        you.discard(THAT)
