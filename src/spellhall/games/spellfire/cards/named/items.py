"""Magical items and artifacts that the texts of the rules name."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact, item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Banner of the One-Eyed God", "3rd/102", level=1, side=DEFENSIVE)
def banner(you: Script) -> None:
    you.always(Level(allies.with_this, 1))


@item("Bell of Might", "FRc/18", side=DEFENSIVE)
def bell_of_might(you: Script) -> None:
    with you.answer(to=events, in_play=True, once=True):
        you.duplicate()


KINDS_IN_THE_CHEST = (HERO, WIZARD, CLERIC, MONSTER)


@item("Chest of Many Things", "1st/420", level=5, side=DEFENSIVE)
def chest_of_many_things(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"))
    with you.when_played(), you.when(IN_COMBAT):
        you.choose_kind(BEARER, ROUND_END, among=KINDS_IN_THE_CHEST)
    with you.before_combat(when=CARRIED_IN):
        you.choose_kind(BEARER, ROUND_END, among=KINDS_IN_THE_CHEST)


@item("Ego Coin", "2nd/419", side=DEFENSIVE)
def ego_coin(you: Script) -> None:
    you.always(AnyWorld(BEARER))


@item("Rod of 7 Parts, Part 7", "AR/027", level=7, side=OFFENSIVE)
def rod_part_7(you: Script) -> None:
    others = cards.with_word("rod of 7 parts").with_this
    you.always(CountsAs(THIS, ARTIFACT, when=There(others)), Level(THIS, Count(others)))
    with you.answer(to=cards.others, in_battle=True, once_a_battle=True, when=PLAYED_INTO_COMBAT):
        you.cancel()


def _viperhand(you: Script) -> None:
    you.always(MayUse(BEARER, WIZARD_SPELL))


for _key in ("NO/103", "1st/103"):
    item("Viperhand", _key, side=DEFENSIVE)(_viperhand)


@item("Vorpal Blade", "FR/056", level=3, side=OFFENSIVE, bluelines={"sword"})
def vorpal_blade(you: Script) -> None:
    with you.in_combat():
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(DigitAtMost(3)):
            you.defeat(OPPONENT)


@artifact("The Labyrinth Map of Shuuc", "1st/410", world=FR, level=4)
def labyrinth_map(you: Script) -> None:
    you.always(Goes(BEARER, POOL, "defeated"))
    you.always(Goes(BEARER, LIMBO, "discarded"))
