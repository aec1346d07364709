"""Wizard spells of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Raze", "BR/059", side=OFFENSIVE, phases=(3, 4))
def raze(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms.unrazed.without_holding.of_opponents)
        you.raze(target)
        you.discard(USER)


@wizard_spell("Otto's Irresistible Dance", "BR/061", side=OFFENSIVE, phases=(3,))
def ottos_irresistible_dance(you: Script) -> None:
    you.always(CannotFight(BEARER), StaysOn(THIS))
    with you.when_played():
        dancer = you.choose(champions.of_opponents.in_pool)
        you.attach(dancer)


@wizard_spell("Drawmij's Instant Summons", "BR/063", side=DEFENSIVE, phases=(3, 4))
def drawmijs_instant_summons(you: Script) -> None:
    with you.when_played():
        you.search_and_play(allies | items_and_artifacts)


@wizard_spell("Blood Drain", "BR/060", side=OFFENSIVE, phases=(3, 4))
def blood_drain(you: Script) -> None:
    you.always(CannotUse(BEARER, blood_abilities), StaysOn(THIS))
    with you.when_played():
        drained = you.choose(champions.of_opponents.met)
        you.attach(drained)


@wizard_spell("Legion of Dead", "BR/058", side=OFFENSIVE, phases=(3,), traits={"undead"})
def legion_of_dead(you: Script) -> None:
    with you.when_played():
        you.summon(MONSTER, LevelOf(USER), END_OF_OWN_NEXT_TURN)


@wizard_spell("Clone", "BR/062", side=DEFENSIVE, anytime=True)
def clone(you: Script) -> None:
    with you.when_played():
        cloned = you.choose(champions.others.in_pool)
        you.take_control(cloned, WHILE_IN_PLAY)
