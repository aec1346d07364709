"""Shattered Land: two of each name in play, and a third pushes one of them out (sections SHL and INT)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.judgement import reflex

TWO = {"copies_in_play": "2"}


def table(players: int = 4, **more: Any) -> Hall:
    """Every player has a realm of their own."""
    t = Hall(players, **{**TWO, **more})
    for seat in range(players):
        t.formation(seat, A=f"r{seat + 6}")
    return t


def copies(t: Hall, name: str) -> list[tuple[int, str]]:
    """Where the cards of a name lie, by seat."""
    cards = [card for card in range(len(t.state.face)) if t.state.definition(card).name == name]
    return sorted((t.state.owner[card], tb.ZONES[t.state.zone[card]].name) for card in cards)


def of_seat(t: Hall, name: str, owner: int) -> int:
    """The copy that a seat brought along."""
    return t.handle(name, owner)


# ---------------------------------------------------------------------- two copies


@pytest.mark.rule("SFT-SHL-03")
@pytest.mark.parametrize("allowed", ["1", "2"])
@pytest.mark.parametrize(("card", "phase"), [("her5", 3), ("r1", 2), ("h1", 2), ("art+4", 3)])
def test_a_second_copy_may_be_in_play_at_the_table(card: str, phase: int, allowed: str) -> None:
    t = table(copies_in_play=allowed)
    t.pool(0, "her9")
    t.pool(1, "her8 with art+4", "her5")
    t.formation(1, B="r1", C="r2 with h1")
    t.hand(0, card, "al1", "evGift")
    t.begin(phase=phase)
    assert t.can_play(card) == (allowed == "2")
    if allowed == "2":
        t.play(card)
        while len(t.names(0, "hand")) > 2:
            t.state.apply(t.state.legal_actions()[0])
        assert len([where for _, where in copies(t, card) if where != "discard pile"]) == 2, "nobody had to make way"


# ---------------------------------------------------------------------- a third


def third(seat: int = 0, **more: Any) -> Hall:
    """Two players have the same champion in their pools, and a third one holds it."""
    t = table(**more)
    t.pool(1, "her5 with mi+1 and mi+2")
    t.pool(2, "her5")
    t.hand(seat, "her5", "her1")
    return t


@pytest.mark.rule("SFT-SHL-05", "SFT-SHL-06", "AMB-T18")
@pytest.mark.parametrize("loser", [1, 2])
def test_who_brings_a_third_copy_chooses_which_of_the_two_goes(loser: int) -> None:
    t = third().begin(phase=3).play("her5")
    assert (t.seat, t.rule) == (0, "SFT-SHL-05")
    assert sorted(t.state.control[card] for card in t.state.legal_actions()) == [1, 2]
    t.state.apply(of_seat(t, "her5", loser))
    assert copies(t, "her5") == sorted([(0, "pool"), (loser, "discard pile"), (3 - loser, "pool")])
    assert "her5 makes room for the new one (SFT-SHL-05)." in t.log()
    assert (t.seat, t.reg(tb.PHASE)) == (0, 3), "it was played like any"


@pytest.mark.rule("SFT-SHL-07")
def test_the_one_that_goes_takes_along_what_it_bears() -> None:
    t = third().begin(phase=3).play("her5")
    t.state.apply(of_seat(t, "her5", 1))
    assert sorted(t.names(1, "discard pile")) == ["her5", "mi+1", "mi+2"]
    assert t.names(0, "discard pile") == [] and t.names(2, "pool") == ["her5"]


@pytest.mark.rule("SFT-SHL-08")
def test_a_razed_copy_counts_and_may_be_chosen() -> None:
    t = table()
    t.formation(1, B="r1 razed")
    t.formation(2, B="r1")
    t.hand(0, "r1", "al1")
    t.begin(phase=2).play("r1")
    if t.rule == "SF-FORM-02":
        t.say("B")
    assert t.rule == "SFT-SHL-05"
    assert sorted(t.state.control[card] for card in t.state.legal_actions()) == [1, 2]
    t.state.apply(of_seat(t, "r1", 1))
    assert copies(t, "r1") == [(0, "formation"), (1, "discard pile"), (2, "formation")]


@pytest.mark.rule("SFT-SHL-09", "AMB-T18")
def test_ones_own_copy_may_be_chosen_whoever_owns_it_and_nothing_protects_it() -> None:
    t = table()
    t.pool(0, "her9")
    borrowed = t.pool(1, "her5")[0]
    t.state.move(borrowed, tb.POOL, 0, tb.SENT)
    t.pool(2, "her5")
    t.hand(0, "her5", "al1")
    t.begin(phase=3).play("her5")
    assert sorted(t.state.control[card] for card in t.state.legal_actions()) == [0, 2]
    t.state.apply(borrowed)
    assert t.state.zone[borrowed] == tb.DISCARD and t.state.control[borrowed] == 1, "it goes to its owner's pile"


@pytest.mark.rule("SFT-SHL-09")
def test_no_power_keeps_the_chosen_copy_in_play() -> None:
    t = table()
    t.pool(1, "Chernevik")
    t.pool(2, "Chernevik")
    t.hand(0, "Chernevik", "al1")
    t.begin(phase=3).play("Chernevik")
    assert len(t.state.legal_actions()) == 2
    t.state.apply(of_seat(t, "Chernevik", 1))
    assert copies(t, "Chernevik") == [(0, "pool"), (1, "discard pile"), (2, "pool")]


@pytest.mark.rule("SFT-SHL-10")
def test_two_printings_of_one_name_count_together() -> None:
    t = table()
    t.put(1, "pool", "3rd/187")
    t.put(2, "pool", "4th/284")
    t.hand(0, "3rd/187", "al1")
    t.begin(phase=3).play("Nenioc")
    assert t.rule == "SFT-SHL-05" and len(t.state.legal_actions()) == 2


# ---------------------------------------------------------------------- however it comes in


@pytest.mark.rule("SFT-SHL-05", "AMB-T18")
def test_a_third_copy_may_attack_and_defend_from_the_hand() -> None:
    t = third()
    t.pool(3, "her2")
    t.begin(phase=4).attack("r9").pick("her5")
    assert t.rule == "SFT-SHL-05" and t.seat == 0
    t.state.apply(of_seat(t, "her5", 2))
    assert copies(t, "her5")[0] == (0, "battle")
    t = third(seat=3)
    t.pool(0, "her2")
    t.hand(0, "al9")
    t.begin(phase=4).attack("r9").skip_to(rule="SF-COMB-C1").pick("her5")
    assert t.rule == "SFT-SHL-05" and t.seat == 3
    t.state.apply(of_seat(t, "her5", 1))
    assert (3, "battle") in copies(t, "her5") and (1, "discard pile") in copies(t, "her5")


@pytest.mark.rule("SFT-SHL-05")
def test_a_third_copy_comes_back_from_limbo() -> None:
    t = table()
    t.pool(1, "her5")
    t.pool(2, "her5")
    back = t.put(0, "limbo", "her5")[0]
    t.begin(phase=6).end_turn()
    assert (t.seat, t.rule) == (0, "SFT-SHL-05") and t.state.zone[back] == tb.POOL
    t.state.apply(of_seat(t, "her5", 1))
    assert copies(t, "her5") == [(0, "pool"), (1, "discard pile"), (2, "pool")]


@pytest.mark.rule("SFT-SHL-05")
def test_a_third_copy_drawn_as_spoils_may_be_laid() -> None:
    t = table()
    t.formation(2, B="r1")
    t.formation(3, B="r1")
    t.pool(0, "her9")
    t.pile(0, "r1", "al1", "al2")
    t.hand(0, "al1")
    t.begin(phase=4).attack("r7").skip_to(rule="SF-SPOIL").play("r1")
    if t.rule == "SF-FORM-02":
        t.say("B")
    assert (t.seat, t.rule) == (0, "SFT-SHL-05")
    t.state.apply(of_seat(t, "r1", 3))
    assert copies(t, "r1") == [(0, "formation"), (2, "formation"), (3, "discard pile")]


@pytest.mark.rule("SFT-INT-03")
@pytest.mark.parametrize(("destroyed", "zone"), [("on", "void"), ("off", "discard pile")])
def test_a_realm_that_is_pushed_out_is_destroyed_where_worlds_are(destroyed: str, zone: str) -> None:
    t = table(destroyed_worlds=destroyed)
    t.formation(1, B="r1")
    t.formation(2, B="r1")
    t.hand(0, "r1", "al1")
    t.begin(phase=2).play("r1")
    if t.rule == "SF-FORM-02":
        t.say("B")
    t.state.apply(of_seat(t, "r1", 2))
    assert (2, zone) in copies(t, "r1")


def test_a_game_is_saved_and_goes_on_while_it_is_asked_which_goes() -> None:
    t = third().begin(phase=3).play("her5")
    t.is_sound()
    assert t.game.load(t.state.save()).legal_actions() == t.state.legal_actions()


def test_agents_push_out_what_an_opponent_has() -> None:
    t = third()
    t.pool(0, "her9")
    t.state.move(of_seat(t, "her5", 2), tb.POOL, 0, tb.SENT)
    t.begin(phase=3).play("her5")
    assert reflex(t.state) == of_seat(t, "her5", 1)
