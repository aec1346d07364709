"""Wizard spells of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import plain, wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

plain(wizard_spell("Shadow Magic", "RL/046", level=3, side=OFFENSIVE, phases=(4,)))


@wizard_spell("Shades", "RL/047", level=4, side=DEFENSIVE, phases=(4,))
def shades(you: Script) -> None:
    you.always(BaseBecomes(THIS, 0), SideBonus(BEARER, 4))


@wizard_spell("Vampiric Touch", "RL/048", level=5, side=OFFENSIVE, phases=(4,))
def vampiric_touch(you: Script) -> None:
    you.always(LevelBecomes(THIS, 0, when=Fighting(champions.being("undead"))))


@wizard_spell("Hold Person", "RL/049", side=OFFENSIVE, phases=(4,))
def hold_person(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, LevelBecomes(IT, 0), ROUND_END)


@wizard_spell("Detect Magic", "RL/050", side=OFFENSIVE, phases=(4,))
def detect_magic(you: Script) -> None:
    with you.when_played():
        you.lay_open(spells | items, OPPOSING_PLAYER)


@wizard_spell("Augment Undead", "RL/051", side=DEFENSIVE, phases=(4,))
def augment_undead(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions_and_allies.being("undead"), 2), ROUND_END)


@wizard_spell("Misty Summons", "RL/053", side=DEFENSIVE, phases=(4,))
def misty_summons(you: Script) -> None:
    with you.when_played():
        summoned = you.choose(champions.in_pool.besides(champions.safe_from_offensive_spells))
        you.give(summoned, NoPowers(IT), ROUND_END)
        you.fight_as_ally(summoned, home="always")


@wizard_spell("Neverending Nightmare", "RL/054", side=DEFENSIVE, phases=(4,))
def neverending_nightmare(you: Script) -> None:
    you.always(Level(BEARER, Count((realms | holdings).yours)))


@wizard_spell("Chill Touch", "RL/055", level=3, side=OFFENSIVE, phases=(4,))
def chill_touch(you: Script) -> None:
    you.always(LevelBecomes(THIS, 0, when=Fighting(monsters.being("undead"))))


@wizard_spell("Strahd's Malefic Meld", "RL/052", side=DEFENSIVE, phases=(4,))
def malefic_meld(you: Script) -> None:
    with you.when_played():
        you.meld()
