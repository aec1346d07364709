"""Declaring attackers (section AT)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_hall import SlingerHall
from slinger_turns import in_a_window, offers, on_to_window

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, interrupt
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import THIS, Attacks, AttackUpright, CountOf, characters
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import action


@made_up(interrupt("stand up", ""))
def stand_up(you: Script) -> None:
    with you.resolves():
        you.turn_upright(you.target(characters))


@made_up(character("standing guard", "", "2/2"))
def standing_guard(you: Script) -> None:
    you.always(AttackUpright(THIS))
    with you.use():
        you.gain_life(1)


@made_up(character("field marshal", "", "1/1"))
def field_marshal(you: Script) -> None:
    with you.whenever(Attacks()):
        you.gain_life(CountOf(characters.attacking))


def attacking(t: SlingerHall) -> dict[int, int]:
    """The attackers and the seats they attack."""
    return {card: seat - 1 for card, seat in enumerate(t.state.marks[tb.ATTACKS]) if seat}


@pytest.mark.rule("SS-AT-01")
def test_before_attackers_are_declared_all_can_act_at_interrupt_speed_only() -> None:
    t = SlingerHall()
    slow = []
    for seat in (0, 1):
        t.play(seat, "healer")
        slow.append(t.hold(seat, "free event", "banner", c(2, 2), "Plains"))
        t.hold(seat, "zap", c(1, 1, "Ambush"))
    t.at("attack")
    for seat in (0, 1):
        assert (t.step, t.asked) == (tb.ATTACK_BEGINS, seat)
        assert offers(t) == ["play zap", "play c 1/1 Ambush", "use healer", "pass"]
        for card in slow[seat]:
            assert t.why_not(seat, card).startswith("you can play it only in ")
            with pytest.raises(IllegalAction):
                t.state.apply(action(tb.PLAY, card))
        t.skip()
    assert t.step == tb.ATTACKERS


@pytest.mark.rule("SS-AT-01")
def test_what_is_done_at_the_beginning_of_the_attack_counts_in_it() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(2, 2))
    t.hold(0, "grow")
    t.hold(1, c(1, 1, "Ambush"))
    t.at("attack").do("play grow").do("play c 1/1 Ambush").choose(attacker)
    assert (t.asked, t.step, t.options()) == (1, tb.BLOCKERS, ["c 1/1 Ambush (1/1)", "don't block"])
    t.skip()
    assert t.life == [20, 15]


@pytest.mark.rule("SS-AT-02")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_upright_characters_may_attack(count: int) -> None:
    t = SlingerHall()
    able = [t.play(0, c(1, 1)) for _ in range(3)]
    t.hold(1, "zap")
    t.at("declare")
    assert (t.asked, t.options()) == (0, ["c 1/1 (1/1)"] * 3 + ["don't attack"])
    for card in able[:count]:
        t.choose(card)
    if count < 3:
        t.skip()
    assert attacking(t) == dict.fromkeys(able[:count], 1)
    t.on_to(tb.MAIN)
    assert t.life == [20, 20 - count]


@pytest.mark.rule("SS-AT-02")
def test_only_characters_in_play_under_ones_control_can_attack() -> None:
    t = SlingerHall()
    mine = t.play(0, c(2, 2))
    others = [t.play(0, "Coast"), t.play(0, "banner"), t.play(1, c(3, 3)), t.hold(0, c(1, 1, "Ambush"))[0]]
    t.at("declare")
    assert t.state.legal_actions()[:-1] == [mine]
    for card in others:
        with pytest.raises(IllegalAction):
            t.state.apply(card)


@pytest.mark.rule("SS-AT-03")
def test_a_sideways_character_cannot_attack() -> None:
    t = SlingerHall()
    lying = t.play(0, c(2, 2), sideways=True)
    standing = t.play(0, c(1, 1))
    t.hold(1, "zap")
    t.at("declare")
    assert t.options() == ["c 1/1 (1/1)", "don't attack"]
    assert t.why_not(0, lying) == "it's sideways (SS-AT-03)"
    with pytest.raises(IllegalAction):
        t.state.apply(lying)
    t.choose(standing)
    assert attacking(t) == {standing: 1}
    t.on_to(tb.MAIN)
    assert t.life == [20, 19]


@pytest.mark.rule("SS-AT-03")
def test_a_character_turned_sideways_just_before_the_declaration_cannot_attack() -> None:
    t = SlingerHall()
    healer, fallen = t.play(0, "healer"), t.play(0, c(2, 2))
    t.hold(1, "tip over", "zap")
    t.at("attack").do("use healer", "play tip over").choose(fallen).skip()
    assert t.is_sideways(healer) and t.is_sideways(fallen)
    assert (t.step, attacking(t)) == (tb.ATTACKERS, {})
    assert in_a_window(t)


@pytest.mark.rule("SS-AT-04", "SS-AT-05")
def test_each_attacker_is_given_its_own_opponent() -> None:
    t = SlingerHall(4)
    one, two, three, four = (t.play(1, c(strength, 1)) for strength in (1, 2, 3, 4))
    t.at("declare", active=1).choose(one)
    assert "attacks whom" in t.question and t.options() == ["seat 2", "seat 3", "seat 0"]
    t.do("seat 3")
    assert t.asked == 1
    t.choose(two).do("seat 0").choose(three).do("seat 3").choose(four)
    assert t.options() == ["seat 2", "seat 3", "seat 0"]
    t.do("seat 2")
    assert t.life == [18, 20, 16, 16]


@pytest.mark.rule("SS-AT-04")
def test_the_attacked_player_is_known_to_all() -> None:
    t = SlingerHall(3)
    attacker = t.play(0, c(2, 2))
    t.hold(1, "zap")
    t.at("declare").choose(attacker).do("seat 2")
    for seat in range(3):
        assert "c 2/2 attacks P3." in t.log(seat)
    assert t.events(events.Attacked)[0].seat == 2


@pytest.mark.rule("SS-AT-05")
def test_all_attackers_may_also_go_for_the_same_opponent() -> None:
    t = SlingerHall(3)
    for strength in (1, 2):
        t.play(0, c(strength, 1))
    t.at("declare").do("c 1/1", "seat 2", "c 2/1", "seat 2")
    assert t.life == [20, 20, 17]


@pytest.mark.rule("SS-AT-06")
def test_attackers_turn_sideways_together_when_the_declaration_is_complete() -> None:
    t = SlingerHall()
    first, second, third = (t.play(0, c(1, 1)) for _ in range(3))
    t.hold(1, "zap")
    t.at("declare").choose(first).choose(second)
    assert not any(t.is_sideways(card) for card in (first, second, third))
    t.skip()
    assert in_a_window(t) and t.step == tb.ATTACKERS
    assert [t.is_sideways(card) for card in (first, second, third)] == [True, True, False]
    t.on_to(tb.END)
    assert [t.is_sideways(card) for card in (first, second, third)] == [True, True, False]


@pytest.mark.rule("SS-AT-07")
def test_who_does_not_turn_sideways_when_attacking_attacks_all_the_same() -> None:
    t = SlingerHall()
    guard = t.play(0, "standing guard")
    other = t.play(0, c(1, 1))
    t.hold(1, "zap")
    t.at("declare").choose(guard).choose(other)
    assert attacking(t) == {guard: 1, other: 1}
    assert (t.is_sideways(guard), t.is_sideways(other)) == (False, True)
    t.on_to(tb.MAIN)
    assert t.life == [20, 17]


@pytest.mark.rule("SS-AT-07")
def test_as_attacking_costs_nothing_an_upright_attacker_can_still_turn_for_its_ability() -> None:
    t = SlingerHall()
    guard = t.play(0, "standing guard")
    t.at("declare").choose(guard).do("use standing guard")
    assert t.is_sideways(guard) and t.life == [21, 18]


@pytest.mark.rule("SS-AT-08")
def test_a_character_with_ambush_attacks_in_the_turn_in_which_it_was_played() -> None:
    t = SlingerHall()
    t.play(0, c(1, 1))
    t.hold(0, c(3, 3, "Ambush"), c(2, 2, "Ambush"))
    t.at("upkeep").do("play c 2/2 Ambush")
    t.on_to(tb.ATTACK_BEGINS).do("play c 3/3 Ambush")
    assert t.step == tb.ATTACKERS
    assert t.options() == ["c 1/1 (1/1)", "c 2/2 Ambush (2/2)", "c 3/3 Ambush (3/3)", "don't attack"]
    t.do("c 2/2", "c 3/3").skip()
    assert t.life == [20, 15]


@pytest.mark.rule("SS-AT-08")
def test_a_character_of_the_last_main_phase_attacks_in_the_next_own_turn() -> None:
    t = SlingerHall()
    t.hold(0, c(2, 2))
    t.hold(1, "zap")
    t.at("main").do("play c 2/2").skip().next_turn().next_turn().on_to(tb.ATTACKERS)
    assert t.asked == 0
    t.do("c 2/2").on_to(tb.MAIN)
    assert t.life == [20, 18]


@pytest.mark.rule("SS-AT-08", "SS-AT-09")
def test_a_character_with_ambush_that_comes_after_the_declaration_is_too_late() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(1, 1))
    t.hold(0, c(3, 3, "Ambush"))
    t.at("declare").choose(attacker).do("play c 3/3 Ambush")
    assert [told.card for told in t.events(events.Attacked)] == [attacker]
    assert t.life == [20, 19]


@pytest.mark.rule("SS-AT-09")
def test_nobody_acts_between_two_attackers_and_none_joins_later() -> None:
    t = SlingerHall()
    first, second, third = (t.play(0, c(1, 1)) for _ in range(3))
    for seat in (0, 1):
        t.hold(seat, "zap")
    t.at("declare").choose(first)
    assert (t.asked, in_a_window(t)) == (0, False)
    with pytest.raises(IllegalAction):
        t.state.apply(first)
    t.choose(second)
    assert (t.asked, in_a_window(t)) == (0, False)
    t.skip()
    for step in (tb.ATTACKERS, tb.BLOCKERS, tb.COMBAT, tb.ATTACK_ENDS, tb.MAIN):
        on_to_window(t, step, 0)
        with pytest.raises(IllegalAction):
            t.state.apply(third)
    assert [told.card for told in t.events(events.Attacked)] == [first, second]
    assert t.life == [20, 18]


@pytest.mark.rule("SS-AT-09")
def test_what_an_attack_triggers_finds_all_attackers_declared() -> None:
    t = SlingerHall()
    first = t.play(0, "field marshal")
    others = [t.play(0, c(1, 1)) for _ in range(2)]
    t.hold(1, "zap")
    t.at("declare").choose(first)
    assert t.life == [20, 20]
    for card in others:
        t.choose(card)
    assert t.life == [23, 20]


@pytest.mark.rule("SS-AT-10")
def test_an_attacker_that_is_turned_upright_attacks_on() -> None:
    t = SlingerHall()
    free = t.play(0, c(2, 2))
    blocked = t.play(0, c(3, 3))
    blocker = t.play(1, c(2, 1))
    t.hold(0, "stand up", "stand up")
    t.at("declare").choose(free).choose(blocked)
    t.do("play stand up").choose(free)
    t.do("play stand up").choose(blocked)
    assert not t.is_sideways(free) and not t.is_sideways(blocked)
    assert attacking(t) == {free: 1, blocked: 1}
    t.choose(blocker).choose(blocked)
    assert (t.where(blocker), t.life) == ("discard pile", [20, 18])


@pytest.mark.rule("SS-AT-10")
def test_an_upright_attacker_that_is_turned_sideways_attacks_on() -> None:
    t = SlingerHall()
    guard = t.play(0, "standing guard")
    t.hold(1, "tip over")
    t.at("declare").choose(guard).skip().do("play tip over")
    assert t.is_sideways(guard)
    assert t.life == [20, 18]


@pytest.mark.rule("SS-AT-11")
def test_nobody_can_be_attacked_by_his_own_characters() -> None:
    t = SlingerHall(3)
    attacker = t.play(1, c(2, 2))
    t.at("declare", active=1).choose(attacker)
    assert t.options() == ["seat 2", "seat 0"]
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.PLAYER, 1))


@pytest.mark.rule("SS-AT-11")
@pytest.mark.parametrize(
    ("teams", "targets"),
    [("alliance", ["seat 1", "seat 2", "seat 4", "seat 5"]), ("as-one", ["seats 1 and 4", "seats 2 and 5"])],
)
def test_a_team_mate_cannot_be_attacked(teams: str, targets: list[str]) -> None:
    t = SlingerHall(6, teams=teams)
    attacker = t.play(0, c(2, 2))
    t.at("declare").choose(attacker)
    assert t.options() == targets
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.PLAYER, 3))
