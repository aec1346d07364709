"""Static and activated abilities, and numbers that several of them change (section AB)."""

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
from spellhall.games.spellslinger.card import character, enchantment, interrupt
from spellhall.games.spellslinger.facts import KEYWORDS
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.telling.card_text import text_of
from spellhall.games.spellslinger.words import (
    ENCHANTED,
    DestroyOne,
    Get,
    Gives,
    Have,
    LoseAbilities,
    StrengthIs,
    characters,
)
from spellhall.kernel.errors import IllegalAction
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


def all_cards() -> list[Any]:
    """The cards of the game and the invented ones."""
    return [*spellhall.game("spellslinger").catalogue, *slinger_cards.MADE_UP.values()]


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
    assert t.why_not(0, shooter) == "you can't pay its cost with your upright cards (SS-CO-05)"


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
    assert t.why_not(1, mine) == "you don't have priority right now (SS-PR-01)"
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
    assert t.why_not(0, used) == "it's already sideways (SS-AB-05)"
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
    assert t.why_not(1, priest) == "you don't control it (SS-OW-02)"
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
    assert t.why_not(1, priest) == "you don't control it (SS-OW-02)"
    t.do("play zap", "seat 0")
    t.do("use healer")
    assert t.life == [20, 20]


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
