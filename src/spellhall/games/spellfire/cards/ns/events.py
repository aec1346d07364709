"""Events of Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Moonlight Madness", "NS/020", nature=HELPFUL)
def moonlight_madness(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions_and_allies.being("undead", "werebeast"), 5), END_OF_OWN_NEXT_TURN)
        maddened = champions.being("undead", "werebeast")
        you.declare(Reaches(maddened, ignores_bans=True), END_OF_OWN_NEXT_TURN)


@event("Wail of the Banshee", "NS/024", nature=HARMFUL)
def wail_of_the_banshee(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        with you.when(There(champions.of_player(player).in_pool)):
            lost = you.choose(champions.not_being("undead").of_player(player).in_pool, by=player, if_any=True)
            you.discard(lost)
        with you.otherwise():
            you.discard_from_hand(2, player)


@event("Celestial Lights", "NSc/07", nature=HARMFUL)
def celestial_lights(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.discard(champions.being("undead").of_player(player).in_pool)
        you.declare(CannotFight(champions.being("undead")), END_OF_OWN_NEXT_TURN)


@event("Paying Your Dues", "NS/019", nature=HARMFUL)
def paying_your_dues(you: Script) -> None:
    with you.when_played(), you.for_each(PlayerOf(thieves)) as player:
        with you.when(There(items.in_hand.of_player(player))):
            due = you.choose(items.in_hand.of_player(player), by=player)
            you.discard(due)
        with you.otherwise():
            you.discard(thieves.of_player(player).in_pool)


@event("Complete Surprise", "NS/025", nature=HARMFUL)
def complete_surprise(you: Script) -> None:
    with you.when_played(only=All(IN_COMBAT, IN_YOUR_BATTLE)):
        you.give(YOUR_FIGHTER, LevelTimes(IT, 2), ROUND_END)
        you.declare(CannotPlay("opponent", cards.not_of_types(EVENT)), ROUND_END)


@event("Busted!", "NSc/03", nature=HARMFUL)
def busted(you: Script) -> None:
    with you.answer(to=thief_skills):
        you.cancel()
        you.discard(ANSWERED_USER)


@event("Dawn of the Dead", "NS/022", nature=HELPFUL)
def dawn_of_the_dead(you: Script) -> None:
    with you.when_played():
        you.stay(END_OF_OWN_NEXT_TURN)
    with you.whenever(IsDiscarded(champions_and_allies.being("undead"))):
        you.send(THAT, DRAW_PILE, shuffled=True)


@event("The Black Death", "NS/026", nature=HARMFUL)
def the_black_death(you: Script) -> None:
    dead = champions.being("undead").in_pool
    with you.when_played(), you.for_each(EVERYONE) as player, you.when(Not(There(dead.of_player(player)))):
        you.discard_for_digit(player)
        you.lose_levels(champions.of_player(player).in_pool, LAST_DIGIT, player, base=True)


@event("Three Card Monte", "NS/027", nature=HARMFUL)
def three_card_monte(you: Script) -> None:
    with you.when_played():
        you.contest_draws(3, lost=realms)


@event("The Long Arm of the Law", "NS/023", nature=HARMFUL)
def long_arm_of_the_law(you: Script) -> None:
    with you.when_played():
        you.hold_in_limbo(thieves)
    with you.whenever(EVERY_TURN_ENDS):
        you.ransom(cards.in_hand, ABYSS)


@event("The Boss Wants a Cut", "NS/021", nature=HARMFUL, uncancellable=True)
def the_boss_wants_a_cut(you: Script) -> None:
    you.always(CannotBeCopied(events.named("The Boss Wants a Cut")))
    with you.when_played():
        you.declare(TakesDraws(realms | holdings | artifacts), END_OF_OWN_NEXT_TURN)


def _reward(you: Script) -> None:
    you.end_prophecy()
    with you.either():
        you.draw(3)
    with you.or_else():
        you.discard_top(3)


@event("Dark Prophesy", "NSc/05", nature=HELPFUL)
def dark_prophesy(you: Script) -> None:
    with you.when_played(only=OTHERS_JUST_CHOSE):
        you.foretell()
    with you.whenever(COMES_TRUE):
        _reward(you)
    with you.whenever(NO_ONE_WINS):
        _reward(you)
    with you.whenever(PROVES_WRONG):
        you.end_prophecy()
        lost = you.choose(realms.yours, reach=False)
        with you.either():
            you.raze(lost)
        with you.or_else():
            you.discard(lost)


@event("Dark Dreams", "NSc/06", nature=HARMFUL)
def dark_dreams(you: Script) -> None:
    with you.when_played(only=YOU_ARE_LOSING):
        you.discard(cards.attached_to(champions.opposing.in_battle).not_of_types(HOLDING))
        you.begin_again()
