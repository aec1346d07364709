"""Realms of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Cities of the Sun", "DU/029", world=BR)
def cities_of_the_sun(you: Script) -> None:
    you.always(MayUse(champions.yours, BLOOD_ABILITY))


@realm("The Ruins of Iolonia", "DU/032", world=RL)
def ruins_of_iolonia(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("undead")))


@realm("The Forgotten Ruins", "DU/034", world=DS)
def forgotten_ruins(you: Script) -> None:
    you.always(Immune(champions.yours, unarmed_combat_cards))
