"""Events of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Council of Wyrms", "DR/016", nature=HELPFUL)
def council_of_wyrms(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        envoys = you.choose(champions.being("dragon").of_player(player).in_pool, 9, up_to=True, by=player, reach=False)
        you.draw(Count(envoys), player)
        you.give(envoys, CannotFight(IT), OWN_NEXT_TURN)


@event("Dragon Magic", "DR/017", nature=HARMFUL)
def dragon_magic(you: Script) -> None:
    with you.when_played():
        you.declare(CannotUse(cards.not_being("dragon"), spells), END_OF_OWN_NEXT_TURN)


@event("Dragon's Graveyard", "DR/018", nature=HELPFUL)
def dragons_graveyard(you: Script) -> None:
    with you.when_played():
        champion = you.choose(champions.being("dragon").yours.in_discard, if_any=True)
        ally = you.choose(allies.being("dragon").yours.in_discard, if_any=True)
        you.send(champion, HAND)
        you.send(ally, HAND)


@event("Dragon Raid!", "DR/020", nature=HELPFUL)
def dragon_raid(you: Script) -> None:
    with you.when_played():
        you.stay(END_OF_OWN_NEXT_TURN)
    with you.whenever(Wins(champions.being("dragon").of_the_attacker)):
        you.attack_again(THAT, ever=True)


ACTIONS = spells | psionic_powers | blood_abilities | thief_skills | unarmed_combat_cards


@event("Dragon Fear", "DR/021", nature=HARMFUL)
def dragon_fear(you: Script) -> None:
    awed = champions.base_at_most(5)
    with you.when_played():
        you.declare(CannotFight(awed), END_OF_OWN_NEXT_TURN)
        you.declare(CannotUse(awed, ACTIONS), END_OF_OWN_NEXT_TURN)


@event("Trapped!", "DR/022", nature=HARMFUL)
def trapped(you: Script) -> None:
    with you.when_played():
        prisoner = you.choose(champions.of_opponents.in_pool)
        you.give(prisoner, CannotFight(IT), WHILE_IN_PLAY)
        you.give(prisoner, CannotUse(IT, cards), WHILE_IN_PLAY)
        you.give(prisoner, NoPowers(IT), WHILE_IN_PLAY)


@event("Lair Raid!", "DRc/02", nature=HARMFUL)
def lair_raid(you: Script) -> None:
    with you.when_played():
        dragons = champions_and_allies.being("dragon")
        you.declare(BaseHalved(dragons.facing(champions.not_being("dragon"))), END_OF_OWN_NEXT_TURN)
        you.declare(NoPowers(dragons), END_OF_OWN_NEXT_TURN)


@event("Draconic Allies", "DRc/06", nature=HARMFUL)
def draconic_allies(you: Script) -> None:
    with you.when_played():
        you.declare(Reaches(champions.yours, ignores_bans=True), END_OF_OWN_TURN)
        you.declare(CannotPlay("opponents", cards.not_of_types(ALLY), when=YOU_ATTACK), END_OF_OWN_TURN)


@event("Dragon Skirmish", "DRc/19", nature=HARMFUL)
def dragon_skirmish(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        dragons = champions.being("dragon").of_player(player).in_pool
        victor = you.choose(dragons.strongest, reach=False, called="that dragon")
        you.discard(dragons.besides(victor))


@event("Wyrms' Conclave", "DRc/21", nature=HARMFUL)
def wyrms_conclave(you: Script) -> None:
    with you.when_played():
        you.declare(CannotFight(champions.being("dragon")), END_OF_OWN_NEXT_TURN)
        you.declare(CannotPlay("all", allies.being("dragon")), END_OF_OWN_NEXT_TURN)


@event("Forced Revolt", "DR/023", nature=HARMFUL)
def forced_revolt(you: Script) -> None:
    with you.when_played():
        tyrant = you.choose_opponent()
        troops = allies.in_hand.of_player(tyrant)
        with you.when(There(troops)):
            with you.either(by=tyrant):
                you.discard(troops)
            with you.or_else():
                leader = you.choose(champions.in_pool.of_player(tyrant), by=tyrant, if_any=True)
                you.discard(leader)
        with you.otherwise():
            leader = you.choose(champions.in_pool.of_player(tyrant), by=tyrant, if_any=True)
            you.discard(leader)


@event("Favorable Winds", "DR/024", nature=HELPFUL)
def favorable_winds(you: Script) -> None:
    with you.whenever(IsDrawn()):
        you.play_at_once(THIS)
    with you.when_played(), you.for_each(EVERYONE) as player:
        you.draw(Count(champions.being("flyer").in_pool.of_player(player)), player)


@event("Treasure Hoard", "DRc/17", nature=HARMFUL)
def treasure_hoard(you: Script) -> None:
    with you.when_played():
        you.hold_in_limbo(champions.being("dragon"))
    with you.whenever(EVERY_TURN_ENDS):
        you.ransom(items.in_hand_or_pool)


@event("Wyrm's Decree", "DR/019", nature=HELPFUL)
def wyrms_decree(you: Script) -> None:
    with you.when_played():
        you.declare(ClosesHandAndPiles(), OWN_NEXT_TURN)


@event("Blessing of Zorquan", "DR/025", nature=HELPFUL)
def blessing_of_zorquan(you: Script) -> None:
    with you.when_played():
        banes = cards.directed_at("monster") | cards.speaking_of("dragon")
        you.declare(Immune(champions.yours, banes), END_OF_OWN_NEXT_TURN)
