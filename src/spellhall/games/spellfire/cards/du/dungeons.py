"""Dungeon cards of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import dungeon_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@dungeon_card("Powers from the Savage Land", "DU/020")
def powers_from_the_savage_land(you: Script) -> None:
    you.always(LevelTimes(psionic_powers.attached_to(champions.of(DS).yours), 2))


@dungeon_card("Song of the Dragonlance", "DU/022", traits={"swimmer"})
def song_of_the_dragonlance(you: Script) -> None:
    you.always(
        OnlyAttackedBy(champions.being("flyer", "swimmer", "earthwalker"), all_yours=True),
        Gains(champions_and_allies.yours, "swimmer"),
    )


@dungeon_card("Return of the Dwarven King", "DU/026")
def return_of_the_dwarven_king(you: Script) -> None:
    you.always(
        Immune(champions.being("dwarf").yours, events, all_sides=True),
        Level(champions_and_allies.being("dwarf").yours, 3),
    )
