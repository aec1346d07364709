"""Clerics of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Icedawn, Avatar of Auril", "PO/039", world=FR, level=12, avatar=True)
def icedawn(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
    you.always(
        Immune(THIS, events, all_sides=True),
        Immune(THIS, spells.with_word("wall"), all_sides=True),
        Immune(THIS, cleric_spells.offensive),
        SoleAvatar(),
    )


@cleric("Nightsinger, Avatar of Shar", "PO/040", world=FR, level=13, avatar=True)
def nightsinger(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
    you.always(SoleAvatar())
    with you.in_combat(), you.may():
        you.declare(BaseHalved(champions_and_allies.against_this), ROUND_END)


@cleric("Bonemaster, Avatar of Nerull", "PO/041", world=GH, level=15, avatar=True, traits={"undead"})
def bonemaster(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
    undead = champions_and_allies.being("undead").yours
    you.always(
        Immune(undead, (spells | items).offensive),
        Immune(undead, artifacts),
        Immune(undead, events),
        SoleAvatar(),
    )


@cleric("Lady of Fate, Avatar of Istus", "PO/042", world=GH, level=16, avatar=True)
def lady_of_fate(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
    you.always(SoleAvatar())
    with you.before_combat(), you.may():
        rival = you.choose_opponent()
        you.look_at_hand(rival)
        torn = you.choose(cards.of_player(rival).in_hand, 2, reach=False)
        you.discard(torn)


@cleric("Sirrion, Avatar", "PO/045", world=DL, level=19, avatar=True)
def sirrion(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
    you.always(Immune(THIS, spells.offensive), SoleAvatar())
    with you.in_combat():
        you.discard(items_and_artifacts.against_this)
    with you.whenever(IsPlayed(items_and_artifacts.against_this, "others")):
        you.discard(THAT)


@cleric("Kiri, Avatar of Kiri-Jolith", "PO/079", world=DL, level=14, avatar=True)
def kiri(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
    you.always(NoPowers(champions.other, when=THIS_FIGHTS), SoleAvatar())


@cleric("Shadair Mesker", "PO/080", world=DS, level=9)
def shadair_mesker(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, PSIONIC_POWER))


@cleric("Misfortune, Avatar of Ralishaz", "PO/043", world=GH, level=17, avatar=True)
def misfortune(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
    you.always(SoleAvatar())
    with you.power(anytime=True, when=All(IN_COMBAT, IN_YOUR_BATTLE, THIS_IN_POOL)):
        you.stand_in(THIS)
        you.give(THIS, Fleeting(IT), ROUND_END)


@cleric("Tempest, Avatar of Zeboim", "PO/044", world=DL, level=18, avatar=True, bluelines={"swimmer"})
def tempest(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
    swimmers = champions_and_allies.being("swimmer").yours
    you.always(
        Immune(swimmers, (spells | items).offensive),
        Immune(swimmers, artifacts),
        CannotPlay("all", clerics.named("The Sea Queen, Avatar of Zeboim")),
        SoleAvatar(),
    )


@cleric("The Sea Queen, Avatar of Zeboim", "PO/078", world=DL, level=11, avatar=True, bluelines={"swimmer"})
def sea_queen(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
    you.always(
        Gains(champions_and_allies.yours, "swimmer"),
        CannotPlay("all", clerics.named("Tempest, Avatar of Zeboim")),
        SoleAvatar(),
    )
    with you.whenever(IsDiscarded(items.yours), when=THIS_IS_RESTED), you.may():
        you.send(THAT, HAND)
        you.declare(Rests(), TURN_END)
