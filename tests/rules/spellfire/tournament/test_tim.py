"""Games that are out of time: the turn is finished, and then five more are played (sections TIM and INT)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import finish_turn, legal_deck

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.turn.mulligan import gather
from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.saves import replay, replay_document, save_history
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import PASS
from spellhall.kernel.undo import IMPOSSIBLE, may_undo

LAST_PHASE = 6
KALIDNAY = "Ancient Kalidnay"


def table(players: int = 3, **more: Any) -> Hall:
    """Every player has a realm; P1 has one more than the others."""
    t = Hall(players, **more)
    for seat in range(players):
        t.formation(seat, A=f"r{seat + 1}")
    t.formation(0, B="r9")
    return t


def play_on(t: Hall) -> list[int]:
    """Nobody does anything until the game is over; whose turns began meanwhile."""
    turns = []
    while not t.state.is_terminal():
        before = t.reg(tb.TURN)
        options = t.state.legal_actions()
        t.state.apply(PASS if PASS in options else options[-1])
        if t.reg(tb.TURN) != before:
            turns.append(t.reg(tb.ACTIVE))
    return turns


@pytest.mark.rule("SFT-TIM-02")
def test_the_player_whose_turn_it_is_finishes_it_when_time_is_called() -> None:
    t = table()
    t.hand(1, "r5", "her5")
    t.begin(seat=1, phase=2)
    t.state.call_time()
    assert (t.seat, t.reg(tb.PHASE), t.reg(tb.ACTIVE)) == (1, 2, 1)
    t.play("r5").say("B").skip_to_phase(3).play("her5")
    assert t.where("her5") == "pool" and t.reg(tb.TURN) == 5


@pytest.mark.rule("SFT-TIM-03")
def test_five_more_turns_are_played_in_all() -> None:
    t = table().begin(seat=1, phase=LAST_PHASE)
    t.state.call_time()
    assert play_on(t) == [2, 0, 1, 2, 0]
    assert t.state.returns() == [1.0, -1.0, -1.0]


def test_without_a_call_the_game_goes_on() -> None:
    t = table().begin(seat=1, phase=LAST_PHASE)
    for _ in range(8):
        finish_turn(t)
    assert not t.state.is_terminal()


@pytest.mark.rule("AMB-T41")
def test_time_that_is_called_between_two_turns_makes_the_coming_one_the_first() -> None:
    t = table()
    t.hand(2, "caravan")
    t.begin(seat=0, phase=LAST_PHASE).end_turn()
    assert t.reg(tb.PHASE) == tb.BETWEEN
    t.state.call_time()
    assert play_on(t) == [1, 2, 0, 1, 2]


@pytest.mark.rule("SFT-TIM-04")
def test_a_granted_turn_is_one_of_the_five() -> None:
    t = table()
    t.formation(1, C=KALIDNAY)
    t.hand(1, "w/5")
    t.pool(1, "wiz5")
    t.begin(seat=0, phase=LAST_PHASE)
    t.state.call_time()
    t.end_turn().skip_to_phase(5, seat=1, turns=1).use(KALIDNAY)
    assert (t.reg(tb.TURN), play_on(t)) == (6, [1, 2, 0, 1])


@pytest.mark.rule("SFT-TIM-05")
@pytest.mark.parametrize("left", [0, 1])
def test_nothing_adds_a_sixth_turn(left: int) -> None:
    t = table(2)
    t.formation(0, C=KALIDNAY)
    t.hand(0, "w/5")
    t.pool(0, "wiz5")
    t.begin(seat=0, phase=5)
    t.state.call_time()
    t.state.set_reg(tb.TURNS_LEFT, left)
    t.use(KALIDNAY)
    assert play_on(t) == [0] * left


@pytest.mark.rule("SFT-TIM-06")
def test_who_wins_in_the_last_turns_has_won() -> None:
    t = table(2)
    t.formation(1, B="r5", C="r6", D="r7", E="r8")
    t.hand(1, "rDS")
    t.begin(seat=0, phase=LAST_PHASE)
    t.state.call_time()
    t.end_turn().skip_to_phase(2, turns=1).play("rDS")
    if not t.state.is_terminal():
        t.say("F")
    assert t.state.returns() == [-1.0, 1.0] and t.reg(tb.TURNS_LEFT) == 4


@pytest.mark.rule("SFT-TIM-07")
def test_a_turn_that_the_present_one_grants_is_the_first_of_the_five() -> None:
    for granted, turns in ((True, [0, 1, 2, 0, 1]), (False, [1, 2, 0, 1, 2])):
        t = table()
        t.formation(0, C=KALIDNAY)
        t.hand(0, "w/5")
        t.pool(0, "wiz5")
        t.begin(seat=0, phase=5)
        t.state.call_time()
        if granted:
            t.use(KALIDNAY)
        assert play_on(t) == turns


@pytest.mark.rule("SFT-TIM-08", "AMB-T36")
def test_a_turn_that_is_skipped_is_none_of_the_five() -> None:
    t = table()
    t.hand(1, "Temporal Stasis", "her5")
    t.begin(seat=1, phase=3)
    t.state.call_time()
    t.play("Temporal Stasis").say("seat 2")
    assert play_on(t) == [0, 1, 2, 0, 1]


@pytest.mark.rule("SFT-TIM-09", "AMB-T36")
@pytest.mark.parametrize(
    ("others", "returns"),
    [
        ({"B": "r8"}, [0.0, 0.0]),
        ({"B": "r8", "C": "r7 razed"}, [-1.0, 1.0]),
        ({"B": "r8 with h1"}, [-1.0, 1.0]),
        ({"B": "r8", "C": "r7"}, [-1.0, 1.0]),
        ({"B": "r8 razed"}, [1.0, -1.0]),
    ],
    ids=["all equal", "razed realms", "holdings", "standing realms", "fewer"],
)
def test_formations_decide_after_the_fifth_turn(others: dict[str, str], returns: list[float]) -> None:
    t = table(2)
    t.formation(1, **others)
    t.begin(seat=0, phase=LAST_PHASE)
    t.state.call_time()
    assert len(play_on(t)) == 5
    assert t.state.returns() == returns


@pytest.mark.rule("SFT-INT-11")
def test_six_realms_at_the_end_of_the_fifth_turn_are_compared_like_any() -> None:
    t = table(2, victory_timing="start_of_own_turn")
    t.formation(0, C="r4 razed", D="r5", E="r6", F="r7")
    t.formation(1, B="rDS", C="rCoast", D="rPow", E="rFR", F="r8")
    t.begin(seat=1, phase=LAST_PHASE)
    t.state.call_time()
    t.state.set_reg(tb.TURNS_LEFT, 0)
    t.end_turn()
    while not t.state.is_terminal():
        t.skip()
    assert t.state.returns() == [-1.0, 1.0]
    assert "compared" in t.log()[-1]


def test_a_mulligan_keeps_the_count() -> None:
    t = table(2).begin(seat=0, phase=LAST_PHASE)
    t.state.call_time()
    finish_turn(t)
    left = t.reg(tb.TURNS_LEFT)
    gather(t.state)
    assert left == 4 and t.reg(tb.TURNS_LEFT) == 4 and t.reg(tb.TURN) == 0


def test_the_table_and_the_log_say_how_many_turns_are_left() -> None:
    t = table().begin(seat=1, phase=LAST_PHASE)
    assert "turns_left" not in t.state.view(0)
    t.state.call_time()
    assert t.state.view(0)["turns_left"] == 5
    finish_turn(t)
    assert t.state.view(-1)["turns_left"] == 4
    play_on(t)
    log = [line.text for line in t.game.story(t.state.record.entries, 0, ["P1", "P2", "P3"])]
    assert "Time is called: five more turns after this one (SFT-TIM-03)." in log
    assert [line for line in log if line.startswith("Turn 10")] == ["Turn 10: P1, the fifth of the last five"]


@pytest.mark.rule("AMB-T41")
@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
def test_a_game_on_time_is_saved_replayed_and_not_taken_back(preset: str) -> None:
    game: Any = spellhall.game("spellfire", preset=preset)
    dice, decks = Dice(5), [legal_deck()] * 2
    state = game.new_state(decks, 3)
    for number in range(150):
        if number == 40:
            last = state.current_player()
            state.call_time()
            assert may_undo(state.record, last) == IMPOSSIBLE, "what was played before stands"
            with pytest.raises(IllegalAction, match="time has already been called"):
                state.call_time()
        if state.is_terminal():
            break
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    again = replay(game, replay_document(state, decks, 3))
    assert again == state and save_history(game, again.record) == save_history(game, state.record)
    assert game.load(state.save()).regs[tb.TURNS_LEFT] == state.regs[tb.TURNS_LEFT] != -1
