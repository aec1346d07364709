"""Blocking (section BL)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_hall import SlingerHall
from slinger_turns import in_a_window, offers, on_to_window

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import interrupt
from spellhall.games.spellslinger.rules.blocks import rivals
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import characters
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.events import Moved


@made_up(interrupt("take wing", ""))
def take_wing(you: Script) -> None:
    with you.resolves():
        you.grant(you.target(characters), "Flying")


def attack(t: SlingerHall, *attackers: int, seat: int = 1) -> SlingerHall:
    """Characters attack a seat, each alone, and no others do; windows after the declaration are not passed."""
    for card in attackers:
        t.choose(card)
        if "attacks whom" in t.question:
            t.do(f"seat {seat}")
        if "alone or in a group" in t.question:
            t.do("alone")
    return t.skip() if "attack with what" in t.question else t


def attack_as_group(t: SlingerHall, *attackers: int) -> SlingerHall:
    """Characters attack as one group."""
    t.choose(attackers[0])
    for card in attackers[1:]:
        t.choose(card).do("with ")
    return t


def block(t: SlingerHall, blocker: int, attacker: int) -> SlingerHall:
    """One block, whether or not there is a choice of attackers."""
    t.choose(blocker)
    if "blocks which attacker" in t.question:
        t.choose(attacker)
    last = t.events(events.BlockedBy)[-1]
    assert (last.card, last.attacker) == (blocker, attacker)
    return t


def blocks(t: SlingerHall) -> list[tuple[int, int]]:
    """Blockers and the attackers they were named, in order."""
    return [(told.card, told.attacker) for told in t.events(events.BlockedBy)]


def blows(t: SlingerHall) -> set[tuple[int, int, int]]:
    """The damage to characters: who dealt it, to whom, how much."""
    return {(told.source, told.card, told.amount) for told in t.events(events.Damaged)}


def destroyed(t: SlingerHall) -> list[int]:
    """All that was destroyed."""
    return sorted(told.card for told in t.events(Moved) if told.why == tb.DESTROYED)


@pytest.mark.rule("SS-BL-01")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_upright_characters_may_block(count: int) -> None:
    t = SlingerHall()
    attacker = t.play(0, c(2, 1))
    able = [t.play(1, c(1, 3)) for _ in range(3)]
    t.hold(0, "zap")
    attack(t.at("declare"), attacker).skip()
    assert (t.asked, t.step, t.options()) == (1, tb.BLOCKERS, ["c 1/3 (1/3)"] * 3 + ["don't block"])
    for card in able[:count]:
        block(t, card, attacker)
    if count < 3:
        t.skip()
    assert in_a_window(t) and t.step == tb.BLOCKERS
    assert blocks(t) == [(card, attacker) for card in able[:count]]
    t.on_to(tb.ATTACK_ENDS)
    assert t.life == [20, 20 if count else 18]
    assert {blow for blow in blows(t) if blow[1] == attacker} == {(card, attacker, 1) for card in able[:count]}


@pytest.mark.rule("SS-BL-01")
def test_only_characters_in_play_of_the_attacked_player_can_block() -> None:
    t = SlingerHall()
    attacker, idle = t.play(0, c(2, 2)), t.play(0, c(1, 1))
    able = t.play(1, c(1, 1))
    others = [idle, t.play(1, "Coast"), t.play(1, "banner"), t.hold(1, c(3, 3))[0]]
    attack(t.at("declare"), attacker)
    assert t.state.legal_actions()[:-1] == [able]
    for card in others:
        with pytest.raises(IllegalAction):
            t.state.apply(card)


@pytest.mark.rule("SS-BL-02")
def test_each_blocker_blocks_the_one_attacker_that_is_named() -> None:
    t = SlingerHall()
    first, second = t.play(0, c(2, 2)), t.play(0, c(3, 3))
    blocker = t.play(1, c(9, 9))
    t.hold(0, "zap")
    attack(t.at("declare"), first, second).skip().choose(blocker)
    assert t.state.legal_actions() == [first, second]
    t.choose(second)
    assert in_a_window(t), "no second attacker is asked for"
    assert blocks(t) == [(blocker, second)]
    assert rivals(t.state, blocker) == [second] and rivals(t.state, first) == []
    t.skip()
    assert (destroyed(t), t.life) == ([second], [20, 18])


@pytest.mark.rule("SS-BL-02")
def test_who_blocks_already_is_not_offered_again() -> None:
    t = SlingerHall()
    first, second = t.play(0, c(2, 2)), t.play(0, c(3, 3))
    blocker, other = t.play(1, c(9, 9)), t.play(1, c(1, 1))
    attack(t.at("declare"), first, second)
    block(t, blocker, first)
    assert t.state.legal_actions()[:-1] == [other]
    assert t.why_not(1, blocker) == "it's already blocking (SS-BL-02)"
    with pytest.raises(IllegalAction):
        t.state.apply(blocker)


@pytest.mark.rule("SS-BL-03")
def test_several_characters_may_block_the_same_attacker() -> None:
    t = SlingerHall()
    attacker, free = t.play(0, c(5, 1)), t.play(0, c(1, 1))
    blockers = [t.play(1, c(strength, 2)) for strength in (1, 2, 3)]
    t.hold(0, "zap")
    attack(t.at("declare"), attacker, free).skip()
    for card in blockers:
        block(t, card, attacker)
    assert rivals(t.state, attacker) == blockers
    t.skip()
    assert blows(t) == {(card, attacker, strength) for card, strength in zip(blockers, (1, 2, 3), strict=True)}
    assert (destroyed(t), t.life) == ([attacker], [20, 19])


@pytest.mark.rule("SS-BL-04")
def test_a_sideways_character_cannot_block() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(2, 2))
    lying, standing = t.play(1, c(3, 3), sideways=True), t.play(1, c(1, 1))
    attack(t.at("declare"), attacker)
    assert t.state.legal_actions()[:-1] == [standing]
    assert t.why_not(1, lying) == "it's sideways (SS-BL-04)"
    with pytest.raises(IllegalAction):
        t.state.apply(lying)


@pytest.mark.rule("SS-BL-04")
def test_who_attacked_last_turn_or_was_turned_before_the_blocks_cannot_block() -> None:
    t = SlingerHall()
    attacker, answer = t.play(0, c(2, 2)), t.play(1, c(1, 1))
    tipped = t.play(0, c(4, 4))
    t.hold(0, "free event")
    t.hold(1, "tip over", "zap")
    attack(t.at("declare"), attacker)
    t.on_to(tb.MAIN).next_turn().on_to(tb.ATTACKERS)
    t.choose(answer).do("play tip over").choose(tipped).skip()
    assert t.is_sideways(attacker) and t.is_sideways(tipped)
    assert blocks(t) == []
    assert (t.step, t.life) == (tb.BLOCKERS, [20, 18])
    assert in_a_window(t), "there is nobody left who could block"


@pytest.mark.rule("SS-BL-05")
def test_a_blocker_stays_upright_and_can_still_turn_for_its_ability() -> None:
    t = SlingerHall()
    attacker, healer = t.play(0, c(1, 2)), t.play(1, "healer")
    t.hold(1, "zap")
    block(attack(t.at("declare"), attacker).skip(), healer, attacker)
    assert not t.is_sideways(healer)
    assert offers(t) == ["play zap", "use healer", "pass"]
    t.do("use healer")
    assert (t.step, t.is_sideways(healer), t.life) == (tb.BLOCKERS, True, [20, 21])


@pytest.mark.rule("SS-BL-05")
def test_a_blocker_that_survives_is_upright_in_its_own_turn_and_before() -> None:
    t = SlingerHall()
    attacker, blocker = t.play(0, c(1, 1)), t.play(1, c(3, 3))
    t.hold(1, "zap")
    block(attack(t.at("declare"), attacker).skip(), blocker, attacker)
    for step in (tb.BLOCKERS, tb.COMBAT, tb.ATTACK_ENDS, tb.MAIN, tb.END):
        on_to_window(t, step, 1)
        assert not t.is_sideways(blocker)
    assert t.events(events.Uprighted) == []


@pytest.mark.rule("SS-BL-06")
def test_only_what_attacks_oneself_can_be_blocked() -> None:
    t = SlingerHall(3)
    first, second = t.play(0, c(2, 2)), t.play(0, c(3, 3))
    one, two = t.play(1, c(1, 9)), t.play(2, c(1, 8))
    t.at("declare").choose(first).do("seat 1").choose(second).do("seat 2")
    assert (t.asked, t.state.legal_actions()[:-1]) == (1, [one])
    with pytest.raises(IllegalAction):
        t.state.apply(two)
    t.choose(one)
    assert blocks(t) == [(one, first)]
    assert (t.asked, t.state.legal_actions()[:-1]) == (2, [two])
    t.skip()
    assert t.life == [20, 20, 17]


@pytest.mark.rule("SS-BL-06")
@pytest.mark.parametrize("teams", ["none", "alliance"])
def test_nobody_blocks_for_another_player_not_even_for_an_ally(teams: str) -> None:
    t = SlingerHall(4, teams=teams)
    attacker = t.play(0, c(2, 2))
    t.play(1, "Coast")
    t.play(3, c(9, 9))
    t.hold(3, "zap")
    t.at("declare").choose(attacker).do("seat 1")
    assert in_a_window(t) and t.asked == 3
    t.skip()
    assert (t.step, in_a_window(t)) == (tb.BLOCKERS, True)
    t.on_to(tb.MAIN)
    assert (blocks(t), t.life) == ([], [20, 18, 20, 20])


@pytest.mark.rule("SS-BL-06")
def test_as_one_every_member_of_the_attacked_team_may_block() -> None:
    t = SlingerHall(4, teams="as-one")
    attacker, other = t.play(0, c(2, 2)), t.play(2, c(3, 3))
    one, three = t.play(1, c(1, 1)), t.play(3, c(9, 9))
    t.at("declare").choose(attacker).choose(other)
    assert (t.asked, t.state.legal_actions()[:-1]) == (1, [one])
    t.skip()
    assert (t.asked, t.state.legal_actions()[:-1]) == (3, [three])
    t.choose(three)
    assert t.state.legal_actions() == [attacker, other]
    t.choose(attacker)
    assert (destroyed(t), t.life) == ([attacker], [30, 27, 30, 27])


@pytest.mark.rule("SS-BL-07")
def test_only_a_flyer_blocks_a_flyer() -> None:
    t = SlingerHall()
    flyer = t.play(0, c(2, 2, "Flying"))
    ground, bird = t.play(1, c(9, 9)), t.play(1, c(1, 1, "Flying"))
    attack(t.at("declare"), flyer)
    assert t.state.legal_actions()[:-1] == [bird]
    assert t.why_not(1, ground) == "c 2/2 Flying has Flying and it doesn't (SS-BL-07)"
    with pytest.raises(IllegalAction):
        t.state.apply(ground)
    block(t, bird, flyer)
    assert t.life == [20, 20]


@pytest.mark.rule("SS-BL-07")
def test_without_a_flyer_of_ones_own_a_flyer_gets_through() -> None:
    t = SlingerHall()
    flyer, walker = t.play(0, c(2, 2, "Flying")), t.play(0, c(1, 1))
    ground = t.play(1, c(9, 9))
    t.hold(0, "zap")
    attack(t.at("declare"), flyer, walker).skip().choose(ground)
    assert blocks(t) == [(ground, walker)], "the flyer is no choice"
    t.skip()
    assert (t.life, destroyed(t)) == ([20, 18], [walker])


@pytest.mark.rule("SS-BL-07")
@pytest.mark.parametrize("late", [False, True])
def test_flying_counts_when_blockers_are_declared(late: bool) -> None:
    t = SlingerHall()
    walker, ground = t.play(0, c(2, 2)), t.play(1, c(9, 9))
    t.hold(0, "take wing", "zap")
    attack(t.at("declare"), walker)
    if late:
        block(t.skip(), ground, walker).do("play take wing").choose(walker).skip()
        assert (destroyed(t), t.life) == ([walker], [20, 20])
    else:
        t.do("play take wing").choose(walker).skip()
        assert in_a_window(t) and blocks(t) == []
        t.skip()
        assert t.life == [20, 18]


@pytest.mark.rule("SS-BL-07", "SS-BL-08")
def test_who_is_given_flying_before_the_blocks_can_block_a_flyer() -> None:
    t = SlingerHall()
    flyer, ground = t.play(0, c(2, 2, "Flying")), t.play(1, c(9, 9))
    t.hold(1, "take wing")
    attack(t.at("declare"), flyer).do("play take wing").choose(ground)
    block(t, ground, flyer)
    assert (destroyed(t), t.life) == ([flyer], [20, 20])


@pytest.mark.rule("SS-BL-08")
def test_a_flyer_blocks_on_the_ground_too() -> None:
    t = SlingerHall()
    walker, flyer = t.play(0, c(2, 2)), t.play(0, c(3, 3, "Flying"))
    bird, ground = t.play(1, c(4, 4, "Flying")), t.play(1, c(9, 9))
    attack(t.at("declare"), walker, flyer).choose(bird)
    assert t.state.legal_actions() == [walker, flyer]
    t.choose(walker)
    assert t.state.legal_actions()[:-1] == [ground]
    t.skip()
    assert (destroyed(t), t.life) == ([walker], [20, 17])


@pytest.mark.rule("SS-BL-09")
def test_a_walker_stops_a_mixed_group_by_blocking_a_member_on_the_ground() -> None:
    t = SlingerHall()
    flyer, walker = t.play(0, c(3, 2, "Flying Bonding")), t.play(0, c(2, 2))
    ground, bird = t.play(1, c(4, 4)), t.play(1, c(1, 1, "Flying"))
    t.hold(0, "zap")
    attack_as_group(t.at("declare"), flyer, walker).skip()
    t.choose(ground)
    assert blocks(t) == [(ground, walker)], "the flying member is no choice"
    assert [t.mark(card, tb.BLOCKED) for card in (flyer, walker)] == [1, 1]
    assert rivals(t.state, ground) == [flyer, walker]
    t.choose(bird)
    assert t.state.legal_actions() == [flyer, walker]
    t.choose(flyer).skip()
    t.do("4")
    assert (destroyed(t)[:1], t.life) == ([flyer], [20, 20])


@pytest.mark.rule("SS-BL-09")
def test_a_walker_cannot_block_a_group_in_which_all_fly() -> None:
    t = SlingerHall()
    flyers = [t.play(0, c(1, 1, "Flying Bonding")), t.play(0, c(2, 2, "Flying"))]
    ground = t.play(1, c(9, 9))
    t.hold(0, "zap")
    attack_as_group(t.at("declare"), *flyers).skip()
    assert in_a_window(t) and blocks(t) == []
    assert not t.mark(ground, tb.BLOCKS)
    t.skip()
    assert t.life == [20, 17]


@pytest.mark.rule("SS-BL-10")
def test_an_attacker_and_its_blockers_are_in_combat_with_each_other_and_with_nobody_else() -> None:
    t = SlingerHall()
    first, second, free = t.play(0, c(4, 2)), t.play(0, c(5, 2)), t.play(0, c(1, 2))
    one, two, idle = t.play(1, c(6, 2)), t.play(1, c(7, 2)), t.play(1, c(8, 2))
    t.hold(0, "zap")
    attack(t.at("declare"), first, second, free).skip()
    assert all(rivals(t.state, card) == [] for card in (first, second, free, one, two, idle))
    block(block(t, one, second), two, first).skip()
    assert [rivals(t.state, card) for card in (first, two)] == [[two], [first]]
    assert [rivals(t.state, card) for card in (second, one)] == [[one], [second]]
    assert [rivals(t.state, card) for card in (free, idle)] == [[], []]
    t.skip()
    assert blows(t) == {(first, two, 4), (two, first, 7), (second, one, 5), (one, second, 6)}
    assert t.life == [20, 19]


@pytest.mark.rule("SS-BL-11")
@pytest.mark.parametrize("means", ["kill", "send back"])
def test_an_attacker_whose_blocker_is_gone_stays_blocked_and_deals_no_damage(means: str) -> None:
    t = SlingerHall()
    attacker, blocker, idle = t.play(0, c(5, 2)), t.play(1, c(1, 1)), t.play(1, c(2, 2))
    t.hold(0, means, "zap")
    block(attack(t.at("declare"), attacker).skip(), blocker, attacker).skip()
    t.do(f"play {means}").choose(blocker)
    assert t.where(blocker) != "in play"
    assert t.mark(attacker, tb.BLOCKED) and rivals(t.state, attacker) == []
    t.on_to(tb.MAIN)
    assert (t.life, blows(t)) == ([20, 20], set())
    assert t.where(attacker) == t.where(idle) == "in play"


@pytest.mark.rule("SS-BL-11")
def test_an_attacker_whose_blocker_died_in_an_earlier_pass_does_not_reach_the_player() -> None:
    t = SlingerHall()
    fast, slow = t.play(0, c(2, 3, "Bonding")), t.play(0, c(5, 1))
    blocker = t.play(1, c(1, 2))
    attack_as_group(t.at("declare"), fast, slow)
    block(t, blocker, slow)
    assert (t.life, blows(t)) == ([20, 20], {(fast, blocker, 2)})


@pytest.mark.rule("SS-BL-11")
def test_the_blockers_that_are_left_fight_on() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(5, 2))
    gone, left = t.play(1, c(1, 1)), t.play(1, c(3, 2))
    t.hold(0, "kill")
    block(block(attack(t.at("declare"), attacker).skip(), gone, attacker), left, attacker)
    t.do("play kill").choose(gone)
    assert (t.life, blows(t)) == ([20, 20], {(attacker, left, 5), (left, attacker, 3)})


@pytest.mark.rule("SS-BL-12")
def test_a_blocker_that_is_turned_sideways_after_the_declaration_fights_on() -> None:
    t = SlingerHall()
    attacker, blocker = t.play(0, c(3, 1)), t.play(1, c(3, 2))
    t.hold(0, "tip over", "zap")
    block(attack(t.at("declare"), attacker).skip(), blocker, attacker)
    t.do("play tip over").choose(blocker)
    assert t.is_sideways(blocker) and rivals(t.state, blocker) == [attacker]
    t.skip()
    assert (destroyed(t), blows(t), t.life) == ([attacker], {(blocker, attacker, 3)}, [20, 20])


@pytest.mark.rule("SS-BL-13")
@pytest.mark.parametrize("active", [0, 2])
def test_the_attacked_players_block_clockwise_from_the_active_player(active: int) -> None:
    t = SlingerHall(4)
    seats = [(active + place) % 4 for place in (1, 2, 3)]
    attackers = [t.play(active, c(strength, 1)) for strength in (1, 2, 3)]
    blockers = {seat: t.play(seat, c(9, 9)) for seat in seats}
    t.at("declare", active)
    for attacker, seat in zip(attackers, reversed(seats), strict=True):
        t.choose(attacker).do(f"seat {seat}")
    asked = []
    while t.step == tb.BLOCKERS and not in_a_window(t):
        asked.append(t.asked)
        if len(asked) == 3:
            break
        t.choose(blockers[t.asked])
    assert asked == seats
    assert [blocker for blocker, _ in blocks(t)] == [blockers[seat] for seat in seats[:2]]


@pytest.mark.rule("SS-BL-13")
def test_everyone_sees_the_blocks_that_were_declared_before() -> None:
    t = SlingerHall(3)
    first, second = t.play(0, c(1, 1)), t.play(0, c(2, 2))
    one, two = t.play(1, c(9, 8)), t.play(2, c(9, 7))
    t.at("declare").choose(first).do("seat 2").choose(second).do("seat 1").choose(one)
    assert (t.asked, t.state.legal_actions()[:-1]) == (2, [two])
    for seat in range(3):
        assert "c 9/8 blocks c 2/2." in t.log(seat)
    assert t.mark(second, tb.BLOCKED) and not t.mark(first, tb.BLOCKED)


@pytest.mark.rule("SS-BL-14")
def test_nobody_acts_between_two_blockers_and_none_joins_later() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(1, 1))
    first, second, third = (t.play(1, c(1, 2)) for _ in range(3))
    for seat in (0, 1):
        t.hold(seat, "zap")
    attack(t.at("declare"), attacker).skip(2)
    for card in (first, second):
        assert (t.asked, in_a_window(t)) == (1, False)
        block(t, card, attacker)
    assert t.state.legal_actions()[:-1] == [third]
    t.skip()
    assert (t.asked, in_a_window(t), t.step) == (0, True, tb.BLOCKERS)
    for step in (tb.BLOCKERS, tb.COMBAT, tb.ATTACK_ENDS):
        on_to_window(t, step, 1)
        with pytest.raises(IllegalAction):
            t.state.apply(third)
    assert blocks(t) == [(first, attacker), (second, attacker)]


@pytest.mark.rule("SS-BL-14")
def test_a_character_with_ambush_that_comes_after_the_blocks_is_too_late_and_before_them_in_time() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(3, 1))
    t.hold(1, c(5, 5, "Ambush"))
    attack(t.at("declare"), attacker).skip()
    assert (t.step, t.asked) == (tb.BLOCKERS, 1)
    t.do("play c 5/5 Ambush")
    assert (blocks(t), t.life) == ([], [20, 17])
    t = SlingerHall()
    attacker = t.play(0, c(3, 1))
    ambush = t.hold(1, c(5, 5, "Ambush"))[0]
    attack(t.at("declare"), attacker).do("play c 5/5 Ambush")
    block(t, ambush, attacker)
    assert (destroyed(t), t.life) == ([attacker], [20, 20])
