"""The end of the game with one deck, and the score (section END)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.solitaire.ending import band
from spellhall.games.spellfire.solitaire.table import REFILLS

PLACES = "ABCDEF"
BOTH = pytest.mark.parametrize("preset", ["rulebook", "tournament"])


def standing(number: int) -> dict[str, str]:
    """Six realms, so many of them standing."""
    return {place: f"r{i + 1}{'' if i < number else ' razed'}" for i, place in enumerate(PLACES)}


def last_turn(number: int, **more: str) -> Alone:
    """The last card is drawn in your turn, and so many of your realms stand."""
    t = Alone(left=0, **more)
    t.formation(YOU, **standing(number))
    t.put(YOU, "discard pile", "al7", "al8")
    t.pile(YOU, "al1", "al2")
    t.hand(YOU, "her5")
    t.my_turn(phase=1)
    return t


@BOTH
@pytest.mark.rule("SOL-END-01", "SOL-END-03", "SOL-END-05", "SOL-END-09")
@pytest.mark.parametrize("number", range(6))
def test_the_turn_in_which_the_pile_runs_out_is_finished_and_the_score_taken(number: int, preset: str) -> None:
    t = last_turn(number, preset=preset)
    assert t.drew(YOU) == ["al1", "al2"]
    assert not t.state.is_terminal() and t.seat == YOU
    t.skip_to_phase(3).play("her5")
    t.through()
    assert t.state.is_terminal() and t.reg(tb.TURN) == 5
    assert t.game.score(t.state) == number
    assert t.names(YOU, "draw pile") == [] and {"al7", "al8"} <= set(t.discarded())


@pytest.mark.rule("SOL-END-03", "SOL-END-01")
def test_a_turn_of_his_is_finished_too() -> None:
    t = Alone(left=0)
    t.formation(YOU, **standing(5))
    t.pool(HE, "her5")
    t.pile(YOU, "al1", "al2", "al3")
    t.his_turn()
    t.through()
    assert t.state.is_terminal() and t.reg(tb.ACTIVE) == HE
    assert len(t.sent()) == 1 and t.game.score(t.state) == 4


@pytest.mark.rule("SOL-END-02", "SOL-END-08")
@pytest.mark.parametrize("way", ["laying", "regaining"])
def test_six_standing_realms_win_on_the_spot(way: str) -> None:
    t = Alone()
    if way == "laying":
        t.formation(YOU, **{place: f"r{i + 1}" for i, place in enumerate("ABCDE")})
        t.hand(YOU, "r6")
        t.my_turn(phase=2).play("r6")
    else:
        t.formation(YOU, **standing(5))
        t.pool(YOU, "her5")
        t.my_turn(phase=4).attack("r6")
    assert t.state.is_terminal() and t.reg(tb.TURN) == 5
    assert t.state.returns()[YOU] == 1.0 and t.game.score(t.state) == 6


@pytest.mark.rule("SOL-END-04")
def test_playing_out_goes_on_without_drawing_until_nothing_changes() -> None:
    t = last_turn(3, play_out="on")
    t.through()
    assert not t.state.is_terminal()
    drawn = len(t.drew(YOU)) + len(t.drew(HE))
    t.through(12)
    assert t.state.is_terminal() and t.reg(tb.TURN) <= 10
    assert len(t.drew(YOU)) + len(t.drew(HE)) == drawn
    assert t.game.score(t.state) == 3
    assert t.state.returns() == [-0.5, 0.0], "worth as much as if it had ended there"


@pytest.mark.rule("SOL-END-04")
def test_the_score_stays_what_it_was_but_six_still_win() -> None:
    t = Alone(left=0, play_out="on")
    t.formation(YOU, **standing(4))
    t.pool(YOU, "her5", "her6")
    t.pile(YOU, "al1")
    t.my_turn(phase=1).skip_to_phase(4).attack("r5").pick("her5")
    t.through().through(6)
    assert not t.state.is_terminal() and t.reg(tb.TURN) == 7
    t.skip_to_phase(4).attack("r6").pick("her5")
    assert t.state.is_terminal() and t.game.score(t.state) == 6
    t = last_turn(3, play_out="on")
    t.pool(HE, "her9")
    t.through()
    t.through(20)
    assert t.state.is_terminal()
    assert t.sent() and t.game.score(t.state) == 3


@pytest.mark.rule("SOL-END-04")
def test_you_may_stop_playing_out_at_the_end_of_a_turn() -> None:
    t = last_turn(2, play_out="on")
    t.through()
    while not (t.reg(tb.ACTIVE) == YOU and t.reg(tb.PHASE) == 6):
        t.skip()
    assert len(t.state.legal_actions()) == 2
    t.skip()
    assert t.state.is_terminal() and t.game.score(t.state) == 2


def myrmidons(preset: str = "rulebook", refills: int = 0) -> Alone:
    """Their attack with the pile drawn up, which was refilled so often; your Myrmidons fight, and are discarded."""
    t = Alone(left=0, preset=preset)
    t.formation(YOU, A="r1", B="r2")
    t.pool(HE, "her6")
    t.hand(YOU, "mon5", "Myrmidons")
    t.put(YOU, "discard pile", "al7", "al8", "al9")
    t.pile(YOU, "al1", "al2", "al3")
    t.state.set_reg(REFILLS, refills)
    t.his_turn().pick("mon5")
    t.play("Myrmidons")
    return t


@BOTH
@pytest.mark.rule("SOL-END-06", "SOL-END-07", "SOL-SET-09", "AMB-S03")
def test_myrmidons_shuffle_the_discards_into_the_empty_pile_and_the_game_goes_on(preset: str) -> None:
    t = myrmidons(preset)
    assert t.where("Myrmidons") == "draw pile" or "Myrmidons" in t.discarded() or t.drew(YOU)
    t.through()
    assert not t.state.is_terminal()
    piled = set(t.names(YOU, "draw pile")) | set(t.drew(YOU)) | set(t.drew(HE))
    assert {"al7", "al8", "al9"} <= piled


@pytest.mark.rule("SOL-END-07")
@pytest.mark.parametrize(("refills", "is_last"), [(19, False), (20, True)])
def test_after_twenty_refills_a_pile_that_runs_out_is_the_last(refills: int, is_last: bool) -> None:
    t = myrmidons(refills=refills)
    assert t.reg(REFILLS) == refills + 1
    assert t.state.is_terminal() is is_last and "al8" in t.names(YOU, "draw pile")


@pytest.mark.rule("SOL-END-06")
def test_nothing_else_brings_the_discards_back() -> None:
    t = Alone(left=0, preset="tournament")
    t.formation(YOU, A="r1")
    t.put(YOU, "discard pile", "al7", "al8", "al9")
    t.pile(YOU, "al1")
    t.his_turn().through()
    assert t.state.is_terminal() and t.discarded() == ["al7", "al8", "al9"]


@pytest.mark.rule("SOL-END-08", "SOL-END-13")
@pytest.mark.parametrize("number", range(6))
def test_less_than_six_is_no_full_win_and_he_never_wins(number: int) -> None:
    t = last_turn(number)
    t.through()
    yours, his = t.state.returns()
    assert yours < 1.0 and yours <= 0.0 and his <= 0.0
    assert "win" not in band(number)


@pytest.mark.rule("SOL-END-13")
def test_he_does_not_win_when_all_your_realms_are_gone() -> None:
    t = Alone(left=0)
    t.pile(YOU, "al1")
    t.hand(YOU, "al2")
    t.his_turn().through()
    assert t.state.is_terminal() and t.game.score(t.state) == 0 and t.state.returns()[HE] <= 0


@pytest.mark.rule("SOL-END-10", "SOL-END-11", "SOL-END-12", "SOL-END-08")
@pytest.mark.parametrize(
    ("score", "verdict"),
    [
        pytest.param(0, "pathetic"),
        pytest.param(1, "pathetic"),
        pytest.param(2, "average"),
        pytest.param(3, "average"),
        pytest.param(4, "good"),
        pytest.param(5, "good"),
    ],
)
def test_what_a_score_is_called(score: int, verdict: str) -> None:
    assert band(score) == verdict
    t = last_turn(score)
    t.through()
    assert [event.number for event, _ in t.happened(events.ScoreTaken)] == [score]
    assert any(verdict in line for line in t.log())


@pytest.mark.rule("SOL-END-08")
def test_six_is_called_a_full_win() -> None:
    assert "win" in band(6)
