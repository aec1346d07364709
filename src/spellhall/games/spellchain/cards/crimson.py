"""Crimson: pays HP for tempo and heals it back."""

from __future__ import annotations

from spellhall.games.spellchain.card import artifact, spell
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@spell("Crimson Daggers", limit=4, seals="Crimson")
def crimson_daggers(you: Script) -> None:
    with you.activates():
        you.lose(1)
        you.deal(4)


@spell("Crimson Hex", limit=3, seals="Crimson")
def crimson_hex(you: Script) -> None:
    with you.activates():
        you.deal(3)
        you.react("hex")


@spell("Transfusion", limit=3, seals="Crimson Heal")
def transfusion(you: Script) -> None:
    with you.activates():
        with you.when(YouActivated("Crimson")):
            you.heal(4)
        with you.otherwise():
            you.heal(2)
        you.deal(1)


@spell("Summon: Lady Millennia, Blood Progenitor", seals="Summon Ultimate Crimson")
def lady_millennia(you: Script) -> None:
    with you.activates():
        you.deal(2)
    with you.whenever(CHAIN_ENDS):
        you.deal(Plus(0, Activated("Crimson", including=True), most=4))
        you.heal_dealt()


@spell("Crimson Counter", limit=2, seals="Crimson Counter")
def crimson_counter(you: Script) -> None:
    with you.activates():
        you.lose(1)
        you.negate_next("Spell")
        you.deal(1)


@artifact("Progenitor's Chalice", seals="Continuous Crimson")
def progenitors_chalice(you: Script) -> None:
    with you.whenever(YouActivate("Crimson"), most=2):
        you.heal(1)


@spell("Red Eclipse", seals="Continuous Crimson")
def red_eclipse(you: Script) -> None:
    with you.activates():
        you.deal(2)
    you.always(DealsMore("Crimson", others=True))
    with you.whenever(CHAIN_ENDS):
        you.lose(1)


@spell("Crimson Bath", limit=2, seals="Crimson Heal")
def crimson_bath(you: Script) -> None:
    with you.activates():
        you.heal(Plus(3, Activated("Crimson", both=True)))


@spell("Crimson Web", limit=4, seals="Crimson Block")
def crimson_web(you: Script) -> None:
    with you.activates():
        you.lose(1)
        you.gain("Block", 6)
