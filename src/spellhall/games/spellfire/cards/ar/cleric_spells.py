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


@cleric_spell("Shift Earth", "AR/057", side=DEFENSIVE, phases=(3,))
def shift_earth(you: Script) -> None:
    with you.when_played():
        you.rearrange(YOU)
        you.rehouse(YOU)


@cleric_spell("Fire Glyph", "AR/066", level=2, side=DEFENSIVE, phases=(3,))
def fire_glyph(you: Script) -> None:
    you.always(HidesInFront("glyph"))
    with you.trap(ATTACKS_HERE):
        you.declare(CannotPlay("opponent", allies), ROUND_END)


@cleric_spell("Weakness Glyph", "AR/067", level=1, side=DEFENSIVE, phases=(3,))
def weakness_glyph(you: Script) -> None:
    you.always(HidesInFront("glyph"))
    with you.trap(ATTACKS_HERE):
        you.give(ATTACKER, BaseBecomes(IT, 1), ROUND_END)


@cleric_spell("Lightning Glyph", "AR/068", level=4, side=DEFENSIVE, phases=(3,))
def lightning_glyph(you: Script) -> None:
    you.always(HidesInFront("glyph"))
    with you.trap(ATTACKS_HERE):
        you.discard(items.attached_to(ATTACKER))


@cleric_spell("Curse Glyph", "AR/069", level=3, side=DEFENSIVE, phases=(3,))
def curse_glyph(you: Script) -> None:
    you.always(HidesInFront("glyph"))
    with you.trap(ATTACKS_HERE), you.when(Fits(ATTACKER, champions.bearing(items))):
        you.defeat(ATTACKER)


@cleric_spell("Death Glyph", "AR/070", level=2, side=DEFENSIVE, phases=(3,))
def death_glyph(you: Script) -> None:
    you.always(HidesInFront("glyph"))
    with you.trap(ATTACKS_HERE), you.when(Fits(ATTACKER, champions.without(items_and_artifacts))):
        you.defeat(ATTACKER)
