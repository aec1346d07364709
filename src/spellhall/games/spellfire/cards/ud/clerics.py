"""Clerics of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("The Uncaring, Avatar of Boccob", "UD/071", world=GH, level=21, avatar=True, traits={"underdark"})
def uncaring(you: Script) -> None:
    with you.price():
        victim = you.choose(wizards.of(GH).yours.in_pool, reach=False)
        you.discard(victim)
        offered = you.choose(realms.of(GH).yours, reach=False)
        you.discard(offered)
    you.always(MayUse(THIS, WIZARD_SPELL), SoleAvatar())
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        ruin = you.choose(realms.of(GH).razed)
        you.discard(ruin)


@cleric("Baldar Dwellardon", "UD/095", world=FR, level=8, traits={"duergar", "underdark"})
def baldar_dwellardon(you: Script) -> None:
    you.always(Immune(THIS, spells.offensive), Reaches(THIS, realms.being("underdark"), with_allies=True))


@cleric("Moradin's Avatar", "UD/066", world=AD, level=21, avatar=True, traits={"underdark"}, bluelines={"dwarf"})
def moradins_avatar(you: Script) -> None:
    with you.price():
        with you.either():
            victims = you.choose(champions.being("dwarf").yours.in_pool, 2, reach=False)
            you.discard(victims)
        with you.or_else():
            offered = you.choose(realms.named("Reorxcrown Mountains").yours, reach=False)
            you.discard(offered)
    admitted = Either(champions.being("flyer", "earthwalker"), champions.by_way_of(realms.being("underdark")))
    you.always(OnlyAttackedBy(admitted, all_yours=True), SoleAvatar())


@cleric("Sargonnas", "UD/070", world=DL, level=16, avatar=True, traits={"underdark"})
def sargonnas(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool.level_at_least(8), reach=False)
        you.discard(victim)
    you.always(LevelTimes(cards.with_word("fire", "red").with_this, 2), SoleAvatar())


@cleric("The Faceless One, Avatar of Juiblex", "UD/065", world=AD, level=20, avatar=True, traits={"underdark"})
def faceless_one(you: Script) -> None:
    with you.price():
        you.give_up_levels(clerics.yours.in_pool, 12, count=2)
    warded = Either(items.offensive.bonus_at_most(2), spells.offensive)
    you.always(Immune(THIS, warded), Immune(champions.of(AD).yours, warded), SoleAvatar())


@cleric("The Unnamed, Avatar of Gruumsh", "UD/064", world=AD, level=19, avatar=True, traits={"underdark"})
def unnamed(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.yours.in_pool.level_at_least(8), reach=False)
        you.discard(victim)
    you.always(MustAsk(champions, allies), SoleAvatar())


@cleric("The Red Death", "UD/068", world=RL, level=19, avatar=True, traits={"undead", "underdark"})
def red_death(you: Script) -> None:
    with you.price():
        you.give_up_levels(champions.of(RL).yours.in_pool, 10)
    you.always(SoleAvatar())
    with you.whenever(Attacks(THIS)), you.may():
        corrupted = you.choose(champions.base_at_most(5).of_opponents.in_pool)
        you.corrupt(corrupted)


@cleric("The Avatar Shar", "UD/072", world=FR, level=17, avatar=True, traits={"underdark"})
def avatar_shar(you: Script) -> None:
    hers = (champions | realms).of(FR).yours
    with you.price():
        victim = you.choose(clerics.yours.in_pool, reach=False)
        you.discard(victim)
        offered = you.choose(holdings.of(FR).yours, reach=False)
        you.discard(offered)
    you.always(SoleAvatar())
    with you.answer(to=spells.offensive, in_play=True, when=Strikes(hers)):
        with you.either():
            you.cancel()
        with you.or_else():
            you.deflect()


@cleric("Iseult", "UD/099", world=RL, level=7, traits={"underdark"})
def iseult(you: Script) -> None:
    you.always(MoreArtifacts(THIS, 2))
    with you.whenever(Attacks(THIS)):
        lost = you.pick_at_random((spells | psionic_powers).in_hand.of_player(OPPOSING_PLAYER))
        you.discard(lost)
