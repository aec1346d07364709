"""Monsters of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

COAST = realms.being("coastal")


@monster("Gith", "PO/052", world=DS, level=6, traits={"earthwalker"})
def gith(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER))


@monster("Aquatic Elf", "PO/054", world=FR, level=4, traits={"swimmer"})
def aquatic_elf(you: Script) -> None:
    you.always(
        NeverMeet(THIS, champions.being("elf")),
        CannotPlay("opponent", allies.being("elf"), when=THIS_FIGHTS),
        BaseBecomes(THIS, 8, when=Attacking(COAST)),
    )


@monster("Ixitxachitl", "PO/055", world=FR, level=4, traits={"swimmer"})
def ixitxachitl(you: Script) -> None:
    you.always(
        Level(THIS, 4, when=There(champions_and_allies.being("swimmer").against_this)),
        MayUse(THIS, CLERIC_SPELL),
        MayUse(THIS, WIZARD_SPELL, when=AnyOf(Attacking(COAST), Defending(COAST))),
    )


@monster("Kirre", "PO/056", world=DS, level=5)
def kirre(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER))
    with you.whenever(IsDefeated(THIS)), you.may():
        you.draw(1)


@monster("Locathah Champion", "PO/057", world=FR, level=4, traits={"swimmer"})
def locathah_champion(you: Script) -> None:
    you.always(NoPowers(allies.against_this))


@monster("Skriaxit, Composite Elemental", "PO/061", world=FR, level=8, traits={"earthwalker"})
def skriaxit(you: Script) -> None:
    you.always(BaseHalved(champions_and_allies.against_this))


@monster("Living Wall", "PO/058", world=FR, level=10)
def living_wall(you: Script) -> None:
    strong = allies.level_at_least(6).against_this
    you.always(
        Immune(THIS, artifacts),
        Immune(THIS, (spells | items).offensive),
        CannotPlay("opponent", psionic_powers.offensive.bonus_at_least(6), when=THIS_FIGHTS),
    )
    you.instantly_defeats(champions.level_at_least(6), discards=True)
    with you.in_combat():
        you.discard(strong)
    with you.whenever(IsPlayed(strong, "others")):
        you.discard(THAT)


@monster("Crabman", "PO/053", world=FR, level=5, traits={"swimmer"})
def crabman(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        forced = you.choose_player()
        given = you.choose(allies.of_player(forced).in_hand.playable_at_once, if_any=True, by=forced, reach=False)
        you.play_at_once(given)


@monster("Earth Elemental", "PO/060", world=DS, level=4, traits={"earthwalker"})
def earth_elemental(you: Script) -> None:
    you.instantly_defeats(champions.of_last_digit(3))


@monster("Tako", "PO/059", world=FR, level=6, traits={"swimmer"})
def tako(you: Script) -> None:
    you.always(LevelTimes(THIS, LowestLevelOf(allies.with_this), when=There(allies.with_this)))


@monster("Mountain Giant", "PO/062", world=FR, level=5, traits={"earthwalker", "giant"})
def mountain_giant(you: Script) -> None:
    with you.answer(to=psionic_powers, in_play=True, must=True, when=Strikes(THIS)):
        you.turn_back()
