"""Magical items of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Amulet of Protection from Artifacts", "UD/028", level=2, side=DEFENSIVE)
def amulet_of_protection_from_artifacts(you: Script) -> None:
    you.always(Immune(BEARER, artifacts))


@item("Cloak of the Gargoyle", "UD/030", level=3, side=DEFENSIVE)
def cloak_of_the_gargoyle(you: Script) -> None:
    you.always(Immune(BEARER, wizard_spells), Goes(BEARER, POOL))
    with you.whenever(IsDefeated(BEARER)):
        you.discard(cards.attached_to(BEARER))


@item("Dori's Obsidian Steed of Wondrous Power", "UD/031", level=4, side=DEFENSIVE)
def doris_obsidian_steed(you: Script) -> None:
    you.always(Reaches(BEARER, with_allies=True))


@item("Necklace of Protection", "UD/034", level=2, side=DEFENSIVE)
def necklace_of_protection(you: Script) -> None:
    you.always(Immune(BEARER, champions.avatars, powers_only=True))


@item("The Marble Orb", "UDc/20", level=3, side=DEFENSIVE)
def marble_orb(you: Script) -> None:
    you.always(Immune(BEARER, events.harmful, when=Fits(BEARER, monsters)))


@item("Black Sail of Schnai", "UD/035", side=DEFENSIVE)
def black_sail_of_schnai(you: Script) -> None:
    you.always(BearerMustBe(champions.not_being("undead")))
    you.always(Goes(BEARER, LIMBO, "killed", when=Fits(BEARER, champions.in_battle)))
    with you.whenever(IsDefeated(BEARER)), you.when(Fits(THAT, champions.in_limbo)):
        you.give(THAT, Gains(IT, "undead"), FOR_GOOD)


@item("Helmet of Selnor", "UD/033", side=OFFENSIVE)
def helmet_of_selnor(you: Script) -> None:
    with you.power(battle=True, once=True):
        charmed = you.choose(champions.of_types(HERO, CLERIC).in_pool)
        you.give(charmed, Bears(IT, "charmed"), BATTLE_END)
        you.fight_as_ally(charmed, home="always")
    with you.whenever(ComesBack(Made("the charmed champion"))):
        you.discard(cards.attached_to(THAT))


@item("Shovel of Gravedigging", "UD/036", level=2, side=DEFENSIVE)
def shovel_of_gravedigging(you: Script) -> None:
    dead = Fits(BEARER, champions.being("undead"))
    you.always(Level(allies.not_being("undead").with_this, 2, when=dead))
    you.always(Level(allies.being("undead").with_this, 4, when=dead))


@item("The Sword and Helm of Garion", "UDc/21", level=5, traits={"sword"}, side=OFFENSIVE)
def sword_and_helm_of_garion(you: Script) -> None:
    you.always(CannotFight(champions.not_of_types(PSIONICIST, CLERIC, HERO), attack=False, when=THIS_ATTACKS))


@item("Scourge of Mika", "UDc/22", level=3, traits={"weapon"}, side=OFFENSIVE)
def scourge_of_mika(you: Script) -> None:
    cursed = Fits(BEARER, champions.others)
    you.always(LevelBecomes(THIS, -4, when=cursed), CannotUse(BEARER, spells | psionic_powers, when=cursed))
    you.always(CanBeDispelled(when=cursed))
    with you.whenever(SIDE_BEATEN, when=Fits(BEARER, champions.yours.being("undead"))):
        you.attach(VICTOR)


@item("Goibhniu's Warhammer", "UD/032", bluelines={"weapon"}, side=OFFENSIVE)
def goibhnius_warhammer(you: Script) -> None:
    you.always(BearerMustBe(champions.level_at_least(12)), Frail(THIS, bearer_below=12))
    you.instantly_defeats(wizards | psionicists)


@item("Armor of Dispel Magic", "UD/029", level=3, side=DEFENSIVE)
def armor_of_dispel_magic(you: Script) -> None:
    owing = champions.noted("that has used it")
    with you.answer(to=spells.offensive, in_play=True, once=True, when=Not(STRIKES_YOU)):
        you.cancel()
        you.note(BEARER)
    with you.whenever(YOUR_TURN_ENDS):
        with you.when(All(Fits(BEARER, owing), HasNotAttacked(BEARER, if_able=False))):
            you.discard(BEARER)
        you.forget()
