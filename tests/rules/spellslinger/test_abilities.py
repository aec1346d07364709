"""Abilities of permanents (section AB)."""

from __future__ import annotations

from typing import Any

import pytest
import slinger_cards
from slinger_cards import c, made_up
from slinger_fights import asks, attack, offered
from slinger_hall import SlingerHall
from slinger_turns import in_a_window, offers, on_to_window

import spellhall
from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event, interrupt
from spellhall.games.spellslinger.facts import KEYWORDS
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.telling.card_text import text_of
from spellhall.games.spellslinger.words import (
    ENCHANTED,
    Attacks,
    ComesIntoPlay,
    DestroyOne,
    EachUpkeep,
    Get,
    Gives,
    Have,
    IsDestroyed,
    LoseAbilities,
    StrengthIs,
    YouGainLife,
    YourUpkeep,
    characters,
    enchantments,
)
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.events import Moved
from spellhall.kernel.frames import action

ATTACK = (tb.ATTACK_BEGINS, tb.ATTACKERS, tb.BLOCKERS, tb.COMBAT, tb.ATTACK_ENDS)
WINDOWS = [tb.UPKEEP, tb.DRAW, *ATTACK, tb.MAIN, tb.END]


@made_up(character("wing giver", "", "1/1"))
def wing_giver(you: Script) -> None:
    you.always(Get(characters.other.yours, +1, +2), Have(characters.other.yours, "Flying"))


@made_up(character("archer", "", "2/1"))
def archer(you: Script) -> None:
    with you.use():
        you.damage(1, you.target_or_player(characters))


@made_up(character("hired archer", "", "2/1"))
def hired_archer(you: Script) -> None:
    with you.use("1R", sideways=False):
        you.damage(1, you.target_player())


@made_up(character("smelter", "", "1/1"))
def smelter(you: Script) -> None:
    you.always(Gives("R"))
    with you.use("R"):
        you.gain_life(1)


@made_up(character("forge", "", "1/1"))
def forge(you: Script) -> None:
    you.always(Gives("R"))
    with you.use("R", sideways=False):
        you.gain_life(1)


@made_up(character("cannibal", "", "3/1"))
def cannibal(you: Script) -> None:
    with you.use("", DestroyOne(characters.other.yours), sideways=False):
        you.gain_life(1)


@made_up(enchantment("gag", ""))
def gag(you: Script) -> None:
    you.enchants(characters)
    you.always(LoseAbilities(ENCHANTED))


@made_up(enchantment("joy of life", ""))
def joy_of_life(you: Script) -> None:
    with you.whenever(YouGainLife()):
        you.draw(1)


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


@made_up(enchantment("likeness", ""))
def likeness(you: Script) -> None:
    you.enchants(characters)
    you.always(StrengthIs(ENCHANTED, 1))


@made_up(interrupt("humble", ""))
def humble(you: Script) -> None:
    with you.resolves():
        you.set_strength(you.target(characters), 1)


@made_up(interrupt("lift", ""))
def lift(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), +2, +2)


def triggered(t: SlingerHall) -> list[tuple[int, str]]:
    """Seat and card of every triggered ability that resolved, in their order."""
    return [(told.seat, t.state.definition(told.card).name) for told in t.events(events.Triggered)]


def all_cards() -> list[Any]:
    """The cards of the game and the invented ones."""
    return [*spellhall.game("spellslinger").catalogue, *slinger_cards.MADE_UP.values()]


def let_resolve(t: SlingerHall) -> None:
    """Nobody answers the pending card."""
    while asks(t, "is pending"):
        t.skip()


def in_order(t: SlingerHall) -> None:
    """Whoever has to order triggers takes them as they are listed."""
    while asks(t, "which happens first?"):
        t.do(t.options()[0])


@pytest.mark.rule("SS-AB-01")
def test_every_ability_of_a_permanent_is_static_activated_or_triggered() -> None:
    kinds: dict[str, set[str]] = {}
    for card in all_cards():
        for ability in card.abilities:
            kinds.setdefault("permanent" if card.permanent else "other", set()).add(ability.kind)
            if card.permanent:
                static = bool(ability.modifiers) and not ability.body and ability.trigger is None
                activated = "sideways" in ability.details and not ability.modifiers and ability.trigger is None
                triggered = ability.trigger is not None and not ability.modifiers
                assert [static, activated, triggered].count(True) == 1, card.name
    assert kinds == {"permanent": {"standing", "enchants", "activated", "trigger"}, "other": {"resolves"}}


