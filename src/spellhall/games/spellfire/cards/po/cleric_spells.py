"""Cleric spells of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Avangion's Protection", "PO/034", level=4, side=DEFENSIVE, phases=(3, 4))
def avangions_protection(you: Script) -> None:
    with you.when_played():
        you.declare(Immune(champions.yours, psionic_powers.offensive), OWN_NEXT_TURN)
        you.declare(Immune(champions.yours, psionicists, powers_only=True), OWN_NEXT_TURN)


@cleric_spell("Mirror, Mirror", "PO/046", side=OFFENSIVE, phases=(3, 4))
def mirror_mirror(you: Script) -> None:
    with you.when_played():
        you.stay(END_OF_OWN_NEXT_TURN)
    with you.answer(to=spells.offensive, in_play=True, must=True):
        you.turn_back()


@cleric_spell("Melt Stone", "PO/092", level=3, side=OFFENSIVE, phases=(4,))
def melt_stone(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, LevelBecomes(allies.in_force_of(IT).printed_at_least(2), 1), BATTLE_END)
        with you.when(Fits(OPPONENT, champions.base_at_least(4))):
            you.give(OPPONENT, LevelBecomes(IT, 3), BATTLE_END)


@cleric_spell("Rope Trick", "PO/047", side=DEFENSIVE, phases=(4,))
def rope_trick(you: Script) -> None:
    with you.power(anytime=True, when=All(IN_COMBAT, YOU_ATTACK)):
        you.send(allies.with_this, HAND)
        you.send(BEARER, HAND)


@cleric_spell("Stasis", "PO/048", side=OFFENSIVE, phases=(4,), anytime=True)
def stasis(you: Script) -> None:
    you.always(CastOnlyBy(champions.in_battle))
    with you.when_played(only=JUST_CHOSEN):
        you.declare(CannotPlay("all", cards), ROUND_END)
