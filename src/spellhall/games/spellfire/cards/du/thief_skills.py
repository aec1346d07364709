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


@thief_skill("Trailing", "DU/090", level=5, side=DEFENSIVE, phases=(3,))
def trailing(you: Script) -> None:
    # It follows who has just attacked: the first attacker of a battle has nobody to follow.
    you.always(StaysOn(THIS), Reaches(BEARER, realms.attacked, ignores_bans=True, when=ANOTHER_HAS_ATTACKED))
    with you.when_played():
        you.attach(USER)


@thief_skill("Fortune Telling", "DU/087", side=OFFENSIVE, phases=(3,))
def fortune_telling(you: Script) -> None:
    price = champions.in_hand_or_pool
    with you.when_played():
        client = you.choose(champions.of_opponents.in_pool)
        card, called = you.call_parity(PlayerOf(client, "its player"))
        with you.when(called):
            you.hold_in_limbo(client, price)
        with you.otherwise():
            you.play_at_once(card, by_owner=True)
    with you.whenever(EVERY_TURN_ENDS):
        you.ransom(price, matching=True)


@thief_skill("Hijacking", "DU/086", side=OFFENSIVE, anytime=True)
def hijacking(you: Script) -> None:
    with you.when_played(only=ANOTHER_DREW):
        you.steal_draw()


@thief_skill("Con Game", "DU/082", side=OFFENSIVE, phases=(3,))
def con_game(you: Script) -> None:
    with you.when_played():
        victim = you.choose_opponent()
        you.deal_out(victim)
        borne = cards.attached_to(champions.of_player(victim).in_pool)
        things = you.choose(borne, 6, up_to=True, by=victim, reach=False)
        you.send(things, HAND)
        saved = you.choose(champions.of_player(victim).in_pool, 6, up_to=True, by=victim, reach=False)
        you.send(saved, HAND)
