"""Realms of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Halruaa", "FR/012", world=FR, traits={"coastal"})
def halruaa(you: Script) -> None:
    you.always(Level(wizards.defending_here, 2), MayUse(champions.defending_here, WIZARD_SPELL))


@realm("Kozakura", "FR/013", world=FR, traits={"coastal"})
def kozakura(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "swimmer")))


@realm("Luiren", "FR/014", world=FR, traits={"coastal"})
def luiren(you: Script) -> None:
    you.always(Level(champions_and_allies.being("halfling").defending_here, 3))


@realm("Maztica", "FR/015", world=FR, traits={"coastal"})
def maztica(you: Script) -> None:
    with you.when_played():
        you.declare(CannotFight(heroes.level_at_least(6)), OWN_NEXT_TURN)


@realm("Mulhorand", "FR/016", world=FR, traits={"coastal"})
def mulhorand(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL), Level(clerics.defending_here, 2))


@realm("Shou Lung", "FR/018", world=FR, traits={"coastal"})
def shou_lung(you: Script) -> None:
    you.always(Level(artifacts.defending_here, 3))


@realm("Netheril", "FRc/23", world=FR, level=7)
def netheril(you: Script) -> None:
    you.always(
        LevelTimes(wizards.sent_here, 2),
        LevelTimes((items | artifacts | wizard_spells).defending_here, 2),
        DefendsItself(WIZARD),
    )
