"""Psionic power cards of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionic_power
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionic_power("Inertial Barrier", "DR/066", side=DEFENSIVE, phases=(5,))
def inertial_barrier(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(by="others", on="yours", except_by=champions.base_at_least(7)), OWN_NEXT_TURN)


@psionic_power("Combat Mind", "DR/067", side=DEFENSIVE, phases=(3,))
def combat_mind(you: Script) -> None:
    with you.when_played():
        you.stay(TURN_END)
        you.note(USER)
    with you.whenever(Wins(champions.noted("that used it")), when=YOU_ATTACK):
        you.attack_again(THAT, ever=True)


@psionic_power("Phase", "DR/068", side=DEFENSIVE, phases=(3,))
def phase(you: Script) -> None:
    with you.when_played():
        you.give(USER, Immune(IT, realms, powers_only=True), TURN_END)
        you.give(USER, Reaches(IT, realms.exposed, ignores_bans=True), TURN_END)


@psionic_power("Death Field", "DR/069", level=3, side=OFFENSIVE, phases=(4,))
def death_field(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, spells | psionic_powers | blood_abilities | unarmed_combat_cards), BATTLE_END)


@psionic_power("Ultrablast", "DR/070", level=5, side=OFFENSIVE, phases=(4,))
def ultrablast(you: Script) -> None:
    with you.when_played():
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(DigitAtMost(2)):
            you.discard(OPPONENT)


@psionic_power("Synaptic Static", "DR/071", side=OFFENSIVE, anytime=True)
def synaptic_static(you: Script) -> None:
    with you.answer(to=psionic_powers.offensive):
        you.cancel()


@psionic_power("Psychic Blade", "DR/073", side=DEFENSIVE, phases=(3,))
def psychic_blade(you: Script) -> None:
    with you.when_played():
        you.declare(LevelTimes(items.attached_to(champions.yours), 2), TURN_END)


@psionic_power("Daydream", "DR/072", side=DEFENSIVE, phases=(5,))
def daydream(you: Script) -> None:
    with you.when_played():
        you.stay(END_OF_OWN_NEXT_TURN)
        you.note(USER)
        you.cannot_be_used(USER, through=True)
    with you.whenever(YOUR_TURN_BEGINS, when=There(champions.noted("that used it"))), you.may():
        you.declare(DrawsMore(2), TURN_END)
