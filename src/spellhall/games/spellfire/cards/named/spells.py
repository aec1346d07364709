"""Spells, and a psionic power, that the texts of the rules name."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell, plain, psionic_power, ruling, wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Alarm", "NS/085", level=2, side=OFFENSIVE, phases=(4,))
def alarm(you: Script) -> None:
    with you.answer(to=thief_skills.others):
        you.cancel()
        you.give(OPPONENT, CannotUse(IT, thief_skills), ROUND_END)


@ruling(alarm, option="alarm_ruling")
def alarm_as_ruled(you: Script) -> None:
    with you.answer(to=thief_skills.others):
        you.cancel()
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, thief_skills), ROUND_END)


@wizard_spell("Estate Transference", "1st/437", side=OFFENSIVE, phases=(3,))
def estate_transference(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms)
        you.send(holdings.attached_to(target), ABYSS)
        you.send(target, ABYSS)
        you.declare(Peace(by="you"), TURN_END)


@wizard_spell("Takhisis's Abyssal Gateway", "DLc/13", side=OFFENSIVE, phases=(3,))
def abyssal_gateway(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_pool)
        you.send(target, ABYSS)


@cleric_spell("Mindkiller", "UD/056", side=OFFENSIVE, phases=(3, 4))
def mindkiller(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions)
        with you.when(Fits(target, champions.avatars)):
            you.send(target, LIMBO)
        with you.otherwise():
            you.send(target, ABYSS)


@cleric_spell("Intercession", "RR/048", side=OFFENSIVE, anytime=True)
def intercession(you: Script) -> None:
    with you.answer(to=events):
        you.cancel()


plain(ruling(intercession, option="bluelines", side=DEFENSIVE))


@cleric_spell("Reflection", "DL/083", side=DEFENSIVE, phases=(4,))
def reflection(you: Script) -> None:
    with you.answer(to=spells.offensive.others, when=STRIKES_YOU):
        with you.when(AIMED_AT_CHAMPION):
            with you.either():
                you.turn_back()
            with you.or_else():
                other = you.choose(champions)
                you.redirect(other)
        with you.otherwise():
            you.turn_back()


@wizard_spell("Wall of Iron", "3rd/336", level=3, side=DEFENSIVE, phases=(4,))
def wall_of_iron(you: Script) -> None:
    you.wall(unless=champions.being("flyer"), only=YOU_DEFEND)


@wizard_spell("Wall of Stone", "3rd/337", level=4, side=DEFENSIVE, phases=(4,))
def wall_of_stone(you: Script) -> None:
    you.wall(unless=champions.being("flyer"), only=YOU_DEFEND)


@cleric_spell("Wall of Thorns", "3rd/363", level=2, side=DEFENSIVE, phases=(4,))
def wall_of_thorns(you: Script) -> None:
    you.wall(unless=champions.level_at_least(3), only=YOU_DEFEND)


@wizard_spell("Fly", "3rd/343", side=DEFENSIVE, phases=(3, 4))
def fly(you: Script) -> None:
    with you.when_played():
        champion = you.choose(champions, up_to=True, called="that champion")
        ally = you.choose(allies, up_to=True, called="that ally")
        you.give(champion, Gains(IT, "flyer"), TURN_END)
        you.give(ally, Gains(IT, "flyer"), TURN_END)


@wizard_spell("Banishment", "1st/395", side=OFFENSIVE, phases=(3, 4))
def banishment(you: Script) -> None:
    with you.when_played():
        target = you.choose(monsters)
        you.discard(target)


@psionic_power("Control Wind", "PO/074", level=4, side=DEFENSIVE, phases=(3, 4, 5))
def control_wind(you: Script) -> None:
    barred = events | spells | champions | rule_cards
    with you.when_played():
        you.declare(PlayerImmune(barred), END_OF_OWN_NEXT_TURN)
        you.declare(Immune(cards.yours, barred, all_sides=True), END_OF_OWN_NEXT_TURN)
        you.declare(CannotPlay("you", events.helpful), END_OF_OWN_NEXT_TURN)
