"""The Dungeon Discard: a dungeon card for a discarded one (section DUN of the tournament rules)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import deck, finish_turn
from solo import Solo

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import attackable_realms
from spellhall.kernel.checks.contract import check_log

ON = {"dungeon_discard": "on"}
BOTH = pytest.mark.parametrize("on", [True, False])


def table(phase: int = 3, seat: int = 0, on: bool = True, players: int = 2, **options: Any) -> Hall:
    """P1 has a dungeon card, both have discarded something, and it is a phase of someone's turn."""
    t = Hall(players, dungeon_discard="on" if on else "off", **options)
    for player in range(players):
        t.formation(player, A=f"r{9 - player}")
    t.put(0, "table", "dHide")
    t.pool(0, "her5")
    t.hand(0, "evGift")
    t.hand(1, "evGift")
    t.put(0, "discard pile", "al3")
    t.put(1, "discard pile", "al4", "her6")
    return t.begin(seat=seat, phase=phase)


def offered(t: Hall) -> bool:
    """Whether the deciding seat may give its dungeon card up."""
    return t.can("dHide", tb.DUNGEON_DISCARD)


def give_up(t: Hall, other: str) -> Hall:
    """Do so, for a card."""
    return t._do("dHide", tb.DUNGEON_DISCARD).pick(other)


@pytest.mark.rule("SFT-DUN-01", "SFT-VAR-01")
@BOTH
def test_a_dungeon_card_is_given_up_in_ones_own_turn(on: bool) -> None:
    t = table(on=on)
    assert (t.seat, offered(t)) == (0, on)
    t = table(seat=1, on=on)
    t.skip_to(seat=0)
    assert t.can_play("evGift"), "he is asked, in a window of another player's turn"
    assert not offered(t)
    assert ("SFT-DUN-01" in t.why_not("dHide")) is on


@pytest.mark.rule("SFT-DUN-01")
def test_between_two_turns_it_is_nobodys_turn() -> None:
    t = table(phase=6)
    t.hand(0, "The Caravan")
    assert offered(t)
    t.end_turn().skip_to(seat=0)
    assert t.reg(tb.PHASE) == tb.BETWEEN
    assert not offered(t)


@pytest.mark.rule("SFT-DUN-02", "AMB-T26")
def test_at_any_point_of_it() -> None:
    for phase in (0, 2, 3, 4, 5, 6):
        t = table(phase=phase)
        assert (t.seat, t.reg(tb.PHASE), offered(t)) == (0, phase, True)


@pytest.mark.rule("SFT-DUN-02")
def test_in_a_battle_before_it_in_it_losing_and_winning() -> None:
    seen = set()
    t = Hall(**ON)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.put(0, "table", "dHide")
    t.put(1, "discard pile", "al4", "al7")
    t.pool(0, "her5", "her3")
    t.pool(1, "mon5")
    t.hand(0, "al1", "al2", "evGift")
    t.hand(1, "al3", "al5")
    t.begin(seat=0, phase=4)
    t.attack("r1")
    while t.reg(tb.STAGE) != tb.NO_BATTLE:
        if t.seat == 0 and offered(t):
            leads = t.reg(tb.STAGE) == tb.EXCHANGE and t.reg(tb.LEADING) == 0
            seen.add((t.rule, "leading" if leads else ""))
        wanted = [name for name in ("her5", "mon5") if t.can_pick(name)]
        if wanted:
            t.pick(wanted[0])
        elif t.rule == "SF-COMB-F1" and t.can_play("al1"):
            t.play("al1")
        elif t.rule == "SF-COMB-F1" and t.can_play("al3"):
            t.play("al3")
        else:
            t.skip()
    assert {("SF-COMB-B1", ""), ("SF-EVT-01", ""), ("SF-COMB-F1", ""), ("SF-EVT-01", "leading")} <= seen


@pytest.mark.rule("SFT-DUN-03")
def test_with_it_goes_a_card_of_any_discard_pile() -> None:
    t = table()
    t._do("dHide", tb.DUNGEON_DISCARD)
    assert t.offered() == ["al3", "al4", "her6"]
    t.pick("her6")
    assert (t.where("dHide"), t.where("her6")) == ("void", "void")
    assert t.names(1, "discard pile") == ["al4"]
    assert t.names(1, "void") == ["her6"]
    assert "P1 gives up dHide, and her6 leaves the game with it (SFT-DUN-03)." in t.log()
    check_log(t.game, t.state)


