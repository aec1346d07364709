"""Conceding, and what becomes of the cards of the one who has left the game (section WL)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, attack, block, blows
from slinger_hall import SlingerHall
from slinger_turns import result

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, interrupt
from spellhall.games.spellslinger.rules.zones import owner_of
from spellhall.games.spellslinger.script import Script
from spellhall.kernel.frames import PASS


@made_up(interrupt("either way", ""))
def either_way(you: Script) -> None:
    with you.resolves():
        with you.mode("gain 1 life"):
            you.gain_life(1)
        with you.mode("gain 2 life"):
            you.gain_life(2)


@made_up(character("two trades", "", "1/1"))
def two_trades(you: Script) -> None:
    with you.use():
        you.gain_life(1)
    with you.use():
        you.draw(1)


def zone_of_all(t: SlingerHall, seat: int) -> set[str]:
    """The zones in which the cards that a seat owns lie."""
    return {t.where(card) for card in range(len(t.state.face)) if owner_of(t.state, card) == seat}


def asked_from_now_on(t: SlingerHall, turns: int = 3) -> set[int]:
    """Who is asked anything until some turns have gone by, when all decline."""
    asked = set()
    last = t.state.regs[tb.TURN] + turns
    while t.state.scores is None and t.state.regs[tb.TURN] < last:
        asked.add(t.asked)
        options = t.state.legal_actions()
        t.state.apply(PASS if PASS in options else options[0])
    return asked


def before_the_first_turn(t: SlingerHall) -> None:
    pass


def at_the_mulligan(t: SlingerHall) -> None:
    t.state.apply(0)


def in_the_first_turn(t: SlingerHall) -> None:
    t.state.apply(0)
    while asks(t, "take a mulligan"):
        t.skip()


def in_a_later_turn(t: SlingerHall) -> None:
    in_the_first_turn(t)
    turn = t.state.regs[tb.TURN]
    while t.state.regs[tb.TURN] < turn + 3:
        t.skip()


# ---------------------------------------------------------------------- conceding


@pytest.mark.rule("SS-WL-10")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("reach", [before_the_first_turn, at_the_mulligan, in_the_first_turn, in_a_later_turn])
def test_a_game_may_be_conceded_from_its_first_moment_on(reach: Callable[[SlingerHall], None], seat):
    t = SlingerHall()
    t.state = t.game.new_state([["woods"] * 60] * 2, 4)
    reach(t)
    t.state.concede(seat)
    assert result(t) == [1.0 if other != seat else -1.0 for other in (0, 1)]


@pytest.mark.rule("SS-WL-10")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("step", ["upkeep", "draw", "attack", "declare", "main", "end"])
def test_a_player_may_concede_in_anybodys_turn_whoever_is_asked(step, seat):
    for active in (0, 1):
        t = SlingerHall()
        for player in (0, 1):
            t.play(player, c(2, 2))
            t.hold(player, "zap")
        t.at(step, active)
        t.state.concede(seat)
        assert result(t) == [1.0 if other != seat else -1.0 for other in (0, 1)]
        assert t.life == [20, 20]


@pytest.mark.rule("SS-WL-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_concede_in_the_middle_of_a_play(seat):
    t = SlingerHall()
    t.hold(0, "strike 3")
    t.at("main")
    t.do("play strike 3")
    assert asks(t, "which target")
    t.state.concede(seat)
    assert result(t)[seat] == -1.0
    t = SlingerHall()
    t.hold(0, "free event")
    t.hold(1, "zap")
    t.at("main")
    t.do("play free event")
    assert asks(t, "pending")
    t.state.concede(seat)
    assert result(t)[seat] == -1.0
    assert t.life == [20, 20]


@pytest.mark.rule("SS-WL-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_others_go_on_without_who_concedes(seat):
    t = SlingerHall(seats=3)
    for player in range(3):
        t.hold(player, "zap")
    t.at("main")
    t.state.concede(seat)
    assert t.state.seat_data[tb.OUT][seat] == 1
    assert not t.state.is_terminal()
    assert asked_from_now_on(t) == {0, 1, 2} - {seat}


@pytest.mark.rule("SS-WL-10")
def test_the_turn_of_who_concedes_is_over():
    t = SlingerHall(seats=3)
    dog = t.play(0, c(2, 2))
    for player in range(3):
        t.hold(player, "zap")
    t.at("declare")
    attack(t, dog, on=2)
    assert t.step == tb.ATTACKERS
    t.state.concede(0)
    assert (t.state.regs[tb.TURN], t.state.regs[tb.ACTIVE]) == (4, 1)
    assert not blows(t)
    assert t.life == [20, 20, 20]


@pytest.mark.rule("SS-WL-10")
@pytest.mark.parametrize("seed", range(5))
def test_who_concedes_before_the_first_turn_is_asked_nothing_more(seed):
    for answered in (0, 1, 2):
        t = SlingerHall(seats=3)
        t.state = t.game.new_state([["woods"] * 60] * 3, seed)
        for _ in range(answered):
            t.state.apply(t.state.legal_actions()[-1])
        seat = t.asked
        t.state.concede(seat)
        assert asked_from_now_on(t) == {0, 1, 2} - {seat}
        assert t.state.regs[tb.TURN] >= 3
        first_turns = [turn.seat for turn in t.events(events.TurnBegan)]
        assert seat not in first_turns


@pytest.mark.rule("SS-WL-10")
def test_who_concedes_while_choosing_is_asked_nothing_more():
    for card, question in (("either way", "which effect?"), ("zap", "which target")):
        t = SlingerHall(seats=3)
        for player in range(3):
            t.hold(player, card)
        t.at("main")
        t.skip().do(f"play {card}")
        assert t.asked == 1
        assert asks(t, question)
        t.state.concede(1)
        assert asked_from_now_on(t) == {0, 2}
        assert t.life == [20, 20, 20]


@pytest.mark.rule("SS-WL-10")
def test_who_concedes_while_using_an_ability_is_asked_nothing_more():
    t = SlingerHall(seats=3)
    for player in range(3):
        t.play(player, "two trades")
    t.at("main")
    t.skip().do("use two trades")
    assert t.asked == 1
    assert asks(t, "which ability?")
    t.state.concede(1)
    assert asked_from_now_on(t) == {0, 2}


@pytest.mark.rule("SS-WL-10")
def test_all_others_may_still_act_when_one_has_conceded():
    t = SlingerHall(seats=3)
    for player in range(3):
        t.hold(player, "zap")
    t.at("end")
    assert t.asked == 0
    t.skip()
    assert t.asked == 1
    t.skip()
    assert t.asked == 2
    t.state.concede(1)
    assert t.step == tb.END
    assert t.asked == 2
    t.do("play zap", "seat 0")
    assert t.life == [19, 20, 20]


# ---------------------------------------------------------------------- leaving the game


@pytest.mark.rule("SS-WL-11")
def test_all_cards_of_who_drops_out_leave_the_game():
    t = SlingerHall(seats=3).lives(20, 20, 3)
    t.play(2, c(2, 2), "Woods", "banner")
    t.hold(2, "zap", "Woods")
    t.put(2, "discard pile", "zap")
    t.hold(0, "strike 3", "free event")
    t.at("main")
    t.do("play strike 3", "seat 2").skip()
    assert zone_of_all(t, 2) == {"out of the game"}
    assert [t.size(2, zone.name) for zone in tb.ZONES[:-1]] == [0] * 5
    assert zone_of_all(t, 0) == {"hand", "draw pile", "discard pile"}


@pytest.mark.rule("SS-WL-11")
def test_an_enchantment_on_the_card_of_another_vanishes_with_its_owner():
    t = SlingerHall(seats=3)
    dog = t.play(0, c(2, 2))
    medal = t.attach(2, "medal", dog)
    t.hold(0, "free event")
    t.at("main")
    assert t.numbers(dog) == (3, 3)
    t.state.concede(2)
    assert t.where(medal) == "out of the game"
    assert t.numbers(dog) == (2, 2)


@pytest.mark.rule("SS-WL-11")
def test_a_pending_card_vanishes_with_its_owner():
    t = SlingerHall(seats=3)
    pending = t.hold(0, "strike 3")[0]
    for player in (1, 2):
        t.hold(player, "zap")
    t.at("main")
    t.do("play strike 3", "seat 1")
    assert t.where(pending) == "pending"
    t.state.concede(0)
    assert t.where(pending) == "out of the game"
    assert t.state.regs[tb.WAITING] == -1
    asked_from_now_on(t)
    assert t.life == [20, 20, 20]


@pytest.mark.rule("SS-WL-11")
def test_a_card_that_somebody_else_controls_leaves_with_its_owner():
    t = SlingerHall(seats=3)
    dog = t.play(2, c(2, 2))
    thief = t.attach(0, "thief", dog)
    t.state.move(dog, tb.IN_PLAY, 0, tb.SEIZED)
    t.hold(0, "free event")
    t.at("main")
    assert t.state.control[dog] == 0
    t.state.concede(2)
    assert t.where(dog) == "out of the game"
    assert (t.where(thief), t.state.control[thief]) == ("discard pile", 0)


@pytest.mark.rule("SS-WL-11")
def test_a_card_that_is_not_owned_by_who_drops_out_goes_back_and_stays():
    t = SlingerHall(seats=3)
    dog = t.play(1, c(2, 2))
    thief = t.attach(2, "thief", dog)
    t.state.move(dog, tb.IN_PLAY, 2, tb.SEIZED)
    t.hold(0, "free event")
    t.at("main")
    assert t.state.control[dog] == 2
    t.state.concede(2)
    assert t.where(thief) == "out of the game"
    assert (t.where(dog), t.state.control[dog]) == ("in play", 1)


@pytest.mark.rule("SS-WL-11")
def test_the_cards_of_who_left_do_nothing_any_more():
    t = SlingerHall(seats=3)
    t.play(2, "banner", c(1, 1))
    t.hold(2, "zap")
    t.hold(0, "zap")
    t.at("main")
    t.state.concede(2)
    assert asked_from_now_on(t, turns=4) <= {0, 1}
    assert not [turn for turn in t.events(events.TurnBegan) if turn.seat == 2]


# ---------------------------------------------------------------------- attackers on their way


@pytest.mark.rule("SS-WL-12")
def test_attackers_of_who_is_gone_are_out_of_combat_and_stay_sideways():
    t = SlingerHall(seats=3).lives(20, 20, 1)
    hunter, other = t.play(0, c(4, 2)), t.play(0, c(2, 2))
    t.hold(0, "zap", "zap")
    t.at("declare")
    t.choose(hunter).do("seat 2").choose(other).do("seat 1")
    t.do("play zap", "seat 2")
    assert t.state.seat_data[tb.OUT] == [0, 0, 1]
    assert [t.mark(hunter, column) for column in tb.COMBAT_MARKS] == [0] * 5
    assert t.is_sideways(hunter)
    t.on_to(tb.MAIN)
    assert t.is_sideways(hunter)
    assert blows(t)[-1:] == [(other, "seat 1", 2)]
    assert hunter not in [source for source, *_ in blows(t)]
    assert t.life[:2] == [20, 18]


@pytest.mark.rule("SS-WL-12")
def test_an_attacker_that_was_blocked_is_out_of_combat_with_its_victim_and_the_blocker():
    t = SlingerHall(seats=3)
    hunter, guard = t.play(0, c(4, 2)), t.play(2, c(9, 1))
    for player in range(3):
        t.hold(player, "zap")
    t.at("declare")
    attack(t, hunter, on=2)
    t.skip(3)
    block(t, (guard, hunter))
    t.state.concede(2)
    assert t.step == tb.BLOCKERS
    assert [t.mark(hunter, column) for column in tb.COMBAT_MARKS] == [0] * 5
    t.on_to(tb.MAIN)
    assert t.is_sideways(hunter)
    assert t.where(hunter) == "in play"
    assert not blows(t)
    assert t.life[:2] == [20, 20]


@pytest.mark.rule("SS-WL-12")
def test_attackers_are_out_of_combat_even_when_their_blow_is_being_prepared():
    t = SlingerHall(seats=3)
    hunter, splitter = t.play(0, c(4, 2)), t.play(0, c(3, 2))
    guards = [t.play(2, c(9, 1)), t.play(2, c(8, 1))]
    for player in range(3):
        t.hold(player, "free event")
    t.at("declare")
    t.choose(hunter).do("seat 1").choose(splitter).do("seat 2")
    block(t, (guards[0], splitter), (guards[1], splitter))
    assert asks(t, "deals how much")
    t.state.concede(1)
    t.do("1")
    assert t.life == [20, 20, 20]
    assert sorted(blow[1:] for blow in blows(t) if blow[0] == splitter) == [(guards[0], 1), (guards[1], 2)]
    assert hunter not in [source for source, *_ in blows(t)]
    assert t.is_sideways(hunter)


@pytest.mark.rule("SS-WL-12")
def test_a_blow_that_was_to_be_split_among_the_blockers_of_who_is_gone_is_not_dealt():
    t = SlingerHall(seats=3)
    hunter, splitter = t.play(0, c(4, 2)), t.play(0, c(3, 2))
    guards = [t.play(2, c(9, 1)), t.play(2, c(8, 1))]
    t.hold(0, "free event")
    t.at("declare")
    t.choose(hunter).do("seat 1").choose(splitter).do("seat 2")
    block(t, (guards[0], splitter), (guards[1], splitter))
    assert asks(t, "deals how much")
    t.state.concede(2)
    assert t.step == tb.MAIN
    assert blows(t) == [(hunter, "seat 1", 4)]
    assert t.is_sideways(splitter)


@pytest.mark.rule("SS-WL-12")
def test_whoever_was_taken_out_of_combat_fights_again_in_the_next_turn():
    t = SlingerHall(seats=3)
    hunter, splitter = t.play(0, c(4, 2)), t.play(0, c(3, 2))
    guards = [t.play(2, c(9, 1)), t.play(2, c(8, 1))]
    t.at("declare")
    t.choose(hunter).do("seat 1").choose(splitter).do("seat 2")
    block(t, (guards[0], splitter), (guards[1], splitter))
    t.state.concede(1)
    t.do("1").on_to(tb.ATTACKERS)
    while t.asked != 0:
        t.skip()
    t.choose(hunter).skip()
    while asks(t, "block with what?"):
        t.skip()
    assert blows(t)[-1] == (hunter, "seat 2", 4)
    assert t.life == [20, 20, 16]


@pytest.mark.rule("SS-WL-12")
def test_nobody_attacks_a_player_who_dropped_out_during_the_declaration():
    t = SlingerHall(seats=4)
    first, second = t.play(0, c(2, 2, "Bonding")), t.play(0, c(3, 2, "Bonding"))
    t.hold(0, "zap")
    t.at("declare")
    t.choose(first).do("seat 2").choose(second).do("seat 2")
    assert asks(t, "alone or in a group?")
    t.state.concede(2)
    assert asks(t, "attacks whom?")
    assert t.options() == ["seat 1", "seat 3"]
    t.do("seat 3")
    t.choose(first).do("seat 1")
    assert [t.mark(card, tb.ATTACKS) - 1 for card in (first, second)] == [1, 3]


@pytest.mark.rule("SS-WL-12")
def test_the_other_attacked_players_still_declare_their_blocks():
    t = SlingerHall(seats=3)
    to_first, to_second = t.play(0, c(2, 2)), t.play(0, c(3, 2))
    t.play(1, c(9, 1))
    guard = t.play(2, c(8, 1))
    t.at("declare")
    t.choose(to_first).do("seat 1").choose(to_second).do("seat 2")
    assert t.asked == 1
    t.skip()
    assert t.asked == 2
    t.state.concede(1)
    assert t.asked == 2
    t.choose(guard)
    assert blows(t) == [(to_second, guard, 3), (guard, to_second, 8)]
    assert t.life[2] == 20


@pytest.mark.rule("SS-WL-13")
@pytest.mark.parametrize("step", ["upkeep", "attack", "main"])
def test_of_a_turn_that_is_over_only_the_cleanup_is_left(step):
    t = SlingerHall(3)
    t.hold(0, "zap")
    t.at(step)
    before = len(t.events(events.StepBegan))
    t.state.concede(0)
    left = [told.step for told in t.events(events.StepBegan)[before:] if told.seat == 0]
    assert left == [tb.CLEANUP]
    assert [told.seat for told in t.events(events.OutOfGame)] == [0]


@pytest.mark.rule("SS-WL-13", "SS-IN-08")
def test_a_card_is_pending_still_when_somebody_else_drops_out():
    t = SlingerHall(3)
    card = t.hold(0, "free event")[0]
    t.hold(1, "refuse")
    t.at("main").do("play free event")
    assert t.asked == 1
    t.state.concede(2)
    t.do("play refuse")
    assert t.where(card) == "discard pile"
    assert t.life[:2] == [20, 20]
