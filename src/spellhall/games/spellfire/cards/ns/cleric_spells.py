"""Cleric spells of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell, plain, ruling
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Power of Faith", "NS/087", level=3, side=OFFENSIVE, phases=(3, 4))
def power_of_faith(you: Script) -> None:
    shunned = Either(unarmed_combat_cards.made_for("dragon"), unarmed_combat_cards.made_for("undead"))
    with you.when_played():
        you.cancel(shunned)
        you.declare(CannotPlay("all", unarmed_combat_cards.made_for("dragon")), ROUND_END)
        you.declare(CannotPlay("all", unarmed_combat_cards.made_for("undead")), ROUND_END)


@cleric_spell("Monster Mount", "NS/090", side=OFFENSIVE, phases=(4,))
def monster_mount(you: Script) -> None:
    with you.when_played():
        mount = you.choose(monsters.of_opponents.in_pool)
        you.fight_as_ally(mount, home="always")


@cleric_spell("Blessed Abundance", "NS/089", side=DEFENSIVE, phases=(3,))
def blessed_abundance(you: Script) -> None:
    you.always(LevelTimes(cards.attached_to(BEARER), 2))
    with you.when_played():
        blessed = you.choose(champions.yours)
        you.attach(blessed)


plain(ruling(blessed_abundance, option="bluelines", phases=(3, 4)))


@cleric_spell("Find Traps", "NS/088", side=DEFENSIVE, phases=(3, 4))
def find_traps(you: Script) -> None:
    traps = (holdings | spells | thief_skills).attached_to(realms)
    with you.when_played():
        finder = you.choose(champions.yours)
        you.give(finder, Immune(IT, traps, all_sides=True), TURN_END)
        you.give(finder, Reaches(IT, realms.exposed, ignores_bans=True, with_allies=True), TURN_END)
