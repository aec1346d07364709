"""Thief skills of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import thief_skill
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@thief_skill("Backstab", "NS/055", side=DEFENSIVE, phases=(4,))
def backstab(you: Script) -> None:
    with you.when_played():
        you.give(USER, BaseTimes(IT, 2), ROUND_END)


@thief_skill("Hide in Shadows", "NS/059", side=DEFENSIVE, phases=(4,))
def hide_in_shadows(you: Script) -> None:
    with you.when_played():
        you.defeat(USER, spared=True)


@thief_skill("Concealed Weapon", "NS/064", level=4, side=OFFENSIVE, phases=(4,))
def concealed_weapon(you: Script) -> None:
    with you.when_played():
        you.discard(unarmed_combat_cards.in_battle)
        you.declare(CannotPlay("all", unarmed_combat_cards), ROUND_END)


@thief_skill("Move Silently", "NS/057", level=2, side=OFFENSIVE, phases=(3, 4))
def move_silently(you: Script) -> None:
    you.always(Immune(BEARER, realm_champions), StaysOn(THIS))
    you.instantly_defeats(realm_champions)
    with you.when_played():
        you.attach(USER)


@thief_skill("Read Languages", "NS/062", level=2, side=DEFENSIVE, anytime=True)
def read_languages(you: Script) -> None:
    you.always(MayUse(BEARER, WIZARD_SPELL), StaysOn(THIS))
    with you.when_played():
        you.attach(USER)


@thief_skill("Use Poison", "NS/063", level=3, side=OFFENSIVE, phases=(4,))
def use_poison(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        you.attach(USER)
    with you.in_combat():
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(DigitAtMost(3)):
            you.defeat(OPPONENT)
            you.discard(THIS)


@thief_skill("Pick Pockets", "NS/056", level=2, side=OFFENSIVE, phases=(4,))
def pick_pockets(you: Script) -> None:
    with you.when_played():
        picked = you.choose(items.others)
        you.borrow(picked, USER)
        you.note(picked)
    with you.whenever(SIDE_DECIDED):
        you.discard_for_digit(OwnerOf(items.noted("picked"), "its owner"))
        with you.when(Not(Fits(BEARER, champions.under_the_digit))):
            you.discard(items.noted("picked"))


@thief_skill("Climb Walls", "NS/060", level=4, side=DEFENSIVE, phases=(3, 4))
def climb_walls(you: Script) -> None:
    with you.when_played():
        you.give(USER, Immune(IT, cards.with_word("wall"), all_sides=True), END_OF_OWN_NEXT_TURN)
        you.give(USER, NeedsNoMovement(IT, kinds=("flyer", "swimmer")), END_OF_OWN_NEXT_TURN)


@thief_skill("Detect Noise", "NS/061", level=2, side=DEFENSIVE, anytime=True)
def detect_noise(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        you.attach(USER)
    with you.whenever(Defends(BEARER)):
        you.declare(DefendersFirst(alone=True), ROUND_END)
    with you.whenever(YOUR_TURN_BEGINS):
        you.discard(THIS)


@thief_skill("Set Traps", "NS/058", side=DEFENSIVE, phases=(3,))
def set_traps(you: Script) -> None:
    # The card for the digit is drawn when the trap springs: nobody knows it before, either way.
    you.always(HidesInFront())
    with you.trap(on=ATTACKS_HERE):
        you.discard_for_digit()
        with you.when(Not(Fits(ATTACKER, champions.above_the_digit))):
            you.discard(ATTACKER)
