"""Artifacts of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Ipsissimo's Black Goose", "RR/067", world=AD, level=2)
def ipsissimos_black_goose(you: Script) -> None:
    you.always(BearerMustBe(clerics), ForAnyWorld())
    you.always(Immune(clerics.yours.in_pool, events.harmful, when=Fits(BEARER, champions.in_pool)))


@artifact("Albruin", "RR/069", world=FR, level=5, traits={"weapon"}, bluelines={"sword"})
def albruin(you: Script) -> None:
    you.always(BearerMustBe(champions.not_of_types(CLERIC, WIZARD)), BaseHalved(OPPONENT, when=Fighting(monsters)))
    you.always(CannotPlay("opponents", psionic_powers))


@artifact("Blackrazor", "RR/070", world=AD, level=4, bluelines={"weapon"})
def blackrazor(you: Script) -> None:
    you.always(Immune(allies.with_this, spells.offensive), Immune(allies.with_this, psionics.offensive))
    you.always(Immune(allies.with_this, champions_and_allies, powers_only=True))
    with you.whenever(YOUR_TURN_ENDS, when=HasNotAttacked(BEARER, if_able=False)):
        drained = you.choose(champions.yours.in_pool, reach=False)
        you.discard(drained)


@artifact("Wave", "RR/071", world=AD, level=5, bluelines={"weapon"})
def wave(you: Script) -> None:
    you.always(BearerMustBe(champions.being("swimmer")), ForAnyWorld(), Gains(allies.joining_this, "swimmer"))
    you.always(LevelTimes(allies.with_this.truly("swimmer"), 2))


@artifact("Holy Sword Chrysomer", "RRc/05", world=AD, level=6, traits={"weapon"}, bluelines={"sword"})
def holy_sword_chrysomer(you: Script) -> None:
    you.always(BearerMustBe(heroes.not_being("undead")), ForAnyWorld())
    you.always(NeverMeet(BEARER, champions.being("undead").level_at_most(8)))
    with you.in_combat():
        you.devour(allies.being("undead").against_this, 10)


@artifact("Icon of Magic", "RRc/19", world=AD)
def icon_of_magic(you: Script) -> None:
    you.always(MustAsk(champions, wizard_spells.offensive))


@artifact("Nectar of the Gods", "RRc/20", world=AD)
def nectar_of_the_gods(you: Script) -> None:
    you.always(MustAsk(champions, cleric_spells.offensive))


@artifact("The Midas Orb", "RR/065", world=AD, level=2)
def midas_orb(you: Script) -> None:
    you.always(CannotFight(champions.base_at_most(3), attack=False, when=THIS_ATTACKS))
    with you.power(battle=True, once_a_battle=True):
        gilded = you.choose(allies.against_this)
        you.send(gilded, ABYSS)


@artifact("Invulnerable Coat of Arnd", "RR/066", world=AD)
def invulnerable_coat_of_arnd(you: Script) -> None:
    you.always(BearerMustBe(heroes), ForAnyWorld(), BaseHalved(allies.against_this))
    you.always(Immune(BEARER, items), NoPowers(items.against_this), LevelBecomes(items.against_this, 0))


@artifact("Tenser's Crystal Ball", "RR/068", world=AD)
def tensers_crystal_ball(you: Script) -> None:
    you.always(BearerMustBe(wizards), ForAnyWorld())
    with you.whenever(YOUR_TURN_BEGINS):
        player = you.choose_opponent()
        you.look_through(player)
    with you.power(anytime=True):
        player = you.choose_opponent()
        you.discard(THIS)
        you.shuffle_pile(player)


@artifact("Whelm", "RR/072", world=AD, level=6, traits={"weapon"})
def whelm(you: Script) -> None:
    you.always(BearerMustBe(champions.being("dwarf")), ForAnyWorld(), ReturnsAlone(THIS))
    you.instantly_defeats(champions.being("giant"))


@artifact("The Dark Lens", "RRc/08", world=DS)
def the_dark_lens(you: Script) -> None:
    you.always(
        BearerMustBe(psionicists),
        Level(psionic_powers.with_this, 3),
        CannotPlay("opponent", psionic_powers, when=THIS_FIGHTS),
    )
    with you.power(anytime=True, when=THIS_FIGHTS):
        you.discard(THIS)
        you.declare(CannotBeCancelled(psionic_powers.yours), ROUND_END)


@artifact("Kuroth's Quill", "RRc/11", world=GH)
def kuroths_quill(you: Script) -> None:
    with you.power(anytime=True, once_a_round=True, when=THIS_FIGHTS):
        with you.either():
            ignored = you.choose(cards.in_battle)
            you.give(ignored, NoPowers(IT), ROUND_END)
        with you.or_else():
            blotted = you.choose(cards.attached.in_battle)
            you.give(blotted, LevelBecomes(IT, 0), ROUND_END)
        with you.or_else():
            # Whatever was cast in the round was cast just now.
            underlined = you.choose(spells.in_battle)
            you.give(underlined, LevelTimes(IT, 2), ROUND_END)
