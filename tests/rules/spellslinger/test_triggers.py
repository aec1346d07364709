"""Triggered abilities: when they fire, in which order, and at what they are aimed (section AB)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, attack, let_resolve
from slinger_hall import SlingerHall
from slinger_turns import triggered

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import (
    Attacks,
    ComesIntoPlay,
    EachUpkeep,
    IsDestroyed,
    YouGainLife,
    YourUpkeep,
    characters,
    enchantments,
)
from spellhall.kernel.events import Moved


@made_up(event("three gifts", ""))
def three_gifts(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)
        you.gain_life(5)
        you.gain_life(1)


@made_up(event("common cup", ""))
def common_cup(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)
        you.lose_life(1)


@made_up(character("cup bearer", "", "1/1"))
def cup_bearer(you: Script) -> None:
    with you.use():
        you.gain_life(1)
        you.lose_life(1)


@made_up(enchantment("offered cup", ""))
def offered_cup(you: Script) -> None:
    with you.whenever(YourUpkeep()), you.may():
        you.gain_life(3)


@made_up(enchantment("forced cup", ""))
def forced_cup(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.lose_life(3)


@made_up(enchantment("dawn bell", ""))
def dawn_bell(you: Script) -> None:
    with you.whenever(EachUpkeep()):
        you.gain_life(1)


@made_up(enchantment("dawn drum", ""))
def dawn_drum(you: Script) -> None:
    with you.whenever(EachUpkeep()):
        you.draw(1)


@made_up(enchantment("dawn horn", ""))
def dawn_horn(you: Script) -> None:
    with you.whenever(EachUpkeep()):
        you.lose_life(1)


@made_up(enchantment("dawn echo", ""))
def dawn_echo(you: Script) -> None:
    with you.whenever(YouGainLife()):
        you.lose_life(2)


@made_up(enchantment("dawn spark", ""))
def dawn_spark(you: Script) -> None:
    with you.whenever(YouGainLife()):
        you.damage(1, you.target(characters))


@made_up(enchantment("dawn study", ""))
def dawn_study(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.draw(1)
        you.discard(1)


@made_up(enchantment("dawn arrow", ""))
def dawn_arrow(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.damage(1, you.target_player())


@made_up(character("executioner", "", "1/1"))
def executioner(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.destroy(you.target(characters))


@made_up(character("breaker", "", "2/2"))
def breaker(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.destroy(you.target(enchantments))


@made_up(character("herald", "", "2/2"))
def herald(you: Script) -> None:
    with you.whenever(Attacks()):
        you.damage(1, you.target(characters))


@made_up(enchantment("mourning veil", ""))
def mourning_veil(you: Script) -> None:
    with you.whenever(IsDestroyed(characters)):
        you.gain_life(1)


@made_up(event("end of all", ""))
def end_of_all(you: Script) -> None:
    with you.resolves():
        you.destroy(characters)


@made_up(event("end and gift", ""))
def end_and_gift(you: Script) -> None:
    with you.resolves():
        you.destroy(characters)
        you.lose_life(5)
        you.destroy(enchantments.opposing)


@made_up(character("parting gift", "", "1/1"))
def parting_gift(you: Script) -> None:
    with you.whenever(IsDestroyed()):
        you.gain_life(4)


@made_up(character("greeter", "", "1/1"))
def greeter(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.gain_life(2)


def in_order(t: SlingerHall) -> None:
    """Anyone who has to order triggers takes them as they are listed."""
    while asks(t, "which happens first?"):
        t.do(t.options()[0])


@pytest.mark.rule("SS-AB-08")
def test_a_trigger_fires_each_time_its_condition_is_met() -> None:
    t = SlingerHall()
    t.play(0, "joy of life")
    t.hold(0, "three gifts", "free event")
    t.at("main").do("play three gifts")
    assert t.life == [27, 20]
    assert t.size(0, "hand") == 1 + 3
    assert len(triggered(t)) == 3
    t.do("play free event")
    assert len(triggered(t)) == 4


@pytest.mark.rule("SS-AB-08")
def test_a_trigger_does_not_fire_when_its_condition_is_not_met() -> None:
    t = SlingerHall()
    t.play(0, "joy of life", "forced cup")
    t.play(1, "healer")
    t.hold(0, "tax", "zap")
    t.at("main").do("play tax").do("use healer")
    let_resolve(t)
    assert t.life == [20, 20]
    assert triggered(t) == []


@pytest.mark.rule("SS-AB-08")
def test_each_of_several_permanents_triggers() -> None:
    t = SlingerHall()
    t.play(0, "joy of life", "joy of life")
    t.hold(0, "free event", "zap")
    t.at("main").do("play free event").skip()
    in_order(t)
    assert triggered(t) == [(0, "joy of life")] * 2


@pytest.mark.rule("SS-AB-09")
def test_a_trigger_happens_without_being_asked_for() -> None:
    t = SlingerHall()
    t.play(0, "forced cup")
    t.hold(0, "zap")
    t.at("upkeep")
    assert (t.asked, asks(t, "upkeep step: act?")) == (0, True)
    assert t.life == [17, 20]


@pytest.mark.rule("SS-AB-09")
@pytest.mark.parametrize(("answer", "life"), [("yes", 23), ("no", 20)])
def test_a_trigger_that_says_may_is_asked_for(answer: str, life: int) -> None:
    t = SlingerHall()
    t.play(0, "offered cup")
    t.hold(0, "zap")
    t.at("upkeep")
    assert (t.asked, t.question) == (0, "gain 3 life? (SS-AB-09)")
    assert t.options() == ["yes", "no"]
    t.do(answer)
    assert t.life == [life, 20]
    assert asks(t, "upkeep step: act?")


@pytest.mark.rule("SS-AB-10")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_active_players_triggers_come_first_and_the_others_clockwise(active: int, order: list[int]) -> None:
    t = SlingerHall(3)
    for seat in (2, 0, 1):
        t.play(seat, "dawn bell")
    t.hold(0, "zap")
    t.at("upkeep", active=active)
    assert triggered(t) == [(seat, "dawn bell") for seat in order]


@pytest.mark.rule("SS-AB-10")
def test_all_triggers_of_one_player_come_before_those_of_the_next() -> None:
    t = SlingerHall()
    for seat in (1, 0, 1, 0):
        t.play(seat, "dawn bell")
    t.hold(0, "zap")
    t.at("upkeep", active=1)
    in_order(t)
    assert [seat for seat, _ in triggered(t)] == [1, 1, 0, 0]


@pytest.mark.rule("SS-AB-10")
def test_the_same_order_holds_for_what_an_event_sets_off() -> None:
    t = SlingerHall(3)
    for seat in (0, 1, 2):
        t.play(seat, "parting gift")
    t.hold(1, "end of all", "zap")
    t.at("main", active=1).do("play end of all").skip()
    assert [seat for seat, _ in triggered(t)] == [1, 2, 0]


@pytest.mark.rule("SS-AB-11")
@pytest.mark.parametrize(("first", "then"), [("dawn bell", "dawn drum"), ("dawn drum", "dawn bell")])
def test_a_player_orders_his_own_triggers(first: str, then: str) -> None:
    t = SlingerHall()
    t.play(0, "dawn bell", "dawn drum")
    t.hold(0, "zap")
    t.at("upkeep")
    assert (t.asked, t.question) == (0, "which happens first? (SS-AB-11)")
    assert t.options() == ["dawn bell", "dawn drum"]
    t.do(first)
    assert triggered(t) == [(0, first), (0, then)]


@pytest.mark.rule("SS-AB-11")
def test_three_triggers_are_ordered_one_after_the_other() -> None:
    t = SlingerHall()
    t.play(0, "dawn bell", "dawn drum", "dawn horn")
    t.hold(0, "zap")
    t.at("upkeep").do("dawn horn")
    assert triggered(t) == []
    assert t.options() == ["dawn bell", "dawn drum"]
    t.do("dawn drum")
    assert [name for _, name in triggered(t)] == ["dawn horn", "dawn drum", "dawn bell"]


@pytest.mark.rule("SS-AB-11")
def test_everybody_orders_only_the_own_triggers() -> None:
    t = SlingerHall()
    t.play(0, "dawn bell", "dawn drum")
    t.play(1, "dawn horn", "dawn drum")
    t.hold(0, "zap")
    t.at("upkeep")
    assert (t.asked, t.options()) == (0, ["dawn bell", "dawn drum"])
    t.do("dawn drum")
    assert (t.asked, t.options()) == (1, ["dawn horn", "dawn drum"])
    t.do("dawn drum")
    assert triggered(t) == [(0, "dawn drum"), (0, "dawn bell"), (1, "dawn drum"), (1, "dawn horn")]


@pytest.mark.rule("SS-AB-12")
def test_each_trigger_resolves_to_its_end_before_the_next_and_no_window_lies_between() -> None:
    t = SlingerHall()
    t.play(0, "dawn study")
    t.play(0, "dawn bell")
    t.hold(0, "zap", "tax")
    t.hold(1, "zap", "refuse")
    t.at("upkeep").do("dawn study")
    assert (t.asked, asks(t, "discard which card?")) == (0, True)
    assert triggered(t) == [(0, "dawn study")]
    t.do("tax")
    assert triggered(t) == [(0, "dawn study"), (0, "dawn bell")]
    assert t.life == [21, 20]
    assert (t.asked, asks(t, "upkeep step: act?")) == (0, True)
    kinds = [type(told) for told in t.events(Moved, events.GainedLife)]
    assert kinds == [Moved, Moved, events.GainedLife]


@pytest.mark.rule("SS-AB-12")
def test_a_trigger_that_arises_meanwhile_joins_the_back_of_the_queue() -> None:
    t = SlingerHall()
    t.play(0, "dawn echo")
    t.play(0, "dawn bell")
    t.play(0, "dawn drum")
    t.play(1, "dawn horn")
    t.hold(0, "zap")
    t.at("upkeep").do("dawn bell")
    assert triggered(t) == [(0, "dawn bell"), (0, "dawn drum"), (1, "dawn horn"), (0, "dawn echo")]
    assert t.life == [20 + 1 - 2, 20 - 1]


@pytest.mark.rule("SS-AB-13")
def test_what_triggers_while_an_event_resolves_waits_until_it_is_finished() -> None:
    t = SlingerHall()
    t.play(0, "mourner", "mourner", "mourner")
    veil = t.play(1, "mourning veil")
    card = t.hold(0, "end and gift", "zap")[0]
    t.at("main").do("play end and gift").skip()
    in_order(t)
    told = t.events(Moved, events.LostLife, events.Triggered)
    finished = told.index(next(e for e in told if isinstance(e, Moved) and e.card == card and e.why == tb.SPENT))
    kinds = [type(each) for each in told]
    assert kinds.index(events.Triggered) > finished > kinds.index(events.LostLife)
    assert t.where(veil) == "discard pile"
    assert triggered(t) == [(0, "mourner")] * 3 + [(1, "mourning veil")] * 3
    assert t.life == [15, 23]


@pytest.mark.rule("SS-AB-13")
@pytest.mark.parametrize("play", ["play common cup", "use cup bearer"])
def test_what_triggers_in_the_middle_waits_for_the_rest_of_the_effect(play: str) -> None:
    t = SlingerHall()
    t.play(0, "joy of life", "cup bearer")
    t.hold(0, "common cup", "zap")
    t.at("main").do(play)
    let_resolve(t)
    kinds = [type(told) for told in t.events(events.GainedLife, events.LostLife, events.Triggered)]
    assert kinds == [events.GainedLife, events.LostLife, events.Triggered]


@pytest.mark.rule("SS-AB-13")
def test_what_a_character_triggers_by_coming_into_play_waits_until_it_is_there() -> None:
    t = SlingerHall()
    card = t.hold(0, "greeter", "zap")[0]
    t.at("main").do("play greeter")
    assert triggered(t) == []
    let_resolve(t)
    assert t.where(card) == "in play"
    assert triggered(t) == [(0, "greeter")]
    assert t.life == [22, 20]


@pytest.mark.rule("SS-AB-14")
def test_a_trigger_without_a_legal_target_does_nothing_and_asks_nothing() -> None:
    t = SlingerHall()
    card = t.hold(0, "breaker", "zap")[0]
    t.at("main").do("play breaker").skip()
    assert (t.asked, asks(t, "main phase")) == (0, True)
    assert t.where(card) == "in play"
    assert triggered(t) == []


@pytest.mark.rule("SS-AB-14")
def test_a_trigger_with_legal_targets_asks_its_controller_for_one() -> None:
    t = SlingerHall()
    mine, other = t.play(0, "banner"), t.play(1, "joy of life")
    t.hold(0, "breaker", "zap")
    t.hold(1, "zap")
    t.at("main").do("play breaker")
    let_resolve(t)
    assert (t.asked, t.question) == (0, "which target (enchantment)? (SS-AB-14)")
    assert sorted(t.state.legal_actions()) == [mine, other]
    t.choose(other)
    assert (t.where(mine), t.where(other)) == ("in play", "discard pile")
    assert (t.asked, asks(t, "main phase")) == (0, True)


@pytest.mark.rule("SS-AB-14")
def test_targets_are_chosen_when_the_triggers_fire_before_any_of_them_resolves() -> None:
    t = SlingerHall()
    t.play(0, "executioner")
    t.play(0, "dawn bell")
    t.play(1, c(2, 2), c(3, 3))
    t.hold(0, "zap")
    t.at("upkeep").do("dawn bell")
    assert asks(t, "which target")
    assert t.life == [20, 20]
    t.do("c 3/3")
    assert triggered(t) == [(0, "dawn bell"), (0, "executioner")]
    assert t.names(1, "in play") == [c(2, 2)]


@pytest.mark.rule("SS-AB-14")
def test_what_fires_while_others_wait_is_aimed_at_once_and_resolves_after_them() -> None:
    t = SlingerHall()
    t.play(0, "dawn bell", "dawn drum", "dawn spark")
    victim, _ = t.play(1, c(1, 1)), t.play(1, c(2, 2))
    t.hold(0, "zap")
    t.at("upkeep").do("dawn bell")
    assert triggered(t) == [(0, "dawn bell")]
    assert asks(t, "which target")
    t.choose(victim)
    assert triggered(t) == [(0, "dawn bell"), (0, "dawn drum"), (0, "dawn spark")]
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-AB-14")
def test_a_trigger_whose_target_is_gone_by_then_does_nothing() -> None:
    t = SlingerHall()
    t.play(0, "executioner", "executioner")
    victim, other = t.play(1, c(2, 2)), t.play(1, c(3, 3))
    t.hold(0, "zap")
    t.at("upkeep")
    in_order(t)
    t.choose(victim).choose(victim)
    assert triggered(t) == [(0, "executioner")]
    assert (t.where(victim), t.where(other)) == ("discard pile", "in play")


@pytest.mark.rule("SS-AB-14")
def test_an_attack_trigger_is_aimed_before_the_window_of_its_step() -> None:
    t = SlingerHall()
    attacker = t.play(0, "herald")
    victim, _ = t.play(1, c(1, 1)), t.play(1, c(4, 4))
    t.hold(0, "zap")
    t.at("declare")
    attack(t, attacker)
    assert (t.step, asks(t, "which target")) == (tb.ATTACKERS, True)
    t.choose(victim)
    assert t.where(victim) == "discard pile"
    assert asks(t, "declaring attackers: act?")


@pytest.mark.rule("SS-AB-15")
def test_what_triggers_by_leaving_play_still_resolves() -> None:
    t = SlingerHall()
    giver = t.play(0, "parting gift")
    t.hold(1, "kill", "zap")
    t.at("upkeep").do("play kill")
    assert t.where(giver) == "discard pile"
    assert triggered(t) == [(0, "parting gift")]
    assert t.life == [24, 20]


@pytest.mark.rule("SS-AB-15")
def test_leaving_play_in_another_way_is_no_destruction() -> None:
    t = SlingerHall()
    giver = t.play(0, "parting gift")
    t.hold(1, "send back", "zap")
    t.at("upkeep").do("play send back")
    assert t.where(giver) == "hand"
    assert triggered(t) == []


@pytest.mark.rule("SS-AB-15")
def test_what_triggered_before_its_permanent_left_play_still_resolves() -> None:
    t = SlingerHall()
    hangman, victim = t.play(0, "executioner"), t.play(0, "executioner")
    other = t.play(1, c(2, 2))
    t.hold(0, "zap")
    t.at("upkeep").do("executioner").choose(victim).choose(other)
    assert triggered(t) == [(0, "executioner")] * 2
    assert [t.where(card) for card in (hangman, victim, other)] == ["in play", "discard pile", "discard pile"]


@pytest.mark.rule("SS-AB-15")
def test_what_left_play_before_triggers_no_more() -> None:
    t = SlingerHall()
    t.play(0, "forced cup")
    t.put(0, "discard pile", "forced cup", "greeter")
    t.hold(0, "zap")
    t.at("upkeep")
    assert triggered(t) == [(0, "forced cup")]
    assert t.life == [17, 20]


@pytest.mark.rule("SS-AB-11")
@pytest.mark.parametrize("name", ["offered cup", "dawn arrow"])
def test_the_same_text_twice_is_ordered_where_it_leaves_a_choice(name: str) -> None:
    t = SlingerHall()
    t.play(0, name, name)
    t.hold(0, "zap")
    t.at("upkeep")
    assert asks(t, "which happens first?")
    assert t.options() == [name, name]


@pytest.mark.rule("SS-AB-11")
def test_the_same_text_twice_is_not_ordered_where_it_leaves_no_choice() -> None:
    t = SlingerHall()
    t.play(0, "dawn bell", "dawn bell")
    t.hold(0, "zap")
    t.at("upkeep")
    assert not asks(t, "which happens first?")
    assert len(triggered(t)) == 2
