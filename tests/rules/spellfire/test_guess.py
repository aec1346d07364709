"""Section GUESS: ESP, and the rule card by which top cards are guessed."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, finish_turn

from spellhall.kernel.chance import Dice


def listening(*hand: str, guesser: str = "wiz5", **more: str) -> Hall:
    """P1 attacks with a wizard and casts ESP; P2 defends with her1 and is losing the round."""
    return duel(f"{guesser} with ESP", "her1", hand=("al1",), rival_hand=hand, **more)


@pytest.mark.rule("SF-GUESS-01")
def test_the_type_is_guessed_before_anything_else_is_known() -> None:
    t = listening("al9", "mi+2")
    t.play("al9")
    assert t.seat == 0 and t.rule == "SF-GUESS-01"
    assert not t.state.seen[t.handle("al9")] & 1
    assert {"ally", "wizard spell", "event"} < set(t.options()) and "realm" not in t.options()


@pytest.mark.rule("SF-GUESS-02")
@pytest.mark.parametrize(("guess", "where", "total"), [("ally", "discard pile", 1), ("magical item", "attached", 10)])
def test_a_right_guess_discards_the_card(guess: str, where: str, total: int) -> None:
    t = listening("al9", "mi+2")
    t.play("al9").say(guess)
    assert t.where("al9") == where and t.totals() == (5, total)
    assert f"P1 guesses {guess}. It's al9." in t.log(0)


@pytest.mark.rule("SF-GUESS-02")
def test_an_event_that_was_guessed_goes_to_the_abyss() -> None:
    t = listening("Good Fortune")
    t.play("Good Fortune").say("event")
    assert t.where("Good Fortune") == "abyss" and t.hand_size(1) == 0


@pytest.mark.rule("SF-GUESS-01")
def test_the_one_who_listens_plays_his_own_cards_openly() -> None:
    t = duel("wiz5 with ESP", "her9", hand=("al9", "al1"), rival_hand=("al2",))
    t.play("al9")
    assert t.where("al9") == "attached"


@pytest.mark.rule("SF-GUESS-01")
def test_a_guess_stands_up_to_a_new_deal() -> None:
    t = listening("al9", "mi+2", "r2", "her3")
    t.play("al9")
    for seed in range(20):
        twin = t.state.resample(0, Dice(seed))
        twin.apply(twin.legal_actions()[seed % 5])
        assert twin.decision()


def guesses(top: str, *, hidden: bool = False) -> Hall:
    """Nobody Wins! lies on the table of P1, whose turn begins; the top card of P2 is named."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(1, "al1")
    t.put(0, "table", "Nobody Wins!")
    if hidden:
        t.put(1, "table", "dHide")
    t.begin(seat=1, phase=5)
    t.pile(1, top, "al2")
    finish_turn(t)
    return t


@pytest.mark.rule("SF-GUESS-03")
@pytest.mark.parametrize(("guess", "where"), [("realm", "abyss"), ("holding", "discard pile")])
def test_a_right_guess_sends_the_top_card_to_the_abyss(guess: str, where: str) -> None:
    t = guesses("r2")
    assert t.rule != "SF-PH0-01"
    t.yes().say("seat 1").say(guess)
    assert t.where("r2") == where


@pytest.mark.rule("SF-GUESS-03")
def test_a_hidden_pile_is_not_guessed_at() -> None:
    t = guesses("r2", hidden=True)
    t.yes()
    if "seat 1" in t.options():
        t.say("seat 1")
    assert t.where("r2") == "draw pile"


@pytest.mark.rule("SF-GUESS-03")
def test_only_the_player_of_the_rule_card_guesses() -> None:
    t = guesses("r2")
    t.skip()
    finish_turn(t)
    assert t.where("r2") != "abyss" and "guess" not in t.label
