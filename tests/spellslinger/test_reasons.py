"""Every kind of reason that a hint gives for a choice in Spellslinger, each in a position where it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from agents.beginner_spellslinger import declaring, facing
from given_reasons import arrow, given
from slinger_cards import c, costing
from slinger_hall import SlingerHall
from slinger_lands import able

BIG, SMALL, FLYER = c(4, 2), c(1, 1), c(2, 2, "Flying")


def responding(*hand: str) -> SlingerHall:
    """The other player has played a character, and seat 0 may respond."""
    t = SlingerHall()
    t.hold(0, *hand)
    t.hold(1, BIG)
    return t.at("main", active=1).do("play " + BIG)


def blocking(attacker: str, *guards: str, life: int = 20) -> SlingerHall:
    """Seat 0 is attacked and may block."""
    t = facing(guards, (attacker,), (life, 20)).at("declare", active=1).do(attacker)
    while t.state.decision().rule != "SS-BL-01":
        t.skip()
    return t


def aiming(*theirs: str, life: int = 20) -> SlingerHall:
    """Seat 0 aims 3 damage."""
    t = facing((), theirs, (20, life))
    t.hold(0, "strike 3")
    return t.at("main").do("play strike 3")


REASONS: dict[str, tuple[Callable[[], SlingerHall], str, str]] = {
    # cards
    "a terrain for a card": (
        lambda: able("Woods", 3, "Woods", costing("4")).at("main"),
        "play Woods",
        "Play Woods: it's your fourth terrain, and c 1/1 for 4 costs 4.",
    ),
    "one more terrain": (
        lambda: able("Woods", 1, "Woods").at("main"),
        "play Woods",
        "Play Woods: it's your second terrain, and you can play one each turn.",
    ),
    "a first character": (
        lambda: able("Woods", 1, BIG).at("main"),
        f"play {BIG}",
        f"Play {BIG}: you have no other character to attack and block with.",
    ),
    "a damage spell": (
        lambda: responding_in_main("strike 3", theirs=(c(3, 3),)),
        "play strike 3",
        "Play strike 3: 3 damage is enough for seat 1's c 3/3.",
    ),
    "the last damage": (
        lambda: responding_in_main("strike 3", life=2),
        "play strike 3",
        "Play strike 3: seat 1 has only 2 life left.",
    ),
    "something to destroy": (
        lambda: responding_in_main("destroy", theirs=(BIG, SMALL)),
        "play destroy",
        f"Play destroy: {BIG} is the strongest character against you.",
    ),
    "a negation": (lambda: responding("refuse"), "play refuse", f"Play refuse: it negates seat 1's {BIG}."),
    "nothing negates": (lambda: responding("zap"), "pass", f"Let {BIG} resolve: nothing you can play negates it."),
    "resources kept": (
        lambda: able("Woods", 2, "zap").at("main"),
        "pass",
        "End your turn: you keep enough upright to play zap later.",
    ),
    # aims
    "damage that destroys": (lambda: aiming(c(3, 3), c(5, 5)), c(3, 3), "Aim at c 3/3: 3 damage destroys it."),
    "damage to a player": (lambda: aiming(c(5, 5)), "seat 1", "Aim at seat 1: 3 damage leaves them 17 life."),
    "damage that wins": (lambda: aiming(c(5, 5), life=3), "seat 1", "Aim at seat 1: 3 damage takes their last 3 life."),
    "the strongest aim": (
        lambda: aiming(c(5, 5), c(4, 4)),
        c(5, 5),
        "Aim at c 5/5: it's the strongest character seat 1 has there.",
    ),
    # attacks
    "no one can block": (
        lambda: declaring(BIG),
        BIG,
        f"Attack with {BIG}: seat 1 has no upright character to block it.",
    ),
    "a flyer": (
        lambda: declaring(FLYER, theirs=(BIG,)),
        FLYER,
        f"Attack with {FLYER}: it has Flying, and nothing seat 1 has upright can block it.",
    ),
    "no blocker is strong enough": (
        lambda: declaring(BIG, theirs=(SMALL,)),
        BIG,
        f"Attack with {BIG}: no single blocker of seat 1 can destroy it.",
    ),
    "an attack that wins": (
        lambda: declaring(BIG, BIG, theirs=(SMALL,), life=(20, 4)),
        BIG,
        f"Attack with {BIG}: seat 1 has 4 life and can't stop enough of your attackers.",
    ),
    "a blocker too strong": (
        lambda: declaring(SMALL, theirs=(BIG,)),
        "don't attack",
        f"Stay home: seat 1's {BIG} can destroy any of your attackers.",
    ),
    "guards are needed": (
        lambda: declaring(SMALL, theirs=(BIG,), life=(4, 20)),
        "don't attack",
        "Stay home: seat 1 can strike for 4 next, and you have 4 life.",
    ),
    # blocks
    "a blocker that survives": (
        lambda: blocking(SMALL, BIG),
        BIG,
        f"Block with {BIG}: {SMALL} is destroyed, and your blocker survives.",
    ),
    "a blocker that saves life": (
        lambda: blocking(BIG, SMALL, life=4),
        SMALL,
        f"Block with {SMALL}: 4 damage is coming, and you have 4 life.",
    ),
    "a block that stops damage": (lambda: blocking(BIG, SMALL), SMALL, f"Block with {SMALL}: it stops 4 damage."),
    "damage to take": (
        lambda: blocking(BIG, SMALL),
        "don't block",
        "Let them through: only 4 damage comes, and you have 20 life.",
    ),
}


def responding_in_main(card: str, theirs: tuple[str, ...] = (), life: int = 20) -> SlingerHall:
    """Seat 0 holds a card in its main phase."""
    t = facing((), theirs, (20, life))
    t.hold(0, card)
    return t.at("main")


@pytest.mark.parametrize("kind", REASONS)
def test_a_reason_of_each_kind_is_given_where_it_is_true(kind: str) -> None:
    lay, option, reason = REASONS[kind]
    assert reason in given(lay(), option)


def test_an_opening_hand_is_kept_or_not_for_its_mix() -> None:
    game = SlingerHall().game
    deck = next(iter(game.starter_decks().values()))
    state = game.new_state([deck, deck], 3)
    while state.decision().rule != "SS-SU-11":
        state.apply(state.legal_actions()[0])
    told = [reason for action in state.legal_actions() for reason in game.reasons(state, action)]
    hand = [state.definition(card).type for card in state.pile(1, state.current_player())]
    assert hand.count("Terrain") == 1, "in this deal"
    mix = "it has one terrain and 6 other cards."
    assert told == [f"Take a mulligan: {mix}", f"Keep your hand: {mix}"]


def test_an_arrow_runs_from_what_acts_to_what_it_acts_on() -> None:
    assert arrow(declaring(BIG), BIG) == ("", "seat 1")
    assert arrow(declaring(BIG), "don't attack") == ("", "")
    assert arrow(blocking(BIG, SMALL), SMALL) == ("", BIG)
    assert arrow(aiming(c(3, 3), c(5, 5)), c(3, 3)) == ("strike 3", "")
    assert arrow(responding("refuse"), "play refuse") == ("", BIG)
    assert arrow(responding_in_main("destroy", theirs=(BIG,)), "play destroy") == ("", BIG)
