"""Psionicists of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionicist
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionicist("Salurana", "4th/328", world=DL, level=3, traits={"drow"}, side=DEFENSIVE, phases=(4,), psionic=True)
def salurana(you: Script) -> None:
    with you.whenever(IsPlayed(allies.with_this, "you")):
        with you.either():
            you.give(THAT, Gains(IT, "elf"), ROUND_END)
        with you.or_else():
            you.give(THAT, Gains(IT, "elf"), ROUND_END)
            you.give(THAT, Gains(IT, "drow"), ROUND_END)


@psionicist("Jella", "4th/329", world=DL, level=5, side=OFFENSIVE, psionic=True)
def jella(you: Script) -> None:
    with you.power(phases=(3,), once=True):
        lifted = you.choose(items.in_pool.of_opponents)
        you.discard(lifted)


@psionicist("Myalasia", "4th/330", world=DL, level=3, traits={"dwarf"}, side=OFFENSIVE, psionic=True)
def myalasia(you: Script) -> None:
    with you.in_combat(), you.may():
        you.discard_from_hand(1, OPPOSING_PLAYER, at_random=True)


@psionicist("Kit'Kit'Kin", "4th/331", world=DS, level=6, side=DEFENSIVE, psionic=True)
def kit_kit_kin(you: Script) -> None:
    you.always(Immune(THIS, psionics.offensive, when=Fits(THIS, champions.level_at_least(1))))


@psionicist("Beala", "4th/332", world=DS, level=5, traits={"mul"})
def beala(you: Script) -> None:
    you.always(BaseTimes(THIS, 2, when=There(champions_and_allies.being("undead").against_this)))


@psionicist("Minerva", "4th/333", world=DS, level=7, traits={"flyer"}, side=DEFENSIVE, psionic=True)
def minerva(you: Script) -> None:
    you.always(Goes(THIS, POOL, may=True))


@psionicist("Ansalong", "4th/337", world=DL, level=2, traits={"drow"})
def ansalong(you: Script) -> None:
    you.always(NoPowers(cards.offensive.attached_to(OPPONENT)))


@psionicist("Jarek Halvs", "4th/338", world=DL, level=6, bluelines={"elf"}, side=OFFENSIVE, psionic=True)
def jarek_halvs(you: Script) -> None:
    with you.in_combat(), you.may():
        you.declare(Reverses(champions_and_allies.against_this, "flyer"), ROUND_END)


@psionicist("Moraster", "4th/339", world=DL, level=3, traits={"dwarf"}, side=DEFENSIVE, psionic=True)
def moraster(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS, when=YOU_DID_NOT_ATTACK), you.may():
        you.search(items, to_top=True)


@psionicist("Kai'Rik'Tik", "4th/340", world=DS, level=8, side=OFFENSIVE, psionic=True)
def kai_rik_tik(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        summoned = you.choose(monsters.in_pool)
        you.fight_as_ally(summoned, home="won")


@psionicist("Talcon", "4th/341", world=DS, level=4, traits={"mul"}, side=OFFENSIVE, psionic=True)
def talcon(you: Script) -> None:
    with you.whenever(IsDefeated(THIS)), you.may():
        linked = you.choose(champions.other.in_pool)
        you.discard(linked)


@psionicist("Minervan", "4th/342", world=DS, level=9, traits={"flyer"}, side=DEFENSIVE, psionic=True)
def minervan(you: Script) -> None:
    you.always(BaseLevel(THIS, 4, when=THIS_FIGHTS))
