"""Magical items of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Rod of 7 Parts, Part 7", "AR/027", level=7, side=OFFENSIVE)
def rod_part_7(you: Script) -> None:
    others = cards.with_word("rod of 7 parts").other.with_this
    you.always(CountsAs(THIS, ARTIFACT, when=There(others)), Level(THIS, Count(others)))
    with you.answer(to=cards.others, in_battle=True, once_a_battle=True, when=PLAYED_INTO_COMBAT):
        you.cancel()


@item("Bag of Holding", "AR/028", level=1, side=DEFENSIVE)
def bag_of_holding(you: Script) -> None:
    with you.power(anytime=True, once=True):
        given = you.choose(cards.yours.in_hand_or_pool, reach=False)
        you.discard(given)
        you.draw()


@item("Ariel's Feather Charm", "ARc/16", level=5, side=DEFENSIVE)
def ariels_feather_charm(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"), Immune(BEARER, cards.speaking_of("flyer")))


@item("Hammer of Thunderbolts", "AR/018", level=5, bluelines={"weapon"}, side=OFFENSIVE)
def hammer_of_thunderbolts(you: Script) -> None:
    mighty = items.named("Gauntlets of Ogre Power", "Girdle of Storm Giant Strength")
    you.always(BearerMustBe(champions.bearing(mighty)))
    with you.whenever(IsPlayed(allies.against_this.first_with(OPPONENT), "others"), once_a_battle=True):
        you.discard(THAT)


@item("Gauntlets of Ogre Power", "AR/019", level=6, side=OFFENSIVE)
def gauntlets_of_ogre_power(you: Script) -> None:
    you.always(Immune(BEARER, spells.with_word("wall"), all_sides=True, powers_only=True))


@item("Rod of 7 Parts, Part 1", "AR/021", level=1, side=OFFENSIVE)
def rod_part_1(you: Script) -> None:
    others = cards.with_word("rod of 7 parts").other.with_this
    you.always(CountsAs(THIS, ARTIFACT, when=There(others)), Level(THIS, Count(others)), Gains(BEARER, "swimmer"))


@item("Rod of 7 Parts, Part 2", "AR/022", level=2, side=OFFENSIVE)
def rod_part_2(you: Script) -> None:
    others = cards.with_word("rod of 7 parts").other.with_this
    you.always(CountsAs(THIS, ARTIFACT, when=There(others)), Level(THIS, Count(others)), Immune(BEARER, events))


@item("Rod of 7 Parts, Part 3", "AR/023", level=3, side=OFFENSIVE)
def rod_part_3(you: Script) -> None:
    others = cards.with_word("rod of 7 parts").other.with_this
    you.always(CountsAs(THIS, ARTIFACT, when=There(others)), Level(THIS, Count(others)))
    you.always(Immune(BEARER, items.offensive))


@item("Rod of 7 Parts, Part 4", "AR/024", level=4, side=OFFENSIVE)
def rod_part_4(you: Script) -> None:
    others = cards.with_word("rod of 7 parts").other.with_this
    you.always(CountsAs(THIS, ARTIFACT, when=There(others)), Level(THIS, Count(others)))
    you.always(CannotPlay("opponent", cards.being("flyer"), when=THIS_FIGHTS))
    you.always(CannotFight(champions.being("flyer"), attack=False, when=THIS_ATTACKS))


@item("Rod of 7 Parts, Part 5", "AR/025", level=5, side=OFFENSIVE)
def rod_part_5(you: Script) -> None:
    others = cards.with_word("rod of 7 parts").other.with_this
    you.always(CountsAs(THIS, ARTIFACT, when=There(others)), Level(THIS, Count(others)))
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        seen = you.choose_opponent()
        you.look_at_hand(seen)


@item("Rod of 7 Parts, Part 6", "AR/026", level=6, side=OFFENSIVE)
def rod_part_6(you: Script) -> None:
    others = cards.with_word("rod of 7 parts").other.with_this
    you.always(CountsAs(THIS, ARTIFACT, when=There(others)), Level(THIS, Count(others)), Gains(BEARER, "earthwalker"))


@item("Flying Carpet", "AR/049", level=3, side=DEFENSIVE)
def flying_carpet(you: Script) -> None:
    with you.before_combat(), you.may():
        you.give(BEARER, Reverses(IT, "flyer"), ROUND_END)


@item("Amelior's Restraint", "ARc/18", side=OFFENSIVE)
def ameliors_restraint(you: Script) -> None:
    with you.power(phases=(4,), once=True, when=YOU_DID_NOT_ATTACK):
        restrained = you.choose(champions.of_opponents)
        you.give(restrained, NoPowers(IT), TURN_END)


@item("Smoke Powder Pistol", "ARc/19", level=5, bluelines={"weapon"}, side=OFFENSIVE)
def smoke_powder_pistol(you: Script) -> None:
    with you.in_combat():
        you.discard_for_digit(OPPOSING_PLAYER)
        you.give(BEARER, Level(IT, AtOnce(LAST_DIGIT)), ROUND_END)


@item("Amulet of Spell Protection", "ARc/17", level=5, side=DEFENSIVE)
def amulet_of_spell_protection(you: Script) -> None:
    you.always(Immune(BEARER, spells.offensive))
    with you.answer(to=spells, in_play=True, when=Fits(BEARER, champions.in_pool)):
        you.discard(THIS)
        you.cancel()


@item("Dragon Font", "ARc/20", side=DEFENSIVE)
def dragon_font(you: Script) -> None:
    you.always(DrawsMore(-1))
    with you.whenever(YOUR_TURN_BEGINS):
        you.take_from_bottom(5)


@item("Daern's Instant Fortress", "AR/029", level=5, side=DEFENSIVE)
def daerns_instant_fortress(you: Script) -> None:
    you.always(
        MayLieOnRealms(any_world=True),
        CountsAs(THIS, HOLDING, when=Fits(BEARER, realms)),
        Immune(BEARER, events, when=Not(YOUR_TURN)),
        Immune(BEARER, spells.offensive, when=Not(YOUR_TURN)),
    )
