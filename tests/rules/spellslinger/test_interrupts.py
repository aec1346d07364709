"""Interrupts (section IN)."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing, made_up
from slinger_fights import asks, offered
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import YourUpkeep, characters

STEPS_WITH_WINDOW = [
    tb.UPKEEP,
    tb.DRAW,
    tb.ATTACK_BEGINS,
    tb.ATTACKERS,
    tb.BLOCKERS,
    tb.COMBAT,
    tb.ATTACK_ENDS,
    tb.MAIN,
    tb.END,
]


@made_up(character("marksman", "", "1/1"))
def marksman(you: Script) -> None:
    with you.use():
        you.damage(2, you.target(characters))


@made_up(character("morning archer", "", "1/1"))
def morning_archer(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.damage(2, you.target(characters.opposing))


@made_up(enchantment("rallying cry", "2R"))
def rallying_cry(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.gain_life(1)


@made_up(event("costly event", "2R"))
def costly_event(you: Script) -> None:
    with you.resolves():
        you.gain_life(5)


def until(t: SlingerHall, step: int) -> SlingerHall:
    """Go on to the window of a step; the only character of seat 0 attacks seat 1, and nobody blocks."""
    for _ in range(100):
        if asks(t, "attack with what?"):
            t.do("c 1/1")
            if asks(t, "attacks whom?"):
                t.do("seat 1")
        elif t.step == step and asks(t, "(SS-PR-08)" if step != tb.MAIN else "(SS-"):
            return t
        else:
            t.skip()
    raise AssertionError(f"no window in the {tb.STEPS[step]}")


@pytest.mark.rule("SS-IN-01")
@pytest.mark.parametrize("step", STEPS_WITH_WINDOW, ids=[tb.STEPS[step] for step in STEPS_WITH_WINDOW])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_interrupt_can_be_played_at_the_end_of_every_step_of_every_turn(step, seat):
    t = SlingerHall(seats=3)
    t.play(0, c(1, 1))
    t.hold(seat, "zap")
    t.at("upkeep")
    until(t, step)
    if t.asked != seat:
        t.skip()
    assert (t.step, t.asked) == (step, seat)
    before = t.life[2]
    t.do("play zap", "seat 2")
    assert t.life[2] == before - 1
    assert t.names(seat, "discard pile") == ["zap"]


@pytest.mark.rule("SS-IN-01")
@pytest.mark.parametrize(("start", "next_step"), [("upright", tb.UPKEEP), ("cleanup", tb.UPKEEP)])
def test_there_is_no_window_when_permanents_turn_upright_and_none_in_the_cleanup(start, next_step):
    t = SlingerHall()
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at(start)
    assert t.step == next_step


@pytest.mark.rule("SS-IN-02")
@pytest.mark.parametrize("name", ["free event", "banner", "medal", c(2, 2)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_interrupt_can_answer_an_event_an_enchantment_or_a_character(name, seat):
    t = SlingerHall(seats=3)
    bystander = t.play(0, c(3, 3))
    card = t.hold(0, name)[0]
    t.hold(seat, "zap")
    t.at("main").do(f"play {name}")
    assert asks(t, f"{name} is pending: respond?")
    assert t.asked == seat
    assert t.where(card) == "pending"
    t.do("play zap", "c 3/3")
    told = t.events(events.Damaged, events.GainedLife, events.Came)
    happened = [(type(event), event.seat, event.cards()[0]) for event in told]
    resolved = (events.GainedLife, 0, card) if name == "free event" else (events.Came, 0, card)
    assert happened[:2] == [(events.Damaged, 0, bystander), resolved]


@pytest.mark.rule("SS-IN-02")
def test_the_answer_takes_effect_before_what_it_answers():
    t = SlingerHall()
    victim = t.play(1, c(3, 3))
    t.hold(0, "strike 3")
    t.hold(1, "grow", "grow")
    t.at("main").do("play strike 3", "c 3/3").do("play grow")
    assert asks(t, "strike 3 is pending")
    assert t.numbers(victim) == (6, 6)
    assert t.mark(victim, tb.DAMAGE) == 0
    t.skip()
    assert t.mark(victim, tb.DAMAGE) == 3
    assert t.where(victim) == "in play"


@pytest.mark.rule("SS-IN-03")
def test_an_interrupt_takes_effect_before_anybody_is_asked_again():
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.hold(0, "grow", "send back", "refuse")
    t.hold(1, "kill")
    t.at("main").skip()
    assert t.asked == 1
    t.do("play kill")
    assert t.where(soldier) == "discard pile"
    assert t.names(0, "hand") == ["grow", "send back", "refuse"]


@pytest.mark.rule("SS-IN-03")
def test_an_interrupt_that_answers_another_card_cannot_be_answered_itself():
    t = SlingerHall()
    t.hold(0, "free event", "refuse")
    t.hold(1, "refuse")
    t.at("main").do("play free event")
    assert t.asked == 1
    t.do("play refuse")
    assert t.life == [20, 20]
    assert t.names(0, "discard pile") == ["free event"]
    assert t.names(0, "hand") == ["refuse"]


@pytest.mark.rule("SS-IN-04")
def test_a_terrain_gives_nobody_the_chance_to_answer():
    t = SlingerHall()
    card = t.hold(0, "Mountain", "zap")[0]
    t.hold(1, "zap", "refuse")
    t.at("main").do("play Mountain")
    assert t.where(card) == "in play"
    assert t.asked == 0
    assert asks(t, "main phase")


@pytest.mark.rule("SS-IN-05")
def test_an_interrupt_cannot_answer_an_interrupt():
    t = SlingerHall()
    victim = t.play(1, c(1, 1))
    t.hold(0, "zap", "zap")
    t.hold(1, "grow", "refuse")
    t.at("main").do("play zap", "c 1/1")
    assert t.where(victim) == "discard pile"
    assert t.names(1, "hand") == ["grow", "refuse"]


@pytest.mark.rule("SS-IN-05")
def test_an_interrupt_cannot_answer_a_character_with_ambush():
    t = SlingerHall()
    card = t.hold(0, c(2, 2, "Ambush"), "zap")[0]
    t.hold(1, "zap", "refuse")
    t.at("main").do("play c 2/2 Ambush")
    assert t.where(card) == "in play"
    assert (t.asked, t.size(1, "hand")) == (0, 2)
    assert asks(t, "main phase")


@pytest.mark.rule("SS-IN-05")
def test_an_interrupt_cannot_answer_an_activated_ability():
    t = SlingerHall()
    t.play(0, "marksman")
    victim = t.play(1, c(2, 1))
    t.hold(1, "grow", "refuse")
    t.at("main").do("use marksman", "c 2/1")
    assert t.where(victim) == "discard pile"
    assert t.names(1, "hand") == ["grow", "refuse"]


@pytest.mark.rule("SS-IN-05")
def test_an_interrupt_cannot_answer_a_triggered_ability():
    t = SlingerHall()
    t.play(0, "morning archer")
    victim = t.play(1, c(2, 1))
    t.hold(1, "grow", "refuse", "zap")
    t.at("upkeep")
    assert t.where(victim) == "discard pile"
    assert (t.step, t.asked, t.size(1, "hand")) == (tb.UPKEEP, 1, 3)


@pytest.mark.rule("SS-IN-06")
def test_several_interrupts_follow_each_other_in_one_window():
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.hold(0, "grow", "grow", "zap")
    t.hold(1, "zap")
    t.at("upkeep").do("play grow")
    assert t.numbers(soldier) == (4, 4)
    assert t.names(0, "discard pile") == ["grow"]
    assert (t.step, t.asked) == (tb.UPKEEP, 0)
    t.do("play grow")
    assert t.numbers(soldier) == (7, 7)
    assert (t.step, t.asked) == (tb.UPKEEP, 0)


@pytest.mark.rule("SS-IN-06")
def test_several_interrupts_of_a_player_who_is_not_active_follow_each_other_too():
    t = SlingerHall()
    t.hold(1, "zap", "zap", "zap")
    t.at("upkeep")
    for left in (2, 1, 0):
        assert (t.step, t.asked) == (tb.UPKEEP, 1)
        t.do("play zap", "seat 0")
        assert t.size(1, "hand") == left
    assert t.life == [17, 20]


@pytest.mark.rule("SS-IN-06")
def test_two_players_interrupts_in_one_window_resolve_one_after_the_other():
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.hold(0, "grow")
    t.hold(1, "zap")
    t.at("upkeep").do("play grow").do("play zap", "c 1/1")
    assert t.where(soldier) == "in play"
    assert t.mark(soldier, tb.DAMAGE) == 1


@pytest.mark.rule("SS-IN-07")
def test_in_the_own_main_phase_an_interrupt_can_be_played_between_two_events():
    t = SlingerHall()
    t.hold(0, "free event", "zap", "free event")
    t.at("main").do("play free event")
    assert asks(t, "free event is pending")
    t.skip()
    assert asks(t, "main phase")
    t.do("play zap", "seat 1")
    assert asks(t, "main phase")
    t.do("play free event")
    assert t.life == [22, 19]


@pytest.mark.rule("SS-IN-07")
def test_without_priority_nobody_plays_an_interrupt():
    t = SlingerHall()
    card = t.hold(0, "zap")[0]
    t.hold(1, "zap")
    t.at("main").skip()
    assert (t.step, t.asked) == (tb.MAIN, 1)
    assert t.why_not(0, card) == "you don't have priority right now (SS-PR-01)"


@pytest.mark.rule("SS-IN-08")
@pytest.mark.parametrize("name", ["costly event", "rallying cry", costing("2R")])
def test_a_negated_card_does_nothing_and_stays_paid(name):
    t = SlingerHall()
    terrains = [t.play(0, "Mountain") for _ in range(3)]
    card = t.hold(0, name, "zap")[0]
    t.hold(1, "refuse")
    t.at("main").do(f"play {name}", "play refuse")
    assert t.where(card) == "discard pile"
    assert t.names(0, "discard pile") == [name]
    assert t.names(1, "discard pile") == ["refuse"]
    assert all(t.is_sideways(terrain) for terrain in terrains)
    assert t.life == [20, 20]
    assert not t.events(events.Came)
    assert (t.asked, offered(t)) == (0, ["zap"])


@pytest.mark.rule("SS-IN-08")
def test_without_a_pending_card_there_is_nothing_to_negate():
    t = SlingerHall()
    t.play(0, "banner", c(2, 2), "Mountain")
    mine = t.hold(0, "refuse", "zap")[0]
    t.at("upkeep")
    for step in (tb.UPKEEP, tb.DRAW, tb.MAIN):
        t.on_to(step)
        assert "refuse" not in offered(t)
        assert t.why_not(0, mine) == "it has no legal target (SS-PL-05)"


@pytest.mark.rule("SS-IN-08")
def test_what_negates_asks_for_no_target_but_takes_the_pending_card():
    t = SlingerHall()
    flag, bear = t.play(0, "banner"), t.play(0, c(2, 2))
    event = t.hold(0, "free event")[0]
    t.hold(1, "refuse")
    t.at("main").do("play free event")
    assert offered(t) == ["refuse"]
    t.do("play refuse")
    assert [entry.card for entry in t.events(events.WasNegated)] == [event]
    assert t.where(flag) == t.where(bear) == "in play"


@pytest.mark.rule("SS-IN-08")
def test_one_may_negate_a_card_of_ones_own():
    t = SlingerHall()
    t.hold(0, "free event", "refuse")
    t.at("main").do("play free event", "play refuse")
    assert t.life == [20, 20]
    assert t.names(0, "discard pile") == ["free event", "refuse"]
