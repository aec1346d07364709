"""Blue interrupts, each in a position that shows what it does and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing, made_up
from slinger_hall import SlingerHall
from slinger_lands import LATER, main, names_offered, ready

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import event
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import characters


def coasts(t: SlingerHall, seat: int, count: int) -> list[int]:
    """Upright Coasts of a seat."""
    return t.put(seat, "in play", *["Coast"] * count)


# ---------------------------------------------------------------------- Flat Refusal, Damp Fuse, Rewritten Clause


@pytest.mark.parametrize("name", ["Flat Refusal", "Rewritten Clause"])
@pytest.mark.parametrize("pending", [costing("2", 3, 3), "strike 3", "banner"])
def test_a_refusal_negates_whatever_is_pending(name: str, pending: str) -> None:
    t = SlingerHall()
    lands = t.put(0, "in play", "Plains", "Plains")
    card = t.hold(0, pending)[0]
    refusal = ready(t, 1, name)
    main(t).do(f"play {pending}")
    if pending == "strike 3":
        t.do("seat 1")
    t.do(f"play {name}")
    assert (t.where(card), t.where(refusal)) == ("discard pile", "discard pile")
    assert t.life == [20, 20]
    assert all(t.is_sideways(land) for land in lands) == (pending not in ("strike 3", "banner"))


@pytest.mark.parametrize("name", ["Flat Refusal", "Damp Fuse", "Rewritten Clause", "Price of Passage"])
def test_nothing_can_be_negated_while_nothing_is_pending(name: str) -> None:
    t = SlingerHall()
    refusal = ready(t, 0, name)
    main(t)
    assert t.options() == [f"play {LATER}", "pass"]
    assert t.why_not(0, refusal) == "it has no legal target (SS-PL-05)"


def test_flat_refusal_answers_no_interrupt_no_ability_and_no_ambusher() -> None:
    t = SlingerHall()
    t.play(0, "healer")
    t.hold(0, "zap", c(2, 2, "Ambush"))
    ready(t, 1, "Flat Refusal")
    main(t).do("play zap", "seat 1")
    assert (t.asked, t.life) == (0, [20, 19])
    t.do("use healer")
    assert (t.asked, t.life) == (0, [21, 19])
    t.do("play c 2/2 Ambush")
    assert t.asked == 0
    assert "c 2/2 Ambush" in t.names(0, "in play")


def test_flat_refusal_cannot_be_refused() -> None:
    t = SlingerHall()
    mine = ready(t, 0, "Flat Refusal")
    ready(t, 1, "Flat Refusal")
    t.hold(0, "strike 3")
    main(t).do("play strike 3", "seat 1", "play Flat Refusal")
    assert t.asked == 0
    assert (t.where(mine), t.life) == ("hand", [20, 20])


@pytest.mark.parametrize("pending", [costing("", 3, 3)])
def test_damp_fuse_leaves_characters_alone(pending: str) -> None:
    t = SlingerHall()
    card = t.hold(0, pending)[0]
    ready(t, 1, "Damp Fuse")
    main(t).do(f"play {pending}")
    assert (t.asked, t.where(card)) == (0, "in play")


def test_damp_fuse_negates_an_event() -> None:
    t = SlingerHall()
    strike = t.hold(0, "strike 3")[0]
    ready(t, 1, "Damp Fuse")
    main(t).do("play strike 3", "seat 1", "play Damp Fuse")
    assert (t.where(strike), t.life) == ("discard pile", [20, 20])


def test_damp_fuse_negates_an_enchantment() -> None:
    t = SlingerHall()
    banner = t.hold(0, "banner")[0]
    ready(t, 1, "Damp Fuse")
    main(t).do("play banner", "play Damp Fuse")
    assert t.where(banner) == "discard pile"


def test_rewritten_clause_draws_a_card_for_its_player() -> None:
    t = SlingerHall()
    t.put(1, "draw pile", "Mountain")
    t.hold(0, "strike 3")
    ready(t, 1, "Rewritten Clause")
    main(t).do("play strike 3", "seat 1", "play Rewritten Clause")
    assert t.names(1, "hand") == ["Mountain"]
    assert t.names(0, "hand") == [LATER]


def test_flat_refusal_draws_nothing() -> None:
    t = SlingerHall()
    t.hold(0, "strike 3")
    ready(t, 1, "Flat Refusal")
    main(t).do("play strike 3", "seat 1", "play Flat Refusal")
    assert t.names(1, "hand") == []


# ---------------------------------------------------------------------- Snuffed Candle, Spring Tide


def test_snuffed_candle_turns_an_attacker_to_be_and_nothing_else() -> None:
    t = SlingerHall()
    threat, other = t.play(0, c(6, 6)), t.play(0, c(1, 1))
    ready(t, 1, "Snuffed Candle")
    t.at("attack").do("play Snuffed Candle").choose(threat)
    assert (t.is_sideways(threat), t.is_sideways(other)) == (True, False)
    assert names_offered(t) == ["c 1/1", "don't attack"]


def test_snuffed_candle_lets_the_character_turn_upright_again() -> None:
    t = SlingerHall()
    threat = t.play(1, c(6, 6))
    t.hold(1, "zap")
    ready(t, 0, "Snuffed Candle")
    main(t).do("play Snuffed Candle")
    assert t.is_sideways(threat)
    t.next_turn()
    assert not t.is_sideways(threat)


def test_snuffed_candle_takes_a_blocker_away_but_comes_too_late_after_the_block() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    guard = t.play(1, c(3, 3))
    ready(t, 0, "Snuffed Candle")
    t.at("declare").do("c 2/2", "play Snuffed Candle").choose(guard)
    assert t.life == [20, 18]

    t = SlingerHall()
    attacker = t.play(0, c(2, 2))
    guard = t.play(1, c(3, 3))
    ready(t, 0, "Snuffed Candle")
    t.at("declare").do("c 2/2", "pass", "c 3/3", "play Snuffed Candle").choose(guard)
    assert t.life == [20, 20]
    assert (t.where(attacker), t.where(guard)) == ("discard pile", "in play")


def test_spring_tide_turns_two_different_characters() -> None:
    t = SlingerHall()
    first, second, third = t.play(0, c(6, 6)), t.play(0, c(5, 5)), t.play(0, c(1, 1))
    ready(t, 1, "Spring Tide")
    t.at("attack").do("play Spring Tide").choose(first)
    assert "c 6/6" not in names_offered(t)
    t.choose(second)
    assert [t.is_sideways(card) for card in (first, second, third)] == [True, True, False]


def test_spring_tide_may_turn_a_single_one() -> None:
    t = SlingerHall()
    first, second = t.play(0, c(6, 6)), t.play(0, c(5, 5))
    ready(t, 1, "Spring Tide")
    t.at("attack").do("play Spring Tide").choose(first).do("no more targets")
    assert [t.is_sideways(card) for card in (first, second)] == [True, False]


# ---------------------------------------------------------------------- Slip through the Curtain


def test_slip_through_the_curtain_saves_a_character_from_what_is_aimed_at_it() -> None:
    t = SlingerHall()
    target, other = t.play(1, c(2, 2)), t.play(1, c(1, 1))
    strike = t.hold(0, "destroy")[0]
    ready(t, 1, "Slip through the Curtain")
    main(t).do("play destroy").choose(target).do("play Slip").choose(target)
    assert (t.where(target), t.where(other), t.where(strike)) == ("hand", "in play", "discard pile")


def test_slip_through_the_curtain_takes_an_attacker_back_and_its_enchantment_falls_off() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(6, 6))
    medal = t.attach(0, "medal", attacker)
    ready(t, 1, "Slip through the Curtain")
    t.at("declare").do("c 6/6", "play Slip")
    assert t.life == [20, 20]
    assert (t.where(attacker), t.where(medal)) == ("hand", "discard pile")


def test_slip_through_the_curtain_does_not_reach_a_pending_character() -> None:
    t = SlingerHall()
    coming = t.hold(0, costing("", 3, 3))[0]
    there = t.play(0, c(1, 1))
    ready(t, 1, "Slip through the Curtain")
    main(t).do("play c 3/3", "play Slip")
    assert (t.where(there), t.where(coming)) == ("hand", "in play")


# ---------------------------------------------------------------------- Shrinking Draught


@pytest.mark.parametrize("strength", [7, 3, 1])
def test_shrinking_draught_makes_strength_1_until_end_of_turn_and_leaves_speed(strength: int) -> None:
    t = SlingerHall()
    drinker, other = t.play(1, c(strength, 4)), t.play(1, c(6, 6))
    t.hold(1, "zap")
    ready(t, 0, "Shrinking Draught")
    main(t).do("play Shrinking Draught").choose(drinker)
    assert (t.numbers(drinker), t.numbers(other)) == ((1, 4), (6, 6))
    t.next_turn()
    assert t.numbers(drinker) == (strength, 4)


def test_shrinking_draught_destroys_a_character_that_has_damage() -> None:
    t = SlingerHall()
    giant = t.play(1, c(7, 4))
    ready(t, 0, "Shrinking Draught")
    t.hold(0, "zap")
    main(t).do("play zap").choose(giant).do("play Shrinking Draught")
    assert t.where(giant) == "discard pile"


def test_shrinking_draught_comes_before_additions_earlier_and_later_ones() -> None:
    t = SlingerHall()
    giant = t.play(1, c(7, 4))
    t.attach(1, "medal", giant)
    ready(t, 0, "Shrinking Draught")
    t.hold(0, "grow")
    main(t).do("play Shrinking Draught")
    assert t.numbers(giant) == (2, 5)
    t.do("play grow")
    assert t.numbers(giant) == (5, 8)


def test_shrinking_draught_in_time_for_combat_damage() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(7, 4))
    guard = t.play(1, c(2, 1))
    ready(t, 1, "Shrinking Draught")
    t.at("declare").do("c 7/4", "pass", "c 2/1", "play Shrinking Draught").choose(attacker)
    assert (t.where(attacker), t.where(guard)) == ("discard pile", "in play")


# ---------------------------------------------------------------------- Price of Passage


def passage(lands: int) -> tuple[SlingerHall, int]:
    """A character that costs [1] is pending and Price of Passage has been played; so many Plains are left to pay."""
    t = SlingerHall()
    t.put(0, "in play", *["Plains"] * (lands + 1))
    card = t.hold(0, costing("1", 3, 3))[0]
    ready(t, 1, "Price of Passage")
    main(t).do("play c 3/3", "play Price of Passage")
    return t, card


def test_price_of_passage_lets_the_card_through_when_its_player_pays() -> None:
    t, card = passage(3)
    assert (t.asked, t.options()) == (0, ["yes", "no"])
    t.do("yes")
    assert t.where(card) == "in play"
    assert sum(t.is_sideways(land) for land in t.state.pile(tb.IN_PLAY, 0)) == 3


def test_price_of_passage_negates_when_its_player_does_not_want_to_pay() -> None:
    t, card = passage(3)
    t.do("no")
    assert t.where(card) == "discard pile"
    assert sum(t.is_sideways(land) for land in t.state.pile(tb.IN_PLAY, 0)) == 1


def test_price_of_passage_negates_without_asking_when_its_player_cannot_pay() -> None:
    t, card = passage(1)
    assert t.where(card) == "discard pile"
    assert t.options() == [f"play {LATER}", "pass"]


def test_price_of_passage_is_not_paid_by_who_played_it() -> None:
    t = SlingerHall()
    card = t.hold(0, "strike 3")[0]
    ready(t, 1, "Price of Passage")
    coasts(t, 1, 4)
    main(t).do("play strike 3", "seat 1", "play Price of Passage")
    assert (t.where(card), t.life) == ("discard pile", [20, 20])


# ---------------------------------------------------------------------- Mirror of Intent


def test_mirror_of_intent_turns_an_event_against_its_own_player() -> None:
    t = SlingerHall()
    t.hold(0, "strike 3")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play strike 3", "seat 1", "play Mirror of Intent", "seat 0")
    assert t.life == [17, 20]


def test_mirror_of_intent_moves_an_enchantment_to_another_character() -> None:
    t = SlingerHall()
    theirs, mine = t.play(0, c(2, 2)), t.play(1, c(3, 3))
    t.hold(0, "medal")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play medal").choose(theirs).do("play Mirror of Intent").choose(mine)
    assert (t.numbers(theirs), t.numbers(mine)) == ((2, 2), (4, 4))
    assert "medal" in t.names(0, "in play")


def test_mirror_of_intent_may_leave_the_target_as_it_is() -> None:
    t = SlingerHall()
    t.hold(0, "strike 3")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play strike 3", "seat 1", "play Mirror of Intent", "seat 1")
    assert t.life == [20, 17]


def test_mirror_of_intent_offers_only_what_the_pending_card_may_be_aimed_at() -> None:
    t = SlingerHall()
    weak, weaker = t.play(1, c(2, 2)), t.play(0, c(1, 1))
    t.play(0, c(3, 3), "banner")
    ready(t, 0, "Lost among the Shelves")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Lost").choose(weak).do("play Mirror of Intent")
    assert names_offered(t) == ["c 1/1", "c 2/2"]
    t.choose(weaker)
    assert (t.where(weak), t.where(weaker)) == ("in play", "draw pile")


def test_mirror_of_intent_redirects_each_of_two_targets() -> None:
    t = SlingerHall()
    first, second = t.play(1, c(2, 2)), t.play(1, c(3, 3))
    third, fourth = t.play(0, c(4, 4)), t.play(0, c(5, 5))
    ready(t, 0, "Ebb of the Spring Tide")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Ebb").choose(first).choose(second).do("play Mirror of Intent").choose(third).choose(fourth)
    assert [t.where(card) for card in (first, second, third, fourth)] == ["in play", "in play", "hand", "hand"]


def test_mirror_of_intent_cannot_aim_both_targets_at_the_same_character() -> None:
    t = SlingerHall()
    first, second, third = t.play(1, c(2, 2)), t.play(1, c(3, 3)), t.play(0, c(4, 4))
    ready(t, 0, "Ebb of the Spring Tide")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Ebb").choose(first).choose(second).do("play Mirror of Intent")
    assert names_offered(t) == ["c 2/2", "c 3/3", "c 4/4"]
    t.choose(third)
    assert names_offered(t) == ["c 2/2", "c 3/3"]
    t.choose(first)
    assert [t.where(card) for card in (first, second, third)] == ["hand", "in play", "hand"]


@pytest.mark.rule("SS-PL-18")
def test_mirror_of_intent_lets_two_targets_change_places() -> None:
    t = SlingerHall()
    strong, weak, third = t.play(0, c(5, 1)), t.play(0, c(1, 1)), t.play(1, c(4, 4))
    ready(t, 0, "Contest of Horns")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Contest").choose(strong).choose(weak).do("play Mirror of Intent")
    assert t.question == "which target in place of c 5/1? (SS-PL-18)"
    t.choose(weak)
    assert t.question == "which target in place of c 1/1? (SS-PL-18)"
    assert [told.card for told in t.events(events.Aimed)] == [strong, weak]
    t.choose(strong)
    assert [told.card for told in t.events(events.Aimed)] == [strong, weak, weak, strong]
    assert [t.mark(card, tb.DAMAGE) for card in (strong, weak, third)] == [1, 0, 0]


@made_up(event("one on one", ""))
def one_on_one(you: Script) -> None:
    with you.resolves():
        you.deal_strength(you.target(characters), you.target(characters.opposing))


@pytest.mark.rule("SS-PL-18")
def test_mirror_of_intent_offers_only_what_leaves_a_target_for_the_rest() -> None:
    t = SlingerHall()
    t.play(0, c(5, 1))
    theirs = t.play(1, c(2, 2))
    t.hold(0, "one on one")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play one on one", "play Mirror of Intent")
    assert t.where(theirs) == "discard pile"


@pytest.mark.rule("SS-PL-18", "SS-ZN-11")
@pytest.mark.parametrize("kept", [False, True])
def test_a_target_that_is_another_card_now_counts_only_when_it_is_chosen_anew(kept: bool) -> None:
    t = SlingerHall()
    first, second, third = t.play(1, c(2, 2, "Ambush")), t.play(1, c(3, 3)), t.play(1, c(4, 4))
    ready(t, 0, "Ebb of the Spring Tide")
    ready(t, 1, "Mirror of Intent")
    t.hold(1, "send back")
    main(t).do("play Ebb").choose(first).choose(second)
    t.do("play send back").choose(first).do("play c 2/2")
    assert t.where(first) == "in play"
    if kept:
        t.skip()
    else:
        t.do("play Mirror of Intent").choose(first).choose(third)
        assert [told.card for told in t.events(events.Aimed)][-2:] == [first, third]
    gone = [card for card in (first, second, third) if t.where(card) == "hand"]
    assert gone == ([second] if kept else [first, third])


@pytest.mark.rule("SS-PL-18")
def test_each_new_target_counts_from_when_it_was_chosen() -> None:
    t = SlingerHall()
    first, second, third = t.play(1, c(2, 2, "Ambush")), t.play(1, c(3, 3)), t.play(1, c(4, 4))
    ready(t, 0, "Ebb of the Spring Tide")
    ready(t, 1, "Mirror of Intent")
    t.hold(1, "send back")
    main(t).do("play Ebb").choose(first).choose(second).do("play Mirror of Intent").choose(first).choose(third)
    t.do("play send back").choose(first).do("play c 2/2").skip()
    assert [t.where(card) for card in (first, second, third)] == ["in play", "in play", "hand"]


def test_mirror_of_intent_adds_no_target_where_none_was_chosen() -> None:
    t = SlingerHall()
    first, second, third = t.play(1, c(2, 2)), t.play(1, c(3, 3)), t.play(0, c(4, 4))
    ready(t, 0, "Ebb of the Spring Tide")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Ebb").choose(first).skip().do("play Mirror of Intent").choose(third)
    assert t.asked == 0
    assert [t.where(card) for card in (first, second, third)] == ["in play", "in play", "hand"]


@pytest.mark.parametrize("pending", [costing("", 3, 3), "banner", "tax"])
def test_mirror_of_intent_needs_a_pending_card_with_a_target(pending: str) -> None:
    t = SlingerHall()
    t.hold(0, pending)
    ready(t, 1, "Mirror of Intent")
    main(t).do(f"play {pending}")
    assert (t.asked, t.names(1, "hand")) == (0, ["Mirror of Intent"])


def test_mirror_of_intent_sends_sleep_back() -> None:
    t = SlingerHall()
    theirs, mine = t.play(0, c(2, 2)), t.play(1, c(3, 3))
    ready(t, 0, "Sleep")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Sleep").choose(mine).do("play Mirror of Intent").choose(theirs)
    assert (t.is_sideways(theirs), t.is_sideways(mine)) == (True, False)
