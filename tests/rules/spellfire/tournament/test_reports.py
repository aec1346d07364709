"""What counts of a game for its match, and which reports of a game cannot be true."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from hall import Hall

import spellhall
from spellhall.kernel.parts.tournament import Format

BOOK = spellhall.game("spellfire").tournament_book()


def told(
    realms: Sequence[int], winner: int | None = 0, end: str = "victory", kind: str = "Championship", **more: str
) -> str:
    """What is wrong with a report, as one text; people are called by their names in it."""
    tallies = [{"realms": count} for count in realms]
    report = {"winner": winner, "end": end, "tallies": tallies}
    format = Format(kind, size=55, **more)  # type: ignore[arg-type]
    found = BOOK.report_faults(format, report | {"names": ["Ana", "Bo", "Cy"][: len(realms)]})
    assert not any(re.search(r"entrant \d|the winner|another", fault) for fault in found), found
    assert len(found) == len(BOOK.report_faults(format, report)), "without names they are called by their places"
    return "; ".join(found)


@pytest.mark.rule("SFT-SCO-01", "SFT-VIC-10")
def test_unrazed_and_razed_realms_and_holdings_are_counted_for_every_seat() -> None:
    t = Hall(players=3, preset="tournament")
    t.formation(0, A="r1", B="r2 with h1", C="r3 razed")
    t.formation(1, A="r4 with h2")
    t.begin()
    assert BOOK.tally(t.state) == [
        {"realms": 2, "razed": 1, "holdings": 1},
        {"realms": 1, "razed": 0, "holdings": 1},
        {"realms": 0, "razed": 0, "holdings": 0},
    ]
    assert [fact.name for fact in BOOK.facts] == ["realms", "razed", "holdings"]
    assert [fact.name for fact in BOOK.facts if fact.decides == "always"] == ["realms"]


@pytest.mark.rule("SFT-VIC-03", "SFT-VIC-04", "SFT-VIC-06")
@pytest.mark.parametrize(
    ("victory", "target"), [("Standard", 6), ("Enhanced", 10), ("Barbaric", 6)], ids=lambda value: str(value)
)
def test_who_wins_by_the_condition_has_the_realms_for_it(victory: str, target: int) -> None:
    assert told([target, 4, 0], victory=victory) == ""
    short = told([target - 1, 4, 0], victory=victory)
    assert f"Ana has won with {target - 1} realms, and {target} win {victory}" in short or victory == "Barbaric"
    assert short
    for end in ("time", "conceded", "last_left"):
        assert told([target - 1, 4, 0], end=end, victory=victory) == "", end


@pytest.mark.rule("SFT-VIC-05")
def test_nobody_else_has_the_realms_that_win_at_once() -> None:
    assert told([2, 6, 2], winner=None, end="drawn") == "Bo has 6 realms too, and 6 win Standard (SFT-VIC-05)"
    assert told([6, 6, 2]) == "", "a card may make both wait for a turn of their own (SF-VIC-14)"
    assert told([4, 6, 2], winner=1) == ""
    assert told([6, 6, 2], victory="Barbaric") == "", "there one may have them and wait for a turn of one's own"


@pytest.mark.rule("SFT-CON-01", "SFT-CON-03")
def test_a_conqueror_has_three_realms_and_others_may_have_six() -> None:
    assert told([3, 6, 6], kind="Conqueror’s Game") == ""
    assert "Ana has won with 2 realms" in told([2, 6, 6], kind="Conqueror’s Game")


@pytest.mark.rule("SFT-TEA-02")
def test_a_team_has_ten_realms_out_of_twelve_places() -> None:
    assert told([10, 12, 3], kind="Team Spirit") == ""
    assert "Ana has won with 9 realms" in told([9, 4, 3], kind="Team Spirit")
    assert "Bo has 13 realms, and there are places for 12" in told([10, 13, 3], kind="Team Spirit")


@pytest.mark.rule("SFT-VIC-11", "SFT-VIC-12")
def test_nobody_has_more_realms_than_places() -> None:
    assert "Ana has 7 realms, and there are places for 6 (SFT-VIC-12)" in told([7, 0, 0])
    assert told([10, 7, 0], victory="Enhanced") == ""
    assert "there are places for 10" in told([11, 7, 0], victory="Enhanced")
    both = {"winner": 0, "end": "victory", "tallies": [{"realms": 6, "razed": 1}, {"realms": 0}]}
    assert "entrant 1 has 7 realms" in BOOK.report_faults(Format("Championship", size=55), both)[0]
    holdings = {"winner": 0, "end": "victory", "tallies": [{"realms": 6, "razed": 0, "holdings": 7}, {"realms": 0}]}
    assert "7 holdings on 6 realms" in BOOK.report_faults(Format("Championship", size=55), holdings)[0]
    less = {"winner": 0, "end": "victory", "tallies": [{"realms": 6}, {"realms": -1}]}
    assert "entrant 2 has less than nothing" in BOOK.report_faults(Format("Championship", size=55), less)[0]


@pytest.mark.rule("SFT-TIM-09")
def test_on_time_most_realms_win_and_only_equals_draw() -> None:
    assert told([5, 4, 4], end="time") == ""
    assert "Ana has 4 realms and Bo 5: on time most win" in told([4, 5, 4], end="time")
    assert told([5, 5, 4], winner=None, end="time") == ""
    assert "Ana has most realms, 5, and so the game is not drawn" in told([5, 4, 4], winner=None, end="drawn")


def test_what_is_not_reported_is_not_judged() -> None:
    report = {"winner": 0, "end": "victory", "tallies": [{}, {"realms": 3}]}
    assert BOOK.report_faults(Format("Championship", size=55), report) == []
