"""Allies of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Kaisharga", "NS/075", level=6, traits={"undead"})
def kaisharga(you: Script) -> None:
    you.always(Immune(THIS, items.offensive), MayUse(BEARER, WIZARD_SPELL))


@ally("Guild Master", "NS/076", level=5, traits={"halfling"})
def guild_master(you: Script) -> None:
    you.always(MayUse(BEARER, THIEF_SKILL))
    with you.in_combat():
        wanted = you.choose(items.in_pool, up_to=True)
        you.borrow(wanted, BEARER)


@ally("Raaig", "NS/077", level=4, traits={"undead"})
def raaig(you: Script) -> None:
    you.always(Immune(THIS, events.harmful), Immune(THIS, items.offensive), MayUse(BEARER, CLERIC_SPELL))


@ally("Cat Burglar", "NS/078", level=3, traits={"elf"})
def cat_burglar(you: Script) -> None:
    with you.when_played():
        you.discard_from_hand(1, OTHER_PLAYERS, at_random=True)


@ally("Zombie Horde", "NS/079", level=5, traits={"undead"})
def zombie_horde(you: Script) -> None:
    you.always(Level(THIS, Times(2, Count((allies | spells).against_this))))


@ally("Ancient Dracolich", "NS/081", level=9, traits={"dragon", "flyer", "undead"})
def ancient_dracolich(you: Script) -> None:
    with you.when_played():
        victim = you.choose(allies.against_this, if_any=True)
        you.discard(victim)


@ally("Loric the Fence", "NS/082", level=2)
def loric_the_fence(you: Script) -> None:
    with you.in_combat():
        sold = you.choose(items_and_artifacts.yours.in_hand_or_pool, 3, up_to=True, reach=False)
        you.discard(sold)
        you.draw(Times(2, Count(sold)))


@ally("Beggar", "NS/080", level=3)
def beggar(you: Script) -> None:
    with you.in_combat():
        you.beg()
    with you.whenever(Prevails(BEARER)):
        you.rob_refusers()
