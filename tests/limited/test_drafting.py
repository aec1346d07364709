"""A draft of any game: choices can be changed until all have chosen, and everything that is opened is taken."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.limited import LEFT, RIGHT
from spellhall.limited import Draft, seconds_for


def packs(seats: int, rounds: int = 2, size: int = 3) -> list[list[list[str]]]:
    """Packs of which no card is like another: "seat.round.place"."""
    return [[[f"{seat}.{pack}.{i}" for i in range(size)] for pack in range(rounds)] for seat in range(seats)]


def take_first(draft: Draft) -> None:
    for seat in draft.waiting():
        draft.choose(seat, draft.piles[seat][0])


def test_a_choice_can_be_changed_until_all_have_chosen():
    draft = Draft(packs(2), (LEFT, RIGHT))
    draft.choose(0, "0.0.0")
    draft.choose(0, "0.0.2", "time")
    assert draft.picks == [[], []] and draft.waiting() == [1]
    draft.choose(1, "1.0.1")
    assert draft.picks == [["0.0.2"], ["1.0.1"]]
    assert draft.piles == [["1.0.0", "1.0.2"], ["0.0.0", "0.0.1"]]
    assert [(one.seat, one.card, one.by) for one in draft.taken] == [(0, "0.0.2", "time"), (1, "1.0.1", "person")]
    with pytest.raises(UsageError, match=r"no card '0\.0\.2' in your pile"):
        draft.choose(0, "0.0.2")


def test_each_pack_goes_its_own_way():
    draft = Draft(packs(3), (LEFT, RIGHT))
    take_first(draft)
    assert [pile[0] for pile in draft.piles] == ["2.0.1", "0.0.1", "1.0.1"]
    take_first(draft)
    take_first(draft)
    assert draft.round == 1 and [pile[0] for pile in draft.piles] == ["0.1.0", "1.1.0", "2.1.0"]
    take_first(draft)
    assert [pile[0] for pile in draft.piles] == ["1.1.1", "2.1.1", "0.1.1"]


@given(st.integers(2, 8), st.integers(1, 3), st.integers(1, 5), st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_all_that_is_opened_is_taken_and_everybody_gets_as_much(seats, rounds, size, lot):
    opened = packs(seats, rounds, size)
    draft = Draft(opened, [lot.choice((LEFT, RIGHT)) for _ in range(rounds)])
    while not draft.is_over:
        seat = lot.choice(draft.waiting())
        draft.choose(seat, lot.choice(draft.piles[seat]))
    assert [len(picks) for picks in draft.picks] == [rounds * size] * seats
    every = Counter(key for own in opened for pack in own for key in pack)
    assert Counter(key for picks in draft.picks for key in picks) == every
    assert all(one.card in one.pile for one in draft.taken) and len(draft.taken) == every.total()
    with pytest.raises(UsageError, match="the draft is over"):
        draft.choose(0, "0.0.0")


def test_time_shrinks_with_the_pile():
    times = [seconds_for(left, 15) for left in range(15, 0, -1)]
    assert times[0] == 60 and times[-1] == 5 and times == sorted(times, reverse=True)
    assert seconds_for(1, 1) == 5
