"""Magical items of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Whip of Disarming", "NS/048", level=3, side=OFFENSIVE)
def whip_of_disarming(you: Script) -> None:
    you.always(CannotPlay("opponent", items_and_artifacts, when=THIS_FIGHTS))
    with you.in_combat():
        you.discard(items_and_artifacts.attached_to(OPPONENT))


@item("Gauntlets of Dexterity", "NS/049", level=3, side=DEFENSIVE)
def gauntlets_of_dexterity(you: Script) -> None:
    you.always(MayUse(BEARER, THIEF_SKILL))
    with you.power(anytime=True, when=All(Fits(BEARER, thieves), There(thief_skills.yours.in_discard, 3))):
        you.reshuffle()


@item("Wand of Bone", "NS/050", level=4, side=DEFENSIVE)
def wand_of_bone(you: Script) -> None:
    minions = allies.being("undead").with_this
    you.always(BearerMustBe(champions.being("undead")), Level(BEARER, Count(champions.being("undead"))))
    you.always(Firm(minions, whatever=True), Loyal(minions))


@item("Amulet of Undead Aura", "NSc/09", side=OFFENSIVE)
def amulet_of_undead_aura(you: Script) -> None:
    you.always(LosesLevels(OPPONENT, BaseLevelOf(BEARER)))


@item("Arcane Formula for a Lich", "NSc/10", level=5, side=DEFENSIVE)
def arcane_formula_for_a_lich(you: Script) -> None:
    you.always(BearerMustBe(wizards), Gains(BEARER, "undead"), LevelBecomes(THIS, 0), BaseLevel(BEARER, 5))
    you.always(Firm(THIS))


@item("Ring of Lycanthropy", "NSc/14", level=4, side=DEFENSIVE)
def ring_of_lycanthropy(you: Script) -> None:
    you.always(Gains(BEARER, "werebeast"), Immune(BEARER, items.offensive.bonus_at_most(4)))


@item("Shadowcloak", "NSc/12", level=5, side=DEFENSIVE)
def shadowcloak(you: Script) -> None:
    you.always(MayUse(BEARER, THIEF_SKILL), LevelBecomes(THIS, 8, when=Fits(BEARER, thieves)))
    with you.power(anytime=True, when=All(Fits(BEARER, thieves.attacking), Fighting(clerics, wizards))):
        you.defeat(OPPONENT, spared=True)
        you.raze(ATTACKED_REALM)


@item("Bag of Beans", "NSc/11", side=DEFENSIVE)
def bag_of_beans(you: Script) -> None:
    with you.power(phases=(3,), once=True):
        bean = you.cut()
        with you.when(Fits(bean, realms)):
            you.discard(bean)
        with you.otherwise():
            you.send(bean, HAND, events_too=True)


@item("Rod of Zombie Mastery", "NS/047", level=3, side=OFFENSIVE)
def rod_of_zombie_mastery(you: Script) -> None:
    with you.in_combat():
        you.fight_as_ally(cards.under_this)
    with you.whenever(Wins(BEARER)), you.when(Fits(LOSER, champions.in_discard)):
        you.keep(LOSER)
        you.give(LOSER, Gains(IT, "undead"), FOR_GOOD)


@item("Dancing Sword", "NS/046", level=7, side=DEFENSIVE, traits={"sword", "weapon"})
def dancing_sword(you: Script) -> None:
    you.always(StandsAs(HERO, 7, chosen=True), CannotUse(THIS, cards.not_of_types(ALLY), when=Fits(THIS, champions)))
    with you.whenever(Wins(THIS)):
        you.send(THIS, HAND)


@item("Pavlov's Bell", "NSc/13", side=OFFENSIVE)
def pavlovs_bell(you: Script) -> None:
    chosen = realms.noted("that it rings for")
    trained = champions_and_allies.others.of_player(ACTIVE_PLAYER)
    you.always(
        Level(trained, 1, when=There(chosen.attacked)),
        Level(trained, -1, when=All(There(chosen), Not(There(chosen.attacked)))),
    )
    with you.whenever(EVERY_TURN_BEGINS, when=Not(YOUR_TURN)):
        target = you.choose(realms, reach=False)
        you.note(target, until=TURN_END)
