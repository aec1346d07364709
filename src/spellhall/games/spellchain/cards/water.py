"""Water: attack and defence in one card."""

from __future__ import annotations

from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@spell("Hailstorm", limit=3, seals="Water")
def hailstorm(you: Script) -> None:
    with you.activates():
        you.deal(1, times=4)


@spell("Maelstrom", limit=3, seals="Water")
def maelstrom(you: Script) -> None:
    with you.activates():
        you.deal(Plus(2, Activated("Water")))


@spell("Water Prison", limit=3, seals="Water Counter")
def water_prison(you: Script) -> None:
    with you.activates():
        you.weaken_next(3)
        you.deal(1)


@spell("Water Veil", seals="Water Avoid")
def water_veil(you: Script) -> None:
    with you.activates():
        you.gain("Avoid", 2)
        you.react("veil")


@spell("Hydro Blade", limit=4, seals="Water")
def hydro_blade(you: Script) -> None:
    with you.activates():
        you.deal(2)
        you.gain("Block", 2)


@spell("Monsoon", seals="Continuous Water")
def monsoon(you: Script) -> None:
    you.always(DealsMore("Water", first_only=True))
    with you.whenever(CHAIN_ENDS):
        you.heal(1)


@spell("Water Wall", limit=2, seals="Water Block")
def water_wall(you: Script) -> None:
    with you.activates():
        with you.when(YouActivated("Water")):
            you.gain("Block", 6)
        with you.otherwise():
            you.gain("Block", 5)


@spell("Summon: Atlantis", seals="Summon Water")
def atlantis(you: Script) -> None:
    with you.whenever(CHAIN_STARTS):
        you.gain("Block", 2)
    with you.whenever(YouActivate("Water"), most=1):
        you.heal(1)


@spell("Aqua Repulsion", limit=3, seals="Water Block")
def aqua_repulsion(you: Script) -> None:
    with you.activates():
        you.gain("Reflect", 2)
        you.gain("Block", 1)


@spell("Tsunami", seals="Ultimate Water")
def tsunami(you: Script) -> None:
    with you.activates():
        you.deal(5)
        with you.either():
            you.discard_from("Continuous", every=True)
        with you.or_else():
            you.discard_from("Summon", every=True)


@spell("Drowning Vortex", seals="Water Counter")
def drowning_vortex(you: Script) -> None:
    with you.activates():
        you.negate_next("card", then=("weaken",))


@spell("Dark Hydro Blade", seals="Water Dark", spelling="DarkHydroBlade")
def dark_hydro_blade(you: Script) -> None:
    with you.activates():
        you.deal(3)
        you.heal(2)
