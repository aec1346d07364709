"""Mercury: counters that grow over a round."""

from __future__ import annotations

from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@spell("Summon: Amorphous Blob", seals="Summon Mercury", spelling="Summon: Amorphus Blob")
def amorphous_blob(you: Script) -> None:
    with you.whenever(CHAIN_STARTS):
        you.gain("Mercury", 1)
    with you.whenever(YouActivate("Mercury")):
        you.deal(1)


@spell("Mercury Wall", limit=4, seals="Mercury Block", spelling="Mercury wall")
def mercury_wall(you: Script) -> None:
    with you.activates():
        you.gain("Block", Plus(3, MERCURY_YOU_HAVE, most=6))
        you.gain("Mercury", 1)


@spell("Mercury Meltdown", seals="Ultimate Mercury")
def mercury_meltdown(you: Script) -> None:
    with you.activates():
        spent = you.spend_mercury()
        you.deal(Plus(0, spent, step=2, least=3, most=10), ignoring="Block")


@spell("Create Mercury", limit=4, seals="Mercury")
def create_mercury(you: Script) -> None:
    with you.activates():
        you.gain("Mercury", 1)
        you.deal(Plus(1, MERCURY_YOU_HAVE, most=4))


@spell("Unstable Alchemy", limit=2, seals="Mercury", spelling="Unstable Alchemey")
def unstable_alchemy(you: Script) -> None:
    with you.activates(), you.roll() as table:
        with you.upto(table, 6):
            you.gain("Mercury", 1)
            you.deal(2)
        with you.upto(table, 14):
            you.gain("Mercury", 2)
            you.deal(3)
        with you.upto(table, 20):
            you.gain("Mercury", 3)
            you.deal(4)
