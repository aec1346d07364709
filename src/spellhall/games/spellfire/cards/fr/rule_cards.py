"""Rule cards of Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Tablets of Fate", "FR/100")
def tablets_of_fate(you: Script) -> None:
    you.always(OnlyImmune((champions | realms | holdings | artifacts).of(FR)))


@rule_card("Zhentarim Intrigue", "FRc/25")
def zhentarim_intrigue(you: Script) -> None:
    with you.whenever(Razed(realms.of(FR))):
        owner = PlayerOf(THAT, "its player")
        with you.may(by=owner):
            you.draw(1, owner)


@rule_card("The Lure of Undermountain", "FRc/24")
def the_lure_of_undermountain(you: Script) -> None:
    with you.whenever(IsDiscarded(monsters.of(FR))):
        owner = PlayerOf(THAT, "its player")
        with you.may(by=owner):
            lured = you.choose_player(by=owner)
            prey = champions.not_of_types(MONSTER).of_player(lured).in_hand_or_pool
            lost = you.choose(prey, by=lured, if_any=True)
            you.discard(lost)
