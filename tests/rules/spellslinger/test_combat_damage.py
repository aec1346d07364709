"""Combat damage (section CD)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import attack, block, blows, offered, strikers
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, interrupt
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import ENCHANTED, Get, IsDestroyed, characters
from spellhall.kernel.errors import IllegalAction


@made_up(character("strong captain", "", "1/1"))
def captain(you: Script) -> None:
    you.always(Get(characters.other.yours, +2, 0))


@made_up(character("pacer", "", "1/1"))
def pacer(you: Script) -> None:
    you.always(Get(characters.other.yours, 0, +2))


@made_up(character("mud golem", "", "1/1"))
def mud_golem(you: Script) -> None:
    you.always(Get(characters.opposing, 0, -3))


@made_up(character("avenger", "", "1/1"))
def avenger(you: Script) -> None:
    with you.whenever(IsDestroyed()):
        you.damage(2, characters.opposing)


@made_up(enchantment("lead boots", ""))
def lead_boots(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, 0, -2))


@made_up(interrupt("arrow for attackers", ""))
def arrow_for_attackers(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target(characters.attacking))


@made_up(interrupt("arrow for fighters", ""))
def arrow_for_fighters(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target(characters.fighting))


@pytest.mark.rule("SS-CD-01")
def test_combat_damage_is_the_strength_of_each_side():
    t = SlingerHall()
    three, five = t.play(0, c(3, 2)), t.play(1, c(5, 1))
    t.at("declare")
    attack(t, three)
    block(t, (five, three))
    assert blows(t) == [(three, five, 3), (five, three, 5)]


@pytest.mark.rule("SS-CD-01")
def test_combat_damage_is_the_strength_at_that_moment():
    t = SlingerHall()
    leader, soldier = t.play(0, "strong captain"), t.play(0, c(1, 1))
    fast, target = t.play(1, c(9, 3)), t.play(1, c(9, 2))
    assert t.numbers(soldier) == (3, 1)
    t.hold(0, "grow")
    t.at("declare")
    attack(t, leader, soldier)
    t.on_to(tb.BLOCKERS)
    block(t, (fast, leader))
    t.skip()
    assert blows(t) == [(fast, leader, 9), (soldier, "seat 1", 1)]
    assert t.where(target) == "in play"


@pytest.mark.rule("SS-CD-01")
def test_a_change_until_end_of_turn_counts_for_combat_damage():
    t = SlingerHall()
    lion = t.play(0, c(3, 2))
    t.hold(0, "grow")
    t.at("declare")
    attack(t, lion)
    t.do("play grow")
    assert t.life == [20, 14]
    assert blows(t) == [(lion, "seat 1", 6)]


@pytest.mark.rule("SS-CD-02")
def test_a_blocked_attacker_and_its_blocker_strike_each_other_and_nobody_else():
    t = SlingerHall()
    blocked, free = t.play(0, c(4, 1)), t.play(0, c(1, 1))
    blocker, bystander = t.play(1, c(5, 1)), t.play(1, c(5, 2))
    t.at("declare")
    attack(t, blocked, free)
    block(t, (blocker, blocked))
    assert sorted(blows(t), key=str) == [(blocked, blocker, 4), (free, "seat 1", 1), (blocker, blocked, 5)]
    assert t.life == [20, 19]
    assert t.where(bystander) == "in play"


@pytest.mark.rule("SS-CD-03")
def test_four_speeds_strike_from_the_highest_down():
    t = SlingerHall()
    slow, middle, fast = t.play(0, c(1, 1)), t.play(0, c(5, 2)), t.play(0, c(1, 3))
    other_middle = t.play(1, c(4, 2))
    t.at("declare")
    attack(t, slow, middle, fast)
    block(t, (other_middle, middle))
    order = strikers(t)
    assert order[0] == fast
    assert set(order[1:3]) == {middle, other_middle}
    assert order[3:] == [slow]


@pytest.mark.rule("SS-CD-04")
def test_equal_speeds_destroy_each_other():
    t = SlingerHall()
    mine, yours = t.play(0, c(2, 2)), t.play(1, c(2, 2))
    t.at("declare")
    attack(t, mine)
    block(t, (yours, mine))
    assert sorted(blows(t)) == [(mine, yours, 2), (yours, mine, 2)]
    assert t.where(mine) == t.where(yours) == "discard pile"


@pytest.mark.rule("SS-CD-04")
def test_two_of_equal_speed_add_their_blows_before_anything_is_destroyed():
    t = SlingerHall()
    giant = t.play(0, c(4, 2))
    left, right = t.play(1, c(2, 2)), t.play(1, c(2, 2))
    t.at("declare")
    attack(t, giant)
    block(t, (left, giant), (right, giant))
    t.do("2")
    assert len(blows(t)) == 4
    assert {t.where(card) for card in (giant, left, right)} == {"discard pile"}


@pytest.mark.rule("SS-CD-05")
def test_who_is_destroyed_in_an_earlier_pass_does_not_strike():
    t = SlingerHall()
    fast, slow = t.play(0, c(2, 3)), t.play(1, c(2, 1))
    t.at("declare")
    attack(t, fast)
    block(t, (slow, fast))
    assert blows(t) == [(fast, slow, 2)]
    assert t.where(slow) == "discard pile"
    assert t.where(fast) == "in play"


@pytest.mark.rule("SS-CD-06")
def test_the_faster_is_struck_back_in_full_by_whom_it_does_not_destroy():
    t = SlingerHall()
    fast, slow = t.play(0, c(2, 5)), t.play(1, c(3, 1))
    t.hold(1, "zap")
    t.at("declare")
    attack(t, fast)
    t.on_to(tb.BLOCKERS)
    block(t, (slow, fast))
    t.on_to(tb.COMBAT)
    assert blows(t) == [(fast, slow, 2), (slow, fast, 3)]
    assert t.where(fast) == "discard pile"
    assert t.where(slow) == "in play"
    assert t.mark(slow, tb.DAMAGE) == 2


@pytest.mark.rule("SS-CD-07")
@pytest.mark.parametrize(("to_first", "to_second"), [(2, 0), (1, 1), (0, 2)])
def test_two_damage_can_be_divided_in_every_way(to_first, to_second):
    t = SlingerHall()
    attacker, first, second = t.play(0, c(2, 5)), t.play(1, c(3, 1)), t.play(1, c(4, 1))
    t.at("declare")
    attack(t, attacker)
    block(t, (first, attacker), (second, attacker))
    assert t.options() == ["2", "1", "0"]
    t.do(str(to_first))
    dealt = [(whom, number) for source, whom, number in blows(t) if source == attacker]
    assert dealt == [part for part in ((first, to_first), (second, to_second)) if part[1]]


@pytest.mark.rule("SS-CD-07")
def test_the_parts_are_whole_and_make_up_the_strength():
    t = SlingerHall()
    attacker = t.play(0, c(3, 5))
    blockers = [t.play(1, c(9, 1)) for _ in range(3)]
    t.at("declare")
    attack(t, attacker)
    block(t, *((blocker, attacker) for blocker in blockers))
    assert t.options() == ["3", "2", "1", "0"]
    with pytest.raises(IllegalAction):
        t.state.apply(4)
    t.do("1")
    assert t.options() == ["2", "1", "0"]
    t.do("0")
    assert [blow for blow in blows(t) if blow[0] == attacker] == [
        (attacker, blockers[0], 1),
        (attacker, blockers[2], 2),
    ]


@pytest.mark.rule("SS-CD-07")
def test_against_a_single_opponent_there_is_nothing_to_divide():
    t = SlingerHall()
    attacker, blocker = t.play(0, c(3, 2)), t.play(1, c(9, 2))
    t.at("declare")
    attack(t, attacker)
    block(t, (blocker, attacker))
    assert (attacker, blocker, 3) in blows(t)


@pytest.mark.rule("SS-CD-08")
def test_the_attacking_player_divides_the_damage_of_an_attacker():
    t = SlingerHall()
    attacker, first, second = t.play(0, c(2, 1)), t.play(1, c(3, 1)), t.play(1, c(4, 1))
    t.at("declare")
    attack(t, attacker)
    block(t, (first, attacker), (second, attacker))
    assert "SS-CD-07" in t.question
    assert t.asked == 0


@pytest.mark.rule("SS-CD-08")
def test_the_blocking_player_divides_the_damage_of_a_blocker():
    t = SlingerHall()
    first, second = t.play(0, c(2, 1, "Bonding")), t.play(0, c(2, 1))
    blocker = t.play(1, c(4, 2))
    t.at("declare")
    attack(t, first, second, together=True)
    block(t, (blocker, first))
    assert "SS-CD-07" in t.question
    assert t.asked == 1
    t.do("2")
    assert blows(t) == [(blocker, first, 2), (blocker, second, 2)]


@pytest.mark.rule("SS-CD-08")
def test_who_controls_somebody_elses_character_divides_its_damage():
    t = SlingerHall()
    turncoat, first, second = t.play(1, c(2, 1)), t.play(1, c(3, 1)), t.play(1, c(4, 1))
    t.attach(0, "thief", turncoat)
    request(t.state)
    t.at("declare")
    attack(t, turncoat)
    block(t, (first, turncoat), (second, turncoat))
    assert "SS-CD-07" in t.question
    assert t.asked == 0


@pytest.mark.rule("SS-CD-09")
def test_all_damage_goes_to_the_blocker_that_is_left():
    t = SlingerHall()
    fast, slow = t.play(0, c(3, 3, "Bonding")), t.play(0, c(4, 1))
    dies, stays = t.play(1, c(3, 2)), t.play(1, c(9, 0))
    t.at("declare")
    attack(t, fast, slow, together=True)
    block(t, (dies, fast), (stays, slow))
    t.do("3")
    assert t.where(dies) == "discard pile"
    assert blows(t)[:2] == [(fast, dies, 3), (slow, stays, 4)]


@pytest.mark.rule("SS-CD-09")
def test_with_nobody_left_to_strike_no_damage_is_dealt():
    t = SlingerHall()
    fast, slow = t.play(0, c(3, 3, "Bonding")), t.play(0, c(4, 1))
    blocker = t.play(1, c(3, 2))
    t.at("declare")
    attack(t, fast, slow, together=True)
    block(t, (blocker, slow))
    assert blows(t) == [(fast, blocker, 3)]
    assert t.life == [20, 20]


@pytest.mark.rule("SS-CD-10")
def test_an_unblocked_attacker_deals_its_strength_to_the_attacked_player():
    t = SlingerHall(seats=3)
    bear, wolf = t.play(0, c(4, 1)), t.play(0, c(2, 1))
    t.at("declare")
    t.choose(bear).do("seat 2").choose(wolf).do("seat 1")
    assert t.life == [20, 18, 16]


@pytest.mark.rule("SS-CD-11")
def test_damage_to_a_player_comes_in_the_pass_of_the_attackers_speed():
    t = SlingerHall()
    slow, middle, fast = t.play(0, c(1, 1)), t.play(0, c(9, 2)), t.play(0, c(2, 3))
    blocker = t.play(1, c(2, 2))
    t.at("declare")
    attack(t, slow, middle, fast)
    block(t, (blocker, middle))
    assert blows(t)[0] == (fast, "seat 1", 2)
    assert blows(t)[-1] == (slow, "seat 1", 1)
    assert len(blows(t)) == 4


@pytest.mark.rule("SS-CD-11")
def test_a_player_who_loses_in_an_early_pass_sees_no_later_one():
    t = SlingerHall()
    fast, slow = t.play(0, c(2, 3)), t.play(0, c(1, 1))
    blocker = t.play(1, c(1, 1))
    t.lives(20, 2).at("declare")
    attack(t, fast, slow)
    block(t, (blocker, slow))
    assert t.state.returns() == [1.0, -1.0]
    assert blows(t) == [(fast, "seat 1", 2)]


@pytest.mark.rule("SS-CD-12")
def test_surplus_damage_is_lost():
    t = SlingerHall()
    giant, dwarf = t.play(0, c(9, 1)), t.play(1, c(1, 1))
    t.at("declare")
    attack(t, giant)
    block(t, (dwarf, giant))
    assert (giant, dwarf, 9) in blows(t)
    assert t.where(dwarf) == "discard pile"
    assert t.life == [20, 20]


@pytest.mark.rule("SS-CD-13")
def test_damage_from_an_interrupt_and_from_combat_destroys_together():
    t = SlingerHall()
    attacker, blocker = t.play(0, c(2, 2)), t.play(1, c(3, 1))
    t.hold(0, "zap")
    t.at("declare")
    attack(t, attacker)
    t.on_to(tb.BLOCKERS)
    block(t, (blocker, attacker))
    t.do("play zap", "c 3/1")
    assert blows(t) == [(t.state.pile(tb.DISCARD, 0)[0], blocker, 1), (attacker, blocker, 2)]
    assert t.where(blocker) == "discard pile"


@pytest.mark.rule("SS-CD-13")
def test_less_damage_than_strength_destroys_nothing():
    t = SlingerHall()
    attacker, blocker = t.play(0, c(2, 2)), t.play(1, c(3, 1))
    t.at("declare")
    attack(t, attacker)
    block(t, (blocker, attacker))
    assert t.where(blocker) == "in play"


@pytest.mark.rule("SS-CD-13")
def test_damage_is_compared_with_the_present_strength():
    t = SlingerHall()
    attacker = t.play(0, c(3, 2))
    grown, plain = t.play(1, c(3, 1)), t.play(1, c(3, 1))
    t.attach(1, "medal", grown)
    other = t.play(0, c(3, 2))
    t.at("declare")
    attack(t, attacker, other)
    block(t, (grown, attacker), (plain, other))
    assert t.where(grown) == "in play"
    assert t.where(plain) == "discard pile"


@pytest.mark.rule("SS-CD-14")
def test_a_damaged_character_still_deals_its_whole_strength():
    t = SlingerHall()
    attacker = t.play(0, c(3, 1))
    t.hold(1, "zap", "zap")
    t.at("attack")
    t.do("play zap", "c 3/1", "play zap", "c 3/1")
    assert t.mark(attacker, tb.DAMAGE) == 2
    assert t.numbers(attacker) == (3, 1)
    attack(t, attacker)
    assert t.life == [20, 17]


@pytest.mark.rule("SS-CD-15")
def test_all_that_a_pass_brings_about_is_settled_before_the_next():
    t = SlingerHall()
    first, second = t.play(0, c(1, 3)), t.play(0, c(2, 3))
    leader, soldier = t.play(1, "strong captain"), t.play(1, c(1, 1))
    assert t.numbers(soldier) == (3, 1)
    t.at("declare")
    attack(t, first, second)
    block(t, (leader, first), (soldier, second))
    assert blows(t) == [(first, leader, 1), (second, soldier, 2)]
    assert t.where(leader) == t.where(soldier) == "discard pile"


@pytest.mark.rule("SS-CD-16")
def test_nobody_is_asked_between_two_passes():
    t = SlingerHall()
    fast, slow = t.play(0, c(1, 3)), t.play(0, c(1, 1))
    t.hold(0, "grow")
    t.hold(1, "kill")
    t.at("declare")
    attack(t, fast, slow)
    t.on_to(tb.BLOCKERS)
    t.skip(2)
    assert t.step == tb.COMBAT
    assert blows(t) == [(fast, "seat 1", 1), (slow, "seat 1", 1)]
    assert "act?" in t.question


@pytest.mark.rule("SS-CD-16")
def test_what_a_pass_triggers_comes_after_the_last_pass():
    t = SlingerHall()
    fast, middle = t.play(0, c(3, 3)), t.play(0, c(2, 2))
    blocker = t.play(1, "avenger")
    t.hold(1, "zap")
    t.at("declare")
    attack(t, fast, middle)
    t.on_to(tb.BLOCKERS)
    block(t, (blocker, fast))
    t.skip()
    assert t.step == tb.COMBAT
    assert blows(t) == [
        (fast, blocker, 3),
        (middle, "seat 1", 2),
        (blocker, fast, 2),
        (blocker, middle, 2),
    ]
    assert t.where(middle) == "discard pile"


@pytest.mark.rule("SS-CD-17")
def test_who_has_become_slower_waits_for_its_new_pass():
    t = SlingerHall()
    leader, runner = t.play(0, "pacer"), t.play(0, c(2, 1))
    fastest, middle = t.play(1, c(5, 4)), t.play(1, c(2, 2))
    assert t.numbers(runner) == (2, 3)
    t.at("declare")
    attack(t, leader, runner)
    block(t, (fastest, leader), (middle, runner))
    assert blows(t) == [(fastest, leader, 5), (middle, runner, 2)]


@pytest.mark.rule("SS-CD-17")
def test_who_has_struck_does_not_strike_again_when_it_is_slower():
    t = SlingerHall()
    leader, runner = t.play(0, "pacer"), t.play(0, c(2, 1))
    fast = t.play(1, c(5, 3))
    t.at("declare")
    attack(t, leader, runner)
    block(t, (fast, leader))
    assert sorted(blows(t), key=str) == [(runner, "seat 1", 2), (fast, leader, 5)]
    assert t.life == [20, 18]


@pytest.mark.rule("SS-CD-17")
def test_who_has_become_faster_than_the_last_pass_strikes_next():
    t = SlingerHall()
    killer, held_up, middle = t.play(0, c(1, 6)), t.play(0, c(1, 5)), t.play(0, c(1, 4))
    golem, even = t.play(1, "mud golem"), t.play(1, c(1, 2))
    assert (t.numbers(killer), t.numbers(held_up), t.numbers(middle)) == ((1, 3), (1, 2), (1, 1))
    t.at("declare")
    attack(t, killer, held_up, middle)
    block(t, (golem, killer), (even, middle))
    assert strikers(t) == [killer, held_up, middle]


@pytest.mark.rule("SS-CD-18")
def test_a_blocker_can_be_made_stronger_and_faster_in_time_for_the_damage():
    t = SlingerHall()
    attacker, blocker = t.play(0, c(4, 3)), t.play(1, c(1, 1))
    t.hold(1, "grow")
    t.at("declare")
    attack(t, attacker)
    t.on_to(tb.BLOCKERS)
    block(t, (blocker, attacker))
    assert t.step == tb.BLOCKERS
    t.do("play grow", "c 1/1")
    assert blows(t) == [(blocker, attacker, 4)]
    assert t.where(attacker) == "discard pile"
    assert t.where(blocker) == "in play"


@pytest.mark.rule("SS-CD-19")
def test_speeds_of_zero_and_less_strike_after_all_others():
    t = SlingerHall()
    below, zero, one = t.play(0, c(1, 1)), t.play(0, c(1, 0)), t.play(0, c(1, 1))
    lowest = t.play(0, c(1, 0))
    t.attach(0, "lead boots", below)
    t.attach(0, "lead boots", lowest)
    assert (t.numbers(below), t.numbers(lowest)) == ((1, -1), (1, -2))
    t.at("declare")
    attack(t, lowest, below, zero, one)
    assert strikers(t) == [one, zero, below, lowest]
    assert t.life == [20, 16]


@pytest.mark.rule("SS-CD-20")
def test_after_the_end_of_attack_nothing_attacks_blocks_or_is_blocked():
    t = SlingerHall()
    free, blocked, blocker = t.play(0, c(2, 1)), t.play(0, c(3, 1)), t.play(1, c(4, 1))
    t.attach(0, "medal", blocked)
    t.attach(0, "medal", blocked)
    arrows = t.hold(0, "arrow for attackers", "arrow for fighters", "zap")
    t.at("declare")
    attack(t, free, blocked)
    t.on_to(tb.BLOCKERS)
    block(t, (blocker, blocked))
    t.on_to(tb.COMBAT)
    assert offered(t) == ["arrow for attackers", "arrow for fighters", "zap"]
    t.on_to(tb.MAIN)
    assert offered(t) == ["zap"]
    assert [t.why_not(0, arrow) for arrow in arrows[:2]] == ["it has no legal target (SS-PL-05)"] * 2
    for card in (free, blocked, blocker):
        assert [t.mark(card, column) for column in tb.COMBAT_MARKS] == [0] * len(tb.COMBAT_MARKS)
    assert t.is_sideways(free)


@pytest.mark.rule("SS-CD-20")
def test_who_was_blocked_last_turn_can_strike_the_player_in_the_next():
    t = SlingerHall()
    attacker, blocker = t.play(0, c(2, 1)), t.play(1, c(1, 2))
    t.at("declare")
    attack(t, attacker)
    block(t, (blocker, attacker))
    assert t.life == [20, 20]
    t.next_turn()
    assert (t.state.regs[tb.ACTIVE], t.step) == (0, tb.ATTACKERS)
    attack(t, attacker)
    t.skip()
    assert t.life == [20, 18]


@pytest.mark.rule("SS-CD-04", "SS-CD-08")
def test_of_equal_speed_the_active_player_divides_first():
    t = SlingerHall()
    hunter = t.play(1, c(3, 1))
    guards = [t.play(0, c(9, 1)), t.play(0, c(9, 1))]
    t.at("declare", active=1)
    attack(t, hunter, on=0)
    block(t, *((guard, hunter) for guard in guards))
    t.do("3")
    assert strikers(t) == [hunter, *guards]
