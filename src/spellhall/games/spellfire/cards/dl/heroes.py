"""Heroes of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

plain(hero("Flint Fireforge", "DL/037", world=DL, level=3, traits={"dwarf", "earthwalker"}))


@hero("Tika Waylan Majere", "DL/023", world=DL, level=5)
def tika(you: Script) -> None:
    inn = holdings.named("Inn of the Last Home")
    you.always(Level(THIS, 3, when=Defending(realms.bearing(inn))))


@hero("Lord Gunthar, Solamnic Knight", "DL/024", world=DL, level=5)
def lord_gunthar(you: Script) -> None:
    you.always(Level(THIS, 2, when=THIS_DEFENDS))


@hero("Maquesta Kar-Thon", "DL/027", world=DL, level=3, bluelines={"elf"})
def maquesta(you: Script) -> None:
    you.always(Level(THIS, 4, when=Attacking(realms.being("coastal"))))


@hero("Phudge, the Great Highbulp", "DL/040", world=DL, level=2, traits={"dwarf"})
def phudge(you: Script) -> None:
    you.always(Level(OPPONENT, -2, when=Defending(realms.of(DL))))


@hero("Knights of the Sword", "DLc/05", world=DL, level=4)
def knights_of_the_sword(you: Script) -> None:
    you.always(BaseBecomes(THIS, 9, when=Fighting(wizards)), Immune(THIS, wizard_spells.offensive))


@hero("Knights of the Rose", "DLc/06", world=DL, level=6)
def knights_of_the_rose(you: Script) -> None:
    you.always(BaseBecomes(THIS, 10, when=Fighting(monsters)), Immune(THIS, items.offensive))


@hero("Knights of the Crown", "DLc/04", world=DL, level=3)
def knights_of_the_crown(you: Script) -> None:
    you.always(BaseBecomes(THIS, 8, when=Fighting(monsters)), Immune(THIS, spells.offensive.cast_by(monsters)))


@hero("Tanis Half-Elven", "DL/036", world=DL, level=6, bluelines={"half-elf"})
def tanis(you: Script) -> None:
    you.always(Level(THIS, 3, when=Defending(realms.of(DL))))
    you.always(Immune(THIS, cards.speaking_of("elf"), all_sides=True))


@hero("Caramon Majere", "DL/038", world=DL, level=7)
def caramon(you: Script) -> None:
    with you.whenever(IsPlayed(allies.first_with(THIS))):
        with you.either():
            you.give(THAT, Level(IT, 3), ROUND_END)
        with you.or_else():
            you.declare(Level(allies.with_this, 1), ROUND_END)


@hero("Tasslehoff Burrfoot", "DL/039", world=DL, level=3, traits={"kender"}, bluelines={"halfling"})
def tasslehoff(you: Script) -> None:
    carriers = heroes.yours.in_pool
    with you.power(anytime=True, once=True):
        with you.either():
            found = you.choose(items.yours.in_discard)
            you.send(found, HAND)
        with you.or_else():
            you.redistribute(items.attached_to(carriers), carriers, "other heroes there")
