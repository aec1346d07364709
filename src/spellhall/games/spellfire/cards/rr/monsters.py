"""Monsters of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("Falx the Silver Dragon", "RR/031", world=AD, level=6, traits={"dragon", "flyer"})
def falx(you: Script) -> None:
    you.always(
        MayUse(THIS, WIZARD_SPELL),
        Firm(items.on_this, whatever=True),
        Level(THIS, Count(items.on_this)),
    )


@monster("Jarl the Frost Giant", "RR/040", world=AD, level=7, traits={"earthwalker", "giant"})
def jarl(you: Script) -> None:
    you.always(
        Immune(THIS, realms, powers_only=True),
        Level(THIS, 6, when=Defending(realms.named("The Glacial Rift"))),
    )


@monster("Queen Frumpy the Fire Giant", "RR/042", world=AD, level=5, traits={"giant"})
def queen_frumpy(you: Script) -> None:
    you.always(
        MayUse(THIS, CLERIC_SPELL),
        Level(THIS, 2, when=THIS_DEFENDS),
        CannotPlay("opponent", allies.bonus_at_most(4), when=THIS_FIGHTS),
    )


@monster("Oonga the Ape", "RR/030", world=AD, level=10)
def oonga(you: Script) -> None:
    you.always(Immune(THIS, holdings))
    with you.whenever(Attacks(THIS)):
        you.discard(holdings.attached_to(ATTACKED_REALM))


@monster("Phoebus the Lizard Man", "RR/033", world=AD, level=5, traits={"swimmer"})
def phoebus(you: Script) -> None:
    with you.whenever(SIDE_BEATEN):
        you.send(allies.on_this, HAND)
    with you.whenever(SIDE_DECIDED):
        you.discard(items.against_this)


@monster("Nosnra the Hill Giant", "RR/044", world=AD, level=6, traits={"giant"})
def nosnra(you: Script) -> None:
    you.always(
        Reaches(THIS, realms.of(AD), ignores_bans=True),
        BaseBecomes(THIS, 10, when=Not(There(allies.on_this))),
    )


@monster("King Snurre the Fire Giant", "RR/041", world=AD, level=7, traits={"earthwalker", "giant"})
def king_snurre(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS, when=THIS_DID_NOT_ATTACK):
        you.declare(Rests(), OWN_NEXT_TURN)
    with you.whenever(EVERY_TURN_BEGINS, when=All(Not(YOUR_TURN), Not(THIS_IS_RESTED))), you.may():
        ordered = you.choose(champions.of_opponents.in_pool)
        you.give(ordered, CannotFight(IT, attack=True, defend=False), TURN_END)


@monster("Acererak the Eternal", "RR/038", world=AD, level=8, traits={"undead"})
def acererak(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, PSIONIC_POWER))
    with you.power(battle=True, once_a_battle=True):
        summoned = you.choose(allies.being("undead").in_discard.playable_at_once, reach=False)
        you.play_at_once(summoned)


@monster("The Keeper", "RR/043", world=AD, level=5, traits={"giant"})
def the_keeper(you: Script) -> None:
    you.always(
        Immune(THIS, psionics.offensive),
        AnyWorld(THIS, counted=True),
        Goes(artifacts.on_this, HAND, why="discarded"),
    )
