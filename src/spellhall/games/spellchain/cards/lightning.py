"""Lightning: damage that defences do not stop."""

from __future__ import annotations

from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@spell("Lightning Bolt", limit=4, seals="Lightning")
def lightning_bolt(you: Script) -> None:
    with you.activates():
        with you.when(YouActivated("Lightning")):
            you.deal(3, ignoring="Block Avoid")
        with you.otherwise():
            you.deal(2, ignoring="Block Avoid")


@spell("Lightning Storm", limit=2, seals="Lightning")
def lightning_storm(you: Script) -> None:
    with you.activates():
        you.deal(Plus(1, OPPOSING_DONE), ignoring="Avoid")


@spell("Dragon Lightning", limit=2, seals="Lightning")
def dragon_lightning(you: Script) -> None:
    with you.activates():
        you.deal(4, ignoring="Block")


@spell("Twin Dragon Lightning", seals="Ultimate Lightning")
def twin_dragon_lightning(you: Script) -> None:
    with you.activates():
        with you.when(YouActivated("Lightning")):
            you.deal(4, times=2, ignoring="Block")
        with you.otherwise():
            you.deal(3, times=2, ignoring="Block")


@spell("Sunlight Spear", seals="Lightning")
def sunlight_spear(you: Script) -> None:
    with you.activates():
        with you.when(OpponentHasSeal("Dark")):
            you.deal(5, ignoring="Block Avoid")
        with you.otherwise():
            you.deal(5)


@spell("Dark Lightning Bolt", seals="Lightning Dark")
def dark_lightning_bolt(you: Script) -> None:
    with you.activates():
        you.deal(4, ignoring="Block Avoid")


@spell("Lazuli Burst Stream", limit=4)
def lazuli_burst_stream(you: Script) -> None:
    with you.activates():
        with you.when(NONE_WAITING):
            you.deal(4)
        with you.otherwise():
            you.deal(2)


@spell("Boulder", limit=2)
def boulder(you: Script) -> None:
    with you.activates():
        you.deal(4, ignoring="Avoid Bounce")


@spell("Divine Hand Explosive", seals="Ultimate")
def divine_hand_explosive(you: Script) -> None:
    with you.activates():
        you.deal(8)
        you.negate_own_waiting()


@spell("Collapse the World", seals="Ultimate")
def collapse_the_world(you: Script) -> None:
    with you.activates():
        gone = you.discard_from("both", every=True, whose="all")
        you.deal(Plus(4, gone, most=8))
