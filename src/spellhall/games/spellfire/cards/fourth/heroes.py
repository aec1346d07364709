"""Heroes of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

ADVENTURERS = champions.being("adventurer").yours


@hero("Drizzt Do'Urden", "4th/253", world=FR, level=8, traits={"drow"})
def drizzt(you: Script) -> None:
    you.always(Twice(THIS, when=THIS_DEFENDS))


@hero("The Harpers", "4th/254", world=FR, level=6)
def harpers(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    with you.in_combat():
        with you.either():
            you.give(THIS, CannotUse(IT, cleric_spells), BATTLE_END)
        with you.or_else():
            you.give(THIS, CannotUse(IT, wizard_spells), BATTLE_END)


@hero("Helm", "4th/255", world=FR, level=6)
def helm(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    with you.answer(to=events, from_pool=True):
        you.discard(THIS)
        you.cancel()


@hero("Thorvid", "4th/256", world=GH, level=5)
def thorvid(you: Script) -> None:
    you.always(Level(THIS, 3, when=Fighting(monsters, champions.being("undead"), champions.being("flyer"))))


@hero("Hettman Tsurin", "4th/257", world=GH, level=2)
def hettman_tsurin(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS, when=THIS_DID_NOT_ATTACK), you.may():
        robbed = you.choose_player()
        you.discard_from_hand(1, robbed, at_random=True)


@hero("Tyrinon", "4th/258", world=GH, level=5, traits={"flyer"})
def tyrinon(you: Script) -> None:
    you.always(Gains(allies.with_this, "flyer"), AlliesFollow(THIS))
    you.always(Level(allies.with_this, 2))


@hero("Rikus", "4th/259", world=DS, level=6, bluelines={"dwarf"})
def rikus(you: Script) -> None:
    with you.whenever(Wins(THIS)):
        you.attack_again(THIS)


@hero("Captain Kazhal", "4th/260", world=DS, level=9)
def captain_kazhal(you: Script) -> None:
    with you.power(anytime=True, once_a_battle=True, when=THIS_FIGHTS):
        lost = you.choose(items.attached_to(OPPONENT))
        you.discard(lost)


@hero("Neeva", "4th/261", world=DS, level=7, traits={"flyer"})
def neeva(you: Script) -> None:
    you.always(BaseTimes(THIS, 2, when=Defending(realms.of(DS))))


@hero("Photed", "4th/289", world=AD, level=7, traits={"adventurer", "orc"})
def photed(you: Script) -> None:
    you.always(BaseLevel(ADVENTURERS, 1, when=WithAdventurers(1)))


@hero("Vitralis", "4th/292", world=AD, level=3, traits={"adventurer"})
def vitralis(you: Script) -> None:
    you.always(SideBonus(ADVENTURERS, 3, when=WithAdventurers(2)))


@hero("Shayla", "4th/295", world=AD, level=3, traits={"adventurer"})
def shayla(you: Script) -> None:
    you.always(Immune(ADVENTURERS, items.offensive, when=WithAdventurers(4)))


@hero("Malleyahl", "4th/322", world=FR, level=4, traits={"drow"})
def malleyahl(you: Script) -> None:
    you.always(Level(THIS, 3, when=Defending(realms.being("underdark"))))
    you.always(MayUse(THIS, PSIONIC_POWER, side=OFFENSIVE))


@hero("Isika", "4th/325", world=FR, level=4)
def isika(you: Script) -> None:
    you.always(Level(allies.with_this, 2), Level(allies.against_this, -2))


@hero("Merika", "4th/326", world=DS, level=3, traits={"elf"})
def merika(you: Script) -> None:
    you.always(MayUse(THIS, BLOOD_ABILITY))


@hero("Funerea", "4th/327", world=DS, level=8, traits={"giant"})
def funerea(you: Script) -> None:
    with you.in_combat():
        you.switch_sides(allies.against_this)
    with you.whenever(IsPlayed(allies.against_this, "others")):
        you.switch_sides(THAT)


@hero("Merik", "4th/335", world=DS, level=4, traits={"elf"})
def merik(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))
    you.always(Gains(THIS, "earthwalker"), Gains(allies.with_this, "earthwalker"), AlliesFollow(THIS))


@hero("Pyre", "4th/336", world=DS, level=7, traits={"giant"})
def pyre(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    you.always(Level(THIS, 7, when=Fighting(champions.unable_to_use(WIZARD_SPELL, CLERIC_SPELL))))


@hero("Madman Enraged", "4th/353", world=RL, level=5, traits={"undead"})
def madman_enraged(you: Script) -> None:
    with you.in_combat():
        wrecked = you.choose(holdings.opposing)
        you.discard(wrecked)


@hero("Malaruat", "4th/323", world=FR, level=6, traits={"drow"})
def malaruat(you: Script) -> None:
    with you.in_combat():
        corrupted = you.choose(monsters.in_pool.of_outsiders, up_to=True)
        you.stand_in(corrupted)


@hero("Maleficent", "4th/324", world=FR, level=8, traits={"drow"})
def maleficent(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, BLOOD_ABILITY))
    with you.in_combat():
        helper = you.choose(champions.avatars.other.in_pool, up_to=True)
        with you.when(There(helper)):
            you.give(THIS, MayUse(IT, WIZARD_SPELL, BLOOD_ABILITY), ROUND_END)
            you.imitate(helper)


@hero("Islerik", "4th/334", world=FR, level=5)
def islerik(you: Script) -> None:
    you.always(Immune(THIS, items.offensive))
    with you.before_combat(when=THIS_DEFENDS), you.may():
        you.give(THIS, Mirrors(IT), ROUND_END)


@hero("Fleeing Adventurers", "4th/359", world=RL, level=3, traits={"adventurer"})
def fleeing_adventurers(you: Script) -> None:
    you.always(Goes(THIS, POOL, may=True, when=Fighting(psionicists, regents)))


@hero("Garl Glittergold", "4th/473", world=AD, level=13, avatar=True, traits={"gnome"})
def garl_glittergold(you: Script) -> None:
    with you.price():
        victim = you.choose(heroes.yours.in_pool.level_at_least(8), reach=False)
        you.discard(victim)
    you.always(Gains(champions.yours, "gnome"))
    you.always(Immune(champions.truly("gnome"), wizard_spells.offensive))


@hero("Yondalla the Provider", "4th/475", world=AD, level=16, avatar=True, traits={"halfling"})
def yondalla(you: Script) -> None:
    with you.price():
        victim = you.choose(monsters.yours.in_pool.level_at_least(12), reach=False)
        you.discard(victim)
    you.always(CannotFight(THIS, attack=True, defend=False))
    with you.whenever(IsDefeated(THIS)):
        beside = you.choose(champions.other.besides(WINNER), if_any=True)
        you.discard(WINNER)
        you.discard(beside)
    with you.whenever(IsDiscarded(THIS), when=NO_ROUND_ENDS):
        other = you.choose(champions, if_any=True)
        you.discard(other)


@hero("Brandobaris", "4th/476", world=AD, level=13, avatar=True, traits={"halfling"})
def brandobaris(you: Script) -> None:
    with you.price():
        victim = you.choose(heroes.yours.in_pool.bearing(items), reach=False)
        you.discard(victim)
    with you.power(anytime=True, once=True):
        robbed = you.choose(champions.others.in_pool.bearing(items_and_artifacts), called="that champion")
        loot = items_and_artifacts.attached_to(robbed)
        heirs = champions.in_pool.of_player_of(robbed).besides(robbed)
        you.redistribute(loot, heirs, "other champions there")


@hero("Ethereal Champion", "4th/508", world=AD, level=7)
def ethereal_champion(you: Script) -> None:
    you.always(
        MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL),
        Immune(THIS, cards.offensive),
        Immune(THIS, champions.opposing, powers_only=True),
    )
    with you.power(anytime=True):
        you.turn_down(champions.other.yours.in_pool, WHILE_IN_PLAY)
