"""Positions of Spellslinger that a beginner would not get wrong. Seat 0 is asked, unless the position is a fight.

``c(4, 2)`` is a character of strength 4 and speed 2 without text; it costs nothing.
"""

from __future__ import annotations

from functools import partial

from agents.beginner import position_of
from slinger_cards import c
from slinger_hall import SlingerHall
from slinger_lands import able

from spellhall.games.spellslinger import table as tb

position = partial(position_of, "spellslinger")


def facing(mine: tuple[str, ...], theirs: tuple[str, ...], life: tuple[int, int] = (20, 20)) -> SlingerHall:
    """What both have in play, upright."""
    t = SlingerHall()
    for seat, names in enumerate((mine, theirs)):
        if names:
            t.play(seat, *names)
    return t.lives(*life)


def attacked(attacker: str, *guards: str, life: int = 20) -> SlingerHall:
    """Seat 0 attacks with its only character; the agent of seat 1 has these to block with."""
    return facing((attacker,), guards, (20, life)).at("attack").do(attacker)


def declaring(*mine: str, theirs: tuple[str, ...] = (), life: tuple[int, int] = (20, 20)) -> SlingerHall:
    """Seat 0 declares its attackers."""
    return facing(mine, theirs, life).at("declare")


def fight_is_over(t: SlingerHall) -> bool:
    """The main phase has come."""
    return t.step >= tb.MAIN


def has_won(t: SlingerHall) -> bool:
    """Seat 0 has."""
    return t.state.scores == [1.0, -1.0]


def falls_alone(t: SlingerHall) -> bool:
    """The only card in the discard piles is the attacker."""
    return (t.size(0, "discard pile"), t.size(1, "discard pile")) == (1, 0)


def nobody_falls(t: SlingerHall) -> bool:
    """The discard piles are empty."""
    return (t.size(0, "discard pile"), t.size(1, "discard pile")) == (0, 0)


# ---------------------------------------------------------------------- win now


@position("One blocker stops one of four; three strike for six.", until=fight_is_over, seen=has_won)
def attack_with_four_past_one_guard() -> SlingerHall:
    return facing((c(2, 1),) * 4, (c(3, 3),), (20, 6)).at("attack")


@position("Two guards stop two of three; one strikes for three.", until=fight_is_over, seen=has_won)
def attack_with_three_past_two_guards() -> SlingerHall:
    return facing((c(3, 1),) * 3, (c(4, 4),) * 2, (20, 3)).at("attack")


@position("Nobody is there to block.", until=fight_is_over, seen=has_won)
def attack_the_undefended_for_the_win() -> SlingerHall:
    return facing((c(2, 2),), (), (20, 2)).at("attack")


@position("Only flyers block flyers (SS-BL-07).", until=fight_is_over, seen=has_won)
def attack_over_the_guards_for_the_win() -> SlingerHall:
    return facing((c(1, 1, "Flying"),) * 2, (c(5, 5),) * 3, (20, 2)).at("attack")


@position("Three damage to the player end the game (SS-WL-01).", "seat 1")
def aim_at_the_player_who_has_three_life() -> SlingerHall:
    t = facing((c(2, 2),), (c(3, 3), c(3, 5)), (20, 3))
    t.hold(0, "strike 3")
    return t.at("main").do("play strike 3")


@position("One more damage wins, in whatever window.", "play zap")
def throw_the_last_damage() -> SlingerHall:
    t = facing((), (c(1, 1),), (20, 1))
    t.hold(0, "zap", "free event")
    return t.at("main")


# ---------------------------------------------------------------------- do not lose now


@position(
    "A blocked attacker does not hurt the player (SS-CD-02).",
    until=fight_is_over,
    seen=lambda t: t.state.scores is None,
)
def block_to_stay_alive() -> SlingerHall:
    return attacked(c(5, 5), c(1, 1), life=5)


@position("Whoever attacks is sideways when the answer comes (SS-AT-06, SS-SW-04).", "don't attack")
def keep_the_only_guard_at_home() -> SlingerHall:
    t = SlingerHall()
    t.play(0, c(5, 5))
    t.play(1, c(4, 4), c(2, 2), sideways=True)
    return t.lives(4, 20).at("declare")


@position("The attacker would kill; destroyed, it deals nothing (SS-CD-05).", "play kill")
def destroy_the_attacker_that_would_kill() -> SlingerHall:
    t = facing((), (c(3, 3),), (3, 20))
    t.hold(0, "kill")
    t.at("declare", active=1).do(c(3, 3))
    while t.asked != 0:
        t.skip()
    return t


