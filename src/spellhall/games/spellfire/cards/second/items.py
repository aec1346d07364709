"""Magical items of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Ego Coin", "2nd/419", side=DEFENSIVE)
def ego_coin(you: Script) -> None:
    you.always(AnyWorld(BEARER))


@item("Griffon", "2nd/173", level=2, side=DEFENSIVE)
def griffon(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"))


@item("Magic Sword", "2nd/206", level=2, bluelines={"sword"}, side=OFFENSIVE)
def magic_sword(you: Script) -> None:
    you.always(LevelBecomes(THIS, 5, when=There(champions_and_allies.being("undead").against_this)))


@item("Ring of Shooting Stars", "2nd/208", level=4, side=OFFENSIVE)
def ring_of_shooting_stars(you: Script) -> None:
    with you.power(anytime=True, once_a_battle=True, when=All(THIS_STAYS_OUT, Fits(BEARER, heroes))):
        aided = you.choose(champions.in_battle)
        you.give(aided, Level(IT, 1), ROUND_END)


@item("Potion of Fire-Breathing", "2nd/215", level=6, side=OFFENSIVE)
def potion_of_fire_breathing(you: Script) -> None:
    with you.whenever(SIDE_FOUGHT):
        you.discard(THIS)


@item("Scroll of 7 Leagues", "2nd/412", level=7, side=DEFENSIVE)
def scroll_of_7_leagues(you: Script) -> None:
    you.always(Reaches(BEARER, with_allies=True))


@item("Staff of Striking", "2nd/095", level=3, bluelines={"weapon"}, side=OFFENSIVE)
def staff_of_striking(you: Script) -> None:
    you.always(LevelBecomes(THIS, 5, when=Fits(BEARER, clerics)))


@item("Net of Entrapment", "2nd/217", side=OFFENSIVE)
def net_of_entrapment(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, with_champion=OPPONENT))


@item("Orb of Power", "2nd/310", side=DEFENSIVE)
def orb_of_power(you: Script) -> None:
    you.always(Immune(BEARER, spells.offensive | items.offensive))


@item("The Necklace", "2nd/320", side=DEFENSIVE)
def necklace(you: Script) -> None:
    you.always(MayUse(BEARER, WIZARD_SPELL))


@item("Magical Champion", "2nd/402", side=DEFENSIVE)
def magical_champion(you: Script) -> None:
    you.always(Enlists())
