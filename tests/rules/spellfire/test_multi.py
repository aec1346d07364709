"""Three and more players (section MULTI)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb


def table(players: int = 3) -> Hall:
    """Every player has a realm."""
    t = Hall(players)
    for seat in range(players):
        t.formation(seat, A=f"r{seat + 1}")
    return t


@pytest.mark.rule("SF-MULTI-01")
@pytest.mark.parametrize(("players", "turns"), [(2, [0, 1, 0, 1, 0, 1]), (4, [0, 1, 2, 3, 0, 1])])
def test_two_or_four_players_take_their_turns_clockwise(players: int, turns: list[int]) -> None:
    t = table(players).begin(phase=6)
    order = []
    for _ in range(6):
        order.append(t.reg(tb.ACTIVE))
        t.skip_to(rule="SF-PH6").end_turn()
    assert order == turns


@pytest.mark.rule("SF-MULTI-02")
def test_one_realm_of_one_opponent_is_attacked_in_a_turn() -> None:
    t = table()
    t.pool(0, "her5", "her6")
    t.hand(0, "caravan", "evGift")
    t.begin(phase=4).attack("r2").pick("her5").skip_to_phase(4)
    assert t.is_razed("r2")
    assert not t.can_attack("r3")
    assert "SF-PH4-01" in t.why_not("r3")


@pytest.mark.rule("SF-MULTI-03")
def test_only_the_owner_of_the_realm_chooses_defenders() -> None:
    t = table()
    t.pool(0, "her5")
    t.pool(1, "mon5", "mon6")
    t.pool(2, "mon9")
    t.hand(2, "al3")
    t.begin(phase=4).attack("r2")
    assert (t.seat, t.rule) == (1, "SF-COMB-C1")
    assert not t.can_pick("mon9")


@pytest.mark.rule("SF-MULTI-04")
def test_a_third_player_adds_no_ally_to_a_battle_but_may_play_an_event() -> None:
    t = table()
    t.pool(0, "her5")
    t.pool(1, "mon7")
    t.hand(0, "al3", "al4")
    t.hand(1, "al1", "al2")
    t.hand(2, "al3", "evGift")
    t.begin(phase=4).attack("r2").skip_to(rule="SF-COMB-C1").pick("mon7").play("al3")
    t.skip_to(seat=2)
    assert t.reg(tb.STAGE) == tb.EXCHANGE
    assert not t.can_play("al3")
    assert "SF-MULTI-04" in t.why_not("al3", owner=2)
    assert t.can_play("evGift")


@pytest.mark.rule("SF-MULTI-05")
def test_a_name_in_play_anywhere_blocks_every_player() -> None:
    t = table()
    t.pool(0, "her5")
    t.hand(2, "her5", "her6")
    t.begin(seat=2, phase=3)
    assert not t.can_play("her5")
    assert t.can_play("her6")


@pytest.mark.rule("SF-MULTI-08")
def test_opponent_in_battle_is_the_one_faced_and_any_player_may_be_chosen_elsewhere() -> None:
    t = table()
    t.pool(0, "wiz5")
    t.pool(1, "mon9")
    t.pool(2, "mon6")
    t.hand(0, "wOff-3/4", "al1")
    t.begin(phase=4).attack("r2").pick("mon9").play("wOff-3/4")
    assert t.totals() == (5, 6)
    assert not any(effect[3] == t.handle("mon6") for effect in t.state.lasting)
    t = table()
    t.hand(0, "evThief", "al9")
    t.hand(2, "al1")
    t.begin(phase=3).play("evThief")
    assert len(t.state.legal_actions()) == 2
    t.state.apply(2)
    assert t.names(2, "hand") == []


@pytest.mark.rule("SF-MULTI-09")
def test_a_player_with_nothing_left_still_has_his_turn() -> None:
    t = Hall(3)
    t.formation(0, A="r1")
    t.formation(2, A="r3")
    t.begin(phase=6).end_turn()
    assert t.reg(tb.ACTIVE) == 1
    assert not t.state.is_terminal()
    t.skip_to(seat=1, rule="SF-PH6")
    assert t.hand_size(1) == 3


@pytest.mark.rule("AMB-11", "AMB-93")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_chooses_first_whoever_played_the_card(active: int) -> None:
    t = Hall(players=3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
        t.hand(seat, f"al{seat + 1}", f"al{seat + 4}", "al7")
    t.hand(1, "evAll2")
    t.begin(seat=active, phase=3)
    if active != 1:
        t.skip_to(seat=1)
    t.play("evAll2")
    asked = []
    while t.label == "discard a card":
        asked.append(t.seat)
        t.pick(t.offered()[0])
    assert list(dict.fromkeys(asked)) == [(active + step) % 3 for step in range(3)]
