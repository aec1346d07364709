"""Artifacts of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("The Labyrinth Map of Shuuc", "1st/410", world=FR, level=4)
def labyrinth_map(you: Script) -> None:
    you.always(Goes(BEARER, POOL, "defeated"))
    you.always(Goes(BEARER, LIMBO, "discarded"))


@artifact("Dori the Barbarian's Cape", "1st/427", world=AD, level=5)
def dori_the_barbarians_cape(you: Script) -> None:
    you.always(Firm(BEARER, by=events.harmful | spells.offensive | psionic_powers))
    with you.answer(to=events.helpful, in_play=True, once=True):
        you.cancel()
    with you.whenever(YOUR_TURN_ENDS, when=HasNotAttacked(BEARER)):
        you.discard(BEARER)


@artifact("Orb of Green Dragonkind", "1st/424", world=AD)
def orb_of_green_dragonkind(you: Script) -> None:
    with you.power(phases=(3,), once=True):
        model = you.choose(champions.being("dragon"))
        you.give(THIS, LevelBecomes(IT, AtOnce(BaseLevelOf(model))), OWN_NEXT_TURN)
        you.copy_power(model)


@artifact("Tapestry of the Stag", "1st/426", world=GH, level=5)
def tapestry_of_the_stag(you: Script) -> None:
    mists = champions.of(RL)
    you.always(Immune(champions.yours, Either(mists, allies.attached_to(mists)), powers_only=True))


@artifact("Johydee's Mask", "1st/218", world=GH)
def johydees_mask(you: Script) -> None:
    with you.in_combat(), you.may():
        model = you.choose(champions.besides(BEARER))
        with you.either():
            you.give(BEARER, BaseBecomes(IT, AtOnce(BaseLevelOf(model))), ROUND_END)
        with you.or_else():
            you.imitate(model, by=BEARER)
