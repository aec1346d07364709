"""Realms of Dark Sun, 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Urik", "4th/027", world=DS, level=4)
def urik(you: Script) -> None:
    you.always(CannotPlay("all", allies, with_champion=champions.attacking_here))
    you.always(DefendsItself(HERO))


@realm("Tyr", "4th/028", world=DS, level=5)
def tyr(you: Script) -> None:
    you.always(DrawsMore(1))
    you.always(DefendsItself(HERO))


@realm("Gulg", "4th/029", world=DS, level=7)
def gulg(you: Script) -> None:
    with you.whenever(IsPlayed(allies.attacking_here), once_a_battle=True):
        you.discard(THAT)
    you.always(DefendsItself(HERO))


@realm("Euripis", "4th/030", world=DS)
def euripis(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.able_to_use(WIZARD_SPELL, CLERIC_SPELL)))
    you.always(NotAttackedBy(champions.being("swimmer")))


@realm("New Giustenal", "4th/031", world=DS, traits={"coastal"})
def new_giustenal(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("flyer").not_named("Dregoth")))
    you.always(RebuildPrice(1))


@realm("Ur Draxa", "4th/032", world=DS)
def ur_draxa(you: Script) -> None:
    you.always(PlayerImmune(psionics.offensive), Immune(champions.yours, psionics.offensive))
    you.always(NotAttackedBy(champions.bearing(items_and_artifacts)))


@realm("Shault", "4th/033", world=DS, level=6)
def shault(you: Script) -> None:
    you.always(OnlyAttackedBy(Either(monsters, champions.being("flyer"))))
    you.always(DefendsItself(CLERIC, any_kind=True))
    with you.whenever(NAMED_FOR_ATTACK):
        you.choose_kind(THIS, BATTLE_END)


@realm("The Forest Ridge", "4th/034", world=DS)
def forest_ridge(you: Script) -> None:
    with you.whenever(RazedInCombat(THIS)):
        you.discard(ATTACKER)


@realm("Celik", "4th/035", world=DS)
def celik(you: Script) -> None:
    with you.whenever(ATTACKS_HERE):
        with you.either(by=OPPOSING_PLAYER):
            you.discard(items.attached_to(ATTACKER))
            you.declare(CannotPlay("all", items, with_champion=ATTACKER), ROUND_END)
        with you.or_else():
            you.discard(artifacts.attached_to(ATTACKER))
            you.declare(CannotPlay("all", artifacts, with_champion=ATTACKER), ROUND_END)


@realm("Lake Island", "4th/036", world=DS, level=5)
def lake_island(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "earthwalker")))
    you.always(DefendsItself(MONSTER))


@realm("The Jagged Cliffs", "4th/037", world=DS, level=3)
def jagged_cliffs(you: Script) -> None:
    you.always(BaseTimes(champions_and_allies.being("halfling").other.defending_here, 3))
    you.always(DefendsItself(HERO), Gains(THIS, "halfling", when=THIS_DEFENDS))


@realm("The Last Sea", "4th/038", world=DS, traits={"coastal"})
def last_sea(you: Script) -> None:
    with you.answer(to=spells.offensive, in_play=True):
        you.raze(THIS)
        you.aim_elsewhere()


@realm("Dragon's Crown Mountain", "4th/039", world=DS, level=7)
def dragons_crown_mountain(you: Script) -> None:
    you.always(Immune(champions.being("dragon").yours, Either(spells.offensive, psionic_powers.offensive)))
    you.always(DefendsItself(MONSTER), Gains(THIS, "dragon", when=THIS_DEFENDS))


@realm("The Painted Hills", "4th/507", world=DS, level=5)
def painted_hills(you: Script) -> None:
    you.always(DefendsItself(CLERIC, any_kind=True))
    with you.whenever(NAMED_FOR_ATTACK):
        you.choose_kind(THIS, BATTLE_END)
    you.always(CannotPlay("all", unarmed_combat_cards, with_champion=champions.attacking_here))
