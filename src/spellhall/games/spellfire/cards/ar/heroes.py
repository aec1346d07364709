"""Heroes of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Princess Amber", "AR/084", world=FR, level=5, bluelines={"elf"})
def princess_amber(you: Script) -> None:
    with you.in_combat():
        helper = you.choose(heroes.in_pool, up_to=True)
        you.fight_as_ally(helper, home="always")


@hero("Lord Blacktree", "ARc/07", world=FR, level=8)
def lord_blacktree(you: Script) -> None:
    with you.in_combat():
        model = you.choose(realms.unrazed | holdings, up_to=True)
        with you.when(There(model)):
            you.imitate(model)


@hero("Young Strahd", "ARc/08", world=AD, level=7)
def young_strahd(you: Script) -> None:
    elder = "Strahd Von Zarovich"
    shut = champions.of(RL).not_named(elder).in_pool
    you.always(
        MayUse(THIS, WIZARD_SPELL),
        ChampionsLieFaceDown(shut),
        ChampionsSleep(shut),
        ChampionsStay(shut),
        ChampionsIdle(shut, cards),
        MustDefend(THIS, when=There(champions.named(elder).attacking_your_realms)),
    )
