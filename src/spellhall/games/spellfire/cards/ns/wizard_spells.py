"""Wizard spells of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import ruling, wizard_spell
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


@wizard_spell("Bigby's Dexterous Digits", "NS/083", level=3, side=DEFENSIVE, phases=(3, 4))
def bigbys_dexterous_digits(you: Script) -> None:
    you.always(MayUse(BEARER, THIEF_SKILL), StaysOn(THIS))
    with you.when_played():
        you.attach(USER)


@wizard_spell("Guardian Mist", "NS/084", side=OFFENSIVE, phases=(3, 4, 5))
def guardian_mist(you: Script) -> None:
    with you.when_played():
        with you.either():
            you.declare(NotAttackedBy(champions.being("flyer"), on=realms.yours), END_OF_OWN_NEXT_TURN)
        with you.or_else():
            you.declare(NotAttackedBy(champions.being("swimmer"), on=realms.yours), END_OF_OWN_NEXT_TURN)
        with you.or_else():
            you.declare(NotAttackedBy(champions.being("earthwalker"), on=realms.yours), END_OF_OWN_NEXT_TURN)


@wizard_spell("Corruption of the Flesh", "NS/086", level=4, side=DEFENSIVE, phases=(3, 4, 5))
def corruption_of_the_flesh(you: Script) -> None:
    you.always(Gains(BEARER, "undead"), StaysOn(THIS))
    with you.when_played():
        corrupted = you.choose(champions.yours)
        you.attach(corrupted)
