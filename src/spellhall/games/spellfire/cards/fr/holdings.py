"""Holdings of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("High Horn", "FR/021", world=FR, level=5)
def high_horn(you: Script) -> None:
    you.always(SideBonus(champions.defending_here, 5))


@holding("Mithril Hall", "FR/022", world=FR)
def mithril_hall(you: Script) -> None:
    with you.whenever(REALM_HERE_HELD):
        found = you.dig_up(items_and_artifacts)
        bearer = you.choose(champions.yours.in_pool.able_to_bear(found), up_to=True)
        you.attach(bearer, found)


@holding("Pook's Palace", "FR/024", world=FR)
def pooks_palace(you: Script) -> None:
    with you.whenever(Prevails(champions.defending_here)):
        you.double_spoils()


@holding("Yulash", "FR/025", world=FR)
def yulash(you: Script) -> None:
    you.always(Level(monsters.defending_here, Times(2, Count(allies.attacking_here))))


@holding("Tower of Ashaba", "FR/026", world=FR)
def tower_of_ashaba(you: Script) -> None:
    with you.in_combat():
        you.discard_for_digit()
        you.give(DEFENDER, Level(allies.in_force_of(IT).marked_at_most(4), AtOnce(LAST_DIGIT)), ROUND_END)
