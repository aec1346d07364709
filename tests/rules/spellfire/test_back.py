"""Sections BACK and BARTER: what players outside a battle do for it."""

from __future__ import annotations

import pytest
from hall import Hall

GUILD = "Boeruine Trading Guild"
BARTER = "Barter"


def trade(holding: str, attacker: str = "her9", players: int = 3) -> Hall:
    """P1 attacks a realm of P2 with a holding on it; P3, outside the battle, holds cards."""
    t = Hall(players)
    t.formation(0, A="r9")
    t.formation(1, A=f"{'rBR' if holding == GUILD else 'rDL'} with {holding}")
    for seat in range(2, players):
        t.formation(seat, A=f"r{9 - seat}")
    t.pool(0, attacker)
    t.pool(1, "her5")
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.hand(2, "al5", "mi+2", "her3")
    t.begin(phase=4).attack("rBR" if holding == GUILD else "rDL")
    return t.pick("her5")


@pytest.mark.rule("SF-BACK-01")
def test_a_player_outside_plays_for_the_defender() -> None:
    t = trade(GUILD).say("seat 2")
    assert t.seat == 2 and t.offered() == ["al5", "mi+2"]
    t.pick("al5")
    assert t.seat == 2 and t.offered() == ["mi+2"]
    t.is_sound()
    t.pick("mi+2")
    assert t.totals() == (9, 12) and t.seat == 0


@pytest.mark.rule("SF-BACK-03")
def test_who_has_helped_draws_a_card() -> None:
    t = trade(GUILD).say("seat 2").pick("al5")
    before = t.hand_size(2)
    t.skip()
    assert t.hand_size(2) == before + 1


@pytest.mark.rule("SF-BACK-01", "SF-BACK-03")
def test_who_helps_with_nothing_draws_nothing() -> None:
    t = trade(GUILD).say("seat 2").skip()
    assert t.totals() == (9, 5) and t.hand_size(2) == 3


@pytest.mark.rule("SF-BACK-02")
@pytest.mark.parametrize("attacker", ["her9", "her15"])
def test_what_was_played_is_discarded_win_or_lose(attacker: str) -> None:
    t = trade(GUILD, attacker).say("seat 2").pick("al5").pick("mi+2")
    t.skip_to(rule="SF-PH")
    assert t.where("her5") == ("pool" if attacker == "her9" else "discard pile")
    assert (t.where("al5"), t.where("mi+2")) == ("discard pile", "discard pile")
    assert t.names(2, "discard pile") == ["al5", "mi+2"]


@pytest.mark.rule("SF-BARTER-01")
def test_two_players_exchange_their_hands() -> None:
    t = trade(BARTER).say("seat 2")
    assert t.seat == 2 and t.label.startswith("exchange hands")
    t.yes()
    assert (t.names(1, "hand"), t.names(2, "hand")) == (["al5", "mi+2", "her3"], ["al2"])
    t.is_sound()
    t.play("al5")
    assert t.totals() == (9, 10)


@pytest.mark.rule("SF-BARTER-01")
def test_nobody_has_to_exchange() -> None:
    t = trade(BARTER).say("seat 2").skip()
    assert (t.names(1, "hand"), t.names(2, "hand")) == (["al2"], ["al5", "mi+2", "her3"])


@pytest.mark.rule("SF-BARTER-02", "SF-BARTER-03")
def test_hands_go_back_after_the_battle_and_both_draw_spoils() -> None:
    t = trade(BARTER).say("seat 2").yes().play("al5").skip()
    t.skip_to(rule="SF-PH")
    assert t.where("her9") == "discard pile" and t.where("al5") == "discard pile"
    assert t.names(2, "discard pile") == ["al5"]
    assert sorted(t.names(2, "hand")) == ["al1", "her3", "mi+2"]
    assert sorted(t.names(1, "hand")) == ["al1", "al2"]


@pytest.mark.rule("SF-BARTER-03")
def test_who_loses_the_battle_brings_his_partner_no_spoils() -> None:
    t = trade(BARTER, "her15").say("seat 2").yes().skip()
    t.skip_to(rule="SF-PH")
    assert sorted(t.names(2, "hand")) == ["al5", "her3", "mi+2"]


@pytest.mark.rule("SF-BARTER-02")
def test_hands_go_back_when_a_player_leaves() -> None:
    t = trade(BARTER).say("seat 2").yes()
    t.state.concede(1)
    assert sorted(t.names(2, "hand")) == ["al5", "her3", "mi+2"]


@pytest.mark.rule("SF-BARTER-02")
def test_hands_stay_exchanged_when_somebody_else_leaves() -> None:
    t = trade(BARTER, players=4).say("seat 2").yes()
    t.state.concede(3)
    assert t.names(2, "hand") == ["al2"]


@pytest.mark.rule("SF-BARTER-01")
def test_hands_are_exchanged_once_in_a_battle_whoever_else_is_sent() -> None:
    t = Hall(3)
    t.formation(0, A="r9")
    t.formation(1, A=f"rDL with {BARTER}")
    t.formation(2, A="r7")
    t.pool(0, "her15", "her9")
    t.pool(1, "her5", "her7")
    t.hand(1, "al2")
    t.hand(2, "al5", "mi+2")
    t.begin(phase=4).attack("rDL").pick("her15").pick("her5").say("seat 2").yes()
    t.skip().pick("her9").pick("her7")
    assert t.names(1, "hand") == ["al5", "mi+2"], "no other bargain, and none undone"
    assert t.totals() == (9, 7) and not t.label.startswith("choose whom to ask")
