"""Wizard spells of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

DRAGONS = champions_and_allies.being("dragon")
DRAGON_CHAMPIONS = champions.being("dragon")


@wizard_spell("Dragon's Calm", "DR/047", side=DEFENSIVE, anytime=True)
def dragons_calm(you: Script) -> None:
    you.always(CastOnlyBy(DRAGON_CHAMPIONS))
    with you.answer(to=events.harmful):
        you.cancel()


@wizard_spell("Venomdust", "DR/049", side=OFFENSIVE, phases=(3, 4))
def venomdust(you: Script) -> None:
    you.always(CastOnlyBy(DRAGONS))
    with you.when_played():
        slain = you.choose(champions.base_at_most(5) | allies.opposing)
        you.discard(slain)


@wizard_spell("Firetrail", "DR/050", side=OFFENSIVE, phases=(3,))
def firetrail(you: Script) -> None:
    you.always(CastOnlyBy(DRAGONS))
    with you.when_played():
        burned = you.choose(holdings)
        you.discard(burned)


@wizard_spell("Cold Curtain", "DR/052", side=DEFENSIVE, phases=(4,))
def cold_curtain(you: Script) -> None:
    you.always(CastOnlyBy(DRAGONS))
    with you.when_played():
        you.break_off()
        you.declare(Peace(), TURN_END)


@wizard_spell("Summon Dragon", "DR/053", side=OFFENSIVE, phases=(4,))
def summon_dragon(you: Script) -> None:
    you.always(AlsoCastBy(DRAGON_CHAMPIONS))
    with you.when_played():
        summoned = you.choose(champions.being("dragon").in_pool)
        you.give(summoned, NoPowers(IT), ROUND_END)
        you.fight_as_ally(summoned, home="always")


@wizard_spell("Dragon Mark", "DR/054", side=OFFENSIVE, phases=(3,))
def dragon_mark(you: Script) -> None:
    you.always(CastOnlyBy(DRAGON_CHAMPIONS))
    with you.when_played():
        marked = you.choose(champions.of_opponents.in_pool)
        you.give(marked, CannotFight(IT, attack=False, when=Fits(ATTACKER, champions.being("dragon"))), TURN_END)


@wizard_spell("Meteor Swarm", "DR/055", level=6, side=OFFENSIVE, phases=(4,))
def meteor_swarm(you: Script) -> None:
    with you.when_played():
        shattered = you.choose(items_and_artifacts.attached_to(OPPONENT), if_any=True)
        you.discard(shattered)
        you.discard(allies.opposing.in_battle.bonus_at_most(3))


@wizard_spell("Humanoid Familiar", "DR/048", side=OFFENSIVE, phases=(4,))
def humanoid_familiar(you: Script) -> None:
    you.always(CastOnlyBy(DRAGON_CHAMPIONS | monsters))
    with you.when_played():
        familiar = you.choose(heroes.in_pool)
        you.fight_as_ally(familiar)
        you.imitate(familiar, by=USER)


@wizard_spell("Dragon's Death Door", "DR/051", side=DEFENSIVE, anytime=True)
def dragons_death_door(you: Script) -> None:
    you.always(CastOnlyBy(DRAGON_CHAMPIONS))
    with you.whenever(IsPerishing(DRAGON_CHAMPIONS.yours)):
        you.play_to_save()
    with you.whenever(IsPerishing(DRAGON_CHAMPIONS.yours, abyss=True)):
        you.play_to_save()
    with you.when_played(only=WouldPerish(DRAGON_CHAMPIONS.yours, abyss=True)):
        you.save(PERISHING, abyss=True)


@wizard_spell("Astral Spell", "DR/046", side=DEFENSIVE, anytime=True)
def astral_spell(you: Script) -> None:
    with you.when_played(only=OPPONENT_ATTACKS):
        you.summon(WIZARD, BaseLevelOf(USER), BATTLE_END)
        you.note(USER, until=BATTLE_END)
    with you.in_combat():
        you.imitate(Remembered("its caster"))
