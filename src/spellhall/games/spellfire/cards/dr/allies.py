"""Allies of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Undead Dragonrider", "DR/081", level=5, traits={"dragon", "flyer", "undead"})
def undead_dragonrider(you: Script) -> None:
    cowed = allies.not_being("undead", "flyer").against_this
    you.always(NoPowers(cowed), LevelBecomes(cowed, 0))


@ally("Dragonne", "DR/082", level=5, traits={"dragon", "flyer"})
def dragonne(you: Script) -> None:
    you.always(MayUseOf(THIS, "dragon"))
    with you.when_played():
        victim = you.choose(allies.against_this.bonus_at_most(2), if_any=True)
        you.discard(victim)


@ally("Faerie Dragon", "DR/083", level=3, traits={"dragon", "flyer"})
def faerie_dragon(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), Firm(THIS), Loyal(THIS))


@ally("Firedrake", "DR/084", level=6, traits={"dragon", "flyer"})
def firedrake(you: Script) -> None:
    mighty = champions.not_being("dragon").base_at_least(3)
    with you.when_played(), you.when(Fits(OPPONENT, mighty)):
        you.give(OPPONENT, BaseBecomes(IT, 2), ROUND_END)


@ally("Chimera", "DRc/13", level=9, traits={"flyer"})
def chimera(you: Script) -> None:
    with you.when_played():
        blasted = you.choose(cards.attached_to(OPPONENT), if_any=True)
        you.discard(blasted)


@ally("Cult of the Dragon", "DR/080", level=2)
def cult_of_the_dragon(you: Script) -> None:
    you.always(CastOnlyBy(champions.being("dragon")), BaseTimes(BEARER, 2))
    with you.whenever(SwitchesSides(THIS)):
        you.discard(THIS)


@ally("Drake", "DR/085", level=5, traits={"dragon", "flyer"})
def drake(you: Script) -> None:
    with you.whenever(IsPerishing(champions.being("dragon").yours, held=True)), you.may_save():
        you.discard(THIS)
        you.save(THAT)