@position("Two cards are to be drawn and one is there (SS-WL-04).", "pass")
def do_not_draw_from_an_empty_pile() -> SlingerHall:
    return able("Coast", 3, "Study by Candle", deck=1).at("main")


@position("The Sorcerer takes the last two life (SS-EF-13, SS-WL-01).", "pass")
def do_not_pay_with_the_last_life() -> SlingerHall:
    return able("Mountain", 3, "Pact Sorcerer").lives(2, 20).at("main")


# ---------------------------------------------------------------------- take what is free


@position("Together they kill it before it strikes.", until=fight_is_over, seen=falls_alone)
def block_by_two_what_is_slow() -> SlingerHall:
    return attacked(c(4, 2), c(3, 3), c(3, 4))


@position("Five is no more than two and three.", until=fight_is_over, seen=falls_alone)
def block_by_two_what_is_strong() -> SlingerHall:
    return attacked(c(5, 1), c(3, 2), c(3, 3))


@position("Twice three is six.", until=fight_is_over, seen=falls_alone)
def block_by_two_what_is_stronger() -> SlingerHall:
    return attacked(c(6, 1), c(3, 2), c(3, 2))


@position("What comes into play with a power is worth its power.", "play Sleep")
def put_the_strong_one_to_sleep() -> SlingerHall:
    t = able("Coast", 4, "Sleep")
    t.play(1, c(6, 3), c(1, 1))
    return t.at("main")


@position("One terrain in each turn costs nothing (SS-TN-13).", "play Woods")
def play_the_terrain() -> SlingerHall:
    return able("Woods", 1, "Woods", "Bridge Troll").at("main")


@position("There are terrains to pay with, and they turn upright again.", "play Bridge Troll")
def play_the_character_that_can_be_paid() -> SlingerHall:
    return able("Woods", 4, "Bridge Troll").at("main")


@position("Nobody is there to block or to strike back.", c(2, 2))
def attack_whom_nobody_guards() -> SlingerHall:
    return declaring(c(2, 2))


@position(
    "Guards that cannot fly do not stop a flyer (SS-BL-07), and two others stay at home.",
    until=fight_is_over,
    seen=lambda t: t.life[1] <= 18,
)
def attack_over_guards_that_cannot_fly() -> SlingerHall:
    return declaring(c(2, 2, "Flying"), c(3, 3), c(3, 2), theirs=(c(1, 1), c(1, 2)))


@position("A character of six is worth an answer that costs nothing.", "play refuse")
def negate_the_strong_character() -> SlingerHall:
    t = SlingerHall()
    t.hold(0, "refuse")
    t.hold(1, c(6, 6))
    return t.at("main", active=1).do("play " + c(6, 6))


@position("Three more strength and speed win the fight that is lost without.", "play grow")
def help_the_blocker_that_would_fall() -> SlingerHall:
    t = facing((c(3, 2),), (c(4, 4),))
    t.hold(0, "grow")
    t.at("declare", active=1).do(c(4, 4))
    while t.state.decision().rule != "SS-BL-01":
        t.skip()
    t.do(c(3, 2))
    while t.asked != 0 or t.state.decision().rule == "SS-BL-01":
        t.skip()
    return t


# ---------------------------------------------------------------------- do not hurt yourself


@position("A blocker that falls for nothing is lost.", until=fight_is_over, seen=nobody_falls)
def do_not_block_what_kills_for_nothing() -> SlingerHall:
    return attacked(c(5, 5), c(1, 1))


@position("The target is the other's character.", c(4, 4))
def destroy_the_other_s_character() -> SlingerHall:
    t = facing((c(5, 5),), (c(4, 4), c(1, 1)))
    t.hold(0, "destroy")
    return t.at("main").do("play destroy")


@position("There is nothing to destroy but one's own.", "pass")
def do_not_destroy_your_own_character() -> SlingerHall:
    t = facing((c(5, 5),), ())
    t.hold(0, "destroy")
    return t.at("main")


@position("One strength does not survive a guard of three.", "don't attack")
def do_not_attack_into_a_stronger_guard() -> SlingerHall:
    return declaring(c(1, 1), theirs=(c(3, 3),))


@position("One's own card is pending; negated, it is lost (SS-IN-08).", "pass")
def do_not_negate_your_own_card() -> SlingerHall:
    t = SlingerHall()
    t.hold(0, "refuse", c(3, 3))
    return t.at("main").do("play " + c(3, 3))
