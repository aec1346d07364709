"""Cleric spells of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Mindkiller", "UD/056", side=OFFENSIVE, phases=(3, 4))
def mindkiller(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions)
        with you.when(Fits(target, champions.avatars)):
            you.send(target, LIMBO)
        with you.otherwise():
            you.send(target, ABYSS)


@cleric_spell("Preservation", "UD/053", side=DEFENSIVE, phases=(3, 5))
def preservation(you: Script) -> None:
    you.always(CastOnlyBy(champions.level_at_least(13)), StaysOn(THIS), Immune(REALM_HERE, spells.offensive))
    with you.when_played():
        preserved = you.choose(realms)
        you.attach(preserved)


@cleric_spell("Breath of Death", "UD/063", side=OFFENSIVE, phases=(3,))
def breath_of_death(you: Script) -> None:
    you.always(CastOnlyBy(champions.level_at_least(13)))
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.discard(champions.level_at_most(6).of_player(player).in_pool)
        you.give(champions.of_player(player).in_pool, CannotFight(IT, defend=False), END_OF_ITS_PLAYERS_NEXT_TURN)


@cleric_spell("Mindshatter", "UDc/25", side=OFFENSIVE, phases=(3, 4))
def mindshatter(you: Script) -> None:
    you.always(CannotFight(BEARER), CannotUse(BEARER, cards), NoPowers(BEARER), StaysOn(THIS))
    with you.when_played():
        shattered = you.choose(champions.of_opponents.in_pool)
        you.attach(shattered)


@cleric_spell("Wolf Spirits", "UD/048", side=DEFENSIVE, phases=(3, 4))
def wolf_spirits(you: Script) -> None:
    you.always(CastOnlyBy(champions.level_at_least(13)), SideBonus(BEARER, BaseLevelOf(BEARER)))
    with you.when_played():
        you.attach(USER)
    with you.in_combat():
        you.devour(allies.against_this, BaseLevelOf(BEARER))


@cleric_spell("Elemental Swarm", "UD/052", side=OFFENSIVE, phases=(3,))
def elemental_swarm(you: Script) -> None:
    you.always(CastOnlyBy(champions.level_at_least(13)))
    with you.when_played():
        player = you.choose_player(anyone=True)
        with you.may():
            you.devour((champions | items_and_artifacts).of_player(player).in_pool, Half(LevelOf(USER)))
