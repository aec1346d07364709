"""Monsters of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("The Gorgon", "BR/064", world=BR, level=10, traits={"awnshegh"})
def gorgon(you: Script) -> None:
    you.always(
        MayUse(THIS, BLOOD_ABILITY, WIZARD_SPELL),
        CannotPlay("opponent", allies, when=THIS_FIGHTS),
        Immune(THIS, events.harmful),
    )


@monster("Banshegh", "BR/066", world=BR, level=5, traits={"awnshegh"})
def banshegh(you: Script) -> None:
    you.always(
        BaseBecomes(THIS, 10, when=AFTER_DARK),
        MayUse(THIS, BLOOD_ABILITY, when=AFTER_DARK),
        CountsAs(THIS, WIZARD, when=BY_DAY),
        MayUse(THIS, CLERIC_SPELL, when=BY_DAY),
        Immune(THIS, spells.offensive),
    )


@monster("The Lamia", "BR/067", world=BR, level=5, traits={"awnshegh"})
def lamia(you: Script) -> None:
    you.always(
        MayUse(THIS, BLOOD_ABILITY),
        Immune(THIS, psionics.offensive),
        BaseHalved(OPPONENT, when=Fits(OPPONENT, champions.of_types(WIZARD, CLERIC))),
    )


@monster("The Hag", "BR/070", world=BR, level=4, traits={"awnshegh"})
def hag(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), Immune(THIS, psionics.offensive))
    with you.whenever(IsDefeated(THIS)), you.may():
        cursed = you.choose_opponent()
        lost = you.choose(holdings.of_player(cursed), by=cursed)
        you.discard(lost)


@monster("The White Witch", "BR/069", world=BR, level=7, traits={"awnshegh"})
def white_witch(you: Script) -> None:
    you.always(
        Immune(THIS, spells.offensive.without_word("fire", "flame", "flaming")),
        Immune(THIS, events.harmful.without_word("fire", "flame", "flaming")),
    )


@monster("Cerilian Dragon", "BR/071", world=BR, level=10, traits={"dragon", "flyer"})
def cerilian_dragon(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))
    with you.whenever(Attacks(THIS)), you.may():
        burnt = you.choose(holdings.opposing)
        you.discard(burnt)


@monster("The Spider", "BR/065", world=BR, level=8, traits={"awnshegh"})
def spider(you: Script) -> None:
    you.always(Immune(THIS, cleric_spells.offensive), MayUse(THIS, BLOOD_ABILITY), AttacksRazed(THIS))


@monster("The Siren", "BR/068", world=BR, level=9, traits={"awnshegh", "swimmer"})
def the_siren(you: Script) -> None:
    you.always(MayUse(THIS, BLOOD_ABILITY))
    with you.power(anytime=True, when=THIS_IN_POOL):
        player = you.choose_player()
        you.send(THIS, LIMBO)
        you.declare(
            MustAttack(champions.of_player(ITS_PLAYER).in_pool, realms.yours),
            END_OF_ITS_PLAYERS_NEXT_TURN,
            about=player,
        )
