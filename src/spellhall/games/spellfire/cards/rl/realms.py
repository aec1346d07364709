"""Realms of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import plain, realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Barovia", "RL/001", world=RL)
def barovia(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))
    with you.power(battle=True, once_a_round=True):
        lost = you.choose(allies.attacking_here)
        you.discard(lost)


plain(realm("Lamordia", "RL/003", world=RL, bluelines={"coastal"}))

plain(realm("Mordent", "RL/004", world=RL, bluelines={"coastal"}))


@realm("Kartakass", "RL/005", world=RL)
def kartakass(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("werebeast")))
    you.always(CannotPlay("all", allies.being("werebeast"), with_champion=champions.attacking_here))


@realm("Keening", "RL/006", world=RL)
def keening(you: Script) -> None:
    with you.whenever(IsPlayed(allies.not_being("undead").attacking_here)):
        you.count_in()
        with you.when(Not(Assembled(2))):
            you.discard(THAT)


@realm("Vebrek", "RL/008", world=RL, level=3)
def vebrek(you: Script) -> None:
    you.always(SideBonus(champions.defending_here, 3, "wolf ally"))


@realm("Invidia", "RL/009", world=RL)
def invidia(you: Script) -> None:
    with you.whenever(RazedInCombat(THIS)):
        you.discard_from_hand(2, OPPOSING_PLAYER, at_random=True)


plain(realm("Nova Vaasa", "RL/010", world=RL))


@realm("Dementlieu", "RL/011", world=RL, bluelines={"coastal"})
def dementlieu(you: Script) -> None:
    with you.in_combat():
        led = you.choose(champions.opposing.in_pool, up_to=True)
        you.stand_in(led, of=OPPOSING_PLAYER)


@realm("Valachan", "RL/012", world=RL, level=5)
def valachan(you: Script) -> None:
    you.always(DefendsItself(HERO), Gains(THIS, "vampire", when=THIS_DEFENDS))


@realm("Har' Akir", "RL/013", world=RL)
def har_akir(you: Script) -> None:
    you.always(Level(cleric_spells.attacking_here, -2))


plain(realm("Souragne", "RL/014", world=RL, bluelines={"coastal"}))


@realm("Sri Raji", "RL/015", world=RL, bluelines={"coastal"})
def sri_raji(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.base_at_least(6)))


@realm("Darkon", "RL/002", world=RL)
def darkon(you: Script) -> None:
    with you.whenever(Prevails(champions.defending_here), when=Not(There(allies.under_this))):
        kept = you.choose(allies.attached_to(THAT), up_to=True, reach=False)
        you.keep(kept)
    with you.whenever(DefendsHere(champions)):
        risen = you.choose(allies.under_this, reach=False, if_any=True)
        you.attach(THAT, risen)
        you.give(risen, Gains(IT, "undead"), ROUND_END)


@realm("Tepest", "RL/007", world=RL)
def tepest(you: Script) -> None:
    victor = PlayerOf(OTHER, "the attacking player")
    with you.whenever(RazedInBattle(THIS)):
        you.look_at_top(6, victor)
        buried = you.choose(cards.among_top(6, victor), reach=False)
        you.send(buried, DRAW_PILE, bottom=True)
