"""Artifacts of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Apparatus", "RL/066", world=RL)
def apparatus(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        borrowed = you.choose(champions.in_pool)
        you.fight_as_ally(borrowed, home="always")
        you.give(borrowed, NoPowers(IT), ROUND_END)
        you.give(cards.attached_to(borrowed), NoPowers(IT), ROUND_END)


@artifact("Crown of Souls", "RL/067", world=RL)
def crown_of_souls(you: Script) -> None:
    you.always(NoPowers(ATTACKED_REALM, when=THIS_ATTACKS))


@artifact("Tapestry of Dark Souls", "RL/069", world=RL)
def tapestry_of_dark_souls(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, when=There(allies.against_this)))
    with you.in_combat():
        spared = you.choose(allies.against_this, by=OPPOSING_PLAYER, reach=False)
        you.discard(allies.against_this.besides(spared))


@artifact("Fang of the Nosferatu", "RL/070", world=RL)
def fang_of_the_nosferatu(you: Script) -> None:
    with you.in_combat():
        prey = you.choose(champions.others.in_pool, up_to=True)
        you.imitate(prey, by=BEARER)


@artifact("Holy Symbol of Ravenkind", "RL/068", world=RL)
def holy_symbol_of_ravenkind(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.being("undead"), when=THIS_FIGHTS))
    you.always(CannotFight(champions.opposing.being("undead"), attack=False, when=THIS_ATTACKS))
    with you.power(anytime=True):
        strahd = you.choose(champions.with_word("strahd"))
        you.discard(THIS)
        you.send(strahd, VOID)
