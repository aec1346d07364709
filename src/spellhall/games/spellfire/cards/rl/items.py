"""Magical items of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Tarokka Deck", "RL/056", side=OFFENSIVE)
def tarokka_deck(you: Script) -> None:
    with you.in_combat(), you.may():
        you.look_at_top(6, OPPOSING_PLAYER)
        foreseen = you.choose(cards.among_top(6, OPPOSING_PLAYER))
        you.discard(foreseen)


@item("Timepiece of Klorr", "RL/057", side=DEFENSIVE)
def timepiece_of_klorr(you: Script) -> None:
    with you.whenever(Wins(BEARER), when=THIS_ATTACKS):
        you.attack_again(BEARER)


@item("Ring of Regeneration", "RL/058", side=DEFENSIVE)
def ring_of_regeneration(you: Script) -> None:
    you.always(Goes(BEARER, LIMBO))


@item("Sun Sword", "RL/059", level=2, bluelines={"sword"}, side=OFFENSIVE)
def sun_sword(you: Script) -> None:
    you.always(LevelBecomes(THIS, 5, when=Fighting(champions.being("undead"))))


@item("Staff of Mimicry", "RL/061", side=DEFENSIVE)
def staff_of_mimicry(you: Script) -> None:
    with you.in_combat():
        model = you.choose(items.yours.in_pool)
        you.give(THIS, LevelBecomes(IT, AtOnce(LevelOf(model))), ROUND_END)
        you.imitate(model)


@item("Soul Searcher Medallion", "RL/062", side=DEFENSIVE)
def soul_searcher_medallion(you: Script) -> None:
    with you.power(phases=(3,), once=True):
        searched = you.choose_player()
        you.look_at_hand(searched)
        you.give(BEARER, CannotFight(IT, defend=False), TURN_END)


@item("Ring of Reversion", "RL/063", side=OFFENSIVE)
def ring_of_reversion(you: Script) -> None:
    you.always(NoPowers(OPPONENT), CannotUse(OPPONENT, spells))


@item("Amulet of the Beast", "RL/064", side=OFFENSIVE)
def amulet_of_the_beast(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        tamed = you.choose(allies.not_being("undead").against_this)
        you.give(tamed, Gains(IT, "werebeast"), ROUND_END)
        you.switch_sides(tamed)


@item("Blood Coin", "RL/060", side=OFFENSIVE)
def blood_coin(you: Script) -> None:
    cursed = Fits(BEARER, champions.others)
    you.always(HandLimit(-1, PlayerOf(BEARER, "its bearer's player"), when=cursed), CanBeDispelled(when=cursed))
    with you.whenever(SIDE_BEATEN, when=Fits(BEARER, champions.yours)):
        you.attach(VICTOR)


@item("Cat of Felkovic", "RL/065", level=0, side=OFFENSIVE)
def cat_of_felkovic(you: Script) -> None:
    you.always(Level(BEARER, Count(cards.under_this)))
    with you.whenever(Prevails(BEARER), when=Not(There(cards.under_this, 6))):
        dead = you.choose(allies.with_this, 6, up_to=True, reach=False)
        you.keep(dead, most=6)
