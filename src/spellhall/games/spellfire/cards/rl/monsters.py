"""Monsters of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("Azalin", "RL/082", world=RL, level=8, traits={"undead"})
def azalin(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.whenever(Prevails(THIS)):
        taken = you.choose(allies.with_this, reach=False)
        you.give(taken, StaysOn(IT), ROUND_END)


@monster("Adam", "RL/083", world=RL, level=7, traits={"golem"})
def adam(you: Script) -> None:
    you.always(Immune(THIS, (spells | items).offensive))


@monster("Ankhtepot", "RL/084", world=RL, level=7, traits={"undead"})
def ankhtepot(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))
    you.always(Immune(THIS, holdings.opposing, all_sides=True))


@monster("Harkon Lukas", "RL/087", world=RL, level=5, traits={"werebeast"})
def harkon_lukas(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        lost = you.choose((items_and_artifacts | spells | allies).against_this)
        you.discard(lost)


@monster("Headless Horseman", "RL/088", world=RL, level=4, traits={"flyer"}, bluelines={"undead"})
def headless_horseman(you: Script) -> None:
    with you.in_combat(when=THIS_ATTACKS), you.may():
        you.give(THIS, Fleeting(IT), ROUND_END)
        you.defeat(OPPONENT)


@monster("Arijani", "RL/089", world=RL, level=6)
def arijani(you: Script) -> None:
    with you.whenever(Attacks(THIS)):
        rival = you.choose(champions.opposing.in_pool)
        you.give(rival, MustMeet(IT), ROUND_END)


@monster("Wilfred Godefroy", "RL/090", world=RL, level=4, traits={"flyer", "undead"})
def wilfred_godefroy(you: Script) -> None:
    you.always(Level(allies.being("undead").with_this, 2))


@monster("Tiyet", "RL/091", world=RL, level=5, traits={"undead"})
def tiyet(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))


@monster("Hags of Tepest", "RL/094", world=RL, level=4)
def hags_of_tepest(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.power(battle=True, once_a_battle=True):
        you.search_and_play(wizard_spells)


@monster("Sir Edmund Bloodsworth", "RL/095", world=RL, level=2)
def sir_edmund_bloodsworth(you: Script) -> None:
    with you.in_combat():
        with you.either():
            you.give(THIS, BaseBecomes(IT, AtOnce(BaseLevelOf(OPPONENT))), ROUND_END)
        with you.or_else():
            you.imitate(OPPONENT)


@monster("High Master Illithid", "RL/096", world=RL, level=8, bluelines={"underdark"})
def high_master_illithid(you: Script) -> None:
    with you.whenever(Attacks(THIS)), you.may():
        you.look_at_hand(OPPOSING_PLAYER)


@monster("Lord Soth", "RL/099", world=RL, level=7, bluelines={"undead"})
def lord_soth(you: Script) -> None:
    you.always(Immune(THIS, wizard_spells.offensive))
    you.always(NoPowers(champions.of(DL).against_this))


@monster("Strahd Von Zarovich", "RL/100", world=RL, level=9, traits={"flyer", "undead"}, bluelines={"vampire"})
def strahd_von_zarovich(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    you.always(Goes(THIS, LIMBO, when=Not(There(champions.with_word("strahd").other))))
