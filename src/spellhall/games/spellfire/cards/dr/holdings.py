"""Holdings of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Dragon's Horde", "DR/010", world=AD)
def dragons_horde(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("dragon"), on=realms.yours.besides(REALM_HERE)))


@holding("Dark Depths", "DR/011", world=AD)
def dark_depths(you: Script) -> None:
    you.always(Immune(REALM_HERE, realms.being("underdark")))


@holding("Powers of the Land", "DR/012", world=RL)
def powers_of_the_land(you: Script) -> None:
    undead = champions.being("undead")
    you.always(BaseTimes(undead.defending_your_realms, 2), Goes(undead.defending_here, POOL))


@holding("The Mist Caves", "DR/014", world=FR)
def mist_caves(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("flyer", "swimmer")))
    you.always(Immune(champions_and_allies.being("giant").defending_here, items.offensive))


@holding("Dragon's Crown", "DR/015", world=DS)
def dragons_crown(you: Script) -> None:
    crowned = OnRealm("Dragon's Crown Mountain")
    you.always(Gains(champions.yours, "dragon", when=crowned))
    you.always(Immune(champions.defending_here, spells.offensive, when=Not(crowned)))


@holding("The Mistmarsh", "DR/013", world=GH, level=5)
def the_mistmarsh(you: Script) -> None:
    you.lend_defence(MONSTER, 5)
    you.always(NotAttackedBy(champions.being("flyer")), Goes(champions.being("swimmer").defending_here, POOL))
