"""Playing on when the pile has run out, and the numbers of the score (section END)."""

from __future__ import annotations

import pytest
from alone import YOU, Alone

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.solitaire import ending
from spellhall.games.spellfire.solitaire.table import SCORE, WITHOUT_CHANGE

STANDING = {place: f"r{number}" for number, place in enumerate("ABCDEF", 1)}


@pytest.mark.rule("SOL-END-04", "SOL-END-09")
def test_a_score_of_none_is_taken_once_and_stays() -> None:
    t = Alone(left=0, play_out="on")
    t.formation(YOU, A="r1 razed")
    t.pile(YOU, "al1", "al2")
    t.my_turn(phase=1).through()
    assert not t.state.is_terminal()
    t.through(20)
    assert t.state.is_terminal() and t.reg(tb.TURN) <= 12 and t.game.score(t.state) == 0
    assert [event.number for event, _ in t.happened(events.ScoreTaken)] == [0]


@pytest.mark.rule("SOL-END-04", "SOL-END-02")
def test_while_playing_out_only_a_full_formation_changes_the_score() -> None:
    t = Alone(play_out="on")
    t.formation(YOU, **STANDING)
    t.state.set_reg(SCORE, 4)
    assert ending.points(t.state) == 6
    t.state.mark(tb.RAZED, t.handle("r6"), 1)
    assert ending.points(t.state) == 3


@pytest.mark.rule("SOL-END-04")
def test_playing_out_ends_after_two_hundred_turns_whatever_changes() -> None:
    t = Alone(play_out="on")
    t.formation(YOU, A="r1")
    (card,) = t.put(YOU, "hand", "al1")
    t.state.set_reg(SCORE, 2)
    t.state.set_reg(WITHOUT_CHANGE, 198)
    ending.close_turn(t.state, True)
    assert t.reg(WITHOUT_CHANGE) == 199 and not t.state.is_terminal()
    t.state.move(card, tb.DISCARD, YOU)
    ending.close_turn(t.state, True)
    assert t.state.is_terminal() and t.game.score(t.state) == 1


@pytest.mark.rule("SOL-END-07")
def test_a_pile_that_came_back_has_not_run_out() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pile(YOU, "al1")
    t.state.set_reg(tb.EXHAUSTED, 1)
    ending.close_turn(t.state, False)
    assert t.reg(tb.EXHAUSTED) == 0 and not t.state.is_terminal()


@pytest.mark.rule("SOL-END-10", "SOL-END-11", "SOL-END-12", "SOL-END-08")
def test_where_more_realms_are_played_for_what_is_left_is_good() -> None:
    assert [ending.band(score, 10) for score in (1, 3, 4, 6, 9, 10)] == [
        "pathetic", "average", "good", "good", "good", "a full win",
    ]  # fmt: skip
    assert ending.band(5) == "good" and ending.band(6) == "a full win"


@pytest.mark.rule("SOL-VBO-05", "SOL-VBO-06")
def test_who_is_played_by_you_is_not_asked_card_by_card_while_he_draws() -> None:
    t = Alone(opponent="brilliant")
    t.formation(YOU, A="r1")
    t.pool(YOU, "mon3")
    t.pile(YOU, "evPool", "al1", "al2")
    t.his_turn()
    assert t.rule != "SOL-DRW-01" and t.drew() == ["evPool", "al1", "al2"]


@pytest.mark.rule("SOL-END-14")
def test_ten_realms_are_few_and_eleven_are_not() -> None:
    t = Alone()
    realm = t.state.definition(t.formation(YOU, A="r1")[0])
    assert len(t.game.form.cautions([realm] * 10)) == 1 and t.game.form.cautions([realm] * 11) == []
