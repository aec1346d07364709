"""Heroes of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Lovely Colleen", "1stc/22", world=AD, level=7)
def lovely_colleen(you: Script) -> None:
    you.instantly_defeats(monsters)


@hero("Agis", "1st/261", world=DS, level=5, side=OFFENSIVE, psionic=True)
def agis(you: Script) -> None:
    with you.whenever(Attacks(THIS)):
        victim = you.choose(monsters.opposing.in_pool, up_to=True)
        you.discard(victim)


plain(hero("Hubadai", "1st/085", world=FR, level=4, traits={"flyer"}))


@hero("Seragrimm the Just", "1st/178", world=GH, level=5, traits={"undead"})
def seragrimm_the_just(you: Script) -> None:
    you.always(CannotFight(THIS, attack=True, defend=False))


@hero("Chividal", "1st/267", world=DS, level=2, bluelines={"halfling"}, side=OFFENSIVE, psionic=True)
def chividal(you: Script) -> None:
    with you.power(anytime=True, once_a_round=True, when=THIS_FIGHTS):
        victim = you.choose(allies.against_this)
        you.discard(victim)


@hero("Big Chief Bagoomba", "1st/435", world=FR, level=5)
def big_chief_bagoomba(you: Script) -> None:
    you.always(LevelTimes(allies.with_this, 2, when=THIS_DEFENDS))
    you.always(CannotPlay("opponent", allies.bonus_at_most(3), when=THIS_DEFENDS))


@hero("The King of the Elves", "1st/440", world=AD, level=9, traits={"elf"})
def the_king_of_the_elves(you: Script) -> None:
    you.instantly_defeats(wizards)
    court = wizards.in_pool.base_at_least(7)
    with you.in_combat(when=Fits(OPPONENT, champions.being("undead"))):
        you.defeat(THIS)
    with you.whenever(IsDefeated(THIS)):
        you.discard(court)


@hero("Desert Warrior", "1st/326", world=DS, level=3)
def desert_warrior(you: Script) -> None:
    you.always(LevelBecomes(allies.first_with(THIS), 3))
