"""Allies of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

plain(ally("Bloodriders", "FR/063", level=7, traits={"undead"}))
plain(ally("Kuo Toa", "FR/067", level=5, traits={"swimmer"}))
plain(ally("Locathah", "FR/068", level=5, traits={"swimmer"}))
plain(ally("Sahuagin", "FR/076", level=4, traits={"swimmer"}))


@ally("Halfling, Inc.", "FR/066", level=3, traits={"halfling"})
def halfling_inc(you: Script) -> None:
    with you.in_combat():
        stolen = you.choose(items_and_artifacts.attached_to(OPPONENT), if_any=True)
        you.discard(stolen)


@ally("Olive Ruskettle", "FR/071", level=3, traits={"halfling"})
def olive_ruskettle(you: Script) -> None:
    you.always(
        NoPowers(items_and_artifacts, when=THIS_FIGHTS),
        LevelBecomes(items_and_artifacts, 0, when=THIS_FIGHTS),
    )


@ally("Orcs of Dragonspear", "FR/072", level=2, traits={"orc"})
def orcs_of_dragonspear(you: Script) -> None:
    you.always(Level(THIS, Times(2, Count(allies.being("orc").other.with_this))))


@ally("Orcs of the Savage Frontier", "FR/073", level=3, traits={"orc"})
def orcs_of_the_savage_frontier(you: Script) -> None:
    you.always(Level(THIS, Times(2, Count(allies.being("orc").other.with_this))))


@ally("Red Wizards", "FR/075", level=5, traits={"red wizard"})
def red_wizards(you: Script) -> None:
    you.always(MayUse(BEARER, WIZARD_SPELL))


@ally("Samurai", "FR/077", level=5)
def samurai(you: Script) -> None:
    you.always(Level(THIS, 4, when=Defending(realms.named("Shou Lung", "Kozakura"))))


@ally("Dragonclaw", "FR/064", level=4)
def dragonclaw(you: Script) -> None:
    you.always(
        Level(THIS, 4, when=Defending(realms.named("Kozakura", "Shou Lung"))),
        CannotUse(BEARER, allies.named("Mad Monkey")),
    )


@ally("Mad Monkey", "FR/069", level=4)
def mad_monkey(you: Script) -> None:
    you.always(
        Level(THIS, 4, when=Defending(realms.named("Kozakura", "Shou Lung"))),
        CannotUse(BEARER, allies.named("Dragonclaw")),
    )


@ally("Muragh Brilstagg", "FRc/19", level=6, traits={"undead"})
def muragh_brilstagg(you: Script) -> None:
    you.always(
        CastOnlyBy(champions.without(allies)),
        CannotUse(BEARER, allies.other),
        Level(cards.attached.against_this, -2),
    )
