"""Cleric spells of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Dragonbane", "AR/043", level=2, side=OFFENSIVE, phases=(4,))
def dragonbane(you: Script) -> None:
    with you.when_played():
        you.discard(allies.being("dragon", "draconian").opposing)
        with you.when(Fighting(champions.being("dragon"))):
            you.defeat(OPPONENT, spared=True)


@cleric_spell("Ethereality", "AR/059", side=DEFENSIVE, phases=(4,))
def ethereality(you: Script) -> None:
    with you.when_played(only=Fighting(champions.of_types(CLERIC, HERO))):
        you.withdraw(champions.in_battle)
        you.relieve()


@cleric_spell("Deja Vu", "AR/100", side=OFFENSIVE, phases=(3,))
def deja_vu(you: Script) -> None:
    with you.when_played():
        player = you.choose_opponent()
        relived = you.choose(cards.of_player(player).in_discard, 3)
        you.send(relived, DRAW_PILE)


@cleric_spell("Forbiddance", "ARc/11", side=DEFENSIVE, phases=(5,))
def forbiddance(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(on="yours"), END_OF_OWN_NEXT_TURN)