@pytest.mark.rule("SS-AB-01")
def test_the_text_tells_the_three_apart() -> None:
    t = SlingerHall()
    text = {name: text_of(t.state.game.catalogue[t.face(name)]) for name in ("banner", "healer", "joy of life")}
    assert text["banner"] == "Characters you control get +0/+1."
    assert text["healer"] == "Turn sideways: gain 1 life."
    assert text["joy of life"] == "Whenever you gain life, draw a card."


@pytest.mark.rule("SS-AB-02")
def test_a_static_ability_holds_from_the_moment_of_coming_into_play() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.hold(0, "wing giver")
    t.hold(1, "zap")
    t.at("main").do("play wing giver")
    assert t.numbers(soldier) == (1, 1)
    t.skip()
    assert t.numbers(soldier) == (2, 3)
    assert not t.events(events.Used, events.Triggered)


@pytest.mark.rule("SS-AB-02")
def test_a_static_ability_saves_a_character_that_comes_into_play_after_it() -> None:
    t = SlingerHall()
    t.play(0, "wing giver")
    frail = t.hold(0, c(0, 1), "zap")[0]
    t.at("main").do("play c 0/1").skip()
    assert t.where(frail) == "in play"
    assert t.numbers(frail) == (1, 3)


@pytest.mark.rule("SS-AB-02")
def test_a_static_ability_holds_in_every_step_of_everybodys_turn_and_ends_with_its_permanent() -> None:
    t = SlingerHall()
    soldier, giver = t.play(0, c(2, 1)), t.play(0, "wing giver")
    t.hold(0, "zap", "kill")
    t.at("upkeep")
    for _ in range(25):
        assert t.numbers(soldier) == (3, 3)
        t.skip()
    assert t.state.regs[tb.TURN] > 4
    while t.asked != 0 or not in_a_window(t):
        t.skip()
    t.do("play kill").choose(giver)
    assert t.numbers(soldier) == (2, 1)


@pytest.mark.rule("SS-AB-02")
def test_a_keyword_is_a_static_ability() -> None:
    t = SlingerHall()
    flier, walker = t.play(0, c(2, 2, "Flying")), t.play(1, c(2, 2))
    t.hold(1, "zap")
    t.at("declare")
    attack(t, flier)
    t.on_to(tb.BLOCKERS)
    assert t.step == tb.BLOCKERS
    assert in_a_window(t)
    assert "SS-BL-07" in t.why_not(1, walker)
    assert KEYWORDS == ("Flying", "Ambush", "Deadly", "Bonding")


@pytest.mark.rule("SS-AB-03")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("step", WINDOWS)
def test_an_activated_ability_is_used_in_any_window_of_any_turn(step: int, seat: int) -> None:
    t = SlingerHall()
    t.play(0, c(5, 5))
    t.play(1, c(5, 5))
    shooter = t.play(seat, "archer")
    for each in (0, 1):
        t.hold(each, "zap")
    t.at("upkeep")
    on_to_window(t, step, seat)
    life = t.life[1 - seat]
    assert "use archer" in offers(t)
    t.do("use archer", f"seat {1 - seat}")
    assert t.life[1 - seat] == life - 1
    assert t.is_sideways(shooter)
    assert t.step == step


@pytest.mark.rule("SS-AB-03")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["free event", "banner", c(3, 3)])
def test_an_activated_ability_is_used_while_a_card_is_pending(name: str, seat: int) -> None:
    t = SlingerHall()
    t.play(seat, "archer")
    t.hold(0, name)
    t.hold(1, "zap")
    t.at("main").do(f"play {name}")
    t.skip(0 if seat else 1)
    assert asks(t, f"{name} is pending")
    assert (t.asked, "use archer" in offers(t)) == (seat, True)
    t.do("use archer", f"seat {1 - seat}")
    assert t.life[1 - seat] == 19
    assert asks(t, f"{name} is pending")


@pytest.mark.rule("SS-AB-03")
def test_an_activated_ability_is_used_only_if_its_cost_is_paid() -> None:
    t = SlingerHall()
    shooter = t.play(0, "hired archer")
    lands = [t.play(0, "Mountain"), t.play(0, "Coast"), t.play(0, "Coast")]
    t.hold(0, "zap")
    t.at("main").do("use hired archer", "seat 1")
    assert [t.is_sideways(card) for card in (shooter, *lands)] == [False, True, True, False]
    assert t.life == [20, 19]
    assert offered(t) == ["zap"]
    assert t.why_not(0, shooter) == "you cannot pay its cost with what is upright (SS-CO-05)"


