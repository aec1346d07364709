"""Events of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Calm", "1st/400", nature=HELPFUL)
def calm(you: Script) -> None:
    with you.answer(to=events.harmful, calms=True):
        you.calm()


@event("The Caravan", "1st/319", nature=HELPFUL)
def the_caravan(you: Script) -> None:
    with you.when_played(only=All(BETWEEN_TURNS, FIRST_CYCLE_OVER)):
        you.take_extra_turn()


@event("Labor of Legend", "1st/108", nature=HELPFUL)
def labor_of_legend(you: Script) -> None:
    with you.when_played():
        realm = you.choose(realms.razed, called="that realm")
        champion = you.choose(champions.yours.in_pool, called="that champion")
        you.rebuild(realm)
        you.discard(champion)


@event("Discovery of Spellfire", "1st/401", nature=HARMFUL)
def discovery_of_spellfire(you: Script) -> None:
    with you.when_played(), you.for_each(OTHER_PLAYERS) as player:
        you.look_at_hand(player)
        card = you.choose(cards.of_player(player).in_hand, up_to=True)
        you.discard(card)


@event("Supernatural Chill", "1st/414", nature=HARMFUL)
def supernatural_chill(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions_and_allies, -2), OWN_NEXT_TURN)
        you.declare(Frail(champions_and_allies), OWN_NEXT_TURN)


@event("The Genie Bottle", "1st/436", nature=HARMFUL, uncancellable=True)
def genie_bottle(you: Script) -> None:
    with you.when_played():
        you.discard(spells | holdings | rule_cards)
    with you.answer(to=spells):
        you.cancel()
        you.discard(spells | holdings | rule_cards)


@event("Ancient Curse", "1st/399", nature=HARMFUL)
def ancient_curse(you: Script) -> None:
    with you.when_played():
        cursed = you.choose(champions.bearing(items_and_artifacts))
        you.discard(cursed)


@event("Traitor", "1st/403", nature=HARMFUL)
def traitor(you: Script) -> None:
    with you.when_played(only=IN_COMBAT):
        turncoat = you.choose(allies.in_battle)
        you.switch_sides(turncoat, across=True)


@event("Dragon Rage!", "1stc/08", nature=HARMFUL)
def dragon_rage(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        lost = you.choose(champions.of_player(player).in_hand_or_pool, by=player, if_any=True)
        you.discard(lost)


@event("The Avatar", "1stc/20", nature=HARMFUL)
def the_avatar(you: Script) -> None:
    with you.when_played():
        you.discard(champions_and_allies.being("undead"))


@event("Weasel Attack!", "1st/428", nature=HARMFUL)
def weasel_attack(you: Script) -> None:
    weasel = Remembered("it")
    with you.when_played():
        sent = you.choose(champions.of_opponents.in_pool, called="it")
        you.note(sent, until=BATTLE_END)
        you.press(sent)
    with you.whenever(Wins(weasel)):
        you.raze(ATTACKED_REALM)
        you.earn_spoils(PlayerOf(THAT, "its player"))
    with you.whenever(IsDefeated(weasel)):
        you.raze_foremost(THAT)
        you.earn_spoils()
