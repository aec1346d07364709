"""Eight colourless cards: townsfolk, machines and curiosities that every deck may hold."""

from __future__ import annotations

from spellhall.games.spellslinger.card import character, enchantment, plain
from spellhall.games.spellslinger.facts import EVENT, INTERRUPT, RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *


@enchantment("Lucky Horseshoe", "2")
def lucky_horseshoe(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, +1, +1))


plain("Hired Coachman", "3", "2/3", kind="Townsfolk")
plain("Fairground Automaton", "4", "3/3", kind="Automaton")


@character("Village Pawnbroker", "2", "1/2", UNCOMMON, kind="Townsfolk")
def village_pawnbroker(you: Script) -> None:
    with you.use("", DiscardOne()):
        you.gain_life(2)


@enchantment("Travelling Theatre", "3", UNCOMMON)
def travelling_theatre(you: Script) -> None:
    with you.use("1"):
        you.draw(1)
        you.discard(1)


plain("Brass Colossus", "6", "5/3", UNCOMMON, kind="Automaton")


@enchantment("Clock of All Hours", "3", RARE)
def clock_of_all_hours(you: Script) -> None:
    with you.use("2"):
        with you.mode("turn a character upright"):
            you.turn_upright(you.target(characters))
        with you.mode("turn a character sideways"):
            you.turn_sideways(you.target(characters))


@character("Engine of the World's Fair", "7", "7/3", RARE, kind="Automaton")
def engine_of_the_worlds_fair(you: Script) -> None:
    you.always(CannotBeTarget(THIS, EVENT, INTERRUPT))
