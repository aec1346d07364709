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


@hero("Cyric", "FR/092", world=FR, level=9)
def cyric(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    with you.power(anytime=True):
        you.turn_down(champions.yours.in_pool, WHILE_IN_PLAY)


@hero("Dragonbait", "FR/093", world=FR, level=4)
def dragonbait(you: Script) -> None:
    # The first lost round counts, even if no one is saved then.
    friends = champions_and_allies.base_at_most(4).yours.in_battle
    with you.whenever(Prevails(champions.attacking_your_realms), when=THIS_IN_POOL, once_a_battle=True):
        saved = you.choose(friends, up_to=True, reach=False)
        with you.when(There(saved)):
            you.save(saved)
