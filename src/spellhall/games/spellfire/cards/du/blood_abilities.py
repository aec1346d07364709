"""Blood abilities of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import blood_ability
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@blood_ability("Create Minion", "DU/079", side=DEFENSIVE, phases=(3, 5))
def create_minion(you: Script) -> None:
    with you.when_played():
        minion = you.choose(champions.yours.in_discard.of_free_names)
        you.give(minion, Gains(IT, "undead"), FOR_GOOD)
        you.send(minion, POOL)


@blood_ability("Death Field", "DU/081", side=OFFENSIVE, phases=(3,))
def death_field(you: Script) -> None:
    with you.when_played():
        victim = you.choose(champions.base_at_least(6))
        you.discard(victim)


@blood_ability("Melt Bone", "DU/080", level=6, side=OFFENSIVE, phases=(4,))
def melt_bone(you: Script) -> None:
    with you.when_played():
        with you.unless_played(allies, OPPOSING_PLAYER):
            you.withdraw(OPPONENT, stripped=True)
        you.relieve()
