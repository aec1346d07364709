"""Allies of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Orogs", "BR/074", level=2, bluelines={"orc"})
def orogs(you: Script) -> None:
    monstrous = Fits(BEARER, champions.being("awnshegh"))
    you.always(
        LevelBecomes(THIS, 4, when=All(THIS_ATTACKS, Not(monstrous))),
        LevelBecomes(THIS, 6, when=monstrous),
    )


@ally("Green Slime", "BR/075", level=4)
def green_slime(you: Script) -> None:
    with you.whenever(IsPlayed((items | allies).other.in_battle), once_a_battle=True):
        you.discard(THAT)


@ally("Nightmare", "BR/076", level=4, traits={"flyer"})
def nightmare(you: Script) -> None:
    you.always(LevelBecomes(THIS, 8, when=Fits(OPPONENT, champions.of_types(CLERIC, WIZARD))))


@ally("Unicorn", "BR/077", level=6)
def unicorn(you: Script) -> None:
    you.always(MayUse(BEARER, WIZARD_SPELL, CLERIC_SPELL))


@ally("Wraith", "BR/078", level=4, traits={"flyer", "undead"})
def wraith(you: Script) -> None:
    you.always(LosesBase(OPPONENT, 2), Frail(OPPONENT, base=True))


@ally("Ankheg", "BR/080", level=7, traits={"earthwalker"}, bluelines={"flyer"})
def ankheg(you: Script) -> None:
    with you.when_played():
        victim = you.choose(allies.not_being("flyer").against_this, if_any=True)
        you.discard(victim)


@ally("Wood Nymph", "BR/081", level=3)
def wood_nymph(you: Script) -> None:
    you.always(LevelBecomes(THIS, 6, when=Defending(realms.showing_trees)))


@ally("Giant Squid", "BR/082", level=8, traits={"swimmer"})
def giant_squid(you: Script) -> None:
    prey = allies.named("Brine Dragon")
    you.always(Immune(THIS, prey, powers_only=True))
    with you.in_combat():
        you.discard(prey.against_this)
    with you.whenever(IsPlayed(prey.against_this, "others")):
        you.discard(THAT)


@ally("Stirge Swarm", "BR/079", traits={"flyer"})
def stirge_swarm(you: Script) -> None:
    with you.when_played():
        bled = you.choose_opponent()
        you.discard_for_digit(bled)
        you.give(THIS, LevelBecomes(IT, AtOnce(LAST_DIGIT)), ROUND_END)
