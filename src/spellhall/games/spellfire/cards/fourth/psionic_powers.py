"""Psionic power cards of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionic_power
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionic_power("Superior Invisibility", "4th/425", side=DEFENSIVE, phases=(4,))
def superior_invisibility(you: Script) -> None:
    with you.when_played(only=All(YOU_ATTACK, Fits(DEFENDER, champions.of_types(WIZARD, CLERIC).base_at_most(4)))):
        you.send(DEFENDER, POOL)
        you.raze(ATTACKED_REALM)


@psionic_power("Mindlink", "4th/426", level=4, side=DEFENSIVE, phases=(4,))
def mindlink(you: Script) -> None:
    with you.when_played():
        you.give(USER, MayUse(IT, CLERIC_SPELL, WIZARD_SPELL, BLOOD_ABILITY, UNARMED), ROUND_END)


@psionic_power("Phobia Amplification", "4th/428", side=OFFENSIVE, phases=(4,))
def phobia_amplification(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, LosesBase(IT, AtOnce(BaseLevelOf(HOLDER))), ROUND_END)


@psionic_power("Body Weaponry", "4th/429", level=6, side=OFFENSIVE, phases=(4,))
def body_weaponry(you: Script) -> None:
    with you.when_played():
        you.discard(unarmed_combat_cards)
        you.declare(CannotPlay("all", unarmed_combat_cards), ROUND_END)


@psionic_power("Lend Health", "4th/430", side=DEFENSIVE, phases=(4,))
def lend_health(you: Script) -> None:
    you.always(UsedFromPool())
    with you.when_played():
        you.give(BEARER, BaseLevel(IT, AtOnce(BaseLevelOf(USER))), ROUND_END)
        you.note(USER)
    with you.whenever(SIDE_BEATEN):
        you.discard(champions.in_pool.noted("that used it"))


@psionic_power("Metamorphosis", "4th/431", level=5, side=DEFENSIVE, phases=(4,))
def metamorphosis(you: Script) -> None:
    with you.when_played():
        you.choose_kind(USER, ROUND_END)


@psionic_power("Mindwipe", "4th/432", side=OFFENSIVE, phases=(4,))
def mindwipe(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, spells | psionic_powers), ROUND_END)


@psionic_power("Mystic Passage", "4th/517", side=DEFENSIVE, phases=(4,))
def mystic_passage(you: Script) -> None:
    with you.when_played():
        you.defeat(USER, spared=True)


@psionic_power("Precognition", "4th/427", level=4, side=OFFENSIVE, phases=(4,))
def precognition(you: Script) -> None:
    shown = Made("the shown cards")
    with you.when_played():
        you.show_cards(cards, OPPOSING_PLAYER, 2)
        you.declare(CannotPlay("opponent", cards.besides(shown), when=StillHeld(shown)), ROUND_END)


@psionic_power("Switch Personality", "4th/424", side=DEFENSIVE, phases=(4,))
def switch_personality(you: Script) -> None:
    with you.when_played():
        you.withdraw(USER)
        you.relieve(again=True)
