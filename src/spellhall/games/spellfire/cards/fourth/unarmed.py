"""Unarmed combat cards of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import unarmed_combat
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@unarmed_combat("Boot to the Head", "4th/434", level=1, side=OFFENSIVE, phases=(4,), users={"hero"})
def boot_to_the_head(you: Script) -> None:
    with you.when_played(), you.when(Fits(OPPONENT, champions.of_types(WIZARD, CLERIC, THIEF, REGENT))):
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(DigitAtMost(1)):
            you.defeat(OPPONENT)


@unarmed_combat("Jab", "4th/433", level=1, side=OFFENSIVE, phases=(4,), users={"hero"})
def jab(you: Script) -> None:
    with you.when_played():
        you.take_and_play(OPPOSING_PLAYER)


@unarmed_combat("Reversal", "4th/435", side=DEFENSIVE, phases=(4,), users={"any"})
def reversal(you: Script) -> None:
    with you.answer(to=unarmed_combat_cards.offensive):
        you.turn_back()


@unarmed_combat("Choke Hold", "4th/436", side=OFFENSIVE, phases=(4,), users={"hero"})
def choke_hold(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, spells), ROUND_END)


@unarmed_combat("Counter", "4th/437", side=DEFENSIVE, phases=(4,), users={"any"})
def counter(you: Script) -> None:
    with you.answer(to=unarmed_combat_cards):
        you.cancel()


@unarmed_combat("Rake!", "4th/438", level=3, side=OFFENSIVE, phases=(4,), users={"undead"})
def rake(you: Script) -> None:
    with you.when_played():
        target = you.choose(cards.attached_to(OPPONENT), by=OPPOSING_PLAYER, if_any=True)
        you.discard(target)


@unarmed_combat("Tail Slap", "4th/439", level=2, side=OFFENSIVE, phases=(4,), users={"dragon"})
def tail_slap(you: Script) -> None:
    grounded = champions_and_allies.not_being("flyer").opposing.in_battle
    with you.when_played():
        you.give(grounded, Level(IT, -2), ROUND_END)
        you.discard(grounded.level_at_most(0))


@unarmed_combat("Blind Side!", "4th/440", level=4, side=OFFENSIVE, phases=(4,), anytime=True, users={"drow"})
def blind_side(you: Script) -> None:
    with you.when_played():
        target = you.choose((allies | spells | psionic_powers).in_battle.highest)
        you.discard(target)


@unarmed_combat("Heroic Effort", "4th/441", side=OFFENSIVE, phases=(4,), users={"hero"})
def heroic_effort(you: Script) -> None:
    with you.when_played():
        lost = you.choose(cards.attached_to(OPPONENT), up_to=True)
        you.discard(lost)
        you.give(USER, Fleeting(IT), ROUND_END)
