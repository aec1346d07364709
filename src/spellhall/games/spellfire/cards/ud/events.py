"""Events of Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

MIKA = ("Mika the Wolf-Nomad", "Mika the Wolf Nomad")


@event("Gods' Plague", "UD/019", nature=HARMFUL)
def gods_plague(you: Script) -> None:
    you.always(Immune(THIS, spells.named("Limited Wish"), all_sides=True))
    with you.when_played():
        you.discard(champions.avatars.in_pool)


@event("Drow Justice", "UD/021", nature=HARMFUL)
def drow_justice(you: Script) -> None:
    with you.when_played(only=IN_COMBAT):
        you.discard(champions_and_allies.not_being("elf", "dragon").in_battle)


@event("The Forest Oracle", "UD/024", nature=HELPFUL)
def the_forest_oracle(you: Script) -> None:
    woods, shunned = realms.yours.showing_trees, spells | events
    with you.when_played():
        you.declare(NotRazed(woods, by=shunned), END_OF_OWN_NEXT_TURN)
        you.declare(Firm(woods, by=shunned), END_OF_OWN_NEXT_TURN)


@event("Mika's Magic Ban", "UD/025", nature=HARMFUL)
def mikas_magic_ban(you: Script) -> None:
    with you.when_played():
        you.declare(CannotUse(champions.not_named(*MIKA), spells), END_OF_OWN_NEXT_TURN)


@event("Mika's Dragon Charm", "UD/026", nature=HARMFUL)
def mikas_dragon_charm(you: Script) -> None:
    with you.when_played():
        you.declare(CannotFight(champions.being("dragon").others), END_OF_OWN_NEXT_TURN)
        you.declare(CannotPlay("others", allies.being("dragon")), END_OF_OWN_NEXT_TURN)


@event("Mika's Undead Ward", "UD/027", nature=HELPFUL)
def mikas_undead_ward(you: Script) -> None:
    with you.when_played():
        dead = champions_and_allies.being("undead").yours
        you.declare(Immune(dead, cards.speaking_of("undead")), END_OF_OWN_NEXT_TURN)


@event("Underground River", "UDc/09", nature=HARMFUL)
def underground_river(you: Script) -> None:
    with you.when_played():
        you.discard(psionicists.in_pool)


@event("The Triumphant Barbarian", "UDc/11", nature=HARMFUL)
def triumphant_barbarian(you: Script) -> None:
    with you.when_played():
        you.declare(CannotUse(psionicists | clerics, spells | psionic_powers), END_OF_OWN_NEXT_TURN)


@event("The Minotaur Attacks!", "UDc/12", nature=HELPFUL)
def the_minotaur_attacks(you: Script) -> None:
    raiders = monsters.yours.by_way_of(realms.being("underdark"))
    with you.when_played():
        you.declare(BaseTimes(raiders, 2), END_OF_OWN_NEXT_TURN)


@event("Memory Moss", "UD/022", nature=HARMFUL)
def memory_moss(you: Script) -> None:
    with you.when_played():
        purged = you.choose(champions.able_to_use(WIZARD_SPELL, CLERIC_SPELL))
        you.discard(spells.in_hand.of_player(PlayerOf(purged)))
        you.give(purged, CannotUse(IT, spells), WHILE_IN_PLAY)


@event("Cave-in!", "UDc/13", nature=HARMFUL)
def cave_in(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        below = champions.being("underdark").in_pool | holdings.being("underdark")
        with you.when(There(below.of_player(player))):
            buried = you.choose(below.of_player(player), by=player)
            you.discard(buried)
        with you.otherwise():
            fallen = you.choose(realms.being("underdark").unrazed.of_player(player), if_any=True)
            you.raze(fallen)


@event("Broken Arrow", "UDc/24", nature=HARMFUL)
def broken_arrow(you: Script) -> None:
    with you.when_played(only=All(IN_COMBAT, OTHERS_FIGHT)):
        you.break_off()
        you.earn_spoils()


@event("The Mandate of Dori the Barbarian", "UDc/14", nature=HELPFUL)
def mandate_of_dori(you: Script) -> None:
    chosen = champions.one_of_25
    with you.when_played():
        you.declare(Level(chosen, 6), END_OF_OWN_NEXT_TURN)
        you.declare(Gains(chosen, "earthwalker"), END_OF_OWN_NEXT_TURN)


@event("When Gods Walk", "UD/020", nature=HARMFUL)
def when_gods_walk(you: Script) -> None:
    with you.when_played():
        you.declare(FightsFirst(champions.avatars), OWN_NEXT_TURN)
    with you.whenever(EVERY_TURN_ENDS):
        you.discard(champions.avatars.of_player(ACTIVE_PLAYER).in_pool.not_having_attacked)


@event("The Way Out", "UDc/10", nature=HARMFUL)
def the_way_out(you: Script) -> None:
    with you.when_played(only=All(OPPONENT_ATTACKS, There(realms.being("underdark").attacked))):
        other = you.choose(realms.unrazed.open_to_diversion, reach=False)
        you.divert(other)
