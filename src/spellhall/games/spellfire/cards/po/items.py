"""Magical items of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Sword of the Avoreen", "PO/003", level=1, traits={"sword"}, side=OFFENSIVE)
def sword_of_the_avoreen(you: Script) -> None:
    you.always(BearerMustBe(champions.not_of_types(MONSTER)))
    you.instantly_defeats(champions.being("giant"))
    with you.in_combat():
        you.give(champions_and_allies.being("undead", "werebeast").against_this, LevelBecomes(IT, 0), ROUND_END)


@item("Dragonsbane", "PO/006", level=6, traits={"weapon"}, bluelines={"sword"}, side=OFFENSIVE)
def dragonsbane(you: Script) -> None:
    you.instantly_defeats(champions.being("dragon"), discards=True)
    with you.in_combat():
        you.discard(allies.being("dragon").against_this)
    with you.whenever(IsPlayed(allies.being("dragon").against_this, "others")):
        you.discard(THAT)


@item("Sword of the Black Rose", "PO/008", level=3, traits={"sword"}, side=OFFENSIVE)
def sword_of_the_black_rose(you: Script) -> None:
    you.always(BearerMustBe(monsters), LevelBecomes(THIS, 7, when=Fits(BEARER, champions.being("undead", "werebeast"))))


@item("Fate's Promise", "POc/06", level=6, traits={"sword"}, side=DEFENSIVE)
def fates_promise(you: Script) -> None:
    with you.in_combat():
        you.cancel(spells.against_this)
    with you.answer(to=spells.opposing, in_battle=True, must=True):
        you.cancel()


@item("Sirrion's Brooch", "POc/12", level=1, side=DEFENSIVE)
def sirrions_brooch(you: Script) -> None:
    you.always(BearerMustBe(clerics), Immune(BEARER, (spells | items).offensive), Immune(BEARER, artifacts))


@item("Psionicist Bracelet", "POc/13", side=OFFENSIVE)
def psionicist_bracelet(you: Script) -> None:
    you.always(BearerMustBe(psionicists), CannotPlay("all", wizard_spells, when=THIS_FIGHTS))


@item("Psionicist Anklet", "POc/14", side=OFFENSIVE)
def psionicist_anklet(you: Script) -> None:
    you.always(BearerMustBe(psionicists), CannotPlay("all", cleric_spells, when=THIS_FIGHTS))


@item("Adjatha, the Spell Drinker", "PO/001", level=2, traits={"weapon"}, bluelines={"sword"}, side=OFFENSIVE)
def adjatha(you: Script) -> None:
    drained = items.attached_to(OPPONENT)
    you.always(BearerMustBe(champions.not_of_types(WIZARD, CLERIC)))
    you.always(Level(THIS, Times(2, Count(drained))), NoPowers(drained), LevelBecomes(drained, 0))


@item("Abhorrence of Shapechangers", "PO/002", level=3, traits={"weapon"}, bluelines={"sword"}, side=DEFENSIVE)
def abhorrence_of_shapechangers(you: Script) -> None:
    beasts = There(champions_and_allies.being("werebeast").against_this)
    others = There(champions_and_allies.named("Strahd Von Zarovich", "Kargat Vampire").against_this)
    you.always(BearerMustBe(champions.not_of_types(MONSTER)), LevelBecomes(THIS, 7, when=AnyOf(beasts, others)))


@item("Sword of the High King", "PO/005", level=4, traits={"weapon"}, bluelines={"sword"}, side=OFFENSIVE)
def sword_of_the_high_king(you: Script) -> None:
    you.always(BearerMustBe(champions.not_of_types(MONSTER)))
    you.always(LevelBecomes(OPPONENT, 1), LevelBecomes(allies.against_this, 1))


@item("Boragh's Ring", "POc/10", level=2, side=DEFENSIVE)
def boraghs_ring(you: Script) -> None:
    learned = Fits(BEARER, monsters)
    you.always(MayUse(BEARER, PSIONIC_POWER, when=learned))
    you.always(LevelBecomes(psionic_powers.joining_this.printed_at_least(3), 2, when=learned))


@item("Shawl of Mordenheim", "POc/11", level=2, side=DEFENSIVE)
def shawl_of_mordenheim(you: Script) -> None:
    worn = Fits(BEARER, monsters)
    harm = artifacts.directed_at("monster") | spells.offensive | items.offensive
    you.always(Immune(BEARER, harm, all_sides=True, when=worn))


@item("Sword of Blackflame", "PO/004", level=4, traits={"sword", "weapon"}, side=DEFENSIVE)
def sword_of_blackflame(you: Script) -> None:
    with you.answer(to=spells.opposing, in_battle=True, must=True, or_played=True):
        you.turn_back()
