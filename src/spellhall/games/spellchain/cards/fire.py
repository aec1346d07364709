"""Fire: two or three Fire cards a chain, whose bonuses add up."""

from __future__ import annotations

from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@spell("Fireball", limit=4, seals="Fire")
def fireball(you: Script) -> None:
    with you.activates():
        you.deal(3)


@spell("Greater Fireball", limit=3, seals="Fire")
def greater_fireball(you: Script) -> None:
    with you.activates():
        with you.when(YouActivated("Fire")):
            you.deal(5)
        with you.otherwise():
            you.deal(3)


@spell("Heatwave", seals="Continuous Fire")
def heatwave(you: Script) -> None:
    with you.whenever(YouActivate("Fire"), most=1):
        you.deal(2)


@spell("Dark Flame", seals="Fire Dark")
def dark_flame(you: Script) -> None:
    with you.activates():
        you.deal(4, ignoring="Avoid")
        you.no_healing()


@spell("Ancient Flame", seals="Ultimate Fire")
def ancient_flame(you: Script) -> None:
    with you.activates():
        you.deal(Plus(5, Activated("Fire")))


@spell("Pyromancer's Mastery", seals="Continuous Fire", spelling="Pyromancer's mastery")
def pyromancers_mastery(you: Script) -> None:
    you.always(DealsMore("Fire"))


@spell("Meteor Shower", seals="Fire", spelling="Meteorshower")
def meteor_shower(you: Script) -> None:
    with you.activates():
        you.lose(1)
        you.deal(2, times=3)
