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


@cleric_spell("Ward Matrix", "UD/054", side=OFFENSIVE, phases=(3,))
def ward_matrix(you: Script) -> None:
    you.always(CastOnlyBy(champions.level_at_least(13)))
    with you.when_played():
        you.declare(Reaches(champions, realms.foremost, ignores_bans=True, with_allies=True), END_OF_OWN_NEXT_TURN)


@cleric_spell("Hovering Road", "UD/062", side=OFFENSIVE, phases=(3,))
def hovering_road(you: Script) -> None:
    end = realms.noted("at its end")
    you.always(StaysOn(THIS), Reaches(champions.yours, end, ignores_bans=True, with_allies=True), LostIfTurned())
    with you.when_played():
        target = you.choose(realms.of_opponents)
        you.attach(target)
        you.note(target)


@cleric_spell("Age Dragon", "UD/055", side=OFFENSIVE, phases=(3, 4))
def age_dragon(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        dragon = you.choose(champions.being("dragon"))
        you.attach(dragon)
        with you.either():
            you.give(dragon, BaseTimes(IT, 2), WHILE_IN_PLAY)
        with you.or_else():
            you.give(dragon, BaseHalved(IT), WHILE_IN_PLAY)
            you.give(dragon, NoPowers(IT), WHILE_IN_PLAY)


@cleric_spell("Warband Quest", "UD/047", side=DEFENSIVE, phases=(3,))
def warband_quest(you: Script) -> None:
    you.always(CastOnlyBy(champions.level_at_least(13)))
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.give(champions.of_player(player).in_pool, Level(IT, 4), WHILE_IN_PLAY)
    with you.whenever(YOUR_TURN_BEGINS):
        with you.either():
            you.discard(THIS)
        with you.or_else():
            given = you.choose(realms.yours.in_hand_or_play, reach=False)
            you.discard(given)


@cleric_spell("Stalker", "UD/049", side=DEFENSIVE, phases=(3, 4))
def stalker(you: Script) -> None:
    you.always(CastOnlyBy(champions.level_at_least(13)), StaysOn(THIS))
    you.always(SideBonus(champions.defending_here, Count(champions.yours.in_pool)))
    with you.when_played():
        guarded = you.choose(realms.yours.unrazed)
        you.attach(guarded)
    with you.whenever(IsDiscarded(champions.yours), when=Not(There(champions.yours))):
        you.discard(THIS)


@cleric_spell("Animal Horde", "UD/051", side=OFFENSIVE, phases=(4,))
def animal_horde(you: Script) -> None:
    you.always(CastOnlyBy(champions.level_at_least(13)))
    with you.when_played():
        player = you.choose_opponent()
        you.attach(USER, allies.of_player(player).in_hand)


@cleric_spell("Tentacle Walls", "UD/060", side=DEFENSIVE, phases=(5,))
def tentacle_walls(you: Script) -> None:
    prey = allies.not_being("flyer").fighting_here
    you.always(StaysOn(THIS))
    with you.when_played():
        walled = you.choose(realms.unrazed)
        you.attach(walled)
    with you.whenever(ROUND_BEGINS):
        you.discard(prey)
    with you.whenever(IsPlayed(prey)):
        you.discard(THAT)


@cleric_spell("Summon Undead", "UD/046", side=OFFENSIVE, phases=(4,))
def summon_undead(you: Script) -> None:
    dead = champions.being("undead")
    you.always(CastOnlyBy(champions.level_at_least(13)))
    with you.when_played():
        you.fight_as_ally(Either(dead.in_pool, dead.in_hand.of_free_names), home="always")
        you.attach(USER, allies.being("undead").in_hand)


@cleric_spell("Spacewarp", "UD/057", side=OFFENSIVE, phases=(3, 5))
def spacewarp(you: Script) -> None:
    # Once that realm is discarded there is nothing left that may be attacked.
    target = realms.noted("chosen for it")
    you.always(LostIfTurned())
    with you.when_played():
        warped = you.choose(realms.unrazed)
        you.note(warped)
        you.declare(Peace(but=target), END_OF_OWN_NEXT_TURN)
        you.declare(AttacksRazed(champions, target), END_OF_OWN_NEXT_TURN)


@cleric_spell("Timelessness", "UD/061", side=OFFENSIVE, phases=(3, 4, 5))
def timelessness(you: Script) -> None:
    price = cards.yours.in_hand
    with you.when_played():
        target = you.choose(champions.up_to(LevelOf(price)))
        you.give_up_levels(price, LevelOf(target))
        you.send(target, ABYSS)


@cleric_spell("Spirit of Power", "UD/058", side=OFFENSIVE, phases=(3, 4, 5))
def spirit_of_power(you: Script) -> None:
    banded = "banded together"
    with you.when_played():
        target = you.choose(champions.avatars)
        with you.for_each(PlayerOf(clerics.not_avatars)) as player:
            price = items.in_hand_or_pool.of_player(player)
            with you.when(There(price)), you.may(by=player):
                given = you.choose(price, by=player, reach=False)
                you.discard(given)
                you.note(clerics.not_avatars.of_player(player), more=True, until=TURN_END)
        with you.when(There(clerics.noted(banded), 4)):
            you.send(target, ABYSS)
