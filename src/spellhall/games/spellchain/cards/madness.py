"""Madness: overpowered cards that clog the Continuous Zone."""

from __future__ import annotations

from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@spell("Berserk Mind Virus", seals="Continuous Dark Madness")
def berserk_mind_virus(you: Script) -> None:
    with you.activates():
        you.deal(2)
        you.move_over()
    with you.whenever(CHAIN_STARTS):
        you.suffer(1)


@spell("Frenzied Bolt", limit=4, seals="Continuous Lightning Madness")
def frenzied_bolt(you: Script) -> None:
    with you.activates():
        you.deal(4)


@spell("Frenzied Detonation", limit=2, seals="Continuous Fire Madness")
def frenzied_detonation(you: Script) -> None:
    with you.activates():
        you.deal(Plus(4, ActiveOthers("Madness")))


@spell("Frenzied Interference", seals="Continuous Madness Counter")
def frenzied_interference(you: Script) -> None:
    with you.activates():
        you.negate_next("Spell", count=2)


@spell("Frenzied Embrace", limit=2, seals="Continuous Madness Heal")
def frenzied_embrace(you: Script) -> None:
    with you.activates():
        you.heal(6)
