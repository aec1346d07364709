"""Heroes of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Prince Tristan", "FR/096", world=FR, level=6)
def prince_tristan(you: Script) -> None:
    home = Defending(realms.named("Moonshae Isles"))
    you.always(Level(THIS, 5, when=AnyOf(Fighting(champions.being("giant")), home)))


@hero("Princess Alusair", "FR/097", world=FR, level=4)
def princess_alusair(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True, when=THIS_DEFENDS):
        friend = you.choose(champions.of(FR).in_pool)
        you.give(friend, NoPowers(IT), ROUND_END)
        you.fight_as_ally(friend, home="won")


@hero("Randal Morn", "FR/098", world=FR, level=4)
def randal_morn(you: Script) -> None:
    you.always(Level(allies.yours, 1))


@hero("Ochimo", "FR/095", world=FR, level=4)
def ochimo(you: Script) -> None:
    beaten = Fits(THIS, champions.noted("beaten in its last round"))
    you.always(
        Level(THIS, 4, when=Defending(realms.named("Kozakura"))),
        Goes(THIS, POOL, when=Not(beaten)),
    )
    with you.whenever(IsDefeated(THIS)):
        you.note(THIS)
    with you.whenever(Wins(THIS)):
        you.forget()
    with you.whenever(LeavesPlay(THIS)):
        you.forget()
