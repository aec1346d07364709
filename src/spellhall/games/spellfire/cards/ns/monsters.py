"""Monsters of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("Orcus", "NS/044", world=AD, level=0, avatar=True, traits={"undead"})
def orcus(you: Script) -> None:
    undead = champions.being("undead").yours
    with you.price():
        victims = you.choose(undead.in_pool, 2, reach=False)
        you.give(THIS, BaseBecomes(IT, AtOnce(BaseLevelOf(victims))), WHILE_IN_PLAY)
        you.discard(victims)
    you.always(BaseLevel(champions_and_allies.being("undead").other.yours, 5), MayUseOf(THIS, "undead"), SoleAvatar())
    with you.whenever(Attacks(undead)), you.may():
        you.give(THAT, AttacksToRuin(IT), ROUND_END)


@monster("Crawling Claws", "NS/066", world=FR, level=1, traits={"undead"})
def crawling_claws(you: Script) -> None:
    you.always(
        Immune(THIS, (spells | psionic_powers).offensive),
        BaseLevel(THIS, Count(champions.yours.in_pool)),
    )


@monster("Wereshark", "NS/072", world=DL, level=6, traits={"swimmer", "werebeast"})
def wereshark(you: Script) -> None:
    you.always(Immune(THIS, allies.being("swimmer")))
    with you.in_combat():
        you.discard(allies.being("swimmer").against_this)
    with you.whenever(IsPlayed(allies.being("swimmer").against_this, "others")):
        you.discard(THAT)


@monster("Moonbeast", "NSc/17", world=AD, level=8, traits={"werebeast"})
def moonbeast(you: Script) -> None:
    you.always(Gains(allies.with_this, "werebeast"), Immune(allies.with_this, items.offensive))


@monster("Gib Lhadsemlo", "NSc/18", world=RL, level=10, traits={"golem"})
def gib_lhadsemlo(you: Script) -> None:
    attacks = items | unarmed_combat_cards | psionic_powers | thief_skills | blood_abilities
    you.always(
        Immune(THIS, spells.offensive, whatever=True),
        Immune(THIS, attacks.offensive),
        Immune(THIS, events.harmful),
    )


@monster("Werebear", "NS/065", world=AD, level=9, traits={"werebeast"})
def werebear(you: Script) -> None:
    weak = champions.base_at_most(6)
    you.always(Immune(THIS, Either(weak, cards.attached_to(weak)), powers_only=True))
