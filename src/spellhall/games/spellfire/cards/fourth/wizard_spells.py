"""Wizard spells of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Flight", "4th/361", side=DEFENSIVE, phases=(3, 4))
def flight(you: Script) -> None:
    with you.when_played():
        you.declare(Gains(champions_and_allies.yours, "flyer"), TURN_END)


@wizard_spell("Shapechange", "4th/362", level=6, side=DEFENSIVE, phases=(3, 4))
def shapechange(you: Script) -> None:
    with you.when_played():
        you.attach(USER)
        with you.when(YOUR_TURN):
            you.choose_kind(USER, TURN_END)
        with you.otherwise():
            you.choose_kind(USER, END_OF_OWN_NEXT_TURN)


@wizard_spell("Fireball", "4th/363", level=4, side=OFFENSIVE, phases=(4,))
def fireball(you: Script) -> None:
    with you.when_played():
        you.discard(allies.opposing.level_at_most(4))


@wizard_spell("Lightning Bolt", "4th/364", level=5, side=OFFENSIVE, phases=(4,))
def lightning_bolt(you: Script) -> None:
    with you.when_played():
        target = you.choose(items | allies.opposing.level_at_most(4), if_any=True)
        you.discard(target)


@wizard_spell("Magic Missile", "4th/365", level=3, side=OFFENSIVE, phases=(4,))
def magic_missile(you: Script) -> None:
    with you.when_played():
        with you.when(CastBy(9)):
            you.give(THIS, BaseBecomes(IT, 9), ROUND_END)
        with you.otherwise(), you.when(CastBy(7)):
            you.give(THIS, BaseBecomes(IT, 5), ROUND_END)


@wizard_spell("Wall of Fire", "4th/366", level=3, side=OFFENSIVE, phases=(4,))
def wall_of_fire(you: Script) -> None:
    you.wall(unless=champions.being("flyer"))


@wizard_spell("Wall of Force", "4th/367", level=5, side=DEFENSIVE, phases=(4,))
def wall_of_force(you: Script) -> None:
    you.wall(unless=champions.being("earthwalker"))


@wizard_spell("Cone of Cold", "4th/368", level=5, side=OFFENSIVE, phases=(3, 4))
def cone_of_cold(you: Script) -> None:
    with you.when_played():
        target = you.choose(artifacts, if_any=True)
        you.discard(target)


@wizard_spell("Crushing Fist", "4th/369", level=4, side=OFFENSIVE, phases=(4,))
def crushing_fist(you: Script) -> None:
    with you.when_played(), you.when(There(items)), you.may():
        target = you.choose(items)
        you.discard(target)
        you.give(THIS, BaseBecomes(IT, 0), ROUND_END)


@wizard_spell("Dispel Magic", "4th/370", side=DEFENSIVE, anytime=True)
def dispel_magic(you: Script) -> None:
    with you.answer(to=spells):
        you.cancel()
    with you.when_played():
        target = you.choose(spells.other.dispellable)
        you.cancel(target)


@wizard_spell("Wall of Fog", "4th/371", side=OFFENSIVE, phases=(3,))
def wall_of_fog(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(), OWN_NEXT_TURN)


@wizard_spell("Fear", "4th/372", side=OFFENSIVE, phases=(3,))
def fear(you: Script) -> None:
    you.always(CannotFight(BEARER), StaysOn(THIS))
    with you.when_played():
        target = you.choose(champions.of_opponents.in_pool)
        you.attach(target)


@wizard_spell("Blink", "4th/373", side=DEFENSIVE, phases=(4,))
def blink(you: Script) -> None:
    with you.when_played():
        you.defeat(USER, spared=True)


@wizard_spell("Charm Monster", "4th/374", side=OFFENSIVE, phases=(4,))
def charm_monster(you: Script) -> None:
    with you.when_played():
        target = you.choose(monsters.opposing.in_battle)
        you.defeat(target, spared=True)


@wizard_spell("Black Tentacles", "4th/375", side=OFFENSIVE, phases=(3, 4))
def black_tentacles(you: Script) -> None:
    with you.when_played():
        you.discard(champions.level_at_most(4))


@wizard_spell("Death Fog", "4th/376", side=OFFENSIVE, phases=(3,))
def death_fog(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.discard(champions.level_at_most(5).of_player(player).in_pool)
        you.give(champions.of_player(player).in_pool, CannotFight(IT, defend=False), END_OF_ITS_PLAYERS_NEXT_TURN)


@wizard_spell("Death Spell", "4th/377", side=OFFENSIVE, phases=(3, 4))
def death_spell(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions_and_allies.level_at_most(7))
        you.discard(target)


@wizard_spell("Power Word, Stun", "4th/378", side=OFFENSIVE, anytime=True)
def power_word_stun(you: Script) -> None:
    with you.when_played(only=BEFORE_COMBAT):
        target = you.choose(champions.attacking)
        you.give(target, NoPowers(IT), BATTLE_END)


@wizard_spell("Spell Turning", "4th/379", side=DEFENSIVE, anytime=True)
def spell_turning(you: Script) -> None:
    with you.answer(to=spells.offensive):
        you.turn_back()


@wizard_spell("Power Word, Silence", "4th/380", side=OFFENSIVE, phases=(4,))
def power_word_silence(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, spells), ROUND_END)


@wizard_spell("Death Link", "4th/381", level=2, side=DEFENSIVE, phases=(4,))
def death_link(you: Script) -> None:
    with you.whenever(IsDefeated(BEARER), when=Fits(WINNER, champions)):
        you.discard(WINNER)


@wizard_spell("Limited Wish", "4th/382", level=1, side=DEFENSIVE, anytime=True)
def limited_wish(you: Script) -> None:
    with you.answer(to=events):
        you.cancel()


@wizard_spell("Time Stop", "4th/383", side=DEFENSIVE, phases=(3, 4, 5))
def time_stop(you: Script) -> None:
    with you.when_played():
        you.search_and_play(wizard_spells)


@wizard_spell("Wish", "4th/384", side=OFFENSIVE, anytime=True, piercing=True)
def wish(you: Script) -> None:
    with you.when_played():
        target = you.choose(cards.other.not_of_types(REALM))
        you.cannot_be_used(USER)
        you.discard(target)


@wizard_spell("Reverse Gravity", "4th/385", side=OFFENSIVE, phases=(3, 4))
def reverse_gravity(you: Script) -> None:
    with you.when_played():
        you.declare(Reverses(champions_and_allies.not_being("swimmer", "earthwalker"), "flyer"), OWN_NEXT_TURN)


@wizard_spell("Mirror Image", "4th/386", side=DEFENSIVE, phases=(4,))
def mirror_image(you: Script) -> None:
    with you.when_played():
        you.give(USER, Level(IT, AtOnce(LevelOf(IT))), ROUND_END)


@wizard_spell("ESP", "4th/390", side=OFFENSIVE, phases=(4,))
def esp(you: Script) -> None:
    you.always(GuessesPlays())


@wizard_spell("Leomund's Trap", "4th/391", side=DEFENSIVE, phases=(3,), stays=True)
def leomunds_trap(you: Script) -> None:
    with you.trap(ATTACKS_HERE), you.when(Fits(ATTACKER, champions.base_at_most(4))):
        you.discard(ATTACKER)


@wizard_spell("Elminster's Evasion", "4th/387", side=DEFENSIVE, phases=(4,))
def elminsters_evasion(you: Script) -> None:
    with you.when_played(only=Fits(USER, wizards)):
        stand_in = you.choose(wizards.yours.in_pool)
        you.discard(stand_in)
        you.defeat(USER, spared=True)
        with you.when(YOU_ATTACK):
            you.earn_spoils(OPPOSING_PLAYER)


@wizard_spell("Prismatic Sphere", "4th/388", level=4, side=DEFENSIVE, phases=(4,))
def prismatic_sphere(you: Script) -> None:
    you.always(Immune(BEARER, Either(cards.others, events.harmful), powers_only=True))
    with you.when_played(only=YOU_DEFEND):
        you.give(THIS, StaysOn(IT), OWN_NEXT_TURN)


@wizard_spell("Ray of Enfeeblement", "4th/393", side=OFFENSIVE, phases=(3, 4))
def ray_of_enfeeblement(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions)
        you.give(target, BaseHalved(IT), END_OF_ITS_PLAYERS_NEXT_TURN)


@wizard_spell("Stinking Cloud", "4th/394", side=OFFENSIVE, phases=(4,))
def stinking_cloud(you: Script) -> None:
    with you.when_played():
        you.discard(allies.opposing.level_at_most(3))
        you.give(allies.opposing.level_at_least(4), NoPowers(IT), ROUND_END)


@wizard_spell("Sepia Snake Sigil", "4th/395", side=DEFENSIVE, phases=(3,))
def sepia_snake_sigil(you: Script) -> None:
    with you.trap(ATTACKS_HERE):
        you.send(ATTACKER, LIMBO)


@wizard_spell("Armor", "4th/396", side=DEFENSIVE, phases=(3, 4, 5))
def armor(you: Script) -> None:
    with you.when_played():
        you.attach(USER)
        with you.when(CastBy(10)):
            you.give(USER, BaseLevel(IT, 5), WHILE_IN_PLAY)
        with you.otherwise():
            with you.when(CastBy(6)):
                you.give(USER, BaseLevel(IT, 3), WHILE_IN_PLAY)
            with you.otherwise():
                you.give(USER, BaseLevel(IT, 1), WHILE_IN_PLAY)


@wizard_spell("Re-target", "4th/389", side=DEFENSIVE, anytime=True)
def re_target(you: Script) -> None:
    with you.answer(to=spells):
        you.aim_elsewhere()


@wizard_spell("Misdirection", "4th/392", side=OFFENSIVE, anytime=True)
def misdirection(you: Script) -> None:
    with you.when_played(only=OPPONENT_ATTACKS):
        other = you.choose(realms.unrazed.beside_the_attacked)
        you.divert(other)


@wizard_spell("Netherese Symbol of Power", "4th/502", side=DEFENSIVE, phases=(3, 5))
def netherese_symbol(you: Script) -> None:
    with you.trap(ATTACKS_HERE):
        you.declare(DefendersFirst(), BATTLE_END)


@wizard_spell("Dragon's Eye Symbol of Power", "4th/519", side=DEFENSIVE, phases=(3, 5))
def dragons_eye_symbol(you: Script) -> None:
    you.ward()
