"""Thieves of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import thief
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@thief("Artemis Entreri", "NS/029", world=FR, level=8)
def artemis_entreri(you: Script) -> None:
    you.always(MayUseOf(THIS, "hero"), Level(THIS, 5, when=All(THIS_FIGHTS, Not(There(allies.against_this)))))


@thief("Daryth of Calimshan", "NS/030", world=FR, level=3)
def daryth(you: Script) -> None:
    you.always(Level(thief_skills.with_this, 2))


@thief("Phostrek", "NS/037", world=DS, level=4, traits={"halfling"})
def phostrek(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER), BaseBecomes(THIS, 8, when=Fits(OPPONENT, champions.not_of_types(MONSTER))))


@thief("Kelda Auslawsen", "NS/041", world=BR, level=3)
def kelda(you: Script) -> None:
    you.always(
        Level(THIS, 5, when=Fits(OPPONENT, heroes)),
        Level(THIS, 3, when=All(THIS_DEFENDS, Fits(ATTACKED_REALM, realms.of(BR)))),
    )


@thief("Storm Silverhand", "NS/031", world=FR, level=9)
def storm_silverhand(you: Script) -> None:
    with you.power(anytime=True):
        rival = you.choose_opponent()
        you.send(THIS, LIMBO)
        you.look_at_hand(rival)


@thief("Turin Deathstalker", "NS/035", world=GH, level=8, traits={"undead"})
def turin_deathstalker(you: Script) -> None:
    you.always(Immune(THIS, unarmed_combat_cards), Immune(THIS, champions.of(FR), powers_only=True))
    with you.in_combat():
        you.discard(allies.bonus_at_most(4).against_this)
    with you.whenever(IsPlayed(allies.bonus_at_most(4).against_this, "others")):
        you.discard(THAT)


@thief("Moriad", "NS/042", world=BR, level=3, traits={"halfling"})
def moriad(you: Script) -> None:
    you.always(Immune(THIS, champions.being("undead"), powers_only=True))


@thief("Jacqueline Renier", "NS/032", world=RL, level=7, traits={"werebeast"})
def jacqueline_renier(you: Script) -> None:
    you.instantly_defeats(champions.unable_to_use(WIZARD_SPELL, CLERIC_SPELL).without(items_and_artifacts))


@thief("Julio, Master Thief of Haslic", "NS/034", world=RL, level=2)
def julio(you: Script) -> None:
    with you.whenever(Wins(THIS)), you.may():
        stolen = you.choose(cards.yours.not_of_types(*SPELLS).in_discard)
        you.send(stolen, HAND)


@thief("Donval", "NS/039", world=DS, level=8, traits={"dwarf", "earthwalker"})
def donval(you: Script) -> None:
    you.always(
        AnyWorld(THIS),
        CannotUse(THIS, items),
        NoPowers(items.on_this),
        LevelBecomes(items.on_this, 0),
    )


@thief("Mask", "NS/045", world=FR, level=17, avatar=True)
def mask(you: Script) -> None:
    with you.price():
        victim = you.choose(thieves.yours.in_pool, reach=False)
        you.discard(victim)
    you.always(BaseLevel(thieves.yours, 3), SoleAvatar())
    with you.power(anytime=True):
        robbed = you.choose_player(anyone=True)
        you.send(THIS, ABYSS)
        you.send((items | artifacts | spells | allies).of_player(robbed).in_discard, ABYSS)


@thief("The Guildmaster", "NS/028", world=GH, level=10)
def guildmaster(you: Script) -> None:
    you.always(MustAsk(thieves, thief_skills), Immune(THIS, unarmed_combat_cards))


@thief('Simpkin "The Weasel" Furzear', "NS/036", world=GH, level=7, traits={"halfling"})
def simpkin(you: Script) -> None:
    with you.in_combat():
        you.note(items.attached_to(OPPONENT))
        you.borrow(items.attached_to(OPPONENT), THIS)
    with you.whenever(SIDE_FOUGHT):
        you.discard(items.noted("taken by it"))


@thief("Ratik Ubel", "NS/033", world=RL, level=5, traits={"undead"})
def ratik_ubel(you: Script) -> None:
    you.always(
        Immune(THIS, spells.offensive),
        Immune(THIS, events.harmful),
        Immune(THIS, items.noted("chosen by it")),
    )
    with you.power(anytime=True, once_a_round=True, when=THIS_FIGHTS):
        ignored = you.choose(items.offensive.against_this)
        you.note(ignored)


@thief("Uldo Dracobane", "NS/043", world=AD, level=7, traits={"drow", "earthwalker"})
def uldo_dracobane(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS, when=All(THIS_DID_NOT_ATTACK, There(Made("a sworn attacker")))):
        you.discard(THIS)
    with you.whenever(YOUR_TURN_ENDS, when=All(THIS_DID_NOT_ATTACK, Not(There(Made("a sworn attacker"))))), you.may():
        prey = you.choose(champions.being("dragon"))
        you.send(cards.attached_to(prey), DRAW_PILE, bottom=True)
        you.give(THIS, Bears(IT, "a sworn attacker"), END_OF_OWN_NEXT_TURN)


@thief("Jamlin", "NS/038", world=DS, level=5, traits={"elf"})
def jamlin(you: Script) -> None:
    with you.whenever(SIDE_BEATEN, when=Not(BeatenBy(10))):
        you.give(THIS, Goes(IT, POOL), ROUND_END)


@thief("Gib Reltub", "NSc/20", world=FR, level=8, traits={"earthwalker", "elf"})
def gib_reltub(you: Script) -> None:
    you.always(
        MayUse(THIS, WIZARD_SPELL),
        Immune(THIS, events, all_sides=True),
        CannotBeTurned(THIS, spells.with_word("wish")),
    )
    with you.power(anytime=True, once=True):
        you.give(THIS, Immune(IT, rule_cards, all_sides=True), OWN_NEXT_TURN)


@thief("El-Hadid", "NS/040", world=BR, level=4)
def el_hadid(you: Script) -> None:
    you.always(MayUse(THIS, BLOOD_ABILITY))
    with you.in_combat():
        you.show_cards(cards, OPPOSING_PLAYER, 4)
        you.declare(CannotPlay("opponent", cards.besides(Made("the shown cards"))), ROUND_END)
