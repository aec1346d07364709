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


@cleric_spell("Conjure Earth Elemental", "RR/049", level=6, side=OFFENSIVE, phases=(4,))
def conjure_earth_elemental(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        you.attach(USER)
        you.discard(allies.being("earthwalker").against_this)
    with you.whenever(YOUR_TURN_BEGINS):
        you.discard(THIS)


@cleric_spell("Conjure Fire Elemental", "RR/050", level=5, side=OFFENSIVE, phases=(4,))
def conjure_fire_elemental(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        you.attach(USER)
        you.discard(allies.bonus_at_most(2).against_this)
    with you.whenever(YOUR_TURN_BEGINS):
        you.discard(THIS)


@cleric_spell("Conjure Air Elemental", "RR/051", level=4, side=OFFENSIVE, phases=(4,))
def conjure_air_elemental(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        you.attach(USER)
        you.discard(allies.being("flyer").against_this)
    with you.whenever(YOUR_TURN_BEGINS):
        you.discard(THIS)


@cleric_spell("Conjure Water Elemental", "RR/052", level=3, side=OFFENSIVE, phases=(4,))
def conjure_water_elemental(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        you.attach(USER)
        you.discard(allies.being("swimmer").against_this)
    with you.whenever(YOUR_TURN_BEGINS):
        you.discard(THIS)


@cleric_spell("Dispel Psionics", "RRc/17", side=DEFENSIVE, anytime=True)
def dispel_psionics(you: Script) -> None:
    with you.answer(to=psionic_powers):
        you.cancel()
    with you.when_played():
        with you.either():
            power = you.choose(psionic_powers.dispellable)
            you.cancel(power)
        with you.or_else():
            mind = you.choose(psionicists)
            you.give(mind, NoPowers(IT), END_OF_ITS_PLAYERS_NEXT_TURN)
