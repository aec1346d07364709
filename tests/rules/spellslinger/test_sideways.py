"""Sideways and upright (section SW)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, attack, block, let_resolve, offered
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event, interrupt, terrain
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import (
    THIS,
    ComeIntoPlaySideways,
    ComesIntoPlay,
    Gives,
    characters,
    enchantments,
    permanents,
)
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import action


@made_up(event("red letter", "R"))
def red_letter(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


@made_up(event("two red letters", "RR"))
def two_red_letters(you: Script) -> None:
    with you.resolves():
        you.gain_life(2)


@made_up(character("herb gatherer", "", "1/1"))
def herb_gatherer(you: Script) -> None:
    you.always(Gives("R"))


@made_up(terrain("slow ford"))
def slow_ford(you: Script) -> None:
    you.always(ComeIntoPlaySideways(THIS))
    you.always(Gives("R"))


@made_up(enchantment("altar", ""))
def altar(you: Script) -> None:
    with you.use():
        you.gain_life(1)


@made_up(enchantment("resting place", ""))
def resting_place(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.turn_sideways(characters)


@made_up(interrupt("stiff limbs", ""))
def stiff_limbs(you: Script) -> None:
    with you.resolves():
        target = you.target(permanents)
        you.turn_sideways(target)
        you.keep_sideways(target.again)


@made_up(interrupt("rouse", ""))
def rouse(you: Script) -> None:
    with you.resolves():
        you.turn_upright(you.target(characters))


@made_up(event("undo", ""))
def undo(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(enchantments))


def on_to_turn_of(t: SlingerHall, seat: int) -> None:
    """Decline everything until something is asked in the next turn of a seat; both hold a card, so it is."""
    t.next_turn()
    while t.state.regs[tb.ACTIVE] != seat:
        t.next_turn()


@pytest.mark.rule("SS-SW-01")
@pytest.mark.parametrize("name", [c(2, 2), c(2, 2, "Ambush"), "banner", "altar", "Mountain"])
def test_a_permanent_that_is_played_comes_into_play_upright(name: str) -> None:
    t = SlingerHall()
    card = t.hold(0, name, "zap")[0]
    t.at("main").do(f"play {name}")
    let_resolve(t)
    assert t.where(card) == "in play"
    assert not t.is_sideways(card)
    assert not t.events(events.Turned)


@pytest.mark.rule("SS-SW-01")
def test_a_new_terrain_pays_and_a_new_permanent_is_turned_at_once() -> None:
    t = SlingerHall()
    t.hold(0, "Mountain", "red letter", "altar")
    t.at("main").do("play Mountain", "play red letter")
    let_resolve(t)
    t.do("play altar")
    let_resolve(t)
    t.do("use altar")
    assert t.life == [22, 20]


@pytest.mark.rule("SS-SW-01")
def test_a_new_character_blocks_in_the_next_turn() -> None:
    t = SlingerHall()
    card = t.hold(0, c(2, 2))[0]
    attacker = t.play(1, c(1, 1))
    t.hold(0, "zap")
    t.at("main").do("play c 2/2")
    t.next_turn().on_to(tb.ATTACKERS)
    attack(t, attacker)
    t.on_to(tb.BLOCKERS)
    block(t, (card, attacker))
    assert t.mark(attacker, tb.BLOCKED)


@pytest.mark.rule("SS-SW-01")
def test_what_left_play_sideways_comes_back_upright() -> None:
    t = SlingerHall()
    card = t.play(0, c(2, 2), sideways=True)
    t.hold(0, "send back", "zap")
    t.at("main").do("play send back", "play c 2/2")
    let_resolve(t)
    assert t.where(card) == "in play"
    assert not t.is_sideways(card)


@pytest.mark.rule("SS-SW-01")
def test_a_permanent_may_say_that_it_comes_into_play_sideways() -> None:
    t = SlingerHall()
    ford = t.hold(0, "slow ford", "red letter", "zap")[0]
    t.at("main").do("play slow ford")
    assert t.is_sideways(ford)
    assert offered(t) == ["zap"]


@pytest.mark.rule("SS-SW-02")
def test_what_is_sideways_turns_upright_when_its_controllers_next_turn_begins() -> None:
    t = SlingerHall()
    cards = [t.play(0, name, sideways=True) for name in (c(2, 2), "altar", "Mountain")]
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("main")
    while t.state.regs[tb.ACTIVE] == 0:
        assert [t.is_sideways(card) for card in cards] == [True] * 3
        t.skip()
    while t.state.regs[tb.ACTIVE] == 1:
        assert [t.is_sideways(card) for card in cards] == [True] * 3
        t.skip()
    assert t.step == tb.UPKEEP
    assert [t.is_sideways(card) for card in cards] == [False] * 3


@pytest.mark.rule("SS-SW-02")
def test_the_turn_of_another_player_turns_nothing_of_ones_own_upright() -> None:
    t = SlingerHall(3)
    cards = [t.play(seat, c(2, 2), sideways=True) for seat in range(3)]
    t.hold(0, "zap")
    t.at("upright", active=1)
    assert [t.is_sideways(card) for card in cards] == [True, False, True]
    t.next_turn()
    assert [t.is_sideways(card) for card in cards] == [True, False, False]
    t.next_turn()
    assert [t.is_sideways(card) for card in cards] == [False, False, False]


@pytest.mark.rule("SS-SW-02")
def test_an_attacker_stays_sideways_and_cannot_block_in_the_next_turn() -> None:
    t = SlingerHall()
    attacker, other = t.play(0, c(2, 2)), t.play(1, c(2, 2))
    t.hold(0, "zap")
    t.at("declare")
    attack(t, attacker)
    assert t.is_sideways(attacker)
    t.on_to(tb.BLOCKERS)
    t.next_turn().on_to(tb.ATTACKERS)
    attack(t, other)
    t.on_to(tb.BLOCKERS)
    assert not asks(t, "block with what?")
    assert t.why_not(0, attacker) == "it's sideways (SS-BL-04)"


@pytest.mark.rule("SS-SW-02")
def test_the_turn_of_the_controller_counts_and_not_that_of_the_owner() -> None:
    t = SlingerHall()
    card = t.play(1, c(2, 2))
    t.hold(0, "thief", "tip over", "zap")
    t.hold(1, "zap")
    t.at("main").do("play thief")
    let_resolve(t)
    t.do("play tip over")
    t.next_turn()
    assert t.state.regs[tb.ACTIVE] == 1
    assert t.is_sideways(card)
    t.next_turn()
    assert not t.is_sideways(card)


@pytest.mark.rule("SS-SW-02")
def test_an_effect_may_turn_something_upright_before() -> None:
    t = SlingerHall()
    card = t.play(0, c(2, 2), sideways=True)
    t.hold(0, "rouse", "zap")
    t.at("main").do("play rouse")
    assert not t.is_sideways(card)


@pytest.mark.rule("SS-SW-03")
def test_a_sideways_character_cannot_be_declared_as_attacker() -> None:
    t = SlingerHall()
    tired, fresh = t.play(0, c(2, 2), sideways=True), t.play(0, c(3, 3))
    t.at("declare")
    assert offered(t) == [c(3, 3)]
    assert t.why_not(0, tired) == "it's sideways (SS-AT-03)"
    with pytest.raises(IllegalAction):
        t.state.apply(tired)
    t.choose(fresh)


@pytest.mark.rule("SS-SW-03")
def test_a_sideways_character_cannot_be_declared_as_blocker() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(2, 2))
    tired = t.play(1, c(4, 4), sideways=True)
    t.play(1, c(3, 3))
    t.at("declare")
    attack(t, attacker)
    assert asks(t, "block with what?")
    assert offered(t) == [c(3, 3)]
    assert t.why_not(1, tired) == "it's sideways (SS-BL-04)"
    with pytest.raises(IllegalAction):
        t.state.apply(tired)


@pytest.mark.rule("SS-SW-03")
def test_who_is_turned_sideways_before_the_declaration_is_kept_from_it() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    t.hold(1, "tip over")
    t.hold(0, "zap")
    t.at("attack").skip().do("play tip over").on_to(tb.ATTACKERS)
    assert not asks(t, "attack with what?")


@pytest.mark.rule("SS-SW-04")
@pytest.mark.parametrize(("upright", "playable"), [(0, False), (1, False), (2, True), (3, True)])
def test_only_upright_terrains_pay(upright: int, playable: bool) -> None:
    t = SlingerHall()
    lands = [t.play(0, "Mountain", sideways=number >= upright) for number in range(3)]
    card = t.hold(0, "two red letters", "zap")[0]
    t.at("main")
    assert offered(t) == (["two red letters", "zap"] if playable else ["zap"])
    if playable:
        t.do("play two red letters")
        assert [t.is_sideways(land) for land in lands].count(True) == 5 - upright
    else:
        assert t.why_not(0, card) == "you can't pay its cost with your upright cards (SS-CO-05)"
        with pytest.raises(IllegalAction):
            t.state.apply(action(tb.PLAY, card))


@pytest.mark.rule("SS-SW-04")
def test_what_has_paid_does_not_pay_again_in_the_same_turn() -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    t.hold(0, "red letter", "red letter", "zap")
    t.at("main").do("play red letter")
    let_resolve(t)
    assert offered(t) == ["zap"]


@pytest.mark.rule("SS-SW-04")
def test_any_other_sideways_permanent_does_not_pay_either() -> None:
    t = SlingerHall()
    t.play(0, "herb gatherer", sideways=True)
    t.hold(0, "red letter", "zap")
    t.at("main")
    assert offered(t) == ["zap"]


@pytest.mark.rule("SS-SW-05")
def test_turning_sideways_what_is_sideways_already_does_nothing() -> None:
    t = SlingerHall()
    card = t.play(1, c(2, 2), sideways=True)
    t.hold(0, "tip over", "zap")
    t.at("main").do("play tip over")
    assert t.is_sideways(card)
    assert not t.events(events.Turned)
    assert t.where(card) == "in play"


@pytest.mark.rule("SS-SW-05")
def test_of_many_only_the_upright_ones_are_turned() -> None:
    t = SlingerHall()
    t.play(1, c(2, 2), sideways=True)
    fresh = t.play(1, c(3, 3))
    t.hold(0, "resting place", "zap")
    t.at("main").do("play resting place")
    let_resolve(t)
    assert [told.card for told in t.events(events.Turned)] == [fresh]


@pytest.mark.rule("SS-SW-05")
@pytest.mark.parametrize("name", ["healer", "altar"])
def test_a_sideways_permanent_pays_no_cost_of_turning_sideways(name: str) -> None:
    t = SlingerHall()
    card = t.play(0, name, sideways=True)
    t.hold(0, "zap")
    t.at("main")
    assert offered(t) == ["zap"]
    assert t.why_not(0, card) == "it's already sideways (SS-AB-05)"
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.USE, card))


@pytest.mark.rule("SS-SW-05")
def test_what_was_turned_for_one_cost_does_not_pay_another() -> None:
    t = SlingerHall()
    t.play(0, "herb gatherer")
    t.hold(0, "red letter", "tip over", "zap")
    t.at("main").do("play tip over")
    assert offered(t) == ["zap"]


@pytest.mark.rule("SS-SW-06")
def test_a_permanent_that_does_not_turn_upright_is_passed_over_turn_by_turn() -> None:
    t = SlingerHall()
    sleeper, other = t.play(1, c(3, 3), sideways=True), t.play(1, c(2, 2), sideways=True)
    t.attach(0, "deep sleep", sleeper)
    t.hold(0, "zap")
    t.at("main")
    for _ in range(3):
        on_to_turn_of(t, 1)
        assert t.is_sideways(sleeper)
        assert not t.is_sideways(other)


@pytest.mark.rule("SS-SW-06")
def test_it_turns_upright_again_as_soon_as_nothing_says_so_any_more() -> None:
    t = SlingerHall()
    sleeper = t.play(1, c(3, 3), sideways=True)
    spell = t.attach(0, "deep sleep", sleeper)
    t.hold(0, "zap")
    t.hold(1, "undo", "zap")
    t.at("main")
    on_to_turn_of(t, 1)
    assert t.is_sideways(sleeper)
    t.on_to(tb.MAIN).do("play undo")
    let_resolve(t)
    assert t.where(spell) == "discard pile"
    assert t.is_sideways(sleeper)
    on_to_turn_of(t, 1)
    assert not t.is_sideways(sleeper)


@pytest.mark.rule("SS-SW-06")
def test_an_effect_may_name_the_next_upright_step_alone() -> None:
    t = SlingerHall()
    land = t.play(1, "Mountain")
    t.hold(0, "stiff limbs", "zap")
    t.hold(1, "zap")
    t.at("main").do("play stiff limbs")
    assert t.is_sideways(land)
    on_to_turn_of(t, 1)
    assert t.is_sideways(land)
    on_to_turn_of(t, 1)
    assert not t.is_sideways(land)


@pytest.mark.rule("SS-SW-06")
def test_an_effect_that_turns_upright_works_on_what_the_upright_step_passes_over() -> None:
    t = SlingerHall()
    sleeper = t.play(1, c(3, 3), sideways=True)
    t.attach(0, "deep sleep", sleeper)
    t.hold(1, "rouse", "zap")
    t.at("main").do("play rouse")
    assert not t.is_sideways(sleeper)


@pytest.mark.rule("SS-SW-06")
def test_it_does_not_turn_what_is_upright() -> None:
    t = SlingerHall()
    watcher = t.play(1, c(3, 3))
    t.attach(0, "deep sleep", watcher)
    t.hold(0, "zap")
    t.at("main")
    on_to_turn_of(t, 1)
    assert not t.is_sideways(watcher)


@pytest.mark.rule("SS-SW-06")
def test_two_sleepers_stay_sideways_each_by_its_own_enchantment() -> None:
    t = SlingerHall()
    sleepers = [t.play(0, c(2, 2), sideways=True) for _ in range(2)]
    other = t.play(0, c(3, 3), sideways=True)
    for card in sleepers:
        t.attach(1, "deep sleep", card)
    t.hold(0, "zap")
    t.at("upright")
    assert [t.is_sideways(card) for card in (*sleepers, other)] == [True, True, False]
