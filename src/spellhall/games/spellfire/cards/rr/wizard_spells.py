"""Wizard spells of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Mordenkainen's Disjunction", "RR/046", side=OFFENSIVE, phases=(3,))
def mordenkainens_disjunction(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.discard_for_digit(player)
        with you.when(Not(DigitAtMost(2))):
            you.discard(items_and_artifacts.of_player(player).in_pool)


@wizard_spell("Crystalbrittle", "RR/053", side=OFFENSIVE, phases=(3, 4))
def crystalbrittle(you: Script) -> None:
    with you.when_played():
        broken = you.choose(items)
        you.discard(broken)


@wizard_spell("Energy Drain", "RR/054", side=OFFENSIVE, phases=(3, 4))
def energy_drain(you: Script) -> None:
    with you.when_played():
        drained = you.choose(champions.not_being("undead").met)
        you.discard_for_digit()
        you.give(drained, LosesLevels(IT, AtOnce(LAST_DIGIT)), TURN_END)
        you.give(drained, Frail(IT), TURN_END)
