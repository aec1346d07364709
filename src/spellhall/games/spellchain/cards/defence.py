"""Healing, Block and Avoid."""

from __future__ import annotations

from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@spell("Greater Heal", seals="Heal")
def greater_heal(you: Script) -> None:
    with you.activates():
        you.heal(5)
        you.cure()


@spell("Rejuvenate", limit=4, seals="Heal")
def rejuvenate(you: Script) -> None:
    with you.activates():
        with you.when(HPAtMost(10)):
            you.heal(4)
        with you.otherwise():
            you.heal(2)
        you.cure(1)


@spell("Spell Shield", limit=4, seals="Block")
def spell_shield(you: Script) -> None:
    with you.activates():
        you.gain("Block", 4)


@spell("Summon: Sky Castle", seals="Summon Block")
def sky_castle(you: Script) -> None:
    you.always(Armour(1))


@spell("Summon: Faith Knight", seals="Summon Block")
def faith_knight(you: Script) -> None:
    you.always(Guards(2, 2))


@spell("Divine Intervention", limit=2, seals="Avoid")
def divine_intervention(you: Script) -> None:
    with you.activates():
        you.gain("Avoid", 1)
        you.heal(2)


@spell("Draining Shield", seals="Heal Block")
def draining_shield(you: Script) -> None:
    with you.activates():
        you.gain("Block", 4)
        you.react("drain", 4)


@spell("Divine Omniscience", limit=3, seals="Heal Strategy")
def divine_omniscience(you: Script) -> None:
    with you.activates():
        you.heal(3)
        you.reveal_next()
        you.reshape(3)


@spell("Summon: Yggdrasil", seals="Summon Heal")
def yggdrasil(you: Script) -> None:
    with you.activates():
        you.heal(1)
    with you.whenever(CHAIN_ENDS):
        you.heal(1)


@spell("Become Earth", seals="Block")
def become_earth(you: Script) -> None:
    with you.activates():
        you.cap_hits(1)
