"""Blood abilities of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import blood_ability
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@blood_ability("Elemental Control", "4th/442", level=2, side=DEFENSIVE, phases=(4,))
def elemental_control(you: Script) -> None:
    elements = spells.offensive.with_word("fire", "flame", "air", "wind", "water", "earth")
    you.always(Immune(BEARER, elements))


@blood_ability("Fear", "4th/443", level=3, side=OFFENSIVE, phases=(4,))
def fear(you: Script) -> None:
    with you.when_played():
        you.discard(allies.opposing.below(CardDigit(USER)))


@blood_ability("Healing", "4th/444", side=DEFENSIVE, phases=(5,))
def healing(you: Script) -> None:
    fallen = allies.yours.in_discard.just_lost
    with you.when_played(only=There(fallen)):
        targets = you.choose(fallen, 2, up_to=True)
        you.send(targets, HAND)


@blood_ability("Resistance", "4th/445", side=DEFENSIVE, phases=(4,))
def resistance(you: Script) -> None:
    you.always(Immune(BEARER, items.offensive))


@blood_ability("Bloodform", "4th/446", level=5, side=DEFENSIVE, phases=(3, 4, 5))
def bloodform(you: Script) -> None:
    you.always(CountsAs(BEARER, MONSTER), Gains(BEARER, "awnshegh"), StaysOn(THIS))
    with you.when_played():
        you.attach(USER)


@blood_ability("Charm Aura", "4th/447", side=OFFENSIVE, phases=(4,))
def charm_aura(you: Script) -> None:
    with you.when_played():
        you.switch_sides(allies.opposing.bonus_at_most(5))


@blood_ability("Major Resistance", "4th/448", side=DEFENSIVE, phases=(3, 4, 5))
def major_resistance(you: Script) -> None:
    with you.when_played():
        you.give(USER, Immune(IT, items.offensive | spells.offensive), END_OF_OWN_NEXT_TURN)


@blood_ability("Wither Touch", "4th/449", level=5, side=OFFENSIVE, phases=(4,))
def wither_touch(you: Script) -> None:
    you.always(Goes(OPPONENT, ABYSS))


@blood_ability("Persuasion", "4th/450", side=OFFENSIVE, phases=(4,))
def persuasion(you: Script) -> None:
    with you.when_played():
        you.discard_for_digit()
        persuaded = you.choose_many(allies.opposing.in_battle, LAST_DIGIT, by=OPPOSING_PLAYER)
        you.discard(persuaded)
