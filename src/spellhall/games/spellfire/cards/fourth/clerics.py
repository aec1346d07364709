"""Clerics of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

ADVENTURERS = champions.being("adventurer").yours
SISTERS = champions.named("Pearl", "Amber", "Aquamarina").yours


@cleric("Amarill", "4th/280", world=FR, level=3)
def amarill(you: Script) -> None:
    with you.whenever(IsDefeated(THIS)), you.may():
        saved = you.choose(champions.other.yours.in_discard)
        you.send(saved, HAND)


@cleric("Clerics of Malar", "4th/281", world=FR, level=4)
def clerics_of_malar(you: Script) -> None:
    you.always(Level(THIS, 2, when=Attacking(realms.not_of(FR))))
    you.always(MayUseOf(THIS, "hero"))


@cleric("Adon", "4th/282", world=FR, level=5)
def adon(you: Script) -> None:
    you.always(Immune(THIS, (spells | items).offensive), Immune(THIS, artifacts))
    you.always(Level(THIS, 5, when=NamedInPlay("Midnight")))


@cleric("Sysania", "4th/283", world=GH, level=4, traits={"flyer"})
def sysania(you: Script) -> None:
    you.always(Gains(allies.with_this, "flyer"), AlliesFollow(THIS))
    you.always(MayUseOf(THIS, "dragon"))


@cleric("Nenioc", "4th/284", world=GH, level=5)
def nenioc(you: Script) -> None:
    you.always(MayBeGivenUpFor(champions.avatars))


@cleric("Arch-Druid", "4th/285", world=GH, level=4)
def arch_druid(you: Script) -> None:
    you.always(MustAsk(clerics, spells))
    you.always(CannotPlay("all", champions.avatars))


@cleric("Shayira", "4th/286", world=DS, level=3)
def shayira(you: Script) -> None:
    you.always(NoPowers(cards.attached.against_this))


@cleric("Elemental Cleric", "4th/287", world=DS, level=2)
def elemental_cleric(you: Script) -> None:
    you.always(Immune(THIS, wizard_spells.offensive))
    you.always(MayUse(THIS, WIZARD_SPELL, only=wizard_spells.with_word("earth", "air", "fire", "water")))


@cleric("Klik-Ka'Cha", "4th/288", world=DS, level=7)
def klik_ka_cha(you: Script) -> None:
    with you.in_combat(when=THIS_DEFENDS), you.may():
        lost = you.choose(items)
        you.discard(lost)
    you.always(MayUseOf(THIS, "hero"))


@cleric("Migrane", "4th/291", world=AD, level=8, traits={"adventurer", "elf"})
def migrane(you: Script) -> None:
    you.always(Immune(ADVENTURERS, cleric_spells.offensive, when=WithAdventurers(3)))


@cleric("Pearl", "4th/304", world=RL, level=3)
def pearl(you: Script) -> None:
    you.always(Level(allies.attached_to(SISTERS), 2))


@cleric("Amber", "4th/305", world=RL, level=5)
def amber(you: Script) -> None:
    you.always(Level(items.attached_to(SISTERS), 2))


@cleric("Neranal", "4th/313", world=AD, level=5, traits={"giant", "swimmer"})
def neranal(you: Script) -> None:
    you.always(SideBonus(THIS, 4, "swimming ally"))
    with you.whenever(IsPlayed(allies.being("swimmer").against_this, "others"), once_a_battle=True):
        you.discard(THAT)


@cleric("Gloaranor", "4th/314", world=AD, level=6, traits={"giant"})
def gloaranor(you: Script) -> None:
    you.always(Reaches(THIS, realms.showing_trees, ignores_bans=True))


@cleric("Borin Moradinson", "4th/316", world=FR, level=5, traits={"dwarf"})
def borin_moradinson(you: Script) -> None:
    you.always(Goes(THIS, POOL, when=NamedInPlay("Moradin")))


@cleric("Mallin Dimmerswill", "4th/317", world=FR, level=6, traits={"dwarf"})
def mallin_dimmerswill(you: Script) -> None:
    you.always(Level(THIS, 3, when=Fighting(monsters.being("underdark"))))
    you.always(MayUseOf(THIS, "hero"))


@cleric("Arden Glimrock", "4th/318", world=FR, level=8, traits={"dwarf"})
def arden_glimrock(you: Script) -> None:
    with you.in_combat():
        you.discard(allies.being("drow").against_this)
    with you.whenever(IsPlayed(allies.being("drow").against_this, "others")):
        you.discard(THAT)
    you.instantly_defeats(champions.being("drow"))
    you.always(Goes(champions.being("drow").against_this, POOL))


@cleric("Aquamarina", "4th/306", world=RL, level=7, traits={"swimmer"})
def aquamarina(you: Script) -> None:
    sisters = clerics.named("Pearl", "Amber").yours
    with you.whenever(Attacks(sisters)):
        you.borrow(artifacts.attached_to(THIS), THAT)
    with you.whenever(Defends(sisters)):
        you.borrow(artifacts.attached_to(THIS), THAT)


@cleric("Ting Ling", "4th/354", world=RL, level=8, traits={"flyer"})
def ting_ling(you: Script) -> None:
    you.always(MayUse(THIS, BLOOD_ABILITY))
    you.always(Gains(allies.with_this, "flyer"), AlliesFollow(THIS))


@cleric("The Lesser Mummy", "4th/356", world=RL, level=3, traits={"undead"})
def lesser_mummy(you: Script) -> None:
    with you.whenever(Defends(THIS)):
        you.give(ATTACKER, Level(IT, -3), ROUND_END)
        you.give(THIS, Level(IT, 3), ROUND_END)
        with you.when(Fits(ATTACKER, champions.being("lycanthrope", "werebeast"))):
            you.defeat(ATTACKER, spared=True)


@cleric("Elemental Avatar of Earth", "4th/469", world=DS, level=15, avatar=True, bluelines={"earthwalker"})
def avatar_of_earth(you: Script) -> None:
    with you.price():
        victims = you.choose(champions.of(DS).yours.in_pool, 2, reach=False)
        you.discard(victims)
    you.always(Gains(champions.yours, "earthwalker"))


@cleric("Elemental Avatar of Air", "4th/470", world=DS, level=15, avatar=True, bluelines={"flyer"})
def avatar_of_air(you: Script) -> None:
    with you.price():
        victims = you.choose(champions.being("flyer").yours.in_pool, 2, reach=False)
        you.discard(victims)
    you.always(Immune(champions.being("flyer").yours, cards.speaking_of("flyer")))


@cleric("Elemental Avatar of Water", "4th/471", world=DS, level=15, avatar=True, bluelines={"swimmer"})
def avatar_of_water(you: Script) -> None:
    with you.price():
        victim = you.choose(clerics.of(DS).yours.in_pool.level_at_least(12), reach=False)
        you.discard(victim)
    with you.power(anytime=True, once=True), you.for_each(EVERYONE) as player:
        you.look_at_top(1, player)
        seen = you.choose(champions_and_allies.being("swimmer").among_top(1, player), up_to=True)
        you.discard(seen)


@cleric("Elemental Avatar of Fire", "4th/472", world=DS, level=15, avatar=True)
def avatar_of_fire(you: Script) -> None:
    with you.price():
        victim = you.choose(monsters.being("dragon").yours.in_pool, reach=False)
        you.discard(victim)
    you.always(SideBonus(champions.of(DS).yours, 5, "fire elemental ally"))


@cleric("Annam", "4th/480", world=AD, level=16, avatar=True, traits={"giant"})
def annam(you: Script) -> None:
    with you.price():
        victim = you.choose(champions.being("giant").yours.in_pool.level_at_least(14), reach=False)
        you.discard(victim)
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        robbed = you.choose_player()
        with you.when(There(cards.in_hand.of_player(robbed), 8)):
            you.discard_from_hand(1, robbed, at_random=True)


@cleric("Moralin", "4th/315", world=AD, level=7, traits={"giant"})
def moralin(you: Script) -> None:
    with you.in_combat(when=THIS_ATTACKS):
        you.show_cards(allies, OPPOSING_PLAYER)
        you.declare(CannotPlay("opponent", allies.besides(Made("the shown cards"))), ROUND_END)


@cleric("Verenestra", "4th/486", world=AD, level=16, avatar=True)
def verenestra(you: Script) -> None:
    with you.price():
        victim = you.choose(wizards.yours.in_pool.safe_from_offensive_spells, reach=False)
        you.discard(victim)
    with you.answer(to=spells.defensive, in_play=True, once=True):
        you.cancel()
    with you.whenever(IsDiscarded(THIS)):
        you.discard(cards.telling_of_immunity)
