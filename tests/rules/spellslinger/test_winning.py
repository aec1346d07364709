"""Losing, and winning (section WL)."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing, made_up
from slinger_fights import asks, attack, blows
from slinger_hall import SlingerHall
from slinger_turns import result

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event, interrupt
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import EACH_OPPONENT, EACH_PLAYER, THIS, ComesIntoPlay, characters
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import PASS


@made_up(event("fire for all", ""))
def fire_for_all(you: Script) -> None:
    with you.resolves():
        you.damage(2, EACH_PLAYER)


@made_up(event("fire for others first", ""))
def fire_for_others_first(you: Script) -> None:
    with you.resolves():
        you.damage(2, EACH_OPPONENT)
        you.draw(1)
        you.lose_life(2)


@made_up(event("strong medicine", ""))
def strong_medicine(you: Script) -> None:
    with you.resolves():
        you.lose_life(3)
        you.gain_life(5)


@made_up(event("windfall", ""))
def windfall(you: Script) -> None:
    with you.resolves():
        you.gain_life(6, you.target_player().player)


@made_up(event("three books", ""))
def three_books(you: Script) -> None:
    with you.resolves():
        you.draw(3)
        you.gain_life(1)


@made_up(event("a book for all", ""))
def a_book_for_all(you: Script) -> None:
    with you.resolves():
        you.draw(1, EACH_PLAYER)


@made_up(interrupt("gift of a book", ""))
def gift_of_a_book(you: Script) -> None:
    with you.resolves():
        you.draw(1, you.target_player().player)


@made_up(enchantment("welcome", ""))
def welcome(you: Script) -> None:
    with you.whenever(ComesIntoPlay(characters)):
        you.gain_life(1)


@made_up(character("book lover", "", "1/1"))
def book_lover(you: Script) -> None:
    with you.whenever(ComesIntoPlay(THIS)):
        you.draw(2)


# ---------------------------------------------------------------------- losing by life


@pytest.mark.rule("SS-WL-01")
@pytest.mark.parametrize("life", [3, 2])
def test_a_player_with_no_life_or_less_has_lost_at_once(life):
    t = SlingerHall().lives(20, life)
    t.hold(0, "strike 3", "free event")
    t.at("main")
    t.do("play strike 3", "seat 1")
    assert result(t) == [1.0, -1.0]
    assert t.life == [20, life - 3]
    assert t.step == tb.MAIN


@pytest.mark.rule("SS-WL-01")
def test_a_player_with_one_life_is_still_in_the_game():
    t = SlingerHall().lives(20, 4)
    t.hold(0, "strike 3", "free event")
    t.at("main")
    t.do("play strike 3", "seat 1")
    assert t.life == [20, 1]
    assert not t.state.is_terminal()


@pytest.mark.rule("SS-WL-01")
def test_life_regained_a_moment_later_is_too_late():
    t = SlingerHall().lives(3, 20)
    t.hold(0, "strong medicine")
    t.at("main")
    t.do("play strong medicine")
    assert result(t) == [-1.0, 1.0]
    assert t.life == [0, 20]
    t = SlingerHall().lives(4, 20)
    t.hold(0, "strong medicine", "free event")
    t.at("main")
    t.do("play strong medicine")
    assert t.life == [6, 20]


@pytest.mark.rule("SS-WL-01")
def test_the_last_life_may_go_in_a_payment():
    t = SlingerHall().lives(1, 20)
    t.play(0, "Crossroads at Midnight")
    grey = t.hold(0, costing("1", 5, 5))[0]
    t.at("main")
    t.do("play c 5/5")
    assert result(t) == [-1.0, 1.0]
    assert t.where(grey) != "in play"


@pytest.mark.rule("SS-WL-01")
def test_combat_damage_ends_the_game_in_its_own_pass():
    t = SlingerHall().lives(20, 2)
    fast, slow = t.play(0, c(2, 3)), t.play(0, c(4, 1))
    t.at("declare")
    attack(t, fast, slow)
    assert result(t) == [1.0, -1.0]
    assert blows(t) == [(fast, "seat 1", 2)]
    assert t.life == [20, 0]


@pytest.mark.rule("SS-WL-02")
def test_twenty_one_damage_do_not_matter_to_who_has_gained_life_in_between():
    t = SlingerHall()
    t.hold(0, *["strike 3"] * 7, "windfall", "free event")
    t.at("main")
    for _ in range(5):
        t.do("play strike 3", "seat 1")
    assert t.life == [20, 5]
    t.do("play windfall", "seat 1")
    for _ in range(2):
        t.do("play strike 3", "seat 1")
    assert sum(hurt.amount for hurt in t.events(events.Hurt)) == 21
    assert t.life == [20, 5]
    assert not t.state.is_terminal()


# ---------------------------------------------------------------------- losing by an empty pile


@pytest.mark.rule("SS-WL-03")
def test_who_has_to_draw_from_an_empty_pile_has_lost_at_once():
    t = SlingerHall(deck=0)
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("draw")
    assert result(t) == [-1.0, 1.0]
    assert t.step == tb.DRAW
    assert t.life == [20, 20]


@pytest.mark.rule("SS-WL-03")
def test_a_draw_by_an_effect_counts_in_anybodys_turn():
    t = SlingerHall(deck=0)
    t.hold(0, "free event", "gift of a book")
    t.at("main")
    t.do("play gift of a book", "seat 1")
    assert result(t) == [1.0, -1.0]


@pytest.mark.rule("SS-WL-03")
def test_an_empty_pile_is_not_filled_up_from_the_discard_pile():
    t = SlingerHall(deck=0)
    t.put(0, "discard pile", "Woods", "Woods")
    t.at("draw")
    assert result(t) == [-1.0, 1.0]
    assert t.names(0, "discard pile") == ["Woods", "Woods"]


@pytest.mark.rule("SS-WL-04")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_what_is_there_is_drawn_before_the_missing_card_loses_the_game(left):
    t = SlingerHall(deck=left)
    t.hold(0, "three books")
    t.at("main")
    t.do("play three books")
    assert result(t) == [-1.0, 1.0]
    assert t.names(0, "hand") == ["Plains"] * left
    assert t.size(0, "draw pile") == 0
    assert t.life == [20, 20]


@pytest.mark.rule("SS-WL-04", "SS-WL-05")
def test_as_many_cards_as_have_to_be_drawn_are_enough():
    t = SlingerHall(deck=3)
    t.hold(0, "three books", "free event")
    t.at("main")
    t.do("play three books")
    assert t.size(0, "hand") == 4
    assert t.size(0, "draw pile") == 0
    assert t.life == [21, 20]
    assert not t.state.is_terminal()


@pytest.mark.rule("SS-WL-05")
def test_an_empty_pile_does_no_harm_until_the_next_draw():
    t = SlingerHall(deck=1)
    t.put(1, "draw pile", *["Plains"] * 5)
    t.at("draw")
    assert t.size(0, "draw pile") == 0
    assert (t.asked, t.step) == (0, tb.MAIN)
    t.next_turn().on_to(tb.MAIN)
    assert t.state.regs[tb.ACTIVE] == 1
    assert not t.state.is_terminal()
    t.next_turn()
    assert result(t) == [-1.0, 1.0]
    assert (t.state.regs[tb.ACTIVE], t.step) == (0, tb.DRAW)


# ---------------------------------------------------------------------- winning


@pytest.mark.rule("SS-WL-06")
def test_the_last_of_three_players_wins():
    t = SlingerHall(seats=3).lives(20, 3, 3)
    t.hold(0, "strike 3", "strike 3", "free event")
    t.at("main")
    t.do("play strike 3", "seat 2")
    assert not t.state.is_terminal()
    assert t.state.seat_data[tb.OUT] == [0, 0, 1]
    t.do("play strike 3", "seat 1")
    assert result(t) == [1.0, -1.0, -1.0]


@pytest.mark.rule("SS-WL-06")
def test_the_last_team_wins():
    t = SlingerHall(4, teams="alliance").lives(3, 20, 3, 20)
    t.hold(1, "strike 3", "strike 3", "free event")
    t.at("main", active=1)
    t.do("play strike 3", "seat 0")
    assert not t.state.is_terminal()
    t.do("play strike 3", "seat 2")
    assert result(t) == [-1.0, 1.0, -1.0, 1.0]


@pytest.mark.rule("SS-WL-07")
def test_a_pending_card_does_not_resolve_after_the_game_is_over():
    t = SlingerHall().lives(20, 1)
    pending = t.hold(0, "free event")[0]
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("main")
    t.do("play free event")
    assert t.asked == 1
    t.skip().do("play zap", "seat 1")
    assert result(t) == [1.0, -1.0]
    assert t.life == [20, 0]
    assert t.where(pending) == "pending"


@pytest.mark.rule("SS-WL-07")
def test_the_rest_of_an_effect_does_not_happen_after_the_game_is_over():
    t = SlingerHall().lives(2, 2)
    t.hold(0, "fire for others first")
    t.at("main")
    t.do("play fire for others first")
    assert result(t) == [1.0, -1.0]
    assert t.life == [2, 0]
    assert t.size(0, "hand") == 0


@pytest.mark.rule("SS-WL-07")
def test_nothing_triggers_after_the_game_is_over():
    t = SlingerHall(deck=1)
    t.play(0, "welcome")
    t.hold(0, "book lover")
    t.at("main")
    t.do("play book lover")
    if asks(t, "which happens first?"):
        t.do("book lover")
    assert result(t) == [-1.0, 1.0]
    assert t.life == [20, 20]


@pytest.mark.rule("SS-WL-07")
def test_nothing_can_be_done_after_the_game_is_over():
    t = SlingerHall()
    t.hold(0, "zap")
    t.at("main")
    t.state.concede(1)
    assert t.state.legal_actions() == []
    assert t.state.current_player() == -1
    with pytest.raises(IllegalAction):
        t.state.apply(PASS)
    with pytest.raises(IllegalAction):
        t.state.concede(0)
    assert result(t) == [1.0, -1.0]


@pytest.mark.rule("SS-WL-08")
def test_life_may_rise_above_twenty():
    t = SlingerHall()
    t.hold(0, *["windfall"] * 10, "free event")
    t.at("main")
    for _ in range(10):
        t.do("play windfall", "seat 0")
    assert t.life == [80, 20]


@pytest.mark.rule("SS-WL-08")
def test_life_above_twenty_is_kept_over_the_turns_and_counts():
    t = SlingerHall().lives(24, 20)
    t.hold(1, "strike 3", "free event")
    t.at("end").on_to(tb.MAIN)
    assert (t.state.regs[tb.TURN], t.asked) == (4, 1)
    t.do("play strike 3", "seat 0")
    assert t.life == [21, 20]


@pytest.mark.rule("SS-WL-09")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_game_is_drawn_when_all_lose_in_the_same_instant(seats):
    t = SlingerHall(seats).lives(*[2, 1, 2][:seats])
    t.hold(0, "fire for all")
    t.at("main")
    t.do("play fire for all")
    assert result(t) == [0.0] * seats
    assert "The game is a draw." in t.log()


@pytest.mark.rule("SS-WL-09")
def test_the_game_is_drawn_when_all_draw_from_empty_piles_together():
    t = SlingerHall(deck=0)
    t.hold(0, "a book for all")
    t.at("main")
    t.do("play a book for all")
    assert result(t) == [0.0, 0.0]


@pytest.mark.rule("SS-WL-09")
def test_whoever_is_left_by_the_same_blow_has_won():
    t = SlingerHall(seats=3).lives(2, 3, 2)
    t.hold(0, "fire for all")
    t.at("main")
    t.do("play fire for all")
    assert result(t) == [-1.0, 1.0, -1.0]


@pytest.mark.rule("SS-WL-09")
def test_only_those_still_in_the_game_have_to_lose_together():
    t = SlingerHall(seats=3).lives(2, 2, 20)
    t.hold(0, "fire for all", "zap")
    t.hold(1, "zap")
    t.at("main")
    t.state.concede(2)
    assert not t.state.is_terminal()
    t.do("play fire for all").skip(2)
    assert result(t)[:2] == [0.0, 0.0]
