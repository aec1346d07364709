"""The weapons among the magical items of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Staff of Striking", "4th/164", level=3, side=OFFENSIVE, bluelines={"weapon"})
def staff_of_striking(you: Script) -> None:
    you.always(LevelBecomes(THIS, 8, when=Fits(BEARER, clerics)))


@item("Dragonslayer", "4th/177", level=4, side=OFFENSIVE, bluelines={"sword"})
def dragonslayer(you: Script) -> None:
    you.always(NoPowers(champions_and_allies.being("dragon").against_this))


@item("Hammer of the Gods", "4th/184", level=5, side=DEFENSIVE, bluelines={"weapon"})
def hammer_of_the_gods(you: Script) -> None:
    you.always(BearerMustBe(clerics), Immune(BEARER, cleric_spells.offensive))


@item("Arrow of Slaying", "4th/200", level=2, side=OFFENSIVE, bluelines={"weapon"})
def arrow_of_slaying(you: Script) -> None:
    with you.power(battle=True):
        victim = you.choose(champions.in_pool.not_opposing)
        you.discard(victim)
        you.send(THIS, ABYSS)


@item("Crossbow of Accuracy", "4th/201", level=4, side=DEFENSIVE, bluelines={"weapon"})
def crossbow_of_accuracy(you: Script) -> None:
    with you.power(anytime=True, once=True, when=THIS_STAYS_OUT):
        helped = you.choose(champions.in_battle)
        you.give(helped, Level(IT, 4), ROUND_END)


@item("Dagger of Venom", "4th/202", level=1, side=OFFENSIVE, bluelines={"weapon"})
def dagger_of_venom(you: Script) -> None:
    with you.whenever(Wins(BEARER)), you.when(Fits(LOSER, champions.not_being("undead").in_pool)):
        you.discard(LOSER)
    with you.whenever(IsDefeated(BEARER)), you.when(Fits(WINNER, champions.not_being("undead").in_pool)):
        you.discard(WINNER)


@item("Javelin of Lightning", "4th/203", level=2, bluelines={"weapon"}, side=OFFENSIVE)
def javelin_of_lightning(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        you.give(BEARER, SideBonus(IT, 7, "offensive wizard spell"), ROUND_END)
        you.give(THIS, Fleeting(IT), ROUND_END)


@item("Mace of Disruption", "4th/204", level=4, side=OFFENSIVE, bluelines={"weapon"})
def mace_of_disruption(you: Script) -> None:
    you.always(
        LevelBecomes(THIS, 8, when=Fits(OPPONENT, champions.being("undead"))),
        Goes(champions_and_allies.being("undead").against_this, ABYSS, "killed"),
    )


@item("Scimitar of Speed", "4th/205", level=3, side=DEFENSIVE, bluelines={"sword"})
def scimitar_of_speed(you: Script) -> None:
    you.always(LevelBecomes(THIS, 6, when=THIS_DEFENDS), Twice(BEARER, when=THIS_DEFENDS))


@item("Trident of Fish Command", "4th/206", level=2, side=DEFENSIVE, bluelines={"weapon"})
def trident_of_fish_command(you: Script) -> None:
    you.always(Gains(BEARER, "swimmer"), CannotPlay("opponent", allies.being("swimmer"), with_champion=OPPONENT))


@item("Holy Avenger", "4th/207", level=7, side=OFFENSIVE, bluelines={"sword"})
def holy_avenger(you: Script) -> None:
    you.always(LevelBecomes(THIS, 10, when=Fits(OPPONENT, champions.base_at_least(8))))
