"""Cleric spells of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Eyes of the Undead", "RL/032", side=DEFENSIVE, phases=(4,))
def eyes_of_the_undead(you: Script) -> None:
    with you.when_played():
        watched = you.choose_opponent()
        with you.when(There(champions_and_allies.being("undead").of_player(watched))):
            you.look_at_hand(watched)


@cleric_spell("Living Ward", "RL/033", side=OFFENSIVE, phases=(4,))
def living_ward(you: Script) -> None:
    with you.when_played():
        you.discard(allies.not_being("undead").opposing)


@cleric_spell("Binding Curse", "RL/034", side=OFFENSIVE, phases=(4,))
def binding_curse(you: Script) -> None:
    cursed = Fits(BEARER, champions.others)
    you.always(Level(BEARER, -3, when=cursed), StaysOn(THIS, when=cursed))
    with you.whenever(SIDE_BEATEN, when=Fits(BEARER, champions.yours)), you.may():
        you.attach(VICTOR)


@cleric_spell("Conjure Grave Elemental", "RL/035", level=8, side=OFFENSIVE, phases=(4,))
def conjure_grave_elemental(you: Script) -> None:
    you.always(BaseBecomes(THIS, 0), SideBonus(BEARER, 8))


plain(cleric_spell("Animate Rock", "RL/036", level=6, side=OFFENSIVE, phases=(4,)))


@cleric_spell("Word of Recall", "RL/037", side=OFFENSIVE, phases=(4,))
def word_of_recall(you: Script) -> None:
    with you.when_played():
        recalled = you.choose(allies.opposing.in_battle)
        you.discard(recalled)


@cleric_spell("Glyph of Warding", "RL/038", side=OFFENSIVE, phases=(4,))
def glyph_of_warding(you: Script) -> None:
    you.always(Level(allies.against_this, -1))


plain(cleric_spell("Call Lightning", "RL/039", level=4, side=OFFENSIVE, phases=(4,)))


@cleric_spell("Prayer", "RL/040", side=DEFENSIVE, phases=(4,))
def prayer(you: Script) -> None:
    you.always(Level(allies.with_this, 2))


@cleric_spell("Turn Undead", "RL/041", side=OFFENSIVE, phases=(4,))
def turn_undead(you: Script) -> None:
    with you.when_played():
        you.discard(allies.being("undead").opposing.in_battle.up_to(LevelOf(USER)))


@cleric_spell("Imbue with Spell Ability", "RL/042", side=DEFENSIVE, phases=(3,))
def imbue_with_spell_ability(you: Script) -> None:
    with you.when_played():
        imbued = you.choose(champions)
        you.give(imbued, MayUse(IT, CLERIC_SPELL), ROUND_END)


plain(cleric_spell("Insect Plague", "RL/043", level=5, side=OFFENSIVE, phases=(4,)))


@cleric_spell("Plane Shift", "RL/044", side=OFFENSIVE, phases=(4,))
def plane_shift(you: Script) -> None:
    with you.when_played():
        plane = you.choose(realms.unrazed.besides(ATTACKED_REALM))
        you.imitate(plane, by=ATTACKED_REALM)


@cleric_spell("Heal", "RL/045", side=DEFENSIVE, phases=(3,))
def heal(you: Script) -> None:
    with you.when_played():
        healed = you.choose(champions_and_allies.yours.in_discard)
        you.send(healed, HAND)
