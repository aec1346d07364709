"""Holdings of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Castle Ravenloft", "RL/016", world=RL)
def castle_ravenloft(you: Script) -> None:
    you.always(Immune(REALM_HERE, spells.offensive), Immune(champions_and_allies.defending_here, spells.offensive))


@holding("Azalin's Graveyard", "RL/017", world=RL, level=6)
def azalins_graveyard(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True, when=There(champions.defending_here)):
        you.give(DEFENDER, SideBonus(IT, 6, "zombie ally"), ROUND_END)


@holding("Kargat Mausoleum", "RL/018", world=RL, level=4)
def kargat_mausoleum(you: Script) -> None:
    you.lend_defence(HERO, 4)
    you.always(Gains(REALM_HERE, "vampire", when=THIS_DEFENDS))


@holding("Pharaoh's Rest", "RL/020", world=RL)
def pharaohs_rest(you: Script) -> None:
    you.always(Level(champions.attacking_here, -3))


@holding("Paridon", "RL/019", world=RL)
def paridon(you: Script) -> None:
    with you.power(anytime=True, once_a_round=True, when=All(REALM_HERE_ATTACKED, IN_COMBAT)):
        model = you.choose(allies.attached_to(ATTACKER))
        you.give(DEFENDER, SideBonus(IT, AtOnce(LevelOf(model))), ROUND_END)
        you.imitate(model)
