"""Allies of the 4th edition that bring down champions, items and holdings, or help their own side."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("The Iron Legion", "4th/209", level=3)
def iron_legion(you: Script) -> None:
    you.always(BaseBecomes(OPPONENT, 0, when=Fits(OPPONENT, heroes)))


@ally("Myrmidons", "4th/210", level=4)
def myrmidons(you: Script) -> None:
    with you.whenever(IsDiscarded(THIS, anywhere=True)):
        you.reshuffle()


@ally("Hornhead Saurial", "4th/211", level=3)
def hornhead_saurial(you: Script) -> None:
    you.always(Immune(champions_and_allies.fighting_with_this, items.offensive.bonus_at_most(3)))


@ally("Intellect Devourer", "4th/213", level=1)
def intellect_devourer(you: Script) -> None:
    you.instantly_defeats(champions.base_at_most(5), discards=True)


@ally("Elf Galleon", "4th/214", level=3, traits={"flyer", "swimmer"})
def elf_galleon(you: Script) -> None:
    you.always(Gains(allies.played_after_it, "flyer"), Gains(allies.played_after_it, "swimmer"))


@ally("Tyrol", "4th/215", level=4)
def tyrol(you: Script) -> None:
    you.always(Level(THIS, 2, when=Fits(BEARER, regents)))
    with you.answer(to=unarmed_combat_cards.offensive):
        you.cancel()


@ally("Hell Hound", "4th/216", level=5)
def hell_hound(you: Script) -> None:
    you.always(Immune(cards.fighting_with_this, spells.offensive))


@ally("Skeletal Lord", "4th/217", level=7, traits={"undead"})
def skeletal_lord(you: Script) -> None:
    you.always(BaseBecomes(OPPONENT, 0, when=Fits(OPPONENT, champions.not_of_types(CLERIC))))


@ally("Skeletal Minion", "4th/218", level=3, traits={"undead"})
def skeletal_minion(you: Script) -> None:
    you.always(Loyal(allies.being("undead").fighting_with_this))


@ally("Treants of the Grandwood", "4th/219", level=5)
def treants_of_the_grandwood(you: Script) -> None:
    you.always(Immune(cards.fighting_with_this, wizard_spells.offensive.not_named("Fireball")))


@ally("Mogadisho's Horde Marches On", "4th/220", level=2)
def mogadishos_horde_marches_on(you: Script) -> None:
    with you.whenever(SIDE_LOSES):
        you.discard(holdings)


@ally("Assassins", "4th/221", level=2)
def assassins(you: Script) -> None:
    with you.whenever(SIDE_LOSES):
        victim = you.choose(champions)
        you.discard(victim)


@ally("Halfling Mercenaries", "4th/222", level=1, traits={"halfling"})
def halfling_mercenaries(you: Script) -> None:
    with you.when_played():
        you.discard(items_and_artifacts.against_this)


@ally("Gladiators", "4th/223", level=9)
def gladiators(you: Script) -> None:
    you.always(StaysOn(THIS, when=Fits(BEARER, champions.of(DS))))
    with you.whenever(IsDefeated(BEARER)):
        you.discard(THIS)


@ally("Galek", "4th/227", level=2, bluelines={"half-elf"})
def galek(you: Script) -> None:
    with you.in_combat(), you.may():
        you.take_and_play(OPPOSING_PLAYER, from_pile=True)


@ally("Silt Stalkers", "4th/228", level=3, traits={"elf"})
def silt_stalkers(you: Script) -> None:
    with you.whenever(SIDE_BEATEN):
        you.send(items, DRAW_PILE, True)


@ally("Night Runners", "4th/229", level=2, traits={"elf"})
def night_runners(you: Script) -> None:
    with you.whenever(SIDE_WINS):
        loot = you.choose(items | artifacts | rule_cards, up_to=True)
        you.discard(loot)


@ally("Athasian Sloth", "4th/230", level=8)
def athasian_sloth(you: Script) -> None:
    with you.when_played():
        you.discard_from_hand(2, OPPOSING_PLAYER)


@ally("Shaqat Beetles", "4th/234", level=1, limit=ANY_NUMBER)
def shaqat_beetles(you: Script) -> None:
    with you.whenever(SIDE_BEATEN):
        you.attach(VICTOR)
        you.give(THIS, StaysOn(IT), WHILE_IN_PLAY)
        you.give(THIS, LevelBecomes(IT, 0), WHILE_IN_PLAY)
        you.give(VICTOR, LosesBase(IT, 1), WHILE_IN_PLAY)


@ally("Loup-Garou", "4th/236", level=2, traits={"werebeast"})
def loup_garou(you: Script) -> None:
    you.instantly_defeats(champions.without(items))


@ally("Ninjas", "4th/239", level=1)
def ninjas(you: Script) -> None:
    with you.in_combat(), you.may():
        you.take_and_play(OPPOSING_PLAYER)


@ally("Flaming Fist", "4th/238", level=9)
def flaming_fist(you: Script) -> None:
    loser = PlayerOf(LOSER)
    with you.whenever(SIDE_FOUGHT):
        lost = you.choose(items_and_artifacts.of_player(loser).in_hand_or_pool, up_to=True, by=loser)
        with you.when(There(lost)):
            you.discard(lost)
        with you.otherwise():
            ruin = you.choose(realms.unrazed.of_player(loser), by=loser)
            you.raze(ruin)


@ally("Pseudodragon", "4th/240", level=3, traits={"dragon"}, bluelines={"flyer"})
def pseudodragon(you: Script) -> None:
    you.always(
        MayUseOf(THIS, "dragon"),
        StaysOn(THIS, when=Fits(BEARER, wizards)),
        Firm(THIS, by=events | items | spells | allies),
        Loyal(THIS, by=events | items | spells | allies),
    )
    with you.whenever(IsDefeated(BEARER)):
        you.discard(THIS)


@ally("Marilith, Tanar'ri", "4th/242", level=7)
def marilith(you: Script) -> None:
    you.always(CannotPlay("opponent", events))


@ally("Ogre Mage", "4th/244", level=6, traits={"giant"})
def ogre_mage(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))


@ally("Mermaid", "4th/245", level=4, traits={"swimmer"})
def mermaid(you: Script) -> None:
    you.always(LevelTimes(THIS, 2, when=All(THIS_DEFENDS, Fits(ATTACKED_REALM, realms.being("coastal")))))


@ally("The Dreaded Ghost", "4th/246", level=9, traits={"undead"})
def dreaded_ghost(you: Script) -> None:
    you.always(MayUseOf(THIS, "undead"), Level(OPPONENT, -9, when=Fits(OPPONENT, champions.not_of_types(CLERIC))))
    you.instantly_defeats(champions.level_at_most(-1).not_of_types(CLERIC))


@ally("Ki-Rin", "4th/248", level=3)
def ki_rin(you: Script) -> None:
    you.instantly_defeats(champions.without(allies))


@ally("Barbaric Allies", "4th/512", level=7)
def barbaric_allies(you: Script) -> None:
    you.always(DefiesBans())
    with you.whenever(SIDE_WINS, when=THIS_DEFENDS):
        lost = you.choose(realms.unrazed.opposing, by=OPPOSING_PLAYER)
        you.raze(lost)


@ally("Selkie", "4th/250", level=3, traits={"swimmer"})
def selkie(you: Script) -> None:
    with you.in_combat():
        charmed = you.choose(cards.attached_to(OPPONENT), by=OPPOSING_PLAYER)
        you.discard(charmed)


@ally("Troll", "4th/249", level=6)
def troll(you: Script) -> None:
    you.always(DrawsAttacks(THIS), Firm(THIS), StaysOn(THIS))
    with you.whenever(IsDefeated(BEARER)):
        you.discard(THIS)


@ally("Armies of Bloodstone", "4th/208", level=4)
def armies_of_bloodstone(you: Script) -> None:
    with you.power(battle=True):
        you.give(BEARER, CannotFight(IT), OWN_NEXT_TURN)
        you.withdraw(BEARER)
        you.relieve()


@ally("Displacer Beast", "4th/252", level=6)
def displacer_beast(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        you.withdraw(champions.in_battle, stays=True)
        you.relieve()
        with you.when(There(YOUR_FIGHTER)):
            you.attach(YOUR_FIGHTER)
        with you.otherwise():
            you.discard(THIS)


@ally("Stug", "4th/226", level=2, traits={"elf"})
def stug(you: Script) -> None:
    with you.whenever(SIDE_LOSES, when=MANY_PLAYERS), you.may():
        friend = you.choose_outsider()
        you.pass_spoils(friend)
