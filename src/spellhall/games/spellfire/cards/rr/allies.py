"""Allies of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("The Rahasia", "RR/083", level=2)
def rahasia(you: Script) -> None:
    with you.whenever(IsDefeated(BEARER)):
        you.discard((champions | events).opposing.in_hand)


@ally("Remorhaz", "RR/084", level=6)
def remorhaz(you: Script) -> None:
    you.always(
        LevelBecomes(THIS, 8, when=There(champions_and_allies.being("giant").other.fighting_with_this)),
        Immune(allies.other.with_this, psionics.offensive),
    )


@ally("The Incantrix", "RR/085", level=3)
def incantrix(you: Script) -> None:
    you.always(Immune(THIS, spells.offensive))
    with you.when_played():
        you.cancel(spells.dispellable)


@ally("Winter Wolf Pack", "RR/086", level=4)
def winter_wolf_pack(you: Script) -> None:
    you.always(
        LevelBecomes(THIS, 8, when=There(champions_and_allies.being("giant").other.fighting_with_this)),
        BaseTimes(champions.defending_any(realms.named("The Glacial Rift")), 2),
    )


@ally("Hydra", "RR/087", level=4)
def hydra(you: Script) -> None:
    you.always(
        Level(THIS, Times(2, Count(allies.other.with_this))),
        Immune(THIS, allies.against_this, powers_only=True),
    )


@ally("Red Dragon", "RR/088", level=5, traits={"dragon", "flyer"})
def red_dragon(you: Script) -> None:
    you.always(LevelBecomes(THIS, 7, when=Fits(BEARER, champions.being("dragon"))))
    with you.when_played(), you.may():
        you.declare(Gains(allies.in_its_force_after_it, "flyer"), ROUND_END)


@ally("Rampaging Oni", "RR/089", level=4)
def rampaging_oni(you: Script) -> None:
    you.always(LevelBecomes(THIS, 7, when=Fits(BEARER, champions.of(FR))))
    with you.when_played():
        you.cancel(psionic_powers)
        you.declare(CannotPlay("all", psionic_powers), ROUND_END)


@ally("The Live Ones", "RR/090", level=4)
def live_ones(you: Script) -> None:
    with you.when_played(), you.when(Fits(OPPONENT, wizards)):
        you.give(OPPONENT, NoPowers(IT), ROUND_END)
    with you.whenever(Prevails(BEARER)):
        you.send(THIS, HAND)


@ally("Hypnosnake", "RR/082", level=3)
def hypnosnake(you: Script) -> None:
    with you.power(anytime=True, once_a_battle=True, when=THIS_FIGHTS):
        charmed = you.choose(allies.against_this)
        you.switch_sides(charmed)


@ally("The Dream Team", "RRc/01", level=10)
def dream_team(you: Script) -> None:
    you.always(NoPowers(allies.played_after_it.of_opponents))
    with you.when_played():
        you.discard(allies.other)
