"""Rule cards of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("City States", "RL/030")
def city_states(you: Script) -> None:
    you.always(CountsAsRealm(holdings.of(DS)))


@rule_card("Spell Book of Drawmij", "RL/029")
def spell_book_of_drawmij(you: Script) -> None:
    written = spells.noted("kept by this card")
    with you.whenever(Prevails(champions.of(GH))):
        winner = PlayerOf(THAT, "its player")
        kept = you.choose(spells.attached_to(THAT), up_to=True, by=winner, reach=False)
        you.give(kept, StaysOn(IT), WHILE_IN_PLAY)
    with you.whenever(ROUND_BEGINS):
        you.cast_again(written.in_battle)


@rule_card("Islands of Terror", "RL/031")
def islands_of_terror(you: Script) -> None:
    # SF-VEIL-07: everyone saw which realm came, so it is no secret; but it is out of reach.
    hidden = realms.of(RL).unrazed.besides(ATTACKED_REALM)
    you.always(RealmsLieFaceDown(hidden), RealmsSleep(hidden))
    with you.whenever(Razed(realms.of(RL))):
        you.rearrange(PlayerOf(THAT, "its player"), by_them=True, only=realms.of(RL))
