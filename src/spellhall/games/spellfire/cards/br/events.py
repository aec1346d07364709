"""Events of Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Investiture Ceremony", "BR/020", nature=HELPFUL)
def investiture_ceremony(you: Script) -> None:
    with you.when_played():
        invested = you.choose(champions)
        you.give(invested, MayUse(IT, BLOOD_ABILITY), WHILE_IN_PLAY)


@event("Revolution!", "BR/024", nature=HARMFUL)
def revolution(you: Script) -> None:
    with you.when_played():
        you.declare(CannotFight(fighting_realms, attack=False), END_OF_OWN_NEXT_TURN)


@event("The Shadow World", "BRc/02", nature=HELPFUL)
def the_shadow_world(you: Script) -> None:
    dead = champions_and_allies.being("undead")
    aimed = Either(events.harmful.speaking_of("undead"), events.harmful.speaking_of("monster"))
    with you.when_played():
        you.declare(Immune(dead, spells.offensive | items.offensive), END_OF_OWN_NEXT_TURN)
        you.declare(Immune(dead, aimed), END_OF_OWN_NEXT_TURN)


@event("Festival", "BRc/21", nature=HARMFUL)
def festival(you: Script) -> None:
    with you.when_played():
        you.break_off()
        you.declare(Peace(), OWN_NEXT_TURN)
        you.draw(1, EVERYONE)


@event("Forge Ley Line", "BR/021", nature=HARMFUL)
def forge_ley_line(you: Script) -> None:
    with you.when_played():
        you.declare(CannotBeImmune(champions, to=spells.offensive.yours), END_OF_OWN_NEXT_TURN)


@event("The Blood of Azrai", "BRc/17", nature=HELPFUL)
def the_blood_of_azrai(you: Script) -> None:
    with you.when_played():
        tainted = you.choose(monsters)
        you.give(tainted, Level(IT, 5), WHILE_IN_PLAY)
        you.give(tainted, Gains(IT, "awnshegh"), WHILE_IN_PLAY)
        you.give(tainted, MayUse(IT, BLOOD_ABILITY), WHILE_IN_PLAY)


@event("Blood Challenge!", "BRc/20", nature=HARMFUL)
def blood_challenge(you: Script) -> None:
    with you.when_played():
        champion = you.choose(champions.yours.in_pool, reach=False, called="your champion")
        rival = you.choose(champions.others.in_pool, called="the other")
        you.challenge(champion, rival, SPOILS)


@event("Mebhaigl Surge", "BRc/25", nature=HELPFUL)
def mebhaigl_surge(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player, you.may(by=player):
        you.send(spells.defensive.of_player(player).in_discard, HAND)


@event("The Fates", "BRc/23", nature=HARMFUL)
def the_fates(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        mine = cards.of_player(player).in_hand_or_pool | realms.of_player(player).in_formation
        you.discard_for_digit(player)
        with you.when(DIGIT_IS_EVEN):
            lost = you.choose_many(mine, LAST_DIGIT, by=player)
            you.discard(lost)
        with you.otherwise():
            you.draw(LAST_DIGIT, player)


@event("The Kraken Attacks!", "BR/025", nature=HARMFUL)
def the_kraken_attacks(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        food = champions.of_player(player).in_hand_or_pool
        coast = realms.being("coastal").unrazed.of_player(player)
        with you.when(Worth(food, 8)):
            with you.either(by=player):
                you.lose_levels(food, 8, player)
            with you.or_else():
                struck = you.choose(coast, 2, if_any=True)
                you.raze(struck)
        with you.otherwise():
            struck = you.choose(coast, 2, if_any=True)
            you.raze(struck)


@event("Espionage!", "BR/018", nature=HARMFUL)
def espionage(you: Script) -> None:
    with you.when_played():
        player = you.choose_player()
        you.look_at_top(WHOLE_PILE, player)
        moved = you.choose(cards.among_top(WHOLE_PILE, player), 4, if_any=True)
        you.send(moved, DRAW_PILE)


@event("In Search of Adventure", "BR/023", nature=HELPFUL)
def in_search_of_adventure(you: Script) -> None:
    with you.when_played():
        seeker = you.choose(champions.yours.in_pool)
        you.hold_in_limbo(seeker)
    with you.whenever(YOUR_TURN_BEGINS):
        home = you.release()
        you.discard_for_digit()
        you.give(home, BaseLevel(IT, AtOnce(LAST_DIGIT)), FOR_GOOD)


@event("War Declared!", "BRc/24", nature=HARMFUL)
def war_declared(you: Script) -> None:
    fighters = champions_and_allies
    with you.when_played():
        you.declare(MustAttack(champions.in_pool), END_OF_OWN_NEXT_TURN)
        you.declare(Reaches(champions, with_allies=True), END_OF_OWN_NEXT_TURN)
        you.declare(NeedsNoMovement(fighters), END_OF_OWN_NEXT_TURN)


@event("It's Good to Be the King", "BRc/01", nature=HARMFUL)
def good_to_be_the_king(you: Script) -> None:
    with you.when_played():
        you.stay(OWN_NEXT_TURN)
    with you.whenever(Attacks(champions.others)), you.may():
        you.turn_away(THAT)


@event("Diplomacy", "BRc/19", nature=HARMFUL)
def diplomacy(you: Script) -> None:
    with you.when_played(only=JUST_ATTACKED):
        you.parley(2)


@event("Forced Conscription", "BRc/03", nature=HARMFUL)
def forced_conscription(you: Script) -> None:
    with you.when_played(only=IN_YOUR_BATTLE):
        you.conscript(allies.in_hand)


@event("Chaos!", "BR/019", nature=HARMFUL)
def chaos(you: Script) -> None:
    with you.when_played():
        you.play_all_events()


@event("Biding Your Time", "BR/022", nature=HELPFUL, stays=True)
def biding_your_time(you: Script) -> None:
    with you.when_played():
        you.lose_turn(YOU)
    with you.power(anytime=True, when=TURN_WAS_MISSED):
        you.discard(THIS)
        you.take_extra_turn()
