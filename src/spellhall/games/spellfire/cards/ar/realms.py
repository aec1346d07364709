"""Realms of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Ancient Kalidnay", "AR/092", world=DS, also_world=(RL,))
def ancient_kalidnay(you: Script) -> None:
    with you.power(phases=(5,)):
        you.lose_power(THIS)
        you.raze(THIS)
        you.take_extra_turn(once_a_game=True)


@realm("Ur Draxa", "AR/093", world=DS)
def ur_draxa(you: Script) -> None:
    you.always(Immune(champions.yours, psionics.offensive), NotAttackedBy(champions.bearing(items_and_artifacts)))


@realm("Celik", "AR/096", world=DS)
def celik(you: Script) -> None:
    with you.whenever(ATTACKS_HERE):
        you.discard(items_and_artifacts.attached_to(ATTACKER))
        you.declare(CannotPlay("all", items_and_artifacts, with_champion=ATTACKER), BATTLE_END)


@realm("Council Aerie", "AR/086", world=FR, level=9, bluelines={"coastal"})
def council_aerie(you: Script) -> None:
    dragons = champions.being("dragon")
    you.always(WelcomesHoldings(), NotAttackedBy(dragons))
    you.always(DefendsAgain(dragons.yours, when=REALM_HERE_ATTACKED))


@realm("Shining Lands", "AR/087", world=DL)
def shining_lands(you: Script) -> None:
    you.always(WelcomesHoldings(), OnlyAttackedBy(champions.being("flyer", "earthwalker")))
    you.always(Immune(THIS, spells.offensive), Immune(champions.defending_here, spells.offensive))


@realm("Bluet Spur", "AR/088", world=RL, level=6, bluelines={"coastal"})
def bluet_spur(you: Script) -> None:
    you.always(WelcomesHoldings(), NotAttackedBy(champions.being("flyer")))
    you.always(DefendsItself(MONSTER), MayUse(THIS, WIZARD_SPELL, when=THIS_DEFENDS))


@realm("Hell Furnaces", "AR/089", world=GH)
def hell_furnaces(you: Script) -> None:
    you.always(WelcomesHoldings(), LevelTimes(champions_and_allies.being("dragon").defending_here, 2))


@realm("Euripis", "AR/090", world=DS)
def euripis(you: Script) -> None:
    you.always(WelcomesHoldings(), OnlyAttackedBy(champions.able_to_use(WIZARD_SPELL, CLERIC_SPELL)))
