"""Unarmed combat cards of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import unarmed_combat
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@unarmed_combat("Flying Kick", "RR/091", side=OFFENSIVE, phases=(4,), users={"hero"})
def flying_kick(you: Script) -> None:
    with you.when_played():
        with you.either():
            you.give(THIS, Level(IT, 5), ROUND_END)
        with you.or_else():
            kicked = you.choose(items.bonus_at_most(5) | allies.opposing.bonus_at_most(5), if_any=True)
            you.discard(kicked)


@unarmed_combat("Uppercut", "RR/093", level=4, side=OFFENSIVE, phases=(4,), users={"hero"})
def uppercut(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, spells | psionic_powers), ROUND_END)


@unarmed_combat("Disarm", "RR/094", level=2, side=OFFENSIVE, phases=(4,), users={"hero"})
def disarm(you: Script) -> None:
    with you.when_played():
        stripped = you.choose(items_and_artifacts.attached_to(OPPONENT), if_any=True)
        you.discard(stripped)


@unarmed_combat("Knockdown", "RR/097", level=3, side=DEFENSIVE, phases=(4,), users={"hero"})
def knockdown(you: Script) -> None:
    with you.when_played(only=YOU_DEFEND):
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(DigitAtMost(4)):
            you.defeat(OPPONENT, spared=True)


@unarmed_combat("Block", "RR/099", side=DEFENSIVE, phases=(4,), users={"hero"})
def block(you: Script) -> None:
    with you.answer(to=unarmed_combat_cards.offensive):
        you.cancel()


@unarmed_combat("Haymaker", "RR/092", level=7, side=OFFENSIVE, phases=(4,), users={"hero"})
def haymaker(you: Script) -> None:
    living = Fits(OPPONENT, champions.not_being("undead"))
    you.always(LevelBecomes(THIS, 0, when=Not(living)))
    with you.when_played():
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(All(living, Not(Fits(OPPONENT, champions.above_the_digit)))):
            you.defeat(OPPONENT)


@unarmed_combat("Headlock", "RR/098", level=3, side=DEFENSIVE, phases=(4,), users={"hero"})
def headlock(you: Script) -> None:
    you.always(LevelTimes(unarmed_combat_cards.in_its_force_after_it, 2))


@unarmed_combat("Bear Hug", "RR/096", level=5, side=OFFENSIVE, phases=(4,), users={"hero"})
def bear_hug(you: Script) -> None:
    with you.when_played():
        hugged = you.choose(allies.opposing.not_being("undead"), if_any=True)
        you.give(hugged, BaseHalved(IT), ROUND_END)
        with you.when(Fighting(champions.not_being("undead"))):
            you.give(OPPONENT, BaseHalved(IT), ROUND_END)


@unarmed_combat("Kidney Punch", "RR/095", level=3, side=OFFENSIVE, phases=(4,), users={"hero"})
def kidney_punch(you: Script) -> None:
    with you.when_played(), you.when(Not(Fits(OPPONENT, champions.being("undead")))):
        with you.either(by=OPPOSING_PLAYER):
            you.discard_from_hand(who=OPPOSING_PLAYER)
        with you.or_else():
            you.declare(CannotPlay("opponent", cards), ROUND_END)
