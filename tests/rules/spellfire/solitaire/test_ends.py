"""How a one-deck game ends, what it is worth, and playing on (section END)."""

from __future__ import annotations

import pytest
from solo import IO, P, Solo

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.solitaire.ending import band, returns


def last_turn(*hand: str, law: str = "", **options) -> Solo:
    """P's turn, with one card to draw; ``law`` is a rule card that lies there already."""
    t = Solo(**options)
    if law:
        t.put(P, "table", law)
    t.hand(P, *hand)
    t.put(P, "discard pile", "al5", "al6")
    t.formation(P, A="r1", B="r2", C="r3 razed")
    t.pile(P, "al1")
    return t.my_turn(phase=1)


@pytest.mark.rule("SOL-END-01", "SOL-END-03", "SOL-END-05", "SOL-END-09", "AMB-S01")
@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
def test_the_turn_in_which_the_pile_runs_out_is_finished_and_scored(preset: str):
    t = last_turn("r4", preset=preset)
    assert not t.state.is_terminal()
    t.skip_to_phase(2).play("r4").say("D")
    t.skip_to(rule="SF-PH6-01").end_turn()
    assert t.state.is_terminal() and t.game.score(t.state) == 3
    assert t.names(P, "discard pile") == ["al5", "al6"], "nothing was reshuffled"
    assert t.told("Score: 3 of 6", "average")


@pytest.mark.rule("SOL-END-05", "AMB-S25")
def test_no_rule_card_gives_a_game_for_one_new_piles():
    t = last_turn(law="Circle of Life")
    t.skip_to(rule="SF-PH6-01").end_turn()
    assert t.state.is_terminal() and t.names(P, "discard pile") == ["al5", "al6"]


@pytest.mark.rule("SOL-END-03", "SOL-DRW-04")
def test_his_last_turn_is_finished_too():
    t = Solo()
    t.formation(P, A="r1")
    t.pool(IO, "her5")
    t.pile(P, "al1", "al2")
    t.his_turn(phase=1)
    assert t.told("draws two cards") and t.told("attacks r1")
    assert t.is_razed("r1") and t.state.is_terminal() and t.game.score(t.state) == 0


@pytest.mark.rule("SOL-END-02", "SOL-END-08")
def test_six_realms_that_stand_win_at_once():
    t = Solo()
    t.formation(P, A="r1", B="r2", C="r3", D="r4", E="r5", F="r6 razed")
    t.pool(P, "her5")
    t.my_turn(phase=4).attack("r6")
    assert t.state.is_terminal() and t.state.returns() == [1.0, -1.0] and t.game.score(t.state) == 6
    assert t.told("a full win", "SOL-END-02")


@pytest.mark.rule("SOL-PLR-04")
def test_a_realm_that_a_card_razes_while_it_is_attacked_is_regained():
    t = Solo()
    t.formation(P, A="r1 razed", B="r2")
    t.pool(P, "her5")
    t.pool(IO, "her9")
    t.hand(P, "Siege!", "al1")
    t.my_turn(phase=4).attack("r1")
    while not t.can_play("Siege!"):
        t.skip()
    t.play("Siege!")
    while t.reg(tb.TARGET) >= 0:
        t.skip()
    assert not t.is_razed("r1") and t.names(IO, "formation") == []


@pytest.mark.rule("SOL-END-10", "SOL-END-11", "SOL-END-12", "SOL-END-08", "SOL-END-13")
def test_each_score_has_its_band_and_its_worth():
    assert [band(score) for score in range(7)] == [
        "pathetic", "pathetic", "average", "average", "good", "good", "a full win",
    ]  # fmt: skip
    worth = [returns(score, 6) for score in range(7)]
    assert [pair[0] for pair in worth] == sorted(pair[0] for pair in worth) and worth[0][0] == -1.0
    assert all(pair[0] < 0 for pair in worth[:6]) and worth[6][0] == 1.0
    assert all(pair[1] <= 0 for pair in worth), "he cannot win"


@pytest.mark.rule("SOL-END-04", "AMB-S01")
def test_playing_out_keeps_the_score_and_ends_when_nothing_changes():
    t = last_turn(play_out="on")
    t.skip_to(rule="SF-PH6-01").end_turn()
    assert not t.state.is_terminal() and t.told("Score: 2 of 6")
    for _ in range(200):
        if t.state.is_terminal():
            break
        t.state.apply(t.state.legal_actions()[0] if t.rule == "SF-PH6-01" else t.state.legal_actions()[-1])
    assert t.state.is_terminal() and t.game.score(t.state) == 2
    assert t.reg(tb.TURN) <= 12, "a turn of each that changes nothing is enough"


@pytest.mark.rule("SOL-END-04")
def test_whoever_plays_out_may_stop_and_a_later_sixth_realm_still_wins():
    t = last_turn(play_out="on")
    t.skip_to(rule="SF-PH6-01").end_turn()
    t.skip_to(rule="SF-PH6-01", turns=3)
    assert "stop here and keep the score" in t.options()
    t.skip()
    assert t.state.is_terminal() and t.game.score(t.state) == 2


@pytest.mark.rule("SOL-END-04")
def test_a_sixth_realm_while_playing_out_is_a_full_win():
    t = Solo(play_out="on")
    t.formation(P, A="r1", B="r2", C="r3", D="r4", E="r5", F="r6 razed")
    t.pool(P, "her5")
    t.pile(P, "al1")
    t.my_turn(phase=1).skip_to(rule="SF-PH6-01").end_turn()
    assert t.told("Score: 5 of 6")
    t.skip_to_phase(4, seat=P, turns=3).attack("r6")
    assert t.game.score(t.state) == 6


def test_a_game_given_up_counts_for_nothing():
    t = last_turn()
    t.state.concede(P)
    assert t.game.score(t.state) == 0 and t.state.returns() == [-1.0, 0.0] and t.told("The game was conceded")
