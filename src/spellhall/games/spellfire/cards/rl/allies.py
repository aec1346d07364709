"""Allies of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Kargat Vampire", "RL/071", level=5, traits={"flyer", "undead", "vampire"})
def kargat_vampire(you: Script) -> None:
    tombs = realms.bearing(holdings.with_word("mausoleum", "graveyard"))
    you.always(LevelBecomes(THIS, 7, when=Defending(tombs)))


plain(ally("Wolf Pack", "RL/072", level=4))


@ally("Flesh Golem", "RL/073", level=5, traits={"golem"})
def flesh_golem(you: Script) -> None:
    with you.when_played():
        you.discard(items.attached_to(OPPONENT))


plain(ally("Strahd Zombies", "RL/075", level=4, traits={"undead"}))


@ally("Fiend", "RL/076", level=6, traits={"flyer"})
def fiend(you: Script) -> None:
    you.always(Level(clerics.against_this, -3))


@ally("Spectre", "RL/077", level=4, traits={"flyer", "undead"})
def spectre(you: Script) -> None:
    you.always(Level(champions_and_allies.not_being("undead").against_this, -1))


plain(ally("Werebat", "RL/080", level=3, traits={"flyer", "werebeast"}))


@ally("Ghost Ship", "RL/074", level=1)
def ghost_ship(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"), Gains(THIS, "flyer"), Gains(allies.with_this, "flyer"))
    with you.when_played(), you.when(YOU_ATTACK):
        other = you.choose(realms.unrazed.open_to(YOUR_FIGHTER), up_to=True, reach=False)
        with you.when(There(other)):
            you.divert(other)


@ally("Vistani", "RL/078", level=1)
def vistani(you: Script) -> None:
    cursed = Fits(BEARER, champions.others)
    you.always(
        NoPowers(BEARER, when=cursed),
        LevelBecomes(THIS, 0, when=cursed),
        StaysOn(THIS, when=cursed),
        CanBeDispelled(when=cursed),
    )
    with you.whenever(SIDE_BEATEN, when=Fits(BEARER, champions.yours)):
        you.attach(VICTOR)
