"""Magical items of the 4th edition that are no weapons and no instruments."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Banner of the Two-Eyed God", "4th/163", level=3, side=DEFENSIVE)
def banner_of_the_two_eyed_god(you: Script) -> None:
    you.always(Level(allies.with_this, 2), Immune(allies.with_this, spells.offensive))


@item("Staff of Conjuring", "4th/165", level=5, side=DEFENSIVE)
def staff_of_conjuring(you: Script) -> None:
    with you.in_combat():
        recovered = you.choose(allies.yours.in_discard, up_to=True)
        you.send(recovered, HAND)
    with you.whenever(IsDefeated(BEARER)):
        you.send(THIS, ABYSS)


@item("War Banner", "4th/166", level=1, side=DEFENSIVE)
def war_banner(you: Script) -> None:
    you.always(Level(champions_and_allies.yours, 1))


@item("Falcon Figurine", "4th/167", level=1, side=DEFENSIVE)
def falcon_figurine(you: Script) -> None:
    you.always(Reaches(BEARER, ignores_bans=True, with_allies=True))


@item("Ghost Crystal", "4th/168", level=5, side=DEFENSIVE)
def ghost_crystal(you: Script) -> None:
    with you.power(phases=(3,), once=True):
        recovered = you.choose(allies.being("undead").yours.in_discard)
        you.send(recovered, HAND)


@item("Net of Entrapment", "4th/169", side=OFFENSIVE)
def net_of_entrapment(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, with_champion=OPPONENT))
    with you.in_combat():
        you.discard(allies.against_this)


@item("Orb of Power", "4th/170", side=DEFENSIVE)
def orb_of_power(you: Script) -> None:
    you.always(Immune(BEARER, spells.offensive | items.offensive | events.harmful))


@item("Rings of All Seeing", "4th/171", side=OFFENSIVE)
def rings_of_all_seeing(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        player = you.choose_player()
        you.look_at_hand(player)
        seen = you.choose(cards.in_hand.of_player(player))
        you.discard(seen)


@item("Shield of Destruction", "4th/172", level=2, side=DEFENSIVE)
def shield_of_destruction(you: Script) -> None:
    with you.answer(to=spells.offensive.opposing, in_battle=True, once_a_battle=True):
        you.cancel()


@item("Shield of Annihilation", "4th/173", level=2, side=OFFENSIVE)
def shield_of_annihilation(you: Script) -> None:
    with you.answer(to=allies.opposing, in_battle=True, once_a_battle=True):
        you.discard(ANSWERED)


@item("Shield of Devastation", "4th/174", level=2, side=OFFENSIVE)
def shield_of_devastation(you: Script) -> None:
    with you.power(anytime=True, once_a_battle=True, when=THIS_FIGHTS):
        dulled = you.choose(items.offensive.against_this)
        you.give(dulled, NoPowers(IT), ROUND_END)


@item("Shield of Wickedness", "4th/175", side=OFFENSIVE)
def shield_of_wickedness(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        ally = you.choose(allies.against_this)
        you.switch_sides(ally)


@item("The Necklace", "4th/176", side=DEFENSIVE)
def necklace(you: Script) -> None:
    you.always(MayUse(BEARER, WIZARD_SPELL), Immune(BEARER, psionic_powers.offensive))


@item("Gauntlets of Swimming", "4th/178", level=2, side=DEFENSIVE)
def gauntlets_of_swimming(you: Script) -> None:
    you.always(Gains(BEARER, "swimmer"), Gains(allies.joining_this, "swimmer"))


@item("Horn of Blasting", "4th/179", level=3, side=OFFENSIVE)
def horn_of_blasting(you: Script) -> None:
    with you.whenever(Attacks(BEARER)):
        you.discard(holdings.attached_to(ATTACKED_REALM))


@item("Wand of Wonder", "4th/180", side=OFFENSIVE)
def wand_of_wonder(you: Script) -> None:
    with you.in_combat():
        you.discard_for_digit()
        you.give(THIS, LevelBecomes(IT, AtOnce(LAST_DIGIT)), ROUND_END)


@item("Drow Slippers", "4th/181", level=3, side=DEFENSIVE)
def drow_slippers(you: Script) -> None:
    you.always(Gains(BEARER, "drow"), Gains(allies.joining_this, "drow"))


@item("Girdle of Storm Giant Strength", "4th/183", level=9, side=DEFENSIVE)
def girdle_of_storm_giant_strength(you: Script) -> None:
    you.always(Gains(BEARER, "giant"))


@item("Gauntlets of Golem Strength", "4th/185", level=6, side=OFFENSIVE)
def gauntlets_of_golem_strength(you: Script) -> None:
    with you.whenever(Wins(BEARER), when=THIS_ATTACKS):
        you.discard(holdings.opposing)
    with you.whenever(RazesRealm(BEARER)):
        you.discard(holdings.opposing)


@item("Winged Boots", "4th/186", level=2, side=DEFENSIVE)
def winged_boots(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"), Goes(BEARER, POOL, may=True, when=Fits(OPPONENT, champions.not_being("flyer"))))


@item("Badge of the Wolf Nomads", "4th/187", level=4, side=DEFENSIVE)
def badge_of_the_wolf_nomads(you: Script) -> None:
    you.always(LevelTimes(cards.yours.with_word("wolf"), 2))


@item("Dark Haven", "4th/188", side=DEFENSIVE)
def dark_haven(you: Script) -> None:
    you.always(
        Immune(
            BEARER,
            spells.offensive
            | items.offensive
            | psionics.offensive
            | unarmed_combat_cards.offensive
            | blood_abilities.offensive,
        ),
        BaseHalved(BEARER),
    )


@item("Spellbook", "4th/189", side=DEFENSIVE)
def spellbook(you: Script) -> None:
    with you.whenever(Prevails(BEARER)):
        kept = you.choose(spells.yours.for_phase(4).with_this, 2, up_to=True, reach=False)
        you.send(kept, HAND)


@item("Scarab of Protection", "4th/199", level=3, side=DEFENSIVE)
def scarab_of_protection(you: Script) -> None:
    you.always(Immune(BEARER, realms | champions.being("undead"), powers_only=True))


@item("Midnight's Mask of Disguise", "4th/182", level=2, side=DEFENSIVE)
def midnights_mask_of_disguise(you: Script) -> None:
    you.always(ComesDisguised())
