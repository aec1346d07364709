"""Wizard spells of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Spell of Formless Horror", "3rd/106", level=-3, side=OFFENSIVE, phases=(3, 4, 5))
def spell_of_formless_horror(you: Script) -> None:
    you.always(StaysOn(THIS), LevelBecomes(THIS, 0), LosesBase(BEARER, 3))
    with you.when_played():
        target = you.choose(champions.of_opponents.met)
        you.attach(target)


@wizard_spell("Paralyze", "3rd/333", side=OFFENSIVE, phases=(3, 4))
def paralyze(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.of_opponents.unless_in_combat | allies.opposing)
        with you.when(Fits(target, champions)):
            you.give(target, CannotFight(IT, attack=False), TURN_END)
        with you.otherwise():
            you.discard(target)


@wizard_spell("Wall of Iron", "3rd/336", level=3, side=DEFENSIVE, phases=(4,))
def wall_of_iron(you: Script) -> None:
    you.wall(unless=champions.being("flyer"), only=YOU_DEFEND)


@wizard_spell("Wall of Stone", "3rd/337", level=4, side=DEFENSIVE, phases=(4,))
def wall_of_stone(you: Script) -> None:
    you.wall(unless=champions.being("flyer"), only=YOU_DEFEND)


@wizard_spell("Sleep", "3rd/341", side=OFFENSIVE, phases=(4,), anytime=True)
def sleep(you: Script) -> None:
    with you.when_played(only=IN_COMBAT):
        drowsy = you.choose(allies.of_opponents.in_battle.level_of(1, 2), 3, up_to=True)
        you.discard(drowsy)


@wizard_spell("Fly", "3rd/343", side=DEFENSIVE, phases=(3, 4))
def fly(you: Script) -> None:
    with you.when_played():
        champion = you.choose(champions, up_to=True, called="that champion")
        ally = you.choose(allies, up_to=True, called="that ally")
        you.give(champion, Gains(IT, "flyer"), TURN_END)
        you.give(ally, Gains(IT, "flyer"), TURN_END)


@wizard_spell("Horrors of the Abyss", "3rd/096", level=5, side=OFFENSIVE, phases=(4, 5))
def horrors_of_the_abyss(you: Script) -> None:
    with you.whenever(Wins(BEARER)):
        you.send(LOSER, ABYSS)
        you.send(THIS, ABYSS)
    with you.whenever(IsDefeated(BEARER)):
        you.send(WINNER, ABYSS)
        you.send(THIS, ABYSS)


@wizard_spell("Shield", "3rd/342", level=2, side=DEFENSIVE, phases=(4,))
def shield_spell(you: Script) -> None:
    missiles = spells.named("Magic Missile")
    with you.answer(to=missiles):
        you.cancel()
    with you.when_played():
        target = you.choose(missiles.dispellable, if_any=True)
        you.cancel(target)


@wizard_spell("Improved Phantasmal Force", "3rd/347", level=6, side=DEFENSIVE, phases=(4,))
def improved_phantasmal_force(you: Script) -> None:
    ghostly = All(YOU_ATTACK, Fits(USER, champions.being("undead")), Fits(DEFENDER, wizards | clerics))
    with you.when_played(), you.when(ghostly), you.may():
        you.send(DEFENDER, POOL)
        you.raze(ATTACKED_REALM)


@wizard_spell("Charm", "3rd/357", side=OFFENSIVE, phases=(4,))
def charm(you: Script) -> None:
    with you.when_played():
        charmed = you.choose(allies.opposing.in_battle)
        you.discard(charmed)


@wizard_spell("Forget", "3rd/372", side=OFFENSIVE, phases=(4,))
def forget(you: Script) -> None:
    with you.when_played():
        forgetful = you.choose(allies.in_battle)
        you.discard(forgetful)


@wizard_spell("Web", "3rd/373", side=OFFENSIVE, phases=(4,))
def web(you: Script) -> None:
    with you.when_played():
        you.discard(allies.opposing.level_at_most(3))


@wizard_spell("Hold Undead", "3rd/375", side=OFFENSIVE, phases=(4,))
def hold_undead(you: Script) -> None:
    with you.when_played():
        you.declare(NoPowers(allies.being("undead").opposing), BATTLE_END)
        you.declare(LevelBecomes(allies.being("undead").opposing, 0), BATTLE_END)


@wizard_spell("Fire Shield", "3rd/379", level=5, side=DEFENSIVE, phases=(3, 4))
def fire_shield(you: Script) -> None:
    you.always(Immune(Either(BEARER, allies.with_this), spells.with_word("fire", "flame"), all_sides=True))
    with you.when_played():
        you.attach(USER)


@wizard_spell("Cloudkill", "3rd/384", side=OFFENSIVE, phases=(4,))
def cloudkill(you: Script) -> None:
    with you.when_played():
        you.discard(allies.opposing.level_at_most(3))
        you.give(OPPONENT, CannotUse(IT, allies.level_at_most(3)), ROUND_END)


@wizard_spell("Feebleminded", "3rd/385", side=OFFENSIVE, phases=(4,))
def feebleminded(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, CannotUse(IT, spells), ROUND_END)


@wizard_spell("Passwall", "3rd/388", side=DEFENSIVE, phases=(4,))
def passwall(you: Script) -> None:
    walls = spells.with_word("wall")
    with you.answer(to=walls):
        you.cancel()
    with you.when_played():
        target = you.choose(walls.other.dispellable)
        you.cancel(target)


@wizard_spell("Rock to Mud", "3rd/389", side=DEFENSIVE, phases=(4,))
def rock_to_mud(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(by="others", on="yours", except_by=champions.being("flyer")), OWN_NEXT_TURN)


@wizard_spell("Chain Lightning", "3rd/390", level=5, side=OFFENSIVE, phases=(4,))
def chain_lightning(you: Script) -> None:
    with you.when_played(), you.when(CastBy(7)):
        you.give(THIS, BaseBecomes(IT, 7), ROUND_END)


@wizard_spell("Geas", "3rd/394", side=OFFENSIVE, phases=(3,))
def geas(you: Script) -> None:
    with you.when_played():
        bound = you.choose(champions)
        you.give(bound, CannotFight(IT), END_OF_ITS_PLAYERS_NEXT_TURN)


@wizard_spell("Finger of Death", "3rd/397", side=OFFENSIVE, phases=(4,))
def finger_of_death(you: Script) -> None:
    with you.when_played():
        slain = you.choose(champions_and_allies.level_at_most(5))
        you.discard(slain)


@wizard_spell("Wall of Force", "3rd/338", level=5, side=DEFENSIVE, phases=(4,))
def wall_of_force(you: Script) -> None:
    you.wall(unless=champions.being("flyer"))


@wizard_spell("Shapechange", "3rd/212", level=6, side=DEFENSIVE, phases=(3, 4))
def shapechange(you: Script) -> None:
    with you.when_played():
        you.choose_kind(USER, ROUND_END, among=(CLERIC, WIZARD, HERO, MONSTER, PSIONICIST))


@wizard_spell("Black Tentacles", "3rd/378", side=OFFENSIVE, phases=(3, 4))
def black_tentacles(you: Script) -> None:
    with you.when_played():
        you.discard(champions.base_at_most(4))


@wizard_spell("Spell Turning", "3rd/398", side=DEFENSIVE, anytime=True)
def spell_turning(you: Script) -> None:
    with you.answer(to=spells):
        you.turn_back()


@wizard_spell("Animate Dead", "3rd/383", side=DEFENSIVE, phases=(4,))
def animate_dead(you: Script) -> None:
    with you.when_played():
        you.attack_again(USER)
        you.give(USER, DefendsAgain(IT), TURN_END)
    with you.whenever(SIDE_BEATEN):
        you.defeat(BEARER, spared=True)


@wizard_spell("Control Undead", "3rd/396", side=OFFENSIVE, phases=(4,))
def control_undead(you: Script) -> None:
    with you.when_played():
        player = you.choose_player()
        lent = you.choose(allies.being("undead").of_player(player).in_hand.highest, by=player, if_any=True)
        you.play_at_once(lent)


@wizard_spell("Magic Jar", "3rd/386", side=OFFENSIVE, phases=(4,))
def magic_jar(you: Script) -> None:
    with you.whenever(IsDefeated(BEARER), when=YOU_DEFEND):
        you.seize(WINNER)
