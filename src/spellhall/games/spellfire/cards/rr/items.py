"""Magical items of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Girdle of Dwarvenkind", "RR/073", side=DEFENSIVE)
def girdle_of_dwarvenkind(you: Script) -> None:
    you.always(Gains(BEARER, "dwarf"), Gains(BEARER, "earthwalker"))


@item("Big Giant's Rock", "RR/079", level=3, side=OFFENSIVE)
def big_giants_rock(you: Script) -> None:
    you.always(BearerMustBe(champions.being("giant")))
    with you.when_played(), you.when(IN_COMBAT):
        crushed = you.choose(allies.against_this.level_at_most(4), if_any=True)
        you.discard(crushed)


@item("Huge Giant's Rock", "RR/080", level=6, side=OFFENSIVE)
def huge_giants_rock(you: Script) -> None:
    you.always(BearerMustBe(champions.being("giant")), CannotPlay("opponent", items, when=THIS_FIGHTS))
    with you.when_played(), you.when(IN_COMBAT):
        crushed = you.choose(allies.against_this.level_at_most(7), if_any=True)
        you.discard(crushed)


@item("Enormous Giant's Rock", "RR/081", level=9, side=OFFENSIVE)
def enormous_giants_rock(you: Script) -> None:
    you.always(BearerMustBe(champions.being("giant")), CannotPlay("opponent", allies, when=THIS_FIGHTS))
    with you.when_played(), you.when(IN_COMBAT):
        with you.when(There(artifacts.against_this)):
            smashed = you.choose(artifacts.against_this)
            you.discard(smashed)
        crushed = you.choose(allies.against_this, if_any=True)
        you.discard(crushed)


@item("The Toad", "RRc/03", level=2, side=OFFENSIVE)
def toad(you: Script) -> None:
    you.always(Level(THIS, 4, when=Fits(BEARER, monsters)))
    with you.when_played(), you.when(All(IN_COMBAT, Fighting(champions.of_types(WIZARD, CLERIC)))):
        you.give(OPPONENT, BaseBecomes(IT, 0), ROUND_END)


@item("Star Gem of Martek: Opal", "RR/074", level=2, side=DEFENSIVE)
def star_gem_opal(you: Script) -> None:
    others = items.with_word("star gem of martek").other.with_this
    you.always(MayUse(BEARER, PSIONIC_POWER), Immune(BEARER, psionics.offensive, when=There(others)))


@item("Star Gem of Martek: Sapphire", "RR/075", level=3, side=DEFENSIVE)
def star_gem_sapphire(you: Script) -> None:
    others = items.with_word("star gem of martek").other.with_this
    you.always(Firm(allies.with_this, whatever=True), Level(BEARER, 5, when=There(others)))


@item("Star Gem of Martek: Ruby", "RR/076", level=2, side=DEFENSIVE)
def star_gem_ruby(you: Script) -> None:
    others = items.with_word("star gem of martek").other.with_this
    you.always(NoPowers(champions_and_allies.being("undead").against_this))
    you.always(Immune(BEARER, events.harmful, when=There(others)))


@item("Star Gem of Martek: Amethyst", "RR/078", level=4, side=OFFENSIVE)
def star_gem_amethyst(you: Script) -> None:
    others = items.with_word("star gem of martek").other.with_this
    you.always(MayUse(BEARER, WIZARD_SPELL, CLERIC_SPELL, when=There(others)))
    with you.whenever(IsDefeated(BEARER)), you.when(Fits(THAT, champions.in_discard)):
        you.send(WINNER, ABYSS)


@item("Star Gem of Martek: Clear Crystal", "RR/077", level=1, side=DEFENSIVE)
def star_gem_clear_crystal(you: Script) -> None:
    gems = items.with_word("star gem").other.with_this
    you.always(CannotBeDispelled(BEARER))
    with you.power(anytime=True, when=All(IN_COMBAT, There(gems, 4))):
        you.defeat(OPPONENT)
        with you.when(YOU_ATTACK):
            you.raze(ATTACKED_REALM)
        you.discard(gems)
        you.discard(THIS)


@item("Cursed Idol", "RRc/14", level=1, side=OFFENSIVE)
def cursed_idol(you: Script) -> None:
    cursed = Fits(BEARER, champions.others)
    with you.whenever(SIDE_BEATEN, when=Fits(BEARER, champions.yours)):
        you.attach(VICTOR)
    with you.whenever(EVERY_TURN_ENDS, when=All(cursed, HasNotAttacked(BEARER, if_able=False))):
        you.raze(realms.of_player(TURN_PLAYER).foremost)


@item("The Phylactery", "RRc/24", side=DEFENSIVE)
def phylactery(you: Script) -> None:
    you.always(BearerMustBe(champions.being("undead").able_to_use(*SPELLS)), Goes(BEARER, POOL))
    with you.whenever(IsDefeated(BEARER)):
        you.send(THIS, ABYSS)


@item("Book of the Damned", "RRc/09", side=DEFENSIVE)
def book_of_the_damned(you: Script) -> None:
    you.always(BearerMustBe(wizards))
    with you.whenever(Prevails(BEARER)):
        kept = you.choose(allies.with_this, up_to=True, reach=False)
        you.give(kept, StaysOn(IT), FOR_GOOD)
        you.give(kept, Gains(IT, "undead"), FOR_GOOD)


@item("Runes of the Future", "RRc/13", level=2, side=DEFENSIVE)
def runes_of_the_future(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS), you.may():
        you.discard(BEARER)
        you.search(cards, to_top=True)
        with you.may():
            you.sink_top()


@item("Boots of Fharlanghn", "RRc/21", side=OFFENSIVE)
def boots_of_fharlanghn(you: Script) -> None:
    you.always(Reaches(BEARER), NeedsNoMovement(BEARER, kinds=("earthwalker", "swimmer")))
    with you.whenever(Prevails(BEARER), when=All(Fits(BEARER, clerics), Attacking(realms.of_opponents))):
        you.attack_again(BEARER, ever=True)


@item("Horn of Change", "RRc/10", side=OFFENSIVE)
def horn_of_change(you: Script) -> None:
    you.always(BearerMustBe(monsters))
    with you.answer(to=cards.opposing, in_battle=True, once_a_round=True):
        you.cancel()
        with you.unless_played(cards, OPPOSING_PLAYER):
            you.defeat(OPPONENT)
