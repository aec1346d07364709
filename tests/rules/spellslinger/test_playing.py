"""A card that was announced: the response moment, and how it resolves (section PL)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, let_resolve
from slinger_hall import SlingerHall
from slinger_turns import offers, refused

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import event
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import characters
from spellhall.kernel.events import Moved


@made_up(event("forked bolt", ""))
def forked_bolt(you: Script) -> None:
    with you.resolves():
        you.damage(2, you.targets(characters, 2, or_players=True))


@made_up(event("bolt and rest", ""))
def bolt_and_rest(you: Script) -> None:
    with you.resolves():
        you.damage(2, you.target(characters))
        you.gain_life(5)


@made_up(event("fell two of the weak", ""))
def fell_two_of_the_weak(you: Script) -> None:
    with you.resolves():
        you.destroy(you.targets(characters.strength_at_most(2), 2))


# ---------------------------------------------------------------------- the response moment


@pytest.mark.rule("SS-PL-07")
@pytest.mark.parametrize("name", ["free event", "banner", c(3, 3), "medal", "strike 3"])
def test_an_event_an_enchantment_and_a_character_wait_for_responses(name: str) -> None:
    t = SlingerHall()
    t.play(1, c(2, 2))
    card = t.hold(0, name)[0]
    t.hold(1, "zap")
    t.at("main").do(f"play {name}")
    if asks(t, "which target"):
        t.do("c 2/2")
    assert (t.asked, t.question) == (1, f"{name} is pending: respond? (SS-PL-08)")
    assert t.where(card) == "pending"
    assert t.state.regs[tb.WAITING] == card
    assert not t.events(events.Came, events.GainedLife, events.Damaged)


@pytest.mark.rule("SS-PL-07")
@pytest.mark.parametrize("name", ["grow", c(3, 3, "Ambush"), "Mountain"])
def test_an_interrupt_a_character_with_ambush_and_a_terrain_do_not_wait(name: str) -> None:
    t = SlingerHall()
    t.play(1, c(2, 2))
    card = t.hold(0, name, "zap")[0]
    t.hold(1, "zap", "refuse")
    t.at("main").do(f"play {name}")
    assert (t.asked, asks(t, "main phase")) == (0, True)
    assert t.state.regs[tb.WAITING] == -1
    assert t.where(card) == ("discard pile" if name == "grow" else "in play")


@pytest.mark.rule("SS-PL-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_interrupts_ambush_and_abilities_are_what_answers_a_pending_card(seat: int) -> None:
    t = SlingerHall()
    t.play(seat, "healer", "Mountain")
    hand = t.hold(seat, "zap", c(1, 1, "Ambush"), "strike 3", "banner", c(1, 1), "Woods")
    t.hold(0, "free event")
    t.at("main").do("play free event")
    assert t.asked == seat
    assert offers(t) == ["play zap", "play c 1/1 Ambush", "use healer", "pass"]
    for card in hand[2:]:
        assert t.why_not(seat, card).endswith("you can play only at interrupt speed (SS-PL-08)")
        refused(t, card)


@pytest.mark.rule("SS-PL-08")
def test_answers_take_effect_before_the_pending_card() -> None:
    t = SlingerHall()
    t.play(1, "healer")
    soldier = t.play(1, c(3, 1))
    ambusher = t.hold(1, c(1, 1, "Ambush"), "grow")[0]
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3").choose(soldier)
    t.do("play c 1/1 Ambush", "play grow").choose(soldier)
    t.do("use healer")
    assert asks(t, "strike 3 is pending")
    assert t.where(ambusher) == "in play"
    assert t.life == [20, 21]
    let_resolve(t)
    assert (t.where(soldier), t.mark(soldier, tb.DAMAGE)) == ("in play", 3)


@pytest.mark.rule("SS-PL-08")
def test_a_card_that_comes_to_hand_by_the_playing_itself_may_answer() -> None:
    t = SlingerHall(deck=0)
    t.put(0, "draw pile", "zap")
    t.play(0, "open book")
    t.hold(0, "free event")
    t.at("main").do("play free event")
    assert t.names(0, "hand") == ["zap"]
    assert (t.asked, asks(t, "free event is pending")) == (0, True)
    t.do("play zap", "seat 1")
    assert t.life == [21, 19]


@pytest.mark.rule("SS-PL-09")
def test_the_moment_ends_when_all_have_passed_in_a_row() -> None:
    t = SlingerHall(3)
    for seat in range(3):
        t.hold(seat, "zap", "zap")
    t.hold(0, "free event")
    t.at("main").do("play free event")
    for seat in (1, 2, 0):
        assert (t.asked, t.life[0]) == (seat, 20)
        t.skip()
    assert t.life[0] == 21
    assert asks(t, "main phase")


@pytest.mark.rule("SS-PL-09")
def test_whoever_acts_makes_all_others_pass_again() -> None:
    t = SlingerHall(3)
    for seat in range(3):
        t.hold(seat, "zap", "zap")
    t.hold(0, "free event")
    t.at("main").do("play free event").skip(2).do("play zap", "seat 1")
    assert t.life == [20, 19, 20]
    asked = []
    while asks(t, "is pending"):
        asked.append(t.asked)
        t.skip()
    assert asked == [1, 2, 0]
    assert t.life == [21, 19, 20]


# ---------------------------------------------------------------------- resolving


@pytest.mark.rule("SS-PL-10")
def test_events_do_what_they_say_and_permanents_come_into_play() -> None:
    t = SlingerHall()
    soldier, flag = t.hold(0, c(2, 2), "banner", "free event", "zap")[:2]
    t.hold(1, "zap")
    t.at("main").do("play free event").skip(2)
    assert t.life == [21, 20]
    assert [told.seat for told in t.events(events.GainedLife)] == [0]
    t.do("play c 2/2").skip(2).do("play banner").skip(2)
    assert [told.card for told in t.events(events.Came)] == [soldier, flag]
    assert t.names(0, "in play") == [c(2, 2), "banner"]
    assert t.numbers(soldier) == (2, 3)


@pytest.mark.rule("SS-PL-10")
def test_an_interrupt_does_what_it_says_at_once() -> None:
    t = SlingerHall()
    t.hold(0, "zap", "zap")
    t.hold(1, "zap")
    t.at("main").do("play zap", "seat 1")
    assert t.life == [20, 19]


@pytest.mark.rule("SS-PL-11")
@pytest.mark.parametrize("name", ["free event", "grow"])
def test_an_event_or_interrupt_goes_on_top_of_its_owners_discard_pile_after_it_resolved(name: str) -> None:
    t = SlingerHall()
    t.put(0, "discard pile", "Coast", "Woods")
    t.play(1, c(2, 2))
    card = t.hold(0, name, "zap")[0]
    t.at("main").do(f"play {name}")
    let_resolve(t)
    assert t.names(0, "discard pile") == ["Coast", "Woods", name]
    assert t.names(1, "discard pile") == []
    effect = events.GainedLife if name == "free event" else events.Changed
    gone = [
        type(told)
        for told in t.events(effect, Moved)
        if not isinstance(told, Moved) or (told.card == card and told.why == tb.SPENT)
    ]
    assert gone == [effect, Moved]


@pytest.mark.rule("SS-PL-11")
def test_a_permanent_that_has_resolved_does_not_go_there() -> None:
    t = SlingerHall()
    t.hold(0, "banner", "zap")
    t.at("main").do("play banner")
    let_resolve(t)
    assert t.names(0, "discard pile") == []


@pytest.mark.rule("SS-PL-12")
@pytest.mark.parametrize("answer", ["kill", "send back"])
def test_a_card_whose_only_target_is_gone_does_nothing_and_is_discarded(answer: str) -> None:
    t = SlingerHall()
    soldier = t.play(1, c(3, 3))
    t.play(1, c(1, 1))
    card = t.hold(0, "bolt and rest", "zap")[0]
    t.hold(1, answer)
    t.at("main").do("play bolt and rest").choose(soldier)
    t.do(f"play {answer}").choose(soldier)
    let_resolve(t)
    assert t.names(0, "discard pile") == ["bolt and rest"]
    assert t.life == [20, 20]
    assert not t.events(events.Damaged)
    assert [told.why for told in t.events(Moved) if told.card == card][-1] == tb.FIZZLED


@pytest.mark.rule("SS-PL-12")
def test_a_target_that_fits_no_more_is_left_alone() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(2, 2))
    t.hold(0, "fell the weak", "zap")
    t.hold(1, "grow")
    t.at("main").do("play fell the weak", "play grow")
    let_resolve(t)
    assert t.where(soldier) == "in play"
    assert t.names(0, "discard pile") == ["fell the weak"]


@pytest.mark.rule("SS-PL-12")
def test_a_target_that_changed_but_fits_is_hit() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(2, 2))
    t.hold(0, "destroy", "zap")
    t.hold(1, "grow", "tip over")
    t.at("main").do("play destroy", "play grow", "play tip over")
    let_resolve(t)
    assert t.where(soldier) == "discard pile"


@pytest.mark.rule("SS-PL-12")
def test_of_several_targets_those_that_are_left_are_affected() -> None:
    t = SlingerHall()
    first, second = t.play(1, c(3, 1)), t.play(1, c(3, 2))
    t.hold(0, "twin bolts", "zap")
    t.hold(1, "kill")
    t.at("main").do("play twin bolts").choose(first).do("play kill").choose(first)
    let_resolve(t)
    assert t.where(second) == "discard pile"
    assert [(told.card, told.amount) for told in t.events(events.Damaged)] == [(second, 3)]


@pytest.mark.rule("SS-PL-12")
def test_of_several_targets_one_that_fits_no_more_is_left_alone() -> None:
    t = SlingerHall()
    first, second, third = t.play(1, c(1, 1)), t.play(1, c(2, 2)), t.play(1, c(1, 3))
    t.hold(0, "fell two of the weak", "zap")
    t.hold(1, "grow")
    t.at("main").do("play fell two of the weak").choose(first).choose(second)
    t.do("play grow").choose(first)
    let_resolve(t)
    assert [t.where(card) for card in (first, second, third)] == ["in play", "discard pile", "in play"]


@pytest.mark.rule("SS-PL-12")
def test_of_a_character_and_a_player_the_player_is_still_hit() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(3, 1))
    t.hold(0, "forked bolt", "zap")
    t.hold(1, "kill")
    t.at("main").do("play forked bolt").choose(soldier).do("seat 1").do("play kill")
    let_resolve(t)
    assert t.life == [20, 18]


@pytest.mark.rule("SS-PL-12")
def test_a_card_that_left_and_came_back_is_another_one() -> None:
    t = SlingerHall()
    ambusher = t.play(1, c(3, 1, "Ambush"))
    t.play(1, c(1, 1))
    t.hold(0, "destroy", "zap")
    t.hold(1, "send back")
    t.at("main").do("play destroy").choose(ambusher).do("play send back").choose(ambusher)
    t.do("play c 3/1 Ambush")
    let_resolve(t)
    assert t.where(ambusher) == "in play"
    assert t.names(0, "discard pile") == ["destroy"]
