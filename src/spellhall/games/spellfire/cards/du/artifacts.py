"""Artifacts of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Boiling Oil", "DU/055", world=GH, level=4)
def boiling_oil(you: Script) -> None:
    you.always(MayLieOnRealms(), BearerMustBe(realms.of(GH)), Fleeting(champions.attacking_here))


@artifact("Siege Ladder", "DU/056", world=DS, level=5)
def siege_ladder(you: Script) -> None:
    you.always(MayLieOnRealms(), BearerMustBe(realms.of(DS)))
    you.always(Fleeting(items_and_artifacts.attached_to(champions.attacking_here)))


@artifact("Battering Ram", "DU/058", world=GH)
def battering_ram(you: Script) -> None:
    you.always(MayLieOnRealms(), BearerMustBe(realms.of(GH)))
    you.always(LevelBecomes(THIS, Count((realms | holdings).of(GH))))


@artifact("Ballista", "DU/059", world=DL, level=5)
def ballista(you: Script) -> None:
    you.always(MayLieOnRealms(), BearerMustBe(realms.of(DL)))
    with you.whenever(ATTACKS_HERE), you.may():
        hit = you.choose(items_and_artifacts.of_opponents.in_pool)
        you.discard(hit)


@artifact("Cannon Ball", "DU/060", world=BR, level=3)
def cannon_ball(you: Script) -> None:
    you.always(MayLieOnRealms(), BearerMustBe(realms.of(BR)))
    with you.whenever(ATTACKS_HERE), you.may():
        hit = you.choose(champions.of_opponents.in_pool)
        you.discard(hit)


@artifact("Borer", "DU/061", world=RL, level=7)
def borer(you: Script) -> None:
    bored = (allies | items).attacking_here.bonus_at_most(6)
    you.always(MayLieOnRealms(), BearerMustBe(realms.of(RL)))
    with you.whenever(ROUND_BEGINS):
        you.discard(bored)
    with you.whenever(IsPlayed(bored, "others")):
        you.discard(THAT)


@artifact("Catapult", "DU/062", world=AD, level=6)
def catapult(you: Script) -> None:
    you.always(MayLieOnRealms(), BearerMustBe(realms.of(AD)))
    with you.power(anytime=True, when=All(IN_COMBAT, REALM_HERE_ATTACKED)):
        you.no_spoils()
        you.send(ATTACKER, ABYSS)
        you.raze(REALM_HERE)
        you.discard(THIS)


@artifact("Winner's Trophy", "DUc/01", world=AD, level=5)
def winners_trophy(you: Script) -> None:
    fights = Fits(BEARER, champions.in_battle)
    you.always(ForAnyWorld(), MayUse(BEARER, *SUPPORT, when=fights), MayUseOf(BEARER, "any", when=fights))


@artifact("Recorder of Ye'Cind", "DUc/11", world=AD, level=3)
def recorder_of_yecind(you: Script) -> None:
    you.always(ForAnyWorld())
    with you.power(anytime=True):
        you.look_under()
    with you.power(anytime=True, once=True):
        player = you.choose_player()
        you.look_at_half(player)


@artifact("Net of Ensnaring", "DU/057", world=FR, level=3)
def net_of_ensnaring(you: Script) -> None:
    you.always(MayLieOnRealms(), BearerMustBe(realms.of(FR)))
    with you.whenever(IsPlayed(cards.attacking_here)):
        you.note(THAT, more=True)
        you.give(THAT, Goes(IT, ABYSS, why="discarded"), BATTLE_END)
    with you.whenever(BATTLE_ENDS):
        you.send(cards.attached.noted("so played"), ABYSS)
        you.forget()


@artifact("Slorath's Gloves", "DUc/18", world=AD, level=2)
def sloraths_gloves(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS):
        robbed = you.choose_opponent()
        taken = you.pick_at_random(cards.in_hand.of_player(robbed))
        you.hold_in_limbo(taken)
        you.note(taken, more=True)
    with you.whenever(LeavesPlay(THIS)):
        you.send(cards.noted("it held there").in_limbo, HAND, events_too=True)
        you.forget()


@artifact("Siege Machine", "DU/063", world=AD)
def siege_machine(you: Script) -> None:
    you.always(MayLieOnRealms(), BearerMustBe(realms.being("underdark")))
    with you.whenever(FallsWithItsRealm(holdings.yours)):
        you.join_another(THAT)
