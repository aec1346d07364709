"""Events of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Bad Omens", "2nd/091", nature=HARMFUL)
def bad_omens(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions_and_allies, -1), OWN_NEXT_TURN)


@event("Fortunate Omens", "2nd/092", nature=HELPFUL)
def fortunate_omens(you: Script) -> None:
    with you.when_played():
        you.declare(Level(allies, 3), OWN_NEXT_TURN)


@event("Berserk Fury!", "2nd/180", nature=HELPFUL)
def berserk_fury(you: Script) -> None:
    with you.when_played():
        you.declare(Level(heroes, 5), ACTIVE_PLAYERS_NEXT_TURN)


@event("Fairy Madness", "2nd/186", nature=HARMFUL)
def fairy_madness(you: Script) -> None:
    with you.when_played():
        maddened = you.choose(champions.in_pool)
        you.cannot_be_used(maddened, through=True)


@event("Enslaved!", "2nd/202", nature=HARMFUL)
def enslaved(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        enslaved = you.choose(champions.of_player(player).in_pool, by=player, if_any=True)
        you.discard(enslaved)


@event("Siege", "2nd/203", nature=HARMFUL)
def siege(you: Script) -> None:
    with you.when_played():
        you.discard(realms.in_places("A"))
        you.declare(LaysInFront(ITS_PLAYER), WHILE_IN_PLAY, about=EVERYONE)


@event("Barbarian Raiders!", "2nd/213", nature=HARMFUL)
def barbarian_raiders(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        lost = you.choose(realms.of_player(player).in_hand_or_play, by=player, if_any=True)
        you.discard(lost)


@event("Treasure Fleet", "2nd/214", nature=HELPFUL)
def treasure_fleet(you: Script) -> None:
    with you.when_played():
        you.draw(3, EVERYONE)


@event("Faithful Hound", "2nd/387", nature=HARMFUL)
def faithful_hound(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(except_by=champions.being("flyer")), OWN_NEXT_TURN)


@event("Map of Life", "2nd/413", nature=HARMFUL)
def map_of_life(you: Script) -> None:
    with you.when_played():
        you.declare(CannotPlay("all", realms), OWN_NEXT_TURN)
        you.declare(NoRebuilding(), OWN_NEXT_TURN)


@event("Pit Trap!", "2nd/416", nature=HARMFUL)
def pit_trap(you: Script) -> None:
    with you.when_played(only=ATTACKER_AHEAD):
        trapped = you.choose(champions.attacking)
        you.discard(trapped)


@event("Airship", "2nd/090", nature=HARMFUL)
def airship(you: Script) -> None:
    with you.when_played():
        targets = you.choose(allies, 2)
        you.discard(targets)


@event("Ice Storm", "2nd/380", nature=HARMFUL)
def ice_storm(you: Script) -> None:
    with you.when_played():
        you.discard(champions_and_allies.level_at_most(4))


@event("Silver Hands", "2nd/277", nature=HELPFUL)
def silver_hands(you: Script) -> None:
    with you.when_played(only=AFTER_BATTLE):
        you.send(champions.fallen_in_battle, POOL)
