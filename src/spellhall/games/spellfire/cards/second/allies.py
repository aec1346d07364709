"""Allies of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Triceratops", "2nd/088", level=3)
def triceratops(you: Script) -> None:
    you.always(Level(THIS, 6, when=Defending(realms.named("Jungles of Chult"))))


plain(ally("Swordwraith", "2nd/169", level=4, traits={"undead"}))

plain(ally("Sea Zombie", "2nd/174", level=4, traits={"undead"}))


@ally("Giant Skeleton", "2nd/192", level=3, traits={"undead"})
def giant_skeleton(you: Script) -> None:
    blades = items_and_artifacts.being("sword", "spear").attached_to(OPPONENT)
    with you.in_combat():
        you.discard(blades)
    with you.whenever(IsPlayed(blades, "others")):
        you.discard(THAT)


plain(ally("So-ut", "2nd/281", level=3))

plain(ally("Pyreen", "2nd/286", level=3))

plain(ally("Salicia", "2nd/292", level=3))

plain(ally("Baber", "2nd/295", level=3))


@ally("Mercenary Gold", "2nd/407", level=8)
def mercenary_gold(you: Script) -> None:
    with you.in_combat():
        bribed = you.choose(allies.against_this.level_of(1, 2))
        you.discard(bribed)


@ally("Map to a Mercenary Army", "2nd/415", level=8)
def map_to_a_mercenary_army(you: Script) -> None:
    you.always(BaseHalved(wizard_spells.offensive.against_this, up=True))


@ally("Hell Hound", "2nd/190", level=5)
def hell_hound(you: Script) -> None:
    you.always(Immune(cards.fighting_with_this, spells.named("Fireball")))


@ally("Intellect Devourer", "2nd/086", level=1)
def intellect_devourer(you: Script) -> None:
    you.instantly_defeats(champions.equipped_level_at_most(5), discards=True)


plain(ally("Nomad Mercenaries", "2nd/256", level=2, bluelines={"dwarf"}))

plain(ally("Powell", "2nd/294", level=1))

plain(ally("Thugs", "2nd/324", level=1))
