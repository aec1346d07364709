"""Events of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Grand Conjunction", "RL/023", nature=HELPFUL)
def grand_conjunction(you: Script) -> None:
    with you.when_played():
        you.declare(Reaches(champions), END_OF_OWN_NEXT_TURN)


@event("Harvest Moon", "RL/024", nature=HELPFUL)
def harvest_moon(you: Script) -> None:
    with you.when_played():
        you.declare(LevelTimes(champions_and_allies.being("werebeast", "undead"), 2), END_OF_OWN_NEXT_TURN)


@event("All Hollow's Eve", "RL/025", nature=HELPFUL)
def all_hollows_eve(you: Script) -> None:
    with you.when_played():
        you.declare(Level(monsters, 3), END_OF_OWN_NEXT_TURN)


@event("Power of the Land", "RL/028", nature=HELPFUL)
def power_of_the_land(you: Script) -> None:
    land = (realms | holdings).of(RL).of_player(ITS_PLAYER)
    with you.when_played():
        you.declare(Level(champions.of_player(ITS_PLAYER), Count(land)), END_OF_OWN_NEXT_TURN, about=EVERYONE)


@event("Mists", "RL/021", nature=HELPFUL)
def mists(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        you.rearrange(player, by_them=True)
        you.rehouse(player, by_them=True)


@event("Dark Powers", "RL/022", nature=HARMFUL)
def dark_powers(you: Script) -> None:
    with you.when_played():
        you.reshuffle(EVERYONE, on_top=True)


@event("Quirk of Fate", "RL/026", nature=HARMFUL)
def quirk_of_fate(you: Script) -> None:
    with you.when_played():
        you.declare(BaseBecomes(champions, FIRST_DIGITS), END_OF_OWN_NEXT_TURN)


@event("Disrupted Magic", "RL/027", nature=HARMFUL)
def disrupted_magic(you: Script) -> None:
    with you.when_played():
        you.declare(SpellsCross(), END_OF_OWN_NEXT_TURN)
