"""Cleric spells of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell, plain, ruling
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Intercession", "RR/048", side=OFFENSIVE, anytime=True)
def intercession(you: Script) -> None:
    with you.answer(to=events):
        you.cancel()


plain(ruling(intercession, option="bluelines", side=DEFENSIVE))


@cleric_spell("Psionic Reflection", "RRc/18", side=DEFENSIVE, anytime=True)
def psionic_reflection(you: Script) -> None:
    with you.answer(to=psionic_powers.offensive):
        you.turn_back()


@cleric_spell("Slay Living", "RR/047", side=OFFENSIVE, phases=(3, 4))
def slay_living(you: Script) -> None:
    with you.when_played():
        slain = you.choose(champions_and_allies.of_opponents.base_at_most(5).not_being("undead"))
        you.discard(slain)
