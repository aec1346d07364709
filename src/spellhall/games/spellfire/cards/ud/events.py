"""Events of Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

MIKA = ("Mika the Wolf-Nomad", "Mika the Wolf Nomad")


@event("Gods' Plague", "UD/019", nature=HARMFUL)
def gods_plague(you: Script) -> None:
    you.always(Immune(THIS, spells.named("Limited Wish"), all_sides=True))
    with you.when_played():
        you.discard(champions.avatars.in_pool)


@event("Drow Justice", "UD/021", nature=HARMFUL)
def drow_justice(you: Script) -> None:
    with you.when_played(only=IN_COMBAT):
        you.discard(champions_and_allies.not_being("elf", "dragon").in_battle)


@event("The Forest Oracle", "UD/024", nature=HELPFUL)
def the_forest_oracle(you: Script) -> None:
    woods, shunned = realms.yours.showing_trees, spells | events
    with you.when_played():
        you.declare(NotRazed(woods, by=shunned), END_OF_OWN_NEXT_TURN)
        you.declare(Firm(woods, by=shunned), END_OF_OWN_NEXT_TURN)


@event("Mika's Magic Ban", "UD/025", nature=HARMFUL)
def mikas_magic_ban(you: Script) -> None:
    with you.when_played():
        you.declare(CannotUse(champions.not_named(*MIKA), spells), END_OF_OWN_NEXT_TURN)


@event("Mika's Dragon Charm", "UD/026", nature=HARMFUL)
def mikas_dragon_charm(you: Script) -> None:
    with you.when_played():
        you.declare(CannotFight(champions.being("dragon").others), END_OF_OWN_NEXT_TURN)
        you.declare(CannotPlay("others", allies.being("dragon")), END_OF_OWN_NEXT_TURN)


@event("Mika's Undead Ward", "UD/027", nature=HELPFUL)
def mikas_undead_ward(you: Script) -> None:
    with you.when_played():
        dead = champions_and_allies.being("undead").yours
        you.declare(Immune(dead, cards.speaking_of("undead")), END_OF_OWN_NEXT_TURN)


@event("Underground River", "UDc/09", nature=HARMFUL)
def underground_river(you: Script) -> None:
    with you.when_played():
        you.discard(psionicists.in_pool)


@event("The Triumphant Barbarian", "UDc/11", nature=HARMFUL)
def triumphant_barbarian(you: Script) -> None:
    with you.when_played():
        you.declare(CannotUse(psionicists | clerics, spells | psionic_powers), END_OF_OWN_NEXT_TURN)


@event("The Minotaur Attacks!", "UDc/12", nature=HELPFUL)
def the_minotaur_attacks(you: Script) -> None:
    raiders = monsters.yours.by_way_of(realms.being("underdark"))
    with you.when_played():
        you.declare(BaseTimes(raiders, 2), END_OF_OWN_NEXT_TURN)
