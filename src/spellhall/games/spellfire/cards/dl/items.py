"""Magical items of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Bupu's Emerald", "DL/058", level=7, side=DEFENSIVE)
def bupus_emerald(you: Script) -> None:
    you.always(BearerMustBe(champions.being("dwarf", "gnome", "kender", "halfling")))
    you.always(LevelBecomes(THIS, 0, when=Fighting(champions.not_of_types(MONSTER))))


@item("Solamnic Armor", "DL/061", side=DEFENSIVE)
def solamnic_armor(you: Script) -> None:
    foes, gunthar = champions_and_allies.attacking, champions.with_word("gunthar")
    you.always(Level(foes, -1, when=All(THIS_DEFENDS, Fits(BEARER, champions.without_word("gunthar")))))
    you.always(Level(foes, -3, when=All(THIS_DEFENDS, Fits(BEARER, gunthar))))


@item("Dagger of Night", "DL/065", level=2, bluelines={"weapon"}, side=OFFENSIVE)
def dagger_of_night(you: Script) -> None:
    moons = events.named("Moon Solinari Waxes", "Moon Lunitari Waxes", "Moon Nuitari Waxes")
    you.always(LevelBecomes(THIS, 4, when=AFTER_DARK), Level(THIS, Count(moons.on_table)))


@item("Axe of Brotherhood", "DLc/02", level=2, bluelines={"weapon"}, side=OFFENSIVE)
def axe_of_brotherhood(you: Script) -> None:
    you.always(LevelBecomes(THIS, 6, when=NamedInPlay("Sword of Friendship")))


@item("Sword of Friendship", "DLc/03", level=3, bluelines={"sword"}, side=OFFENSIVE)
def sword_of_friendship(you: Script) -> None:
    you.always(LevelBecomes(THIS, 6, when=NamedInPlay("Axe of Brotherhood")))


@item("Takhisis's Mirror and Staff", "DLc/11", level=3, side=OFFENSIVE)
def takhisiss_mirror_and_staff(you: Script) -> None:
    you.always(Level(THIS, 2, when=Fits(BEARER, monsters)))


@item("Flute of Wind Dancing", "DLc/24", level=1, side=DEFENSIVE)
def flute_of_wind_dancing(you: Script) -> None:
    you.always(Gains(BEARER, "swimmer"), Gains(allies.with_this, "swimmer"))
    you.always(Reaches(BEARER, realms.being("coastal"), with_allies=True))


@item("Shield of Huma", "DLc/07", level=3, side=DEFENSIVE)
def shield_of_huma_item(you: Script) -> None:
    you.always(Level(THIS, 2, when=Fighting(monsters)), Immune(BEARER, spells.offensive.cast_by(monsters)))


@item("Irongnome", "DL/057", bluelines={"weapon"}, side=DEFENSIVE)
def irongnome(you: Script) -> None:
    you.always(Immune(BEARER, items_and_artifacts.being("weapon")))


@item("Brooch of Imog", "DL/060", side=DEFENSIVE)
def brooch_of_imog(you: Script) -> None:
    you.always(BearerMustBe(wizards))
    with you.answer(to=spells.opposing, in_battle=True, once_a_battle=True):
        you.cancel()


@item("Wand of Telekinesis", "DL/063", side=OFFENSIVE)
def wand_of_telekinesis(you: Script) -> None:
    with you.power(anytime=True, once=True):
        taken = you.choose(items.of_opponents)
        you.discard(taken)


@item("Takhisis's Helmet of Power", "DLc/18", side=DEFENSIVE)
def takhisiss_helmet_of_power(you: Script) -> None:
    you.always(CannotBeImmune(cards))


@item("Blamblower", "DL/056", bluelines={"weapon"}, side=OFFENSIVE)
def blamblower(you: Script) -> None:
    with you.power(battle=True):
        you.discard(THIS)
        you.lose_levels(champions_and_allies.opposing, 6, OPPOSING_PLAYER)


COAST = realms.being("coastal")


@item("Inflatable Flotilla", "DL/059", side=OFFENSIVE)
def inflatable_flotilla(you: Script) -> None:
    force = Either(BEARER, allies.with_this)
    at_sea = Attacking(COAST)
    you.always(Reaches(BEARER, COAST, with_allies=True), NeedsNoMovement(BEARER, at=COAST))
    you.always(Gains(force, "swimmer", when=at_sea), Level(force, 2, when=at_sea))
    with you.when_played():
        you.give(THIS, NoPowers(IT), TURN_END)


@item("Dalamar's Ring of Healing", "DL/062", side=DEFENSIVE)
def dalamars_ring_of_healing(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS, when=THIS_IS_RESTED), you.may():
        healed = you.choose(wizards.yours.in_discard)
        you.send(healed, DRAW_PILE)
        you.declare(Rests(), END_OF_OWN_NEXT_TURN)


@item("Flute of Wind Dancing", "DL/064", side=OFFENSIVE)
def flute_of_strong_winds(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True, when=There(allies.against_this)):
        you.lose_levels(allies.opposing.in_battle, 6, OPPOSING_PLAYER, home=True)


@item("Takhisis's Mirror of Revenge!", "DLc/16", side=DEFENSIVE)
def mirror_of_revenge(you: Script) -> None:
    you.always(StandsAs(MONSTER, 6, later=True))
    with you.whenever(SIDE_BEATEN):
        you.send(THIS, POOL)
