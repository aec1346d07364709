"""Monsters of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

ADVENTURERS = champions.being("adventurer").yours


@monster("Pereghost", "4th/262", world=FR, level=7, traits={"flyer"})
def pereghost(you: Script) -> None:
    you.always(Level(allies.with_this, 2))
    you.always(MayUseOf(THIS, "dragon"))


@monster("Dracolich", "4th/263", world=FR, level=6, traits={"dragon", "flyer", "undead"})
def dracolich(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), MayUseOf(THIS, "dragon"))


@monster("Stone Giant", "4th/264", world=FR, level=6, traits={"giant"})
def stone_giant(you: Script) -> None:
    with you.power(from_pool=True, once_a_round=True):
        crushed = you.choose(allies.opposing.in_battle.level_at_most(4))
        you.discard(crushed)


@monster("Lich Conclave", "4th/265", world=GH, level=5, traits={"undead"})
def lich_conclave(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    you.always(Gains(allies.with_this, "undead"))


@monster("Winged Horror", "4th/266", world=GH, level=5, traits={"dragon", "flyer", "undead"})
def winged_horror(you: Script) -> None:
    you.always(LevelTimes(items.being("weapon").on_this, 2))
    you.always(MayUseOf(THIS, "dragon"))


@monster("Mature Gold Dragon", "4th/267", world=GH, level=8, traits={"dragon", "flyer"})
def mature_gold_dragon(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), MayUseOf(THIS, "dragon"))
    you.always(Level(THIS, 4, when=NamedInPlay("Young Gold Dragon")))


@monster("Borys the Dragon", "4th/268", world=DS, level=9, traits={"dragon", "flyer"})
def borys(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL, PSIONIC_POWER))
    you.always(Immune(THIS, psionics.offensive))


@monster("Athasian Cistern Fiend", "4th/269", world=DS, level=8)
def athasian_cistern_fiend(you: Script) -> None:
    with you.power(anytime=True, once_a_round=True, when=THIS_FIGHTS):
        you.devour(allies.against_this, BaseLevelOf(THIS))
    you.always(Immune(THIS, psionic_powers.offensive))


@monster("Korgunard the Avangion", "4th/270", world=DS, level=8, traits={"flyer"})
def korgunard(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    you.always(Immune(THIS, psionics.offensive))
    with you.power(anytime=True, when=THIS_IN_POOL):
        ruin = you.choose(realms.razed)
        you.discard(THIS)
        you.rebuild(ruin)


@monster("Livekor", "4th/294", world=AD, level=9, traits={"adventurer", "dragon", "flyer"})
def livekor(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))
    with you.whenever(YOUR_TURN_BEGINS, when=WithAdventurers(5)), you.may():
        you.give(monsters.yours.in_pool, CountsAs(IT, HERO), OWN_NEXT_TURN)


@monster("Ssilcroth", "4th/296", world=AD, level=5, traits={"adventurer"})
def ssilcroth(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, when=All(WithAdventurers(4), Fits(ATTACKER, ADVENTURERS))))


@monster("Cyclops", "4th/307", world=AD, level=7, traits={"giant"})
def cyclops(you: Script) -> None:
    you.always(Level(THIS, Times(2, Count(items.on_this))))


@monster("Ettin", "4th/308", world=AD, level=5, traits={"giant"})
def ettin(you: Script) -> None:
    you.always(MoreArtifacts(THIS, 2))


@monster("Formorian Giant", "4th/309", world=AD, level=6, traits={"giant"})
def formorian_giant(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, when=THIS_FIGHTS))


@monster("Fire Giant", "4th/310", world=AD, level=8, traits={"giant"})
def fire_giant(you: Script) -> None:
    you.always(Level(THIS, 4, when=Fighting(champions.being("swimmer"))))


@monster("Drider", "4th/319", world=FR, level=4, traits={"underdark"})
def drider(you: Script) -> None:
    you.always(MayUse(THIS, BLOOD_ABILITY, side=OFFENSIVE))
    you.always(Immune(THIS, unarmed_combat_cards.offensive.made_for("hero")))


@monster("Eye Tyrant", "4th/320", world=FR, level=6, traits={"beholder", "underdark"})
def eye_tyrant(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    you.always(Immune(THIS, items.offensive))


@monster("Roper", "4th/321", world=FR, level=9, traits={"underdark"})
def roper(you: Script) -> None:
    you.always(Immune(THIS, (spells | items).offensive.without_word("fire")))
    you.always(Immune(THIS, psionics.offensive))


@monster("Apocalypse", "4th/343", world=BR, level=7, traits={"awnshegh", "flyer"})
def apocalypse(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, BLOOD_ABILITY))
    you.instantly_defeats(realm_champions)


@monster("The Ancient Dead", "4th/352", world=RL, level=7, traits={"undead"})
def ancient_dead(you: Script) -> None:
    with you.whenever(IsDefeated(THIS)):
        you.give(WINNER, LosesBase(IT, AtOnce(BaseLevelOf(THIS))), FOR_GOOD)


@monster("The Death Ship", "4th/355", world=RL, level=4, traits={"swimmer", "undead"})
def death_ship(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.not_being("swimmer"), when=THIS_FIGHTS))


@monster("Urdlen", "4th/474", world=AD, level=14, avatar=True, bluelines={"earthwalker"})
def urdlen(you: Script) -> None:
    with you.price():
        victim = you.choose(monsters.being("earthwalker").yours.in_pool.level_at_least(7), reach=False)
        you.discard(victim)
    with you.whenever(ROUND_BEGINS):
        you.discard(allies.being("earthwalker").opposing.in_battle)
    with you.whenever(IsPlayed(allies.being("earthwalker").opposing.in_battle, "others")):
        you.discard(THAT)


@monster("Bahgtru", "4th/478", world=AD, level=14, avatar=True, traits={"orc"})
def bahgtru(you: Script) -> None:
    with you.price():
        victim = you.choose(heroes.yours.in_pool.level_at_least(13), reach=False)
        you.discard(victim)
    you.always(Level(allies.yours, 4))
    you.always(Immune(allies.yours, (spells | blood_abilities | items).offensive))


@monster("Remnis", "4th/481", world=AD, level=15, avatar=True, bluelines={"flyer"})
def remnis(you: Script) -> None:
    with you.price():
        you.give_up_levels(champions.being("flyer").yours.in_pool, 16)
    with you.whenever(EVERY_TURN_ENDS), you.may():
        found = you.choose(cards.yours.not_of_types(*CHAMPIONS).in_discard)
        you.send(found, HAND)


@monster("Cegilune", "4th/482", world=AD, level=17, avatar=True)
def cegilune(you: Script) -> None:
    with you.price():
        with you.either():
            treasure = you.choose(items.yours.bonus_at_least(3), 3, reach=False)
            you.discard(treasure)
        with you.or_else():
            victims = you.choose(champions.being("elf").yours.in_pool, 3, reach=False)
            you.discard(victims)
    with you.whenever(Attacks(THIS)):
        you.discard(items.opposing)


@monster("Iuz, Avatar of Evil", "4th/488", world=GH, level=14, avatar=True, traits={"undead"})
def iuz(you: Script) -> None:
    with you.price():
        you.give_up_levels(champions.being("undead").yours.in_pool, 10)
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.power(anytime=True, once=True):
        offered = you.choose(realms.unrazed.yours, reach=False, called="your realm")
        victim = you.choose_opponent()
        you.raze(offered)
        lost = you.choose(realms.of_player(victim), by=victim)
        with you.when(Fits(lost, realms.razed)):
            you.discard(lost)
        with you.otherwise():
            you.raze(lost)


@monster("The Vulture of the Core", "4th/358", world=RL, level=6, traits={"flyer"})
def vulture_of_the_core(you: Script) -> None:
    with you.whenever(Defends(THIS), when=Fits(ATTACKED_REALM, realms.of(RL))), you.may():
        you.draw_for_round(5)


@monster("Great Mother", "4th/479", world=AD, level=16, avatar=True, traits={"beholder"})
def great_mother(you: Script) -> None:
    with you.price():
        you.comes_when(JustDefeated(WIZARD))
    with you.power(anytime=True, once=True):
        player = you.choose_player(anyone=True)
        you.declare(CannotUse(champions.of_player(ITS_PLAYER), spells), TURN_END, about=player)


@monster("The Bog Monster", "4th/360", world=RL, level=8)
def bog_monster(you: Script) -> None:
    gathering = Not(Assembled(4))
    you.always(NoPowers(allies.against_this, when=gathering), LevelBecomes(allies.against_this, 0, when=gathering))
    with you.whenever(IsPlayed(allies.against_this)):
        you.count_in(4, allies.against_this)


@monster("Lolth, the Spider Avatar", "4th/489", world=GH, level=21, avatar=True, traits={"drow", "elf"})
def lolth(you: Script) -> None:
    with you.price():
        victims = you.choose(champions.being("drow").yours.in_pool, 2, reach=False)
        you.discard(victims)
        you.note(victims)
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL, PSIONIC_POWER))
    with you.whenever(IsDefeated(THIS)):
        you.send(Either(THIS, champions.yours.in_discard.noted("given up for it")), DRAW_PILE, shuffled=True)
