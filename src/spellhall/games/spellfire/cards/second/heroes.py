"""Heroes of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Bruenor Battlehammer", "2nd/049", world=FR, level=5, bluelines={"dwarf"})
def bruenor_battlehammer(you: Script) -> None:
    you.always(Level(THIS, 2, when=Fighting(monsters)))


@hero("Anavias", "2nd/262", world=DS, level=2, side=OFFENSIVE, psionic=True)
def anavias(you: Script) -> None:
    with you.whenever(Attacks(THIS)):
        you.declare(NoPowers(holdings.opposing), BATTLE_END)


plain(hero("Azhul", "2nd/266", world=DS, level=4))


@hero("Desert Warrior", "2nd/327", world=DS, level=4)
def desert_warrior(you: Script) -> None:
    you.always(Level(allies.with_this, 1))


@hero("Joliet the Rash", "2nd/078", world=FR, level=4)
def joliet_the_rash(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS, when=HasNotAttacked(THIS, if_able=False)):
        you.discard(THIS)


@hero("Desert Warrior", "2nd/325", world=DS, level=2)
def second_desert_warrior(you: Script) -> None:
    you.always(LevelBecomes(allies.first_with(THIS), 4))
