"""Cleric spells of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Reflection", "DL/083", side=DEFENSIVE, phases=(4,))
def reflection(you: Script) -> None:
    with you.answer(to=spells.offensive.of_opponents, when=STRIKES_YOU):
        with you.when(AIMED_AT_CHAMPION):
            with you.either():
                you.turn_back()
            with you.or_else():
                other = you.choose(champions)
                you.redirect(other)
        with you.otherwise():
            you.turn_back()


@cleric_spell("Divine Intervention", "DL/081", side=DEFENSIVE, phases=(5,))
def divine_intervention(you: Script) -> None:
    with you.when_played():
        champion = you.choose(champions.yours.in_discard, up_to=True)
        ally = you.choose(allies.yours.in_discard, up_to=True)
        you.send(champion, HAND)
        you.send(ally, HAND)


@cleric_spell("Despair", "DL/086", side=OFFENSIVE, phases=(4,))
def despair(you: Script) -> None:
    with you.when_played():
        you.send(allies.opposing.in_battle, HAND)
        you.declare(CannotPlay("opponent", allies), ROUND_END)


@cleric_spell("Summon Griffon", "DL/082", level=3, side=DEFENSIVE, phases=(3, 4))
def summon_griffon(you: Script) -> None:
    with you.when_played():
        carried = you.choose(champions, called="that champion")
        you.give(carried, Gains(IT, "flyer"), ROUND_END)
        you.give(carried, Gains(allies.first_with(IT, 2), "flyer"), ROUND_END)


@cleric_spell("Earth-Walking", "DL/084", side=DEFENSIVE, phases=(3,))
def earth_walking(you: Script) -> None:
    with you.when_played():
        walker = you.choose(champions, called="that champion")
        you.give(walker, Gains(IT, "earthwalker"), TURN_END)
        you.give(walker, Gains(allies.first_with(IT, 2), "earthwalker"), TURN_END)


@cleric_spell("Protection from Draconians", "DL/079", side=OFFENSIVE, phases=(4,))
def protection_from_draconians(you: Script) -> None:
    draconians = champions_and_allies.being("draconian").against_this
    with you.when_played():
        you.give(USER, Level(IT, 2, when=There(draconians)), ROUND_END)
        you.declare(NotAvenged(draconians), ROUND_END)


@cleric_spell("Mishakal's Insistence", "DL/080", side=DEFENSIVE, phases=(3,))
def mishakals_insistence(you: Script) -> None:
    with you.when_played():
        you.declare(CannotBeImmune(champions, spells | items), TURN_END)


@cleric_spell("Peace", "DL/089", side=OFFENSIVE, phases=(4,))
def peace(you: Script) -> None:
    with you.when_played(only=YOU_DEFEND):
        you.discard((items | spells).attached_to(ATTACKER))
        you.send(allies.attached_to(ATTACKER), HAND)
        you.break_off()


@cleric_spell("Return", "DL/087", side=DEFENSIVE, phases=(4,))
def return_spell(you: Script) -> None:
    with you.when_played():
        you.send((allies | items).of_opponents.out_of_your_deck, DRAW_PILE, shuffled=True)


@cleric_spell("Hazy Image", "DL/088", side=DEFENSIVE, phases=(4,))
def hazy_image(you: Script) -> None:
    with you.when_played():
        with you.either():
            you.send(USER, DRAW_PILE)
        with you.or_else():
            saved = you.choose(allies.yours.in_battle)
            you.send(saved, DRAW_PILE)
            you.defeat(USER)


@cleric_spell("Borrow", "DL/085", side=DEFENSIVE, phases=(3,))
def borrow(you: Script) -> None:
    with you.when_played():
        wanted = you.choose(items.of_opponents.attached)
        you.stay(TURN_END)
        you.note(wanted)
    with you.whenever(Attacks(champions.yours), once_a_battle=True), you.may():
        you.borrow(items.noted("chosen for it"), to=THAT)


@cleric_spell("Double Trouble", "DL/090", side=OFFENSIVE, phases=(3,))
def double_trouble(you: Script) -> None:
    with you.when_played():
        doubled = you.choose(spells.attached | items.attached, called="that card")
        you.give(doubled, LevelTimes(IT, 2), ROUND_END)
