"""Heroes of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Belwar Dissengulp", "UD/091", world=FR, level=4, traits={"gnome", "svirfneblin", "underdark"})
def belwar_dissengulp(you: Script) -> None:
    you.always(LevelTimes(items.on_this, 2), LevelTimes(allies.being("dwarf", "gnome").with_this, 2))


@hero("Jarlaxle", "UD/092", world=FR, level=5, traits={"drow", "underdark"})
def jarlaxle(you: Script) -> None:
    home = AnyOf(Defending(realms.named("Menzoberranzan")), Defending(realms.being("underdark")))
    you.always(BaseTimes(THIS, 2, when=home))


@hero("Oogly the Half-Orc", "UDc/19", world=GH, level=6, traits={"underdark"})
def oogly(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.bonus_at_most(5), when=THIS_FIGHTS))


@hero("Zaknafein the Weapons Master", "UD/094", world=FR, level=9, traits={"drow", "underdark"})
def zaknafein(you: Script) -> None:
    weary = There(Made("a weary attacker"))
    with you.whenever(Wins(THIS), when=All(THIS_ATTACKS, weary, THIS_IS_RESTED)):
        you.give(THIS, BaseBecomes(IT, 3), TURN_END)
        you.attack_again(THIS, ever=True)
        you.declare(Rests(), TURN_END)
    with you.whenever(Wins(THIS), when=All(THIS_ATTACKS, Not(weary))):
        you.give(THIS, Bears(IT, "a weary attacker"), TURN_END)
        you.give(THIS, BaseBecomes(IT, 6), TURN_END)
        you.attack_again(THIS, ever=True)
