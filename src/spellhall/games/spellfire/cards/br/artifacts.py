"""Artifacts of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Tighmaevril Sword", "BR/046", world=AD, level=4, traits={"sword"})
def tighmaevril_sword(you: Script) -> None:
    you.always(MayUse(BEARER, BLOOD_ABILITY))
    you.instantly_defeats(regents)


@artifact("Emperor's Crown of Anuire", "BR/048", world=BR, level=5)
def emperors_crown_of_anuire(you: Script) -> None:
    lieges = champions.of(BR)
    you.always(NotAttackedBy(lieges, all_yours=True), Immune(realms.yours, spells.offensive.cast_by(lieges)))


@artifact("Kingstopper", "BR/049", world=BR, level=5)
def kingstopper(you: Script) -> None:
    you.always(Immune(Either(BEARER, monsters.yours.in_pool), events.harmful))


@artifact("Wintering", "BR/047", world=BR, level=3)
def wintering(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS):
        with you.either():
            you.give(BEARER, Immune(IT, champions, powers_only=True), OWN_NEXT_TURN)
        with you.or_else():
            you.give(BEARER, Immune(IT, allies, powers_only=True), OWN_NEXT_TURN)