@pytest.mark.rule("SS-AB-03")
def test_a_cost_may_be_to_give_something_up() -> None:
    t = SlingerHall()
    eater = t.play(0, "cannibal")
    meal = t.play(0, c(1, 1))
    t.play(1, c(1, 1))
    t.hold(0, "zap")
    t.at("main").do("use cannibal")
    assert t.where(meal) == "discard pile"
    assert t.life == [21, 20]
    assert offered(t) == ["zap"]
    assert "SS-PL-05" in t.why_not(0, eater)


@pytest.mark.rule("SS-AB-03")
def test_without_priority_no_ability_is_used() -> None:
    t = SlingerHall()
    t.play(0, "archer")
    mine = t.play(1, "archer")
    t.at("main")
    assert t.asked == 0
    assert t.why_not(1, mine) == "you do not have priority now (SS-PR-01)"
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.USE, mine))


@pytest.mark.rule("SS-AB-04")
def test_an_activated_ability_resolves_at_once_and_nobody_can_answer_it() -> None:
    t = SlingerHall()
    t.play(0, "healer")
    t.hold(0, "zap")
    t.hold(1, "zap", "refuse")
    t.play(1, "archer")
    t.at("main")
    told = len(t.events(events.Used))
    t.do("use healer")
    assert len(t.events(events.Used)) == told + 1
    assert t.life == [21, 20]
    assert (t.asked, asks(t, "main phase")) == (0, True)


@pytest.mark.rule("SS-AB-04")
def test_while_an_ability_is_aimed_nobody_else_is_asked() -> None:
    t = SlingerHall()
    t.play(0, "archer")
    victim = t.play(1, c(1, 1))
    t.hold(1, "grow", "refuse")
    t.at("main").do("use archer")
    assert (t.asked, asks(t, "which target")) == (0, True)
    t.choose(victim)
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-AB-05")
def test_a_sideways_permanent_cannot_pay_by_turning_sideways() -> None:
    t = SlingerHall()
    used, fresh = t.play(0, "healer", sideways=True), t.play(0, "archer")
    t.at("main")
    assert offers(t) == ["use archer", "pass"]
    assert t.why_not(0, used) == "it is sideways already (SS-AB-05)"
    assert t.why_not(0, fresh) == ""
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.USE, used))


@pytest.mark.rule("SS-AB-05")
def test_it_is_used_once_and_again_only_when_it_is_upright_again() -> None:
    t = SlingerHall()
    priest = t.play(0, "healer")
    t.hold(0, "zap")
    t.at("main").do("use healer")
    assert t.is_sideways(priest)
    assert offered(t) == ["zap"]
    t.next_turn().next_turn()
    assert not t.is_sideways(priest)
    t.do("use healer")
    assert t.life == [22, 20]


@pytest.mark.rule("SS-AB-05")
def test_an_ability_with_another_cost_may_be_used_sideways() -> None:
    t = SlingerHall()
    t.play(0, "hired archer", sideways=True)
    t.play(0, *["Mountain"] * 4)
    t.at("main").do("use hired archer", "seat 1").do("use hired archer", "seat 1")
    assert t.life == [20, 18]


@pytest.mark.rule("SS-AB-05")
def test_a_permanent_that_turns_sideways_for_its_ability_cannot_pay_the_rest_of_the_cost() -> None:
    t = SlingerHall()
    smelter = t.play(0, "smelter")
    t.hold(0, "Mountain")
    t.at("main")
    assert t.why_not(0, smelter) and offers(t) == ["play Mountain", "pass"]
    t.do("play Mountain")
    assert offers(t) == ["use smelter", "pass"]


@pytest.mark.rule("SS-AB-05")
def test_what_stays_upright_for_its_ability_may_pay_for_it() -> None:
    t = SlingerHall()
    forge = t.play(0, "forge")
    t.at("main")
    t.do("use forge")
    assert t.is_sideways(forge)


