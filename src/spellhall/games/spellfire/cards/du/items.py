"""Magical items of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Sword of Sharpness", "DU/064", level=3, side=OFFENSIVE)
def sword_of_sharpness(you: Script) -> None:
    you.instantly_defeats(champions.base_at_most(3))


@item("Pretty Magical Ring", "DUc/02", level=6, side=DEFENSIVE)
def pretty_magical_ring(you: Script) -> None:
    company = Either(BEARER, allies.joining_this)
    hunters = Either(cards.speaking_of("flyer"), cards.speaking_of("swimmer"), cards.speaking_of("earthwalker"))
    you.always(Gains(company, "flyer"), Gains(company, "swimmer"), Gains(company, "earthwalker"))
    you.always(Immune(Either(BEARER, allies.with_this), hunters, all_sides=True))


@item("Breath Charm", "DU/069", level=7, side=DEFENSIVE)
def breath_charm(you: Script) -> None:
    you.always(Immune(BEARER, champions_and_allies.being("dragon").against_this, powers_only=True))


@item("Clockwork Ogre", "DU/071", level=8, side=DEFENSIVE)
def clockwork_ogre(you: Script) -> None:
    with you.whenever(IsDefeated(BEARER)), you.when(Fits(THAT, champions.in_discard)):
        with you.when(There(champions.yours.in_pool)):
            heir = you.choose(champions.yours.in_pool.able_to_bear_this)
            you.attach(heir)
        with you.otherwise():
            you.send(THIS, HAND)


@item("Flask of Curses", "DU/066", level=5, traits={"swimmer"}, side=OFFENSIVE)
def flask_of_curses(you: Script) -> None:
    cursed = Fits(BEARER, champions.others)
    you.always(Gains(BEARER, "swimmer"), LevelBecomes(THIS, -5, when=cursed), NoPowers(BEARER, when=cursed))
    with you.whenever(SIDE_BEATEN, when=Fits(BEARER, champions.yours)):
        you.attach(VICTOR)


@item("Crystal Dragon Figurine", "DU/067", level=3, side=DEFENSIVE)
def crystal_dragon_figurine(you: Script) -> None:
    with you.power(battle=True, once_a_round=True):
        with you.either():
            you.give(THIS, LevelBecomes(IT, 9), ROUND_END)
            you.give(THIS, Fleeting(IT), ROUND_END)
        with you.or_else():
            you.give(THIS, LevelBecomes(IT, 18), ROUND_END)
            you.give(Either(THIS, BEARER), Fleeting(IT), ROUND_END)


@item("The Triton Throne", "DU/065", level=4, side=OFFENSIVE)
def triton_throne(you: Script) -> None:
    you.always(MayLieOnRealms(any_world=True), BearerMustBe(realms), OnlyAttackedBy(champions.being("swimmer")))
    you.always(Level(champions.defending_here, 4))


@item("Amulet of the Dragon King", "DU/068", side=DEFENSIVE)
def amulet_of_the_dragon_king(you: Script) -> None:
    you.always(MayLieOnRealms(any_world=True), BearerMustBe(realms))
    with you.whenever(IsDefeated(champions.attacking_here)):
        reborn = you.choose(champions.being("dragon").yours.in_discard, up_to=True)
        with you.either():
            you.send(reborn, POOL)
        with you.or_else():
            you.send(reborn, HAND)


@item("Amulet of Spell Turning", "DU/072", level=3, side=DEFENSIVE)
def amulet_of_spell_turning(you: Script) -> None:
    struck = AnyOf(AimedAt(champions.yours.in_pool), All(THIS_FIGHTS, STRIKES_YOU))
    with you.answer(to=spells.offensive.others, in_play=True, must=True, when=struck):
        you.cut()
        with you.when(DigitAtMost(7)):
            you.turn_back()


@item("Pearl Pegasus", "DU/070", level=5, side=DEFENSIVE)
def pearl_pegasus(you: Script) -> None:
    blows = spells | psionic_powers | blood_abilities | unarmed_combat_cards | thief_skills
    you.always(Gains(BEARER, "flyer"), Immune(BEARER, blows.singling_out))
