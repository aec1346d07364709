"""Events of Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Cyrinishad", "FR/005", nature=HARMFUL)
def cyrinishad(you: Script) -> None:
    with you.when_played():
        you.declare(CannotUse(cards.not_named("Cyric"), cleric_spells), END_OF_OWN_NEXT_TURN)


@event("Darkwalker War", "FR/006", nature=HELPFUL)
def darkwalker_war(you: Script) -> None:
    with you.when_played():
        you.discard_for_digit()
        you.declare(Level(monsters | champions_and_allies.being("undead"), AtOnce(LAST_DIGIT)), END_OF_OWN_TURN)


@event("Horde", "FR/008", nature=HARMFUL)
def horde(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        standing, followers = realms.unrazed.of_player(player), champions.of_player(player).in_hand_or_pool
        with you.when(All(There(standing), There(followers, 2))):
            with you.either(by=player):
                fallen = you.choose(standing, by=player)
                you.raze(fallen)
            with you.or_else():
                lost = you.choose(followers, 2, by=player)
                you.discard(lost)
        with you.otherwise():
            fallen = you.choose(standing, by=player, if_any=True)
            you.raze(fallen)
            with you.when(There(followers, 2)):
                lost = you.choose(followers, 2, by=player)
                you.discard(lost)


@event("Cold Cup of Calamity", "FRc/02", nature=HARMFUL)
def cold_cup_of_calamity(you: Script) -> None:
    with you.when_played():
        player = you.choose_player()
        you.look_at_hand(player)
        you.discard_down_to(5, player, by=YOU)


@event("Vessel of Misty Passage", "FRc/06", nature=HELPFUL)
def vessel_of_misty_passage(you: Script) -> None:
    with you.when_played():
        you.declare(Reaches(champions), END_OF_OWN_TURN)


@event("The Day That Will Live in Infamy", "FRc/10", nature=HARMFUL)
def the_day_that_will_live_in_infamy(you: Script) -> None:
    with you.when_played():
        you.discard(wizards)


def _idle_but(kind: Filter) -> CannotFight:
    return CannotFight(champions.than(kind))


@event("The Apple of His Eye", "FRc/12", nature=HARMFUL)
def the_apple_of_his_eye(you: Script) -> None:
    with you.when_played():
        you.declare_for_kind(_idle_but, END_OF_OWN_NEXT_TURN)


@event("Wine of Eternity", "FRc/21", nature=HARMFUL)
def wine_of_eternity(you: Script) -> None:
    sleeper = champions.noted("whom it has put to sleep")
    with you.when_played():
        victim = you.choose(champions)
        you.note(victim)
        you.give(victim, CannotFight(IT), WHILE_IN_PLAY)
        you.give(victim, CannotUse(IT, cards), WHILE_IN_PLAY)
        you.give(victim, NoPowers(IT), WHILE_IN_PLAY)
    with you.whenever(EVERY_TURN_BEGINS, when=There(sleeper.of_player(ACTIVE_PLAYER))), you.may(by=ACTIVE_PLAYER):
        you.discard_for_digit(ACTIVE_PLAYER)
        with you.when(Not(There(sleeper.above_the_digit))):
            you.discard(THIS)


@event("Unusually Good Fortune", "FRc/11", nature=HARMFUL)
def unusually_good_fortune(you: Script) -> None:
    with you.answer(to=events.others):
        with you.when(Fits(ANSWERED, events.named("Good Fortune"))):
            you.cancel()
            you.draw(5)
        with you.otherwise():
            you.draw(3)


@event("Curse of Azure Bonds", "FR/004", nature=HARMFUL)
def curse_of_azure_bonds(you: Script) -> None:
    with you.when_played():
        bound = you.choose(champions.of_opponents.in_pool)
        you.take_control(bound, END_OF_OWN_NEXT_TURN)


@event("Vessel of Vaporous Stones", "FRc/03", nature=HELPFUL)
def vessel_of_vaporous_stones(you: Script) -> None:
    with you.when_played():
        you.declare(LowestTotalWins(), END_OF_OWN_NEXT_TURN)
        you.declare(CountAgainst(allies.in_battle), END_OF_OWN_NEXT_TURN)


@event("Wild Magic Surge", "FR/010", nature=HARMFUL)
def wild_magic_surge(you: Script) -> None:
    with you.when_played(only=AFTER_ANOTHERS_TURN):
        you.reverse_order()


@event("Lady Luck", "FR/009", nature=HARMFUL)
def lady_luck(you: Script) -> None:
    with you.when_played():
        rival = you.choose_opponent()
        kept = you.draw_against(rival)
        you.play_at_once(kept, by_owner=True)
