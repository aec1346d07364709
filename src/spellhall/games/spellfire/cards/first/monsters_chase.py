"""Monsters among the chase cards of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("Edormira, Red Dragon", "1stc/02", world=AD, level=7, traits={"flyer"}, bluelines={"dragon"})
def edormira(you: Script) -> None:
    you.always(CannotFight(monsters, attack=False, when=THIS_ATTACKS))


@monster("Neirgral, Green Dragon", "1stc/05", world=AD, level=7, traits={"flyer"}, bluelines={"dragon"})
def neirgral(you: Script) -> None:
    you.always(CannotPlay("all", allies.bonus_at_most(4), when=THIS_FIGHTS))


@monster("Dagaronzie, Green Dragon", "1stc/06", world=AD, level=8, traits={"flyer"}, bluelines={"dragon"})
def dagaronzie(you: Script) -> None:
    with you.power(anytime=True, once_a_round=True, when=THIS_FIGHTS):
        slain = you.choose(allies.against_this, 2, up_to=True)
        you.discard(slain)


@monster("Shalbaal, Red Dragon", "1stc/09", world=AD, level=6, traits={"flyer"}, bluelines={"dragon"})
def shalbaal(you: Script) -> None:
    with you.whenever(Wins(THIS)):
        you.discard_from_hand(1, OPPOSING_PLAYER, at_random=True)


@monster("Gib Evets", "1stc/11", world=AD, level=8, bluelines={"dragon", "flyer"})
def gib_evets(you: Script) -> None:
    you.always(Immune(THIS, items.offensive | spells.offensive))


@monster("Gib Htimsen", "1stc/13", world=AD, level=9)
def gib_htimsen(you: Script) -> None:
    you.always(Immune(THIS, spells | events | items | artifacts))


@monster("Aurum, Gold Dragon", "1stc/15", world=AD, level=7, traits={"flyer"}, bluelines={"dragon"})
def aurum(you: Script) -> None:
    you.always(Level(THIS, Count(allies.on_this)))


@monster("Stryck", "1stc/17", world=AD, level=7, bluelines={"dragon", "flyer"})
def stryck(you: Script) -> None:
    with you.whenever(Attacks(THIS)):
        rival = you.choose(champions.opposing.in_pool, up_to=True)
        you.give(rival, MustMeet(IT), ROUND_END)


@monster("Red Zeb", "1stc/19", world=AD, level=9, bluelines={"dragon", "flyer"})
def red_zeb(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.bonus_at_most(3), when=THIS_FIGHTS))


@monster("Smolder, Red Dragon", "1stc/21", world=AD, level=8, traits={"flyer"}, bluelines={"dragon"})
def smolder(you: Script) -> None:
    with you.whenever(IsDefeated(THIS)):
        wrecked = you.choose(holdings.yours)
        you.discard(wrecked)


@monster("Ember, the Red Dragon", "1stc/23", world=AD, level=9, traits={"flyer"}, bluelines={"dragon"})
def ember(you: Script) -> None:
    victor = PlayerOf(WINNER)
    with you.whenever(IsDefeated(THIS), when=THIS_ATTACKS):
        you.double_spoils(victor)
    with you.whenever(IsDefeated(THIS), when=THIS_DEFENDS):
        you.earn_spoils(victor, 2)


@monster("Karm, Black Dragon", "1stc/25", world=AD, level=10, traits={"flyer"}, bluelines={"dragon"})
def karm(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), CannotPlay("all", allies, with_champion=THIS))
