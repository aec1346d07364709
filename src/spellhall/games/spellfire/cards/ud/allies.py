"""Allies of the set Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Gnasher", "UD/077", level=4, traits={"flyer", "underdark"})
def gnasher(you: Script) -> None:
    with you.when_played():
        victim = you.choose(psionicists.in_pool, if_any=True)
        you.discard(victim)


@ally("Sword Slug", "UD/079", level=5, traits={"underdark"})
def sword_slug(you: Script) -> None:
    you.always(LevelBecomes(items.against_this, 0))


@ally("Skum", "UD/080", level=3, traits={"underdark"})
def skum(you: Script) -> None:
    you.always(CannotPlay("opponent", psionic_powers, when=THIS_FIGHTS))
    with you.in_combat():
        you.cancel(psionic_powers.against_this)


@ally("Drow Assassin", "UDc/23", level=3, traits={"underdark"}, bluelines={"drow"})
def drow_assassin(you: Script) -> None:
    lair = realms.being("underdark").unrazed.yours.in_formation
    with you.when_played(), you.when(There(lair)):
        victim = you.choose(champions.base_at_most(5), up_to=True)
        you.discard(victim)


@ally("Baelnorn", "UD/073", level=5, traits={"undead", "underdark"}, bluelines={"elf"})
def baelnorn(you: Script) -> None:
    you.always(SideBonus(champions.sent_here, 5))
    with you.whenever(Prevails(BEARER), when=THIS_DEFENDS):
        you.attach(ATTACKED_REALM)
        you.give(THIS, StaysOn(IT), WHILE_IN_PLAY)


@ally("Chitine", "UD/074", level=4, traits={"underdark"})
def chitine(you: Script) -> None:
    queen = Fits(BEARER, champions.named("Lolth, the Spider Queen"))
    you.always(
        LevelBecomes(THIS, 8, when=Fits(OPPONENT, champions.being("drow"))),
        StaysOn(THIS, when=queen),
    )
    with you.whenever(IsDefeated(BEARER), when=queen):
        you.send(THIS, DRAW_PILE, shuffled=True)


@ally("Fey Dwarf", "UD/081", level=7, traits={"dwarf", "undead", "underdark"})
def fey_dwarf(you: Script) -> None:
    with you.whenever(Prevails(BEARER), when=THIS_DEFENDS):
        you.give(THIS, StaysOn(IT), WHILE_IN_PLAY)
    with you.whenever(SIDE_BEATEN, when=THIS_ATTACKS):
        you.send(THIS, HAND)
    with you.whenever(IsDefeated(BEARER)):
        you.discard(THIS)


@ally("Crypt Servant", "UD/075", level=6, traits={"undead", "underdark"}, phases=(3,))
def crypt_servant(you: Script) -> None:
    crypts = holdings.attached_to(realms.being("underdark")).yours
    you.always(SideBonus(champions.defending_here, 6))
    with you.when_played(only=AnyOf(IN_YOUR_BATTLE, There(crypts))), you.when(PhaseIs(3)):
        crypt = you.choose(crypts, reach=False)
        you.attach(crypt)


@ally("Magebane", "UD/078", level=1, traits={"flyer", "underdark"})
def magebane(you: Script) -> None:
    with you.whenever(SIDE_BEATEN, when=Fits(VICTOR, wizards)):
        you.note(VICTOR)
        you.haunt(VICTOR)
    with you.whenever(Casts(champions.noted("it haunts"), spells)):
        you.discard_for_digit(PlayerOf(BEARER, told="its player"))
        with you.when(DigitAtMost(7)):
            you.cancel(THAT)


@ally("Foulwing", "UD/076", level=6, traits={"flyer", "underdark"}, anytime=True)
def foulwing(you: Script) -> None:
    prey = allies.being("flyer").against_this
    you.always(JoinsOthers())
    with you.when_played(), you.when(OTHERS_FIGHT):
        devoured = you.choose(allies.being("flyer").in_battle)
        you.discard(devoured)
        you.stay(TURN_END)
    with you.in_combat():
        you.discard(prey)
    with you.whenever(IsPlayed(prey, "others")):
        you.discard(THAT)
    with you.whenever(BATTLE_ENDS, when=Fits(THIS, cards.on_table)):
        you.send(THIS, HAND)
