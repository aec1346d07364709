"""Magical items of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Banner of the One-Eyed God", "3rd/102", level=1, side=DEFENSIVE)
def banner(you: Script) -> None:
    you.always(Level(allies.with_this, 1))


@item("Dwarven Hammer", "3rd/094", level=3, bluelines={"weapon"}, side=OFFENSIVE)
def dwarven_hammer(you: Script) -> None:
    you.instantly_defeats(champions.being("giant"), discards=True)
    with you.in_combat():
        you.discard(allies.being("giant").against_this)
    with you.whenever(IsPlayed(allies.being("giant").against_this, "others")):
        you.discard(THAT)


@item("Figurine of Wondrous Power", "3rd/098", level=3, side=OFFENSIVE)
def figurine_of_wondrous_power(you: Script) -> None:
    you.always(Immune(BEARER, psionics.offensive))
    with you.whenever(SIDE_LOSES), you.may():
        broken = you.choose(items.other)
        you.discard(broken)


@item("Orb of Doom", "3rd/104", level=2, side=DEFENSIVE)
def orb_of_doom(you: Script) -> None:
    with you.whenever(Wins(BEARER), when=THIS_ATTACKS):
        you.attack_again(BEARER)
    with you.whenever(RazesRealm(BEARER)):
        you.discard(BEARER)


@item("Wand of Light", "3rd/109", level=3, side=OFFENSIVE)
def wand_of_light(you: Script) -> None:
    you.always(Level(champions_and_allies.being("undead", "werebeast", "lycanthrope").against_this, -2))


@item("Kevin's Blade of Doom", "3rd/206", level=2, bluelines={"sword"}, side=OFFENSIVE)
def kevins_blade_of_doom(you: Script) -> None:
    mighty = All(Fits(BEARER, champions.of_types(HERO, MONSTER)), TotalAtLeast(21))
    with you.whenever(TOTALS_COMPARED, when=mighty):
        you.defeat(OPPONENT)


@item("Ring of All Seeing", "3rd/311", side=DEFENSIVE)
def ring_of_all_seeing(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        seen = you.choose_player()
        you.look_at_hand(seen)


@item("Shield of Devastation", "3rd/315", level=2, side=OFFENSIVE)
def shield_of_devastation(you: Script) -> None:
    with you.power(anytime=True, once=True, when=THIS_FIGHTS):
        dulled = you.choose(items.offensive.against_this)
        you.give(dulled, NoPowers(IT), ROUND_END)


@item("Shield of Gore", "3rd/317", level=3, side=OFFENSIVE)
def shield_of_gore(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.bonus_at_most(3), when=THIS_FIGHTS))
    with you.in_combat():
        you.discard(allies.against_this.level_of(1, 2))


@item("Crystal of the Ebon Flame", "3rd/153", level=6, side=OFFENSIVE)
def crystal_of_the_ebon_flame(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS, when=HasNotAttacked(BEARER, if_able=False)):
        you.discard(BEARER)


@item("Shield of Destruction", "3rd/313", level=1, side=DEFENSIVE)
def shield_of_destruction(you: Script) -> None:
    struck = AnyOf(AimedAt(BEARER), All(THIS_FIGHTS, STRIKES_YOU))
    with you.answer(to=spells.offensive.others, in_play=True, once=True, when=struck):
        you.cancel()
