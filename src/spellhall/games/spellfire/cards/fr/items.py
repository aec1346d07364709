"""Magical items of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Bell of Might", "FRc/18", side=DEFENSIVE)
def bell_of_might(you: Script) -> None:
    with you.answer(to=events.others, in_play=True, once=True):
        you.duplicate()


@item("Vorpal Blade", "FR/056", level=3, side=OFFENSIVE, bluelines={"sword"})
def vorpal_blade(you: Script) -> None:
    with you.in_combat():
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(DigitAtMost(3)):
            you.defeat(OPPONENT)


@item("Deck of Many Things", "FR/047", level=2, side=DEFENSIVE)
def deck_of_many_things(you: Script) -> None:
    useful = (spells | allies | items_and_artifacts).among_top(1, YOU)
    with you.in_combat():
        you.look_at_top(1, YOU)
        with you.when(There(useful)):
            you.draw_and_play(or_discard=True)
        with you.otherwise():
            you.discard(TopCard(YOU))


@item("Gauntlets of Swimming", "FR/051", level=2, side=DEFENSIVE)
def gauntlets_of_swimming(you: Script) -> None:
    you.always(Gains(BEARER, "swimmer"), Reaches(BEARER, realms.being("coastal")))


@item("Helm of Water Breathing", "FR/052", level=1, side=DEFENSIVE)
def helm_of_water_breathing(you: Script) -> None:
    you.always(Gains(BEARER, "swimmer"), Reaches(BEARER, realms.being("coastal")))


@item("Ring of Jumping", "FR/054", level=2, side=DEFENSIVE)
def ring_of_jumping(you: Script) -> None:
    you.always(Immune(BEARER, spells.with_word("wall"), all_sides=True, powers_only=True))


@item("Hero's Chalice", "FRc/09", level=10, side=DEFENSIVE)
def heros_chalice(you: Script) -> None:
    you.always(BearerMustBe(heroes), LevelBecomes(THIS, 5, when=THIS_ATTACKS))


@item("Wyrm of Earthwalking", "FRc/17", level=5, side=DEFENSIVE)
def wyrm_of_earthwalking(you: Script) -> None:
    you.always(Gains(BEARER, "earthwalker"), Gains(allies.joining_this, "earthwalker"))
    you.always(Reaches(BEARER, with_allies=True))


@item("Flametongue", "FR/049", level=2, traits={"sword"}, side=OFFENSIVE)
def flametongue(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True, when=Fits(BEARER, heroes)):
        you.give(THIS, LevelBecomes(IT, 6), ROUND_END)
        you.give(THIS, Fleeting(IT), ROUND_END)


@item("Frostbrand", "FR/050", level=3, traits={"sword"}, side=OFFENSIVE)
def frostbrand(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True, when=Fits(BEARER, heroes)):
        you.give(THIS, LevelBecomes(IT, 7), ROUND_END)
        you.give(THIS, Fleeting(IT), ROUND_END)


@item("Slippers of Spider Climbing", "FR/055", level=1, side=DEFENSIVE)
def slippers_of_spider_climbing(you: Script) -> None:
    walls = spells.named("Wall of Stone", "Wall of Iron")
    you.always(Immune(Either(BEARER, allies.with_this), walls, all_sides=True, powers_only=True))


@item("Dagger of Deception", "FRc/16", bluelines={"weapon"}, side=OFFENSIVE)
def dagger_of_deception(you: Script) -> None:
    you.always(PicksBlindly())


@item("Spellblades", "FRc/22", level=5, traits={"sword", "weapon"}, side=OFFENSIVE)
def spellblades(you: Script) -> None:
    blocked = Made("spells it has blocked")
    you.always(BearerMustBe(champions.of_types(HERO, MONSTER)), Immune(BEARER, blocked))
    with you.whenever(IsPlayed(spells.offensive.opposing), when=Not(There(blocked, 2))):
        you.give(THAT, Bears(IT, "blocked"), BATTLE_END)


@item("Teapot of the Golden Tempest", "FRc/07", side=OFFENSIVE)
def teapot_of_the_golden_tempest(you: Script) -> None:
    with you.power(anytime=True, once_a_battle=True, when=THIS_FIGHTS):
        you.switch_hands()