@pytest.mark.rule("SS-AB-06")
def test_a_character_uses_its_ability_in_the_turn_in_which_it_came_into_play() -> None:
    t = SlingerHall()
    t.hold(0, "healer", "zap")
    t.at("main").do("play healer").skip()
    assert offers(t) == ["play zap", "use healer", "pass"]
    t.do("use healer")
    assert t.life == [21, 20]


@pytest.mark.rule("SS-AB-07")
def test_only_the_controller_uses_an_ability() -> None:
    t = SlingerHall()
    priest = t.play(0, "healer")
    t.hold(1, "zap")
    t.at("main", active=1)
    assert (t.asked, offers(t)) == (1, ["play zap", "pass"])
    assert t.why_not(1, priest) == "you do not control it (SS-OW-02)"
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.USE, priest))
    t.skip()
    assert (t.asked, offers(t)) == (0, ["use healer", "pass"])


@pytest.mark.rule("SS-AB-07")
def test_who_takes_control_uses_the_ability_and_the_owner_does_not() -> None:
    t = SlingerHall()
    priest = t.play(1, "healer")
    t.hold(0, "thief")
    t.hold(1, "zap")
    t.at("main").do("play thief").skip()
    assert (t.asked, offers(t)) == (0, ["use healer", "pass"])
    t.skip()
    assert (t.asked, offers(t)) == (1, ["play zap", "pass"])
    assert t.why_not(1, priest) == "you do not control it (SS-OW-02)"
    t.do("play zap", "seat 0")
    t.do("use healer")
    assert t.life == [20, 20]


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


@pytest.mark.rule("SS-AB-16")
@pytest.mark.parametrize("order", [("play humble", "play lift"), ("play lift", "play humble")])
def test_what_sets_a_number_comes_before_what_adds_whichever_came_first(order: tuple[str, str]) -> None:
    t = SlingerHall()
    giant = t.play(0, c(5, 3))
    t.hold(0, "humble", "lift", "zap")
    t.at("main").do(*order)
    assert t.numbers(giant) == (3, 5)
    assert t.state.explain(giant, "strength") == [("humble, until end of turn", 1), ("lift, until end of turn", 2)]
    assert t.state.explain(giant, "speed") == [("printed", 3), ("lift, until end of turn", 2)]


@pytest.mark.rule("SS-AB-16")
@pytest.mark.parametrize("names", [("likeness", "medal"), ("medal", "likeness")])
def test_the_same_holds_for_what_lasts_while_a_permanent_is_in_play(names: tuple[str, str]) -> None:
    t = SlingerHall()
    giant = t.play(0, c(5, 3))
    for name in names:
        t.attach(0, name, giant)
    t.hold(0, "lift", "zap")
    t.at("main")
    assert t.numbers(giant) == (2, 4)
    t.do("play lift")
    assert t.numbers(giant) == (4, 6)


@pytest.mark.rule("SS-AB-16")
def test_additions_stand_in_the_order_of_their_arrival_after_the_printed_number() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(2, 2))
    t.hold(0, "medal", "wing giver", "zap")
    t.at("main").do("play medal").skip().do("play wing giver").skip()
    assert t.state.explain(soldier, "strength") == [("printed", 2), ("medal", 1), ("wing giver", 1)]
    assert t.state.explain(soldier, "speed") == [("printed", 2), ("medal", 1), ("wing giver", 2)]
    assert t.numbers(soldier) == (4, 5)


@pytest.mark.rule("SS-AB-16")
def test_what_was_set_and_added_falls_away_one_by_one() -> None:
    t = SlingerHall()
    giant = t.play(0, c(5, 3))
    t.attach(0, "medal", giant)
    t.hold(0, "humble", "zap")
    t.at("main").do("play humble")
    assert t.numbers(giant) == (2, 4)
    t.next_turn()
    assert t.numbers(giant) == (6, 4)


@pytest.mark.rule("SS-AB-02", "SS-AB-05")
def test_a_character_that_has_lost_its_abilities_holds_and_uses_none() -> None:
    t = SlingerHall()
    soldier, giver, priest = t.play(0, c(1, 1)), t.play(0, "wing giver"), t.play(0, "healer")
    t.attach(1, "gag", giver)
    t.attach(1, "gag", priest)
    t.hold(0, "zap")
    t.at("main")
    assert t.numbers(soldier) == (1, 1)
    assert offers(t) == ["play zap", "pass"]
    assert t.why_not(0, priest) == "it has lost its abilities (SS-AB-02)"
