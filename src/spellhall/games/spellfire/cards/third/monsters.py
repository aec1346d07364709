"""Monsters of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("The Pereghost", "3rd/048", world=FR, level=7, bluelines={"flyer"})
def pereghost_of_old(you: Script) -> None:
    you.always(Level(allies.with_this, 2))


@monster("Greater Feyr", "3rd/067", world=FR, level=5)
def greater_feyr(you: Script) -> None:
    with you.whenever(IsPlayed(allies.against_this, "others"), once_a_battle=True):
        you.discard(THAT)


@monster("The Black Courser", "3rd/080", world=FR, level=4)
def black_courser(you: Script) -> None:
    foes = champions_and_allies.being("dragon", "undead").against_this
    you.always(BaseBecomes(THIS, 8, when=There(foes)))


@monster("Lolth, the Spider Queen", "3rd/166", world=GH, level=9, traits={"drow"})
def lolth_the_spider_queen(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    with you.whenever(IsDefeated(THIS)):
        you.send(THIS, DRAW_PILE, shuffled=True)


@monster("Iuz the Evil", "3rd/167", world=GH, level=8)
def iuz_the_evil(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.whenever(IsDefeated(THIS)):
        doomed = you.choose(realms.razed.of_opponents | realms.unrazed, called="that realm")
        with you.when(Fits(doomed, realms.razed)):
            you.discard(doomed)
        with you.otherwise():
            you.raze(doomed)


@monster("Quagmiela the Dragon", "3rd/177", world=GH, level=5, bluelines={"flyer", "dragon"})
def quagmiela(you: Script) -> None:
    you.always(Immune(THIS, champions.named("Lovely Colleen"), powers_only=True))


@monster("Young Gold Dragon", "3rd/188", world=GH, level=4, traits={"flyer"}, bluelines={"dragon"})
def young_gold_dragon(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))


@monster("Cistern Fiend", "3rd/282", world=DS, level=2)
def cistern_fiend_of_tyr(you: Script) -> None:
    you.always(Immune(THIS, spells, all_sides=True))
    you.always(CannotPlay("opponent", allies, when=THIS_FIGHTS))


@monster("Mul Savage", "3rd/284", world=DS, level=6, traits={"mul"})
def mul_savage(you: Script) -> None:
    you.always(Immune(THIS, items, all_sides=True))


@monster("The Lion of Urik", "3rd/304", world=DS, level=8, bluelines={"dragon"})
def lion_of_urik(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, PSIONIC_POWER))
    you.always(Immune(THIS, psionics.offensive))


@monster("Tembo", "3rd/330", world=DS, level=3)
def tembo(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, when=THIS_FIGHTS))


@monster("Lich Conclave", "3rd/155", world=GH, level=5, traits={"undead"})
def lich_conclave(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    you.always(Gains(allies.with_this, "undead"))


@monster("Stef'fa Naf'ski", "3rd/298", world=DS, level=5, side=OFFENSIVE, psionic=True)
def steffa_nafski(you: Script) -> None:
    you.always(NoPowers(OPPONENT))
    with you.whenever(IsDefeated(THIS)):
        hushed = you.choose(champions.in_pool, if_any=True)
        you.give(hushed, NoPowers(IT), FOR_GOOD)
    you.always(EndsByDispelling())