@pytest.mark.rule("SFT-DUN-04")
def test_it_may_be_a_card_of_ones_own() -> None:
    t = give_up(table(), "al3")
    assert t.where("al3") == "void"
    assert t.names(0, "discard pile") == []


@pytest.mark.rule("SFT-DUN-05")
def test_it_happens_once_in_a_game() -> None:
    t = give_up(table(), "al3")
    assert (t.seat, t.reg(tb.PHASE), offered(t)) == (0, 3, False)
    assert "SF-PILE-07" in t.why_not("dHide")


@pytest.mark.rule("SFT-DUN-06")
def test_it_needs_a_dungeon_card_and_something_discarded() -> None:
    for dungeon, pile in ((True, True), (False, True), (True, False)):
        t = Hall(**ON)
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.put(0, "table", *["dHide"] * dungeon)
        t.put(1, "discard pile", *["al4"] * pile)
        t.hand(0, "her5")
        t.begin(phase=3)
        assert offered(t) is (dungeon and pile)
        if dungeon and not pile:
            assert "SFT-DUN-06" in t.why_not("dHide")


@pytest.mark.rule("SFT-DUN-07")
def test_what_the_dungeon_did_ends_at_that_moment() -> None:
    t = Hall(seed=1, **ON)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.put(0, "table", "Song of the Dragonlance")
    t.put(0, "discard pile", "al3")
    t.pool(0, "her5")
    t.pool(1, "her6")
    t.hand(0, "evGift")
    t.begin(seat=0, phase=4)
    assert attackable_realms(t.state, 1) == []
    t._do("Song of the Dragonlance", tb.DUNGEON_DISCARD)
    assert attackable_realms(t.state, 1) == [t.handle("r9")]


@pytest.mark.rule("SFT-DUN-08", "AMB-T26")
def test_nothing_answers_it_and_no_window_opens() -> None:
    t = table()
    t.hand(1, "lwish", "evPeace")
    t.pool(1, "helm", "wiz5")
    give_up(t, "al3")
    assert (t.seat, t.rule) == (0, "SF-PH3-01")


@pytest.mark.rule("SFT-DUN-08")
def test_a_granted_turn_is_as_good_as_another() -> None:
    t = table(phase=6)
    t.hand(0, "The Caravan")
    t.end_turn().play("The Caravan").skip_to_phase(3, seat=0)
    assert t.reg(tb.EXTRA_TURN) == 1
    assert offered(t)


@pytest.mark.rule("SFT-DUN-09")
def test_in_the_next_game_it_is_back() -> None:
    t = Hall(preset="tournament", **ON)
    brought = [deck("dHide", "r1", size=56), deck("r2")]
    for seed in (1, 2):
        t.state = t.game.new_state(brought, seed, check=False)
        assert t.names(0, "table") == ["dHide"]
        t.put(0, "discard pile", "al3")
        t.skip_to(seat=0, rule="SF-PH0", turns=2)._do("dHide", tb.DUNGEON_DISCARD)
        assert t.names(0, "table") == [], "for the rest of this game"


@pytest.mark.rule("AMB-T26")
def test_after_a_mulligan_it_is_back_too() -> None:
    t = Hall(pile=40, **ON)
    t.put(0, "table", "dHide")
    t.put(0, "discard pile", "al3")
    t.formation(1, A="r9")
    t.hand(0, "her5", "al1")
    t.begin(seat=0, phase=3, turn=3, turns=1)
    t._do("dHide", tb.DUNGEON_DISCARD)
    assert (t.where("dHide"), t.where("al3")) == ("void", "void")
    t.skip_to(seat=0, rule="SF-MULL-01").yes()
    assert t.where("dHide") == "table"
    assert t.reg(tb.GAMES) == 1


@pytest.mark.rule("AMB-T26")
def test_the_imaginary_opponent_keeps_his_dungeon_card() -> None:
    for seat, keeps in ((0, False), (1, True)):
        t = Solo(solitaire="two-deck", **ON)
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.put(seat, "table", "dHide")
        t.put(0, "discard pile", "al3", "al4")
        t.hand(0, "her5")
        t.my_turn(phase=3)
        assert offered(t) is not keeps
        finish_turn(t)
        finish_turn(t)
        assert t.where("dHide") == "table"
