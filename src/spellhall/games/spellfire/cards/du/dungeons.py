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


@dungeon_card("Dungeon of the King", "DU/002")
def dungeon_of_the_king(you: Script) -> None:
    plays = spells | psionic_powers | unarmed_combat_cards | blood_abilities | thief_skills
    you.always(NeedsNoLeave(champions.yours, plays))


@dungeon_card("Domain of Takhisis, Queen of Darkness", "DU/004")
def domain_of_takhisis(you: Script) -> None:
    slayers = (events | spells | artifacts | items).killing
    you.always(Immune(monsters.being("dragon").yours, slayers, all_sides=True))


@dungeon_card("Under Castle Strahd", "DU/007")
def under_castle_strahd(you: Script) -> None:
    strahd = champions.named("Young Strahd")
    you.always(Gains(champions.of(RL).yours, "undead"))
    you.always(Immune(champions.yours, strahd, all_sides=True, powers_only=True))


@dungeon_card("Palace of the Celestial Light", "DU/008")
def palace_of_the_celestial_light(you: Script) -> None:
    you.always(NeedsNoLeave(clerics.yours, spells))
    you.always(NotAttackedBy(champions.avatars, all_yours=True), NeverMeet(clerics.yours, champions.avatars))


@dungeon_card("Might of the Blood Right", "DU/021")
def might_of_the_blood_right(you: Script) -> None:
    you.always(CountsAs(champions.yours, REGENT), MayUse(champions.yours, BLOOD_ABILITY))
