"""Unarmed combat cards of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import unarmed_combat
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@unarmed_combat("Aging", "NS/091", level=4, side=OFFENSIVE, phases=(4,), users={"undead"})
def aging(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, BaseHalved(IT), ROUND_END)


@unarmed_combat("Cause Despair", "NS/092", level=2, side=OFFENSIVE, phases=(4,), users={"undead"})
def cause_despair(you: Script) -> None:
    with you.when_played():
        you.discard(allies.opposing.bonus_at_most(3))


@unarmed_combat("Cause Fear", "NS/093", level=3, side=OFFENSIVE, phases=(4,), users={"undead"})
def cause_fear(you: Script) -> None:
    with you.when_played():
        you.discard(allies.opposing)
        you.declare(CannotPlay("opponent", allies), ROUND_END)


@unarmed_combat("Cause Paralysis", "NS/094", level=1, side=OFFENSIVE, phases=(4,), users={"undead"})
def cause_paralysis(you: Script) -> None:
    with you.when_played(), you.when(Fits(OPPONENT, champions.base_at_most(5))):
        you.defeat(OPPONENT, spared=True)


@unarmed_combat("Constitution Drain", "NS/095", level=2, side=OFFENSIVE, phases=(4,), users={"undead"})
def constitution_drain(you: Script) -> None:
    with you.whenever(SIDE_LOSES), you.when(Fits(WINNER, champions.in_pool)):
        you.discard(WINNER)
    with you.whenever(SIDE_WINS), you.when(Fits(LOSER, champions.in_pool)):
        you.discard(LOSER)


@unarmed_combat("Strength Drain", "NS/096", level=3, side=OFFENSIVE, phases=(4,), users={"undead"})
def strength_drain(you: Script) -> None:
    with you.when_played():
        you.discard_for_digit()
        you.give(OPPONENT, LosesLevels(IT, AtOnce(LAST_DIGIT)), ROUND_END)
        with you.when(Fits(OPPONENT, champions.level_at_most(0))):
            you.discard(OPPONENT)


@unarmed_combat("Magic Resistance", "NS/098", level=2, side=DEFENSIVE, phases=(3, 4), users={"undead"})
def magic_resistance(you: Script) -> None:
    with you.when_played():
        you.give(USER, Immune(IT, (spells | items | blood_abilities).offensive), END_OF_OWN_NEXT_TURN)
        you.give(USER, Immune(IT, artifacts), END_OF_OWN_NEXT_TURN)


@unarmed_combat("Level Drain", "NS/097", level=5, side=OFFENSIVE, phases=(4,), users={"undead"})
def level_drain(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, LosesBase(IT, AtOnce(BaseLevelOf(HOLDER))), ROUND_END)
        with you.when(Fits(OPPONENT, champions.base_at_most(0))):
            you.discard(OPPONENT)


@unarmed_combat("Rapid Regeneration", "NS/099", level=4, side=DEFENSIVE, phases=(3, 4), users={"undead"})
def rapid_regeneration(you: Script) -> None:
    you.always(Level(BEARER, Times(2, Count(cards.attached_to(OPPONENT)))))
    with you.when_played():
        you.attach(USER)


@unarmed_combat("Cause Disease", "NS/100", level=6, side=OFFENSIVE, phases=(4,), users={"undead"})
def cause_disease(you: Script) -> None:
    cursed = Fits(BEARER, champions.others)
    you.always(BaseBecomes(BEARER, 1, when=cursed), LevelBecomes(THIS, 0, when=cursed), StaysOn(THIS, when=cursed))
    with you.whenever(SIDE_BEATEN, when=Fits(BEARER, champions.yours)):
        you.attach(VICTOR)
