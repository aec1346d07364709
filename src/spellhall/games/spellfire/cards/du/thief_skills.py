"""Thief skills of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import thief_skill
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@thief_skill("Legal Loophole", "DU/083", side=DEFENSIVE, phases=(3,))
def legal_loophole(you: Script) -> None:
    you.always(Immune(thieves.yours, rule_cards, all_sides=True), StaysOn(THIS))
    with you.when_played():
        lawyer = you.choose(thieves.yours)
        you.attach(lawyer)


@thief_skill("Broad Jump", "DU/085", level=4, side=OFFENSIVE, phases=(4,))
def broad_jump(you: Script) -> None:
    with you.when_played(), you.when(All(YOU_ATTACK, Fighting(clerics, psionicists, wizards))):
        you.defeat(OPPONENT, spared=True)
        you.raze(ATTACKED_REALM)


@thief_skill("Gather Information", "DU/088", side=OFFENSIVE, phases=(3,))
def gather_information(you: Script) -> None:
    with you.when_played():
        player = you.choose_opponent()
        you.look_at_top(5, player)
        with you.may():
            you.discard(USER)
            you.send(cards.among_top(5, player), DRAW_PILE, bottom=True)


@thief_skill("Tumble Out of Danger", "DU/084", side=DEFENSIVE, anytime=True)
def tumble_out_of_danger(you: Script) -> None:
    with you.answer(to=spells | events, when=AimedAt(champions.yours.able_to_use(THIEF_SKILL))):
        other = you.choose(champions)
        you.redirect(other)
