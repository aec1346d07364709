"""Realms of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import plain, realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

plain(realm("Nordmaar", "DL/002", world=DL, bluelines={"coastal"}))
plain(realm("Cristyne", "DL/008", world=DL, bluelines={"coastal"}))


@realm("Silvanesti", "DL/003", world=DL, bluelines={"coastal"})
def silvanesti(you: Script) -> None:
    you.always(Level(champions_and_allies.being("elf").defending_here, 2))


@realm("Goodland", "DL/004", world=DL, bluelines={"coastal"})
def goodland(you: Script) -> None:
    you.always(Level(champions_and_allies.being("kender", "gnome").defending_here, 2))


@realm("Khur", "DL/005", world=DL, level=4, bluelines={"coastal"})
def khur(you: Script) -> None:
    you.always(DefendsItself(HERO))


@realm("Sancrist", "DL/007", world=DL, bluelines={"coastal"})
def sancrist(you: Script) -> None:
    you.always(Level(champions.of(DL).defending_here, 2))


@realm("Northern Ergoth", "DL/009", world=DL, bluelines={"coastal"})
def northern_ergoth(you: Script) -> None:
    you.always(Level(clerics.defending_here, 3))


@realm("Southern Ergoth", "DL/010", world=DL, bluelines={"coastal"})
def southern_ergoth(you: Script) -> None:
    you.always(Level(champions_and_allies.being("elf").attacking_here, -2))


@realm("Plains of Dust", "DL/011", world=DL)
def plains_of_dust(you: Script) -> None:
    you.always(Level(champions.attacking_here, -2))


@realm("Spine of Taladas", "DL/012", world=DL, bluelines={"coastal"})
def spine_of_taladas(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "swimmer")))


@realm("Isle of Selasia", "DL/013", world=DL, bluelines={"coastal"})
def isle_of_selasia(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "swimmer")))


@realm("Thorin", "DL/014", world=DL)
def thorin(you: Script) -> None:
    dwarves = champions_and_allies.being("dwarf")
    you.always(Level(dwarves.defending_here, 2), Level(dwarves.attacking_here, -2))


@realm("Solamnia", "DL/006", world=DL)
def solamnia(you: Script) -> None:
    with you.whenever(RazedInBattle(THIS)):
        you.renew_hand(PlayerOf(OTHER, "the attacking player"), 5)


@realm("Mithas", "DL/001", world=DL, bluelines={"coastal"})
def mithas(you: Script) -> None:
    with you.whenever(Razed(THIS)):
        you.rise_again(THIS)
        you.give(THIS, AttacksRazed(champions, IT), WHILE_IN_PLAY)
