"""Realms of the Forgotten Realms, 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Menzoberranzan", "4th/001", world=FR, traits={"underdark"}, anytime=True)
def menzoberranzan(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("flyer")))


@realm("Ruins of Zhentil Keep", "4th/002", world=FR, level=5, traits={"coastal"})
def zhentil_keep(you: Script) -> None:
    you.always(OnlyAttackedBy(clerics))
    you.always(DefendsItself(MONSTER))


@realm("Sembia", "4th/003", world=FR, traits={"coastal"})
def sembia(you: Script) -> None:
    you.always(Toll(cards.in_hand_or_pool))


@realm("Myth Drannor", "4th/004", world=FR)
def myth_drannor(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))
    you.always(HandLimit(1))


@realm("Icewind Dale", "4th/005", world=FR, traits={"coastal"})
def icewind_dale(you: Script) -> None:
    with you.whenever(ATTACKS_HERE):
        lost = you.choose(items.attached_to(ATTACKER))
        you.discard(lost)


@realm("Damara", "4th/006", world=FR)
def damara(you: Script) -> None:
    with you.whenever(DefendsHere(champions.of(FR))):
        you.give(THAT, Level(IT, AtOnce(LevelOf(IT))), ROUND_END)


@realm("Daggerdale", "4th/007", world=FR)
def daggerdale(you: Script) -> None:
    you.always(CannotPlay("all", allies, with_champion=champions.attacking_here))


@realm("Evermeet", "4th/008", world=FR)
def evermeet(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))
    you.always(NotAttackedBy(champions.being("flyer", "swimmer", "earthwalker")))


@realm("The Trollmoors", "4th/009", world=FR)
def trollmoors(you: Script) -> None:
    you.always(WithstandsOnce())


@realm("The Coral Kingdom", "4th/010", world=FR, traits={"coastal"})
def coral_kingdom(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("swimmer")))


@realm("Raurin", "4th/011", world=FR)
def raurin(you: Script) -> None:
    with you.whenever(Razed(THIS)):
        you.discard(champions.attacking_here)


@realm("The Vilhon Reach", "4th/012", world=FR, traits={"coastal"})
def vilhon_reach(you: Script) -> None:
    with you.whenever(Razed(THIS)), you.may():
        lost = you.choose(realms.razed.others)
        you.discard(lost)


@realm("Giant's Run Mountains", "4th/013", world=FR)
def giants_run_mountains(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "giant")))
    you.always(Immune(champions_and_allies.defending_here, unarmed_combat_cards.offensive))
