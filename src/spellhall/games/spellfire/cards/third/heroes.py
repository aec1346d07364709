"""Heroes of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Marco Volo", "3rd/050", world=FR, level=3)
def marco_volo(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        player = you.choose_player(anyone=True)
        you.look_at_top(1, player)
        with you.may():
            you.discard(TopCard(player))


@hero("Alias the Sell-Sword", "3rd/041", world=FR, level=6)
def alias_the_sell_sword(you: Script) -> None:
    you.always(Immune(THIS, spells.offensive))


@hero("King Azoun IV", "3rd/042", world=FR, level=7)
def king_azoun_iv(you: Script) -> None:
    you.always(Level(allies.with_this, 1))


@hero("Torg Mac Cei, the Ironlord", "3rd/047", world=FR, level=6, traits={"dwarf", "earthwalker"})
def torg_mac_cei_the_ironlord(you: Script) -> None:
    rift = realms.named("The Great Rift")
    you.always(BaseTimes(THIS, 2, when=AnyOf(Attacking(rift), Defending(rift))))


@hero("Gnomes of Samek", "3rd/052", world=FR, level=4, traits={"earthwalker", "gnome"})
def gnomes_of_samek(you: Script) -> None:
    with you.power(battle=True, once_a_round=True):
        ignored = you.choose((allies | items | spells.offensive).against_this)
        you.give(ignored, NoPowers(IT), ROUND_END)
        you.give(ignored, LevelBecomes(IT, 0), ROUND_END)


@hero("Adventurers!", "3rd/053", world=FR, level=3, traits={"adventurer"})
def adventurers_of_the_realms(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))


@hero("Adventurers", "3rd/056", world=FR, level=4, traits={"adventurer"})
def adventurers(you: Script) -> None:
    you.always(Level(allies.with_this, 1))


@hero("The Jotunslayers", "3rd/057", world=FR, level=4, traits={"dwarf", "earthwalker"})
def jotunslayers(you: Script) -> None:
    you.always(BaseBecomes(THIS, 8, when=Fighting(monsters)))


@hero("Tergoz Tenhammer", "3rd/060", world=GH, level=5)
def tergoz_tenhammer(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, when=THIS_FIGHTS))


@hero("King Havlor II", "3rd/064", world=FR, level=5)
def king_havlor_ii(you: Script) -> None:
    you.always(SideBonus(THIS, 5, "magical item, a flaming sword"))


@hero("Vasos Flameslayer", "3rd/073", world=FR, level=5, traits={"dwarf", "earthwalker"})
def vasos_flameslayer(you: Script) -> None:
    you.always(Level(THIS, 3, when=Fighting(monsters)))


@hero("Allisa of the Mist", "3rd/074", world=FR, level=5)
def allisa_of_the_mist(you: Script) -> None:
    you.always(Level(THIS, 3, when=Fighting(monsters)))


@hero("Worden Ironfist", "3rd/076", world=FR, level=5, traits={"dwarf", "earthwalker"})
def worden_ironfist(you: Script) -> None:
    you.always(Level(THIS, 3, when=Fighting(monsters)))


@hero("Dwarf of Earthfast", "3rd/079", world=FR, level=2, traits={"dwarf", "earthwalker"})
def dwarf_of_earthfast(you: Script) -> None:
    you.always(Level(THIS, 4, when=Fighting(monsters)))


@hero("Dagrande", "3rd/082", world=FR, level=4, traits={"dwarf", "earthwalker"})
def dagrande(you: Script) -> None:
    with you.whenever(RazesRealm(THIS, realms.of_opponents)):
        you.double_spoils()
    with you.whenever(Wins(THIS), when=THIS_DEFENDS):
        you.double_spoils()


@hero("Shandrill", "3rd/087", world=FR, level=3)
def shandrill(you: Script) -> None:
    you.always(Immune(THIS, spells.offensive))


@hero("Kiara", "3rd/171", world=GH, level=2, traits={"elf"})
def kiara(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        broken = you.choose(items.attached_to(OPPONENT))
        you.discard(broken)


@hero("Wolf Nomads", "3rd/181", world=GH, level=4)
def wolf_nomads(you: Script) -> None:
    you.always(Level(THIS, 2, when=There(champions.named("Mika the Wolf Nomad", "Mika the Wolf-Nomad").yours.in_pool)))


@hero("Rangers of the Hornwood", "3rd/196", world=GH, level=4)
def rangers_of_the_hornwood(you: Script) -> None:
    you.instantly_defeats(heroes.of(FR))


@hero("Erellika", "3rd/262", world=DS, level=2)
def erellika(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    with you.whenever(Attacks(THIS)):
        you.declare(NoPowers(holdings.opposing), BATTLE_END)
    with you.whenever(Defends(THIS)):
        you.declare(CannotPlay("all", psionic_powers), BATTLE_END)
        you.declare(NoPowers(psionic_powers), BATTLE_END)
        you.declare(LevelBecomes(psionic_powers, 0), BATTLE_END)


@hero("Herminard", "3rd/264", world=DS, level=4)
def herminard(you: Script) -> None:
    with you.whenever(IsDefeated(THIS), when=Defending(realms.of(DS))):
        you.discard(WINNER)


@hero("T'kkyl", "3rd/265", world=DS, level=3)
def tkkyl(you: Script) -> None:
    you.always(Goes(allies.against_this, ABYSS, why="fallen"))


@hero("Azhul the Hasty", "3rd/266", world=DS, level=4)
def azhul_the_hasty(you: Script) -> None:
    with you.whenever(Wins(THIS), when=THIS_ATTACKS):
        you.attack_again(THIS, ever=True)


@hero("Dlasva", "3rd/300", world=DS, level=3, side=OFFENSIVE, psionic=True)
def dlasva(you: Script) -> None:
    with you.power(anytime=True, once_a_round=True, when=THIS_FIGHTS):
        victim = you.choose(allies.against_this)
        you.discard(victim)


@hero("Tithian", "3rd/301", world=DS, level=5)
def tithian(you: Script) -> None:
    with you.whenever(Wins(THIS), when=THIS_ATTACKS):
        you.raze(ATTACKED_REALM)


@hero("The Outcast", "3rd/323", world=DS, level=5)
def outcast(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))


@hero("Joliet the Rash", "3rd/078", world=FR, level=4)
def joliet_the_rash(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS, when=HasNotAttacked(THIS)):
        you.discard(THIS)
    with you.whenever(Wins(THIS), when=All(THIS_ATTACKS, Not(Fits(DEFENDER, realms)))):
        you.earn_spoils()


@hero("Neeva", "3rd/259", world=DS, level=7, traits={"flyer"})
def neeva(you: Script) -> None:
    you.always(LevelTimes(THIS, 2, when=Defending(realms.of(DS))))


@hero("Crime Lord", "3rd/055", world=FR, level=7, traits={"beholder"})
def crime_lord(you: Script) -> None:
    you.always(PlaysAsEvent(HARMFUL))
    with you.when_played():
        razed = you.choose(holdings)
        you.discard(razed)
