"""Dark and poison: delayed loss that nothing blocks."""

from __future__ import annotations

from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@spell("Siphon", limit=2, seals="Dark Heal")
def siphon(you: Script) -> None:
    with you.activates():
        you.deal(2)
        you.heal(2)


@spell("Bring Forth Darkness", seals="Continuous Dark")
def bring_forth_darkness(you: Script) -> None:
    with you.activates():
        you.deal(2)
    you.always(DealsMore("Dark", first_only=True, others=True), HealsLess(1))


@spell("Summon: First Hassan", seals="Summon Dark")
def first_hassan(you: Script) -> None:
    you.always(FirstHitPierces(2))


@spell("Summon: Beatrix, Witch of Calamity", seals="Summon Dark", spelling="Summon: Beatrix Witch of Calamity")
def beatrix(you: Script) -> None:
    with you.whenever(CHAIN_ENDS, when=YouActivated(kind="Spell", at_least=2)):
        you.deal(2)


@spell("Summon: King of Desecration", seals="Summon Dark")
def king_of_desecration(you: Script) -> None:
    with you.whenever(CHAIN_ENDS):
        you.deal(Plus(0, Activated("Dark", including=True), most=3))


@spell("Summon: Beelzebub", seals="Summon Ultimate Dark")
def beelzebub(you: Script) -> None:
    with you.activates():
        you.poison(3)
    with you.whenever(CHAIN_ENDS), you.when(OPPONENT_POISONED):
        you.poison(1)


@spell("Toxic Wave", limit=4, seals="Dark")
def toxic_wave(you: Script) -> None:
    with you.activates():
        with you.when(OPPONENT_POISONED):
            you.deal(1)
        you.poison(2)


@spell("Spread Toxic Plague", limit=2, seals="Dark")
def spread_toxic_plague(you: Script) -> None:
    with you.activates():
        with you.when(OPPONENT_POISONED):
            you.poison(4)
        with you.otherwise():
            you.poison(3)


@spell("Toxic Recourse", limit=2, seals="Dark Block")
def toxic_recourse(you: Script) -> None:
    with you.activates():
        you.gain("Block", 3)
        you.react("recourse", 3)


@spell("Fester", seals="Dark")
def fester(you: Script) -> None:
    with you.activates():
        with you.when(OPPONENT_POISONED):
            you.poison(Plus(0, OPPOSING_POISON, most=5))
        with you.otherwise():
            you.poison(3)


@spell("Rip Disease", seals="Dark Heal")
def rip_disease(you: Script) -> None:
    with you.activates():
        theirs = you.cure(who="opponent")
        own = you.cure()
        you.deal(Plus(0, theirs, step=2, most=8))
        you.heal(Plus(0, own))


@spell("Summon: Pestilent Zombie", limit=4, seals="Summon Dark", spelling="Summon: Pestulent Zombie")
def pestilent_zombie(you: Script) -> None:
    with you.activates():
        you.poison(1)
    with you.whenever(CHAIN_ENDS):
        you.poison(1)
