"""Holdings of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Keep on the Borderlands", "RR/019", world=AD)
def keep_on_the_borderlands(you: Script) -> None:
    with you.when_played():
        you.declare_for_kind(lambda kind: NotAttackedBy(kind), WHILE_IN_PLAY)


@holding("Village of Hommlet", "RR/022", world=AD)
def village_of_hommlet(you: Script) -> None:
    you.always(WithstandsOnce())


@holding("Oasis of White Palm", "RR/023", world=AD)
def oasis_of_white_palm(you: Script) -> None:
    you.always(CannotPlay("all", events, with_champion=champions.attacking_here))


@holding("Ghost Tower of Iverness", "RR/024", world=AD)
def ghost_tower_of_iverness(you: Script) -> None:
    you.always(NotAttackedBy(champions.base_at_most(6)))


@holding("Vault of the Drow", "RR/025", world=AD)
def vault_of_the_drow(you: Script) -> None:
    you.always(MayUse(champions.being("drow").defending_here, WIZARD_SPELL, CLERIC_SPELL, PSIONIC_POWER))


@holding("Tenser's Castle", "RR/026", world=GH)
def tensers_castle(you: Script) -> None:
    you.always(OnlyAttackedBy(Either(heroes, wizards)))
    on_foot = allies.not_being("flyer", "swimmer")
    you.always(CannotPlay("all", on_foot, with_champion=champions.attacking_here))


@holding("The Temple of Death", "RR/027", world=AD)
def temple_of_death(you: Script) -> None:
    you.always(OnlyAttackedBy(clerics), LevelTimes(spells.offensive.defending_here, 2))


@holding("Tower of Spirits", "RRc/15", world=RL)
def tower_of_spirits(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("undead")))


@holding("Palace of the Silver Princess", "RR/020", world=AD)
def palace_of_the_silver_princess(you: Script) -> None:
    raiders = champions.attacking_here
    you.always(WholeHalved(raiders), CannotPlay("all", allies, with_champion=raiders))


@holding("Labyrinth of Madness", "RR/021", world=AD)
def labyrinth_of_madness(you: Script) -> None:
    with you.whenever(ATTACKS_HERE):
        you.discard_for_digit(PlayerOf(ATTACKER))
        with you.when(Fits(ATTACKER, champions.under_the_digit)):
            you.send(ATTACKER, LIMBO)
    you.always(AttackGoesOn())
