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
