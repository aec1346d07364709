"""Games that nobody can win any more end after three rounds of turns (section VIC)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb

REALMS = [f"r{number}" for number in range(1, 9)]
BAN, WHEEL = "Map of Life", "The Event Wheel"
"""Nobody plays or rebuilds realms until the next turn; and events stay in play beyond their stated duration."""


def locked(players: int = 2, **options: str) -> Hall:
    """Each player has realms standing and more to draw, which the event forbids; the rule card keeps it in play."""
    t = Hall(players, **{"draw_pile_empty": "reshuffle"} | options)
    t.formation(0, A="r9", B="r8")
    t.put(0, "table", WHEEL)
    for seat in range(1, players):
        t.formation(seat, A=f"r{seat}")
    for seat in range(players):
        t.put(seat, "draw pile", *["al1"] * 9, *REALMS, *["al2"] * 6)
    t.hand(0, BAN)
    t.begin(seat=0, phase=3).play(BAN)
    return t


def play_on(t: Hall, turns: int) -> int:
    """Do nothing for some turns, or until the game is over; returns how many began."""
    first = t.reg(tb.TURN)
    while not t.state.is_terminal() and t.reg(tb.TURN) - first < turns:
        t._apply(t.state.decision().options[-1])
    return t.reg(tb.TURN) - first


@pytest.mark.rule("SF-VIC-10", "SF-VIC-12")
def test_three_rounds_in_which_nobody_can_lay_a_realm_end_in_a_draw() -> None:
    t = locked()
    assert play_on(t, 99) in range(6, 9)
    assert t.state.returns() == [0.0, 0.0]
    assert "No one can win any more" in t.log()[-1]


@pytest.mark.rule("SF-VIC-12")
def test_in_a_tournament_the_formations_are_compared() -> None:
    t = locked(stalemate="score")
    play_on(t, 99)
    assert t.state.returns() == [1.0, -1.0] and "The formations are compared" in t.log()[-1]


@pytest.mark.rule("SF-VIC-10")
def test_three_players_have_three_turns_each() -> None:
    t = locked(3)
    assert play_on(t, 99) in range(9, 13)
    assert t.state.returns() == [0.0, 0.0, 0.0]


@pytest.mark.rule("SF-VIC-12")
def test_where_the_option_is_off_play_goes_on() -> None:
    t = locked(stalemate="off")
    assert play_on(t, 20) == 20 and not t.state.is_terminal()


@pytest.mark.rule("SF-VIC-10")
def test_a_realm_that_is_lost_begins_the_count_anew() -> None:
    t = locked()
    play_on(t, 4)
    t.state.mark(tb.RAZED, t.handle("r8"), 1)
    assert play_on(t, 99) >= 6


@pytest.mark.rule("SF-VIC-10")
def test_a_game_whose_bans_end_is_no_stalemate() -> None:
    t = Hall(draw_pile_empty="reshuffle")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    for seat in range(2):
        t.put(seat, "draw pile", *["al1"] * 9, *REALMS, *["al2"] * 6)
    t.hand(0, BAN)
    t.begin(seat=0, phase=3).play(BAN)
    assert play_on(t, 20) == 20


@pytest.mark.rule("SF-VIC-11")
@pytest.mark.parametrize(("stalemate", "turns"), [("draw", 6), ("off", 20)])
def test_three_rounds_in_which_no_card_moves_end_the_game(stalemate: str, turns: int) -> None:
    t = Hall(draw_pile_empty="reshuffle", stalemate=stalemate)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.begin(seat=0, phase=3)
    for seat in range(2):
        for card in [*t.state.pile(tb.HAND, seat), *t.state.pile(tb.DRAW_PILE, seat)]:
            t.state.move(card, tb.VOID, seat)
    assert play_on(t, 20) in range(turns, turns + 3)
    assert t.state.is_terminal() is (stalemate == "draw")


@pytest.mark.rule("SF-VIC-10")
@pytest.mark.parametrize(("left", "pile", "over"), [(4, "reshuffle", True), (6, "reshuffle", False)])
def test_players_with_too_few_realms_left_are_deadlocked(left: int, pile: str, over: bool) -> None:
    t = Hall(draw_pile_empty=pile)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    for seat in range(2):
        t.put(seat, "draw pile", *["al1"] * 9, *REALMS[: left - 1], *["al2"] * 6)
    t.begin(seat=0, phase=3)
    turns = play_on(t, 14)
    assert (turns in range(6, 9)) is over and t.state.is_terminal() is over


@pytest.mark.rule("SF-VIC-10")
def test_a_deadlock_does_not_end_a_game_that_its_draw_pile_will_end() -> None:
    t = locked(draw_pile_empty="end_game")
    play_on(t, 99)
    assert "The formations are compared" in t.log()[-1]
